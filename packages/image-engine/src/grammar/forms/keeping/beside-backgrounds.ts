import { COLOUR, END, LAST, START } from '../parts.ts';
import { AND_THOUGH } from '../pieces/joints.ts';
import { ALL, CHANGING, NOT, NOT_LOSE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { NOISE } from './parts.ts';

/** A wish that says nothing but where it is: "put me on a beach", "remove the background". */
const BEHIND = `(?<=^[^,.;:!?“]*\\b(?:background|behind (?:me|us|it)|beach)\\b(?! (?:and|with)\\b)(?:(?! and )[^,.;:!?“])*)`;

/** What stays by itself when the background, the light or the season is another. */
export const BESIDE_BACKGROUND_FORMS: readonly Form[] = [
  // "Blur the background, the child stays sharp": nothing is sharpened
  [
    new RegExp(
      `(?<=\\b(?:blur\\w*|defocus\\w*|bokeh|out of focus)\\b[^.;!?“]*)(?<=\\b(?:background|backdrop|behind)\\b[^.;!?“]*)(?:(?:,|but|and|while|so that|with|as long as) )+(?:(?:the|my|our|his|her|only) )?(?!background\\b|sky\\b)[^,.;:!?“ ]+ (?:(?:should|must|shall|can|has to|needs to|have to|is to|will|still|also|always) )*(?:stays?|staying|remains?|remaining|kept|be|being) (?:(?:nice and|nicely|really|perfectly|tack|pin|fully|totally|all) )*(?:sharp|in focus|focused|crisp|clear|in the focus)${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:(?:the|my|our|his|her|only) )?(?!background\\b|sky\\b)[^,.;:!?“ ]+ (?:(?:should|must|shall|can|has to|needs to|have to|is to|will|still|also|always|just) )*(?:stay|stays|remain|remains|be|be kept) (?:(?:nice and|really|perfectly|tack|fully|all) )*(?:sharp|in focus|focused) (?:(?:,|but|and|while|with) )+(?=(?:[^,.;:!?“ ]+ ){0,3}(?:background|blur\\w*|rest)\\b[^.;!?]*)(?=[^.;!?]*\\b(?:blur\\w*|out of focus|soft|unsharp)\\b)`,
    ),
    '',
  ],
  // "Put me on a beach, keep my clothes": what is behind is all that is changed
  [
    new RegExp(
      `${BEHIND}(?:(?:, |but |and )*(?:keep|leave|${NOT} (?:change|touch)|without ${CHANGING}) )(?:in )?(?:my|the|his|her|our|their) (?:clothes|clothing|outfit|dress|hair|suit|jacket)(?: (?:as (?:it |they )?(?:is|are)|alone|unchanged|the same|untouched))?${LAST}`,
    ),
    '',
  ],
  // "Gently, keep the wood visible": grain shows through any paint
  [
    new RegExp(
      `(?<=\\b(?:paint|repaint|recolor|color)\\b[^.;!?“]* )(?:, (?:gently|softly|lightly) )?(?:, |and |but )*(?:keep|leave) (?:the )?(?:wood|wood grain|grain of the wood) (?:visible|showing|to be seen)${END}`,
    ),
    '',
  ],
  // "Brighter, but respect the detail of the veil"
  [
    new RegExp(
      `${START}(?:respect|respecting|mind|spare) (?:the |its |all )*(details?|textures?) (of|in|on)(?= )`,
    ),
    'keep the $1 $2',
  ],
  // "Light grey behind it, but keep the spokes of the wheels": they are of what stays
  [
    /(?<=\bbackground\b[^.;!?“]* )(?:(?:,|but|and) )+(?:please )?keep (?:(?:well|all) )?(?:the|my|its|her|his|all the) (?:spokes|fringes?|strings|curls|whiskers|laces|wires|straps|feathers|leaves|mesh|holes|handles|handle|stem|antennas?)(?: (?:of|on|in) (?:(?:the|its|my|her|his) )?\w+)?(?= ?$| [,.;!?])/,
    '',
  ],
  // "Leave the print's round corners as they are"
  [
    new RegExp(
      `(?<= )(?:[,.;–-] |and |but |please )+(?:please )?(?:keep|leave|preserve|dont cut off|dont crop) (?:the|its|my|this) (?:(?:slides|slide|photos|prints|old|original|polaroids) )+(?:rounded |round )(?:corners|edges)(?: (?:as (?:they are|is)|please|though|intact))*${END}`,
    ),
    '',
  ],
  // "Noise everywhere, clean it without losing the stage lights"
  [
    new RegExp(
      `(?<= )${AND_THOUGH}\\b${NOT_LOSE} ${ALL}(?:(?!texture|detail)\\w+ ){0,2}?(?:lights?|lamps|stars|lanterns|candles|glow|sparkle|highlights|letters|writing|text)(?: (?:of|on|in) (?:the|her|his|my|its|our) \\w+)?${END}${NOISE}`,
    ),
    '',
  ],
  // "Brighter, but the candles should still look like candles"
  [
    new RegExp(
      `(?<= )(?:, )*(?:but|though) (?:please )?(?:the |my |her |his |our )?(?!(?:neon|polaroid|night|sticker|sketch|cartoon|painting|poster)\\b)(\\w+) (?:(?:should|must|has to|have to|needs? to|still) )+look (?:just |exactly |a bit )?like (?:an? |the |real |my )*\\1${END}`,
    ),
    '',
  ],
  // "A street behind me, but don't touch my jacket": it stays with whoever wears it.
  [
    /(?<=\bbackground\b[^.;]* )(?:(?:,|and|but|really) )+(?:do not|dont|without|never) (?:change|changing|touch|touching|modify|modifying|alter|altering) (?!\w+ (?:colou?rs?|light|lighting|background|sky|rest|size|pose|shadows?)\b)(?:my|our|his|her|their) \w+(?: at all)?(?= ?$| ?[.;!])/,
    '',
  ],
  // "This in teal, but the folds should stay visible"
  [
    new RegExp(
      `(${COLOUR}) (?:(?:,|but|and) )+(?:(?:make|that|should|be|the|keep|leave|stay|let|see|still|its|all) )*(?:folds|creases|wrinkles|pleats|texture|fabric)(?: (?:visible|stay|stays|seen|decent|remain|should|be|intact|still|as|they|are|it|is))*${END}`,
    ),
    '$1',
  ],
  // "Paint the sofa green, but keep shadows and folds": they stay in any recolouring.
  [
    /(?<=\b(?:make|paint|turn|dye|recolor) [^,.;]* )(?:,|and|but)(?: (?:,|and|but))* (?:keep (?:the )?shadows? and (?:the )?(?:wrinkles|folds|creases)|(?:the )?shadows? and keep (?:the )?(?:wrinkles|folds|creases))(?= ?$| ?[,.;!])/,
    '',
  ],
];
