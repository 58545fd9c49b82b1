import { COMPOUND_COLOUR_NAMES } from '../../words/colours.ts';
import { COLOUR, END, FIRST, LAST, START, THING, WHOSE } from '../parts.ts';
import { WHO } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { WHO_OR_MINE, WHOM_BEHIND } from './parts.ts';

/** Are no things that stand before a background. */
const NO_THING =
  '(?:sticker|figurine|figure|collage|polaroid|neon|silhouette|logo|painting|watercolou?r|cartoon|anime|avatar|passport|id|profile|portrait|poster|banner|grid|mosaic|format|square|circle|resize|label|caption|word|quote|name|date|number|watermark|stamp|price|rainbow|rain|gradient|studio|blur|sharpen|sharper|warmer|brighter|darker|grayscale|sepia|vintage|pixel|pencil|pop|enhance|restore|rotate|flip|mirror|straighten|cutout|cut)s?';

/** Colours whose first word is a thing, and may be a place. */
const THING_COLOURS = COMPOUND_COLOUR_NAMES.join('|');

/** A background of one colour. */
export const COLOUR_FORMS: readonly Form[] = [
  // "My photo got rejected because of the background, make it white": that is
  [
    new RegExp(
      `${START}(?:my |the |this |our )?(?:\\w+ ){1,2}(?:(?:got|was|is|has been|keeps getting|were) )+(?:rejected|refused|turned down|declined|sent back) (?:\\w+ ){0,2}?(?:because of|due to|for|over) (?:the|its|my|that) background (?:(?:[,.;]|so|and|please|can|could|you|just) )+(?:make|turn) it (?:plain |pure )?(${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  // "Only the shoes on a white background", "just the shoes on white"
  [
    new RegExp(
      `${FIRST}(?:(?:i want|show|keep|have|give me) )?(?:just|only) (?:the|my|our|this|these|those) (?!(?:text|letters|words|caption|title|border|frame|stuff|things?|people|part|area|spots?|bits?|left|right|top|bottom|upper|lower|first|second|last|edges?|corners?|sides?)\\b)\\w+(?: \\w+)?? on (?:an? )?(?:plain |pure |solid |clean )*(#[0-9a-f]{6}|${COLOUR})(?: (?:background|backdrop|bg|ground))?${LAST}`,
    ),
    'make the background $1',
  ],
  // "Make the background forest green": a colour, and no wood
  [
    new RegExp(
      `\\b(?:make|turn|paint|change|set|have|want|get) (?:the |my |our )?(?:background|backdrop) (?:(?:to|into|in|be|a|completely|all) )*((?:(?:light|dark|deep|pale|soft) )?(?:${THING_COLOURS}))${END}`,
    ),
    '$1 background',
  ],
  // "Remove the background and make it forest green"
  [
    new RegExp(
      `\\b(?:remove|delete|erase|replace|change|cut out|take out) the (?:background|backdrop) (?:and |then |, )+(?:make|turn|paint|put|set|place) it (?:(?:in|to|into|be|all) )*((?:(?:light|dark|deep|pale|soft) )?(?:${THING_COLOURS}))${END}`,
    ),
    '$1 background',
  ],
  // "Sober" of a background
  [
    new RegExp(
      `(?<=\\b(?:background|backdrop)\\b[^.;!?“]* )(?:, )?(?:(?:very|nice and|quite) )?sober${END}`,
    ),
    '',
  ],
  // "Everything behind the dog should be plain yellow"
  [
    new RegExp(
      `${START}(?:everything|all|whatever is|whats) behind ${WHO_OR_MINE} (?:(?:should|must|shall|has|needs|is|to|can|be|become|turn) )+(?:(?:all|just|plain|solid|simply|a|in) )*(${COLOUR})${END}`,
    ),
    'make the background $1',
  ],
  // "A plain pale background": of a colour as light as that
  [
    new RegExp(
      `(?<=(?:^|\\b(?:a|an|with|and|on|want|have|before|,) ))(?:(?:an?|the) )?(?:(?:plain|simple|even|uniform|solid|flat|smooth|single color) )(?:(?:and|,|very) )*(?:pale|light|bright|light colored)(?: plain)? (background|backdrop|wall behind me)${END}`,
    ),
    'light gray background',
  ],
  // "Pure white background, #FFFFFF"
  [
    new RegExp(
      `\\b(?:(?:plain|solid) )?(?:${COLOUR}) background (?:, |: |in )?(#[0-9a-f]{3,6})${END}`,
    ),
    'background $1',
  ],
  // "Make everything behind me solid #FFD166"
  [
    new RegExp(
      `\\b(?:make|turn|paint|fill|have) (?:(?:all|everything|whatever is) (?:behind|around)|(?:the (?:area|space|part) )?behind) (?:me|us|him|her|them|it|${WHOSE} (?!(?:photo|picture|image|window|eyes?|mouth|lips?|face|frame|border|text|title)\\b)\\w+) (?:(?:in|to|into|with|an?|one|all|completely|just|plain|solid|flat|pure) )*(?!gray\\b)(#[\\da-f]{6}|${COLOUR})(?: color(?:ed)?)?(?! and (?:white|${COLOUR}))${END}`,
    ),
    'make the background $1',
  ],
  [new RegExp(`\\bsolid (?=#[\\da-f]{6}|${COLOUR})`), ''],
  // "Behind him I want soft lavender"
  [
    new RegExp(
      `${START}behind (?:me|us|him|her|them|it) (?:(?:i|we) (?:want|need|would like|prefer)|id like|should be|please)(?: (?:just|only|an?|some|plain|solid))* (?:${COLOUR} )?(#[0-9a-f]{6}|${COLOUR})(?: instead)?${END}`,
    ),
    'make the background $1',
  ],
  // "Put a pure white background on the shoe"
  [
    new RegExp(
      `${START}(?:please )?(?:put|give|add)(?: it)? (?:an? )?(?:pure |plain |solid )?(?:(${COLOUR}) (?:background|backdrop)|background (${COLOUR})) (?:on|in|to|behind|for|around) (?:the|my|our|this) (?!(?:text|letters|top|bottom|words|caption|left|right|upper|lower|other|first|second|one)\\b)(?:\\w+ )?(?!half|side)\\w+${END}`,
    ),
    'make the background $1 $2',
  ],
  // "The product on seamless white"
  [
    new RegExp(
      `(?<=${START}(?:please |put |place |set |show |make )*(?:(?:the|my|our|this|it|a) ?)*(?:product|item|object|shoes?|bottle|bag|watch|mug|it)? ?)on (?:an? )?(?:seamless|endless|infinite|infinity) (#[0-9a-f]{6}|white|gray|black)(?: (?:cove|paper|backdrop|background|sweep))?${END}`,
    ),
    'with $1 background',
  ],
  // "This product on pure white #ffffff"
  [
    new RegExp(
      `${START}(?:(?:please|i|need|want|make|put|place|show|have|get) )*(?:(?:(?:the|my|our|this|that|a) )?(?:product|item|object|it|me|us|him|her|them)|(?:the|my|our|this|that) (?!(?:text|letters|words|caption|title|border|frame|quote|name)\\b)\\w+) on (?:(?:pure|plain|solid|clean) )?(?:${COLOUR} (?:, )?)?(#[0-9a-f]{6})(?: background)?${END}`,
    ),
    'make the background $1',
  ],
  // "Plain white like on Amazon"
  [
    new RegExp(
      `${START}(?:on |just |all |make it |have it )*(?:plain|pure|clean|solid|all|simple) (white|gray|black) (?:like|as)(?: (?:on|at|for|in|they|it|is|do|does|use|have|other|all|the|an|a))* (?:amazon|ebay|etsy|vinted|shopify|zalando|product pages?|product photos?|shops?|listings?|webshops?)${END}`,
    ),
    'plain $1 background',
  ],
  // "Handbag against a pale grey background": what is for sale stands there without an article.
  [
    new RegExp(
      `${START}(?!(?:\\d(?:x| by )\\d )?${NO_THING}\\b)${THING} (?:with|on|against|before|in front of) (?:an? )?(${COLOUR}) (?:background|backdrop)${END}`,
    ),
    'make the background $1',
  ],
  // "Need this mug on plain white for eBay"
  [
    new RegExp(
      `${START}(?:i |we )?(?:need|want|would like|id like|have|get|put) (?:to have )?(?:it|them|${WHO}) (?:shown |placed )?(?:on|against) (?:an? )?(?:plain |clean |solid |simple |flat )*(${COLOUR}) (?=for (?:my |our |the |an? )?\\w+(?: \\w+)?${END})`,
    ),
    'make the background $1 ,',
  ],
  // "A charcoal backdrop": the colour, as nobody draws there
  [
    /\bstudio , (?:an? |with an? )?charcoal (?:gray )?(?:background|backdrop)\b/,
    'studio in charcoal gray',
  ],
  [/\bcharcoal (background|backdrop|studio|wall|paper backdrop)\b/, 'charcoal gray $1'],
  // "A light grey studio background, colour #D9D9D9": that one
  [
    new RegExp(
      `(?:${COLOUR} )?(studio background|background|backdrop|studio) , (?:the )?(?:color|paint) (#[0-9a-f]{6})\\b`,
    ),
    '$2 $1',
  ],
  // "A grey studio, a bright one"
  [new RegExp(`\\b(${COLOUR}) studio (?:bright|light)\\b`), 'light $1 studio'],
  // "Our brand colour is #F4C2C2. Put the cake on that as background"
  [
    new RegExp(
      `${START}(?:(?:our|my|the|their|her|his) (?:[^,.;:!?“ ]+ ){0,3}?|(?:brand|company|team|logo) )(?:color|colors)(?: code)? (?:is|:) ((?:#[\\da-f]+|${COLOUR}))(?: [,.;]| and)+ (?:so |please |can you |could you |i want to )*(?:put|set|place|stand|have|use|get|show)?(?: (?:the|my|our|it|this|him|her|them))?(?: \\w+)? (?:on|in front of|against|over|onto|before) (?:that|it|this|our color|that color)(?: as (?:the |a |its )?background)?${END}`,
    ),
    'make the background $1',
  ],
  // "We want the same light grey backdrop (#EDEDED)": the same in every picture of the shop
  [
    new RegExp(
      `\\b(want|need|like|have|use|put|with|on|in|get) (?:the |that |our )?(?:exact |very )?same ((?:${COLOUR} )?(?:color )?)(background|backdrop)\\b`,
    ),
    '$1 a $2 $3',
  ],
  [
    new RegExp(
      `(${COLOUR} (?:background|backdrop)(?: #[0-9a-f]+)?) (?:behind|for|on|in) (?:all|every|each)(?: of)?(?: the| my| our)? (?!photos|pictures|images|pics|photo|picture|image|of\\b)\\w+${END}`,
    ),
    '$1',
  ],
  // "I only want the vase, nothing else, on a plain cream background"
  [
    new RegExp(
      `${START}(?:i |we )?(?:only|just) (?:want|need|show|like) (?:the|my|our) (\\w+)(?: ,)?(?: and)? (?:nothing else|nothing more|no more)(?: ,)? (?=(?:on|against|in front of) )`,
    ),
    'put the $1 ',
  ],
  // "It needs plain white all round it", "clean white behind"
  [
    new RegExp(
      `${START}(?:it |that |this |they )?(?:(?:needs?|wants?|with|on|in|has to have|should have|have) )?(?:a |an |just )?(?:(?:nice |clean |plain |simple |pure )*(${COLOUR}) behind|(?:clean |plain |simple |pure )+(${COLOUR}) (?:all )?(?:round|around))(?: ${WHOM_BEHIND})?${END}`,
    ),
    'make the background $1 $2',
  ],
  // "Studio grey"
  [new RegExp(`${FIRST}studio (?:in )?(${COLOUR})${LAST}`), '$1 studio background'],
  // "I need my bowl on pure white with nothing else"
  [
    new RegExp(
      `${START}(?:i |we )?(?:need|want|would like|like|have|put|show|get)? ?(?:my |the |our |this )(?:\\w+ ){1,3}?on (?:an? )?((?:pure |plain |clean |solid )?(?:white|black|gr[ae]y|cream|beige))(?: background)?(?: (?:with|and) nothing else| only| alone)?(?: so (?:that )?(?:i|we|it|they) [^,.;:!?]*?)?${END}`,
    ),
    'make the background $1',
  ],
  // "Passport photo 35x45 mm on white"
  [
    new RegExp(
      `(?<=\\b(?:passport|id|visa|biometric|headshot|profile)\\b[^.;:!?“]*? )on (?:an? )?(?:plain |pure |clean )?((?:light |pale )?(?:white|gray|grey|blue))(?: background| ground)?${END}`,
    ),
    'with $1 background',
  ],
];
