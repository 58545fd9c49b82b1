import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { said } from '../parts.ts';

const LIGHT_PARTS =
  'helle bereiche|hellen bereiche|helle stellen|hellen stellen|hellen partien|hellen flachen';

const SHADOWS =
  'den schatten|den tiefen|den schattenpartien|den schattenbereichen|den dunklen stellen|den dunklen bereichen|den dunklen partien|den dunklen ecken|dem schatten';

/** "Mehr aus den Schatten": light is asked for, and no shadow. */
const OUT_OF_SHADOWS = alternatives(
  'mehr|etwas|noch mehr|ein bisschen mehr|etwas mehr|mehr details|details|mehr zeichnung|zeichnung|mehr struktur|viel mehr|alles',
  'aus',
  SHADOWS,
  '|holen|hol|rausholen|herausholen|herausarbeiten|rauskitzeln|herauskitzeln|ziehen',
);

const IN_SHADOWS = alternatives(
  'mehr zeichnung|mehr details|mehr detail|mehr licht|mehr durchzeichnung|zeichnung',
  'in',
  SHADOWS,
);

const DARK_CORNERS = alternatives(
  'die dunklen ecken|dunkle ecken|dunklen ecken',
  'im|in der|in dem|vom|der|des',
  'zimmer|raum|zimmers|raums|wohnung|kuche|bad|wohnzimmer|schlafzimmer|flur|buro',
  'aufhell~|heller|heller mach~|etwas aufhell~',
);

/** "Die Helligkeit ist zu hoch": what is too high is to go down. */
const EXCESSES = said(
  'helligkeit = brightness; belichtung = brightness; sattigung = saturation; kontrast = contrast; warme = warmth; scharfe = sharpness',
  (said, english) =>
    `${said} … zu hoch/stark = less ${english === 'sharpness' ? 'sharp' : english}
  ${said} … zu niedrig/gering = more ${english}`,
);

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

/** "Lichter zurück, Schatten auf", as sliders are called. */
const SLIDERS = [
  [
    'tiefen|schatten',
    'hoch|rauf|nach oben|auf|anheben|hochziehen|hochzieh~|aufhell~',
    'lift the shadows',
  ],
  ['tiefen|schatten', 'runter|nach unten|tiefer', 'darken the shadows'],
  ['lichter|hohen', 'runter|nach unten|zuruck|dampf~', 'reduce the highlights'],
  ['lichter|hohen', 'hoch|rauf|nach oben', 'lift the highlights'],
  ['mitteltone', 'hoch|rauf|nach oben', 'brighter'],
  ['schwarz|schwarzwert', 'runter|nach unten', 'darken the blacks'],
]
  .map(([what = '', how = '', english]) => `${alternatives(what, how)} = ${english}`)
  .join('\n  ');

/** "Etwas freundlicher belichtet" */
const EXPOSED = [
  ['heller|freundlicher|lichter', 'brighter'],
  ['dunkler|knapper', 'darker'],
]
  .map(
    ([said = '', english]) =>
      `${alternatives(said, 'belichtet|belichten|ausgeleuchtet|ausleuchten|beleuchtet')} = ${english}`,
  )
  .join('\n  ');

