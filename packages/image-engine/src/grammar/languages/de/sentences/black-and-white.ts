import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

/** Sentences of German about black and white, what alone stays in colour, and old photos that get their colours. */
export const GERMAN_BLACK_AND_WHITE: readonly Form[] = [
  // "Alles grau nur die Blume bunt"
  [
    /(?<=^|[,.;:!?] )(?:mach )?(?:alles|das bild|bild) (?:in )?(?:grau|sw|schwarzwei(?:ß|ss)|schwarz wei(?:ß|ss)) (?:, )?(?:und )?(?:nur|bloß|au(?:ß|ss)er) (die|der|das|den|mein|meine|meinen) (\S+) (?:in )?(?:bunt|farbig|farbe)(?= ?$| [,.;:!?])/,
    'alles grau , nur $1 $2 in farbe',
  ],
  // "Schwarz-weiß mit Rot": that colour stays
  [
    /^(?:(?:bitte|mach|alles|in|das|bild|foto) )*(?:schwarz ?-? ?wei(?:ß|ss)|sw|s\/w) (?:,|mit|und|au(?:ß|ss)er|bis auf) (?:(?:nur|nur noch|das|die|farbe|bleibt) )*(rot|blau|gelb|grun|orange|rosa|pink|lila)(?: (?:bleibt|bleiben|lassen|in farbe|farbig|als farbe|behalten|soll bleiben))*(?= ?[.!]? ?$)/,
    'nur $1 in farbe',
  ],
  // "In Farbe": colours that nobody knows
  [
    /^(?:(?:bitte|mach|mache|das|bild|foto|es|alles|altes|alte|wieder|schwarzwei(?:ß|ss)(?:bild|foto)) )*in (?:echte[rn]? )?farbe(?: (?:umwandeln|machen|bitte|umsetzen|verwandeln|setzen))*(?= ?[.!]? ?$)/,
    'koloriere das',
  ],
  // "SW-Foto reparieren und einfärben, so wie es damals in echt aussah"
  [
    /(?<=\b(?:kolorier\w*|einfarben|einzufarben|eingefarbt|farbig|bunt|farbe|farben|reparieren|restaurieren)\b[^.;!?“]* )(?:, )?(?:so |genau so |halt )?(?:wie (?:(?:es|das|sie|er|alles|die farben) )?(?:(?:damals|frueher|fruher|mal|wirklich|eigentlich|in|echt|real|tatsachlich|wohl) )+(?:aussah|ausgesehen hat|aussahen|war|waren|gewesen ist|ausgeschaut hat)|wie in (?:echt|wirklichkeit|real|natura)|wie damals(?: in echt)?)(?= ?$| [,.;!?])/,
    '',
  ],
  [
    new RegExp(
      `(?<=\\b(?:schwarz(?: |-)?wei(?:ß|ss)\\w*|schwarzwei(?:ß|ss)\\w*|sw|s w|altes|alte|alten|omas|opas)\\b[^.;!?“]*\\b(?:reparieren|restaurieren|repariert|restauriert|ausbessern|aufarbeiten|flicken)\\b[^.;!?“]* )(?:und |, |bitte |dann |danach )*(?:(?:wieder|auch|noch|gleich|richtig|schon|bitte|in echt|naturlich) )*(?:einfarben|einzufarben|eingefarbt|ausmalen|nachfarben|einfarbe)${END}`,
    ),
    'und koloriere das foto',
  ],
  [
    new RegExp(
      `${START}(?:(?:bitte|dieses|das|die|den|mein|unser|alte[sn]?|omas|opas|uromas|uropas|ein) )*(?:sw|s w|schwarz(?: - | |-)?wei(?:ß|ss)e?[srn]?)(?: - | |-)?(?:foto|bild|aufnahme|portrat|hochzeitsfoto|hochzeitsbild)(?: (?:von|vom|aus) (?:(?:meiner|meinem|der|dem) )?[^,.;:!?“ ]+)? (?:(?:wieder|auch|noch|richtig|schon|bitte|in|echt|naturlich) )*(?:einfarben|einzufarben|eingefarbt|ausmalen|nachfarben)${END}`,
    ),
    'koloriere das foto',
  ],
  [
    new RegExp(
      `${START}(?:(?:alte[sn]?|mein|meine|unser|dieses|das|omas|opas) )+(?:foto|bild|aufnahme|portrat|hochzeitsfoto) (?:bitte )?(?:in|mit) (?:den )?(?:echten|naturlichen|originalen|richtigen|wirklichen|wahren) farben${END}`,
    ),
    'koloriere das foto',
  ],
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
