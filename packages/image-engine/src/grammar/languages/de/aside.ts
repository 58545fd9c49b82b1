import { GERMAN_COLOURS as COLOURS } from './colours.ts';

const listed = (line: string): string[] => line.split('|').map((each) => each.trim());
/** Every word of the first place before every one of the next; an empty one leaves its place out. */
const alternatives = (...places: readonly string[]): string =>
  places
    .map(listed)
    .reduce(
      (before, place) =>
        before.flatMap((one) => place.map((other) => `${one} ${other}`.replace(/ +/g, ' ').trim())),
      [''],
    )
    .join(' | ');

/** "Da hinten sieht's aus wie Kraut und Rüben" */
const MESSES = alternatives(
  'da hinten|hinten|hinter|hinter mir|hinter uns|dahinter|im hintergrund|hintergrund',
  '…',
  'aus wie',
  'kraut und ruben|bei hempels unterm sofa|im saustall|im schweinestall|auf der mullhalde|nach einem bombeneinschlag|hulle|sau|in einer rumpelkammer',
);

/** "Pack uns ins Weltall": who is to be somewhere else. */
const MOVED = [
  ['mich', 'me'],
  ['uns', 'us'],
  ['ihn', 'him'],
].map(
  ([said = '', english]) =>
    `${alternatives('pack~|beam~|verfracht~|verpflanz~|teleportier~|katapultier~|verschlepp~|schick~|schmeiss~|hau~|klatsch~|hang~', said, 'vor|vors')} = put ${english} in
  ${alternatives('pack~|beam~|verfracht~|verpflanz~|teleportier~|katapultier~|verschlepp~|schick~|schmeiss~|hau~|klatsch~|hang~', said)} = put ${english}`,
);

/** "Buchstaben mit weißem Rand": an outline, and no frame. */
const OUTLINES = COLOURS.filter(([, english = '']) => !english.includes(' ')).map(
  ([said, english]) =>
    `${alternatives('buchstaben|schrift|lettern', `mit ${said}em`, 'rand|umriss')} | ${alternatives('buchstaben|schrift|lettern', `mit ${said}er`, 'umrandung|kontur')} = letters with ${english} outline`,
);

/** "Achtziger-Flair", "so'n Siebziger-Feeling" */
const DECADES = alternatives(
  'funfziger|sechziger|siebziger|achtziger|neunziger',
  'flair|feeling|vibe|vibes|charme|touch|optik|stimmung|style|gefuhl|anmutung',
);

/** "Die Skyline von Frankfurt bei Nacht" */
const NIGHTS = alternatives(
  'skyline',
  'von',
  'new york|hamburg|frankfurt|berlin|munchen|wien|dubai|london|paris|chicago|manhattan|koln|zurich|tokio|shanghai|singapur|hongkong',
  'bei nacht|nachts',
);
/** "Das Weiß vom Kleid ist bläulich" */
const TINGES = [
  ['blaulich', 'blue'],
  ['gelblich', 'yellow'],
  ['grunlich', 'green'],
  ['rotlich', 'red'],
].map(
  ([said, english]) =>
    `das weiss vom/im kleid/brautkleid/hochzeitskleid/hemd/schnee/papier/shirt/tischtuch ist/wirkt ${said} | das weiss von der bluse/wand/tischdecke/torte ist/wirkt ${said} | das weiss ist/wirkt ${said} = fix the white balance
  ist/sind/wirkt/wirken/schimmert ${said} = is too ${english}`,
);
/** "Den Himmel lass in Frieden" */
const SPARED = [
  ['den himmel', 'leave the sky as it is'],
  ['den hintergrund', 'leave the background as it is'],
  ['die person', 'leave the subject as it is'],
  ['die leute', 'leave the subject as it is'],
  ['mich', 'leave the subject as it is'],
  ['uns', 'leave the subject as it is'],
].map(
  ([said, english]) =>
    `lass~ ${said} in frieden/ungeschoren | lass~ ${said} aussen vor | lass~ ${said} dabei aus | ${said} aussen vor lass~ | ${said} lass~ in frieden/ungeschoren | ${said} lass~ aussen vor = ${english}`,
);

