import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Words of a clause, whatever they are. */
const REST = '(?: [^,.;:!?“ ]+)*?';
const told = (said: string): Form => [new RegExp(`${START}(?:${said})${END}`), ''];

/** What is told beside a wish, and asks for nothing. */
export const CHATTER_FORMS: readonly Form[] = [
  [
    /^(?:pow|wow|boom|bam|yay|hey|oh|ah|ooh|whoa|yo|ugh|argh|oops|whoops|zap|kapow|yikes) [!,] /,
    '',
  ],
  // "Listing this kettle on eBay"
  told(
    `(?:im |i am |were |we are )?(?:listing|selling|posting|uploading|printing|submitting|entering|framing|gifting|advertising) (?:this|my|the|it|our|these|a)${REST} (?:on|for|to|in|at|as|with)${REST}`,
  ),
  // "Found this in Dad's army trunk"
  told(
    `(?:i |we )?(?:just )?(?:found|inherited|discovered|unearthed|bought|got|rescued|dug out|came across|dug up|scanned) (?:this|it|these|that)(?: (?:photo|picture|one|print))? (?:in|on|at|from|behind|under|during|last|yesterday|while)${REST}`,
  ),
  // "Shot at ISO 12800"
  told(
    `(?:i |it was |this was |we )?(?:shot|shoot|taken|snapped|photographed|captured) (?:at night |in the (?:evening|dark) |indoors |last night |yesterday )?(?:at|on|with|in|through|under|during) (?:iso )?(?:[\\d.]+|f [\\d.]+|iso${REST}|my (?:old )?(?:phone|camera|iphone)${REST})`,
  ),
  told(`iso [\\d.]+${REST}`),
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
  // "I've got an interview tomorrow"
  told(
    `(?:i have|ive|ive got|i have got|theres|there is|i got|we have|weve got)(?: a| an| my)? (?:job )?(?:interview|exam|deadline|meeting|party|wedding|presentation|exhibition|date|visa appointment|gig|concert)${REST}`,
  ),
  // "… for my band's gig poster": where it goes, and no look.
  [
    /\b(?<!(?:youtube|facebook|twitter|linkedin|twitch|format|crop|size|resize|text|write)\b.*)for (?:my|our|the|a|an|his|her|their) (?:\w+ ){1,3}(?:poster|flyer|flier|banner|cover|thumbnail|leaflet|brochure|programme|program|playbill|invite|invitation|podcast|newsletter)(?= ,)(?!.*\b(?:youtube|facebook|twitter|linkedin|twitch)\b)/,
    '',
  ],
  // "It's a teeny thumbnail"
  told(
    `(?:its|it is|this is|thats|that is|this was) (?:just |only |such )?an? (?:really |very )?(?:tiny|small|little|teeny|low res|wee|miniature) (?:thumbnail|picture|file|photo|pic|image|jpg|jpeg|scan)`,
  ),
  [new RegExp(` but with (?:me|us|him|her|them|it)${END}`), ''],
  told(
    `(?:with |and )?(?:nothing|leave everything|leave all|everything|all) else (?:alter|altered|changed|touched|edited|modified|different|alone|untouched|as (?:it )?is|unchanged|the same|stays|stays the same|stays as it is)`,
  ),
  told(`(?:very |so |really )?arty`),
  // A subject is lit as its new ground is.
  [
    new RegExp(
      `(?<=\\b(?:background|backdrop|scenery|behind|into|in the (?:first|second))\\b.*)(?:, |and )+(?:harmonise|harmonize|match|adapt|adjust|blend)(?: in)? (?:the |its |their )?(?:light|lighting|colors|tones)(?: too| as well| to match| so it fits)?${END}`,
    ),
    '',
  ],
  told(`(?:no idea|not sure|dont know|dunno|who knows|beats me)${REST}`),
  told(
    `(?:cheers|ta|tysm|much appreciated|you rock|youre the best|love you|bless you|fingers crossed|pretty please)`,
  ),
  told(`nothing (?:too )?(?:fussy|fancy|special|elaborate|complicated)`),
  told(`(?:if|when) (?:its |at all |thats )?(?:poss|possible|doable|you can|thats okay|thats ok)`),
  told(
    `(?:(?:because|as|since) )?(?:she|he|they|i|we) (?:blinked|moved|looked away|was moving|were moving|sneezed|hates? (?:it|this|photos))`,
  ),
  told(`(?:product|subject|item|motif|it|this) is (?:a|an|my|our|the) (?:\\w+ ){0,1}\\w+(?= ,)`),
  told(`(?:two|three|four|five|six) of us`),
  [/\b(?:oh|yous|youse|mind you|innit|wee bairn|please and ta)(?= |$)/, ''],
  [
    /\b(?:if poss|for us all|like so|or so|or summat|or something|and stuff|and that)(?= ,| \.|$| $)/,
    '',
  ],
  [
    /\blike (?:on|from|with|in|through) (?:an? )?(?:really |very )?(?:expensive|pro|professional|good|big|proper|fast|posh|fancy) (?:\w+ )?(?:lens|camera|dslr)\b/,
    '',
  ],
  // "… for her 6th birthday invite"
  [
    new RegExp(
      `(?<!\\b(?:room|space|write|text|saying|crop|format|size|sized|resize|fit)\\b[^,.;:!?]*) for (?:my|our|her|his|the|an?|their|your|grans?|mums?|moms?|dads?) (?:[^,.;:!?“ ]+ ){0,5}?(?:invite|invitation|invitations|newsletter|noticeboard|leaflet|brochure|fridge|listing|listings|group|portfolio|catalogue|report|yearbook|wedding|anniversary|birthday|christening|funeral|memorial|party|project|homework|essay|slideshow|mantelpiece|living room|nursery|kitchen wall)${END}`,
    ),
    '',
  ],
  [
    /\b(sticker(?: [^,.;:!?“ ]+){0,6}?) for (?:whatsapp|telegram|signal|discord|slack|messenger|imessage)\b/,
    '$1',
  ],
  [
    / like (?:an? |the )?(?:proper |real |good |professional )?(?:photographer|pro|professional|old masters?|dutch masters?|dutch old masters?|master)(?: would| does| might)?\b/,
    '',
  ],
  // "Too dark in here, can't see the cake"
  [
    new RegExp(
      `(\\btoo dark(?: in here| there| here)?)(?: ,)? (?:i |you |we )?(?:cant|cannot|can hardly|can barely|couldnt|hardly|barely) (?:even )?(?:see|make out) (?!(?:\\w+ )?(?:face|faces)\\b)[^,.;:!?“]*?${END}`,
    ),
    '$1',
  ],
  // "I photographed my motorbike at noon", "this was taken at my gran's"
  told(
    `(?:i|we|my \\w+) (?:photographed|took (?:this|it|a (?:photo|picture))|shot|snapped|captured|filmed) (?![^,.;:!?“]*\\b(?:fog|foggy|haz\\w*|mist\\w*|dark|nois\\w*|grain\\w*|blur\\w*|bright|yellow|orange|red|scratch\\w*|crease\\w*|crooked|tilted|dirty|glass|window|flash)\\b)[^,.;:!?“]*?(?= ,)`,
  ),
  [
    /(?<=\b(?:passport|visa|id)\b.*)\b(?:and |, )?(?:please )?make sure (?:that )?(?:my|the|his|her) (?:head|face) is (?:in the )?(?:center|middle|centered)(?= ?$| ,| \.)/,
    '',
  ],
  [
    /\b(passport (?:size )?(?:photo|picture|image)) , (?:35(?:x|×|by|:)45 mm|3\.5(?:x|×|by|:)4\.5 cm)\b/,
    '$1',
  ],
  [
    /(?<=\bkeep (?:the |my |her |his )?\w+) and (?:all|everything) else (?:exactly |just )?as (?:it is|they are|is|are|it was)\b/,
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
  // "Make a poster with a cinematic look": for a film, and no pop art.
  [
    /\b(?:make|do|design|create|want|need|prepare) (?:me |us |it )?(?:an? )?(?:poster|flyer|banner) (?:with|in) (?:an? |the )?(?=(?:cinematic|film|movie) (?:look|style|feel|effect))/,
    '',
  ],
  [
    /\b(?:it was|was it) (?:so |very |too |really )*dark , (?:so )?that (?:everything|it) (?:is |was )?(?=too noisy)/,
    '',
  ],
  // "It rained the whole holiday"
  [
    new RegExp(
      `${START}(?:because |as |since |but |sadly |unfortunately )?it (?:rained|snowed|poured|drizzled|hailed|was (?:raining|snowing|pouring|drizzling|hailing))${REST}(?: so (?=make|i |we |please|put|give|add|can|could)|${END})`,
    ),
    '',
  ],
  [/\b(?:funny|silly|hilarious|dank) (?=meme\b)/, ''],
];
