import { alternatives, listed, pairs } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

const FRAME = 'rahmen|bilderrahmen|fotorahmen|umrahmung|rahmung';

const framesOf = (woods: string, adjectives: string, english: string): string =>
  `${alternatives(FRAME, 'aus|in|von|mit', woods)} | ${alternatives(FRAME, 'aus|in|von|mit', adjectives, 'holz')} | ${listed(
    woods,
  )
    .flatMap((wood) => [`${wood}rahmen`, `${wood} rahmen`, `${wood}bilderrahmen`])
    .join(' | ')} = ${english}`;

const DARK_WOODS =
  'nussbaum|nussholz|nussbaumholz|walnuss|walnussholz|mahagoni|mahagoniholz|ebenholz|wenge|teak|teakholz|palisander|kirschholz|raucheiche|mooreiche';

const LIGHT_WOODS =
  'kiefer|kiefern|kiefernholz|fichte|fichten|fichtenholz|birke|birken|birkenholz|buche|buchen|buchenholz|ahorn|ahornholz|esche|eschenholz|bambus|zirbe|zirbenholz|tannenholz';

const WOODS = 'eiche|eichen|eichenholz|treibholz|altholz|echtholz|massivholz|naturholz|vollholz';

const AROUND = listed(
  'aussenrum | aussen rum | aussen herum | drumrum | drumherum | drum herum | rundrum | rundherum | rundum | ringsum | ringsherum | rings herum | um das bild | um das foto | um das ganze',
);

/** "Dünner schwarzer Strich außenrum" */
const LINES = pairs(
  listed('strich | linie | streifen | streiferl | kontur | saum | balken | kante | bord'),
  AROUND,
);

/** Turns of German for frames, borders, bars, margins, corners and vignettes. */
export const GERMAN_FRAMES: Phrases = {
  phrase: `
    wie bei/an nem/einem gemalde im museum | wie im museum/louvre = like a museum frame
    rand/rander/kanten abrund~ | abgerundete ecken | runde ecken | abgerundeten ecken | ecken abrunden | ecken rund | ecken … abrund~ | rund~ … ecken ab | rund~ … ecken | rundere ecken | runden ecken = rounded corners
    rander/ecken … zulauf~ | rander/ecken zulauf~ | vignettenrand | zum rand hin abdunkel~/dunkler | abdunkel~ zum rand hin | zu den randern hin abdunkel~/dunkler | nach aussen hin abdunkel~/dunkler | dunkler aussenrum/rundum/rundherum/aussen | aussenrum/rundum/rundherum/aussen dunkler | am rand dunkler = vignette
    vignette | dunkle ecken | dunkle rander | rander/rand/ecken … dunkler | rander/ecken dunkler | dunklere/abgedunkelte rander | rander/rand/ecken abdunkel~ | rander … abdunkel~/schwarzer | dunkle … rander ab = vignette
    abgedunkelte ecken | dunkler rand aussen | rand abdunkeln | rand leicht abdunkeln | rander abdunkeln | rander leicht abdunkeln | ecken abdunkeln | ecken leicht abdunkeln | rand dunkler | dunkler rand aussenrum | dunkler rand aussen herum | dunkler rand rundum | so eine vignette = vignette
    mach~/farb~/streich~/mal~/lackier~ den/diesen rahmen = make the frame
    galerierahmen | museumsrahmen = gallery frame
    doppelrahmen | doppelrand | doppelter rand | doppelten rand = double border
    abgerundeter/abgerundeten/abgerundetem/abgerundetes = rounded
    ${alternatives('weiss', 'einrahmen|umranden|einfassen')} = white border
    ${alternatives('schwarz', 'einrahmen|umranden|einfassen')} = black border
    streifen oben und unten | schwarz~ streifen oben und unten | kinostreifen | schwarz~ balken = black bars
    mit/in eichenholz/holz/eiche rahm~/einrahm~ | rahm~ … mit/in holz/eichenholz/eiche/buchenholz/nussholz/kirschholz | rahmen holz | einfassung aus holz | rand aus holz | umrandung aus holz | holzrahmen = wooden frame
    breitbild mit balken | breitbild mit schwarzen balken | mit kinobalken | mit schwarzen kinobalken | kinolook mit balken | wie im kino … mit balken | kino look mit balken | kinofeeling mit balken | cinematic mit balken | kino mit balken | filmlook mit balken = cinematic with black bars
    plus schwarze/schwarzen balken oben und unten | und schwarze/schwarzen balken oben und unten | mit schwarzen balken oben und unten = with letterbox
    ${framesOf(DARK_WOODS, 'dunklem|dunklen|dunkelm|dunkelbraunem|dunkelm altem', 'dark wooden frame')}
    ${framesOf(LIGHT_WOODS, 'hellem|hellen|hellbraunem|blondem|weichem', 'light wooden frame')}
    ${framesOf(WOODS, 'altem|massivem|rustikalem|echtem|grobem|naturbelassenem|geschnitztem|', 'wooden frame')}
    ${alternatives('golden~|gold', 'verschnorkelt~|barock~|prunkvoll~|ornamental~|verziert~|geschwungen~', 'rahmen|bilderrahmen')} = gold museum frame
    ${alternatives('verschnorkelt~|barock~|prunkvoll~|ornamental~|verziert~', 'golden~|gold', 'rahmen|bilderrahmen')} = gold museum frame
    ${alternatives('verschnorkelt~|barock~|prunkvoll~|ornamental~|verziert~', 'rahmen|bilderrahmen')} = museum frame
    rahmen holz hell = light wooden frame
    rahmen holz dunkel = dark wooden frame
    ${LINES.join(' | ')} = border around
    filmstreifen = film strip
    bilderrahmen = frame
    in einem rahmen = framed
    goldrahmen | goldener bilderrahmen = gold frame
    schwarzer balken | schwarze balken | kinobalken = letterbox
    auffull~ | aufzufullen = pad
    sofortbild | sofortbilder = polaroid
    sofortbildkamera rand | sofortbildkamera rahmen | sofortbild rand | sofortbild rahmen | sofortbildrahmen | sofortbildrand | sofortbild look | sofortbildlook | polaroid rand | polaroidrand | weisser polaroid rand | polaroid rahmen | polaroidrahmen | polaroid look | polaroidlook = polaroid frame
    weisse balken | weissen balken = white padding
    mit schwarzem kranz~ | mit schwarzem kranzchen | mit schwarzem randchen | mit schwarzem saum | mit schwarzem strich drumrum | mit schwarzem rand drumrum = with black outline
    mit weissem kranz~ | mit weissem kranzchen | mit weissem randchen | mit weissem saum | mit weissem bord | mit weissem streifen drumrum | mit weissem strich drumrum | mit weissem rand drumrum | mit weisser linie drumrum = with white outline
  `,
  adjective: `
    dunkler rahmen | dunklen rahmen | dunkler rand | dunklen rand = dark border
    barockrahmen | prunkrahmen = gold museum frame
    rahmen aber keinen | aber keinen rahmen | rahmen keinen = no frame
    polaroid optik | im polaroid look = polaroid frame
    dunklen randern | dunklen ecken | abgedunkelten randern = vignette
    mit balken oben und unten | balken oben und unten = with black bars
  `,
};
