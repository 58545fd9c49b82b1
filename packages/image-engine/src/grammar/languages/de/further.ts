import { GERMAN_COLOURS } from './colours.ts';

const COLOURS: readonly (readonly [string, string?])[] = [
  ...GERMAN_COLOURS,
  ['rosa', 'pink'],
  ['pink', 'pink'],
  ['orange', 'orange'],
  ['silber', 'silver'],
];
const PLAIN = /^(?:rot|blau|grun|gelb|braun|schwarz|weiss|grau|rosa|pink|orange|silber)$/;
const plainly = (form: (said: string, english: string) => string): string =>
  COLOURS.filter(([said]) => PLAIN.test(said))
    .map(([said, english = '']) => form(said, english))
    .join('\n  ');

/** "Kommt pink raus", "darf nicht gelb werden", "Felgen aber silber lassen" */
const SHOWN = plainly(
  (said, english) =>
    `kommts ${said} raus | auf dem foto/bild kommts ${said} raus | auf dem foto/bild wirkts ${said} | auf dem foto/bild ist es ${said} = looks ${english} in the picture
  darf/soll nicht ${said} werd~ = must not turn ${english}
  nur s/de/d/dr … ${said} bliib~ = only in color the ${english}
  aber ${said} lass~/bleib~ = unchanged
  aber die/das/den … ${said} lass~ | aber der/die/das … ${said} bleib~ = but keep the ${english}
  sie/er mag ${said} nicht =`,
);
/** "In Grüntönen" */
const TONES = [
  ['grun', 'green'],
  ['blau', 'blue'],
  ['rot', 'red'],
  ['gelb', 'yellow'],
  ['braun', 'brown'],
]
  .map(
    ([said, english]) =>
      `${said}tone | ${said}tonen = shades of ${english}
  die ${said}tone | den ${said}tonen = the ${english}
  mehr ${said}tone | ${said}tone kraftiger/satter = more vivid ${english}
  weniger ${said}tone = less ${english}`,
  )
  .join('\n  ');
/** "Könnten Sie mir ein Sakko anziehen?" */
const DRESSED = 'mir/ihm/ihr/uns/ihnen … anzieh~ | zieh~ mir/ihm/ihr/uns/ihnen … an';

