import type { Form } from '../../../forms/rewrite.ts';
import { FIGURE } from '../../share-rows.ts';
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
  // "Zu viel Sättigung, 20 Prozent weniger"
  [
    new RegExp(
      `${START}(?:(?:da|das|ist|viel|etwas|mir|hat) )*(?:zu viel|zuviel) (sattigung|kontrast|helligkeit|scharfe|warme) (?:(?:,|[.;:–-]|und|also|bitte|um|mach|nimm|etwa|ca|davon) )*${FIGURE} (?:weniger|runter|raus|reduzieren|zuruck|ab)(?: davon)?${END}`,
    ),
    '$1 um $2 reduzieren',
  ],
  // "Der Kontrast knallt zu sehr"
  [
    new RegExp(
      `${START}(?:der |die )?(kontrast|helligkeit|sattigung|scharfe) (?:knallt|haut|ballert|druckt|sticht|blendet|nervt|ubertreibt) (?:(?:mir|uns|viel|etwas|einfach|echt|da) )*zu (?:sehr|stark|doll|hart|heftig|krass|arg)(?: (?:rein|durch|raus|an))?${END}`,
    ),
    'zu viel $1',
  ],
  // "Zu viel Unschärfe"
  [
    new RegExp(
      `${START}(?:(?:da|das|ist|viel|etwas|mir|hat) )*(?:zu viel|zuviel) (?:unscharfe|verwacklung|bewegungsunscharfe)(?: (?:drin|im bild|drauf))?${END}`,
    ),
    'sharpen',
  ],
  // "Zu viel Vignette": it is there, and what is there is not taken off
  [
    new RegExp(
      `${START}(?:(?:da|das|ist|viel|etwas|mir|hat) )*(?:zu viel|zuviel) (?:vignette|vignettierung)${END}`,
    ),
    'entferne die vignette',
  ],
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
