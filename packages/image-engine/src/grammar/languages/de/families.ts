import { listed } from '../alternatives.ts';
import { GERMAN_COLOURS as COLOURS } from './colours.ts';

/** Every one of the first before every one of the second. */
const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`));

/** "Die rote Jacke meiner Frau", "das Auto von meinem Vater": whose it is changes nothing. */
const OWNERS = [
  ...pairs(
    listed('meines | von meinem | unseres | von unserem | ihres | von ihrem'),
    listed(
      'mannes | mann | vaters | vater | papas | papa | bruders | bruder | sohnes | sohn | opas | opa | freundes | freund | kindes | kind | babys | baby | enkels | enkel | onkels | onkel | chefs | chef | hundes | hund | nachbarn',
    ),
  ),
  ...pairs(
    listed('meiner | von meiner | unserer | von unserer | seiner | von seiner'),
    listed(
      'frau | mutter | mama | schwester | tochter | oma | freundin | tante | cousine | kollegin | chefin | nichte | enkelin | nachbarin',
    ),
  ),
  ...listed('von papa | von mama | von oma | von opa | vom papa | von der oma | vom opa'),
];
const OWNED =
  'jacke = jacket; kleid = dress; hemd = shirt; shirt = shirt; t shirt = shirt; pulli = sweater; pullover = sweater; hose = pants; jeans = jeans; rock = skirt; bluse = blouse; mantel = coat; krawatte = tie; fliege = bow tie; schal = scarf; mutze = cap; kappe = cap; hut = hat; schuhe = shoes; tasche = bag; rucksack = backpack; auto = car; wagen = car; motorrad = motorcycle; fahrrad = bicycle; anzug = suit; weste = vest; trikot = jersey; dirndl = dress; helm = helmet; handschuhe = gloves; socken = socks'
    .split(';')
    .map((each) => each.trim().split(' = ') as [string, string]);
/** Things with their owners. */
export const GERMAN_OWNED = OWNED.map(
  ([said, english]) => `${OWNERS.map((owner) => `${said} ${owner}`).join(' | ')} = ${english}`,
).join('\n  ');

const AROUND = listed(
  'aussenrum | aussen rum | aussen herum | drumrum | drumherum | drum herum | rundrum | rundherum | rundum | ringsum | ringsherum | rings herum | um das bild | um das foto | um das ganze',
);
/** "Dünner schwarzer Strich außenrum" */
const LINES = pairs(
  listed('strich | linie | streifen | streiferl | kontur | saum | balken | kante | bord'),
  AROUND,
);

const SHADES = [
  ...COLOURS,
  ...'altrosa = dusty pink; rosa = pink; pink = pink; lila = purple; beige = beige; creme = cream; petrol = teal; mint = mint green; mintgrun = mint green; salbei = sage green; salbeigrun = sage green; flieder = lilac; lavendel = lavender; anthrazit = anthracite; bordeaux = burgundy; weinrot = burgundy; apricot = apricot; koralle = coral; senfgelb = mustard yellow; olivgrun = olive; nachtblau = midnight blue; pastellblau = powder blue; pastellrosa = pastel pink; orange = orange; terrakotta = terracotta; tannengrun = pine green; konigsblau = royal blue; marineblau = navy'
    .split(';')
    .map((each) => each.trim().split(' = ') as [string, string]),
];
/** "Studio in Altrosa" */
const STUDIOS = SHADES.map(
  ([said, english]) =>
    `${pairs(listed('studio in | studiohintergrund in | fotostudio in | studiowand in | leinwand in'), [said]).join(' | ')} = ${english} studio background`,
);
/** "Auf einen Lilaton setzen", "vor sattes Blau stellen" */
const TONES = SHADES.map(
  ([said, english]) =>
    `${[
      `auf einen ${said}ton`,
      `auf einem ${said}ton`,
      `vor einen ${said}ton`,
      `vor einem ${said}ton`,
      `vor ${said} setz~`,
      `vor ${said} stell~`,
      `auf ${said} setz~`,
      `auf ${said} stell~`,
      `auf ${said} freistell~`,
    ].join(' | ')} = put on a ${english} background`,
);
/** "Nicht Grau", behind what it should be. */
const INSTEAD = SHADES.map(
  ([said, english]) =>
    `${[
      `soll nicht ${said} sein sondern`,
      `und nicht ${said}`,
      `nicht mehr ${said}`,
      `anstatt ${said}`,
      `anstelle von ${said}`,
      `statt in ${said}`,
      `und nicht mehr ${said}`,
      `ned ${said}`,
    ].join(' | ')} = instead of ${english}
  sein nicht ${said} | sein ned ${said} | sein und nicht ${said} | werden nicht ${said} | werden und nicht ${said} = is instead of ${english}`,
);
/** "Von Silber auf Racing Green" */
const FROM = SHADES.map(
  ([said, english]) =>
    `von ${said} auf | von ${said} in | von ${said} nach | von ${said} zu | vom ${said} ins = from ${english} to`,
);
const FROM_SILVER = 'von silber auf | von silber zu | von silber nach | von silbergrau auf';
/** "Nur die Mohnblume soll rot leuchten" */
const GLOWING = COLOURS.map(
  ([said, english]) =>
    `${['der', 'die', 'das'].flatMap((the) => [`nur ${the} … ${said} leucht~`, `nur ${the} … ${said} strahl~`]).join(' | ')} = only in color the ${english}`,
);
/** "Ist braun statt grün": what it has become, and what it should be. */
const PLAIN = COLOURS.filter(([said]) =>
  /^(rot|blau|grun|gelb|braun|schwarz|weiss|grau)$/.test(said),
);
const WRONG = [
  ...PLAIN,
  ['rosa', 'pink'],
  ['pink', 'pink'],
  ['orange', 'orange'],
  ['lila', 'purple'],
];
const FADED = WRONG.flatMap(([now, english]) =>
  WRONG.filter(([then]) => then !== now).map(
    ([then, wanted]) =>
      `${listed('ist | sind | wurde | war | wirkt')
        .map((is) => `${is} ${now} statt ${then}`)
        .join(' | ')} = from ${english} to ${wanted}`,
  ),
);

const SCENES =
  'buro = office; strand = beach; stadt = city; wald = forest; kuche = kitchen; studio = studio; berge = mountains; sonnenuntergang = sunset; winterlandschaft = snow; herbstwald = autumn'
    .split(';')
    .map((each) => each.trim().split(' = ') as [string, string]);
/** "Büro verschwommen im Rücken" */
const BEHIND = SCENES.map(
  ([said, english]) =>
    `${pairs(
      [
        `${said} verschwommen`,
        `${said} unscharf`,
        `${said} leicht unscharf`,
        `${said} leicht verschwommen`,
        said,
      ],
      listed('im rucken | in meinem rucken | dahinter | hinten dran | hintendran | im kreuz'),
    ).join(' | ')} = ${english} background`,
);

/** What is right as it is: "Belichtung passt". */
const FINE =
  'belichtung = brightness; helligkeit = brightness; farben = color; farbe = color; kontrast = contrast; scharfe = sharpness; licht = light; bildausschnitt = framing; ausschnitt = framing; hintergrund = background; sattigung = saturation; motiv = subject; gesicht = face'
    .split(';')
    .map((each) => each.trim().split(' = ') as [string, string]);
const STATES = listed(
  'passt | passt so | passt eh | passt schon | passen | passen so | passen schon | passt ja | passt perfekt | passt gut | stimmt | stimmt so | stimmen | ist gut | sind gut | ist ok | sind ok | ist okay | ist super | sind super | ist prima | ist perfekt | sind perfekt | ist schon gut | ist in ordnung | sind in ordnung | sitzt',
);
const RIGHT = FINE.flatMap(([said, english]) => [
  `${STATES.map((state) => `${said} ${state}`).join(' | ')} =`,
  // "Der Kontrast passt nicht" complains.
  `${listed(
    'passt nicht | passt gar nicht | passt noch nicht | passt nicht ganz | passen nicht | stimmt nicht | stimmt noch nicht | stimmen nicht | ist gut aber nicht',
  )
    .map((state) => `${said} ${state}`)
    .join(' | ')} = ${english}`,
]);

/** "Zwei Grad", "fünf Prozent" */
const NUMBERS =
  'ein = 1; einen = 1; zwei = 2; drei = 3; vier = 4; funf = 5; sechs = 6; sieben = 7; acht = 8; neun = 9; zehn = 10; zwolf = 12; funfzehn = 15; zwanzig = 20; dreissig = 30; funfundvierzig = 45; neunzig = 90'
    .split(';')
    .map((each) => each.trim().split(' = ') as [string, string]);
const DEGREES = NUMBERS.map(
  ([said, number]) => `${said} grad | um ${said} grad = by ${number} degrees`,
);

/** A grid by its rows: "zwei mal zwei". */
const ROWS: [string, string][] = [
  ['zwei', '2'],
  ['drei', '3'],
  ['vier', '4'],
];
const GRIDS = ROWS.flatMap(([row, r]) =>
  ROWS.map(([column, c]) =>
    [
      `${row} mal ${column}`,
      `${row} auf ${column}`,
      `${row} x ${column}`,
      `${row} reihen mit ${column}`,
      `im ${row} mal ${column} raster`,
    ]
      .join(' | ')
      .concat(` = collage ${r} by ${c}`),
  ),
).filter((line) => !/^(?:drei mal zwei|vier mal drei|drei mal vier|zwei mal drei) /.test(line));

/** What stands on a shirt that a mirror turned round. */
const SHIRTS = listed(
  'am leiberl | auf dem leiberl | am shirt | auf dem shirt | am t shirt | auf dem t shirt | am trikot | auf dem trikot | am pulli | auf dem pulli | am hoodie | am schild | auf dem schild | auf dem plakat | am auto | an der wand | im hintergrund | auf der kappe | auf der jacke | am heft',
);
const READABLE = [
  ...SHIRTS.flatMap((where) => [
    `dann stimmt die schrift ${where}`,
    `damit die schrift ${where} stimmt`,
    `dann stimmt der text ${where}`,
    `damit die schrift ${where} lesbar ist`,
    `dann kann man die schrift ${where} lesen`,
    `dann ist die schrift ${where} lesbar`,
    `dann passt die schrift ${where}`,
    `damit die schrift ${where} wieder stimmt`,
  ]),
  'dann stimmt die schrift',
  'dann stimmt die schrift wieder',
  'dann kann man die schrift lesen',
  'dann ist die schrift lesbar',
];

/** Where a picture got its cast. */
const HALLS = pairs(
  listed(
    'im hallenbad | im schwimmbad | in der turnhalle | in der halle | im keller | im zug | im buro | im restaurant | in der kirche | in der kuche | im supermarkt | in der disco | im theater | im saal | im stadion',
  ),
  listed('ist alles | war alles | wurde alles | wirkt alles | sieht alles'),
);

/** What is there already and needs nothing. */
const THERE = pairs(
  listed(
    'logo | vereinswappen | wappen | unser logo | vereinslogo | firmenlogo | der text | die schrift | der rahmen | das datum | der name | die uberschrift | das wasserzeichen',
  ),
  listed(
    'ist drauf | ist schon drauf | ist bereits drauf | hab ich schon | ist ja schon drauf | ist eh drauf',
  ),
);

/** "Kater Schnurri": its name adds nothing. */
const CALLED = listed(
  'schnurri | schnurrli | mikesch | carlo | moritz | felix | minka | mimi | mauzi | muschi | tiger | tigger | garfield | luna | lilly | lili | simba | leo | bello | rex | hasso | waldi | balu | rocky | buddy | lucky | bella | emma | maxi | molly | nala | rudi | paul | fritz | struppi | schnuffi | flocke | mohrle | murli | peterle | stupsi | klopfer | hoppel | blacky',
);
const PETS = [
  ['kater', 'cat'],
  ['katze', 'cat'],
  ['katzerl', 'cat'],
  ['mieze', 'cat'],
  ['hund', 'dog'],
  ['hundin', 'dog'],
  ['dackel', 'dog'],
  ['mops', 'dog'],
  ['hase', 'rabbit'],
  ['pferd', 'horse'],
  ['pony', 'horse'],
].map(([said, english]) => `${pairs([said as string], CALLED).join(' | ')} = ${english}`);

/** Why the colours are wrong: "die Wand ist eigentlich weiß". */
const ACTUALLY = pairs(
  listed(
    'die wand | das hemd | das kleid | der schnee | die bluse | das tischtuch | die fliesen | das papier | die decke | das brautkleid | der teller | das shirt | der zucker',
  ),
  pairs(
    listed('ist | isch | war | sind | ware'),
    listed(
      'eigentlich weiss | eigentlich wiiss | in echt weiss | in wirklichkeit weiss | in natura weiss | eigentlich grau | eigentlich schwarz',
    ),
  ),
);

/** Who may be told to float or stand somewhere. */
const POSES = listed(
  'schweb~ | steh~ | sitz~ | sitze | flieg~ | lieg~ | lauf~ | geh~ | bin | ware | chille | chill~',
);
const PUT = [
  `${POSES.map((pose) => `mach dass ich … ${pose} | mach~ mal dass ich … ${pose} | so dass ich … ${pose} | als wurde ich … ${pose} | als ob ich … ${pose} | lass mich … ${pose}`).join(' | ')} = put me`,
  `${POSES.map((pose) => `mach dass wir … ${pose} | als wurden wir … ${pose} | als ob wir … ${pose} | lass uns … ${pose}`).join(' | ')} = put us`,
];

/** "Ruhig etwas dunkler": it may well be. */
const EASY = Object.entries({
  dunkler: 'darker',
  heller: 'brighter',
  kraftiger: 'more vivid',
  bunter: 'more colorful',
  warmer: 'warmer',
  kuhler: 'cooler',
  scharfer: 'sharper',
  dicker: 'bold',
  grosser: 'bigger',
  kleiner: 'smaller',
  knalliger: 'more colorful',
  starker: 'stronger',
  mehr: 'more',
  etwas: 'slightly',
  'ein bisschen': 'slightly',
  'noch etwas': 'slightly',
}).map(
  ([said, english]) =>
    `ruhig ${said} | ruhig auch ${said} | gern ${said} | gerne ${said} = ${english}`,
);

/** "Statt rot lieber schwarz" */
const RATHER = WRONG.flatMap(([now, english]) =>
  WRONG.filter(([then]) => then !== now).map(
    ([then, wanted]) =>
      `statt ${now} lieber ${then} | anstatt ${now} lieber ${then} | lieber ${then} statt ${now} | lieber ${then} als ${now} | statt ${now} in ${then} | statt ${now} bitte ${then} | nicht ${now} sondern ${then} | ned ${now} sondern ${then} = from ${english} to ${wanted}`,
  ),
);
/** "Weiße Ränder dran, bis es quadratisch ist" */
const SQUARED = WRONG.map(
  ([said, english]) =>
    `${pairs(
      [
        `mach~ ${said}e rander dran`,
        `mach~ ${said}en rand dran`,
        `mach~ ${said}e balken dran`,
        `mach~ ${said}e streifen dran`,
        `${said}e rander dran`,
        `${said}en rand dran`,
        `${said}e balken dran`,
        `${said}e rander hin`,
        `${said}e streifen dran`,
      ],
      listed(
        'bis es quadratisch ist | bis es quadratisch wird | damit es quadratisch wird | damit es quadratisch ist | dass es quadratisch wird | dass es quadratisch ist | bis es passt quadratisch',
      ),
    ).join(' | ')} = pad to square with ${english}`,
);
/** "Grüner soll die Wiese werden" */
const BECOMING = Object.entries({
  'gruner soll die wiese': 'grass greener',
  'gruner soll der rasen': 'grass greener',
  'gruner soll das gras': 'grass greener',
  'blauer soll der himmel': 'sky bluer',
  'blauer soll das meer': 'make the sea bluer',
  'die wiese soll gruner': 'grass greener',
  'der himmel durft blauer': 'sky bluer',
  'der himmel durfte blauer': 'sky bluer',
  'der himmel konnte blauer': 'sky bluer',
  'der himmel kann blauer': 'sky bluer',
  'die wiese durfte gruner': 'grass greener',
  'die wiese konnte gruner': 'grass greener',
  'der rasen durfte gruner': 'grass greener',
  'der rasen konnte gruner': 'grass greener',
}).map(([said, english]) => `${said} werden | ${said} sein | ${said} = ${english}`);
/** "Hab ihn eingekreist" */
const ENCIRCLED = pairs(
  pairs(
    listed('hab | habe | hob'),
    listed(
      'ihn | sie | es | den | die | das | dir den | dir die | dir das | ihn dir | sie dir | alles | das alles',
    ),
  ),
  listed(
    'markiert | eingekreist | umkringelt | angemalt | umrandet | eingerahmt | angestrichen | angepinselt | ausgewahlt | ubermalt | eingezeichnet | angekreuzt | rot markiert | rot umrandet | rot eingekreist | umkreist | gekennzeichnet',
  ),
);

/** "Kippt leicht nach rechts" complains. */
const LEANING = pairs(
  pairs(
    listed(
      'kippt | hangt | neigt sich | lehnt sich | fallt | kippelt | liegt | dreht sich | steht',
    ),
    listed(
      'leicht | etwas | ein bisschen | bissl | a bissl | total | ein wenig | minimal | ganz schon | arg',
    ),
  ),
  listed('nach links | nach rechts'),
);
/** "Weiß mit schwarzem Rand", of letters. */
const INKED = WRONG.slice(0, 8).flatMap(([fill, white]) =>
  WRONG.slice(0, 8)
    .filter(([edge]) => edge !== fill)
    .map(
      ([edge, black]) =>
        `${fill} mit ${edge}em rand | ${fill} mit ${edge}er kontur | ${fill} mit ${edge}er umrandung | ${fill} mit ${edge}em umriss | ${fill} ${edge} umrandet | ${fill} und ${edge} umrandet = in ${white} with ${black} outline`,
    ),
);
/** "Schwarzer Balken hinter dem Text", "alle Farben weg außer Blau", "ein rosa Schimmer" */
const OF_COLOUR = SHADES.flatMap(([said, english]) => [
  `${pairs(
    [
      `${said}er balken`,
      `${said}en balken`,
      `${said}er streifen`,
      `${said}er kasten`,
      `${said}en streifen`,
    ],
    listed(
      'hinter dem text | hinter der schrift | hinterm text | unter dem text | unter der schrift | unterm text | hinter den buchstaben | dahinter als text',
    ),
  ).join(' | ')} = on a ${english} bar`,
  `${pairs(
    listed(
      'alle farben weg ausser | alle farben raus ausser | alles grau ausser | alles schwarzweiss ausser | alle farben weg bis auf | alle farben raus bis auf | alles entfarben ausser | alles farblos ausser',
    ),
    [said],
  ).join(' | ')} = keep only the ${english} in color`,
  `${said} schimmer | ${said}er schimmer | ${said}en schimmer | ${said}er hauch druber | ${said}en hauch druber = ${english} tint`,
]);

/** "Aufs Kanapee vom andern": of the other picture. */
const OTHERS = Object.entries({
  sofa: 'sofa',
  kanapee: 'sofa',
  couch: 'sofa',
  bank: 'bench',
  bett: 'bed',
  sessel: 'chair',
  stuhl: 'chair',
  teppich: 'carpet',
  tisch: 'table',
  wiese: 'grass',
  strand: 'beach',
}).map(
  ([said, english]) =>
    `${listed(
      'vom andern | vom anderen | auf dem andern | auf dem anderen | aus dem andern | aus dem anderen',
    )
      .map((other) => `${said} ${other}`)
      .join(' | ')} = ${english} of picture 2`,
);

/** More of how German says one thing, in families of words. */
export const GERMAN_FAMILIES = `
  ${LINES.join(' | ')} = border around
  ${STUDIOS.join('\n  ')}
  ${TONES.join('\n  ')}
  ${INSTEAD.join('\n  ')}
  ${FROM.join('\n  ')}
  ${FROM_SILVER} = from silver to
  ${GLOWING.join('\n  ')}
  ${FADED.join('\n  ')}
  ${BEHIND.join('\n  ')}
  ${RIGHT.join('\n  ')}
  ${DEGREES.join('\n  ')}
  ${GRIDS.join('\n  ')}
  ${READABLE.join(' | ')} =
  ${HALLS.join(' | ')} = everything is
  ${THERE.join(' | ')} =
  ${PUT.join('\n  ')}
  ${RATHER.join('\n  ')}
  ${SQUARED.join('\n  ')}
  ${BECOMING.join('\n  ')}
  ${ENCIRCLED.join(' | ')} = i marked
  gesicht nicht so | gesichter nicht so | gesicht nicht ganz so = face not so
  brauch nur mich | brauche nur mich | will nur mich | mocht nur mich | ich brauch nur mich | ich will nur mich | nur ich soll uberbleib~ | nur i soll uberbleib~ | nur i soll uberbleibm | nur ich soll ubrigbleib~ | nur ich soll noch drauf sein = keep only me
  strand mit palmen | palmenstrande | strand mit meer | strand und palmen | strand und meer | strand mit sonne | inselstrand | sudseestrand | badestrand | palmen und meer = beach
  kuchl | kuchln | chuchi | chuchi dahinter | kochstube | landhauskuche | einbaukuche | bauernkuche | wohnkuche = kitchen
  lediglich … farbig | lediglich … in farbe | lediglich … bunt | einzig … farbig | einzig … in farbe | bloss … farbig | bloss … in farbe | allein … farbig = only in color
  superheldenheftl | heftl | comicheftl | comicheftchen | mickymausheft | asterixheft | marvelfilm comic = comic book
  ganz grob | grob gehalten | grob skizziert | mit groben strichen | mit wenigen strichen | schnell hingeworfen | locker gestrichelt =
  fetter pinselstrich | fette/dicke/grobe/breite/sichtbare pinselstriche | mit dickem pinselstrich | mit dicken/groben/sichtbaren pinselstrichen | pastoser farbauftrag | pastos~ | gespachtelt~ = thick oil painting
  futzerl | a futzerl | nur a futzerl | ein futzerl | futzal | a futzal | a spur | so a spur | nur a spur | a hauch | a mugg | muckenschiss | a muggaseckele | muggaseckele | einen muckenschiss | a bisserle | a bissle | bissle | e bissle | a weng | an hauch | nur an hauch | a idee | a ganz a kloans bissl | ganz a bissl | es tupfli | e weneli | es weneli | e birebitzeli | birebitzeli | ein kleinwenig | ein klein bisserl | so a bissl | e bissi | e klein bissche | bissche | e bissche | bissken = slightly
  farben … zuruckhaltender | farben … dezent zuruck | farben … weniger laut | farben … leiser | farben leiser = muted colors
  sattig~ | ubersattig~ = saturate
  kontrast knackiger | kontrast harter | kontrast kraftiger | kontrast starker | kontrast hoher | knackigerer kontrast | knackigeren kontrast | harterer kontrast | mehr harte | kontrast … knackiger | kontrast … harter | kontrast … kraftiger = more contrast
  fernsicht her | fernsicht | klare sicht | freie sicht | damit man was sieht | damit man wieder was sieht =
  links soll rechts sein | rechts soll links sein | was links ist soll rechts sein | was links ist soll nach rechts | links nach rechts und umgekehrt =
  enger auf die kopfe zuschneid~ | enger auf die kopfe | naher auf die kopfe | enger um die kopfe = crop close to the head
  enger auf das gesicht zuschneid~ | enger aufs gesicht zuschneid~ | enger aufs gesicht | naher aufs gesicht | eng aufs gesicht | enger um das gesicht = crop close to the head
  enger auf den hund zuschneid~ | enger auf die katze zuschneid~ | enger auf das tier zuschneid~ | enger auf das motiv zuschneid~ | enger aufs motiv | enger auf die person zuschneid~ | enger auf mich zuschneid~ | enger auf uns zuschneid~ = crop close to the subject
  sepiabraun~ = sepia
  grobkornig~ | grob kornig | sehr kornig | ordentlich korn | fettes korn | viel korn | dickes korn | starkes korn = strong film grain
  ${LEANING.join(' | ')} = is crooked
  ${INKED.join('\n  ')}
  ${OF_COLOUR.join('\n  ')}
  ${pairs(
    listed('strich | linie | streifen | strichlein | strichl | steg'),
    listed('dazwischen | zwischendrin | zwischen den bildern | zwischen den fotos'),
  ).join(' | ')} = gaps
  im quadrat anordn~ | als quadrat anordn~ | im quadrat angeordnet | im quadrat zusammenstell~ | zu einem quadrat zusammenfug~ | zu einem quadrat zusammensetz~ | kachelformig anordn~ | kachel~ | gekachelt = make a collage
  ohne lucken | ohne lucke | ohne fugen | ohne stege | ohne zwischenraum | ohne zwischenraume | ohne abstande | luckenlos | stoss an stoss | kante an kante = without gaps
  verschneite tannen | verschneiten tannen | verschneite baume | verschneiten baumen | verschneite fichten | verschneiten fichten | verschneiter nadelwald | winterwunderland | tief verschneit~ landschaft = snow background
  blitz war schuld | der blitz war schuld | war der blitz schuld | die lampe war schuld | das licht war schuld | tut ja weh in den augen | tut weh in den augen | tut ja richtig weh | da tun einem ja die augen weh =
  licht reinbring~ | licht reinlass~ | mehr licht reinbring~ | bisschen licht reinbring~ | ein bisschen licht reinbring~ | bissl licht reinbring~ | licht hineinbring~ = brighter
  warmton rein | warmton dazu | ein warmton | warmer ton rein | warme tone rein = warmer
  nordisch | mehr so nordisch | so nordisch | skandinavisch =
  wie von der videokassette | wie von ner videokassette | wie auf videokassette | schmalfilm | wie ein schmalfilm = like an old film with film grain
  lochkamera | lochkamera look | lochkameralook | boxkamera | balgenkamera = old camera look
  alter farbfilm | wie ein alter farbfilm | wie auf altem farbfilm | wie alter farbfilm = like analog film
  schrag ubers bild | schrag uber das bild | schrag druber | diagonal ubers bild | diagonal uber das bild | diagonal druber | von ecke zu ecke = diagonally across
  hol~ … farbe zuruck | hol~ … farben zuruck | farbe zuruckhol~ | farben zuruckhol~ | farben zuruckbring~ | bring~ … farben zuruck | bring~ … farbe zuruck = more color
  wie beim handy | wie am handy =
  ab mit uns = put us
  ab mit mir = put me
  ab mit ihm = put him
  ab mit ihr = put her
  winterlich~ = snowy
  buidl | bildl | bildli | buidln | fotti | fottos | bildla | bildle = picture
  steht am schadel | steht aufm schadel | steht am grind | steht aufm grind | steht am schadl | liegt am schadel = is upside down
  zusammenstell~ | zusammengestellt | zusammensetz~ | zusammengesetzt | anordn~ | angeordnet | arrangier~ =
  mei | meim | meina | moi | moim = my
  unsa | unsan | unsre | unsrer | unserm | unsern | unsren = our
  ${OTHERS.join('\n  ')}
  aber so richtig doll | aber/so richtig doll | und zwar doll | aber/richtig/ganz/so/sehr/mega/echt/voll/arg doll | dolle | vollgas | gnadenlos | brachial~ | saumassig | sakrisch | ganz dolle | so richtig dolle | volle kraft/lautstarke | mit schmackes/wumms/vollgas | nach strich und faden | was die kiste hergibt | dass es nur so raucht | auf teufel komm raus | bis zum abwinken/exzess | ohne ende/gnade = a lot
  nicht so doll | nicht zu doll | ned so doll | nicht ganz so doll | nicht uberdosier~ | nicht zu dolle = not too much
  zum aufkleben | zum kleben | zum draufkleben | zum bappen | zum pappen | pickerl | pickerln | bapperl | pappert | babberl | klebebild | klebebildchen | abziehbild | kleber fur whatsapp | als kleber = sticker
  ausgestanzt | gestanzt | konturgeschnitten | entlang der kontur ausgeschnitten | sauber ausgestanzt = cut out
  mit weissem kranz~ | mit weissem kranzchen | mit weissem randchen | mit weissem saum | mit weissem bord | mit weissem streifen drumrum | mit weissem strich drumrum | mit weissem rand drumrum | mit weisser linie drumrum = with white outline
  mit schwarzem kranz~ | mit schwarzem kranzchen | mit schwarzem randchen | mit schwarzem saum | mit schwarzem strich drumrum | mit schwarzem rand drumrum = with black outline
  im kasten muss | im kasten soll | im kasten kann | im kasten gehort | in der box muss | in der box soll | in der box kann | im rechteck muss | im rechteck soll | im rechteck kann | im kringel muss | im kringel soll | im kreis muss | im kreis soll = in the box should
  im rechteck | im kastchen | im auswahlrahmen | im auswahlrechteck | in der markierung | innerhalb der markierung | unter dem pinsel | in der auswahl | innerhalb der auswahl = in the box
  krisselt | krieselt | flimmert | krisselt/krieselt/flimmert total | krisselt/krieselt/grisselt/grieselt wie verruckt | krisselt wie sau | krisselt stark | rauscht wie bekloppt/blode/irre/hulle | rauscht wie die holle = is too noisy
  krisselig~ | krieselig~ | grisselig~ = grainy
  bugel das glatt | bugle das glatt | bugel das rauschen glatt | bugle das rauschen weg | glatte das rauschen | bugel das weg = reduce noise
  friss mir keine … weg | friss mir nicht die … weg | friss keine … weg | friss mir kein … weg | verschluck mir keine | schluck mir keine | putz mir keine … weg | radier mir keine … weg = unchanged
  wie von anno dazumal | wie von anno tobak | wie anno tobak | von anno tobak | wie aus der mottenkiste | aus der mottenkiste | wie vom dachboden | wie vom speicher | wie aus grossmutters zeiten | wie aus grossvaters zeiten | wie aus omis zeiten | wie aus der guten alten zeit | wie aus einer anderen zeit | wie vor hundert jahren | wie aus dem letzten jahrhundert | wie aus den wirtschaftswunderjahren | wie aus der ddr | wie zu ddr zeiten | wie aus dem archiv | wie ausm archiv = like an old photo
  hol~ … zeichnung raus/zuruck | hol~ … zeichnung | zeichnung raushol~/zuruckhol~/reinhol~/rein | wieder/mehr/bisschen zeichnung | keine zeichnung mehr | hat keine zeichnung | zeichnung/struktur im himmel | zeichnung in den wolken | wolkenstruktur = more dynamic range
  hell~ die schatten auf | hell~ … schatten auf | hell~ die dunklen stellen auf | hell~ … dunklen stellen auf | hell~ die tiefen auf | hell~ … tiefen auf | mach~ die schatten heller | mach~ … schatten heller | schatten heller | schatten heller mach~ | tiefen heller = lift the shadows
  vom einen foto | vom einen bild | vom ersten foto | vom ersten bild | aus dem einen foto | aus dem einen bild | auf dem einen foto | auf dem einen bild | ausm ersten foto | ausm ersten bild | von foto eins | von bild eins | aus foto eins | aus bild eins = of picture 1
  vom andern foto | vom anderen foto | vom andern bild | vom anderen bild | vom zweiten foto | vom zweiten bild | auf dem andern foto | auf dem anderen foto | ausm zweiten foto | ausm zweiten bild = of picture 2
  ins andere | ins andere foto | ins andere bild | ins zweite foto | ins zweite bild | aufs andere foto | aufs andere bild | aufs zweite foto | aufs zweite bild | in das andere foto | in das andere bild | auf das andere foto | auf das andere bild | ins andre = into picture 2
  mochte aufs | mocht aufs | will aufs | soll aufs | muss aufs | gehort aufs | kommt aufs | mochte auf das | mocht auf das = put on the
  mochte auf die | mocht auf die | mochte auf den | mocht auf den = put on the
  kanapee | canape | chaiselongue | chaiselongues | diwan | ottomane | liegesofa | schlafsofa | ecksofa | sitzgarnitur = sofa
  ned zu riesig | nicht zu riesig | nicht riesig | nicht gar so gross | ned gar so gross = not too big
  ${'links|rechts|oben|unten'
    .split('|')
    .map((side, i) => {
      const english = ['left', 'right', 'top', 'bottom'][i];
      return `${side} nichts abschneid~ | ${side} nix abschneid~ | ${side} nichts wegschneid~ | ${side} nix wegschneid~ | ${side} nichts wegnehm~ | ${side} nichts abgeschnitten | ${side} darf nichts weg | ${side} darf nichts fehlen | ${side} soll nichts weg | ${side} soll nichts fehlen | ${side} nichts weg | ${side} alles drauflass~ | ${side} alles drauf lass~ = keep the ${english} side`;
    })
    .join('\n  ')}
  breite vergrosser~ | breit vergrosser~ | breite hochskalier~ | breite hochrechn~ | breite verkleiner~ | breit verkleiner~ | breite skalier~ | breit skalier~ | breite bring~ | breit mach~ = wide
  hohe vergrosser~ | hoch vergrosser~ | hohe hochskalier~ | hohe hochrechn~ | hohe verkleiner~ | hohe skalier~ | hohe bring~ = high
  flocken/schneeflocken in der/die luft | flocken/schneeflocken vom himmel | tanzende/wirbelnde/fallende flocken | tanzende/fallende schneeflocken | fallender/fallendem schnee | ein paar flocken rein | flockerl = falling snow
  regen in der luft | tropfen in der luft | regentropfen in der luft | fallender regen = rain
  verschnorkelt~ | schnorkelig~ | geschnorkelt~ | kalligrafisch~ | kalligraphisch~ | gekritzelt~ | hingekritzelt~ | gekrakelt~ | hingekrakelt~ | krakelig~ | handgeschrieben~ | von hand geschrieben | wie von hand | wie handgeschrieben | mit fuller | mit filzstift geschrieben | wie mit kreide | schreibschriftlich | in schonschrift = handwritten
  flyer | flugblatt | flugblattl | handzettel | aushang | weihnachtsmarkt flyer | flohmarkt flyer | sommerfest flyer | vereinsflyer | party flyer | partyflyer =
  aus dem kafig nehm~ | aus dem kafig hol~ | aus dem gehege nehm~ | aus dem gehege hol~ | aus dem stall nehm~ | aus dem stall hol~ | aus dem zwinger nehm~ | aus dem zimmer nehm~ | aus dem regal nehm~ | aus der vitrine nehm~ | aus dem aquarium nehm~ = cut out
  darf/muss knallen | darf/soll/muss richtig knallen | darf ruhig/ordentlich knallen | darf leuchten | darf richtig/ruhig leuchten | darf/soll krachen | darf ruhig krachen | soll so richtig knallen = should be much more vivid
  sofortbildkamera rand | sofortbildkamera rahmen | sofortbild rand | sofortbild rahmen | sofortbildrahmen | sofortbildrand | sofortbild look | sofortbildlook | polaroid rand | polaroidrand | weisser polaroid rand = polaroid frame
  sofortbild | sofortbilder = polaroid
  von null auf | von hundert auf =
  halb durchsichtig~ | halbdurchsichtig~ | leicht durchsichtig~ | halb durchscheinend~ | leicht transparent~ | etwas durchsichtig~ | durchschimmernd~ = translucent
  am besten | am allerbesten | am ehesten | idealerweise | vorzugsweise | bevorzugt | meinetwegen | von mir aus | wegen mir | notfalls | gegebenenfalls | sprich | quasi so | in etwa so | so ungefahr | so in der art | oder ahnlich | oder so ahnlich | oder so was | oder sowas =
  so ein flamischer | so ein hollander | so ein niederlander | wie bei den flamen | wie die alten flamen | wie die alten hollander | flamische meister | flamischer meister | hollandische meister | hollandischer meister = of old masters
  dunklem grund | dunklem untergrund | dunklem fond | dunkler grund | dunkler fond | dunklen grund | dunkles drumherum | dunklem drumherum = dark background
  hellem untergrund | hellem fond | heller fond | hellen grund | helles drumherum | hellem drumherum = bright background
  das pony | unser pony | ponys | shetlandpony | islandpony | das ponys | dem pony = the horse
  hinterm pony | hinter dem pony | hinter das pony | hinter unserem pony | hinter meinem pony = behind the horse
  bunte buchen/baume/ahorne/laubbaume | bunten baumen | bunter ahorn/herbstwald | bunter/bunten laubwald/wald | oktoberwald | herbstbaume | herbstbaumen | herbstlandschaft | goldener/goldenen oktober/herbst | baume/buchen/laub/laubwald im oktober | buntes laub im oktober | buntes laub dahinter | bunte blatter dahinter | bunte buchen/baume im oktober | bunte baume im herbst | gelbe blatter | rotes/gelbes laub | laubwald im herbst = autumn trees
  eine idee goldener | etwas goldener | bisschen goldener | ein bisschen goldener | ein wenig goldener | einen tick goldener | nen tick goldener | ne spur goldener | eine spur goldener | a bissl goldener = slightly warmer
  alles goldener | goldener mach~ | mach~ es goldener | noch goldener | viel goldener | das licht goldener | licht goldener = warmer
  retro konsole | retrokonsole | alte konsole | alten konsole | spielkonsole | spielekonsole | heimcomputer = retro video game
  grobe/grosse/dicke/groben/grossen klotzchen | grobe/grosse klotze/kastchen | grobe blocke | grobe/dicke/grosse blocke | fette/dicke/grober pixel | grobpixelig | grob gepixelt = big blocks
  feine klotzchen | kleine klotzchen | feine pixel | kleine pixel | kleine blocke | fein gepixelt = small blocks
  mit hdr angleich~ | mit hdr ausgleich~ | durch hdr | mittels hdr | mit hdr | als hdr = hdr
  soll allmahlich in … ubergeh~ | soll langsam in … ubergeh~ | soll weich in … ubergeh~ | soll sanft in … ubergeh~ | soll in … ubergeh~ | geht in … uber | fliesst in … uber | soll in … uberfliess~ | soll in … verlauf~ = blend into
  allmahlich~ | nach und nach | stufenlos | fliessend~ | schleichend~ =
  druber … in dicker schrift | druber … in fetter schrift | druber … fett = top bold
  druber … in grosser schrift | druber … gross = top big
  oben druber | ganz oben druber | daruber steht | druber steht = top
  flachen farben | flache farben | mit flachen farben | mit wenigen flachen farben | wenige flache farben | wenigen flachen farben | ein paar flache farben =
  wie gestern geknipst | wie gestern aufgenommen | wie von gestern | sieht aus wie gestern geknipst | sieht aus wie von gestern | sieht aus wie gestern fotografiert | sieht zu neu aus | sieht viel zu neu aus =
  nach analog | nach analogfilm | nach analogem film | nach dia | nach den siebzigern | nach den 70ern | nach alter kamera = like analog film
  nach 1974 riech~ | nach 1975 riech~ | nach 1970 riech~ | riechen | riecht =
  in einer reihe | in eine reihe | in ner reihe | in einer zeile | in eine zeile | in reihe | aufgereiht | nebeneinander in einer reihe = in a row
  in einer spalte | in eine spalte | in ner spalte | ubereinander gestapelt | gestapelt = stacked vertically
  farb~ fast/beinahe/nahezu komplett raus | farb~ fast ganz/vollig/vollstandig/alle raus | farb~ bis auf einen hauch/rest raus | farb~ fast komplett/ganz weg | farb~ fast komplett entzieh~ | fast komplett/ganz/vollig entsattig~ | beinahe/fast/beinah/nahezu schwarzweiss | fast/beinahe farblos | fast entfarb~ = less saturated by 85 percent
  nur ein hauch/rest soll bleib~ | ein hauch/rest/bisschen soll bleib~ | nur ein hauch bleibt | ein hauch darf bleib~ | nur ein hauch von farbe | nur noch ein hauch farbe | ein kleiner rest darf bleib~ | ein bisschen/hauch farbe soll bleib~ | ein hauch farbe darf bleib~ =
  nod/nid/nicht verandere | nod veranderet/aalange | nod/nid/ned/nit verander~ | ned andern/anruhr~/anfass~ | nid/nod andere | ned/nicht anlang~ | nid alange | selber/selbst naturlich nicht | selber naturlich ned | selber/selbst/naturlich/selbstverstandlich nicht | selber/naturlich ned | aber bitte nicht anruhr~ | soll aber bleib~/dableib~ = unchanged
  fell | das fell | s fell | pelz | fellfarbe = fur
  links alt | links das alte | rechts neu | rechts das neue | oben vorher | unten nachher =
  aufnahmen | schnappschusse | knipsereien | knipsbilder | spielerportrats | spielerportraits | portrats | portraits | mannschaftsbilder | selfies | passfotos nebeneinander | dias | papierabzuge = photos
  jetzt fehlt noch | es fehlt noch | fehlt nur noch | da fehlt noch | was fehlt ist | mir fehlt noch | jetzt brauchts noch | jetzt braucht es noch | jetzt muss noch | fehlt noch ein = add
  bring das wieder auf neutral | bring es wieder auf neutral | bring~ … auf neutral | stell~ … auf neutral | zieh~ … auf neutral | mach~ … wieder neutral | auf neutral | wieder neutral | farben neutral | neutrale farben | farbneutral | farbneutral mach~ | neutralisier~ = fix the white balance
  turkis orange | turkis und orange | turkisorange | orange turkis | orange und turkis | petrol orange | petrol und orange | orange petrol | blau orange look | orange blau look | orange und teal | teal und orange = teal orange
  ${pairs(
    listed('man sieht | da sieht man | ich seh | ich sehe | sieht man | man erkennt | erkennt man'),
    listed(
      'jede pore | jede falte | jeden pickel | jedes haar | jedes faltchen | jedes staubkorn | jede unreinheit | jeden kratzer im lack | jeden krumel | jeden fehler | jede kleinigkeit | jedes detail',
    ),
  ).join(' | ')} =
  gedacht | so gedacht | analog gedacht | als geschenk gedacht | fur die wand gedacht | furs wohnzimmer gedacht | schwebt mir vor | stell ich mir vor | stelle ich mir vor | hab ich mir vorgestellt | hatte ich mir vorgestellt | hab ich mir gedacht | hatte ich gedacht =
  war auch recht | ware auch recht | war auch nett | ware auch nett | war auch fein | ware auch fein | war auch schon | ware auch schon | war mir recht | ware mir recht | war auch okay | ware auch okay | wars auch recht = please
  schielt | schielen | schiele | schielend~ = cross eyed
  wiiss | wiss | wiisse | wyss = white
  schwarz wiiss | schwarzwiiss | schwarz wiss = black and white
  isch | esch = is
  ${ACTUALLY.join(' | ')} =
  passts … weissabgleich | passts weissabgleich | weissabgleich anpass~ | weissabgleich korrigier~ | mach … weissabgleich | stell … weissabgleich = fix white balance
  egal welche stadt | egal welcher strand | egal welcher wald | egal welche berge | egal welcher | egal welche | egal welches | egal wo | egal was fur | wurscht welche | wurscht welcher | wurscht wo | ganz wurscht | mir egal | ist mir egal | ist mir wurscht | ist egal | schnurz | piepegal =
  hauptsache viel beton | hauptsache beton | hauptsache weg von hier | hauptsache nicht hier | hauptsache sonne | hauptsache warm | hauptsache weit weg | hauptsache weg | hauptsache =
  ${pairs(
    listed(
      'hochhauser hinter | wolkenkratzer hinter | skyline hinter | hauserschlucht hinter | grossstadt hinter | hauserzeile hinter',
    ),
    listed('den | die | das | dem | der'),
  ).join(' | ')} = the city skyline behind the
  auf der/die kuchenzeile/arbeitsplatte/kucheninsel/kuchentheke | auf dem/den kuchentisch | auf dem kuchenbrett | in eine/einer wohnkuche/landhauskuche = in the kitchen
  kuchenzeile | kuchenzeilen | kochinsel | kucheninsel = kitchen counter
  rosch~ | roscher | resch~ | knusprig~ | knuspriger | krosser | kross~ = crispy
  roscher und | knuspriger und | krosser und | ruhig roscher und | ruhig knuspriger und =
  ${EASY.join('\n  ')}
  kruste | krusten | rinde | brotkruste = crust
  das geht so nicht | so geht das nicht | geht so nicht | des geht so ned | aufs plakat | auf das plakat | das geht so nicht aufs plakat | so kommt das nicht aufs plakat | so kann das nicht bleiben | das kann so nicht bleiben =
