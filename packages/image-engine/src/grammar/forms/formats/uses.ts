import { END, FIRST, LAST, START } from '../parts.ts';
import { PLEASE_MAYBE } from '../pieces/politeness.ts';
import { TRIM } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const CARD = '(?:post ?card|postal card)';
const BUSINESS =
  '(?:(?:business|visiting|calling) card|carte de visite|tarjeta de visita|visitenkarte)';
const FORMAT = '(?:format|size|shape|ratio|proportions|dimensions)';
const IT = '(?:it|this|that|everything|(?:the |my |this )?(?:picture|photo|image))';
const MAKES =
  '(?:(?:please |can you |could you )?(?:crop|cut|make|turn|bring|fit|resize|size|convert|trim|format)(?: (?:me|in))?|(?:i )?(?:need|want|would like)|id like)';
/** Before what it is to be cut to: a verb, or what leads there. */
const LED = `(?:${MAKES} (?:${IT} )?(?:(?:in|into|to|as|for|of|a|an|like) )*(?:the (?=(?:format|size|shape|ratio|proportions|dimensions)\\b))?|(?:(?:${IT} )?(?:in|to|as|for|into) )(?:(?:a|an) )*(?:the (?=(?:format|size|shape|ratio|proportions|dimensions)\\b))?)`;
const UPRIGHT = '(?:portrait|vertical|vertically|upright|high)';
const LYING = '(?:landscape|horizontal|horizontally)';
const WITH = `(?: (?:out of|from) (?:it|this|that))?(?:${END}|(?= with “”))`;
/** A card in the shape that its name means: as said by itself, with "format", or behind a verb. */
const cardForms = (card: string, lying: string, upright: string): Form[] => [
  [
    new RegExp(
      `(?:${START}${LED}|(?<=^(?:please )?))(?:(?:in|a|of) |the (?=format\\b))*(?:${UPRIGHT}(?: ${FORMAT})? (?:as |for |in )?(?:a |the )?${card}(?: ${FORMAT})?|(?:${FORMAT} )?(?:of |de )?(?:a )?${card}(?: ${FORMAT})?(?: ,)?(?: (?:in|as))? ${UPRIGHT}(?: ${FORMAT})?)${WITH}`,
    ),
    `crop to ${upright}`,
  ],
  [
    new RegExp(
      `(?:${START}${LED}|(?<=^(?:please )?))(?:(?:in|a|of) |the (?=format\\b))*(?:(?:${LYING}(?: ${FORMAT})? )(?:as |for |in )?(?:a |the )?${card}(?: ${FORMAT})?|(?:${FORMAT} )?(?:of |de )?(?:a )?${card}(?: ${FORMAT})?(?: ,)?(?: (?:in|as))? ${LYING}(?: ${FORMAT})?|(?:${FORMAT} )(?:of |de )?(?:a )?${card}|${card}(?: ${FORMAT})?)${WITH}(?!.*\\b(?:look|style|effect|vintage|old|retro)\\b)`,
    ),
    `crop to ${lying}`,
  ],
];
/** A service's name for what its page shows. */
const SERVICE = '(?:instagram|youtube|linkedin|pinterest|facebook|twitter|twitch|tiktok)';
/** Spread over a page or a screen. */
const SPREAD = '(?:banner|(?<!\\b(?:desktop|phone|screen) )wallpaper|hero(?: image)?|slide)';
const STORY =
  '(?:(?:an?|my|our|the) )?(?:(?:insta|instagram|facebook|whatsapp) (?:story|stories)|(?<=\\b(?:an?|my|our|the) )story)';

