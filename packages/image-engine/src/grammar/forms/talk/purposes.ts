import { END, START } from '../parts.ts';
import { PRINTED, REST, SHEET, told } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const PRINTED_ON =
  '(?:mug|cup|poster|t-? ?shirt|shirt|hoodie|tote bag|bag|pillow|cushion|canvas|calendar|postcard|greeting card|card|magnet|keyring|phone case|flyer|banner|billboard|wall|fridge)';
const BIG = '(?:(?:an?|the|our|my|big|large|huge|giant|real|printed) )*';

/** What a picture is for, and what is sold by it. */
export const PURPOSE_FORMS: readonly Form[] = [
  // "With space for text on the left": nothing is written there
  [
    /(?<!\b(?:replace|change|swap)\b[^“]* )(?<!\bno )(?<=\b(?:space|room|place|area) )for (?:(?:an?|the|some|my|our|your|more) )?(?:text|texts|words|headlines?|titles?|captions?|lettering|writing|copy|slogans?|logos?)(?= ?$| [,.;!]| (?:and|on|at|in|to|above|below|beside|next)\b)(?![^“]*“)/,
    '',
  ],
  // "This goes on a mug": as "this is for a mug"
  [
    new RegExp(
      `${START}(this|it|that|(?:the|this|my) (?:picture|photo|image|pic))(?: one)? (?:(?:will|shall|is|should|to|going|supposed|meant|be|then|later) )*(?:goes|go|going|printed|comes?) (?:on|onto) (an?|my|our|his|her) ((?:(?!second|other|first)\\w+ )?${PRINTED_ON}(?: (?:for|in) (?:(?:the|my|our|his|her) )?\\w+)?)${END}`,
    ),
    '$1 is for $2 $3',
  ],
  // "Upscale 2x, it's going on a poster"
  [
    new RegExp(
      `(?<=\\b(?:upscale|enlarge|bigger|larger|resize|size|scale|resolution|dpi|megapixels?|sharp|sharper|sharpen|enhance)\\b[^“]* )(?:(?:[,.;]|and|because|as|since|so|cause|its|it is|it|this|this is|thats|that|the picture|the photo|will|should|must|needs to|has to) )+(?:(?:going|go|goes|meant|intended|to|be|used|printed|is|becomes?) )*(?:on|onto|for|as|be|becomes?) ${BIG}${PRINTED}${END}`,
    ),
    '',
  ],
  // "It should go on a site where things are sold": what for
  [
    new RegExp(
      `(?<= )(?:[,.;:!?–-] |and |as |because |so )+(?:(?:it|that|this|they|the (?:photo|picture|image|pic|ad|listing)|(?:photo|picture|image)|decent|comes?|is) )*(?:(?:its going|is|should|must|goes|go|comes|come|going|shall|will|gets|has to|have to|needs to|want to put it|ends up|is meant|will be) )+(?:(?:be|go|up|online|put|posted|uploaded|shown|listed|used|going|come|appear) )*(?:on|in|onto|to|at|for) (?:my |our |the )?(?:ebay|shop|marketplace|vinted|etsy|amazon|wallapop|website|classifieds)(?: (?:site|listing|ad|page|shop))?${END}`,
    ),
    '',
  ],
  // "I need to look clever on LinkedIn": what for
  [
    /(?<= )(?:[,.;–-] |because |as |so )+(?:i|we|he|she|they) (?:need|needs|want|wants|have|has|would like|wanna) to (?:look|seem|appear|come across|sound) (?:as |more |all |really |so |very )*(?:clever|smart|professional|presentable|good|nice|cool|serious|important|respectable|decent|rich|busy|competent|sophisticated) (?:on|in|for|at|to) [^,.;:!?“]*(?= ?$| ?[.!])/,
    '',
  ],
  // "Business portrait, …": what it is for
  [
    /^(?:an? )?(?:business|corporate|work|company|office) (?:portrait|photo|picture|headshot)(?: for (?:my|our|the) \w+)?(?: ,| with)* (?=(?:city|office|studio|forest|beach|mountains?|gray|white|blue|plain|neutral|blurred|light|dark)\b[^.“]*\bbackground\b)/,
    '',
  ],
  // "I'm selling these shoes on eBay so white background"
  [
    /^(?:im|i am|were|we are) (?:selling|listing|posting|putting|sending) (?:[^.,;:!?“ ]+ ){1,8}?so (?:(?:i|we) (?:need|want) )?(?=\w)/,
    '',
  ],
  // "…, I need to print it on A3": what it is for
  [
    new RegExp(
      `(?<=\\w )[,;–-] (?:and |so |because |as |since |then )*(?:(?:i|we)(?: (?:need|want|have|would like|plan|am|are|will|ll|would|m|re|going|gonna|wanna))*(?: to)?|im going to|ill|well|its going to be|it(?: (?:will|should|is|has|must|shall|gets?))+(?: to)?(?: then)?(?: be)?|its(?: to be)?|to be|its) (?:get |have |be |then )*(?:print|printed|printing|prints|hang|framed)(?: (?:it|this|that|them))?(?: out)? (?:on|at|in|as|to) (?:an? )?(?:size )?${SHEET}(?: (?:paper|size|format|poster|later|afterwards|at the end|in the end|then|landscape))*${END}`,
    ),
    '',
  ],
  // "Listing this kettle on eBay"
  told(
    `(?:im |i am |were |we are )?(?:listing|selling|posting|uploading|printing|submitting|entering|framing|gifting|advertising) (?:this|my|the|it|our|these|a)${REST} (?:on|for|to|in|at|as|with)${REST}`,
  ),
  // "I'm selling this jacket online so I need a white background"
  [
    new RegExp(
      `${START}(?:im |i am |we are |were |weve been |ive been )?(?:selling|listing|posting|advertising|putting up) (?:this|my|the|our|these|an?|it|some)(?: [^,.;:!?“ ]+){0,6}? so (?=(?:i|we) (?:need|want|would|could|have)|please|can|could)`,
    ),
    '',
  ],
  // "For our flea market I need a poster: darken the picture …"
  [
    /^(?:, )?(?:for (?:our|my|the|a) [^,.;:!?“]{1,40}? )?(?:(?:hello|hi|please|can|could|would|you|me|id like|i like) (?:[!,] )?)*(?:i |we )?(?:want|need|am making|are making|make|do|design|create|prepare|have|get)(?: i| we)? (?:me |us )?(?:an? |some )?(?:poster|flyer|banner|picture|photo|leaflet|card|cover)(?: for (?:my|our|the|a|an) [^,.;:!?“]{1,40}?)? [:–-] /,
    '',
  ],
  // "It's for a poster, so …"
  [
    new RegExp(
      `${START}(?:its|it is|this is|this one is|thats|that is|theyre|i need (?:it|this)|it will be|this will be) (?:all )?for (?:an?|my|the|our|some|his|her) (?:\\w+ )?(?:posters?|stickers?|comics?|banners?|canvas|mugs?|paintings?|calendars?|puzzles?)(?: (?:so|and|,|;|:|[.]))+ (?!.*\\bone\\b)`,
    ),
    '',
  ],
];