`;

/** Verbs whose other half stands behind who does it. */
export const GERMAN_SPLIT_VERBS = `
  lackieren wir … um | streichen wir … um | farben wir … um | lackier~ … um | streich~ … um | spritz~ … um | lackier~ um | lackieren wir um | farben wir um = paint
`;

/** Turns with names and words in them that other languages share: they tell no language. */
export const GERMAN_SHARED = `
  ${FADED.map(
    (line) =>
      `is ${
        line
          .slice(line.indexOf(' ') + 1)
          .split(' | ')[0]
          ?.split(' = ')[0]
      } = ${line.split(' = ')[1]}`,
  ).join('\n  ')}
  ${PETS.join('\n  ')}
  en hauch | en tick | en bissken | en bisken | bisken | en bisschen | ein lutt beten | beten mehr = slightly
  enger ums gesicht = crop close to the head
  enger ums motiv = crop close to the subject
  wie vhs | vhs look | vhs stil | vhs optik | wie auf vhs | wie ein camcorder | camcorder look | super 8 | super 8 look | wie super 8 = like an old film with film grain
  verrauscht wie vhs | schon verrauscht wie vhs | richtig schon verrauscht wie vhs | verrauscht wie auf vhs | kornig wie vhs = like an old film with film grain
  camera obscura | agfa box | laterna magica = old camera look
  wie ein alter kodak film | wie ein alter agfa film | alter kodak film | kodak film | agfa film | fuji film | fujifilm = like analog film
  wie beim iphone | wie am iphone | wie vom iphone | wie mit dem iphone | wie auf dem iphone =
  mit edding | lettering = handwritten
  adventsmarkt flyer =
  instax rahmen | instax rand | instax look = polaroid frame
  wie ein rembrandt | wie von rembrandt | wie bei rembrandt | rembrandt stil | im stil von rembrandt | wie ein vermeer = of old masters
  haflinger | shetty = the horse
  indian summer = autumn trees
  super nintendo | super nes | nintendo | sega | mega drive | c64 | c 64 | amiga | atari | pacman | pac man | tetris | space invaders | jump and run | minecraft | wie aus minecraft | lego stil = retro video game
  per hdr angleich~ | per hdr ausgleich~ | per hdr | via hdr = hdr
  zu digital | sieht zu digital aus | wirkt zu digital =
  nach agfa | nach kodak | nach kodachrome | nach ilford | wie agfa | wie kodak | wie kodachrome | wie auf agfa film | wie auf kodak film | wie auf agfa | wie auf kodak | agfa look | kodak look | agfacolor | kodachrome | kodak gold | kodak portra | fuji velvia = like analog film
  nach agfa und 1974 riech~ =
  war auch super | ware auch super = please
  is wurscht =
  wech | wegg = remove
  un = and
  hintergrund wech/wegg/furt/fott = remove background
`;

const TOLD_NOT = /(^|\s)nicht(?=\s|$)/;
/** "Net", "nit", "nöd" for "nicht": other languages have such words, so that they tell none. */
export function germanDialectOf(...tables: readonly string[]): string {
  return tables
    .flatMap((table) => table.split('\n'))
    .flatMap((line) => {
      // Few lines do, and parting all the others took longer than the rest.
      if (!line.includes('nicht')) return [];
      const [said = '', english] = line.split('=');
      if (english === undefined) return [];
      const forms = said.split('|').filter((form) => TOLD_NOT.test(form));
      const spoken = forms.flatMap((form) =>
        ['net', 'nit', 'nod', 'nid'].map((not) => form.replace(TOLD_NOT, `$1${not}`)),
      );
      return spoken.length > 0 ? [`${spoken.join('|')}=${english}`] : [];
    })
    .concat('net | nit | nod | nid = not', 'de = the')
    .join('\n');
}
