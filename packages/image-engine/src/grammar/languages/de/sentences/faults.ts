import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const MENDED =
  '(?:beheben|korrigieren|weg|raus|entfernen|reparieren|ausgleichen|reduzieren|fixen|rausnehmen|rausmachen|wegmachen|wegnehmen|wegkriegen|rauskriegen|loswerden|beseitigen|verringern|mindern|mildern|abmildern|retten|bekampfen|aufheben)';

/** A fault by its name, and what it is to become. */
const faultOf = ([fault, meant]: readonly [string, string]): Form => [
  new RegExp(
    `${START}(?:(?:kannste|kannst du|kann man|krieg|kriegst du|bitte|mach|mal|nimm|beheb|behebe|korrigier|korrigiere|entfern|entferne) )*(?:(?:die|diese|das|den|ganze|leichte|starke) )*(?:${fault}) (?:(?:bitte|mal|irgendwie|etwas|bisschen|ein|noch) )*${MENDED}(?: bitte)?${END}`,
  ),
  meant,
];

/** Sentences of German that name what is wrong, and want the opposite. */
export const GERMAN_FAULTS: readonly Form[] = [
  // "Überbelichtung beheben": it is darker then
  ...(
    [
      ['uberbelichtung|uberstrahlung|grelle|grellheit', 'zu hell'],
      ['unterbelichtung|dunkelheit|dusternis|finsternis', 'heller'],
      ['kontrastarmut|flauheit|flaue|flachheit|kontrastmangel', 'mehr kontrast'],
      ['blasse|farblosigkeit|farbarmut', 'kraftigere farben'],
    ] as const
  ).map(faultOf),
];
