import { alternatives } from '../alternatives.ts';
import { GERMAN_COLOURS as COLOURS } from './colours.ts';

/** "Da hinten sieht's aus wie Kraut und Rüben" */
const MESSES = alternatives(
  'da hinten|hinter|hinter uns|im hintergrund',
  '…',
  'aus wie',
  'kraut und ruben|bei hempels unterm sofa|im schweinestall|im saustall',
);

/** "Pack uns ins Weltall": who is to be somewhere else. */
const MOVED = [
  ['mich', 'me'],
  ['uns', 'us'],
  ['ihn', 'him'],
].map(
  ([said = '', english]) =>
    `${alternatives('pack~|beam~|teleportier~|schick~|schmeiss~|hang~', said, 'vor')} = put ${english} in
  ${alternatives('pack~|beam~|teleportier~|schick~|schmeiss~|hang~', said)} = put ${english}`,
);

/** "Buchstaben mit weißem Rand": an outline, and no frame. */
const OUTLINES = COLOURS.filter(([, english = '']) => /^(?:black|white)$/.test(english)).map(
  ([said, english]) =>
    `${alternatives('buchstaben|schrift|lettern', `mit ${said}em`, 'rand|umriss')} | ${alternatives('buchstaben|schrift|lettern', `mit ${said}er`, 'umrandung|kontur')} = letters with ${english} outline`,
);

/** "Achtziger-Flair", "so'n Siebziger-Feeling" */
const DECADES = alternatives('sechziger|siebziger|achtziger|neunziger', 'flair|feeling|charme');

/** "Die Skyline von Frankfurt bei Nacht" */
const NIGHTS = alternatives('skyline', 'von', 'frankfurt|berlin|wien', 'bei nacht|nachts');
/** "Das Weiß vom Kleid ist bläulich" */
const TINGES = [
  ['blaulich', 'blue'],
  ['gelblich', 'yellow'],
  ['grunlich', 'green'],
  ['rotlich', 'red'],
].map(
  ([said, english]) =>
    `das weiss vom kleid/brautkleid/hemd ist ${said} | das weiss ist ${said} = fix the white balance
  ist/sind/wirkt ${said} = is too ${english}`,
);
/** "Den Himmel lass in Frieden" */
const SPARED = [
  ['den himmel', 'leave the sky as it is'],
  ['den hintergrund', 'leave the background as it is'],
].map(
  ([said, english]) =>
    `lass~ ${said} in frieden/ungeschoren | lass~ ${said} aussen vor  | ${said} lass~ in frieden/ungeschoren | ${said} lass~ aussen vor = ${english}`,
);

