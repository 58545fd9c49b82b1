import type { Form } from '../../../forms/rewrite.ts';
import { END } from '../parts.ts';

/** Sentences of German about black and white, what alone stays in colour, and old photos that get their colours. */
export const GERMAN_BLACK_AND_WHITE: readonly Form[] = [
  // "Nur ich in Farbe, der Rest schwarzweiß"
  [
    /(?<=^|[,.;:!?] )(?:nur )?(?:ich|mich|wir|uns) (?:in farbe|farbig|bunt)(?: lassen)?(?: (?:,|und))+ (?:de[rn] |das )?(?:rest|hintergrund|alles andere|alles ubrige)(?: in)? schwarz(?: |-| - )?wei(?:ß|ss)(?= ?$| [,.;:!?])/,
    'hintergrund schwarzweiß',
  ],
  // "Hintergrund schwarzweiß, ich bleibe farbig"
  [
    /(?<=\bhintergrund\b[^.;!?“]* )(?:(?:,|und|aber) )*(?:ich|wir|die person|das motiv) (?:bleiben?|bleib|bleibt|sollen?) (?:in farbe|farbig|bunt)(?: bleiben)?(?= ?$| [,.;:!?])/,
    ', mich in farbe lassen',
  ],
  // "Nur rote Töne behalten"
  [
    /\b(?:nur|ausschliesslich) (?:die )?((?:rot|blau|grun|gelb|lila|rosa|orange|turkis|violett)(?:en?)?) (?:tone|farbtone|farben)(?: (?:behalten|lassen|stehen|bleiben|erhalten|sollen|farbig|drin))+(?= ?$| [,.;!?]| und\b)/,
    'nur $1 in farbe',
  ],
  // "Diesem Foto von 1920 echte Farben geben": what is too yellow has colours
  [
    new RegExp(
      `\\b(?:gib |gebt |verpass )?(?:diesem|dem|meinem|unserem) (?:(?:alten|schwarzweissen) )?(?:foto|bild|fotos|bildes)(?: (?:von|aus) (?:(?:meiner|meinem|dem|der) )?[^,.;:!?“ ]+)? (?:(?:seine|die|bitte|wieder) )*(?:echte|echten|wirkliche|wirklichen|richtige|richtigen) farben(?: (?:geben|verpassen))?${END}(?!.*\\b(?:(?:zu|sehr|so|total) (?:gelb|blau|rot|grun|orange|rosa|lila|violett)|\\w+stich)\\b)`,
    ),
    'koloriere das foto',
  ],
];
