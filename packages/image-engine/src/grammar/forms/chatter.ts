import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** "This is a black and white photo of their wedding" */
const GRAY_PHOTO =
  '(?:(?:this|it|that) (?:is|was)|its|thats|is) an? (?:very |old |really |family |lovely |beautiful )*(?:black and white|grayscale|monochrome) (?:photo|picture|image|portrait|shot|photograph|print|snapshot|one)(?: (?:of|from|with|taken|showing) [^,.;:!?“]*?)?';

/** Words of a clause, whatever they are. */
const REST = '(?: [^,.;:!?“ ]+)*?';
const told = (said: string): Form => [new RegExp(`${START}(?:${said})${END}`), ''];

/** What somebody says before anything is said. */
export const HAILING_FORMS: readonly Form[] = [
  // "Yo get rid of it", "um, I took this at the beach"
  [/^(?:(?:yo+|ayo|oi|psst|hiya|heya|umm*|uhm*|uh|erm|hmm+) (?:, )?)+(?=[^ ,.;!?])/, ''],
];

/** What is told beside a wish, and asks for nothing. */
export const CHATTER_FORMS: readonly Form[] = [
  [
    new RegExp(
      `(?:${GRAY_PHOTO} (?:[,.;!?]|and|but|so)+ )(?:please |can you |could you )*(?:add|put|give (?:it|us|me)|bring(?: in| back)?|get)(?: (?:some|the|back|in|a bit of|more))* colou?rs?(?: (?:to|in|into|back|in it|to it|again))*(?= ?$| [,.;!?]| please\\b)`,
    ),
    'colorize it',
  ],
  [
    new RegExp(
      `(?:more |add |some |in )*colou?r(?:ize|s)?(?: (?:it|this|please|in))*(?: [,.!?])+ ${GRAY_PHOTO}(?= ?$| [,.;!?])`,
    ),
    'colorize it',
  ],
  // "This is a black and white photo of their wedding, add colour": tells what it is, and wishes for nothing
  [new RegExp(`(?<=^|[,.;!?] )${GRAY_PHOTO}(?= ?$| [,.;!?])`), ''],
  // "Listing this kettle on eBay"
  told(
    `(?:im |i am |were |we are )?(?:listing|selling|posting|uploading|printing|submitting|entering|framing|gifting|advertising) (?:this|my|the|it|our|these|a)${REST} (?:on|for|to|in|at|as|with)${REST}`,
  ),
  // "Found this in Dad's army trunk"
  told(
    `(?:i |we )?(?:just )?(?:found|inherited|discovered|unearthed|bought|got|rescued|dug out|came across|dug up|scanned) (?:this|it|these|that)(?: (?:photo|picture|one|print))? (?:in|on|at|from|behind|under|during|last|yesterday|while)${REST}`,
  ),
  // "I loathe the crunchy look": how far a wish is not to go.
  told(
    `(?:i )?(?:really )?(?:loathe|hate|despise|dislike|detest|cant stand|cannot stand|dont like|dont want) (?:the |that |those |this )?(?:\\w+ ){0,3}(?:look|looks|kind|effect|stuff|style)`,
  ),
  // "Can't see anyone's face at the back of the pub"
  told(
    `(?:i |you |we |one )?(?:can |could )?(?:cant|cannot|couldnt|can hardly|can barely|hardly|barely) (?:even )?(?:see|make out|recognize|tell|read)(?! (?:\\w+ )?(?:her|his|our|my|their|the) (?:faces?|sky|subject))${REST}`,
  ),
  // "The CMS complains otherwise", "my boss insists"
  told(
    `(?:because |as |since |otherwise |but )?(?:the|my|our|their) (?:cms|printer|website|site|teacher|boss|client|clients|customer|customers|editor|shop|school|office|agency|system|form|portal|app|platform|marketplace|landlord|wife|husband|mum|mom|mother|daughter|son) (?:complains?|moans?|insists?|rejects?|rejected|refuses?|demands?|keeps? complaining|wont (?:take|accept)|nags?|is nagging|likes? it|loves? it)${REST}`,
  ),
  // "Christmas card idea:", "school project:"
  [
    /^(?:\w+ ){1,3}(?:idea|project|challenge|competition|contest|assignment|homework|request|job|emergency) [:–-] /,
    '',
  ],
  // A subject is lit as its new ground is.
  told(`(?:no idea|not sure|dont know|dunno|who knows|beats me)${REST}`),
  told(`(?:product|subject|item|motif|it|this) is (?:a|an|my|our|the) (?:\\w+ ){0,1}\\w+(?= ,)`),
  [
    /\b(?:if poss|for us all|like so|or so|or summat|or something|and stuff|and that)(?= ,| \.|$| $)/,
    '',
  ],
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
  // "It's a polaroid from 1978": what it is, and no frame
  told(
    `(?:its|it is|it was|this is|this was) an? (?:old )?polaroid(?: (?:from|of|taken in) (?:the )?\\w+)?`,
  ),
  // "The paper it was drawn on": how it was made, and no sketch
  [
    /(?<=\b(?:paper|page|napkin|sheet|card|wall|canvas|board) )(?:that |which )?(?:it|they|this|that) (?:was|is|were|are) (?:drawn|sketched|painted) on\b/,
    '',
  ],
  // "The roots can stay dark": nothing is to be made so.
  told(
    `(?:(?:the|my|her|his|its) )?\\w+ (?:can|may) (?:stay|remain) (?:dark|light|bright|blurry|pale|soft)`,
  ),
  // "It's for a poster, so …"
  [
    new RegExp(
      `${START}(?:its|it is|this is|this one is|thats|that is|theyre|i need (?:it|this)|it will be|this will be) (?:all )?for (?:an?|my|the|our|some|his|her) (?:\\w+ )?(?:posters?|stickers?|comics?|banners?|canvas|mugs?|paintings?|calendars?|puzzles?)(?: (?:so|and|,|;|:|[.]))+ (?!.*\\bone\\b)`,
    ),
    '',
  ],
  // "Make a poster with a cinematic look": for a film, and no pop art.
  [
    /\b(?:make|do|design|create|want|need|prepare) (?:me |us |it )?(?:an? )?(?:poster|flyer|banner) (?:with|in) (?:an? |the )?(?=(?:cinematic|film|movie) (?:look|style|feel|effect))/,
    '',
  ],
  // "It rained the whole holiday"
  [
    new RegExp(
      `${START}(?:because |as |since |but |sadly |unfortunately )?it (?:rained|snowed|poured|drizzled|hailed|was (?:raining|snowing|pouring|drizzling|hailing))${REST}(?: so (?=make|i |we |please|put|give|add|can|could)|${END})`,
    ),
    '',
  ],
];
