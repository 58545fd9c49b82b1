import type { Token } from '../words/tokens.ts';
import { namesImpossible } from './rules/index.ts';

/** Words that no picture wish has: whatever else the clause says is about that. */
const HOPELESS = /^(kilos?|kgs?|pounds|lbs|naked|nude|undress|undressed)$/;

const CLOTHES =
  '(?:dress|shirt|t ?shirt|blouse|jacket|coat|suit|outfit|clothes|sweater|hoodie|jumper|trousers|jeans|pants|skirt|uniform|costume)';
const SCREENS = '(?:frame|screen|phone|tv|television|monitor|billboard|laptop|tablet)';

const HOPELESS_TURNS: readonly RegExp[] = [
  // "Put the dress from picture 2 on me": beside somebody it is not what was meant
  new RegExp(
    `\\b(?:put|place|add) (?:the|this|that|his|her|my) (?:\\w+ )?${CLOTHES} (?:from|of|in) (?:the )?(?:(?:first|second|third|other) )?(?:picture|photo|image|pic|one) {0,2}(?:on(?:to)? (?:me|us|him|her|them|(?:my|the|his|her) (?:person|man|woman|girl|boy|model|wife|husband|son|daughter|friend)))?$`,
  ),
  // "Put the first picture on the screen in the second": within something that stands there
  new RegExp(
    `\\b(?:put|show|place|set|display|insert) (?:the )?(?:first|second|third|other|picture|photo|image)\\b.* (?:in|on|into|onto|inside) (?:the|its) (?:\\w+ )?${SCREENS} (?:of|in|from|on) `,
  ),
  /\b(?:first|second|third|other) (?:(?:one|picture|photo|image) )?as (?:an? |the )?frame\b/,
  // As forms put it
  /\bpictures in reverse order\b|\bcrop at body part\b|\bborder on some sides\b|\b(?:tilted|unmade) letters\b|\boval frame\b|\bown detail\b|\blabels of many\b|^packaging$/,
  // "Make me a few centimetres taller"
  /\b(?:me|him|her|us|them)\b.*\bcentim\w+\b/,
  // A drawing cannot be made a photograph.
  /\binto (?:an? )?(?:real|realistic|photorealistic|lifelike)\b|\bphotorealistic\b|\blook real\b/,
  /\binto an? (?:photo|picture|image) of\b/,
  /\btilt ?shift\b/,
  /^(?!.*\b(?:remove|fix|less|reduce|no|without|correct)\b).*\b(?:motion|radial|zoom|spin|directional) blur\b|\bminiature (?:effect|look|world|city|town)\b/,
  /\b(?:speech|thought) (?:bubble|balloon)|\bnight vision\b/,
  /\bseasons?\b.*\b(?:spring|summer)\b/,
  /\b(?:night|nighttime|dark|evening)\b (?:in)?to (?:a |the )?(?:\w+ )?(?:day|daytime|daylight|morning|noon)\b/,
  // The true colours of an old photograph nobody knows.
  /^(?!.*\b(?:only|keep|but|except|everything|background|rest|else)\b)(?:.*\b(?:give color (?:to|in)|add color to|put color in|put in color|colorize)\b.*\bblack (?:and )?white\b|.*\bblack (?:and )?white (?:photo|picture|image)\b.*\b(?:in color|into color|into a color|colored|colorize|colorful)\b)/,
  /^(?:(?:please|can|could|you) )*(?:bring|turn|make|convert|put|change) (?:this|it|the|my)(?: old)?(?: picture| photo| image)? (?:back )?(?:in|into|to) (?:full )?color$/,
  /^(?:(?:please|can|could|you) )*coloriz\w* (?:(?:the|this|my|our|old|that|photo|picture|image) )*(?:in )?black and white\b/,
  /\b(?:generate|create|draw|give|make|show|design|paint) (?:me )?(?:an? |some |the )?(?:new )?(?:\w+ )?(?:photo|picture|image|logo|drawing)s? (?:of|for) (?:an?|some|two|three|one)\b/,
  // "I look old here": that is nobody's wish for an old look.
  /\b(?:i|he|she|we|they) looks? (?:\w+ )?(?:old|older|tired|fat|ugly)\b(?! (?:photo|picture|image|movie|film))/,
  /^(?:and |but |so )?how much (?:does|do|is|would|will|did|this|it|that)\b/,
  /^(?:find|search|google)\b|^(?:does|do) (?:this|it|that|the|my|he|she|i|we|they|you)\b(?!.*\b(?:too|need|enough)\b)/,
  /^(?:(?:please|can|could|you) )*coloriz\w* (?:it|this|(?:this|that|my|our|the|an?) (?:\w+ ){0,3}(?:photo|picture|image)\b)/,
  // Another picture, or what was made before, is nothing to go by.
  /\b(?:as|like|match|matching|than) (?:in |on )?(?:the |my )?(?:other|second|third|last|previous|2nd|3rd) (?:photo|picture|image|pic|one|version|edit)\b/,
  /^(?:but )?(?:the|this|that) (?:last|first|previous|old|other|original) (?:one |version |photo |picture |edit )?(?:was|is|looked|looks) (?:\w+ )?(?:better|nicer|good|best|great)\b/,
  /^an? (?:\w+ ){0,2}(?:photo|picture|image|photograph) of (?:an?|some|two|three|one) /,
  /\bwrite (?:me )?(?:an? |some )?(?:poem|story|description|song|essay|joke|bio|hashtags)\b/,
  /^(?:so |and |but )?(?:which|who|whos|whose|where|wheres|read|finish|translate)\b/,
  /^(?:(?:please|hey|hi|can|could|you) )*(?:tell me|describe|identify|recognize|explain|guess|count|who|whos|whose|how old|how many)\b/,
];

/** Whether the clause cannot be done, though some of its words mean an operation: "10 kilos lighter". */
export function isHopeless(tokens: readonly Token[]): boolean {
  const words = tokens.map(({ kind, text }) => (kind === 'word' ? text : ''));
  return (
    words.some((word) => HOPELESS.test(word)) ||
    HOPELESS_TURNS.some((test) => test.test(words.join(' ')))
  );
}

/** Whether the words name something that this engine never does, such as another expression. */
export function isImpossible(tokens: readonly Token[]): boolean {
  return namesImpossible(tokens.map(({ kind, text }) => (kind === 'word' ? text : '')).join(' '));
}
