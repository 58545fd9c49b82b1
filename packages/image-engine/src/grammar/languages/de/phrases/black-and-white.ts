import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { GERMAN_COLOURS as COLOURS } from '../colours.ts';
import { MAIN, said } from '../parts.ts';

/** "Lass nur das Gelb drin": what keeps its colour. */
const KEPT = said(
  `${MAIN}; braun = brown; pink = pink; orange = orange; lila = purple; turkis = turquoise`,
  (said, english) =>
    `nur das ${said} drin | lass~ nur das ${said} drin | nur ${said} soll ubrig bleib~ = keep only the ${english} in color`,
);

const SPARED = said(
  `${MAIN}; braun = brown; turkis = turquoise`,
  (said, english) =>
    `schwarzweiss/sw mit ${said}em/${said}er … in farbe = black and white except the ${english}`,
);

const KEPT_OF = COLOURS.map(([said, english]) =>
  [
    `nur das ${said} der`,
    `nur das ${said} des`,
    `nur das ${said} vom`,
    `nur das ${said} von der`,
    `nur das ${said} von den`,
    `nur das ${said} am`,
  ]
    .join(' | ')
    .concat(` = keep only the ${english} of the`),
);

const ONLY = COLOURS.map(([said, english]) =>
  ['der', 'die', 'das', 'den']
    .flatMap((the) => [`nur ${the} … ${said} lass~`, `nur ${the} … ${said} bleib~`])
    .join(' | ')
    .concat(` = only in color the ${english}`),
);

/** "Den vergilbten Ton lassen": the tone of an old print is to stay. */
const OLD_TONE = alternatives(
  'den vergilbten|vergilbten|die vergilbte|den gelblichen|den braunlichen|den alten|die alte|die gelbliche',
  'ton|farbton|farbe|tonung',
  '…',
  'lassen|lass|belassen|behalten|erhalten|bleiben|bleibt',
);

/** "Nur die Mohnblume soll rot leuchten" */
const GLOWING = COLOURS.map(
  ([said, english]) =>
    `${['der', 'die', 'das'].flatMap((the) => [`nur ${the} … ${said} leucht~`, `nur ${the} … ${said} strahl~`]).join(' | ')} = only in color the ${english}`,
);