/** What a picture is to be used for: stories, banners, covers, cards, wallpapers. */
export const USE_FORMS: readonly Form[] = [
  // "Instagram story with my photo in the middle": that is where it is
  [
    new RegExp(
      `(?<=\\b(?:story|reel|post|square|format|\\d+:\\d+) )(?:, |with |and )*(?:my |the |our )?(?:photo|picture|image|pic)(?: itself)?(?: placed| set| right| is)? ?(?:in the (?:middle|center)|middle|centered|center)(?: of it)?${END}`,
    ),
    '',
  ],
  // "Header für YouTube", as other languages have it
  [
    new RegExp(
      `(?<=^(?:please )?)(post|banner|pin|thumbnail|cover|header) (?:de|for|fur|on|para|pour|von) (?:my )?(${SERVICE})(?= ?$| [,.;!])`,
    ),
    '$2 $1',
  ],
  [/(?<=^)epingle pinterest(?= ?$)/, 'pinterest pin'],
  [/\bdesktop wallpaper (?:of|for) (?:the|my) (?:computer|pc|laptop)\b/, 'desktop wallpaper'],
  [/\b(?:lock|home) screen (?:wallpaper|background|picture)\b/, 'phone wallpaper'],
  // "Give me a wallpaper version for my iPhone with the mountain in the middle"
  [
    /(?<=^(?:please )?)(?:(?:give|make|create|do|i want|i need) )?(?:(?:me|us) )?(?:an? )?wallpaper(?: version| copy| picture)? (?=(?:for|of|on) (?:my |the |our )?(?:phone|cell phone|mobile|smartphone|iphone|cellphone|android)\b)/,
    'wallpaper ',
  ],
  [
    /(?<=\bwallpaper(?: for (?:my |the )?\w+)? )(?:with|and|,) (?:the |my |our )?\w+ (?:right |exactly )?(?:in the (?:middle|center)|centered)(?= ?$| [,.;])/,
    '',
  ],
  // "A background for my phone" is no ground of the picture.
  [
    /(?<=^(?:please )?)(?:(?:make it|as|i need|i want|use it as) )?(?:(?:an? |the |my )?(?:background|wallpaper|backdrop)(?: (?:picture|image|photo))? (?:for|on|of) (?:my |the |our )?(?:phone|cell phone|mobile|smartphone|iphone|cellphone)|for (?:my |the |our )?(?:phone|mobile|smartphone|iphone) as (?:the |an? |my )?(?:background|wallpaper|lock screen))(?= ?$| [,.;!])/,
    'phone wallpaper',
  ],
  [
    /(?<=^(?:please )?)(?:(?:make it|as|i need|i want|use it as) )?(?:an? |the |my )?(?:(?:laptop|computer|pc|desktop) (?:background|wallpaper)|(?:background|wallpaper|backdrop|background picture|picture background)(?: (?:picture|image|photo))? (?:for|on|of) (?:my |the |our )?(?:laptop|computer|pc|desktop|screen|monitor|mac|notebook))(?= ?$| [,.;!])/,
    'desktop wallpaper',
  ],
  // "A banner 3:1", "16:9 wallpaper": the shape says what it is.
  [
    new RegExp(
      `(?<!\\b${SERVICE} )(?<!\\b(?:remove|blur|erase|hide|delete|crop|sharpen|brighten|darken|cut|keep|color|recolor) (?:(?:the|this|that|my|out|off) )*)\\b(?:(?:as|for|to|make it|a|an|the|un|una|une) )*${SPREAD} (?:(?:in|with|of|at|de|the|a|format|ratio|shape|,|:) )*(\\d+:\\d+)(?: format)?${END}`,
    ),
    'crop to $1',
  ],
  [
    new RegExp(
      `(?<!\\b${SERVICE} )\\b(\\d+:\\d+) (?:(?:as|for|a|an|the) )*${SPREAD}(?: for (?:my|our|the|a) (?:website|site|page|shop|blog|homepage|desktop|computer|pc|laptop|monitor|screen|tv))?${END}`,
    ),
    '$1',
  ],
  // As Spanish has it; like one it may only look.
  [/(?<=^)like postcard(?= ?$)/, 'crop to 148:105'],
  [/(?<=^(?:please )?)postkarten format(?= ?$)/, 'crop to 148:105'],
  ...cardForms(CARD, '148:105', '105:148'),
  ...cardForms(BUSINESS, '85:55', '55:85'),
  // "Vertical format for an Instagram story": as such are
  [
    /\b(?:portrait|vertical|upright|tall)(?: (?:format|orientation|shape|size))? (?=for (?:(?:an?|my|our|the) )?(?:(?:instagram|insta|facebook|whatsapp|tiktok) )?(?:story|stories|reels?)\b)/,
    '',
  ],
  // "For an Instagram story and colour the dress blue"
  [
    new RegExp(
      `(?<=^(?:please )?|\\b(?:and|then|also) |, )for ${STORY}(?: (?:[,.]|and|then|also))+ (?=\\w)`,
    ),
    'story format , ',
  ],
  [new RegExp(`(?<=\\b(?:then|also) |[.] )for ${STORY}${LAST}`), 'story format'],
  // As French, Spanish and German have it
  [/\bminiature (?:for |de |of )?youtube\b|^youtube vorschaubild(?= ?$)/, 'youtube thumbnail'],
  // "A cover photo for Facebook"
  [
    new RegExp(
      `\\b(?:an? )?(?:cover|header|title) (?:photo|picture|image|pic) (?:for|on) (?:my |our |the )?(facebook|twitter|linkedin|youtube)(?: (?:page|profile|account|channel))?${END}`,
    ),
    '$1 cover photo',
  ],
  // "For my story: vertical format, …"
  [
    /(?<=^(?:please )?)for (?:my|a|an|the|our) (?:insta |instagram |facebook |whatsapp )?(?:story|stories|reel|reels) [:,–-] (?:(?:in )?(?:vertical|portrait|upright|tall)(?: format)? , )?/,
    'story format , ',
  ],
  // "Crop to a wide banner": as wide as banners are
  [
    new RegExp(
      `${START}${PLEASE_MAYBE}(?:${TRIM}|make|turn|format|have)(?: (?:it|this|that|the (?:picture|photo|image)))?(?: (?:down|into|to|as|for|in|like))* (?:an? )?(?:(?:wide|long|thin|narrow|web|website|flat|slim|horizontal) )*(?:banner|website header|web header|page header|site header|header)(?: (?:format|shape|size))?${END}(?<!\\b(?:facebook|twitter|x|linkedin|youtube|etsy|discord|twitch)\\b[^,.;]*)(?!.*\\b\\d+[:x×]\\d+)`,
    ),
    'crop to 3:1',
  ],
  [
    new RegExp(
      `${START}make (?:an? )?(?:wide |long |web |website )*(?:banner|website header|web header) (?:out of|from|of) (?:it|this|that|the (?:picture|photo))${END}`,
    ),
    'crop to 3:1',
  ],
  // "Crop it for a LinkedIn banner": to what one is
  [
    new RegExp(
      `\\b(crop|resize|size|cut|fit|trim|make|turn) ((?:it|this|that|the (?:picture|photo|image)) )?(?:down )?for (?:an? |my |our |the )(?=${SERVICE} (?:banner|header|cover|thumbnail|post)\\b)`,
    ),
    '$1 $2 to a ',
  ],
  // "Desktop wallpaper in 4K": it is
  [/(?<=\bdesktop wallpaper )(?:(?:in|at|,) )?(?:4k|uhd|3840x2160)(?= ?$| [,.;!])/, ''],
  // "Sized for a story"
  [/\bsized (?=(?:for|to|as) )/, ''],
  // "…, and then make me a wide one for the Facebook cover"
  [
    /\b(?:(?:make|give|do|cut|crop|create) (?:me |us )?)?an? (?:(?:wide|wider|long|tall|vertical|upright|small) )*(?:one|version|copy) for (?:the |my |our |an? )?(?=(?:facebook|instagram|insta|twitter|linkedin|youtube|tiktok|whatsapp|pinterest|etsy|discord)\b)/,
    'crop it for ',
  ],
  // "A banner for our shop, 1920x400": the figures say more than the name
  [
    /(?<=^|[,.;:!?] |\b(?:and|so) )(?:(?:please|can you|could you|i|we|id like|would like|want|need|make|me|us|it|into|as|for) )*an? (?:\w+ )?(?:header|banner)(?: (?:image|picture|photo|graphic))?(?: for (?:my|our|the|a) [^,.;:!?“]{1,30}?)?(?: (?:,|of|in|at|with|size|sized))* (?=\d{3,4}(?:x|×|by)\d{3,4}(?:px|pixels?)?(?: |$))/,
    '',
  ],
  // "Product photo for Amazon": nothing but what the shop asks for
  [
    new RegExp(
      `${FIRST}(?:(?:make|turn|this|it|into|an?|my|as|for|i need|i want|create|me) )*(?:product (?:photo|picture|shot|image|pic|foto) (?:(?:for|on|to sell on|as on) )(?:amazon|ebay|etsy|shopify|vinted|aliexpress|the (?:shop|store|web ?shop))|(?:amazon|ebay|etsy|shopify) (?:(?:product|listing|main) )+(?:photo|picture|shot|image|pic)|(?:product )?listing (?:photo|picture|image) (?:for|on) (?:amazon|ebay|etsy))${LAST}`,
    ),
    'white background , square',
  ],
  // "Facebook cover of the club": whose it is
  [
    /\b(facebook (?:cover|banner|header|event)) (?:of|for) (?:the|our|my|a|an) \w+(?: \w+)?(?= ,|$| $| and\b)/,
    '$1 format',
  ],
];
