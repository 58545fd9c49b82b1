import { alternatives, combined, listed } from '../alternatives.ts';
import { GERMAN_COLOURS } from './colours.ts';

const COLOURS: readonly (readonly [string, string?])[] = [
  ...GERMAN_COLOURS,
  ['beige', 'beige'],
  ['rosa', 'pink'],
  ['pink', 'pink'],
  ['orange', 'orange'],
  ['lila', 'purple'],
  ['anthrazit', 'anthracite'],
];

/** "Das gelbliche Licht weg": a cast that light left. */
const CASTS = [
  ['gelb~|gelblich~|gelbstichig~|warm~|orange~|orangefarben~|orangestichig~', 'yellow'],
  ['blau~|blaulich~|blaustichig~|kalt~', 'blue'],
  ['grun~|grunlich~|grunstichig~', 'green'],
  ['rot~|rotlich~|rotstichig~|rosa|pink~|lila', 'red'],
].map(([tinged = '', english]) => {
  const lights = 'licht|beleuchtung|lampenlicht|kunstlicht|schein';
  const goes = 'weg|raus|wegmach~|rausmach~|rausfilter~|entfern~|korrigier~|neutralisier~';
  const begins = 'mach~|nimm';
  return `${alternatives(tinged, lights, '…', goes)} | ${alternatives(begins, 'das|dieses|die', tinged, lights, 'weg|raus')} | ${alternatives('entfern~|korrigier~', 'das|dieses|die', tinged, lights)} = remove ${english} cast`;
});

/** "Vorher nacher Bild": as it is misspelled. */
const BEFORE = 'vorher|vorer|vorherr|vohrer|forher|forer|vorheer|vorhehr|vor her';
const AFTERWARDS = 'nachher|nacher|nachherr|nachheer|nachehr|naher|nacherr|nach her';
const SPELLED = combined(BEFORE, '|und', AFTERWARDS).filter((each) => each !== 'vorher nachher');

/** "Die Wand hinter mir von Gelb auf Hellblau": a wall that has a colour, and no background. */
const WALLS = COLOURS.flatMap(([said, english]) => [
  `${alternatives(
    'wand|tapete',
    'im hintergrund|hinter mir|hinter uns|dahinter',
    `von ${said} auf|von ${said} zu|von ${said} in`,
  )} = wall from ${english} to`,
  `${alternatives(
    'wand|mauer|tapete',
    'im hintergrund|hinter uns',
    `von ${said} auf|von ${said} in`,
    '…',
    'wechsel~|streich~',
  )} = wall from ${english} to`,
  `von ${said} auf/in … wechsel~/wechsl~/streich~/umstreich~/lackier~ = from ${english} to`,
]);
/** "Langweilig grau" is gray. */
const DREARY = COLOURS.map(
  ([said, english]) =>
    `${alternatives('so|zu|ziemlich|', 'langweilig|trist|fad|hasslich|schmutzig', said)} = ${english}`,
);

const DARK_WOODS =
  'nussbaum|nussholz|nussbaumholz|walnuss|walnussholz|mahagoni|mahagoniholz|ebenholz|wenge|teak|teakholz|palisander|kirschholz|raucheiche|mooreiche';
const LIGHT_WOODS =
  'kiefer|kiefern|kiefernholz|fichte|fichten|fichtenholz|birke|birken|birkenholz|buche|buchen|buchenholz|ahorn|ahornholz|esche|eschenholz|bambus|zirbe|zirbenholz|tannenholz';
const WOODS = 'eiche|eichen|eichenholz|treibholz|altholz|echtholz|massivholz|naturholz|vollholz';
const FRAME = 'rahmen|bilderrahmen|fotorahmen|umrahmung|rahmung';
const framesOf = (woods: string, adjectives: string, english: string): string =>
  `${alternatives(FRAME, 'aus|in|von|mit', woods)} | ${alternatives(FRAME, 'aus|in|von|mit', adjectives, 'holz')} | ${listed(
    woods,
  )
    .flatMap((wood) => [`${wood}rahmen`, `${wood} rahmen`, `${wood}bilderrahmen`])
    .join(' | ')} = ${english}`;

/** What must stay within the picture. */
const WITHIN = 'kopf|kopfe|gesicht|haare|fusse|leute|schrift|text';
const KEPT = alternatives(
  'der|die|das|mein|',
  WITHIN,
  'darf nicht|durfen nicht|soll nicht|sollen nicht|bitte nicht',
  'abgeschnitten werd~|abgeschnitten sein|abgeschnitten',
);