/** Turns of German for shadows, highlights and the range between them. */
export const GERMAN_LIGHT_TONES: Phrases = {
  phrase: `
    die tiefen rauf | schatten … zu schwarz | schatten unterm/unter tisch/stuhl/sofa/bett/schrank ebenfalls/auch | schatten unterm tisch/sofa/bett/schrank … aufhell~ = lift the shadows
    heb~ … schatten … an | heb~ die schatten an | heb~/offne die schatten | zieh~ die schatten hoch | zieh~ … schatten hoch | schatten … anheb~/hochzieh~/offnen/hoch | schatten hochzieh~/offnen | offne … schatten | dunkle/dunklen stellen/partien aufhell~ | dunkle/dunklen stellen … aufhell~ | dunklen/dunkle bereiche aufhell~ = lift the shadows
    heb~ dafur die schatten | heb~ die tiefen | heb~ dafur die tiefen | heb~ auch die schatten | heb~ dann die schatten | schatten aufzieh~/aufmach~ | schatten … aufzieh~ = lift the shadows
    schatten sind zu dunkel | schatten zu dunkel | schatten sind viel zu dunkel | tiefen sind zu dunkel | tiefen zu dunkel | schatten saufen ab | tiefen saufen ab | schatten sind abgesoffen = lift the shadows
    hell~ die schatten auf | hell~ … schatten auf | hell~ die dunklen stellen auf | hell~ … dunklen stellen auf | hell~ die tiefen auf | hell~ … tiefen auf | mach~ die schatten heller | mach~ … schatten heller | schatten heller | schatten heller mach~ | tiefen heller = lift the shadows
    ${alternatives('dunkel|dunkl', LIGHT_PARTS)} … ab = reduce the highlights
    ${alternatives(LIGHT_PARTS, 'abdunkeln|dunkler|abschwachen|zurucknehmen')} = reduce the highlights
    halber kontrast | halben kontrast | halb so viel kontrast | halb so kontrastreich~ = half the contrast
    doppelt so viel kontrast | doppelt so kontrastreich~ | kontrast verdoppel~ | verdoppel~ den kontrast = twice as much contrast
    ${OUT_OF_SHADOWS} = more out of the shadows
    ${IN_SHADOWS} = lift the shadows
    ${DARK_CORNERS} = lift the shadows
    ${EXCESSES}
    kontrast/kontraste … zu hart/krass/heftig/extrem | zu viel kontrast | zuviel kontrast | zu kontrastreich | zu hart im kontrast = too much contrast
    kontrast/kontraste starken | stark den kontrast | kraftiger/starker/deutlicher/besser/mehr/schoner rauskomm~/herauskomm~/hervorkomm~/hervortret~ | mehr biss | mehr knack | mehr pfeffer | mehr schmiss | mehr kante | mehr schneid | mehr druck | mehr plastizitat | plastischer = more contrast
    kontrastreicher | kontraststarker | kontrastvoller | nicht kontrastreich genug | nicht knackig genug = more contrast
    kontrast knackiger | kontrast harter | kontrast kraftiger | kontrast starker | kontrast hoher | knackigerer kontrast | knackigeren kontrast | harterer kontrast | mehr harte | kontrast … knackiger | kontrast … harter = more contrast
    kontrast … kraftiger | zu wenig kontrast | kontrast … hoch | kontrast … rauf | kontrast … nach oben | mehr kontrast | kontrast rein | mehr tiefe | mehr punch | mehr kick = more contrast
    lichter sind ausgefressen/ausgebrannt | lichter ausgefressen/ausgebrannt = reduce the highlights
    nehm~/zieh~ … lichter zuruck | nehm~ … spitzlichter/hochlichter zuruck | zieh~ … lichter runter | lichter … zurucknehm~/zuruckfahr~/runterzieh~/runter/absenken/dampf~/bandig~/einfang~ | lichter dampf~/bandig~/einfang~ | helle stellen … zuruck | helle stellen abdunk~ | hellen stellen … abdunk~ = reduce the highlights
    lichter sind zu hell | lichter zu hell | lichter sind viel zu hell | helle stellen zu hell | hellen stellen zu hell | hellen stellen sind zu hell | spitzlichter zu hell | spitzlichter sind zu hell = reduce the highlights
    glanzt voll/total/arg/extrem vom blitz | glanzt im blitz = highlights too bright
    ohne dass die lichter ausfress~/ausbrenn~/uberstrahl~ | ohne dass lichter ausfress~/ausbrenn~ | ohne die lichter auszufressen/auszubrennen | ohne ausgefressene/ausgebrannte lichter = without blowing out the highlights
    mehr zeichnung/details in lichtern und schatten | mehr zeichnung in den lichtern und schatten | mehr zeichnung in den lichtern und den schatten | mehr zeichnung in schatten und lichtern | mehr zeichnung in den tiefen und lichtern | zeichnung/details in lichtern und schatten | zeichnung in den lichtern | mehr durchzeichnung/tonwertumfang/dynamik | durchzeichnung | mehr/grosserer/grosseren dynamikumfang | mehr details in den lichtern = more dynamic range
    landschaft mit mehr zeichnung in lichtern und schatten | hol~ … zeichnung raus/zuruck | hol~ … zeichnung | zeichnung raushol~/zuruckhol~/reinhol~/rein | wieder/mehr/bisschen zeichnung | keine zeichnung mehr | hat keine zeichnung | zeichnung/struktur im himmel = more dynamic range
    zeichnung in den wolken | wolkenstruktur = more dynamic range
    die schatten … an = increase the shadows
    hart~ kontrast~ | harter~ kontrast~ | krass~ kontrast~ | stark~ kontrast~ | kraftig~ kontrast~ | hoh~ kontrast~ | knackig~ kontrast~ | satt~ kontrast~ | derb~ kontrast~ = hard contrast
    weich~ kontrast~ | sanft~ kontrast~ | gering~ kontrast~ | niedrig~ kontrast~ | schwach~ kontrast~ | kontrastarm~ | kontrastarmer | kontrastschwach~ | kontrastschwacher | weniger kontrastreich | nicht so kontrastreich | kontrast … runter | kontrast … nach unten | weniger kontrast = less contrast
    ${AGAINST.join('\n  ')}
    ${alternatives('schatten', 'etwas|bissl|leicht|ein bisschen|ein wenig|bisschen', 'auf|hoch|rauf')} = lift the shadows slightly
    ${SLIDERS}
    ${EXPOSED}
    besser/richtig/schoner belichten/belichtet | besser ausleuchten = fix the exposure
    mit hdr angleich~ | mit hdr ausgleich~ | durch hdr | mittels hdr | mit hdr | als hdr | hdr look | hdr effekt = hdr
    tiefen … aufhell~ | schatten … aufhell~ | tiefen anheb~ | tiefen … anheb~ | schatten anheb~ = lift shadows
    uberbelichtet | ausgebrannt | verbrannt | ausgefressen | viel zu hell | arg hell = overexposed
    lichter absenk~ | lichter … absenk~ | lichter zuruckhol~ | lichter … zuruckhol~ | lichter retten | lichter reduzier~ = reduce highlights
    tiefen = shadows
    unterbelichtet | im gegenlicht | gegenlicht = underexposed
  `,
  adjective: `
    autokontrast | automatischer kontrast | automatische tonwerte = auto contrast
    kontrastreich~ = high contrast
    vom blitz glanzt | glanzt vom blitz | glanzt so | glanzt zu sehr | glanzt stark | glanzt wie eine speckschwarte | uberstrahlt | alles uberstrahlt | hat der blitz alles uberstrahlt = highlights too bright
    vom blitz uberstrahlt | das gesicht ist uberbelichtet | gesicht ist uberbelichtet | gesicht uberbelichtet | hat die gesichter ganz weiss gemacht | gesichter ganz weiss gemacht | gesichter sind ganz weiss | gesichter ganz weiss = highlights too bright
    nicht so hart | nicht zu hart | nicht ganz so hart = less contrast
    man erkennt im schatten uberhaupt nichts | man erkennt im schatten nichts | man sieht im schatten nichts | im schatten erkennt man nichts | im schatten sieht man nichts | im schatten erkennt man uberhaupt nichts = lift the shadows
    wenig kontrast | geringer kontrast | schwacher kontrast = low contrast
    schatten … zu flau | schatten … flau | schatten sind flau = more contrast
    nimm die lichter zuruck | lichter zurucknehm~ | die lichter zuruck = reduce the highlights
    lichter bisschen runter | lichter etwas runter | lichter ein bisschen runter = reduce the highlights slightly
    kraftiger kontrast | kraftigem kontrast | krasser kontrast = strong contrast
  `,
  standard: `
    kontrast haut/reisst mich nicht um | kontrast lasst zu wunschen ubrig = the contrast is too low
    die lichter sollen nicht ausfressen | lichter sollen nicht ausfressen | die lichter durfen nicht ausfressen | lichter durfen nicht ausfressen | die lichter nicht ausfressen lassen = dont blow out the highlights
    in den dunklen/schattigen/finsteren ecken/stellen/bereichen … seh/sehe/erkenn/erkenne ich/man nix/nichts mehr | in den dunklen/schattigen/finsteren ecken/stellen/bereichen sieht/erkennt man nix/nichts mehr = lift the shadows
    nicht so flau/lasch/platt | nicht mehr so flau/lasch/platt = more contrast
  `,
};
