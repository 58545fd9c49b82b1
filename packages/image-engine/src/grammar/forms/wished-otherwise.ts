import { COLOUR, END, INK, START, WHOSE } from './parts.ts';
import type { Form } from './rewrite.ts';

/** What cannot be done by who is asked. */
const FAILS =
  '(?:(?:you|it|that|this) (?:cant|cannot|can not|could not|couldnt|wont|will not|doesnt|does not|isnt|is not|dont|do not)(?: (?:do|work|go|manage|possible|be done|be possible|that|it|work out|manage it|manage that|do it|do that|out|know how))*|(?:its|it is|that is|thats|this is) (?:not (?:possible|doable|working)|impossible|too (?:hard|difficult|much))|not (?:possible|doable)|(?:impossible|not))';
/** What is to show at its best. */
const SHOWN =
  '(?:car )?(?:paint|paintwork|lacquer|varnish|bodywork|fur|coat|feathers|fabric|jewelry|food|dish|dishes|flowers|product|car|bike|motorbike|cake)';
/** Between what was wished for first and what will do. */
const SMALL =
  '(?:then|just|maybe|please|instead|can you|could you|you can|you could|i would like|id like)';
const OR_ELSE = `(?:(?:[,.;:!?–-] |and |but |or |so )*(?:(?:if|when|in case|should) ${FAILS}|failing that|otherwise|or else|or)(?: ,)? (?:${SMALL} )*at (?:the )?(?:very )?least(?: ,)? (?:${SMALL} )*|(?:[,.;:!?–-] |and |but |or )+(?:if|in case) ${FAILS}(?: ,)? (?:${SMALL} )+(?=(?:make|put|add|pixelate|blur|crop|brighten|darken|remove|give|turn|change|write|do|replace|sharpen|straighten|recolor|paint|use|set|restore|convert)\\b))`;
const MESS = '(?:behind|background|backdrop|in the back)';