/** What is told in German in passing: idioms, particles and asides around a wish. */
export const GERMAN_ASIDES = `
  ${MESSES} = the background is messy
  siehts | schauts | siehts/schauts bei uns/mir/denen =
  das/es/ihn … verschwimm~ lass~ | das/es/ihn verschwimm~ lass~ = blur it
  ${MOVED.join('\n  ')}
  ${OUTLINES.join('\n  ')}
  ${DECADES} = vintage look
  son | sone | sonen | sonem | soner | so n | so ne | so nen | so nem | so ner = a
  schneegipfel | schneegipfeln | verschneite/verschneiten gipfel | verschneiten gipfeln | schneebedeckte/schneebedeckten gipfel | schneebedeckten gipfeln | weisse/weissen gipfel | verschneite/verschneiten bergspitzen = snowy mountains
  bergkulisse/bergpanorama/bergwelt/berglandschaft/alpenkulisse/alpenpanorama mit schneegipfeln | bergkulisse/bergpanorama/berglandschaft mit verschneiten/schneebedeckten/weissen gipfeln = snowy mountains
  vor ein~ bergkulisse/bergpanorama/bergwelt/berglandschaft/alpenkulisse/alpenpanorama mit schneegipfeln | vor ein~ bergkulisse/bergpanorama/berglandschaft mit verschneiten/schneebedeckten/weissen gipfeln = in front of snowy mountains
  vor ein~ bergkulisse/bergpanorama/bergwelt/berglandschaft/alpenkulisse/alpenpanorama/bergkette/gebirgskette = in front of mountains
  alpin~ = alpine
  gipfel | gipfeln | zugspitze | grossglockner = mountains
  krieg~/bekomm~ du/ihr/man/sie das/es/die neutral/neutraler | krieg~/bekomm~ du/ihr das/es/die neutral/neutraler hin | mach~/stell~ das/es/die farben neutral/neutraler | das/es neutral/neutraler hinkrieg~/hinbekomm~ | farben neutral/neutralisieren | neutrale farben/hauttone | neutralisier~ = fix the white balance
  wek | wech | wegg = remove
  hintergrund wek/wech/wegg = remove background
  hintergrund weg/wek/wech/raus und dafur/stattdessen = background
  wie bei/auf/in/an den alten/analogen kameras/fotoapparaten | wie bei/auf/an alten/analogen kameras/fotoapparaten | wie die alten kameras/fotoapparate | wie bei einer alten/analogen kamera | wie fruher auf den abzugen/fotos = like the old cameras
  ubertreibs nicht/ned | ubertreib/ubertreibt/ubertreiben/ubertreibe es/sie/ma/mas nicht/ned | ubertreibs/ubertreib bitte nicht | ubertreib nicht | nicht gleich ubertreib~ | nicht zu arg/wild/heftig/doll/dolle/dick | nicht so arg/wild/heftig/doll/dolle/dick auftrag~ | bleib dezent | lass/lasst die kirche im dorf | mit/in massen | mit gefuhl/augenmass/bedacht = subtle
  ubertreibs aber nicht | ubertreib es aber nicht | ubertreib aber nicht = but subtle
  steh auf dem/aufm kopf = is upside down
  steht/ist/liegt/hangt … auf dem kopf | steht/ist aufm kopf = is upside down
  schreib~ … druber/obendruber = write top
  schreib~ … quer druber = write in the middle
  kurz vor/vorm sonnenuntergang | kurz vor dem sonnenuntergang | kurz nach sonnenaufgang | kurz nach dem sonnenaufgang | bei tiefstehender/tiefer/tief stehender sonne | bevor die sonne untergeht | wenn die sonne untergeht/tief steht = golden hour light
  warm … wie kurz vor/vorm sonnenuntergang | warm … wie kurz vor dem sonnenuntergang | warm … wie bei tiefstehender/tiefer/tief stehender sonne | warm … wie bevor/wenn die sonne untergeht = golden hour light
  licht/beleuchtung soll/sollte warm sein/werd~ wie kurz vor/vorm sonnenuntergang | licht/beleuchtung soll/sollte warm sein/werd~ wie kurz vor dem sonnenuntergang | licht soll/sollte so warm sein/werd~ wie kurz vor/vorm sonnenuntergang = golden hour light
  so/wie doppelt belichtet = blend both pictures
  doppelt/zweifach/mehrfach belichtet | doppelt/zweifach belicht~ = double exposure
  zwei knallige/kraftige/satte/leuchtende/starke/grelle/kontrastierende/verschiedene farben | nur/bloss zwei farben | mit/in/aus nur zwei farben | auf zwei farben reduzier~ | auf zwei farben reduziert | zweifarbig~ = duotone
  zuschneid~/beschneid~/schneid~/zuschnitt als bewerbungsfoto/bewerbungsbild fur linkedin/xing = crop to linkedin profile picture
  als bewerbungsfoto/bewerbungsbild/portrat/profilfoto/profilbild fur linkedin/xing | bewerbungsfoto/bewerbungsbild/profilfoto/profilbild fur linkedin | profilfoto/profilbild fur xing | linkedin/xing profilbild/profilfoto/foto | bewerbungsfoto/bewerbungsbild auf linkedin/xing = linkedin profile picture
  nur noch ich auf | nur mich auf | nur noch mich auf = only me on
  nur noch wir auf | nur uns auf | nur noch uns auf = only us on
  so dass nix/nichts mehr drumrum/drumherum/dahinter/drumrum ist | sodass nix/nichts mehr drumrum/drumherum/dahinter ist | ohne was/etwas drumrum/drumherum/dahinter =
  fies~ | ubl~ | widerlich~ | grausig~ | abscheulich~ | greislich~ | grauslig~ | ekelhaft~ = terrible
  von den leuchtstoffrohren/neonrohren/lampen/deckenlampen/leuchten/scheinwerfern/gluhbirnen | von den led lampen | von der deckenlampe/lampe/leuchtstoffrohre/schreibtischlampe/neonrohre/beleuchtung/gluhbirne | vom kunstlicht/neonlicht/deckenlicht/lampenlicht =
  abkuhl~ | kuhl~ … ab = cooler
  null/keine/kaum kraft | kein/null/keinen saft/pepp/pfiff/wumms/bums/schmackes/pep | ohne saft und kraft | weder saft noch kraft = too dull
  ham | hams = have
  da geht noch was/mehr/einiges | da geht doch noch was | geht da noch was/mehr | da ginge noch was =
  knallbunt~ | quietschbunt~ | kunterbunt~ | papageienbunt = very colorful
  so/zu/arg/dermassen knallbunt/quietschbunt/kunterbunt = too colorful
  nicht so knallbunt/quietschbunt/kunterbunt | nicht zu knallbunt/quietschbunt | weniger knallbunt/quietschbunt = less colorful
  kippt | kippt voll/total/arg | kippt nach hinten/vorn/vorne | hangt/kippt/fallt/lauft voll/total/arg nach links/rechts = is crooked
  horizont hangt/kippt nach links/rechts | horizont hangt/kippt/fallt links/rechts runter/ab | horizont kippt/hangt = the horizon is crooked
  ein wenig/bisschen matschig/schwammig/verschmiert/vermatscht/schmierig | etwas/bissl/leicht/bisschen/irgendwie matschig/schwammig/verschmiert/vermatscht = too blurry
  farb~ mir/uns/ihm/ihr/bitte/mal … um = recolor
  als hatts/hats jemand/einer/wer | als hatte/hatt es jemand/einer/wer | als hatte jemand/einer/wer es/das | als ob es/das jemand/einer | wie von jemandem/jemand = as
  gezeichnet = drawn
  risodruck | riso druck | risographie | risografie | risoprint = riso print
  blend~ das erste bild/foto ins zweite/andere uber | blend~ das erste bild/foto in das zweite/andere uber | blend~ bild 1 in bild 2 uber | das erste bild/foto ins zweite/andere uberblend~/ubergeh~ | das erste bild/foto in das zweite/andere uberblend~/ubergeh~ = dissolve picture 1 into picture 2
  blend~ das zweite bild/foto ins/in erste uber | das zweite bild/foto ins erste uberblend~/ubergeh~ | blend~ bild 2 in bild 1 uber = dissolve picture 2 into picture 1
  wie bei/an nem/einem gemalde im museum | wie bei/an nem/einem bild im museum | wie um ein/nen/einen altes/alten gemalde/olschinken | wie bei alten/alte gemalden | wie an der museumswand | wie im museum/louvre = like a museum frame
  himmel ist so/total/echt/halt/einfach/ziemlich/ja/arg ode/fad/lasch/langweilig | himmel ist ode/fad/lasch = sky is boring
  warm~ abendlicht/licht wie kurz vor/vorm sonnenuntergang = golden hour light
  staubkorner | staubkorn | staubkornchen | staubkornern | flusen | fussel | fusseln = dust
  lauter =
  krieg~/bekomm~ das/es/sie/ihn wieder hin | wieder hinkrieg~/hinbekomm~ | krieg~ du das wieder hin = fix it
  mach~/tu~/bring~/setz~/gib~ da/dort/hier mal licht hin/rein/drauf | mach~/tu~/bring~/setz~ da/dort bitte/etwas/mehr licht hin/rein/drauf | mach~/tu~/bring~ da mal etwas/mehr licht hin/rein/drauf | mach~/tu~/bring~ da licht hin/rein/drauf = brighten it
  person/personen/leute/menschen unkenntlich mach~ | mach~ … personen/leute/menschen unkenntlich | personen/leute anonymisier~ = pixelate the people
  also verpixeln | sprich verpixeln =
  augen auf | augen offen | augen aufmach~ | mach~ … augen auf = open the eyes
  weg mit ihm/ihr/ihnen/denen = remove it
  ${NIGHTS} = city skyline at night
  ${TINGES.join('\n  ')}
  ${SPARED.join('\n  ')}
  hinter mir/uns alles … weich/unscharf/verschwommen | alles hinter mir/uns … weich/unscharf/verschwommen | hinter mir/uns alles weich/unscharf/verschwommen | alles hinter mir/uns weich/unscharf/verschwommen = blur the background
  mach~ hinter mir/uns alles … weich/unscharf/verschwommen | mach~ alles hinter mir/uns … weich/unscharf/verschwommen = blur the background
  ich soll aber scharf bleib~ | ich soll scharf bleib~ | aber ich soll scharf bleib~ | ich muss aber scharf bleib~ | wir sollen aber scharf bleib~ = but keep me sharp
  nur/bloss schwarze umrisse/silhouetten/schemen/scherenschnitte | nur noch schwarze umrisse/silhouetten/schemen | nur schwarze gestalten/schatten | nur als silhouette/schatten/umriss zu sehen/erkennen = too dark
  zu kasig/fahl/kreidebleich/kalkweiss | viel zu kasig/fahl | so kasig/fahl/kalkweiss = too pale
  mach/gib/gebt uns/mir/ihr/ihm bisserl/bissl/bisschen/etwas/mehr farbe | mach/gib uns/mir ein bisschen/bissl/wenig farbe = slightly more color
  ferrarirot | ferrari rot = bright red
  konnte/konnt/kann der/die/das … sein = make the
  ich will/mocht/mochte/wunsch sie/ihn/es | ich will/mochte sie/ihn/es gern/gerne/lieber/eher | ich hatt/hatte sie/ihn/es gern/gerne/lieber = make it
  braunstich entfern~/weg/raus/wegmach~ | entfern~ den braunstich = remove color cast
  braunstich | brauntonung | braunton = sepia
  aber nur fur die person/personen/leute/menschen | aber nur bei der/den person/personen/leuten = but on the subject only
  regentropfen und grauer/truber himmel | regenwetter | nieselwetter | regentag | schmuddelwetter | sauwetter | hundewetter = rain
  am/auf dem/aufm kopf stehen | stehen/stehst/steh ja/doch/alle/hier am kopf | stehen/stehst/steht am kopf | stehen ja/doch/alle/hier auf dem kopf | stehen auf dem kopf = is upside down
  das hochkantbild/hochkantfoto/hochformatbild/querformatbild | mein hochkantbild/hochkantfoto = the picture
  rander/seiten/balken/rand unscharf auffull~/full~ | unscharf auffull~ | unscharf ausfull~ | den rest unscharf auffull~/ausfull~ = with blurred sides
  oben ist/war zu viel luft/platz/leerraum | oben zu viel luft/platz/leerraum | zu viel luft/platz/leerraum oben | zu viel luft uber dem kopf/uns | zu viel luft nach oben = crop the top
  unten ist/war zu viel luft/platz/leerraum/boden | unten zu viel luft/platz/leerraum/boden = crop the bottom
  griesig~ | grieselig~ | grisselig~ | griesselig~ = too noisy
  hohe/hoher/hohem iso | hoher/hohem/hohen iso wert | iso zu hoch = too noisy
  vernebelt~ | eingenebelt~ | vernebelt und trub | trub und vernebelt = hazy
  kontrast haut/reisst mich nicht um | kontrast lasst zu wunschen ubrig | kontrast ist nicht der bringer/hit/burner | kontrast reisst mich nicht vom hocker = the contrast is too low
  farben hauen/reissen mich nicht um | farben lassen zu wunschen ubrig | farben reissen mich nicht vom hocker | farben sind nicht der bringer/hit/burner = the colors are too dull
  haut/reisst mich nicht um | reisst mich nicht vom hocker | lasst zu wunschen ubrig | haut einen nicht um | haut mich nicht vom hocker = is boring
  tiefen/schatten rauf | die tiefen/schatten rauf = lift the shadows
  sonst gar nix/nichts | sonst garnix | sonst uberhaupt nix/nichts = nothing else
  stort mich/uns/keinen nicht | stort mich/uns gar/uberhaupt/eh/ja nicht | stort nicht weiter = is fine
  rauschen/korn/kornung … stort mich/uns/nicht nicht | das rauschen/korn stort mich/uns nicht | das rauschen/korn stort nicht | das rauschen/korn kann/darf/soll bleib~ | das rauschen/korn ist okay/ok/egal =
  rand/rander/kanten abrund~ | rand/rander/kanten abgerundet | rund~ die ecken/kanten/rander ab = rounded corners
  nacht zum/zu tag | die nacht zum/zu tag | nacht in tag | aus nacht/der nacht tag | tag statt nacht = night into day
  als wurde es gleich gewittern/donnern/blitzen/krachen | als kame gleich ein gewitter/unwetter/sturm | als zoge ein gewitter/unwetter/sturm auf | als ob gleich ein gewitter/unwetter kommt/kame | gewitterstimmung | unwetterstimmung = stormy sky
  es soll ausseh~ als wurde es gleich gewittern/donnern/blitzen/krachen | es soll ausseh~ als kame gleich ein gewitter/unwetter/sturm | es soll nach gewitter/unwetter ausseh~ = stormy sky
  den sepiaton nicht | die sepiafarbe/sepiatonung nicht | das sepia nicht = keep the sepia tone
  stimmt/passt hinten und vorn/vorne nicht | stimmt/passt vorn/vorne und hinten nicht | belichtung/helligkeit stimmt hinten und vorn/vorne nicht | stimmt von vorn bis hinten nicht = is terrible
  gib gas bei den farben | gib den farben gas/zunder/stoff/saures | lass die farben krachen/leuchten/strahlen/knallen | dreh bei den farben auf = more vivid colors
  mosaik aus pixeln/klotzchen/quadraten/kastchen | pixelmosaik | klotzchengrafik | pixelklotze = pixel art
  braucht/brauchert/brauchat/brauchte ich/i = i want
  auf sockel/podest | auf einem/nem/dem/einen sockel/podest = on a base
  kratzer/riss/knick/falz/falte quer … muss/soll weg | kratzer/riss/knick/falz quer … weg/raus | kratzer/riss/knick/falz muss/soll weg = restore
  ecken/rander/ecke/rand sind/ist eingerissen/abgerissen/geknickt/bestossen/angefressen/ausgefranst/umgeknickt = it is damaged
  wie frisch/grad/grade vom fotografen/profi/profifotografen soll/solls/sollte … ausseh~/wirken | wie frisch vom fotografen/profi/profifotografen | wie aus dem fotostudio = enhance
  aber uns/mich/sie/ihn naturlich lass~ | aber uns/mich/sie/ihn lass~ naturlich | aber lass~ uns/mich/sie/ihn naturlich = but leave the subject as it is
  dreh~ mich/uns/es/das richtig rum/herum | dreh~ mich/uns/es/das mal/bitte richtig rum/herum = rotate it
  ich/er/sie lieg/liege/liegt auf der seite | wir/sie liegen auf der seite | lieg/liege/liegen auf der seite = is sideways
  etwas/leicht/bisschen/bissl knackiger | ein wenig/bisschen/bissl/tick knackiger = slightly sharper
  ohne dass es/das/alles/er/sie uberscharft/kunstlich/unnaturlich/uberzogen/ubertrieben/unecht/kitschig wirkt/aussieht/wird | ohne dass es zu kunstlich/ubertrieben/kitschig/heftig/krass wirkt/aussieht/wird = subtle
  war es/das dunkel/finster/duster/schummrig | wars dunkel/finster/duster/schummrig | es war dunkel/finster/duster/schummrig | es war so/ziemlich/recht/leider dunkel/finster/duster = too dark
  rauschig~ | alles so/ganz/total kornig/rauschig = too noisy
  rander/ecken … zulauf~ | rander/ecken zulauf~ = vignette
  ich hatts gern/gerne/lieber = make it
  dreh~ das ding/teil = rotate it
  lass~ den himmel brennen/gluhen/leuchten | himmel soll brennen/gluhen | brennender/gluhender himmel = sunset sky
  als wurde grad/gerade/gleich die sonne untergeh~/aufgeh~ | als wurde die sonne untergeh~/aufgeh~ | als wurde die sonne grad/gerade/gleich untergeh~/aufgeh~ = golden hour light
  gegenlicht hat … mein/unser/ihr/sein gesicht geschluckt/verschluckt/gefressen | gegenlicht hat … unsere gesichter geschluckt/verschluckt/gefressen = my face is too dark
  uber die jahre/jahrzehnte | mit den jahren | im lauf/laufe der jahre/jahrzehnte/zeit | mit der zeit =
`;