/** "Man erkennt ja gar nix" */
const UNSEEN = combined(
  'man erkennt|man sieht|erkennt man|sieht man|da erkennt man|da sieht man',
  '|ja|da',
  'gar|uberhaupt|fast|absolut',
  'nix|nichts',
  '|mehr',
);

/** "Hab abends ohne Blitz fotografiert": how it was taken. */
const TAKEN = combined(
  'hab|habe|hab es|wurde|war|ich hab|',
  'abends|nachts|drinnen|gestern|im zimmer|',
  'ohne blitz|ohne stativ|mit dem handy|mit handy|freihand',
  'fotografiert|geknipst|aufgenommen|gemacht',
);

/** Where light is that nobody likes. */
const DIVES = alternatives(
  'sieht aus wie|schaut aus wie|wie|wirkt wie',
  'in ner|in einer|in nem|im',
  'kneipe|spelunke|kaschemme|bahnhofshalle|bahnhofskneipe|disco|disko|puff|hohle|gruft|tiefgarage|leichenhalle|aquarium|solarium|u bahn|wartezimmer|krankenhaus|beisl|boazn|eckkneipe|bar|pub|tunnel|keller|bunker',
);

/** "Das T-Shirt liest man falschrum" */
const REVERSED = alternatives(
  't shirt|schrift|die schrift|der text|text|logo|das logo|das t shirt|das shirt|trikot',
  'liest man|steht|sieht man|ist',
  'falschrum|falsch rum|falsch herum|falschherum|verkehrt|verkehrtrum|verkehrt rum|verkehrt herum|ruckwarts|spiegelverkehrt|seitenverkehrt|im spiegel lesen',
);

const SCENES: Record<string, string> = {
  buro: 'office',
  kuche: 'kitchen',
  studio: 'studio',
  strand: 'beach',
  wald: 'forest',
  stadt: 'city',
};

/** "Für die Bewerbung zuschneiden" */
const APPLYING = `${alternatives(
  'fur|fur die|fur eine|fur meine|furs|als',
  'bewerbung|bewerbungsfoto|bewerbungsbild|bewerbungsmappe|bewerbungsschreiben|lebenslauf|cv',
  'zuschneid~|beschneid~|zurechtschneid~|zugeschnitten|schneid~|fertig machen',
)} | ${alternatives(
  'zuschneid~|beschneid~|zugeschnitten|zuschnitt',
  'fur|fur die|fur eine|furs|als',
  'bewerbung|bewerbungsfoto|bewerbungsbild|bewerbungsmappe|lebenslauf|cv',
)} | bewerbungsformat | bewerbungszuschnitt | im bewerbungsformat | aufs bewerbungsformat = passport photo format`;

/** "Vorne alles schwarz, hinten überbelichtet": against the light. */
const AGAINST = [
  `${alternatives(
    'vorn|vorne|im vordergrund|der vordergrund|vordergrund',
    'ist alles|alles|alles total|ist alles total|sind alle|ist',
    'schwarz|dunkel|zu dunkel|duster|finster|zappenduster|stockdunkel|abgesoffen',
  )} = foreground too dark`,
  `${alternatives(
    'hinten|im hintergrund|der hintergrund|dahinter|hinten ist|hinten alles|hinten ist alles|der hintergrund ist|hintergrund ist',
    'uberbelichtet|total uberbelichtet|ausgebrannt|vollig uberbelichtet|viel zu hell|total hell|ausgefressen|zu hell',
  )} = background overexposed`,
];

/** "Mich aus dem ersten ins zweite": from one picture into the other. */
const MOVED = [
  ['mich', 'me'],
  ['uns', 'us'],
  ['ihn', 'him'],
  ['die person', 'the person'],
  ['den mann', 'the man'],
  ['die frau', 'the woman'],
  ['das kind', 'the child'],
  ['den hund', 'the dog'],
  ['die katze', 'the cat'],
  ['das auto', 'the car'],
  ['das motiv', 'the subject'],
].flatMap(([said = '', english]) =>
  [
    ['erst', 1, 'zweite|andere', 2],
    ['zweit', 2, 'erste|andere', 1],
  ].map(
    ([from, source, to, target]) =>
      `${alternatives(
        said,
        `aus dem ${from}en|vom ${from}en`,
        '|bild|foto',
        'in das|ins|aufs',
        to as string,
        '|bild',
      )} = put ${english} from picture ${source} into picture ${target}`,
  ),
);

