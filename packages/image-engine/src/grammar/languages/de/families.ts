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
  ${LEANING.join(' | ')} = is crooked
  ${INKED.join('\n  ')}
  ${OF_COLOUR.join('\n  ')}
  ${pairs(
    listed('strich | linie | streifen | strichlein | strichl | steg'),
    listed('dazwischen | zwischendrin | zwischen den bildern | zwischen den fotos'),
  ).join(' | ')} = gaps
  ${OTHERS.join('\n  ')}
  ${'links|rechts|oben|unten'
    .split('|')
    .map((side, i) => {
      const english = ['left', 'right', 'top', 'bottom'][i];
      return `${side} nichts abschneid~ | ${side} nix abschneid~ | ${side} nichts wegschneid~ | ${side} nix wegschneid~ | ${side} nichts wegnehm~ | ${side} nichts abgeschnitten | ${side} darf nichts weg | ${side} darf nichts fehlen | ${side} soll nichts weg | ${side} soll nichts fehlen | ${side} nichts weg | ${side} alles drauflass~ | ${side} alles drauf lass~ = keep the ${english} side`;
    })
    .join('\n  ')}
  ${pairs(
    listed('man sieht | da sieht man | ich seh | ich sehe | sieht man | man erkennt | erkennt man'),
    listed(
      'jede pore | jede falte | jeden pickel | jedes haar | jedes faltchen | jedes staubkorn | jede unreinheit | jeden kratzer im lack | jeden krumel | jeden fehler | jede kleinigkeit | jedes detail',
    ),
  ).join(' | ')} =
  ${ACTUALLY.join(' | ')} =
  ${pairs(
    listed(
      'hochhauser hinter | wolkenkratzer hinter | skyline hinter | hauserschlucht hinter | grossstadt hinter | hauserzeile hinter',
    ),
    listed('den | die | das | dem | der'),
  ).join(' | ')} = the city skyline behind the
  ${EASY.join('\n  ')}
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
