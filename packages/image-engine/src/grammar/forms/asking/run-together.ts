import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** Begin what somebody is asked to do. */
const DOES =
  '(?:make|put|add|do|give|take|get|turn|change|crop|cut|trim|blur|remove|erase|delete|fix|replace|swap|set|use|brighten|lighten|darken|sharpen|straighten|rotate|flip|mirror|clean|clear|colou?r|convert|resize|scale|shrink|enlarge|upscale|write|place|pixelate|hide|restore|repair|mend|touch up|tidy|tone|warm|cool|bring|lose|ditch|sort|improve|enhance|edit|apply|frame|paint|draw|swap|white|desaturate|soften|smooth|zoom|show|combine|merge|stitch|join)';
/** Words before which "can you" asks nothing of its own: "what can you do", "write can you hear me". */
const ASKING =
  '(?:what|which|how|where|why|when|who|whose|whatever|if|whether|write|says?|saying|reads?|reading|text|caption|words?|title|called)';
const POLITE = '(?:please |maybe |possibly |perhaps |just |also |kindly |pls |then |now )*';
/** Who may want a picture otherwise, beside whoever speaks. */
const OTHERS =
  '(?:teacher|boss|manager|client|editor|mum|mom|dad|wife|husband|sister|brother|daughter|son|friend|agent|landlord|school|company|club|committee|customer|designer|printer|coach|professor|tutor|photographer|publisher|organi[sz]er|priest|choir|band)s?';

/** Wishes told without a sign between, or begun anew. */
export const RUN_TOGETHER_FORMS: readonly Form[] = [
  // "The kitchen looks dingy could you brighten it"
  [
    new RegExp(
      `(?<=^|[,.;:!?] )((?:(?!${ASKING} )[^ ,.;:!?“”]+ ){2,}?)(?:(?:and|so|but|then|ok|please) )*(?:can|could|would|will) (?:you|u|ya) ${POLITE}(?=${DOES} )`,
    ),
    '$1 , ',
  ],
  // "I want to sell my sofa on Gumtree"
  [
    new RegExp(
      `${START}(?:(?:so|ok|okay|well|basically|because|as|right|hi|hey|just) )*(?:i|we|im|were|i am|we are) (?:(?:just|really|only|also) )*(?:want|need|would like|wanna|hope|plan|trying|going|have|hoping|planning|looking|wanting)(?: to)? (?:sell|flog|shift|offload|auction|rent out|give away) (?:this|these|that|those|my|our|the|an?|some|it|them)(?: [^,.;:!?“ ]+){0,4}? (?:on|via|through|online)(?: [^,.;:!?“ ]+)*?(?:${END}|(?= so ))`,
    ),
    '',
  ],
  // "We want to sell our kitchen", and in the order of German
  [
    new RegExp(
      `${START}(?:(?:so|ok|okay|well|because|as) )*(?:i|we) (?:want|need|would like|have|wanna)(?: to)? (?:sell (?:this|these|that|those|my|our|the|an?)(?: [^,.;:!?“ ]+){1,2}?|(?:this|these|that|those|my|our|the|an?)(?: [^,.;:!?“ ]+){1,2}? sell)(?= [,.;!] )`,
    ),
    '',
  ],
  // "Selling the bench on eBay"
  [
    new RegExp(
      `${START}(?:(?:so|ok|well|hi|hey) )*(?:(?:i|we|im|were|i am|we are) )?(?:sell|selling|sold|list|listing|offer|offering) (?:this|these|that|those|my|our|the|an?|some)(?: [^,.;:!?“ ]+){1,4}? (?:on|in|via|through|at|over) (?:the )?(?:ebay|shop|marketplace|facebook marketplace|vinted|etsy|depop|gumtree|craigslist|amazon|wallapop|leboncoin|classifieds|poshmark|mercari)(?:${END}|(?= so ))`,
    ),
    '',
  ],
  // "My coach wants our flyer in red, add …"
  [
    new RegExp(
      `(?<=^)(?:(?:so|ok|okay|well|basically|hi|hey|right) )*(?:my|our|the|his|her) (?:\\w+ )?${OTHERS} (?:wants|want|needs|need|asked for|would like|said) (?:our|my|the|an?|this|us|me) (?:\\w+ ){0,2}(?:poster|project|flyer|homework|presentation|assignment|cover|leaflet|brochure|invitation|slides?)(?: (?!in (?!(?:\\w+ ){0,2}(?:three|four|five|\\d) colors)|black\\b|white\\b|more\\b|less\\b|\\w+er\\b)[^,.;:!?“ ]+)*? , (?=${DOES} )`,
    ),
    '',
  ],
  // "My teacher wants the poster in black and white"
  [
    new RegExp(
      `(?<=^)(?:(?:so|ok|okay|well|basically|hi|hey|right) )*(?:my|our|the|his|her) (?:\\w+ )?${OTHERS} (?:wants|want|needs|need|asked for|would like) (?:our|my|the|this) (?:\\w+ )?(?:poster|flyer|leaflet|brochure|invitation) (?!in (?:\\w+ ){0,3}colors\\b)(?!in the\\b)(?=(?:in|more|less|brighter|darker|warmer|cooler|bigger|smaller)\\b)(?:in (?:like |just |only )*)?`,
    ),
    'make it ',
  ],
  ...(['three', 'four', 'five'] as const).map(
    (count, i): Form => [
      new RegExp(
        `(?<=^)(?:(?:so|ok|okay|well|basically|hi|hey|right) )*(?:my|our|the|his|her) (?:\\w+ )?${OTHERS} (?:wants|want|needs|need|asked for|would like) (?:our|my|the|this) (?:\\w+ )?(?:poster|flyer|leaflet|brochure|invitation) in (?:like |just |only )*(?:${count}|${i + 3}) colors(?: only)?`,
      ),
      `${i + 3} colors`,
    ],
  ),
];
