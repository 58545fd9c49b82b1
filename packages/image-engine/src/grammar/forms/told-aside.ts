import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Words of a clause, whatever they are. */
const REST = '(?: [^,.;:!?“ ]+)*?';
const told = (said: string): Form => [new RegExp(`${START}(?:${said})${END}`), ''];
const TOOL =
  '(?:apps?|tools?|programs?|programmes?|website|filters?|editors?|software|ai|one|shop|lab|generator|service|phone|studio|guy|photographer)';

/** What was before, what bothers somebody, and how it would look otherwise: asks for nothing. */
export const TOLD_ASIDE_FORMS: readonly Form[] = [
  // "Last app I tried made it all grey and muddy"
  [
    new RegExp(
      `${START}(?:because |as |since |but )?(?:the |that |every |an |all the |my )?(?:last|other|previous|first|old|another|free|usual|every|others?) ${TOOL}(?: (?:that |which )?(?:i|we)(?: have|ve)? (?:tried|used|had|went to|asked|downloaded|paid|got))?(?: before| yesterday| for this)? (?:just |always |only |completely |totally |has |have )*(?:made|turned|left|gave|did|ruined|came out|mess|wrecked|spoiled|spoilt|put|change|kept|makes|turns|leaves|destroyed|smeared|cropped|cut|add|got)${REST}(?: and (?:\\w+ ){0,2}?\\w+)?(?=(?: (?:and|so|but) (?:please|make|can|could)\\b)| $|$| [,.;:!?])`,
    ),
    '',
  ],
  // "Last time it came out all blurry"
  [
    new RegExp(
      `${START}(?:because |as |since |but )?(?:the )?last time(?: i tried| we tried| i did (?:it|this)| round)? (?:it|they|you|that|this|everything|the \\w+) (?:\\w+ )*?(?:came out|was|were|look|made|turned|cut|cropped|change|ended up|put|add|got|did|went|became)${REST}(?: and (?:\\w+ ){0,2}?\\w+)?(?= $|$| [,.;:!?])`,
    ),
    '',
  ],
  // "The horizon's been bothering my husband since 1998"
  told(
    `(?:because |as |since )?(?:it|its|this|that|the (?:horizon|tilt|slope|slant|angle|crookedness|lean)|which)(?: has| s| is)?(?: been| just| always| really)* (?:bothering|bugging|annoying|irritating|driv\\w+|bugs|bothers|bothered|annoys|irritates|annoyed|haunting|killing|distracting|get on) (?:me|us|him|her|them|everyone|everybody|(?:my|our|the|his|her) \\w+)${REST}`,
  ),
  // "He would be looking strange"
  told(
    '(?:or |otherwise |because |as |since |else |and |or else )*(?:he|she|it|they|we|i|that|this|everyone|(?:my|the|our) \\w+) (?:would|will|might|may|could|ll|d)(?: just| only| really| then)* (?:be |be looking |look |seem |come out |get |appear )+(?:so |too |very |really |a bit |all |totally |rather )*(?:strange|odd|weird|silly|wrong|funny|unnatural|ridiculous|different|stupid|daft|like (?:an? )?\\w+|unrecogni[sz]able|horrible|awful|terrible)(?: (?:otherwise|then|like that|that way|to me|to us|to everyone))*',
  ),
  // "He looks fine for once"
  told(
    '(?:because |as |since |and )?(?:he|she|they|it|we|i|(?:the|my|our|his|her) \\w+)(?: (?:looks?|is|are|was|were|came out|s|re))+ (?:already |just |quite |actually |really |perfect |totally )*(?:fine|ok|okay|alright|good|great|perfect|lovely)(?: (?:for once|as (?:he|she|it|they|we|i) (?:is|are|am)|already|anyway|already|the way (?:he|she|it|they) (?:is|are)|with me|to me|enough))+',
  ),
  // "My mum is the one in red", "the wedding was in a dark barn"
  told(
    `(?:because |as |since )?(?:im|i am|(?:my|our|his|her|the) \\w+ (?:is|are)|hers is|mine is) the (?:one|ones|guy|man|woman|girl|boy|lady) (?:in|on|at|with|to|behind|wearing|holding|next|beside|near|who|sitting|standing)${REST}`,
  ),
  told(
    `(?:because |as |since )?(?:the|our|my|her|his) (?:wedding|party|concert|ceremony|dinner|reception|show|match|event|birthday|christening|gig|play|picnic) (?:was|were|took place|was held) (?:in|at|on|inside|outside|outdoors|indoors|by|under)${REST}`,
  ),
  // "Crop it tightly, the guests at the edges aren't needed"
  [
    new RegExp(
      `(?:[,.;–-] |because |as |since )+(?:the|all the|those|these) (?:\\w+ ){1,2}(?:(?:at|on|in|around|behind|next to|above|below)${REST} )?(?:arent|isnt|are not|is not|dont|doesnt) (?:needed|need|important|wanted|necessary|matter|interesting)(?<=\\b(?:crop|zoom|tighter|tight|closer|trim)\\b[^:!?“]*)${END}`,
    ),
    '',
  ],
  // "There's miles of empty table on the left", which a tighter crop mends
  [
    new RegExp(
      `(?:[,.;–-] |because |as |since )+(?:(?:theres|there is|there are|ive got|i have|we have|weve got|it has|its got|you see|all that|so much) )+(?:far |way )?(?:too much|so much|miles of|loads of|lots of|a lot of|acres of|tons of|heaps of|much|nothing but|just|only|ocean of)? ?(?:(?:empty|blank|wasted|dead|unused|boring|useless|bare) )?\\w+(?: \\w+)?(?: (?:on|at|in|to|above|below|around|round|over|under|behind|beside)${REST})?(?<=\\b(?:crop|zoom|tighter|closer|trim|cut)\\b[^:!?“]*)${END}`,
    ),
    '',
  ],
  // "1200 pixels wide is enough for our school website"
  [
    new RegExp(
      `(\\b\\d+(?:[x×]\\d+)?(?: ?(?:px|pixels?|mm|cm))?(?: (?:wide|high|tall|across|on the long side|in width|in height))?) (?:is|are|would be|will be|should be|ll be|s|will do|would do|should do|is quite|is more than|is about) ?(?:enough|plenty|fine|sufficient|ok|okay|all (?:i|we) need|perfect|good)?(?: for${REST})?${END}`,
    ),
    '$1',
  ],
  // "Wedding card: …": what it becomes says nothing more
  [
    /(?<=^)(?:(?:a|an|our|my|the) )?(?:(?:wedding|birthday|christmas|greeting|invitation|thank you|holiday|xmas) )?(?:card|invitation|invite) : (?=.*“”)/,
    '',
  ],
  // "Vignette not needed"
  [
    /(?<=^|[,.;:!?] |\b(?:and|but) )(?:(?:the|a|an|any) )?((?:\w+ )?\w+) (?:is |are )?(?:not needed|isnt needed|arent needed|not necessary|isnt necessary|unnecessary)(?= ?$| [,.;!])/,
    'no $1',
  ],
];
