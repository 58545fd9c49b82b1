import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

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

const PAPERS =
  '(?:(?:national )?(?:id|identity)(?: card)?|(?:(?:driving|driver|drivers) )?(?:licence|license|licencia)|passport|visa(?: application)?|residence (?:permit|card)|(?:student|health|insurance|membership|staff) (?:card|id)|bus pass|travel (?:pass|card)|train pass)';

/** A service's name for what its page shows. */
const SERVICE = '(?:instagram|youtube|linkedin|pinterest|facebook|twitter|twitch|tiktok)';

/** What a picture is to be used for, as people name it: papers, cards, pages. */
export const FORMAT_ASKED_FORMS: readonly Form[] = [
  // "I need a photo for my ID card": nobody asks for more by it.
  [
    new RegExp(
      `(?<=^(?:please )?)(?:(?:i|we) (?:need|want|would like) |id like |(?:can|could) you (?:please )?(?:make|do|create|get) (?:me |it )?|(?:make|give|create|do|get) (?:me |it )?|this is |its |it is )?(?:(?:into|to|as|a|an|some|new) )*(?:photo|picture|foto|pic|image|photograph)s? (?:thats |that is |which is |good |right |suitable )*(?:for|fur|para|pour) (?:(?:my|the|a|an|our|his|her|their|new) )*${PAPERS}${END}`,
    ),
    'passport photo',
  ],
  [
    new RegExp(
      `(?<=^(?:please )?)(?:for )?(?:(?:my|the|a|an) )?${PAPERS}(?<=\\b(?:id|card|visa|licence|license|permit|pass)) ?$`,
    ),
    'passport photo',
  ],
  [
    /\b(?:visa application|student id|id card|identity card|residence permit|visa) (?:photo|picture|pic|image|foto)\b/,
    'passport photo',
  ],
  [
    /(?<=^(?:please )?)(?:photo|foto) (?:de |pour |para )?(?:visa|visado|biometrique|biometrica)(?= ?$| [,.;!])/,
    'passport photo',
  ],
  // "For WhatsApp": there a picture stands for somebody.
  [
    /(?<=^(?:please )?)(?:(?:crop|cut|format|make|fit|resize|prepare|size) (?:it |this |that |the picture |the photo )?(?:ready )?)?for (?:my )?(?:whatsapp|telegram|signal|discord|slack|tinder|bumble|hinge)(?= ?$| [.!] ?$)/,
    'profile picture',
  ],
  [
    new RegExp(
      `(?<=^(?:please )?)(post|banner|pin|thumbnail|cover|header) (?:de|fur|para|pour|von) (${SERVICE})(?= ?$| [,.;!])`,
    ),
    '$2 $1',
  ],
  [/\b(?:picture|photo|image) of profile\b/, 'profile picture'],
  // "For my profile"
  [
    /(?<=^(?:please )?)(?:(?:a|new|picture|photo|image) )*for (?:my |the |our )?profile(?= ?$| [.!] ?$)/,
    'profile picture',
  ],
  [
    /(?<=^(?:please )?)(?:as (?:a )?whatsapp|new profile) (?:picture|photo|pic|image)(?= ?$| [.!])/,
    'profile picture',
  ],
  // "A profile picture in a circle"
  [
    /\b(?:profile (?:picture|photo|pic|image)|avatar) (?:(?:in|as|inside|within) )(?:(?:the |a )?(?:shape|form) of )?(?:a |the )?(?:circle|round(?: shape)?|circular shape)\b/,
    'round profile picture',
  ],
  [/\bprofile picture (?:as )?(?:a )?circle crop\b/, 'round profile picture'],
  [/(?<=^)youtube vorschaubild(?= ?$)/, 'youtube thumbnail'],
  [/(?<=^)epingle pinterest(?= ?$)/, 'pinterest pin'],
  [/\bdesktop wallpaper (?:of|for) (?:the|my) (?:computer|pc|laptop)\b/, 'desktop wallpaper'],
  [/\b(?:lock|home) screen (?:wallpaper|background|picture)\b/, 'phone wallpaper'],
  // "A background for my phone" is no ground of the picture.
  [
    /(?<=^(?:please )?)(?:(?:make it|as|i need|i want|use it as) )?(?:an? |the |my )?(?:background|wallpaper|backdrop)(?: (?:picture|image|photo))? (?:for|on|of) (?:my |the |our )?(?:phone|cell phone|mobile|smartphone|iphone|cellphone)(?= ?$| [,.;!])/,
    'phone wallpaper',
  ],
  [
    /(?<=^(?:please )?)(?:(?:make it|as|i need|i want|use it as) )?(?:an? |the |my )?(?:(?:laptop|computer|pc|desktop) (?:background|wallpaper)|(?:background|wallpaper|backdrop|background picture|picture background)(?: (?:picture|image|photo))? (?:for|on|of) (?:my |the |our )?(?:laptop|computer|pc|desktop|screen|monitor|mac|notebook))(?= ?$| [,.;!])/,
    'desktop wallpaper',
  ],
  // "A banner 3:1": the shape says what it is.
  [
    new RegExp(
      `(?<!\\b${SERVICE} )(?<!\\b(?:remove|blur|erase|hide|delete|crop|sharpen|brighten|darken|cut|keep|color|recolor) (?:(?:the|this|that|my|out|off) )*)\\b(?:(?:as|for|to|make it|a|an|the|un|una|une) )*banner (?:(?:in|with|of|at|de|the|a|format|ratio|shape|,|:) )*(\\d+:\\d+)(?: format)?${END}`,
    ),
    'crop to $1',
  ],
  [
    new RegExp(
      `(?<!\\b${SERVICE} )\\b(\\d+:\\d+) (?:(?:as|for|a|an|the) )*banner(?: for (?:my|our|the|a) (?:website|site|page|shop|blog|homepage))?${END}`,
    ),
    '$1',
  ],
  // As Spanish has it; like one it may only look.
  [/(?<=^)like postcard(?= ?$)/, 'crop to 148:105'],
  [/(?<=^(?:please )?)postkarten format(?= ?$)/, 'crop to 148:105'],
  ...cardForms(CARD, '148:105', '105:148'),
  ...cardForms(BUSINESS, '85:55', '55:85'),
];