/** Wishes of German that are put in several ways more. */
export const GERMAN_FURTHER = `
  und den rand danach/dann/noch abschneid~/wegschneid~ | und den rand abschneid~/wegschneid~ =
  nachtaufnahme mit dem handy/smartphone | nachtaufnahme vom handy =
  olgemalde/gemalde im alten stil | olgemalde/gemalde im stil alter meister = oil painting
  farbstimmung/farblook/bildlook/farbwelt/farbgebung = color mood
  wie auf dem zweiten/anderen bild/foto | wie im/beim zweiten/anderen bild/foto | wie in dem zweiten/anderen bild/foto | vom zweiten/anderen bild/foto | des zweiten/anderen bilds/bildes/fotos = of the second picture
  und mach~ das/mein erste/ersten genauso/auch so | und mach~ es/meins genauso | aufs/auf erste/meins ubertrag~/anwend~ =
  schwarz weiss bild/foto kolorier~/einfarb~ | schwarzweissbild/schwarzweissfoto kolorier~/einfarb~ | schwarz weiss bild/foto in farbe = colorize the photo
  schaut/sieht/schauen/sehen am/im/aufm foto/bild so/voll/ganz/total/echt/recht blass/fad/farblos aus | schaut/sieht/schauen/sehen auf dem foto/bild so/voll/ganz/total/echt/recht blass/fad/farblos aus | schaut/sieht/schauen/sehen so/voll/ganz/total/echt/recht blass/fad/farblos aus = is too pale
  als sticker draufkleb~/aufkleb~/drankleb~/draufpapp~ = add a sticker over it
  rotstich/blaustich/gelbstich/grunstich auch | auch den rotstich/blaustich/gelbstich/grunstich = fix the white balance
  ${SHOWN}
  ${TONES}
  ${DRESSED} = wear
  die ist/sind weiss und muss/mussen | auch weiss/grau/schwarz ausseh~/bleib~/wirken | im expose/inserat | in der anzeige =
  und die rander/ecken sauber abschneid~/wegschneid~/beschneid~ | und die leeren/schwarzen/weissen rander/ecken abschneid~/wegschneid~/weg =
  kino massig~ | kinomassig~ | so kino massig | kinoartig~ | filmmassig~ | wie im kino | wie aus dem kino | hollywoodmassig~ = cinematic
  schon/schwungvoll/elegant geschwungen/verschnorkelt/handgeschrieben | geschwungen | verschnorkelt | kalligrafisch~ | kalligrafie | in schonschrift = handwritten
  wie ein film aus den 70ern/80ern/60ern/siebzigern/achtzigern | 70er/80er/60er/90er jahre film | film aus den 70ern/80ern/60ern/siebzigern/achtzigern | 70er/80er/60er film | siebziger/achtziger jahre film = vintage film look
  markier/markiere ich | markier/markiere ich selber/selbst/dir/noch/dann/gleich | werd/werde ich markier~ = i marked
  selber/selbst markier~ und verpixel~ | markier~ und verpixel~ | markier~ und unkenntlich mach~ | markier~ und unscharf mach~ = pixelate the marked area
  gesicht/gesichter/kennzeichen/nummernschild/nummernschilder verpixel~ | verpixel~ die/das/alle gesichter/gesicht/kennzeichen/nummernschild | gesicht/gesichter/nummernschild/kinder … verpixel~ = pixelate the faces
  durfen/darf/sollen/soll … nicht erkannt werd~ | durfen/darf/sollen/soll … nicht erkennbar sein | durfen/darf nicht erkannt werd~ = pixelate the faces of
  ich hatt/hatte gern/gerne … weg/raus | hatt/hatte gern … weg | wegbitte = remove
  den/das/die oberen/obere drittel = the top third
  den/das/die unteren/untere drittel = the bottom third
  den/das/die linken/linke drittel = the left third
  den/das/die rechten/rechte drittel = the right third
  drumherum/drumrum/rundherum kann/soll/darf weg | drumherum/drumrum kann/soll ganz/komplett weg | das/alles drumherum/drumrum weg | alles rundherum weg | das ganze drumherum weg = remove everything around
  nur von der/meiner/unserer = only the
  nich so grell | nich so hell = less bright
  nich so dunkel | nich so finster = brighter
  nich so bunt | nich so knallig = less colorful
  nich so gelb | nich so warm = less warm
  nich so doll/krass/stark/viel = not too much
  nich = not
  glanzt voll/total/arg/extrem vom blitz | glanzt im blitz = highlights too bright
  rasen/wiese/gras ein wenig/bisschen satter/gruner/saftiger grun | rasen/wiese etwas/bissl satter/saftiger grun | rasen/wiese/gras ein wenig gruner/saftiger | rasen/wiese etwas gruner/saftiger = grass slightly greener
  das grun etwas/bissl/bisschen satter/kraftiger/saftiger = grass slightly greener
  das grun satter/kraftiger/saftiger = grass greener
  din =
  schon/festlich/weihnachtlich/bunt geschmuckt | geschmuckt =
  kb | kilobyte = kb
  mb | megabyte = mb
  ist/sind in echt/wirklichkeit/natura/real/live = is really
  in echt/natura = really
  knick/knicke/riss/risse/kratzer quer uber/durch | knick/knicke/riss/risse/kratzer mitten durch = creases in
  alle/die anderen sollen/mussen scharf bleib~ | die anderen kinder/leute sollen/mussen scharf bleib~ =
  nach sommer aussehen lass~ | mehr nach sommer aussehen lass~ | mehr nach sommer ausseh~ | nach sommer ausseh~ | wie im sommer ausseh~ | nach sommer | mehr sommer | sommerlicher | sommerstimmung | sommerfeeling | sommerlicher look | sommerlook | sommerliche/sommerlichen stimmung/farben = warmer and brighter and more vivid
  mit/aus punkten/rasterpunkten/druckpunkten | im punkteraster | punkteraster | rasterpunkte | mit punkterl/punktchen = with halftone dots
  sprechblase | sprechblasen | denkblase = speech bubble
  datei/dateigrosse unter = file size under
  da hinten/vorne lauft/steht/sitzt einer/jemand | da hinten/vorne/links/rechts lauft/steht/hockt = there is
  wie auf/bei tiktok/insta/instagram/snapchat/pinterest/facebook =
  format/grosse/masse wie auf/bei instagram/insta = instagram format
  format/grosse wie auf/bei tiktok = tiktok format
  ist so finster/dunkel | war so finster/dunkel | immer so finster/dunkel = is too dark
  rasen/wiese/gras ist … vertrocknet/verbrannt/ausgedorrt/verdorrt = grass is dry
  mach ihn/es gruner | mach ihn/es bitte/etwas/wieder gruner = make it greener
  kein~ bonbonfarben/knallfarben/kitschfarben | kein~ grellen/knalligen/schrillen farben = not too colorful
  bonbonfarben | knallfarben | kitschfarben = vivid colors
  lichtstimmung = light mood
  bergkette = mountains
  actionfilm = movie
  schlecht | schlechte | schlechtes | schlechter | schlechten = bad
  massig mehr/viel = much more
  massig =
  muss/soll komplett/ganz/total/unbedingt scharf sein/bleib~ | mussen/sollen ganz/komplett scharf bleib~ = stays sharp
  irgendeine stadt = in a city
  irgendein strand = on a beach
  irgendein wald = in a forest
  hab/habe ich schon angemalt/eingekreist/umkringelt/ubermalt/umrandet/eingerahmt/umkreist | hab/habe ich umkreist | hab/habe ich schon rot markiert/angemalt/eingekreist = i marked
  zu viel gelb/orange = too yellow
  zu viel rot = too red
  zu viel blau = too blue
  zu viel grun = too green
  ist es immer so dunkel/finster/duster | ists immer so dunkel/finster = is too dark
  knuspriger/leckerer/saftiger wirken/ausseh~ = make it more vivid
  verblasst und kornig/vergilbt = faded and grainy
  momentan/derzeit/jetzt ist er/sie/es = it is
  so hinbieg~/zurechtbieg~ | hinbieg~ = make
  hang~/steck~ es/das/ihn in | hang~/steck~ das foto/bild in = put the picture in
  hubsch mach~ = enhance
  zuschneid~ aufs gesicht | zuschneid~ auf das/mein gesicht | aufs gesicht zuschneid~ | auf das/mein gesicht zuschneid~ = crop close to the head
  nicht so flau/lasch/platt | nicht mehr so flau/lasch/platt = more contrast
  ist/wirkt so/ganz/total blaulich = is too blue
  ist/wirkt so/ganz/total gelblich = is too yellow
  ist/wirkt so/ganz/total rotlich = is too red
  ist/wirkt so/ganz/total grunlich = is too green
  nachtaufnahme/nachtbild/nachtfoto rauscht = is too noisy
  dunkler aussenrum/rundum/rundherum/aussen | aussenrum/rundum/rundherum/aussen dunkler | am rand dunkler = vignette
  weniger schatten im gesicht | schatten im gesicht weg/raus/aufhell~ = brighten the face
  ein/nen/a/einen muh = slightly
  aber nicht so dass man uns/mich/ihn/sie nicht mehr erkennt | aber so dass man uns/mich/ihn/sie noch erkennt = but subtle
  neutraler bitte | bitte neutraler | farben neutraler = fix the white balance
  die rot/gelb/grun ubermalte/markierte/eingekreiste/umrandete stelle = the thing i marked
  den bereich im kasten/rahmen/kreis/kringel/rechteck | alles im kasten/rahmen/kreis = the thing i boxed
  gesunder = more vivid
  nachtfoto = night picture
  blond~ = blonde
  ausschnitt/bildausschnitt ist zu gross/weit | knapper = crop tighter
  ist auf dem handy/bildschirm/computer quer = is sideways
  wir zwei/beide/drei = us
  pixel reichen/genugen | px reichen/genugen | pixel reicht = px
  vorne/vorn drauf = write
  gesicht/gesichter/person messerscharf = face stays sharp
  ein/eine drittel blende = a third of a stop
  rottone … runter/reduzier~/zuruck = less red
  gelbtone … runter/reduzier~/zuruck = less yellow
  da ist/liegt/hangt nebel/dunst drauf/druber/drin | auf dem bild/foto ist/liegt nebel/dunst = too hazy
  im nebel/dunst aufgenommen/fotografiert/gemacht | war es diesig/neblig/dunstig | war es leider/da/so diesig = too hazy
  berge/aussicht/landschaft/ferne klarer/sichtbarer = remove the haze
  ganz/so/total/knall rot im gesicht | rot im gesicht = too red
  format fur lebenslauf/bewerbung | format fur den/meinen lebenslauf | format fur die/meine bewerbung = passport photo format
  muster | mustern = pattern
  ohne muster =
  haare bitte/auch ordentlich/sauber ausschneid~/freistell~ | haare ordentlich/schon/genau ausschneid~ =
  gruslig~ | gruselig~ | schaurig~ | unheimlich~ | spukig~ = spooky
  so/bissl/bisschen/etwas/schon gruselig | so halloween massig | so halloweenmassig =
  wie in einem krimi/thriller/western/actionfilm | wie in nem krimi/thriller/western/film | wie aus einem krimi/thriller/western = cinematic
  schlichte/einfache/klare/saubere linien | als ausmalbild | ausmalbild | malvorlage | zum ausmal~ = line art
  goldene abendstimmung/morgenstimmung | goldener abendstimmung | goldenes licht = golden hour light
  statt/anstatt buro/kuche/wald/strand/stadt/studio lieber =
  schrift/text … nicht/kaum/schlecht lesbar | schrift/text … nicht leserlich = too blurry
  80er synthwave/retrowave/vaporwave/neon | achtziger synthwave = synthwave
  uroma/uropa/oma/opa/hochzeit bunt/farbig mach~ = colorize
  als ware/war sommer | als ware/war es sommer | als wars sommer = warmer and brighter and more vivid
  schon nebeneinander | nebeneinander und schon = side by side
  druber/daruber/obendruber soll/sollte/muss = top should
  drunter/darunter/untendrunter soll/sollte/muss = bottom should
  kleiner/kleinen/kleines schatten drunter/darunter = soft shadow under it
  es soll richtig/ordentlich/so/ganz dick/stark/heftig/viel schneien | lass es richtig/ordentlich dick/stark/heftig schneien | richtig/ordentlich dick/stark/heftig schneien = make it snow heavily
  konnt/konntet/kriegt/schafft ihr = can you
  den/die/das/des markier/markiere i/ich gleich/glei/noch/dann/selber/selbst = i marked
  portraitlicht | portraitbeleuchtung | portraitlichts = portrait light
  rund wenn moglich | rund wenns geht | rund falls moglich | gerne/gern rund = circle crop
  sunneuntergang | sunnenuntergang | sunneundergang = sunset
  emne | eme | emene = a
  linke halfte abschneid~/wegschneid~ | links die halfte abschneid~/wegschneid~/weg = crop off the left half
  rechte halfte abschneid~/wegschneid~ | rechts die halfte abschneid~/wegschneid~/weg = crop off the right half
  obere halfte abschneid~/wegschneid~ | oben die halfte abschneid~/wegschneid~/weg = crop off the top half
  untere halfte abschneid~/wegschneid~ | unten die halfte abschneid~/wegschneid~/weg = crop off the bottom half
  schatten unterm/unter tisch/stuhl/sofa/bett/schrank ebenfalls/auch | schatten unterm tisch/sofa/bett/schrank … aufhell~ = lift the shadows
  sturzende linien/kanten/wande geraderuck~/begradig~/korrigier~/entzerr~ | sturzende linien = fix the converging lines
  wie alle/jeder grad/gerade/jetzt auf/bei tiktok/insta/instagram | wie es alle auf tiktok/insta/instagram =
  schmuck = jewelry
  mehr funkeln/glitzern/glanzen | ruhig mehr funkeln/glitzern/glanzen | durfen ruhig/gern mehr funkeln/glitzern = more clarity
  unten platz fur = bottom
  oben platz fur = top
  die lampen/lampe/leuchte/gluhbirne/birnen machen/macht alles gelb/orange = yellow cast
  viel/deutlich/wesentlich/weit gruner = much greener
  noch/wieder/richtig gruner = greener
  etwas/bisschen/bissl/bisserl/leicht/tick gruner = slightly greener
  hochkant/hochformat/querformat/format lass~/belass~/behalt~/beibehalt~ | hochkant/hochformat/querformat bleib~ | bild/foto hochkant/hochformat/querformat lass~/belass~ | bild/foto im hochformat/querformat lass~/belass~ =
  dramatischer rauskomm~/herauskomm~/wirken/hervorkomm~ = more dramatic
  kraftiger/starker/deutlicher/besser/mehr/schoner rauskomm~/herauskomm~/hervorkomm~/hervortret~ = more contrast
  durfen/darf/durften/durfte ruhig = should
  unkenntlich mach~ | unerkennbar mach~ | nicht erkennbar mach~ = anonymize
  fettfleck/fettflecken/olfleck/olflecken = grease stain
  ist ein/a/n schwarzweissbild/schwarzweissfoto | ist ein/a/n schwarz weiss bild/foto | ist eine schwarzweissaufnahme = is a black and white photo
  eh/ja/sowieso/doch schon in badehose/bikini/anzug/kleid/sommerkleid da | eh/ja/sowieso/doch schon da =
  liebes/liebe/lieber/hallo programm/app/ki/team/computer/maschine | liebes programm =
  im voraus = thanks
  in so einer/ner/nem/einem | in so ner = in a
  geschwungen~ schrift/schriftart/buchstaben = handwritten letters
  wie bei/auf einem/nem/nen/einer sticker/aufkleber/stickern | wie bei/auf stickern/aufklebern | wie ein/n/nen sticker/aufkleber = like a sticker
  wand/wande hinterm/hintem/hinterem sofa/bett/tisch/schrank/regal | wand/wande hinter dem/unserem/meinem sofa/bett/tisch/schrank/regal | wand/wande hinter der/unserer/meiner couch/kommode/theke = wall
  von/vor der/unserer/meiner hochzeit meiner/unserer/seiner eltern/grosseltern/urgrosseltern/oma | von/vor der hochzeit … eltern/grosseltern/urgrosseltern = of grandma
  diagonal druberleg~/daruberleg~/druber/daruber = diagonally
  iso … zu viel des guten | war wohl … zu viel des guten =
  schneid~ den/ihren rand weg/ab | den rand wegschneid~/abschneid~/wegmach~ | weissen/schwarzen/grauen/hellen/dunklen rand weg/wegschneid~/abschneid~/wegmach~/entfern~/ab | weisse/weissen/schwarze/schwarzen/graue/grauen rander weg/wegschneid~/abschneid~/wegmach~/entfern~/ab | scanrand/scanrander/scannerrand/scannerrander weg/wegschneid~/abschneid~/entfern~ | schwarze/schwarzen/weisse/weissen balken oben und unten weg/wegschneid~/abschneid~/entfern~ | schwarze/schwarzen/weisse/weissen balken weg/wegschneid~/abschneid~/entfern~ = crop off border
  pixelgrosse = pixel size
  serifenschrift/serifenschriftart = serif letters
  plus schwarze/schwarzen balken oben und unten | und schwarze/schwarzen balken oben und unten | mit schwarzen balken oben und unten = with letterbox
  schwarze/schwarzen/weisse/weissen balken mussen/sollen/konnen/sollten weg | weisse/weissen/schwarze/schwarzen rander mussen/sollen/konnen/sollten weg | weisse/schwarze/graue rand muss/soll/kann/sollte weg = crop off border
`;
