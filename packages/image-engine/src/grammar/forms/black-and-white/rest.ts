import { COLOUR, END, NAME, START, WHOSE } from '../parts.ts';
import { WORD } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { SPREAD, TO_GRAY } from './parts.ts';

const BLACK_AND_WHITE = '(?:black and white|b and w|bw|grayscale|gray|monochrome)';
const EVERYTHING =
  '(?:everything|all|all of it|the whole (?:picture|photo|thing)|the picture|the photo|it)';
const PERSON =
  '(?:brides?|grooms?|couple|newlyweds|kids?|children|child|baby|girls?|boys?|dogs?|cats?|man|woman|wife|husband|son|daughter|mum|mom|dad|family|team|band|singer|dancers?|players?|horse|puppy|person|people|subject)';
const OTHERS =
  '(?:guests|everyone|everybody|everything|all|the rest|others|the others|crowd|background|surroundings|audience|bystanders|people)(?: else)?';
const MONO = '(?:b and w|b (?:and|/) w|bw|black and white|gray|monochrome|mono)';

/** All else black and white, beside what stays in colour. */
export const REST_FORMS: readonly Form[] = [
  // "Make the shoes pop with color and the rest muted"
  [
    new RegExp(
      `${START}(?:please )?(?:make|let|have) ((?:the|my|our|his|her) (?:\\w+ )?\\w+) (?:pop|stand out|shine|glow)(?: (?:with|in) (?:colou?rs?|full colou?r))? (?:(?:and|,|with|while|but) )+(?:make |keep |leave |turn )?(?:the rest|everything else|all else|the others?)(?: of (?:it|the (?:picture|photo|image)))? (?:is |be |in |to be |should be )?(?:muted|desaturated|dull|toned down|faded|pale)${END}`,
    ),
    'more saturated subject , less saturated background',
  ],
  // "Only the dress should stand out with its colour and the rest in black and white"
  [
    new RegExp(
      `${START}(?:i (?:want|would like) )?(?:that |let )?(?:only|just) (${WHOSE} ${NAME}) (?:(?:should|shall|to|must) )*(?:stands? out|pops?|sticks? out|stays?|keeps?) (?:(?:with|in|by) )?(?:its|their|the|her|his) (?:own |original |natural )?colors? (?:(?:,|and|with|while) )+(?:everything else|(?:all )?the rest|all else|the others?)(?: (?:in|is|to|be|goes|go|turns|should))* ${BLACK_AND_WHITE}${END}`,
    ),
    'everything black and white except $1',
  ],
  [
    new RegExp(
      `${START}(?:i (?:want|would like) )?(?:that )?(?:only|just) (${WHOSE} ${COLOUR} ${NAME}) (?:(?:should|shall|to|must) )*(?:stands? out|pops?|sticks? out) (?:(?:with|in|by) )?(?:its|their|the|her|his) (?:own |original |natural )?colors? (?:(?:,|and|with|while) )+(?:everything else|(?:all )?the rest|all else|the others?)(?: (?:in|is|to|be|goes|go|turns|should))* ${BLACK_AND_WHITE}${END}`,
    ),
    'everything black and white except $1',
  ],
  [/\bestilo (?=studio ghibli\b)/, 'in the style of '],
  // "… and the rest grey", behind what stays in colour
  [
    new RegExp(
      `(?<=\\b(?:only|just)\\b[^.;:!?“]* )(?<=\\b(?:in colou?r|colou?rful|colou?red)\\b[^.;:!?“]* )(?<=\\b${COLOUR}[^.;:!?“]* )(?:, |and )+(?:the |all the )?(?:rest|others?|everything else|all else|remainder) (?:(?:is|be|becomes?|turns?|should|gets?|in|all) )*(?:gray|black and white|grayscale|monochrome|colou?rless)(?: be)?${END}`,
    ),
    '',
  ],
  // "Make the yellow of the field pop, all else in grey"
  [
    new RegExp(
      `\\b(?:make|let|have|leave|keep) (?:only |just )?(?:the |all the )?(${COLOUR})(?:s)?(?: (?:of|in|on) (?:the |my |our |his |her )?${WORD}(?: (?!pop|stand|shine|glow)${WORD})?)? (?:pop|pop out|stand out|shine|glow|sing|jump out|stay)(?: ,| and| but| with| while)+ (?:all|everything|the rest|all the rest|anything|the others?)(?: else)?(?: (?:is|be|should be|turned|made|goes|in|to|stays|kept))* (?:gray|black and white|b and w|bw|b / w|monochrome|mono|colorless|desaturated)${END}`,
    ),
    'everything black and white except the $1',
  ],
  // "Grey out all that isn't blue"
  [
    new RegExp(
      `${START}(?:(?:make|turn|gray|fade) )?(?:(?:out|gray|black and white|grayscale|desaturate) )*(?:all|everything|anything)(?: thing)?(?: (?:that|which|what))?(?: (?:is|are))? ?(?:not|isnt|arent|s not) (${COLOUR})(?: (?:gray|black and white|grayscale|out))?${END}(?<=\\b(?:gray|black and white|grayscale|desaturate)\\b.*)`,
    ),
    'everything black and white except the $1',
  ],
  // "Keep her red coat red but make the rest black and white"
  [
    new RegExp(
      `\\bkeep ${WHOSE} (${COLOUR}) (\\w+) \\1(?: ?(?:,|and|but))+ (?:make |turn |have )?(?:the rest|everything else|all else) (?:in )?black and white\\b`,
    ),
    'everything black and white except the $1 $2',
  ],
  // "All is grey, only her umbrella is red"
  [
    new RegExp(
      `\\b(?:all|everything)(?: (?:is|be|should be|in|to be|else))? (?:gr[ae]y|black and white|colorless)(?: ,)?(?: but| and)? only ((?:the|my|her|his|our|their) )([^,.;:!?“ ]+(?: [^,.;:!?“ ]+)?) (?:is|are|be|stays?|should be|in) (${COLOUR})${END}`,
    ),
    'black and white except $1 $3 $2',
  ],
  // "Only the bride and groom in colour, guests b&w"
  [
    new RegExp(
      `${START}(?:please )?(?:only |just |keep |leave |have |show |with )+(?:the |my |our |his |her |both )*${PERSON}(?: and (?:the |my |our |his |her )?${PERSON})? (?:(?:should |must |to )?(?:be |stay |stays |remain |keep |kept |is |are )*)(?:in )?(?:full )?(?:color|colors|colored|colorful)(?: ,| and| with| but| while| ;)+ (?:make |turn |have )?(?:the |all the |all )?${OTHERS} (?:(?:should |must |to )?(?:be |go |goes |is |are |turned )*)(?:in |to |into )?${MONO}${END}`,
    ),
    'make the background black and white',
  ],
  // "Everything but the red bus grey"
  [
    new RegExp(
      `${START}(?:please )?(?:make|turn|have|get|want|put|i want)? ?(?:everything|all|all of it|the whole picture|the whole thing) (?:but|except|apart from|besides|save|other than|except for|but for) ((?:the|my|our|her|his|this) ${COLOUR} \\w+) (?:in |into |to |be |go |is |should be )?(?:gray|black and white|b and w|bw|monochrome|colorless)${END}`,
    ),
    'everything black and white except $1',
  ],
  // "Everything grey but keep the green bicycle green"
  [
    new RegExp(
      `${START}(?:please )?(?:make |turn |have |get )?${EVERYTHING} (?:in |to |be |into |is )?${TO_GRAY} (?:, |but |and |only |just |except |apart from |while )+(?:keep |leave |keeping |leaving |for )*(?:the |my |our |those |these |that )?(${COLOUR}) ${SPREAD}(?: (?:${COLOUR}|in color|in (?:its|their) color|colored|as (?:it )?(?:is|are)|as they are|alone))?${END}`,
    ),
    'everything black and white except $1',
  ],
  // "The teacher black and white and the background in colour"
  [
    /\b(?:make |turn )?(?:the|my|our|his|her) (?:\w+) (?:in |into )?(?:black and white|gray) (?:and|,|but) (?:keep |leave )?(?:the )?background (?:stays |remains |keeps |is )?(?:in |its )?(?:full )?colors?\b/,
    'make the subject black and white',
  ],
];
