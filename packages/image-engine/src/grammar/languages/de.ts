import { GERMAN_DISLIKED } from '../disliked/german.ts';
import { withForms } from '../forms/rewrite.ts';
import { GERMAN_BLENDED } from './blended-colours.ts';
import { GERMAN_ASIDES } from './de/aside.ts';
import { GERMAN_CHATTER } from './de/chatter.ts';
import { GERMAN_SHADES } from './de/colours.ts';
import { GERMAN_COLOUR_SENTENCES, GERMAN_COLOURS_AND_TONES } from './de/colours-and-tones.ts';
import { GERMAN_CUTS, GERMAN_CUTS_NAMED } from './de/cuts-told.ts';
import { GERMAN_EVERYDAY } from './de/everyday.ts';
import {
  GERMAN_FAMILIES,
  GERMAN_OWNED,
  GERMAN_SHARED,
  GERMAN_SPLIT_VERBS,
  germanDialectOf,
} from './de/families.ts';
import { GERMAN_FURTHER } from './de/further.ts';
import { GERMAN_LEFT_OUT } from './de/left-out.ts';
import { GERMAN_ADJECTIVES, GERMAN_LOOKS } from './de/looks.ts';
import { GERMAN_NAMES } from './de/names.ts';
import { GERMAN_NOUNS } from './de/nouns.ts';
import { GERMAN_OFFHAND } from './de/offhand.ts';
import { GERMAN_PLAINLY } from './de/plainly.ts';
import { GERMAN_REASONS } from './de/reasons.ts';
import { GERMAN_REQUESTS } from './de/requests.ts';
import { GERMAN_SHORTLY } from './de/shortly.ts';
import { GERMAN_SIZES, GERMAN_SIZES_NAMED } from './de/sizes-told.ts';
import { GERMAN_TALK } from './de/talk.ts';
import { GERMAN_THINGS } from './de/things.ts';
import { GERMAN_TOLD } from './de/told.ts';
import { GERMAN_TURNS } from './de/turns.ts';
import { GERMAN_VERBS } from './de/verbs.ts';
import { GERMAN_WISHES } from './de/wishes.ts';
import { GERMAN_DETAILS } from './details-beside.ts';
import type { Language } from './language.ts';
import { GERMAN_MARKED_PLACES } from './marked-places.ts';
import { GERMAN_PLACES_NAMED } from './places-named.ts';
import { GERMAN_PLAIN, GERMAN_PLAINLY_NAMED } from './plain-wishes.ts';
import { GERMAN_TAKEN_BACK } from './taken-back.ts';
import { GERMAN_EXACTLY } from './told-exactly.ts';
import { GERMAN_LASTLY } from './told-lastly.ts';

