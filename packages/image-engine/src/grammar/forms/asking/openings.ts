import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const WANT =
  '(?:(?:i|we) )?(?:would like|would love|would prefer|d like|d love|d prefer|id like|id love|id prefer|wed like|wed love|want|need|prefer|like)';
const FINE =
  '(?:ace|mint|lush|wicked|smashing|brill|rad|dope|fab|mega|bonza|class|peng|sweet|neat|great|good|nice|lovely|cool|awesome|amazing|stunning|beautiful|gorgeous|perfect|smart|sharp|swell|grand|fantastic|brilliant|best|better|so much better|fine|right|the part|the business)';

const GREETING = '(?:(?:so|ok|well|hi|hey|hello) )*';
const PLACE =
  '(?:bakery|shop|cafe|business|restaurant|farm|salon|studio|store|hotel|guesthouse|pub|bar|gym|club|stall|company|florists?|garage|school|nursery|gallery|practice|boutique|brewery|bed and breakfast|bnb|workshop|food truck|agency|market stall)';
/** Somebody's trade, told before what is asked. */
const OWNS = `${GREETING}(?:i|we|my \\w+|our \\w+) (?:(?:runs?|owns?|manages?|started|opened|works? (?:at|in|for)) (?:an?|the|my|our)|(?:have|has) an?) (?:[^,.;:!?“ ]+ ){0,3}?${PLACE}(?: (?:in|on|near|at|by|from) (?:the )?[^,.;:!?“ ]+)?`;

/** What a wish begins with, in other words than "please make". */
export const OPENING_FORMS: readonly Form[] = [
  // "I'd like the colours to look richer"
  [
    new RegExp(
      `${START}${WANT} ((?:it|them|this|everything|(?:the|my|our|all the)(?: \\w+){1,2})) to (?:look|be|appear|come out|become|get|feel|turn out) (?=(?:(?:a|bit|little|much|slightly|way|far|somewhat|lot|tad|touch) )*(?:richer|brighter|darker|warmer|cooler|softer|sharper|crisper|clearer|bluer|greener|redder|pinker|punchier|fresher|cleaner|stronger|paler|moodier|(?:more|less) \\w+)${END})`,
    ),
    'make $1 ',
  ],
  // "We own a yoga studio and need …"
  [
    new RegExp(
      `${START}(?:(?:so|ok|well|hi|hey) )*(?:i|we) (?:run|own|have|manage|lead|work (?:at|in|for)) (?:an?|the|my|our) (?:(?:little|small|local|tiny|family|new|own|dog|hair|nail|yoga|flower|coffee|book|pet|online|vegan) )*(?:bakery|shop|cafe|business|restaurant|farm|salon|studio|store|hotel|guesthouse|pub|bar|gym|club|stall|company|florists?|garage|school|nursery|gallery|practice|choir|newsletter|blog|podcast|channel|charity|barber|butchers?|kennels?|workshop|food truck)(?: (?:in|on|near|at|by) (?:the )?\\w+)? (?:(?:and|so|,) )+(?:(?:i|we) )?(?=(?:want|need|would like|am looking|are looking)\\b)`,
    ),
    'i ',
  ],
  // "I run a small candle shop and would love …", "we run a bed and breakfast, make …": who asks
  [
    new RegExp(
      `${START}${OWNS} (?:(?:and|so|,|\\.|;) )+(?:(?:i|we|id|wed) )?(?=(?:want|need|would like|would love|d like|d love|like|love|am looking|are looking)\\b)`,
    ),
    'i ',
  ],
  [new RegExp(`${START}${OWNS} (?:(?:so|,|\\.|;|and) )+(?=\\S)`), ''],
  [
    new RegExp(
      `${START}${GREETING}(?:i|we) (?:make|sell|bake|knit|sew|craft|produce) (?!(?:it|this|that|them|these|the|a|my|our|up|sure)\\b)(?:[^,.;:!?“ ]+ ){1,3}?(?:(?:on|at|via|through) (?:etsy|ebay|amazon|vinted|instagram|markets|shopify) )?(?:(?:and|so|,) )+(?:(?:i|we) )?(?=(?:want|need|would like|would love)\\b)`,
    ),
    'i ',
  ],
  // "It'd look ace in a wooden frame"
  [
    new RegExp(
      `\\b(?:it|this|that|the (?:photo|picture|image)|id|itd|itll|he|she|we)(?: would| d| will| might| could| must| should)* (?:probably |really |surely |totally )*(?:look|be|work|suit)(?: (?:so|really|absolutely|just|dead|proper|well))* (?:${FINE} )?(?:in|with|inside) (?=(?:an? |some )?(?:[^,.;:!?“ ]+ ){0,4}?(?:frame|border|mount|passepartout)\\b)`,
    ),
    'add ',
  ],
  [
    /(?<=^|[,.;] )i (?:reckon|figure) (?:that )?(?=(?:it|this|that|the|a|an|we|add|more|some)\b)/,
    '',
  ],
  // "Wouldn't go amiss"
  [
    new RegExp(
      `\\b(?:wouldnt|would not|wont|cant|couldnt) (?:go amiss|come amiss|go astray|hurt|be amiss|do (?:it )?any harm|be a bad thing)(?: here| on this| either)?${END}`,
    ),
    'please',
  ],
  // "I'd quite like": no amount
  [
    /\b(id|i would|wed|we would) (?:quite|rather|really|very much|so) (like|love|want|fancy)\b/,
    '$1 $2',
  ],
  // "I'd kill for a blurry background"
  [
    /(?<=^|[,.;:!?] |\band )(?:i |id |i would |we |wed |we would )(?:kill|remove|die|give anything|give my right arm|give my left arm) for (?=an? |some |more |the )/,
    'i want ',
  ],
  // "It is possible to remove the haze?"
  [
    /(?<=^)it is possible to (?=(?:\w+ ){1,2}(?:the|my|this|that|it|them|her|his|our|a|some)\b)/,
    '',
  ],
];
