import type { Form } from '../../../forms/rewrite.ts';
import { ASKING, END, START } from '../parts.ts';

const NEON =
  '(?:leuchtreklame|leuchtreklamen|neonreklame|neonrohren?|neonschilder|neonschild|neonlicht|neonlichter|neon|leuchtrohren?|leuchtschrift|neonfarben|neonlampen?|las vegas)';

const FEW = '([3-9]|drei|vier|funf|sechs|sieben|acht)';

/** Sentences of German about looks that a thing has: negatives, glowing edges, few tones, old games. */
export const GERMAN_LOOKS: readonly Form[] = [
  // "Umgedrehte Farben": no picture is turned
  [
    /\b(?:mit )?(?:um(?:gedreht|gekehrt|gepolt)|invertiert|vertauscht)e[nr]? farben(?= ?$| [,.;!?]| (?:wie|und|bitte)\b)/,
    'farben umkehren',
  ],
  // "Alle Farben verkehrt rum"
  [
    new RegExp(
      `${START}(?:(?:bitte|mach|dreh|mit) )*(?:(?:alle|die|den|allen|mit) )*farben (?:(?:alle|bitte|komplett|einfach|genau|mal) )*(?:(?:verkehrt|falsch|anders|andersrum|rum|umge(?:dreht|kehrt|polt)|verdreht|ins gegenteil verkehrt|vertauscht|invertiert|negativ|im negativ)(?: ?(?:rum|herum|machen|drehen))*|(?:um)?gedreht|umpolen|umdrehen)(?= ?$| [,.;:!?]| (?:wie|und|bitte)\\b)`,
    ),
    'farben umkehren',
  ],
  [
    new RegExp(
      `${START}${ASKING}(?:dreh|kehr|pol)e? (?:(?:mir|bitte|mal|einfach) )*(?:die|alle) farben (?:(?:bitte|mal|alle|komplett|einfach) )*(?:um|rum|herum)${END}`,
    ),
    'farben umkehren',
  ],
  // "Die Kanten sollen glühen wie Leuchtreklame"
  [
    new RegExp(
      `${START}${ASKING}(?:(?:lass|mach|mache|bring|mit|die|alle|ihre|seine) )*(?:kanten|konturen|umrisse|linien|umrisslinien|silhouetten?|rander) (?:(?:sollen|sollten|mussen|durfen|konnten|konnen|richtig|so|bitte|schon|bunt|hell|im dunkeln|farbig|grell) )*(?:(?:wie|als|in|im|mit|aus) (?:(?:eine|einer|einem|ne|ner|von|bei|der) )?${NEON}(?: (?:gluhen|leuchten|strahlen|glimmen|aufleuchten|nachziehen|nachgezogen|aussehen|lassen|sein))*|(?:neon )?(?:gluhen|leuchten|strahlen|glimmen|aufleuchten)(?: lassen)? (?:wie|als|in) (?:(?:eine|einer|einem|ne|ner|von|bei|der) )?${NEON}|neon ?(?:leuchten|farben leuchten|farbig leuchten)|zum (?:gluhen|leuchten) bringen|(?:gluhen|neonleuchten)(?: lassen)?)${END}`,
    ),
    'neon effekt',
  ],
  [
    new RegExp(
      `${START}(?:mit )?(?:leuchtende[nr]?|gluhende[nr]?) (?:neon ?)?(?:kanten|konturen|umrissen?|linien|neonkanten|neonkonturen)${END}`,
    ),
    'neon effekt',
  ],
  // "Reduziert auf vielleicht 4 Tonstufen"
  [
    new RegExp(
      `(?<!^)${START}(?:(?:dann|das|bild|foto|es|und|reduziere?|reduziert|begrenzt|beschrankt|runter|auf|mit|in|nur|noch|bloss|ganze|vielleicht|so|ca|circa|etwa|ungefahr|rund|maximal|hochstens) )*${FEW} (?:farbstufen|farb stufen|tonstufen|tonwertstufen|tonwerten?|farbabstufungen|abstufungen|helligkeitsstufen|graustufen|stufen|tonen)(?: (?:reduzieren|reduziert|runter|runterbrechen|begrenzen|begrenzt|beschranken|beschrankt|haben|ubrig))?${END}`,
    ),
    'posterize to $1 colors',
  ],
  [
    /(?<=\b(?:duoton\w*|duotone|zweifarbig\w*|tontrennung|posterisier\w*|posterize|posterisation) [^.;!?“]*)(?:, |und )?mit (?:nur |bloss |etwa |ca |rund |so )*([3-9]|drei|vier|funf|sechs|sieben|acht) (?:farb|ton|tonwert|helligkeits)?(?:stufen|abstufungen)(?= ?$| [,.;!?])/,
    ', posterize to $1 colors',
  ],
  // "Videospielgrafik von früher", "Game-Boy-Grafik"
  [
    /(?:(?:als|wie|in|im|aus|eine|einer|einem|nem|ner|ne|so) )*\b(?:retro ?|alte |alten |alter )?(?:video ?spiel|game ?boy|nintendo|nes|snes|c ?64|commodore|amiga|atari|8 ?bit|16 ?bit|konsolen|pixel|arcade|spielhallen|spiele|computerspiel)(?: |-| - )?(?:spiele?(?: |-| - )?)?(?:grafik|optik|style|look)(?: (?:von|wie|aus) (?:fruher|damals|den (?:80ern|90ern|achtzigern|neunzigern)))?(?: (?:beim|auf dem|vom) (?:c ?64|game ?boy|nes|atari|amiga))?(?= ?$| [,.;!?]| und\b)/,
    'pixel art',
  ],
];
