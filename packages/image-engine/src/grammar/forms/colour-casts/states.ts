import { END, START } from '../parts.ts';
import { HOW, IS, PICTURE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** What is wished, or ruled out, is no complaint: "make it so that it looks icy". */
const NO_WISH =
  '(?<!\\b(?:make|makes|making|want|wants|should|shall|must|let|like|so|until|till|turn|give|get|have|would|wish|keep|if|when|not|never|dont|love|to)\\b[^,.;:!?“]*)';
const NOW =
  '(?: (?:now|rn|right now|at the moment|at present|currently|atm|to me|overall|all over|as is|as it is))*';
const SEEMS =
  '(?:looks|look|feels|feel|seems|seem|is|are|was|came out|comes out|turned out|appears|has gone|have gone)';
const VERY = `${HOW}(?:super |kinda |sorta |way |awfully |terribly |a tad |a touch |just |still |incredibly |extremely )*`;
/** "It feels kind of", "the colours are": of all of the picture, and of its tones where `$quality` names any. */
const state = (quality: string) =>
  `${START}${NO_WISH}((?:its|${PICTURE}${IS}|(?:(?:it|this|that|everything|(?:the|my|this) (?:whole |overall )?(?:${quality})|colors|tones) )?${SEEMS}) )${VERY}`;

const TONES =
  'photo|picture|pic|image|shot|selfie|colors?|tones?|atmosphere|mood|vibe|feel|look|room|scene|light|lighting|sky|background';

/** A state that is told asks for its opposite: "it feels icy" wants it warmer. */
export const STATE_FORMS: readonly Form[] = [
  [
    new RegExp(
      `${state(TONES)}(?:icy|ice cold|icy cold|chilly|frosty|wintry|freezing|freezing cold|frigid|glacial|arctic|nippy)${NOW}${END}`,
    ),
    '$1 too cold',
  ],
  [
    new RegExp(
      `${START}why (?:is|does|do|did|are) (?:${PICTURE}|my (?:colors|photos|pictures)|the colors) (?:(?:look|feel|looking|come out|all|so|this|that|such|too) )+(?:icy|chilly|frosty|wintry)${NOW}${END}`,
    ),
    'it is too cold',
  ],
  [
    new RegExp(`${state('colors?|tones?')}(?:garish|gaudy|lurid|overcooked)${NOW}${END}`),
    '$1 oversaturated',
  ],
  [
    new RegExp(`${state('contrast|tones?|whole thing')}(?:harsh|crunchy)${NOW}${END}`),
    '$1 too contrasty',
  ],
  [new RegExp(`${state('view|scene')}misty${NOW}${END}`), '$1 too foggy'],
  // "It's too rainy": that there is less of it, and not more
  [
    new RegExp(
      `${START}${NO_WISH}(?:(?:its|${PICTURE}${IS}|(?:it )?${SEEMS}) )?(?:way |far |a bit |much |just |all )*too (rainy|snowy|stormy|vintage|retro|cinematic|cartoony|cartoonish|grungy|neon|posterised|posterized|painterly)${NOW}${END}`,
    ),
    'less $1',
  ],
];
