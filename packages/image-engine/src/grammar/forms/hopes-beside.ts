import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const AND = '(?:[,.;–-] |and |but |so |though |please )+';
const NOT_MUCH = ' , but not too much';
const LOOK =
  '\\b(?:cartoon|comic|anime|sketch|drawing|painting|paint|watercolou?r|poster|pop art|pixel|blur|fog|mist|haze|snow|style|look|filter|effect|mosaic)\\w*\\b';
const FAKE =
  '(?:fake|cheap|artificial|cheesy|overdone|tacky|phon?e?y|plastic|kitschy|over the top|exaggerated|garish)';
const RECOGNIZED =
  '(?:recogni[sz]able|discernible|visible|identifiable|made out|seen|distinguishable)';

/** How strong a wish may be, told by what must still be seen, and how it must not come out. */
export const HOPE_BESIDE_FORMS: readonly Form[] = [
  // "…, nothing you'd notice straight away"
  [
    new RegExp(
      `(?<=\\w )(?<!\\b(?:remove|erase|delete)\\b[^.;]*)${AND}(?:nothing|not something|hardly anything|so (?:that )?nobody|so (?:that )?no one) (?:that )?(?:(?:you|one|people|anyone|anybody|they|we|i|youd|theyd|wed|id) )?(?:(?:d|would|will|ll|can|could|should|really|even|ever) )*(?:notice|notices|spot|spots|see|sees|pick up on|reali[sz]e|reali[sz]es)(?: (?:it|straight away|right away|at first|at first (?:glance|sight)|immediately|at once|too much|too easily|easily|instantly|straightaway|from afar))*${END}`,
    ),
    NOT_MUCH,
  ],
  // "Cartoon style, I still want to recognise my kids"
  [
    new RegExp(
      `(?<=${LOOK}.* )${AND}(?:i|we|you|one|people|they|everyone|everybody|grandma|grandpa|mum|mom) (?:(?:still|do|would|should|must|can|could|id|wed|d|need|needs|want|wants|like|to|be|able|have|has) )*(?:recogni[sz]e|make out|be able to tell|know) (?:it|him|her|them|us|me|everyone|(?:the|my|our|his|her|their|what|who|where) \\w+(?: \\w+){0,2}?)(?: (?:still|again|afterwards|in it|on it))*${END}(?<=\\b(?:still|want|wants|able|should|must)\\b.*)`,
    ),
    NOT_MUCH,
  ],
  [
    new RegExp(
      `(?<=${LOOK}.* )${AND}(?:i|we|you|one|people|they) (?:(?:should|must|want|can|could) )+(?:the|my|our|him|her|them|us|me) (?:\\w+ )?still recogni[sz]e${END}`,
    ),
    NOT_MUCH,
  ],
  // "… the tree may still be recognisable"
  [
    new RegExp(
      `(?<=${LOOK}.* )${AND}(?:the|my|our|his|her) (?!(?:face|text|background|sky|subject)\\b)\\w+(?: \\w+)? (?:(?:should|can|may|must|could|has to|have to|still|to|ought to) )+(?:(?:be|is|stay|remain|still) )*${RECOGNIZED}(?: (?:is|be|though|please))*${END}`,
    ),
    NOT_MUCH,
  ],
  // "…, not that fake portrait mode look"
  [
    new RegExp(
      `(?<=\\w )${AND}(?:not|no|without|nothing like|dont want|i dont want|never) (?:(?:that|the|this|those|an?|one of those|any|some|too|so|like) )*(?:\\w+ )?${FAKE}(?: (?!(?:background|sky|border|frame)\\b)\\w+){0,3}? (?:look|looks|effect|effects|style|thing|vibe|feel|filter|filters|stuff|bokeh|blur)${END}`,
    ),
    NOT_MUCH,
  ],
  // "Bigger without it going blocky"
  [
    new RegExp(
      `(?<=\\b(?:big|bigger|larger|double|enlarge|upscale|resize|size|scale|blow it up)\\b[^.!?“]* )(?:, )?(?:but )?without (?:(?:it|them|this|the (?:picture|photo|image|result)) )?(?:going|getting|becoming|turning|looking|being|ending up|coming out) (?:all |too |so |really )*(?:blocky|pixelated|pixely|pixelly|blurry|fuzzy|jagged|mushy|soft|blurred)${END}`,
    ),
    ' without losing quality',
  ],
];
