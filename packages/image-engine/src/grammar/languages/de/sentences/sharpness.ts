import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

/** Sentences of German about what is sharp, soft or blurred. */
export const GERMAN_SHARPNESS: readonly Form[] = [
  // "Bewegungsunschärfe hinzufügen": it is wanted
  [
    /^(?:(?:bitte|mit|etwas|mehr|eine?|mal|bisschen) )*bewegungsunscharfe (?:(?:bitte|rein|dazu|hinzu) ?)*(?:hinzufugen|dazu|rein|reinmachen|simulieren|effekt|einbauen|erzeugen|machen)(?: bitte)?(?= ?[.!]? ?$)/,
    'unscharf machen',
  ],
  // "Kannste die Unschärfe beheben": it is to be sharper
  [
    new RegExp(
      `${START}(?:(?:kannste|kannst du|kann man|krieg|kriegst du|bitte|mach|mal|beheb|behebe|korrigier|korrigiere|entfern|entferne|beseitig|beseitige|nimm|reparier|repariere) )*(?:(?:die|diese|den|das|leichte|ganze) )*(?:bewegungs|fokus|verwacklungs)?(?:unscharfe|verwacklung|verwackelung|verwackler|verschwommenheit|matschigkeit) (?:(?:bitte|mal|irgendwie|etwas|bisschen|ein) )*(?:beheben|korrigieren|weg|raus|entfernen|reparieren|ausgleichen|reduzieren|fixen|rausrechnen|rausmachen|rausnehmen|wegmachen|wegkriegen|rauskriegen|loswerden|beseitigen|verringern|mindern|retten|wegrechnen)(?: bitte)?${END}`,
    ),
    'sharpen',
  ],
  // "Zieh die Kanten nach"
  [
    new RegExp(
      `${START}${ASKING}(?:(?:zieh|scharf|arbeite?|schleif)e? (?:(?:mir|bitte|mal|noch|dann) )*(?:die |alle )?(?:kanten|konturen|umrisse|details) (?:(?:etwas|bisschen|ein|leicht|bitte|ordentlich|mal) )*(?:nach|raus|heraus)|(?:die |alle )?(?:kanten|konturen|umrisse) (?:(?:etwas|bisschen|ein|leicht|bitte|ordentlich|mal) )*(?:nachziehen|nachscharfen|nachgezogen|nachgescharft|scharfen|herausarbeiten|rausarbeiten|knackiger|scharfer|knackig|definierter|klarer)(?: (?:machen|bitte|haben))?|mache? (?:(?:mir|bitte|mal) )*(?:die |alle )?(?:kanten|konturen|umrisse) (?:(?:etwas|bisschen|ein|bitte|ordentlich|mal|noch) )*(?:knackiger|scharfer|knackig|scharf|definierter|klarer))${END}`,
    ),
    'sharpen',
  ],
  // "Gib den Details mehr Biss, aber ohne die Haut zu ruinieren"
  [
    new RegExp(
      `${START}(?:(?:etwas|bisschen|ein|zu|das|ist|bild|leicht) )*(?:weich|matschig) (?:[,.] )(?=[^.;!?“]*\\bdetails?\\b(?! (?:im|in|am|an|auf)\\b))`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}${ASKING}gibe? den details (?:(?:etwas|ein|mehr|bisschen|ordentlich) )*(?:biss|pfiff|knack|scharfe|pepp)${END}`,
    ),
    'sharpen',
  ],
  [
    new RegExp(
      `(?<=\\b(?:sharpen|scharf\\w*|knackig\\w*|details)\\b[^.;!?“]* )(?:, )?(?:aber )?ohne die haut (?:zu (?:ruinieren|zerstoren|beschadigen|versauen)|kaputt zu machen)${END}`,
    ),
    'but keep the skin',
  ],
];
