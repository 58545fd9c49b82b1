import type { Formats } from '../../formats.ts';
import type { RemarkWords } from '../remark-words.ts';

export const remarks = ({ plural, number }: Formats): RemarkWords => ({
  remarks: {
    done: (steps) => `Fait : ${steps}.`,
    idle: (steps) => `Rien à faire pour : ${steps}.`,
    left_out: (phrase, reason) => `Laissé de côté : ${phrase}. ${reason}`,
    unused_pictures: (count) =>
      plural(count, {
        one: 'L’autre image n’a pas servi.',
        other: 'Les # autres images n’ont pas servi.',
      }),
    kept_outside: (percent) =>
      `Seule la zone peinte a changé : ${percent} des pixels sont exactement comme avant.`,
    check_edge: 'Vérifiez le bord du sujet : un cadre ou un trait le rend exact.',
    made_up_behind:
      'Ce qui est derrière est inventé d’après ce qui l’entoure : là où cela ne va pas, peignez seulement ce qui doit disparaître.',
    restored: (repairs) => `Restauré : ${repairs}.`,
    no_such_picture: (position) => `Il n’y a pas d’image ${position} pour l’arrière-plan.`,
    no_damage:
      'Ni rayures, ni plis, ni poussière, ni couleurs passées n’ont été trouvés. Pour ôter un seul défaut, peignez-le et demandez de l’effacer.',
    no_sky: 'Aucun ciel trouvé en haut de cette image.',
    no_skin: 'Aucune peau trouvée à cet endroit. Encadrez le visage ou peignez-le.',
    letters_left_out: (letters) =>
      `Il n’y a pas de lettres pour ${letters}, elles manquent dans le texte.`,
    colour_not_found: (what) =>
      what === '' ? 'Cette couleur n’a pas été trouvée.' : `Introuvable : ${what}.`,
    colour_elsewhere:
      'Cette couleur se trouve surtout ailleurs dans l’image. Tracez un cadre autour de ce que vous voulez dire.',
    colour_unsaid:
      'Dites quelle couleur cela a maintenant (« la cravate noire en rouge »), ou tracez un cadre autour.',
    colour_unclear:
      'Impossible de le distinguer du reste dans le cadre. Peignez-le, ou dites quelle couleur il a maintenant.',
    enlarged: (size) => `L’image a été agrandie depuis ${size}, ce qui n’ajoute aucun détail.`,
    size_most: (size, most, megapixels) =>
      `L’image fait ${size} : le maximum est de ${most} par côté et de ${megapixels} mégapixels.`,
    size_least: (size, least) => `L’image fait ${size} : le minimum est de ${least} par côté.`,
    largest_already: 'L’image a déjà la plus grande taille possible ici.',
    upscaled: 'L’agrandissement rend plus nets les contours présents ; il n’invente aucun détail.',
    compare_rules:
      'Comparez-la avec les règles de l’administration : la pose, l’expression et la lumière, c’est à vous d’en juger.',
    smaller_than_recommended: (size, recommended) =>
      `L’image fait ${size} ; ${recommended} sont recommandés à cet endroit.`,
    refused: (phrase, reason) => `${phrase} : ${reason}`,
    no_wish: 'Cela ne dit pas ce qui doit changer.',
    asks_for_nothing: (steps) =>
      `L’image reviendrait inchangée (${steps}) : une intensité de 0 ne change rien.`,
    already_so: (steps) =>
      `L’image reviendrait inchangée (${steps}) : elle est déjà ainsi, ou on ne peut pas aller plus loin.`,
    unchanged_where_painted:
      'Cela ne change rien dans la zone peinte. Peignez ce qui doit changer ou demandez autre chose.',
    moves_picture: (steps) =>
      `Seule la zone peinte peut changer, mais cela déplace toute l’image ou change sa taille : ${steps}. Retirez la zone peinte ou demandez quelque chose qui garde la forme.`,
    subject_unclear:
      'Impossible de distinguer le sujet de l’image. Tracez un cadre autour ou peignez-le, puis réessayez.',
    subject_of_picture_unclear: (position) =>
      `Impossible de distinguer le sujet de l’image ${position}. Mettez cette image en premier, tracez un cadre autour du sujet, puis réessayez.`,
    mark_to_erase: 'Marquez ce qui doit disparaître : tracez un cadre autour ou peignez-le.',
    mark_to_change: 'Marquez ce qui doit changer : tracez un cadre autour ou peignez-le.',
    mark_less_to_erase:
      'Marquez seulement ce qui doit disparaître : il faut qu’il reste de quoi combler l’endroit autour.',
    head_unclear:
      'Une photo d’identité montre le visage d’une seule personne, et il est impossible de voir où il est. Tracez un cadre autour de la personne, cheveux et épaules compris, puis réessayez.',
    character_unclear: (position) =>
      `Impossible de distinguer le personnage de l’image de référence ${position}. Choisissez une image où une personne, un animal ou un objet se détache nettement de l’arrière-plan.`,
    posed: (scene, characters, isDrawn) =>
      isDrawn
        ? `Scène : ${scene}. ${characters === 1 ? 'Le personnage est placé' : 'Les deux personnages sont placés'} comme sur le dessin.`
        : `Scène : ${scene}. Aucune figure n’était dessinée, donc ${characters === 1 ? 'le personnage est debout' : 'les deux personnages sont côte à côte'}.`,
    scene_near: (asked) => `Il n’y a pas de scène pour ${asked} : voici la plus proche.`,
    scene_unknown: (asked) =>
      `Il n’y a pas de scène pour ${asked}, c’est donc un studio neutre. Il y a des plages, des villes, des forêts, des montagnes, de la neige, l’espace, des bureaux et des cuisines.`,
    character_unsure: (who) =>
      `${who} : ce qui en fait partie n’est pas certain. Sur un arrière-plan uni, le détourage est plus exact.`,
    character_outside: (who) => `${who} : en dehors de l’image.`,
    character_in_part: (who) =>
      `${who} : visible en partie seulement sur la référence, donc placé au bord inférieur dans sa propre pose.`,
    limbs_follow: (who) => `${who} : les bras et les jambes suivent la pose dessinée.`,
    limbs_follow_in_part: (who, limbs) =>
      `${who} : suivent la pose dessinée : ${limbs} ; le reste ne se distinguait pas du corps et n’a pas bougé.`,
    limbs_unclear: (who) =>
      `${who} : les membres ne se distinguaient pas, il est donc placé d’un bloc, à la taille et l’inclinaison du dessin.`,
    figures_left_out: (count, characters) =>
      `${plural(count, { one: 'Une figure dessinée a été laissée de côté', other: '# figures dessinées ont été laissées de côté' })}, car il n’y a que ${characters === 1 ? 'un personnage' : 'deux personnages'}.`,
    figure_missing: (who) => `${who} : aucune figure dessinée, donc placé à côté tel quel.`,
    subject_wide: (width, height) =>
      `Le sujet est large : il fait ${width} de large et moins de ${height} de haut.`,
    plaque:
      'L’image n’a aucune partie transparente, donc aucun contour : elle est devenue une plaque en relief.',
    not_hollow: 'Rien n’est assez épais pour être creux, le modèle est donc plein.',
    inside_out: 'La surface était à l’envers et a été retournée.',
    gaps_closed: 'Des trous entre les triangles ont été fermés.',
    largest_part: (count) =>
      `Sur ${number(count)} parties séparées, seule la plus grande a été gardée.`,
    splinters: 'Les éclats détachés ont été retirés.',
    will_not_stand: 'Sans socle, il ne tient pas debout.',
    feet_lengthened: 'Les pieds qui restaient en l’air ont été allongés jusqu’au sol.',
    outline_smoothed: 'Le contour effiloché a été lissé.',
    specks: (count) =>
      plural(count, {
        one: 'Une petite tache a été retirée.',
        other: '# petites taches ont été retirées.',
      }),
    pieces_joined: (count) =>
      plural(count, {
        one: 'Un morceau séparé a été relié par une barre.',
        other: '# morceaux séparés ont été reliés par des barres.',
      }),
    pieces_left_out: (count) =>
      plural(count, {
        one: 'Un morceau trop éloigné a été retiré.',
        other: '# morceaux trop éloignés ont été retirés.',
      }),
    walls_thickened: (width) =>
      `Ce qui faisait moins de ${width} d’épaisseur a été épaissi à cette valeur.`,
    nothing_opaque:
      'Le détourage est entièrement transparent, il n’y a rien dont faire une figurine.',
    subject_small:
      'Le plus grand morceau d’un seul tenant est trop petit pour une figurine. Recadrez la photo de plus près ou marquez le sujet.',
    print_large: (height) =>
      `Ainsi, il est trop grand pour l’imprimante. Il peut faire jusqu’à ${height} de haut.`,
    print_thin: (wall, least, height) =>
      `Les parois les plus fines font ${wall} et ce matériau demande ${least}. Choisissez au moins ${height} de haut ou un autre matériau.`,
  },
  character: (position) => (position === 0 ? 'Personnage' : `Personnage ${number(position)}`),
  limbs: { arms: 'les bras', one_arm: 'un bras', legs: 'les jambes' },
  reasons: {
    bodies: 'Ce moteur ne peut pas changer les visages, les cheveux, l’âge ni les corps.',
    body_parts: 'Du corps, il trouve la tête ; il ignore où sont les autres parties.',
    cannot_weaken: 'Il ne peut pas atténuer ce qui est déjà dans l’image.',
    colour_alone: 'Cela ne dit pas quoi faire de la couleur.',
    colour_exchange: 'Ce moteur ne peut pas échanger une couleur contre une autre.',
    colour_now: 'Précisez sa couleur actuelle, comme dans « Mets les roses blanches en rouge ».',
    cropping_only: 'Une autre forme ne s’obtient qu’en recadrant.',
    detail: 'Ce moteur ne peut pas inventer de détails.',
    expressions: 'Ce moteur ne peut pas changer les expressions.',
    eyeshine: 'Il trouve les pupilles rouges sur des visages, pas les reflets d’une autre couleur.',
    face_swap: 'Ce moteur ne peut pas échanger des visages.',
    file_kind: 'Les mots changent l’image, pas le type ni le poids du fichier.',
    first_only:
      'De plusieurs images, c’est la première qui est retouchée : placez celle-là en premier.',
    grey_tint: 'La teinte ne peut être qu’une couleur, ni noir, ni blanc, ni gris.',
    kept: (what) => `À garder comme demandé : ${what}.`,
    light: 'Ce moteur n’a pas cette lumière.',
    more_pictures: (count) =>
      `Il faut ${plural(count, { one: '# image', other: '# images' })} pour cela.`,
    new_objects: 'Ce moteur ne peut pas ajouter de nouveaux objets.',
    no_background:
      'Précisez quoi mettre à la place : une couleur, une autre image ou une des scènes.',
    no_letters: (letters) => `Il n’a pas de lettres pour « ${letters} ».`,
    no_scene: 'Ce moteur n’a pas cette scène.',
    not_understood: 'Ce moteur ne comprend pas cela.',
    nothing_left: 'Il ne resterait rien de l’image.',
    outside: 'Il ne peut pas montrer ce qui est en dehors de l’image.',
    own_colours: 'Ce style a ses propres couleurs.',
    own_details:
      'Il dessine ses décors et ses styles à sa manière : ces détails ne se choisissent pas.',
    own_sky: 'Un lieu dessiné a son propre ciel.',
    packaging: 'Il fait la figurine, mais ni boîte ni autre emballage.',
    picture_order:
      'Il pose les images dans l’ordre où elles sont arrivées : ajoutez-les dans l’autre sens et redemandez.',
    part_unmarked:
      'Cette partie doit être marquée : marquez-la avec le cadre ou le pinceau, puis redemandez.',
    pose: 'Ce moteur ne peut pas changer la pose ni le point de vue.',
    questions: 'Ce moteur retouche des images et ne répond pas aux questions.',
    size_range: (least, most) => `Un côté peut faire de ${least} à ${most} px.`,
    smaller_part:
      'Il peut traiter à part le sujet, l’arrière-plan ou le ciel, mais aucune autre partie.',
    black_bars: 'Ce moteur ne pose pas de barres noires sur les choses.',
    round_ring: 'Les bordures ont quatre côtés ou entourent une image ronde : aucune n’est ovale.',
    tilted_letters:
      'Il écrit en lignes droites, et chaque texte une fois : les lettres ne sont ni inclinées ni répétées.',
    light_side: 'La lumière rasante vient du côté déjà plus clair, et ne se déplace pas.',
    letter_share: 'La hauteur des lettres se dit en px, et non en part de l’image.',
    takes_back: 'Les mots changent l’image et n’annulent rien : repartez d’une version précédente.',
    one_result: 'Ce moteur fait une image par souhait : demandez l’autre ensuite.',
    some_sides:
      'Les bordures font tout le tour : des bandes sur deux côtés viennent avec un format que vous nommez.',
    spare_part: 'Il ne peut épargner que le sujet, l’arrière-plan ou le ciel.',
    still_pictures: 'Ce moteur ne fait que des images fixes.',
    style: 'Ce moteur n’a pas ce style.',
    thirds: 'Il ne sait pas ce qui devrait se trouver sur les tiers.',
    too_long: 'Le prompt est trop long.',
    true_colours: 'Ce moteur ne peut pas connaître les vraies couleurs des choses.',
    turning_into: 'Ce moteur ne peut pas transformer une chose en une autre.',
    unmarked:
      'Ce qui doit partir doit être marqué : marquez-le avec le cadre ou le pinceau et écrivez « Efface ce que j’ai marqué ».',
    weather: 'Ce moteur n’a pas ce temps ou cette saison.',
    weather_colours:
      'La neige, la pluie et le brouillard changent la lumière, et les couleurs avec elle.',
    which_colour: 'Précisez la couleur.',
    which_degrees: 'Précisez de combien de degrés.',
    which_how: 'Cela ne dit ni quoi, ni comment.',
    which_shape: 'Précisez la forme, par exemple carrée ou 16:9.',
    which_size: 'Précisez la taille, par exemple 1200 px de large ou la moitié.',
    which_words: 'Précisez les mots : mettez-les entre guillemets.',
    whole_only: 'Cela ne se fait que sur l’image entière.',
  },
});
