import { END, START } from '../parts.ts';
import { PLEASE } from '../pieces/politeness.ts';
import type { Form } from '../rewrite.ts';
import { ASKED, SKY, SOME } from './parts.ts';

/** Other skies: stormy, of a sunset, just another one. */
export const OTHER_FORMS: readonly Form[] = [
  // "Bring out the clouds": those that are there
  [
    new RegExp(
      `${START}${PLEASE}(?:bring out|emphasi[sz]e|enhance|boost|accentuate|work out)(?: more of)? (?:the |my )?clouds(?: (?:more|a bit|a little|better|nicely|in the sky))*${END}`,
    ),
    'more contrast in the sky',
  ],
  // "Give it dark storm clouds": a sky, and nothing besides is darkened
  [
    new RegExp(
      `${START}((?:${ASKED} |i want |the sky (?:with|full of) )?)(?:some |the )?(?:dark|heavy|black|gloomy|threatening) (?:storm|stormy|thunder|rain) ?clouds${END}`,
    ),
    '$1 a stormy sky',
  ],
  // "Can you put in a sunset sky", "make a sunset sky"
  [
    new RegExp(
      `${START}${ASKED} an? (?:nice |beautiful |warm |pink |orange )*(?:sunset|evening) sky(?: in(?: there)?)?${END}`,
    ),
    'sunset sky',
  ],
  // "The sky like at sunset", "that the sky look like a sunset"
  [
    new RegExp(
      `${START}(?:that |make |have |let )*(?:the )?sky (?:to |should |must )?(?:looks? )?(?:like|as) (?:(?:in|at|during|on|with|when|of|an?|the) )*(?:sunset|sunrise|golden hour|dusk|dawn)${END}`,
    ),
    'sunset sky',
  ],
  [
    new RegExp(`${START}(?:(?:put|want|i want) )?an? other sky${END}|${START}other sky${END}`),
    'another sky',
  ],
  // "Change the sky in sunset without changing the people"
  [
    /(?<=^|[,.;:!?] |\b(?:and|please|only|just) )(?:change )?(?:the )?sky (?:in|as|into|to|like) (?:an? |the )?sunset(?= (?:without|but|keep|leave|dont)\b| , (?:but |and )?(?:without|dont|keep|leave|the|house|building|people|person)\b| and also\b| , also\b| ?$)/,
    'sunset sky',
  ],
  // "Make the sky more dramatic, stormy clouds"
  [
    new RegExp(
      `${START}(?:please )?(?:make|turn) the sky (?:(?:more|very|really|a bit|much) )*(?:dramatic|moody|darker|threatening) (?:(?:,|with|and|like) )+(?:(?:dark|heavy|some|big) )*(?:stormy|storm|thunder) clouds${END}`,
    ),
    'stormy sky',
  ],
  // "Sky to sunset": what is done with it goes without saying
  [
    /(?<=^(?:please )?)(?:the )?sky (?:to|into) (?:a )?(?=(?:sunset|sunrise|dusk|dawn|storm)\b)/,
    'change the sky to ',
  ],
  // "Make a sunset in the sky": the sky, and no light on all that is there
  [
    new RegExp(
      `${START}${PLEASE}(?:make|paint|draw|do|conjure|set) (?:me )?(?:an? |some )(?:(?:nice|beautiful|lovely|pretty|dramatic|warm|pink|orange|red|golden) )*(sunset|sunrise) (?:in|into|on|onto|at|to|up in) (?:the|my|this) sky${END}`,
    ),
    'change the sky to $1',
  ],
  // "I don't like the sky, change it"
  [
    new RegExp(
      `${START}(?:i )?(?:dont like|do not like|love not|like not|hate|dislike) (?:the|this|that|my) sky (?:(?:,|and|so|please) )+(?:change|replace|swap|exchange)(?: (?:it|that))?${END}`,
    ),
    'replace the sky',
  ],
  // "Sky's all white"
  [
    /(?<=^|[,.;:!?] |\b(?:and|but|because|as|so|the) )skys (?=(?:dead|so|too|very|really|a|all|just|completely|totally|quite|rather|pretty|gray|dull|boring|white|blown|flat|empty|overcast|washed|ugly|pale|bland|drab|dreary|hazy|cloudy)\b)/,
    'sky is ',
  ],
  // "The sky's boring, give me sunset"
  [
    /(?<=^|[.,;:!?] )(?:the |that |this )?(?:sky|skys|skies) ?(?:is |looks? |was )?(?:(?:so|too|very|just|really|a bit|rather|quite|kind of|all) )*(?:boring|dull|gray|flat|empty|bland|blah|meh|ugly|sad|dreary|white|blank)(?: [,.;–-]| and| so)+ (?:please |so |just |can you |could you )*(?:give (?:me|us|it)|make it|put in|put|i want|id like|want|add|use|how about|lets have|get|swap it for|replace it with|change it to) (?:an? |the |some )?((?:dramatic |nice |warm |orange |pink |red |stormy |blue |clear |beautiful )*)(sunset|sunrise|blue sky|storm|stars|clouds|blue)(?: sky| one)?(?= ?$| [,.;!]| please\b| and\b)/,
    'replace the sky with a $1 $2 sky',
  ],
  // "More dramatic, stormy sky": as a stormy one is
  [
    /\b(?:more |very |really |a )*(?:dramatic|moody|gloomy|threatening|angry) (?:, |and )?(?=(?:stormy|thunderous|dark cloudy|thundery) sky\b)/,
    '',
  ],
  // "Give the house a blue sky"
  [
    new RegExp(
      `${START}(?:please |can you |could you |would you )*(?:give|get) (?:this|the|my|our|that) (?!sky\\b|background\\b)\\w+(?: \\w+)? (?=(?:an? )(?:\\w+ ){1,3}sky\\b)`,
    ),
    'give it ',
  ],
  // "Blue sky, no clouds": such is a clear one
  [
    new RegExp(
      `(?<=\\b(?:blue|clear) sk(?:y|ies) )(?:(?:,|and|with) )*(?:no|without|without any|not a single|zero) clouds?${END}`,
    ),
    '',
  ],
  // "Make the sky more dramatic": it is to stay the same sky.
  [
    new RegExp(
      `${START}(?:please )?(?:(?:make|have|get|let|want) )?(${SKY}) (?:to |should |must |shall )?(?:look |be |appear |come out )?(?:a bit |a little |much |way |even |slightly )?more (?:dramatic|moody|threatening|menacing|powerful|impressive)(?: (?:looking|be|look|is))?${END}`,
    ),
    'hdr in the sky , make the sky 30% darker',
  ],
  // "Replace the grey sky with a clear blue one, few clouds ok"
  [
    new RegExp(
      `(\\b(?:sky|skies)\\b[^,.;:!?“]*?\\b(?:with|to|into|for|by)\\b[^,.;:!?“]*?\\bblue\\b[^,.;:!?“]*?) (?:, and |, |and |but |with )(?:add |put |with |have )?${SOME}clouds(?: are| is)?(?: ok| okay| fine| allowed| welcome| in it| on it| there| maybe| please)?${END}`,
    ),
    '$1 with clouds',
  ],
  // "A dramatic sky at dusk": that of a sunset, and no night
  [
    new RegExp(
      `${START}((?:please |i want |id like |give (?:it|me|us) |add |put |make it |have |change the sky to |use )*)(?:an? |the |some )?(?:(?:dramatic|moody|colorful|beautiful|spectacular|epic|fiery|gorgeous|pretty|stunning|nice) )*(?:sky|skies) (?:(?:at|from|like|of|as at|around|during) )+(?:the )?(?:dusk|sunset|sundown|twilight)${END}`,
    ),
    '$1 sunset sky',
  ],
];
