import type { Formats } from '../../formats.ts';
import type { RemarkWords } from '../remark-words.ts';

export const remarks = ({ plural, number }: Formats): RemarkWords => ({
  remarks: {
    done: (steps) => `Gemacht: ${steps}.`,
    idle: (steps) => `Nichts zu tun bei: ${steps}.`,
    left_out: (phrase, reason) => `Weggelassen: ${phrase}. ${reason}`,
    unused_pictures: (count) =>
      plural(count, {
        one: 'Das andere Bild wurde nicht gebraucht.',
        other: 'Die anderen # Bilder wurden nicht gebraucht.',
      }),
    kept_outside: (percent) =>
      `Geändert wurde nur der übermalte Bereich: ${percent} der Pixel sind genau wie vorher.`,
    check_edge:
      'Bitte prüfe den Rand des Motivs: Mit einem Rahmen oder einem Strich wird er genau.',
    made_up_behind:
      'Was dahinter ist, ist aus dem Umliegenden erfunden: Wo das nicht stimmt, übermale nur das, was weg soll.',
    restored: (repairs) => `Restauriert: ${repairs}.`,
    no_such_picture: (position) => `Für den Hintergrund gibt es kein Bild ${position}.`,
    no_damage:
      'Keine Kratzer, Knicke, kein Staub und keine verblassten Farben gefunden. Einzelne Stellen verschwinden, wenn du sie übermalst und entfernen lässt.',
    no_sky: 'Oben auf diesem Bild wurde kein Himmel gefunden.',
    no_skin: 'Dort wurde keine Haut gefunden. Zieh einen Rahmen um das Gesicht oder übermale es.',
    letters_left_out: (letters) => `Für ${letters} gibt es keine Buchstaben, sie fehlen im Text.`,
    colour_not_found: (what) =>
      what === '' ? 'So eine Farbe war nicht zu finden.' : `Nicht gefunden: ${what}.`,
    colour_elsewhere:
      'Das meiste von dieser Farbe ist anderswo im Bild. Zieh einen Rahmen um das, was gemeint ist.',
    colour_unsaid:
      'Sag dazu, welche Farbe es jetzt hat („die schwarze Krawatte rot“), oder zieh einen Rahmen darum.',
    colour_unclear:
      'Vom Übrigen im Rahmen lässt es sich nicht unterscheiden. Übermale es, oder sag dazu, welche Farbe es jetzt hat.',
    enlarged: (size) => `Das Bild wurde von ${size} vergrößert, Einzelheiten kommen nicht dazu.`,
    size_most: (size, most, megapixels) =>
      `Es wurden ${size}, denn mehr als ${most} je Seite und ${megapixels} Megapixel gehen nicht.`,
    size_least: (size, least) =>
      `Es wurden ${size}, denn weniger als ${least} je Seite gehen nicht.`,
    largest_already: 'Das Bild ist schon so groß, wie es hier sein kann.',
    upscaled: 'Hochskalieren schärft vorhandene Kanten, es erfindet keine Einzelheiten.',
    compare_rules:
      'Bitte vergleiche es mit den Regeln der Behörde: Haltung, Ausdruck und Licht musst du selbst beurteilen.',
    smaller_than_recommended: (size, recommended) =>
      `Es wurden ${size}; empfohlen sind dort ${recommended}.`,
    refused: (phrase, reason) => `${phrase}: ${reason}`,
    no_wish: 'Das sagt nicht, was sich ändern soll.',
    asks_for_nothing: (steps) =>
      `Das Bild käme unverändert zurück (${steps}): Eine Stärke von 0 ändert nichts.`,
    already_so: (steps) =>
      `Das Bild käme unverändert zurück (${steps}): Es ist schon so, oder mehr geht nicht.`,
    unchanged_where_painted:
      'Im übermalten Bereich ändert das nichts. Übermale, was sich ändern soll, oder wünsch dir etwas anderes.',
    moves_picture: (steps) =>
      `Nur der übermalte Bereich darf sich ändern, aber das bewegt das ganze Bild oder ändert seine Größe: ${steps}. Entferne den übermalten Bereich oder wünsch dir etwas, das die Form lässt.`,
    subject_unclear:
      'Was das Motiv ist, lässt sich nicht erkennen. Zieh einen Rahmen darum oder übermale es und versuch es noch einmal.',
    subject_of_picture_unclear: (position) =>
      `Was das Motiv von Bild ${position} ist, lässt sich nicht erkennen. Setz dieses Bild an die erste Stelle, zieh einen Rahmen um das Motiv und versuch es noch einmal.`,
    mark_to_erase: 'Markiere, was weg soll: Zieh einen Rahmen darum oder übermale es.',
    mark_to_change: 'Markiere, was sich ändern soll: Zieh einen Rahmen darum oder übermale es.',
    mark_less_to_erase:
      'Markiere nur, was weg soll: Ringsum muss etwas bleiben, womit die Stelle gefüllt wird.',
    head_unclear:
      'Ein Passbild zeigt das Gesicht einer einzigen Person, und wo das ist, lässt sich nicht erkennen. Zieh einen Rahmen um die Person samt Haaren und Schultern und versuch es noch einmal.',
    character_unclear: (position) =>
      `Wer oder was auf Referenzbild ${position} die Figur ist, lässt sich nicht erkennen. Nimm ein Bild, auf dem eine Person, ein Tier oder ein Ding klar vor dem Hintergrund steht.`,
    posed: (scene, characters, isDrawn) =>
      isDrawn
        ? `Szene: ${scene}. ${characters === 1 ? 'Die Figur steht' : 'Beide Figuren stehen'} wie gezeichnet.`
        : `Szene: ${scene}. Es war keine Figur gezeichnet, deshalb ${characters === 1 ? 'steht die Figur einfach da' : 'stehen beide nebeneinander'}.`,
    scene_near: (asked) => `Für ${asked} gibt es keine eigene Szene, diese kommt am nächsten.`,
    scene_unknown: (asked) =>
      `Für ${asked} gibt es keine Szene, deshalb ist es ein neutrales Studio. Möglich sind Strände, Städte, Wälder, Berge, Schnee, Weltraum, Büros und Küchen.`,
    character_unsure: (who) =>
      `${who}: Was dazugehört, ist nicht sicher. Vor schlichtem Hintergrund wird das Freistellen genauer.`,
    character_outside: (who) => `${who}: liegt außerhalb des Bildes.`,
    character_in_part: (who) =>
      `${who}: auf dem Referenzbild nur zum Teil zu sehen, deshalb am unteren Rand und in der eigenen Haltung.`,
    limbs_follow: (who) => `${who}: Arme und Beine folgen der gezeichneten Pose.`,
    limbs_follow_in_part: (who, limbs) =>
      `${who}: Der Pose folgen ${limbs}; der Rest ließ sich nicht vom Körper trennen und blieb, wie er war.`,
    limbs_unclear: (who) =>
      `${who}: Arme und Beine waren nicht zu erkennen, deshalb steht alles im Ganzen in Größe und Neigung der Zeichnung.`,
    figures_left_out: (count, characters) =>
      `${plural(count, { one: 'Eine gezeichnete Figur wurde', other: '# gezeichnete Figuren wurden' })} weggelassen, denn es gibt nur ${characters === 1 ? 'ein Referenzbild' : 'zwei Referenzbilder'}.`,
    figure_missing: (who) => `${who}: nicht gezeichnet, steht deshalb unverändert daneben.`,
    subject_wide: (width, height) =>
      `Das Motiv ist breit: Es wurde ${width} breit und niedriger als ${height}.`,
    plaque:
      'Das Bild hat nichts Durchsichtiges und damit keinen Umriss: Daraus wurde eine Relieftafel.',
    not_hollow: 'Für einen Hohlraum ist nichts dick genug, deshalb ist das Modell massiv.',
    inside_out: 'Die Oberfläche war nach innen gekehrt und wurde umgedreht.',
    gaps_closed: 'Lücken zwischen Dreiecken wurden geschlossen.',
    largest_part: (count) => `Von ${number(count)} getrennten Teilen blieb nur das größte.`,
    splinters: 'Lose Splitter wurden weggelassen.',
    will_not_stand: 'Ohne Sockel steht es nicht.',
    feet_lengthened: 'Füße, die in der Luft hingen, wurden bis zum Boden verlängert.',
    outline_smoothed: 'Der ausgefranste Umriss wurde geglättet.',
    specks: (count) =>
      plural(count, {
        one: 'Ein Fleckchen wurde weggelassen.',
        other: '# Fleckchen wurden weggelassen.',
      }),
    pieces_joined: (count) =>
      plural(count, {
        one: 'Ein getrenntes Stück wurde mit einem Steg verbunden.',
        other: '# getrennte Stücke wurden mit Stegen verbunden.',
      }),
    pieces_left_out: (count) =>
      plural(count, {
        one: 'Ein Stück war zu weit weg und wurde weggelassen.',
        other: '# Stücke waren zu weit weg und wurden weggelassen.',
      }),
    walls_thickened: (width) => `Was dünner als ${width} war, wurde so dick gemacht.`,
    nothing_opaque: 'Das freigestellte Bild ist überall durchsichtig, daraus wird keine Figur.',
    subject_small:
      'Das größte zusammenhängende Stück ist zu klein für eine Figur. Schneide das Foto enger zu oder markiere das Motiv.',
    print_large: (height) => `So ist es zu groß für den Drucker. Bis ${height} Höhe geht es.`,
    print_thin: (wall, least, height) =>
      `Die dünnsten Wände haben ${wall}, dieses Material braucht ${least}. Mach es mindestens ${height} hoch oder nimm ein anderes Material.`,
  },
  character: (position) => (position === 0 ? 'Figur' : `Figur ${number(position)}`),
  limbs: { arms: 'die Arme', one_arm: 'ein Arm', legs: 'die Beine' },
  reasons: {
    bodies: 'Gesichter, Haare, Alter und Körper kann diese Engine nicht ändern.',
    body_parts: 'Am Körper findet sie den Kopf; wo andere Teile sind, weiß sie nicht.',
    cannot_weaken: 'Was schon im Bild ist, kann sie nicht schwächer machen.',
    colour_alone: 'Was mit der Farbe geschehen soll, steht nicht da.',
    colour_exchange: 'Eine Farbe gegen eine andere tauschen kann diese Engine nicht.',
    colour_now: 'Sag dazu, welche Farbe es jetzt hat, etwa „Mach die weißen Rosen rot“.',
    cropping_only: 'In eine andere Form kommt es nur durch Zuschneiden.',
    detail: 'Einzelheiten erfinden kann diese Engine nicht.',
    expressions: 'Gesichtsausdrücke kann diese Engine nicht ändern.',
    eyeshine:
      'Sie findet rote Pupillen in Gesichtern von Menschen, kein Leuchten in anderer Farbe.',
    face_swap: 'Gesichter tauschen kann diese Engine nicht.',
    file_kind: 'Worte ändern das Bild, nicht die Art oder Größe der Datei.',
    first_only: 'Von mehreren Bildern wird das erste bearbeitet: Stell dieses an den Anfang.',
    grey_tint: 'Ein Farbstich geht nur in Farben, nicht in Schwarz, Weiß oder Grau.',
    kept: (what) => `Das soll bleiben, wie es ist: ${what}.`,
    light: 'Dieses Licht hat die Engine nicht.',
    more_pictures: (count) =>
      `Dafür braucht es ${plural(count, { one: '# Bild', other: '# Bilder' })}.`,
    new_objects: 'Neue Dinge hinzufügen kann diese Engine nicht.',
    no_background: 'Sag dazu, was dorthin soll: eine Farbe, ein anderes Bild oder eine der Szenen.',
    no_letters: (letters) => `Für „${letters}“ hat sie keine Buchstaben.`,
    no_scene: 'Diese Szene hat die Engine nicht.',
    not_understood: 'Das versteht diese Engine nicht.',
    nothing_left: 'Vom Bild bliebe dann nichts übrig.',
    outside: 'Was außerhalb des Bildes liegt, kann sie nicht zeigen.',
    own_colours: 'Dieser Look hat seine eigenen Farben.',
    own_details:
      'Orte und Stile zeichnet sie auf ihre Weise: Solche Einzelheiten lassen sich nicht wählen.',
    own_sky: 'Ein gezeichneter Ort hat seinen eigenen Himmel.',
    packaging: 'Sie macht die Figur, aber keine Schachtel oder andere Verpackung.',
    picture_order:
      'Bilder liegen in der Reihenfolge, in der sie kamen: Füge sie andersherum hinzu und frag noch einmal.',
    part_unmarked:
      'Dieser Teil muss markiert sein: Markiere ihn mit Rahmen oder Pinsel und frag noch einmal.',
    pose: 'Haltung und Blickwinkel kann diese Engine nicht ändern.',
    questions: 'Diese Engine bearbeitet Bilder und beantwortet keine Fragen dazu.',
    size_range: (least, most) => `Eine Seite kann ${least} bis ${most} px haben.`,
    smaller_part: 'Motiv, Hintergrund und Himmel gehen einzeln, andere Teile nicht.',
    black_bars: 'Schwarze Balken legt diese Engine nicht über Dinge.',
    round_ring: 'Ränder sind viereckig oder gehen um ein rundes Bild: Oval ist keiner.',
    tilted_letters:
      'Geschrieben wird waagrecht und jeder Text einmal: Buchstaben werden weder gedreht noch wiederholt.',
    light_side:
      'Tiefes Licht kommt von der Seite, die schon heller ist, und lässt sich nicht versetzen.',
    letter_share: 'Wie hoch Buchstaben sind, wird in px gesagt, nicht als Anteil des Bildes.',
    takes_back:
      'Worte ändern das Bild und nehmen nichts zurück: Mach von einer früheren Version aus weiter.',
    one_result: 'Aus einem Wunsch macht diese Engine ein Bild: Wünsch dir das andere danach.',
    some_sides:
      'Ränder gehen ganz herum: Balken an zwei Seiten kommen mit einer Form, die du nennst.',
    spare_part: 'Aussparen lassen sich nur das Motiv, der Hintergrund oder der Himmel.',
    still_pictures: 'Diese Engine macht nur unbewegte Bilder.',
    style: 'Diesen Stil hat die Engine nicht.',
    thirds: 'Was auf den Dritteln stehen soll, weiß sie nicht.',
    too_long: 'Der Prompt ist zu lang.',
    true_colours: 'Die wahren Farben der Dinge kann diese Engine nicht kennen.',
    turning_into: 'Dinge in andere verwandeln kann diese Engine nicht.',
    unmarked:
      'Was weg soll, muss markiert sein: mit Rahmen oder Pinsel markieren und „Entferne das Markierte“ schreiben.',
    weather: 'Dieses Wetter oder diese Jahreszeit hat die Engine nicht.',
    weather_colours: 'Schnee, Regen und Nebel ändern das Licht und damit die Farben.',
    which_colour: 'Sag dazu, welche Farbe es sein soll.',
    which_degrees: 'Sag dazu, um wie viel Grad.',
    which_how: 'Was und wie, steht nicht da.',
    which_shape: 'Sag dazu, welche Form, etwa quadratisch oder 16:9.',
    which_size: 'Sag dazu, welche Größe, etwa 1200 px breit oder halb so groß.',
    which_words: 'Sag dazu, welche Worte: Setz sie in Anführungszeichen.',
    whole_only: 'Das geht nur mit dem ganzen Bild.',
  },
});