/** What is wished for when something else cannot be, and what is said in the order of another language. */
export const WISHED_OTHERWISE_FORMS: readonly Form[] = [
  // "Turn my van into a tank, and if that won't work, just make it green": the van
  [
    new RegExp(
      `(\\b(?:turn|morph|transform|change|convert|make) ${WHOSE} (\\w+) (?:into|to) [^,.;:!?“]+?) ${OR_ELSE}(?:make|paint|color|turn) it ${INK}${END}`,
    ),
    '$1 ; make the $2 $3',
  ],
  // "Remove the background, if not at least blur it": what can be done needs nothing else
  [
    new RegExp(
      `(\\b(?:remove|replace|delete|cut out) (?:the |my )?background(?: (?!if\\b)[^,.;:!?“ ]+){0,3}?) ${OR_ELSE}(?:blur|darken|brighten|soften) (?:it|the background)(?: out)?${END}`,
    ),
    '$1',
  ],
  // "Make him smile, or at least brighten his face"
  [new RegExp(`(?<= )${OR_ELSE}(?=\\w)`), '; '],
  // "If it isn't too much trouble": of nothing much is wished for
  [
    /\b(?:if|unless|as long as|hope|provided) (?:it|that|this|thats|its)(?: (?:isnt|is not|not|is|wont be|will not be|doesnt|does not|wouldnt be|would not be|cause|make|a))* (?:too much |too big an? |much |an? )?(?:trouble|bother|hassle|work|effort|inconvenience)(?= ?$| [,.;!?]| (?:can|could|please|make|put|would|to|for|and|but)\b)/,
    '',
  ],
  // "The freckles on her nose but not retouch"
  [
    new RegExp(
      `${START}((?:the|my|our|his|her|this|that|these|those) (?![^,.;:!?“]*\\b(?:\\w+er|more|less|sharp|black|white|away|off) (?:but|and)\\b)(?:(?!(?:is|are|was|be|but|not|and|should|must)\\b)[^,.;:!?“ ]+ ){1,5})but (?:please )?(?:not|dont|do not) (?:please )?(erase|remove|retouch|touch|change|blur|crop|recolor|repair|restore|hide|delete|smooth|brighten|darken)(?: away| out)?${END}`,
    ),
    'but dont $2 $1 ',
  ],
  // "There are bins behind us, put something grey in"
  [
    new RegExp(
      `(?<=\\b${MESS}\\b[^“]*)${START}(?:please |just |simply |maybe |can you |could you )*(?:put|add|make|place|do|set|use|have|want|give it|insert) (?:(?:just|simply|in|it|there|me) )*(?:something|anything|a thing) (?:plain |simple |clean |neutral |all )*(${COLOUR})(?: (?:there|in|behind it|behind|instead|in there|over there|back there|in background|in the background|please))*${END}`,
    ),
    'make the background $1',
  ],
  [
    new RegExp(
      `${START}(?:please |just |simply |maybe |can you |could you )*(?:put|add|make|place|set|use|have|want|insert) (?:something|anything) (?:plain |simple |clean |neutral |all )*(${COLOUR}) (?:behind (?:it|me|us|him|her|them|${WHOSE} (?:\\w+ )?\\w+)|(?:in|as|for) (?:the )?(?:background|backdrop))${END}`,
    ),
    'make the background $1',
  ],
  // "The cat from the second picture on the sofa of the first", whatever the verb
  ...(['first', 'second', 'third'] as const).flatMap((nth): Form[] => {
    const other = nth === 'second' ? '(?:second|other)' : nth;
    const put = `${START}(?:please |can you |could you )*(?:make|put|do|place|set|get) (${WHOSE} (?:\\w+ ){1,2}?from (?:picture \\d|the (?:first|second|third|other)(?: (?:one|picture|photo|image))?)) (?:in|on|into|onto|at|to) (?:the |my |our )?(?:\\w+ ){1,2}?(?:of|from|in) (?:(?:the )?${other}(?: (?:one|picture|photo|image))?|picture ${nth === 'first' ? 1 : nth === 'second' ? 2 : 3})`;
    return [
      [
        new RegExp(
          `${put}(?: ,)? (?:(?:so|about|roughly|in|at|the|right|on|rather) )*(middle|center|left|right)\\b(?: (?:in|at|of|to|the|into|side|foreground|front|forward))*${END}`,
        ),
        `put $1 into the ${nth} picture in the $2`,
      ],
      [new RegExp(`${put}${END}`), `put $1 into the ${nth} picture`],
    ];
  }),
  // "A nice frame": nothing more is to be made nicer
  [
    /\b(?<=^|[,.;:!?] |\b(?:and|make|put|add|an?|the|some|with|one|want|get|do|draw) )(?:really |very |super )?(?:nice|better|beautiful|pretty|lovely|neat|fine looking) (?=(?:border|frame|vignette)\b)/,
    '',
  ],
  // "Old print from the 1950s": what it is
  [
    /^(?:(?:its|it is|this is|thats|that is) )?(?:an? )?(?:very |really |quite )?old (?:color |family |kodachrome )?(?:slide|negative|print|snapshot|photograph|photo|picture) (?:from|of|taken in|shot in) (?:(?:the|about|around|circa|maybe|probably|early|late|summer|roughly) )*\d{4}s? (?:[,.;:–-] |and )(?!please\b|with\b|look\b|style\b|thanks\b)(?=\w)/,
    '',
  ],
  // "Bring out the fur"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:bring out|show off|set off|accentuate) (?:the |my |our |its |his |her )?(${SHOWN})(?: (?:of|on) (?:the|my|our|his|her) \\w+)?(?: (?:really|properly|much|nicely|well|more|better|a bit|to its best|to advantage))*${END}`,
    ),
    'make the $1 pop',
  ],
  // The same in the order of German: "the fur properly bring out"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:the |my |our |its |his |her )?(${SHOWN}) (?:really |properly |much |nicely |well |more |better |a bit |decent |slightly )*bring out${END}`,
    ),
    'make the $1 pop',
  ],
  // "It should go on a site where things are sold": what for
  [
    new RegExp(
      `(?<= )(?:[,.;:!?–-] |and |as |because |so )+(?:(?:it|that|this|they|the (?:photo|picture|image|pic|ad|listing)|(?:photo|picture|image)|decent|comes?|is) )*(?:(?:is going|its going|is|should|must|goes|go|comes|come|going|shall|will|gets|has to|have to|needs to|want to put it|ends up|is meant|will be) )+(?:(?:be|go|up|online|put|posted|uploaded|shown|listed|used|going|come|appear) )*(?:on|in|onto|to|at|for) (?:my |our |the )?(?:ebay|shop|marketplace|vinted|etsy|amazon|wallapop|website|classifieds)(?: (?:site|listing|ad|page|shop))?${END}`,
    ),
    '',
  ],
  // "… green and white, our school's colours"
  [
    new RegExp(
      `(?<=\\b${COLOUR}[^“.;!?]* )(?:,|-|–|\\() (?:(?:because|as|since|its|it is|theyre|they are|these are|those are|thats) )*(?:our |the |my |their )?(?:club|clubs|team|teams|school|schools|company|brand|party|national|house|association) colors?(?: (?:after all|you see|simply|just|of course|obviously|anyway))*(?: \\))?${END}`,
    ),
    '',
  ],
  // "Without it becoming waxy": how far it is not to go
  [
    new RegExp(
      `(?<=\\w )(?:[,;–-] |but |and )*(?:(?:if (?:thats|that is|its|it is) (?:possible|doable) )?without (?:(?:making|having|letting|turning|it|me|us|him|her|them|everything|the (?:face|skin|picture|photo|result|whole thing)|my (?:face|skin)|her (?:face|skin)) )*(?:looking|look|looks|seeming|seem|becoming|being|getting)(?: (?:like|too|so|all|as|if|completely|totally))*(?: an?)? (?:plastic|fake|doll|barbie|wax|waxy|wax figure|artificial|unnatural|overdone|airbrushed|photoshopped|filtered|edited|overedited|cheesy|tacky|ai|robot|mannequin|smooth|cheap)(?: (?:doll|figure|please|though|or (?:fake|plastic|overdone|unnatural|artificial)))*)${END}`,
    ),
    '',
  ],
  // "Leave the print's round corners as they are"
  [
    new RegExp(
      `(?<= )(?:[,.;–-] |and |but |please )+(?:please )?(?:keep|leave|preserve|dont cut off|dont crop) (?:the|its|my|this) (?:(?:slides|slide|photos|prints|old|original|polaroids) )+(?:rounded |round )(?:corners|edges)(?: (?:as (?:they are|is)|please|though|intact))*${END}`,
    ),
    '',
  ],
];
