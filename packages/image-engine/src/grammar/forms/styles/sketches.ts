import { END } from '../parts.ts';
import { AND_SO } from '../pieces/joints.ts';
import type { Form } from '../rewrite.ts';

const SKETCH = '\\b(?:sketch|drawing|charcoal|graphite|line art|drawn)\\b';

/** Drawings in pencil, charcoal and ink. */
export const SKETCHE_FORMS: readonly Form[] = [
  // "A pencil drawing, not too dark", "without black shadows": lighter than usual
  [
    new RegExp(
      `(?<=${SKETCH}[^.;:!?“]* )(?:${AND_SO})?(?:(?:it )?(?:not|dont make it|never|without being) (?:(?:too|so|very|that|all|overly|be|much) )+(?:dark|black|heavy|strong)|(?:no|not|without) (?:(?:any|the|too|so|many|hard|heavy|deep) )*(?:(?:black|dark) (?:shadows?|shading|areas|lines)|(?:shadows?|shading) (?:black|dark)))${END}`,
    ),
    ' , but not too much',
  ],
  [
    new RegExp(
      `(?<=${SKETCH}[^.;:!?“]* )(?:${AND_SO})?(?:in |of )?(?:thin|fine|delicate|light) (?:lines?|strokes?)(?=${END.slice(3, -1)})`,
    ),
    ' , but not too much',
  ],
  // "Colouring page"
  [
    /\b(?:color(?:ing)?|colour(?:ing)?|color in) (?:page|book page|book|sheet|picture for kids)(?: for kids)?(?= ?$| [,.;!?]| (?:and|please|style|look)\b)/,
    'line drawing',
  ],
  // "Colourful pencil drawing": its pencils are
  [/\b(?:colorful|color) pencil (?:sketch|drawing)\b/, 'colored pencil drawing'],
  // "Line art, black on white": as it is anyway
  [
    new RegExp(
      `(?<=\\b(?:line art|line drawing|pencil|sketch|ink drawing|lineart|outline drawing|drawing)\\b[^“]*)(?<= )(?:, |in |just |only |and |all |simple |simply |plain )*black (?:lines |ink |strokes )?on (?:pure |plain |a )?white(?: paper)?${END}`,
    ),
    '',
  ],
  // "A charcoal drawing, but with a hint of colour"
  [
    /\b(?:charcoal|pencil|sketch(?:ed)?|graphite)(?: (?:drawing|sketch|portrait|art|style|look))?(?: ,| but| and| though)* (?:(?:with|keep|leave|still|have|having|slightly|only|in|just|a bit|a little|a|an|some|it|should|be|subtle|light|soft|faint|the) )+(?:(?:hint|touch|bit|splash|little|dash|trace|lick)(?: of)? )?(?:colou?rs?|colou?red|colou?rful)(?= ?$| [,.;!?]| and\b| please\b)/,
    'colored pencil drawing',
  ],
  // "A pencil drawing with very light lines"
  [
    new RegExp(
      `(?<=\\b(?:sketch|drawing|pencil)\\b[^.“]* )(?:(?:[,;–-]|with|and|in|but) )+(?:very |only |just |really |rather )*(?:light|faint|soft|pale|hair thin) (?:lines?|strokes?|pencil lines)${END}`,
    ),
    'slightly',
  ],
  // "As if someone drew it with a 2B on rough paper"
  [
    /\b(?:(?:as if|as though|like|if) )*(?:someone |somebody |i |an artist )?(?:had )?(?:drew|drawn|drawing|draw|sketched|sketch|did) (?:it |this |us |me )?with an? (?:2b|hb|4b|6b|b|2 b|pencil|lead pencil)(?: pencil)?(?: on (?:rough |white |old |toned )?paper)?(?= ?$| ?[,.;!?])/,
    'a pencil sketch',
  ],
  // "Pencil sketch, but colourful": drawn in coloured pencil
  [
    /\b(?:colored |an? )?(?:pencil |charcoal |line |hand drawn )*(?:sketch|drawing|pencil)(?: (?:style|look|effect|version))? (?:(?:,|but|and|yet|though|only|please|with|keep|keeping|leave|have|make|it|its|the|stay|stays|still|all|in|should|shall|must|to|be|is|original) )+(?<=(?:,|but|and|yet|though|with|in) (?:\w+ )*)(?:colou?rs?|colorful|colored|full color)(?: (?:though|please|on it|in it|as they are))*(?= ?$| [,.;!]| and\b| please\b)(?<!\b(?:more|the same) \w+)/,
    'colored pencil sketch',
  ],
  // "Pencil drawing, only grey, no colour pencil, and the paper should stay white"
  [
    /(?=, |\. |and |but |with )(?<=\b(?:pencil|sketch|drawing|charcoal)\b.*)(?:, |\. |and |but |with ){1,4}(?:the |a |on )?(?:paper|background|rest|page|sheet) (?:should |must |has to |is to |shall |to )?(?:(?:stays?|remains?|be|kept|is|keep) )?(?:all |plain |pure |just )?white(?= ?$| ,| \.| and\b| please\b)/,
    '',
  ],
  // "Watercolour, but leave the paper white"
  [
    /(?=, |\. |and |but |with )(?<=\b(?:pencil|sketch|drawing|charcoal|watercolor|ink)\b.*)(?:, |\. |and |but |with |please ){1,4}(?:leave|keep|keeping|leaving|let) (?:the |its )?(?:paper|page|sheet) (?:stay |be )?(?:all |plain |pure |just |nice and |clean )?(?:white|blank|clean)(?= ?$| ,| \.| and\b| please\b)/,
    '',
  ],
  [
    /(?=, |\. |and |but |with |in )(?<=\b(?:pencil|sketch|drawing|charcoal)\b.*)(?:, |\. |and |but |with |in ){1,4}(?:(?:no|not|without|never) (?:any )?(?:color|colored|colors) ?(?:pencils?|crayons?|in it)?|(?:only|just|purely|plain|all) (?:in )?(?:gray|black|graphite)(?: (?:only|tones|lines|pencil|and white))?|(?:gray|graphite) (?:only|pencil only))(?= ?$| ,| \.| and\b| please\b)/,
    '',
  ],
];