/** German. */
export const german: Language = {
  code: 'de',
  endings: [
    'ender',
    'enden',
    'endes',
    'ende',
    'end',
    'test',
    'ten',
    'tet',
    'erer',
    'eren',
    'erem',
    'eres',
    'ere',
    'ern',
    'ste',
    'est',
    'em',
    'en',
    'er',
    'es',
    'st',
    'te',
    'et',
    'e',
    'n',
    's',
    't',
  ],
  manner:
    /^.{2,}(?:lich|ig|isch|haft|sam|bar|massig|artig|weise|falls|los)(?:e[nrms]?|er[enms]*)?$/,
  plurals: /(?:en|er|e|n|s)$/,
  sentences: withForms([
    ...GERMAN_CUTS,
    ...GERMAN_SIZES,
    ...GERMAN_DISLIKED,
    ...GERMAN_PLACES_NAMED,
    ...GERMAN_COLOUR_SENTENCES,
    ...GERMAN_TAKEN_BACK,
    ...GERMAN_EXACTLY,
    ...GERMAN_LASTLY,
    ...GERMAN_DETAILS,
    ...GERMAN_PLAIN,
  ]),
  isVerbFinal: true,
  isNounFirst: false,
  linkers: ['', 's', 'n', 'es', 'en', 'e'],
  particles: [
    ...[
      'zurecht',
      'heraus',
      'herunter',
      'hinzu',
      'weich',
      'raus',
      'rein',
      'runter',
      'rauf',
      'hoch',
      'nach',
    ],
    ...[
      'weg',
      'frei',
      'ein',
      'auf',
      'aus',
      'ab',
      'an',
      'um',
      'zu',
      'ran',
      'dran',
      'drauf',
      'drunter',
    ],
  ],
  things: `${GERMAN_THINGS}${GERMAN_NAMES}${GERMAN_SHARED}
${germanDialectOf(GERMAN_REQUESTS, GERMAN_TURNS, GERMAN_EVERYDAY, GERMAN_CHATTER, GERMAN_FAMILIES, GERMAN_LOOKS, GERMAN_ADJECTIVES)}`,
  tables: {
    joint: `
      & | + | und | sowie | u = and
      dann | danach | anschliessend = then
      aber | jedoch | doch nur | sondern = but
      oder = or
      ohne = without
      ausser | bis auf | abgesehen von | mit ausnahme von = except
      mit = with
      zusatzlich | ausserdem | auch = also
      dafur = and
    `,
    phrase: `${GERMAN_ASIDES}
      ${GERMAN_SHORTLY}
      ${GERMAN_COLOURS_AND_TONES}
      ${GERMAN_PLAINLY_NAMED}
      ${GERMAN_CUTS_NAMED}
      ${GERMAN_SIZES_NAMED}
      ${GERMAN_PLAINLY}
      ${GERMAN_OFFHAND}
      ${GERMAN_FURTHER}
      ${GERMAN_LEFT_OUT}
      ${GERMAN_MARKED_PLACES}
      ${GERMAN_TURNS}
      ${GERMAN_WISHES}
      ${GERMAN_EVERYDAY}
      ${GERMAN_CHATTER}
      ${GERMAN_REASONS}
      ${GERMAN_REQUESTS}
      ${GERMAN_TOLD}
      ${GERMAN_FAMILIES}
      mach mal | mach doch mal | mach mir mal = make
      bitte mal | mal bitte | mal eben | mal kurz | mal schnell | doch mal = please
      ganz leicht | ganz wenig | ganz dezent | ganz sanft | ganz zart = slightly
      foto von | bild von | aufnahme von | fotos von | bilder von = photo of
      zu viel kontrast | zuviel kontrast = too much contrast
      zu viel sattigung | zuviel sattigung = too much saturation
      zu wenig kontrast = more contrast
      zu wenig sattigung = more saturation
      bergpanorama | bergkulisse | berglandschaft | bergwelt = mountains
      vor ein~ berg~ = in front of mountains
      schnee fallen lassen | lass~ … schneien = make it snow
      schwarz~ balken = black bars
      konturen … scharfer | kanten … scharfer | konturen scharfer | kanten scharfer = sharper
      duoton~ = duotone
      profilbild rund | rundes profilbild = round profile picture
      schlimm~ | schrecklich~ | furchtbar~ | grauenhaft~ | hasslich~ | mies~ | grasslich~ = terrible
      sieht … aus = looks
      stimmung | atmosphare = mood
      auf weiss setzen | auf weiss stellen | auf weiss = on white
      foto retten | bild retten | foto … retten | bild … retten = restore photo
      auf schlicht~ | auf einfarbig~ | auf rein~ | auf uni = on plain
      retuschier~ … kratzer | retuschier~ … knicke | retuschier~ … flecken = restore
      im stil alter meister | im stil der alten meister = of old masters
      verkaufe | verkaufen = sell
      es liegt auf der seite | liegt auf der seite = is sideways
      alter meister | alten meister | der alten meister = old masters
      farben … zurücknehmen | farben zurücknehmen | farben dämpfen | farben … dämpfen | farben … runter = less saturated
      sonnenuntergangsstimmung | sonnenaufgangsstimmung = golden hour light
      winterlandschaft | schneelandschaft = winter landscape
      porträt | portrait = portrait
      ohne filter | kein filter | keine filter | ohne effekte =
      für instagram | für insta = for instagram
      kräftigere~ | intensivere~ | sattere~ | leuchtendere~ | knalligere~ | lebendigere~ | buntere~ = more vivid
      zu knallig | zu bunt | zu grell | zu kräftig | zu intensiv = too colorful
      war | waren | wurde = was
      lass~ ihn stehen | lass~ sie stehen = standing
      porträtmodus | portraitmodus = portrait mode
      verwaschen~ | ausgeblichen~ = washed out
      70er jahre | 80er jahre | 60er jahre | 90er jahre | 50er jahre | siebziger jahre | achtziger jahre | der siebziger | der achtziger | 50er | 50ern = vintage
      schrift … verkehrt herum | schrift … verkehrt | text … verkehrt herum | schrift … lesbar | text … lesbar = text is backwards
      können sie | könnten sie | würden sie | können wir | kannst du | könntest du = can you
      kratzer raus | kratzer … raus | knicke weg | knicke raus | flecken weg | flecken raus = restore
      film look = film look
      was ist auf | was ist in | was sieht man | was siehst du | was sieht man auf = what is in
      statt | anstatt = instead of
      stehen statt sitzen = standing
      schwarz weiss | schwarz und weiss | schwarzweiss~ | schwarz weisses | schwarz weissen | sw | s w | graustufen | grautone~ | einfarbig grau = black and white
      grau in grau = black and white
      farblos~ | ohne farbe | ohne farben = black and white
      farbe raus | farben raus | farbe entfernen | farben entfernen | entsattigen komplett = black and white
      nur … in farbe | nur … farbig = only in color
      in farbe | farbig lassen = in color
      farbakzent | color key | colorkey | farbtupfer | teilkoloriert~ = color pop
      color pop | colour pop = color pop
      heller = brighter
      dunkler = darker
      warmer~ | warmere~ = warmer
      kalter~ | kuhler~ | kaltere~ = cooler
      scharfer~ | scharfere~ = sharper
      unscharfer~ | verschwommener = blurrier
      bunter | farbenfroher | farbiger | knalliger = more colorful
      kraftiger | intensiver | satter | leuchtender | lebendiger = more vivid
      blasser | matter | weniger bunt | weniger farbig = less saturated
      weicher = softer
      grosser = bigger
      kleiner = smaller
      nicht so = not so
      rauscht zu stark | rauscht | verrauscht~ = too noisy
      ist … unscharf | ist … verschwommen | ist unscharf | ist verschwommen = too blurry
      gerade rucken | gerade rucke | gerade richten | gerade ausrichten | gerade machen | gerade ziehen = straighten
      sieht … aus | sehen … aus = look
      lass~ … so | lass~ … in ruhe | lass~ … unverandert | lass~ … wie es ist | lass~ … wie er ist | lass~ … wie sie ist = keep
      zeichentrickfigur | comicfigur | cartoonfigur = cartoon character
      scharf lassen | scharf bleiben | scharf bleibt = keep sharp
      wie gemalt | gemalt aussehen = painted
      70er | siebziger | 70ern | 80er | 80ern | 60er | 60ern | 90er | 90ern = vintage
      farbverlauf~ | verlauf = gradient
      videospiel~ | computerspiel~ = video game
      geworden | geraten | ausgefallen | rausgekommen =
      das … retten | retten | rette = fix
      gelbstich entfernen | gelbstich weg | gelbstich raus = remove yellow cast
      gelbstich = yellow cast
      blaustich entfernen | blaustich weg = remove blue cast
      blaustich = blue cast
      rotstich entfernen | rotstich weg = remove red cast
      rotstich = red cast
      grunstich entfernen | grunstich weg = remove green cast
      grunstich = green cast
      tag … nacht = day into night
      stimmung wie bei | stimmung wie am | stimmung wie im | eine stimmung wie = like
      farbstich entfernen | farbstich weg | farbstich raus = remove color cast
      farbstich = color cast
      goldenes abendlicht | goldenes licht | warmes abendlicht | warmes licht der abendsonne = golden hour light
      weniger grell | nicht so grell = less bright
      gemalde in ol | gemalde aus ol = oil painting
      grauschleier | schleier = haze
      auf das doppelte | aufs doppelte | um das doppelte = twice as big
      zweimal = 2 times
      dreimal = 3 times
      viermal = 4 times
      kontrast … hoch | kontrast … rauf | kontrast … nach oben = more contrast
      kontrast … runter | kontrast … nach unten = less contrast
      helligkeit … hoch | helligkeit … rauf = brighter
      helligkeit … runter = darker
      sattigung … hoch | sattigung … rauf = more saturation
      sattigung … runter = less saturation
      hochkant | hochformat | im hochformat = portrait format
      querformat | im querformat = landscape format
      filmisch~ | kinematisch~ = cinematic
      drum | drumrum | rundum | aussen rum | aussenrum = around
      freundlicher = brighter
      gemutlicher = warmer
      dramatischer = more contrast
      lebhafter | frischer = more vivid
      schoner | hubscher | besser | professioneller = better
      knallen | poppen | knallt = pop
      zu viel rauschen | viel rauschen = too noisy
      zu dunkel = too dark
      zu hell = too bright
      zu gelb = too yellow
      zu blau = too blue
      zu unscharf | zu verschwommen = too blurry
      zu blass = too dull
      zu flau = too flat
      uberbelichtet = overexposed
      unterbelichtet = underexposed
      mehr kontrast = more contrast
      weniger kontrast = less contrast
      mehr farbe | mehr farben = more color
      weniger farbe = less color
      mehr licht = more light
      mehr scharfe = sharper
      mehr sattigung = more saturation
      weniger sattigung = less saturation
      hell … auf | helle … auf = brighten
      dunkel … ab | dunkle … ab | dunkl~ … ab = darken
      scharf … nach | zeichne … scharf = sharpen
      zeichne … weich | zeichn~ … weich = blur
      stell~ … frei | schneid~ … frei | freisteller = remove background
      schneid~ … aus = cut out
      schneid~ … zu auf | schneid~ … zu im | schneid~ … zu als | schneid~ zu | zugeschnitten = crop
      schneid~ … ab = crop
      fug~ … hinzu | fug~ … ein | fug~ … dazu | fug~ … hinein | fug~ = add
      setz~ … ein | bau~ … ein = add
      wandl~ … um | wandel~ … um = convert
      mach~ … weg | nimm … weg | entfern~ … weg = remove
      nimm … raus | nehm~ … raus | schneid~ … raus | nimm … heraus = remove
      tausch~ … aus = replace
      richt~ … gerade | rick~ … gerade = straighten
      kehr~ … um = invert
      wasch~ … aus = fade
      frisch~ … auf = enhance
      hintergrund weg | ohne hintergrund | kein~ hintergrund | hintergrund raus | transparenter hintergrund | hintergrund transparent = remove background
      hintergrund unscharf | hintergrund verschwommen | unscharfer hintergrund | hintergrundunscharfe | unscharfen hintergrund | verschwommener hintergrund | bokeh = blur background
      anderer hintergrund | neuer hintergrund | anderen hintergrund | neuen hintergrund = change background
      am strand | an den strand | an einen strand | an einem strand | auf den strand | strand hintergrund = on beach
      im weltraum | ins weltall | im weltall | in den weltraum | im all = in space
      in die berge | in den bergen | vor berge | vor den bergen | vor bergen | alpen = in mountains
      in einem wald | in den wald | im wald | in einen wald = in forest
      in der stadt | in die stadt | in einer stadt | in eine stadt = in city
      im schnee | in den schnee = in snow
      im herbst | in den herbst | herbstlich~ = in autumn
      im buro | in ein buro | ins buro | in einem buro = in office
      im studio | ins studio | in ein studio | vor studio hintergrund = studio background
      in der kuche | in die kuche | in einer kuche | in eine kuche = in kitchen
      im sonnenuntergang | in den sonnenuntergang | vor sonnenuntergang | vor einem sonnenuntergang | vor einen sonnenuntergang = sunset background
      goldene stunde | goldener stunde | goldenen stunde | goldstunde | abendlicht | abendsonne | sonnenuntergangslicht | golden hour = golden hour light
      tag zur nacht | tag zu nacht | zur nacht | nacht daraus | nachtaufnahme | bei nacht | nachts | nachtstimmung = make it night
      lass es regnen | regen hinzu = add rain
      regnerisch~ = rainy
      bewolkt~ | wolkig~ = cloudy
      verschneit~ | schneebedeckt~ = snowy
      stehen | stehe | steht = standing
      ausschneid~ | auszuschneiden | ausgeschnitten = cut out
      abschneid~ | abzuschneiden | wegschneid~ | abgeschnitten = crop
      verdoppel~ | verdoppl~ = double
      warmes licht | warmes abendlicht | sonniges licht | abendstimmung | sonnenlicht = golden light
      wie bei sonnenuntergang = like sunset
      knallige farben | satte farben | kraftige farben | leuchtende farben = vivid colors
      matte farben | blasse farben | gedampfte farben = muted colors
      schwarzer balken | schwarze balken | kinobalken = letterbox
      weisse balken | weissen balken = white padding
      statt zuschneiden | statt zu schneiden | anstatt zuzuschneiden | statt zuzuschneiden | statt beschneiden = without cropping
      unscharfe seiten | unscharfen seiten | verschwommene seiten | verschwommenen seiten | unscharfen randern | unscharfe rander | unscharfem rand | unscharfer rand | unscharfen rand | verschwommenem rand | verschwommener rand | unscharfe balken | unscharfen balken = blurred sides
      auffull~ | aufzufullen = pad
      schlagschatten = drop shadow
      bildunterschrift | bildtext | unterschrift = caption
      rausch entfernen = noise removal
      bildrauschen = noise
      nur umrisse | nur konturen | nur linien = line art
      person scharf lassen | motiv scharf lassen | vordergrund scharf lassen | person soll scharf bleiben | motiv soll scharf bleiben | person bleibt scharf | motiv bleibt scharf = keep subject sharp
      halbtransparent~ | halb transparent~ | halbdurchsichtig~ | durchscheinend~ = translucent
      deckkraft = opacity
      schatten darunter | schatten unten drunter = shadow under
      bodenschatten | kontaktschatten = contact shadow
      eng um | knapp um | dicht um = tight around
      zoom~ auf | zoom~ an | heranzoom~ an | reinzoom~ auf | naher an = zoom in on
      motiv in die mitte | motiv mittig | motiv in der mitte | motiv mittig setzen | motiv mittig platzieren = center subject
      produkt in die mitte | produkt mittig | produkt in der mitte = center product
      drehung um = rotate
      weichzeichner | weichzeichnung | unscharfe = blur
      zeichne | zeichn~ = draw
      runterdreh~ | runter = reduce
      hochdreh~ | hoch drehen = increase
      ausgewaschen = too dull
      flau = too flat
      schief~ = crooked
      gegenteil = invert
      in einem rahmen = framed
      lass es schneien | es soll schneien | schneefall = make it snow
      es soll regnen = add rain
      neblig~ | nebelig~ = foggy
      dunst weg | dunst raus | grauschleier weg = remove haze
      dunst = haze
      entrausch~ | rauschen entfernen | rauschen reduzieren | rauschen weg | weniger rauschen | bildrauschen entfernen | rauschfrei = reduce noise
      bildrauschen | rauschen = noise
      weissabgleich | weissabgleichs = fix white balance
      rote augen weg | rote augen entfernen = remove red eyes
      rote augen | roten augen = red eyes
      kratzer entfernen | kratzer weg = restore old photo
      ol gemalde | olgemalde | olbild | olmalerei | olfarbe~ = oil painting
      aquarell~ | wasserfarbe~ = watercolor
      comic stil | comicstil | comic~ = comic
      zeichentrick~ | cartoon~ = cartoon
      anime stil | anime | manga = anime look
      bleistiftzeichnung~ | bleistift skizze | bleistiftskizze~ | bleistift | skizze~ = pencil sketch
      buntstiftzeichnung | buntstift~ = colored pencil drawing
      kohlezeichnung = charcoal drawing
      zeichnung~ = drawing
      gemalde | malerei = painting
      pixelkunst | pixel art | pixelgrafik | pixelig = pixel art
      pop art | popart = pop art poster
      plakat = poster
      neonlook | neon~ | neonlicht = neon glow
      kino look | kinolook | filmlook | wie im kino | kinoreif | kinofilm = cinematic
      altes foto restaurieren = restore old photo
      wie ein altes foto | wie altes foto = like old photo
      nostalgisch~ | retro~ | vintage~ | altmodisch~ = vintage
      doppelbelichtung = double exposure
      nebeneinander = side by side
      collage | fotocollage = collage
      aufkleber | sticker = sticker
      sammelfigur | spielzeugfigur | actionfigur | figur~ = figurine
      portratlicht | portratbeleuchtung | studiolicht = portrait light
      passbild | passfoto | bewerbungsfoto = passport photo
      auf dem kopf | kopfuber | auf den kopf = upside down
      im uhrzeigersinn = clockwise
      gegen den uhrzeigersinn | gegen uhrzeigersinn = counterclockwise
      nach links = left
      nach rechts = right
      spiegelverkehrt | seitenverkehrt = mirror
      waagerecht | waagrecht | horizontal = horizontally
      senkrecht | vertikal = vertically
      von oben = top
      von unten = bottom
      von links = left
      von rechts = right
      oben links | links oben = top left
      oben rechts | rechts oben = top right
      unten links | links unten = bottom left
      unten rechts | rechts unten = bottom right
      in der mitte | mittig | mitte = middle
      abgerundete ecken | runde ecken | abgerundeten ecken | ecken abrunden | ecken rund = rounded corners
      vignette | dunkle ecken | dunkle rander = vignette
      doppelt so gross = twice as big
      halb so gross | halbe grosse = half size
      auf die halfte | zur halfte | halbier~ = by half
      um die halfte = by 50 percent
      hochskalier~ | hoher auflosung | hohere auflosung | bessere auflosung = upscale
      farben umkehren | negativ = invert
      farbton | farbschimmer | tonung | farbung | verfarbung | einschlag = tint
      reinzoomen | ranzoomen | naher ran | heranzoomen = zoom in
      filmkornung | filmkorn | filmrauschen | kornung | kornig~ = film grain
      so lassen | unverandert | bleiben wie = unchanged
      soll … bleiben | bleibt | bleiben = keep
      in ruhe lassen = leave alone
      alles andere | alle anderen | den rest | der rest | rest = the rest
      hinter mir | hinter ihm | hinter ihr | hinter der person = behind me
      ein bisschen | ein wenig | etwas | leicht~ | bisschen | minimal | dezent~ | bissl | bissel = slightly
      viel | sehr | deutlich | krass | mega | voll | echt | stark~ | kraftig | ordentlich | richtig stark | viel mehr = much
      extrem~ | maximal | so weit wie moglich = extremely
      nicht zu stark | nicht zu viel | nicht so stark | nicht ubertreiben = not too much
      was ich markiert habe | das markierte | markierten bereich | das was ich markiert habe | markiertes = what marked
      bild zwei | bild 2 | zweiten bild | zweites bild | zweiten foto = picture 2
      rauschen raus | bildrauschen raus | bildrauschen weg = reduce noise
      schneid~ … weg | schneid~ … ab = cut off
      lange seite | langste seite | lange kante | langste kante = long side
      kurze seite | kurzeste seite | kurze kante | kurzeste kante = short side
      hochstens | nicht mehr als = at most
      zwei drittel = two thirds
      ein drittel | drittel = third
      ein viertel | viertel = quarter
      ein funftel | funftel = fifth
      hebt sich ab | abheben = stand out
      unruhig~ hintergrund | hintergrund … unruhig = busy background
      hintergrund ruhiger | ruhigerer hintergrund = less busy background
      kommt besser raus | besser raus | mehr raus | besser zur geltung = more prominent
      steht auf dem kopf | steht kopf | auf dem kopf = upside down
      nicht breiter als = no wider than
      nicht grosser als | nicht mehr als = no larger than
      nicht hoher als = no taller than
      jeder seite | jede seite | allen seiten | alle seiten | ringsum | rundherum = all sides
      titelbild fur facebook | facebook titelbild | facebook cover = facebook cover
      titelbild = cover
      biometrisch~ passfoto | biometrisch~ passbild | biometrisch~ foto = passport photo
      holzrahmen | rahmen aus holz = wooden frame
      tuschezeichnung | tusche | federzeichnung = ink sketch
      eine blende | ein~ blende = one stop
      zwei blenden = two stops
      soll man … sehen | soll … zu sehen sein | sollen … sein = should be
      alles zu rot | zu rot = too red
      n bisschen | nen bisschen | n bissl | n bissel | einen tick | nen tick | n tick | eine spur | ne spur | einen hauch | nen hauch = slightly
      ganz leicht~ | ganz dezent~ | ganz sanft~ | ganz zart~ | ganz fein~ | sehr leicht~ | sehr dezent~ | sehr zart~ | sehr sanft~ = slightly
      halb so stark | halb so viel = 50 percent
      soll scharf bleiben | soll … scharf bleiben | bleibe scharf | bleib scharf | soll scharf sein = should stay sharp
      ist verpixelt | sieht verpixelt aus | wirkt verpixelt | sehr verpixelt | total verpixelt = is too pixelated
      ist pixelig | sieht pixelig aus | wirkt pixelig | sehr pixelig | total pixelig = is too pixelated
      geht das | geht es | ginge das | kriegst du | krieg ich | schaffst du = can you
      abends | es abend werden = evening
      zum lacheln | zum lachen = smile
      hol~ … raus | hol~ … heraus | rausholen | herausholen = enhance
      lass~ … verschwinden | zum verschwinden = remove
      tiefen = shadows
      im gegenlicht | gegenlicht = underexposed
      knallrot~ = red
      tiefschwarz~ = black
      schneeweiss~ = white
      wie geht das | wie mache ich | wie kann ich = how can i
      krass~ = much
      knackige farben | knackigere farben = vivid colors
      ich will dass | ich mochte dass | ich hatte gern dass | ich wunsche mir dass =
      guten tag | guten morgen | guten abend | gute nacht | schonen guten tag | sehr geehrte damen herren = hello
      mit freundlichen grussen | viele grusse | liebe grusse | vielen dank im voraus | danke im voraus | mfg | lg | vg = thanks
      lass~ mich wie ich bin | mich lass~ wie ich bin | lass~ mich so wie ich bin | mich so lassen wie ich bin = leave me as i am
      retro videospiel~ | retro game | altes videospiel | alten videospiel~ = retro video game
      lass~ … regnen | es regnen lassen = add rain
      naturlichere farben | farben naturlicher | naturliche farben = more natural colors
      als ob | als wenn | als ware~ = as if
      farbe der | farbe des | farbe vom | farbe von = color of the
      von blau~ zu | von blau~ auf = from blue to
      von rot~ zu | von rot~ auf = from red to
      von grun~ zu | von grun~ auf = from green to
      von gelb~ zu | von gelb~ auf = from yellow to
      von schwarz~ zu | von schwarz~ auf = from black to
      von weiss~ zu | von weiss~ auf = from white to
      von grau~ zu | von grau~ auf = from gray to
      von braun~ zu | von braun~ auf = from brown to
      ein bisschen was | ein wenig was | bisschen was = a bit
      lass~ es so aussehen | lass~ das so aussehen | lass~ es … aussehen | lass~ das bild … aussehen = make it look
      kontrast rein = more contrast
      farbe rein = more color
      das wars | das wäre alles | mehr nicht | fertig = thanks
      ich brauche | brauche | ich benotige | brauchen wir = want
      ein hauch | einem hauch = slightly
      einpass~ | pass~ … ein | hineinpass~ | reinpass~ = fit
      zum schluss | zuletzt | abschliessend | schliesslich | zu guter letzt = then
      zuerst | zunachst | als erstes | erst =
      farben auffrisch~ | farben aufpepp~ | frisch~ … farben auf | pepp~ … farben auf = more vivid colors
      nimm die sattigung … raus | nehm~ die sattigung … raus | sattigung … raus | sattigung raus | sattigung entfernen = black and white
      weissem grund | weissem untergrund | weisser untergrund = white background
      schwarzem grund | schwarzem untergrund = black background
      darunter | drunter = bottom
      schick mich | schicke mich = put me
      schick uns | schicke uns = put us
      lass~ … so aussehen = make
      vierteldrehung = rotate 90 degrees
      ${GERMAN_LOOKS}`,
    verb: `
      nimm | nehm~ | verwend~ | benutz~ | nutz~ = use
      gestalt~ | bearbeit~ | mach~ | mache | machen | gemacht | tu | lass~ | lasse = make
      verwandl~ | verwandel~ = turn
      verander~ | ander~ | andre | umwandeln | konvertier~ | umwandle = change
      farb~ = paint
      mal~ = paint
      mach … rein | mach … dran | mach … drauf | mach … hin | reinmach~ | dranmach~ | draufmach~ | hau~ | klatsch~ | zauber~ | fug~ … ein | fuge | hinzufug~ | hinzuzufugen | einfug~ | erganz~ = add
      gib | geben | verleih~ | verpass~ = give
      entfern~ | losch~ | beseitig~ | rauswerf~ | wegmach~ | weg | wegzumachen | entfernt = remove
      radier~ | wegradier~ | ausradier~ | retuschier~ | wegretuschier~ | rausretuschier~ | herausretuschier~ = erase
      ersetz~ | tausch~ | austausch~ | auswechsel~ = replace
      aufhell~ | aufzuhellen | erhell~ = brighten
      abdunkel~ | abzudunkeln | verdunkel~ | abdunkl~ = darken
      scharf~ | nachscharf~ | scharfen = sharpen
      weichzeichn~ | verwisch~ = blur
      dreh~ | rotier~ = rotate
      spiegel~ | spiegle = mirror
      kipp~ | neig~ = tilt
      begradig~ | geraderuck~ | ausricht~ | geradeziehen = straighten
      zuschneid~ | beschneid~ | zuzuschneiden | croppen | crop = crop
      verkleiner~ = make smaller
      vergrosser~ = make bigger
      skalier~ = resize
      erhoh~ | steiger~ | verstark~ = increase
      verringer~ | reduzier~ | senk~ | verminder~ = reduce
      verbesser~ | optimier~ | aufwert~ | verschoner~ | aufpepp~ = enhance
      restaurier~ | reparier~ | auffrisch~ | rette = restore
      reparier~ | korrigier~ | behebe | beheb~ = fix
      schreib~ | beschrift~ = write
      invertier~ | umkehr~ = invert
      behalt~ | lass … stehen | behalte | beibehalt~ = keep
      stell~ | setz~ | leg~ | pack~ | versetz~ | platzier~ | bring~ | teleportier~ = put
      kombinier~ | vermisch~ | verschmelz~ | vereine = blend
      entsattig~ = desaturate
      verpixel~ = pixelate
      rahm~ = frame
      tonen = tint
      streich~ = paint
      umdreh~ = flip
      heb~ … hervor | hervorheb~ | betone~ = enhance
      abschwach~ | milder~ = reduce
      glatt~ = smooth
      polier~ | pimp~ | aufmotz~ | aufmobel~ = enhance
      umfarb~ | einfarb~ | farb~ … um | farb~ … ein = paint
      kolorier~ | nachkolorier~ = colorize
      streck~ | stauch~ = stretch
      exportier~ | speicher~ = save
      herunterlad~ | runterlad~ = download
      zurechtschneid~ = crop
      schau~ | guck~ = look
      grins~ = grin
      zwinker~ = wink
      umarm~ = hug
      tanz~ = dancing
      dampf~ = tone down
      zeig~ = show
      ${GERMAN_VERBS}
      ${GERMAN_SPLIT_VERBS}`,
    noun: `${GERMAN_NOUNS}
      ${GERMAN_OWNED}
      tochter | töchter = daughter
      sohn | söhne = son
      enkel~ | enkelin = kid
      oma | grossmutter = grandma
      opa | grossvater = grandpa
      schwester = sister
      bruder = brother
      freundin = girlfriend
      freund = boyfriend
      bild~ | foto~ | aufnahme | fotografie | schnappschuss | pic = picture
      hintergrund~ = background
      vordergrund~ = foreground
      motiv~ | hauptmotiv | subjekt = subject
      person~ | mensch~ | leute = person
      mann~ | kerl = man
      frau~ = woman
      kind~ = child
      madchen = girl
      junge~ = boy
      hund~ = dog
      katze~ = cat
      tier~ = animal
      auto~ | wagen = car
      blume~ = flower
      produkt~ = product
      gegenstand~ | objekt~ | ding = object
      gesicht~ = face
      auge~ = eyes
      haar~ = hair
      hautton~ | hautfarbe~ = skin tone
      haut = skin
      zahn~ = teeth
      kratzer~ = scratches
      fleck~ = stains
      staub = dust
      knick~ = creases
      format = format
      familie~ = family
      film = movie
      warme = warmth
      oberteil = top
      nase = nose
      mund = mouth
      finger~ = fingers
      hand~ = hand
      baum~ = trees
      haus~ = house
      fenster = window
      tisch = table
      krawatte = tie
      mantel = coat
      kappe | mutze = cap
      bart = beard
      falten = wrinkles
      pickel~ | akne | mitesser | hautunreinheit~ | unreinheit~ | pustel~ | pickelchen = blemishes
      tattoo~ = tattoo
      strasse = street
      himmel~ = sky
      kulisse | szenerie | umgebung = background
      berg~ = mountains
      farbtupfer = color
      t shirt | tshirt | shirt = shirt
      rock = skirt
      brille = glasses
      profilbild = profile picture
      instagram = instagram
      hochzeit = wedding
      horizont = horizon
      kleid~ = dress
      hemd~ = shirt
      pullover | pulli = sweater
      jacke~ = jacket
      hose~ = pants
      schuh~ = shoes
      wand = wall
      tur = door
      rahmen | rahmens | rand~ | umrandung = border
      ecken = corners
      ecke = corner
      text~ | schriftzug | schrift | worte~ = text
      titel | uberschrift = caption
      name | namen | namens | vorname~ = name
      spruch | spruche = quote
      ton = tone
      korn = grain
      wasserzeichen = watermark
      farbe~ = color
      kontrast~ = contrast
      helligkeit | belichtung = brightness
      sattigung | farbsattigung = saturation
      scharfe = sharpness
      licht~ | beleuchtung = light
      schatten = shadow
      regenbogen = rainbow
      regen = rain
      schnee = snow
      nebel = fog
      nacht = night
      strand = beach
      meer = sea
      wald = forest
      stadt = city
      weltraum | weltall = space
      berge = mountains
      buro = office
      kuche = kitchen
      herbst = autumn
      sonnenuntergang = sunset
      look | stil | effekt | filter | style = look
      bildausschnitt | bildkomposition | komposition | bildaufbau = framing
      quadrat = square
      grosse = size
      auflosung | auflosungsqualitat = resolution
      qualitat = quality
      breite | breit = wide
      hohe | hoch = high
      prozent = percent
      grad = degrees
      pixel = px
      mal | fach = times
      hut = hat
      sonnenbrille = sunglasses
      lacheln = smile
      seite = side
      kante | kanten = edge
      seitenverhaltnis = aspect ratio
      beschriftung = caption
      polaroid = polaroid
      abend = evening
      gewitter = storm
      risse | riss = scratches
      selfie = selfie
      scan = scan
      shop | kleinanzeigen | ebay = shop
      ausweis | personalausweis = id photo
      banner = banner
      druck = print
      story = story
      buchstaben = letters
      den spiegel | der spiegel | dem spiegel = the mirror
      kreis = circle
      kontur~ = outline
      klarheit | struktur = clarity
      farbtemperatur = color temperature
      regentropfen = raindrops
      schneeflocke~ = snowflakes
      nebelschwaden = fog
      bewerbung | lebenslauf = resume
      urlaub~ | ferien = vacation
    `,
    adjective: `${GERMAN_BLENDED}
      mintgrun~ = mint green
      senfgelb~ = mustard yellow
      pastellrosa = pastel pink
      himmelblau~ = sky blue
      marineblau~ = navy
      grell~ = bright
      hell~ = bright
      dunkel | dunkle~ | dunklem = dark
      warm~ = warm
      kalt~ | kuhl~ = cool
      scharf~ = sharp
      unscharf~ | verschwommen~ | verwaschen~ | verwackelt~ = blurry
      bunt~ | farbenfroh~ | farbig~ = colorful
      alt~ = old
      neu~ = new
      professionell~ = professional
      besser~ | schoner~ | schon~ = better
      quadratisch~ = square
      gerade = straight
      transparent~ | durchsichtig~ = transparent
      dick~ | breite~ | dicht~ = thick
      dunn~ | schmal~ = thin
      gross~ = big
      klein~ = small
      rund~ = round
      rot~ = red
      blau~ = blue
      grun~ = green
      gelb~ = yellow
      weiss~ = white
      schwarz~ = black
      grau~ = gray
      lila | violett~ | purpur = purple
      rosa | pink~ = pink
      orange~ = orange
      braun~ = brown
      golden~ | gold = gold
      turkis~ = turquoise
      beige = beige
      dunkelblau~ = dark blue
      hellblau~ = light blue
      dunkelrot~ = dark red
      dunkelgrun~ = dark green
      hellgrun~ = light green
      sepia = sepia
      jung~ | junger~ = younger
      dramatisch~ = dramatic
      schick~ | hubsch~ | toll~ | super | cool~ = nice
      lustig~ = funny
      traurig~ = sad
      glucklich~ | frohlich~ = happy
      weich~ = soft
      naturlich~ | realistisch~ = natural
      modern~ = modern
      blass~ = pale
      beschadigt~ | zerkratzt~ | kaputt~ | verblasst~ | vergilbt~ = damaged
      rein~ = pure
      kontrastreich~ = high contrast
      trub~ | duster~ = gloomy
      matt~ | flau~ = flat
      grieselig~ = grainy
      mittig | zentriert~ = centered
      unter~ = bottom
      ober~ = top
      linke/linken/linker/linkes = left
      rechte/rechten/rechter/rechtes = right
      halfte/halften = half
      fett~ = bold
      kursiv~ = italic
      silber~ = silver
      bordeaux~ | weinrot~ = burgundy
      creme~ | cremeweiss~ = cream
      sonnig~ = sunny
      edel | edle~ = elegant
      restlich~ | ubrig~ = rest
      dezent~ = subtle
      romantisch~ = romantic
      kuschelig~ = cozy
      vertraumt~ = dreamy
      marchenhaft~ = fairy tale
      knackig~ = crisp
      milchig~ = hazy
      rauschig~ = grainy
      schummrig~ = dim
      fad~ = dull
      langweilig~ = boring
      satt~ = vivid
      apricot = apricot
      lachs~ = salmon
      magenta = magenta
      cyan = cyan
      oliv~ = olive
      khaki = khaki
      petrol = teal
      mint = mint green
      pastell~ | pastellfarben~ = pastel
      zart~ | sanft~ = subtle
      kreisformig~ | kreisrund~ = circle
      oval~ = oval
      handschriftlich~ = handwritten
      neutral~ = neutral
      ${GERMAN_SHADES}
      ${GERMAN_ADJECTIVES}`,
    small: `
      bitte | mal bitte = please
      der | die | das | den | dem | des = the
      ein | eine | einen | einem | einer | eines | nen | ne = a
      dies~ = this
      mein~ = my
      es = it
      ihn | ihm = him
      sie | ihr | ihre | ihren = her
      mich = me
      mir | dir = 
      uns = us
      ist | sind | sein | ware = is
      aussehen | aussieht | wirken | wirkt = look
      soll | sollen | sollten | sollte | muss | mussen = should
      wird | werden | wurde = be
      konnte | kannst | konntest | wurdest | kann | magst = can
      du | ihr bitte = you
      ich = i
      wir = we
      man will = want
      mochte | hatte gern | will | wunsche | wurde gern | hatt gern | haben = want
      vom = of
      auf | in | im | am | an | von | zum | zur | ins | aus | bei | um = in
      zu = to
      fur | furs = for
      nach = to
      als = as
      wie = like
      man = we
      hat = has
      gut~ = good
      also | leider | wirklich | richtig | unbedingt | vielleicht | irgendwie | ziemlich | drumherum | drum herum | herum | eigentlich | insgesamt | uberall | rundherum | direkt | schnell | eher | nochmal | hierbei | gleich = 
      unser~ = our
      was = what
      beide~ = both
      uber | ubers = over
      unter | durch | aufs | beim = in
      so | mal | doch | nur | einfach | halt | eben | bloss | gerne | gern | ganze~ | gesamte~ | komplett | total | jetzt | noch | daraus | draus | davon | dazu | dabei | da | ja | wieder | hin | drauf | rein | bitteschon = 
      mehr = more
      weniger = less
      nicht = not
      kein~ = no
      alles | alle = everything
      hinter = behind
      vor = before
      oben = top
      unten = bottom
      links = left
      rechts = right
      hallo | hi | hey = hello
      danke | dankeschon | vielen dank = thanks
      nur noch = 
      damit | sodass | so dass | auf dass = so that
      dass = that
      zu sehr = too
      zu stark = too
      zwei = two
      ma | halt | eben | na | moin | servus | gruezi | bidde | kannste | gern | gerne | bloss =
      ungefahr | etwa | circa | ca =
      lieber = rather
      ausschliesslich = only
      steht | stehen = is
      geht =
      drei = 3
      vier = 4
      funf = 5
      sechs = 6
      acht = 8
      zehn = 10
      funfzehn = 15
      zwanzig = 20
      dreissig = 30
      vierzig = 40
      funfzig = 50
      hundert = 100
      minus = less
      plus = more
      ${GERMAN_TALK}`,
  },
};
