import { alternatives, listed, pairs } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { SHADES } from '../parts.ts';

/** "Schrift am Shirt soll lesbar sein": a mirrored selfie tells by what is worn. */
const WORN =
  'am shirt | am t shirt | auf dem shirt | auf dem t shirt | auf meinem shirt | auf meinem t shirt | am trikot | auf dem trikot | auf dem pulli | am pulli | auf dem hoodie | am hoodie | auf der kappe | auf der mutze | auf der jacke | auf dem pullover | auf dem ladenschild | auf dem schild | am schild | auf dem plakat | auf dem auto'
    .split(' | ')
    .flatMap((where) =>
      ['soll lesbar sein', 'soll wieder lesbar sein', 'sollte lesbar sein', 'lesbar machen'].map(
        (how) => `schrift ${where} ${how}`,
      ),
    );

/** "Das T-Shirt liest man falschrum" */
const REVERSED = alternatives(
  't shirt|schrift|die schrift|der text|text|logo|das logo|das t shirt|das shirt|trikot',
  'liest man|steht|sieht man|ist',
  'falschrum|falsch rum|falsch herum|falschherum|verkehrt|verkehrtrum|verkehrt rum|verkehrt herum|ruckwarts|spiegelverkehrt|seitenverkehrt|im spiegel lesen',
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

/** Turns of German for what is written on a picture, its letters and bars. */
export const GERMAN_TEXT: Phrases = {
  phrase: `
    so gross wie moglich | moglichst gross | so gross es geht | so gross wie es geht | so gross wies geht | maximal gross | bildfullend = as big as possible
    auf einem/einen halbtransparenten/durchscheinenden/halbdurchsichtigen balken | auf halbtransparentem balken = on a translucent black bar
    schreib~ … druber/obendruber = write top
    signier/signiere/signieren es mit | signier/signiere das bild/foto mit = write my signature
    copyrightzeile | copyrightvermerk | copyrighthinweis | urheberhinweis | urhebervermerk = copyright line
    wort | worter = word
    signatur = signature
    sprechblase | sprechblasen = speech bubble
    denkblase | gedankenblase = thought bubble
    irgendein strand = on a beach
    vorne/vorn drauf = write
    ${WORN.join(' | ')} = text is backwards
    preisschild text | preisschildtext | preis text | preistext = text
    ${REVERSED} = text is backwards
    und so orangem/orangenem/orange/orangenes datum = and orange date
    und so gelbem/gelbes datum = and yellow date
    und so rotem/rotes datum = and red date
    schrift/text/aufschrift/schriftzug soll/muss/kann man … lesen konnen | schrift/text/aufschrift … lesbar sein/werd~/wird/ist | man soll/muss/will die schrift/den text lesen konnen = so the text is readable
    ${OF_COLOUR.join('\n  ')}
    bildunterschrift | bildtext | unterschrift = caption
    schwarze schrift | in schwarzer schrift | mit schwarzer schrift = in black
    blaue schrift | in blauer schrift | mit blauer schrift = in blue
    goldene schrift | in goldener schrift | mit goldener schrift = in gold
    grune schrift | in gruner schrift | mit gruner schrift = in green
    rosa schrift | in rosa schrift | mit rosa schrift = in pink
    rote schrift | in roter schrift | mit roter schrift = in red
    weisse schrift | in weisser schrift | mit weisser schrift = in white
    gelbe schrift | in gelber schrift | mit gelber schrift = in yellow
    mit der aufschrift | mit aufschrift | mit dem schriftzug | wo draufsteht | auf dem steht | in dem steht | wo steht = saying
    schrift … verkehrt herum | schrift … verkehrt | text … verkehrt herum | schrift … lesbar | text … lesbar | schrift … spiegelverkehrt | text … spiegelverkehrt | schrift um = text is backwards
    druber … in grosser schrift | druber … gross = top big
  `,
  adjective: `
    grosser text | grossen text = big text
    in senfgelb aus = in mustard yellow
    schreib~ nichts | schreib~ nix = no text
    kleiner text | kleine schrift | kleinen text | kleine beschriftung | kleiner schriftzug = small text
    drunter schreib~ | darunter schreib~ = write the text
  `,
};