/** Turns of German for black and white, tints, sepia, and what alone stays in colour. */
export const GERMAN_BLACK_AND_WHITE: Phrases = {
  phrase: `
    zwei knallige/kraftige/leuchtende farben | nur zwei farben | zweifarbig~ | duoton~ | zweiton~ = duotone
    braunstich | brauntonung | braunton | braunstichig~ wie fruher/damals | braunlich/braun wie zu uromas/uropas/omas/opas/kaisers zeiten | braunlich wie fruher/damals | braun wie fruher/damals | sepiafarbe | sepiatonung | sepiabraun~ | sepiaton~ | sepiafarben = sepia
    ${KEPT}
    ${SPARED}
    ich brauch/brauche nur den/die/das | ich will nur den/die/das … behalt~ | nur der/die/das … soll zu sehen sein | nur der/die/das … soll ubrig bleib~ | nur die … sollen ubrig bleib~ | nur der/die … soll stehen bleib~ | nur den/die/das … ubrig lass~ | nur den/die … stehen lass~ = keep only the
    sonst alles entfarb~ | den rest entfarb~ | alles andere entfarb~ | alles andere entsattig~ | den rest entsattig~ | rest entsattig~ | alles andere grau | alles andere in grau | alles andere farblos | sonst alles grau | sonst alles schwarzweiss = the rest gray
    entzieh~ … alle/die farbe/farben | komplett/ganz/vollig/total entsattig~ | entsattig~ … komplett/vollig/ganz = black and white
    schwarz wiiss | schwarzwiiss | schwarz wiss | schwarz weiss | schwarz und weiss | schwarzweiss~ | schwarz weisses | schwarz weissen | sw | s w | graustufen | grautone~ | einfarbig grau | grau in grau | farblos~ = black and white
    ohne farbe | ohne farben | farbe raus | farben raus | farbe entfernen | farben entfernen | entsattigen komplett | nimm die sattigung … raus | nehm~ die sattigung … raus | sattigung … raus | sattigung raus | sattigung entfernen | sattigung ganz raus = black and white
    in echten/naturlichen/originalen farben einfarb~/kolorier~/anmal~ | uroma/uropa/oma/opa/hochzeit bunt/farbig mach~ | farbig machen | wieder farbig machen = colorize
    der/die/das … soll als einziges/einzige/einziger farbe haben | der/die/das … soll als einziges/einzige/einziger farbig/bunt sein/bleib~ | nur der/die/das … farbe haben | nur der/die/das … farbig sein | nur der/die/das … farbig/bunt bleib~ | nur den/die/das … in farbe lass~ | nur der … bunt sein = only in color the
    nur sie soll zu sehen sein = keep only her
    nur er soll zu sehen sein = keep only him
    aber nur der/den/im/am/beim hintergrund | aber bitte nur der/den/im hintergrund = only the background
    aber nur der/den/im/am himmel = only the sky
    aber lass die/den sepiafarbe/sepiaton/sepiatonung = keep the sepia tone
    sepiaton/sepia nicht antast~ | sepiaton/sepia/sepiatonung nicht anruhr~ | sepiaton nicht verander~/ander~ | sepiaton/sepia/sepiafarbe/sepiatonung behalt~ | sepiaton/sepia beibehalt~ | sepiaton erhalt~ | sepiaton/sepia/sepiatonung lass~/bleib~ | sepiaton so lass~ | sepiaton soll bleib~ | sepia farbung behalt~ = keep the sepia tone
    den sepiaton … bleiben | der sepiaton … bleiben | der sepiaton bleibt | sepia … bleiben = keep the sepia tone
    bis auf die/den/das … alles in schwarzweiss | bis auf die/den/das … alles schwarzweiss = everything black and white except the
    noch farbe rein | wieder farbe rein | bisschen farbe rein = add color
    soll schwarzweiss/schwarz weiss/sw bleib~ | aber schwarzweiss/sw soll es bleib~ | schwarzweiss/sw soll es bleib~ = keep it black and white
    die echten/wahren/ursprunglichen farben zuruck | bring~ die echten/wahren farben zuruck | hatte/hatt/mochte/will es gern/gerne in den richtigen/wahren/echten/naturlichen farben | hatte/mochte/will es in den richtigen/wahren/echten/naturlichen farben = colorize it
    schwarz weiss bild/foto kolorier~/einfarb~ | schwarzweissbild/schwarzweissfoto kolorier~/einfarb~ | schwarz weiss bild/foto in farbe = colorize the photo
    nur von der/meiner/unserer = only the
    ist ein/a/n schwarzweissbild/schwarzweissfoto | ist ein/a/n schwarz weiss bild/foto | ist eine schwarzweissaufnahme = is a black and white photo
    schwarzweissfoto/schwarzweissbild/schwarzweissaufnahme … in echten farben | schwarzweissfoto/schwarzweissbild/schwarzweissaufnahme … in farbe | schwarzweiss/sw foto/bild … in farbe | schwarz weiss foto … in farbe | schwarzweissfoto/schwarzweissbild … einfarb~/farbig | schwarzweissfoto … bunt | sw foto … bunt = colorize this black and white photo
    schwarzweissbild … bunt | schwarzweissaufnahme … bunt/farbig | sw bild … bunt/farbig = colorize this black and white photo
    schwarzweissaufnahme | schwarzweissbild | schwarzweissfoto | sw foto | sw bild = black and white picture
    ${alternatives('nur ich|nur wir|nur die person|nur das motiv|nur wir zwei|nur wir beide', 'in farbe|farbig|bunt|in farbe bleiben|farbig bleiben')} = black and white background
    farbflecken = color stains
    ${KEPT_OF.join('\n  ')}
    ${ONLY.join('\n  ')}
    ist ja/halt/leider/eh schwarzweiss | ist ja/halt/leider nur schwarzweiss | schwarzweiss ist es schon | ist schon schwarzweiss | ist ja schon schwarzweiss | schwarzweiss ist es bereits = it is already black and white
    bitte schwaerzen | das schwaerzen | dies schwaerzen | das hier schwaerzen | hier schwaerzen | das markierte schwaerzen = black out this
    in wirklichkeit | in der wirklichkeit | in der realitat = in real life
    und so weissem/weisses/weisse datum = and white date
    ${OLD_TONE} = keep the sepia tone
    gibt es leider/nur/ja/halt schwarzweiss | gibt es leider nur schwarzweiss | gibts nur/leider schwarzweiss | gibts leider nur schwarzweiss | gibts nur/leider in schwarzweiss | gibt es nur/leider in schwarzweiss | gibts leider nur in schwarzweiss | gibt es leider nur in schwarzweiss | existiert nur in schwarzweiss = is black and white
    ${GLOWING.join('\n  ')}
    blaustich rein = blue tint
    farbakzent | color key | colorkey | farbtupfer | teilkoloriert~ | color pop = color pop
    wenige farben | nur wenige farben | mit wenigen farben = few colors
    grunstich rein = green tint
    in farbe | farbig lassen | in echten farben | in originalfarben | in seinen echten farben | in echte farben = in color
    lass~ … farbig | lass~ … in farbe | bleib~ … farbig | farbig bleiben | farbig bleibt = keep in color
    lediglich … farbig | lediglich … in farbe | lediglich … bunt | einzig … farbig | einzig … in farbe | bloss … farbig | bloss … in farbe | allein … farbig | nur … in farbe | nur … farbig = only in color
    rotstich rein = red tint
    in farbe lassen = stays in color
    farbton | farbschimmer | tonung | farbung | verfarbung | einschlag = tint
    gelbstich rein | gelbstich hinein = yellow tint
  `,
  adjective: `
    farbe geben | wieder farbe geben | in echten farb~ nachkolorier~ | in farbe nachkolorier~ | nachkolorier~ = colorize
    altes bild einfarben | altes foto einfarben | bild einfarben | foto einfarben | bild kolorieren | foto kolorieren | nachkolorieren = colorize this photo
    nur das blau behalt~ | nur blau behalt~ = keep only the blue in color
    lass das blau der | lass nur das blau der | lass das blau des | lass nur das blau des = keep only the blue of the
    nur das grun behalt~ | nur grun behalt~ = keep only the green in color
    lass das grun der | lass nur das grun der | lass das grun des | lass nur das grun des = keep only the green of the
    nur das rot behalt~ | nur rot behalt~ = keep only the red in color
    lass das rot der | lass nur das rot der | lass das rot des | lass nur das rot des = keep only the red of the
    nur das gelb behalt~ | nur gelb behalt~ = keep only the yellow in color
    lass das gelb der | lass nur das gelb der = keep only the yellow of the
    rosen rot lassen | nur die rosen rot lassen = keep the red roses
    sepia = sepia
    drumherum grau | drumherum alles grau | drumherum schwarzweiss | drum herum grau | rundherum grau | rundherum schwarzweiss | drumrum grau = the rest gray
    leicht blaulich | blaulich = with a blue tint
    leicht grunlich = with a green tint
  `,
};