/** "Z hell", "z dunkel" in the south. */
const TOO = Object.entries({
  dunkel: 'dark',
  finster: 'dark',
  duster: 'dark',
  hell: 'bright',
  grell: 'bright',
  gelb: 'yellow',
  blau: 'blue',
  rot: 'red',
  grun: 'green',
  bunt: 'colorful',
  blass: 'dull',
  fad: 'dull',
  flau: 'flat',
  warm: 'warm',
  kalt: 'cold',
  unscharf: 'blurry',
  scharf: 'sharp',
  kornig: 'grainy',
}).map(
  ([said, english]) =>
    `z ${said} | vui z ${said} | viel z ${said} | fei z ${said} = too ${english}`,
);
/** "Heller macha", "dunkler mochn" */
const LIGHTER = Object.entries({
  heller: 'brighten',
  dunkler: 'darken',
  scharfer: 'sharpen',
  warmer: 'make warmer',
  kuhler: 'make cooler',
  grosser: 'make bigger',
  kleiner: 'make smaller',
}).map(
  ([said, english]) =>
    `${said} macha/mochn/mocha/mache/machn/moche/dua/toa | a bissl ${said} macha/mochn = ${english}`,
);

/** Turns of whole wishes that are built from several places. */
export const GERMAN_WISHES = `
  ${CASTS.join('\n  ')}
  ${SPELLED.join(' | ')} = before and after
  ${combined(SPELLED.join('|'), 'bild|foto|vergleich').join(' | ')} = before and after side by side
  ${WALLS.join('\n  ')}
  ${DREARY.join('\n  ')}
  ${framesOf(DARK_WOODS, 'dunklem|dunklen|dunkelm|dunkelbraunem|dunkelm altem', 'dark wooden frame')}
  ${framesOf(LIGHT_WOODS, 'hellem|hellen|hellbraunem|blondem|weichem', 'light wooden frame')}
  ${framesOf(WOODS, 'altem|massivem|rustikalem|echtem|grobem|naturbelassenem|geschnitztem|', 'wooden frame')}
  ${KEPT} = dont cut off the heads
  ${UNSEEN.join(' | ')} = much too dark
  ${TAKEN.join(' | ')} =
  ${DIVES} =
  ${REVERSED} = text is backwards
  ${APPLYING}
  ${AGAINST.join('\n  ')}
  gesicht/gesichter im schatten aufhell~ | gesicht/gesichter im schatten … heller | hell~ … gesicht/gesichter im schatten auf = brighten the face
  ${alternatives('leicht|ganz leicht|etwas|ein bisschen|bisschen|bissl|ein wenig|dezent|minimal|schon leicht', 'verblasst|ausgeblichen|ausgebleicht|vergilbt|verblichen')} = slightly faded
  ${alternatives('aber nicht|nur nicht|bitte nicht|und nicht|soll nicht', 'so|zu|', 'kunstlich|unnaturlich|unecht|fake', '|aussehen|wirken|werden')} =
  ${alternatives('in|mit|mit ganz|in ganz|und|ganz|so ganz|', 'zarten|sanften|weichen|leisen|pudrigen|luftigen|zarte|sanfte|weiche|pudrige', 'farben|farbtonen|tonen|nuancen')} = muted colors
  ${alternatives('vom farbton|im farbton|von der farbe|von den farben|farblich|von der farbstimmung|vom ton|von den farbtonen', '|her')} =
  ${alternatives('wie|so wie|wie bei|wie in|genau wie', 'der trend|dem trend|diesem trend|dieser trend|beim trend|im trend|der tiktok trend|der insta trend|der neue trend', '|grad|gerade|derzeit|momentan|auf insta|auf tiktok|aktuell|jetzt')} =
  ${alternatives('herbst|herbstwald|wald|ein herbstwald', 'mit|voller', 'bunt~|golden~|farbig~|rot~', 'laub|blattern')} = autumn forest
  ${alternatives('wie im|wie in den|wie in der|wie in|wie am|wie auf', 'engadin|oberengadin|dolomiten|schweiz|allgau|berner oberland|wallis|zillertal|pinzgau|montafon|zermatt|norwegen|kanada|osterreich|sudtirol|bayern|schweden|finnland|lappland|schwarzwald|harz')} =
  wie sah ich … aus | wie sehe ich wohl … aus | wie wurd ich … ausschauen | wie schaue ich … aus = what would i look like
  ${alternatives('links', 'vorher|das vorher|alt|das alte|das erste|das erste bild|bild 1|bild eins', '|und', 'rechts', 'nachher|das nachher|nacher|neu|das neue|das zweite|das zweite bild|bild 2|bild zwei')} | ${alternatives('vorher|das vorher|alt|das alte|das erste|das erste bild|erstes bild|erstes', 'links', '|und', 'nachher|das nachher|nacher|neu|das neue|das zweite|das zweite bild|zweites|zweites bild', 'rechts')} = side by side
  der/die/das/er/es ist mir/ja/halt/so/total/einfach langweilig/trist/fad/ode grau | der/die/das/er/es ist langweilig/trist/fad/ode grau | der ist so trub/grau/trist/langweilig | er ist so trub/grau/trist/langweilig =
  ${alternatives('gesicht|gesichter|mein gesicht|das gesicht|die gesichter', 'ist|sind|ist ja|total|komplett|ganz|fast|ist ganz|ist total|ist komplett|ist fast|sind ganz|sind fast', 'schwarz|nur schwarz|ein schwarzer fleck')} = face too dark
  ineinander =
  merci vielmal/viumau | vielmal | vielmals =
  fur linkedin/xing = linkedin
  schoener~ = better
  schoen/schoene/schoenes/schoenen = nice
  ware/war schoen | schoen ware = please
  beide/beiden ineinander | beide/beiden bilder/fotos ineinander | bilder/fotos ineinander = blend both pictures
  ${alternatives(
    'buro|kuche|studio|strand|wald|stadt',
    'hell und modern|hell und freundlich|modern und hell|hell|modern',
    'als hintergrund|im hintergrund|dahinter',
  )
    .split(' | ')
    .map((each) => `${each} = ${SCENES[each.split(' ')[0] as string]} background`)
    .join('\n  ')}
  ${alternatives('ich brauch|ich brauche|brauch|brauche|ich hatt gern|ich hatte gern|ich hatte gerne|hatte gern|ich will|ich mocht', 'das|es|dieses bild|das bild|das foto', 'als')} = make it a
  ${alternatives('farben|farbe|die farben', 'bis zum anschlag|auf anschlag|voll rauf|voll hoch|ganz rauf|auf maximum|volle kanne|volle pulle')} = much more vivid colors
  schatten auf | schatten offnen/aufzieh~/aufmach~/hochzieh~ | schatten … offnen/aufzieh~/hochzieh~ = lift the shadows
  ${alternatives('schatten', 'etwas|bissl|leicht|ein bisschen|ein wenig|bisschen', 'auf|hoch|rauf')} = lift the shadows slightly
  ${alternatives('das bild|bild|foto|das foto|es|alles|', 'wirkt|ist|sieht', 'so|total|irgendwie|ziemlich|sehr|etwas|', 'flach')} = too flat
  ${alternatives('ist|wirkt|sieht|alles|schaut', 'so|total|irgendwie|sehr|', 'matschig|schwammig|verschmiert|vermatscht', 'aus|')} = is too blurry
  hoher/besser auflos~ | hoher/besser aufgelost | auflosung hoher = upscale
  ${alternatives('ist|war|war mit|ist mit|war bei|bei|hatte|mit', 'iso')} = shot at iso
  ${alternatives('knick|knicke|falz', 'in der mitte|in der ecke|am rand|quer durchs bild|durchs bild|quer durch|durch die mitte|oben|unten|links|rechts')} = creases
  ${alternatives('riss|risse|kratzer', 'in der mitte|in der ecke|am rand|quer durchs bild|durchs bild|quer durch|durch die mitte')} = scratches
  ${alternatives('skyline|kulisse|silhouette', 'von|der stadt', 'new york|hamburg|frankfurt|berlin|munchen|wien|dubai|london|paris|chicago|manhattan|koln|zurich|tokio|shanghai|singapur')} = city skyline
  ${alternatives('wie', 'bei|mit|aus|von', 'ner|einer|der', 'profikamera|spiegelreflex|spiegelreflexkamera|teuren kamera|guten kamera|richtigen kamera|systemkamera|fetten kamera|vollformatkamera|dslr')} =
  ${alternatives('als ob|als wenn|wie wenn|so als ob', 'die sonne', 'grad|gerade|gleich|bald|', 'untergeht|untergehen wurde|aufgeht|aufgehen wurde|tief steht|tief stunde|unterginge')} | als ginge die sonne grad/gerade unter | als ginge die sonne unter = golden hour light
  ${alternatives('wie ein|wie bei den|wie bei|im|wie von den|wie aus den|wie', 'simpsons|simpson', '|bild|stil|look|figur')} | simpsons figur/stil/look = cartoon
  ${alternatives('golden~|gold', 'verschnorkelt~|barock~|prunkvoll~|ornamental~|verziert~|geschwungen~', 'rahmen|bilderrahmen')} = gold museum frame
  ${alternatives('verschnorkelt~|barock~|prunkvoll~|ornamental~|verziert~', 'golden~|gold', 'rahmen|bilderrahmen')} = gold museum frame
  ${alternatives('verschnorkelt~|barock~|prunkvoll~|ornamental~|verziert~', 'rahmen|bilderrahmen')} = museum frame
  ubereinanderblend~ | ubereinander blend~ | ineinanderblend~ = blend
  ${MOVED.join('\n  ')}
  cover fur facebook | cover fur fb | coverbild fur facebook | coverfoto fur facebook | facebook coverbild | facebook coverfoto | cover fur die/meine/unsere facebookseite = facebook cover
  quer ruber | quer rueber | quer hinuber | schrag ruber = in the middle across the whole picture
  amol | amoi | emol | amal | eimal | emal | a moi | oamoi = please
  konnsd | kannsch | konnst mas | kannsd | konsch | chasch | chonntsch | konnsch | kinnst | chan me | ko ma | kamma | kannma = can you
  ${LIGHTER.join('\n  ')}
  ${TOO.join('\n  ')}
  ${alternatives('bild|foto|es|alles|', 'ist|wirkt|', 'voll|total|ganz|so|leider|etwas|echt|mega|arg|komplett|ziemlich|leicht|', 'verwackelt')} = too blurry
  ${alternatives('lasst|lasse|ware', 'sich da|sich|da', 'was|noch was|etwas|irgendwas', 'machen|tun')} =
  ${alternatives('das foto|das bild|die aufnahme|foto|bild', 'ist|war|stammt|wurde', 'von', 'gestern|gestern abend|heute|heute morgen|letzter woche|letztem jahr|letztem sommer|unserem urlaub|letztem wochenende|vorgestern')} =
  ${alternatives('die farben|farben|das bild|das foto', 'sind|wirken|ist|wirkt', 'irgendwie|so|total|', 'tot|leblos|kraftlos|mude|lahm', '|aus')} = too dull
  ${alternatives('kein|keinen|kein bisschen|zu wenig|mehr|bissl|ein bisschen|etwas|bisschen', 'pep|pepp|leben|schwung|saft|wumms|pfiff', 'in den farben|im bild|in die farben|ins bild|drin|in die sache')} = more vivid
  ${alternatives('nur ich|nur wir|nur die person|nur das motiv|nur wir zwei|nur wir beide', 'in farbe|farbig|bunt|in farbe bleiben|farbig bleiben')} = black and white background
  prozent weg | prozent ab | prozent wegschneid~ | prozent abschneid~ = percent crop
  ${alternatives('naher|noch naher|weiter', 'ran an|ran ans|ans|an', 'das gesicht|gesicht|mein gesicht|ihr gesicht|sein gesicht|die gesichter')} = crop close to the head
  ${alternatives('foto|bild|aufnahme|zuschneiden|format|das', 'fur', 'den perso|den ausweis|den personalausweis|meinen ausweis|meinen perso|den reisepass|den pass|meinen pass|den fuhrerschein|meinen fuhrerschein|das visum|mein visum|die krankenkassenkarte|den schulerausweis|den studentenausweis|den dienstausweis')} = passport photo
  ${alternatives('seitlich|seiten|rander|den rest|die seiten|die rander|links und rechts|oben und unten|', 'mit', 'unscharfe|unscharfem bild|unscharfem hintergrund|unscharfem bildinhalt|verschwommenem bild|weichgezeichnetem bild', 'auffull~|gefullt|fullen|aufgefullt|erweiter~|verlanger~')} = with blurred sides
  ${alternatives('falten', 'im|am|in der|in dem|in meinem|in ihrem|in seinem', 'hemd|stoff|kleid|anzug|vorhang|tischtuch|hintergrund|shirt|t shirt|bluse|hose|jacke|tischdecke|decke|laken')} = ripples in the cloth
  ${alternatives('neonlicht|kunstlicht|gluhlampenlicht|lampenlicht|laternenlicht', 'weg|raus|rausfilter~|neutralisier~|korrigier~')} = remove color cast
  rahmen holz hell = light wooden frame
  rahmen holz dunkel = dark wooden frame
  rahmen holz = wooden frame
  facebook hintergrundbild | facebook hintergrund | hintergrundbild fur facebook = facebook cover
  ${alternatives('hochzeitsfoto|hochzeitsbild|kinderfoto|kinderbild|babyfoto|babybild|taufbild|tauffoto', 'von|vom')} = photo of
  sternenhimmel | sternhimmel = starry sky
  feuerwerk = fireworks
  vollmond = full moon
  sonnenstrahlen = sun rays
  ${alternatives('wolkchen|schafchenwolke|schafchenwolken|schonwetterwolken|quellwolken|federwolken')} = clouds
`;