/** What is told in German in passing: idioms, particles and asides around a wish. */
export const GERMAN_ASIDES = `
  ${MESSES} = the background is messy
  siehts | schauts | siehts/schauts bei uns =
  das/es/ihn … verschwimm~ lass~ | das/es/ihn verschwimm~ lass~ = blur it
  ${MOVED.join('\n  ')}
  ${OUTLINES.join('\n  ')}
  ${DECADES} = vintage look
  son | sone | sonen | sonem | soner | so n | so ne | so nen | so nem | so ner = a
  schneegipfel | schneegipfeln | verschneite/schneebedeckte/weisse gipfel | verschneiten gipfeln = snowy mountains
  vor ein~ bergkulisse/bergpanorama mit schneegipfeln = in front of snowy mountains
  vor ein~ bergkulisse/bergpanorama/bergwelt/alpenkulisse/bergkette = in front of mountains
  alpin~ = alpine
  gipfel | gipfeln | zugspitze | grossglockner = mountains
  krieg~ du das/es/die neutral | krieg~ du das/die neutraler | farben neutral/neutraler | neutralisier~ = fix the white balance
  wek | wech | wegg = remove
  hintergrund wek/wech = remove background
  hintergrund weg/wek und dafur/stattdessen = background
  wie bei/auf den alten/analogen kameras = like the old cameras
  ubertreibs nicht/ned | ubertreib/ubertreiben es nicht | nicht zu arg/wild/heftig = subtle
  steh auf dem/aufm kopf = is upside down
  schreib~ … druber/obendruber = write top
  schreib~ … quer druber = write in the middle
  kurz vor/vorm sonnenuntergang | kurz vor dem sonnenuntergang | bei tiefstehender sonne | bevor die sonne untergeht = golden hour light
  warm … wie kurz vor/vorm sonnenuntergang = golden hour light
  licht soll warm sein wie kurz vor/vorm sonnenuntergang = golden hour light
  so/wie doppelt belichtet = blend both pictures
  doppelt/zweifach/mehrfach belichtet | doppelt/zweifach belicht~ = double exposure
  zwei knallige/kraftige/leuchtende farben | nur zwei farben | zweifarbig~ = duotone
  zuschneid~ als bewerbungsfoto/bewerbungsbild fur linkedin/xing = crop to linkedin profile picture
  als bewerbungsfoto/bewerbungsbild fur linkedin/xing | bewerbungsfoto/bewerbungsbild fur linkedin = linkedin profile picture
  nur noch ich auf | nur mich auf | nur noch mich auf = only me on
  so dass nix/nichts mehr drumrum/drumherum ist =
  fies~ | widerlich~ | grausig~ | greislich~ = terrible
  von den leuchtstoffrohren/neonrohren/deckenlampen | vom kunstlicht/neonlicht/deckenlicht =
  abkuhl~ | kuhl~ … ab = cooler
  null/keine kraft | kein/null pepp | ohne saft und kraft = too dull
  ham | hams = have
  knallbunt~ | quietschbunt~ | kunterbunt~ = very colorful
  nicht so knallbunt/quietschbunt/kunterbunt = less colorful
  kippt | kippt voll/total | kippt nach hinten/vorn | hangt voll/total nach links/rechts = is crooked
  horizont kippt | horizont hangt/kippt nach links/rechts = the horizon is crooked
  ein wenig/bisschen matschig/schwammig | etwas/bissl/leicht matschig/schwammig = too blurry
  farb~ mir/uns/bitte/mal … um = recolor
  als hatts jemand/einer | als hatte es jemand/einer = as
  gezeichnet = drawn
  risodruck | risographie | risografie = riso print
  blend~ das erste bild/foto ins zweite/andere uber = dissolve picture 1 into picture 2
  blend~ das zweite bild/foto ins erste uber = dissolve picture 2 into picture 1
  wie bei/an nem/einem gemalde im museum | wie im museum/louvre = like a museum frame
  himmel ist so/total ode/fad | himmel ist ode/fad = sky is boring
  warm~ abendlicht/licht wie kurz vor/vorm sonnenuntergang = golden hour light
  staubkorner | staubkorn | staubkornchen | staubkornern | flusen | fussel | fusseln = dust
  lauter =
  krieg~ das/es wieder hin | wieder hinkrieg~/hinbekomm~ = fix it
  mach~/tu~ da … licht hin/rein = brighten it
  person/personen/leute unkenntlich mach~ | mach~ … personen/leute unkenntlich = pixelate the people
  also verpixeln | sprich verpixeln =
  augen auf | augen offen | augen aufmach~ = open the eyes
  weg mit ihm/ihr/denen = remove it
  ${NIGHTS} = city skyline at night
  ${TINGES.join('\n  ')}
  ${SPARED.join('\n  ')}
  hinter mir/uns alles … weich/unscharf/verschwommen = blur the background
  mach~ hinter mir/uns alles … weich/unscharf = blur the background
  ich soll aber scharf bleib~ | ich soll scharf bleib~ = but keep me sharp
  nur/bloss schwarze umrisse/silhouetten/schemen | nur noch schwarze umrisse/silhouetten | nur als silhouette zu sehen = too dark
  zu kasig/fahl/kalkweiss = too pale
  ferrarirot | ferrari rot = bright red
  konnte/kann der/die/das … sein = make the
  ich will/mochte sie/ihn/es = make it
  braunstich entfern~/weg/raus = remove color cast
  braunstich | brauntonung | braunton = sepia
  aber nur fur die person/personen/leute = but on the subject only
  regenwetter | nieselwetter | schmuddelwetter = rain
  stehen ja/doch/alle am kopf | stehen/stehst/steht am kopf | stehen ja/doch/alle auf dem kopf = is upside down
  das hochkantbild/hochkantfoto/hochformatbild = the picture
  rander/seiten unscharf auffull~ | unscharf auffull~ = with blurred sides
  oben ist zu viel luft/platz/leerraum | zu viel luft/platz oben = crop the top
  unten ist zu viel luft/platz/leerraum = crop the bottom
  griesig~ | grieselig~ = too noisy
  hohe iso = too noisy
  vernebelt~ | vernebelt und trub = hazy
  kontrast haut/reisst mich nicht um | kontrast lasst zu wunschen ubrig = the contrast is too low
  tiefen rauf | die tiefen rauf = lift the shadows
  sonst gar nix/nichts | sonst garnix = nothing else
  das rauschen/korn stort mich/uns nicht | das rauschen/korn stort nicht | das rauschen/korn kann/darf bleib~ =
  rand/rander/kanten abrund~ = rounded corners
  nacht zum tag | die nacht zum tag | nacht in tag = night into day
  als wurde es gleich gewittern/donnern/blitzen | als kame gleich ein gewitter/unwetter/sturm | gewitterstimmung = stormy sky
  stimmt/passt hinten und vorne nicht | belichtung stimmt hinten und vorne nicht = is terrible
  gib gas bei den farben | gib den farben gas/zunder | lass die farben krachen = more vivid colors
  mosaik aus pixeln/quadraten | pixelmosaik | klotzchengrafik = pixel art
  auf sockel/podest | auf einem/nem sockel/podest = on a base
  kratzer/riss/knick muss/soll weg = restore
  ecken/rander sind eingerissen/geknickt | ecke/rand ist eingerissen/geknickt = it is damaged
  wie frisch vom fotografen … ausseh~ | wie frisch vom fotografen = enhance
  aber uns/mich naturlich lass~ = but leave the subject as it is
  dreh~ mich/uns … richtig rum/herum = rotate it
  ich lieg/liege auf der seite | lieg/liege/liegen auf der seite = is sideways
  etwas/leicht/bissl knackiger | ein wenig/bisschen knackiger = slightly sharper
  ohne dass es … uberscharft/kunstlich/unnaturlich/uberzogen/ubertrieben wirkt = subtle
  war es dunkel/finster/duster | wars dunkel/finster | es war dunkel/finster = too dark
  rauschig~ | alles so kornig/rauschig = too noisy
  rander/ecken … zulauf~ | rander/ecken zulauf~ = vignette
  ich hatts gern/gerne/lieber = make it
  dreh~ das ding/teil = rotate it
  lass~ den himmel brennen/gluhen = sunset sky
  als wurde … die sonne untergeh~/aufgeh~ = golden hour light
  gegenlicht hat mein/unser gesicht geschluckt/verschluckt = my face is too dark
  uber die jahre/jahrzehnte | mit den jahren =
`;
