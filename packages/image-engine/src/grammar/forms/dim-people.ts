import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const WHO = '(?:we|i|he|she|they|everyone|everybody|(?:the|my|our|his|her) \\w+)';
const BRIGHT =
  '(?:sunset|sunrise|sun|window|windows|sky|light|lamp|lamps|sea|snow|fire|screen|stage|fireworks|sunlight|glass door|door)';
const VEIL = '(haze|fog|mist|smog|smoke)';
const MESS =
  '(?:mess|clutter|junk|chaos|stuff|rubbish|laundry|untidiness|tat|crap|disorder|jumble|dishes|washing|toys|boxes|things|lot)';
const WHOM = '(?:me|us|him|her|them|it|(?:the|my|our|his) \\w+)';
const SEE = '(?:see|make out|recogni[sz]e|tell|spot)';

/** What is too dark before a bright thing, lit from one side, or hidden behind a veil. */
export const DIM_PEOPLE_FORMS: readonly Form[] = [
  // "We are all dark in front of the sunset": it is there, and nobody wishes for one.
  [
    new RegExp(
      `${START}(${WHO})(?: (?:are|is|am|look|looks|came out|come out|turned out|re|m|s|were|was))+ (?:all |both |just |a bit |much |way )*((?:too |so |very |really |quite |pretty )?)(?:dark|black|silhouette|in shadow|underexposed|only silhouette) (?:in front of|against|before|because of|with) (?:the |that |a |this )?(?:\\w+ )?${BRIGHT}(?: behind ${WHOM})?${END}`,
    ),
    '$1 is too dark',
  ],
  // "The sun was behind us and we came out as silhouettes"
  [
    new RegExp(
      `${START}(?:(?:because |as |since )?(?:the )?(?:sun|light|window|lamp|sunset) (?:was|is|were) (?:right |directly )?behind ${WHOM} (?:, )?(?:and|so) (?:now )?)?(${WHO}) (?:are|is|am|look|looks|came out|come out|turned out|ended up|appear|m|re|s)(?: (?:as|like|just|only|all|nothing but|an?|black|dark))* silhouette${END}`,
    ),
    '$1 is too dark',
  ],
  // "We stood against the light so all you see is dark shapes"
  [
    new RegExp(
      `${START}(${WHO}) (?:stood|sat|was|were|am|are|is|stand|sit)(?: right| directly| standing| sitting)* (?:against|in front of|before) (?:the |a )?(?:\\w+ )?${BRIGHT}(?: ,)? (?:so |and |but )?(?:that )?(?:(?:all |now |only )?(?:you|one|we|i)(?: can| could)?(?: only| just)? see(?: is| are)?|it is all|its all|there are|we are|we re|theres|everything is|nothing but)? ?(?:only |just |all |nothing but )*(?:dark |black )(?:shapes|shadows|silhouette|figures|outlines|blobs)${END}`,
    ),
    '$1 is too dark',
  ],
  // "The cat is hardly visible, lift the dark bits"
  ...[
    [START, ' [,.;] (?=[^“]*\\b(?:lift|brighten|lighten|brighter|lighter|shadows)\\b)'],
    [
      '(?:[,.;–-] |because |as |since )+',
      `(?<=\\b(?:lift|brighten|lighten|brighter|lighter|shadows|bits)\\b[^“]*)${END}`,
    ],
  ].map(
    ([before, behind]): Form => [
      new RegExp(
        `${before}(?:because |as |since )?(?:the|my|our|his|her) (?:\\w+ ){1,2}(?:is|are) (?:hardly|barely|scarcely|almost not|not) (?:visible|to be seen|seen|recogni[sz]able)(?: (?:under|in|behind|at|on|below|there)(?: \\w+){0,3}?)?${behind}`,
      ),
      '',
    ],
  ),
  [
    /\b(?:lift|raise|brighten|lighten|open up|bring up) (?:up )?(?:the |all the )?dark (?:bits|parts|areas|patches|spots|tones)\b/,
    'lift the shadows',
  ],
  [
    /\b(?:make|get) (?:the |all the )?dark (?:bits|parts|areas|patches|spots|tones)(?: (?:in|of|on) (?:the|my|our) \w+)? ((?:a bit |a little |slightly |much |a lot |somewhat )?)(?:lighter|brighter)\b/,
    'lift the shadows $1',
  ],
  // "Lighten the shadows under the eyes": a part of the face, and not all of the picture
  [
    /\b(?:lighten|brighten|lift|soften|reduce|remove|tone down|less) (?:up )?(?:the |those |these |my |her |his |our )?(?:dark )?(?:shadows?|circle|rings|bags) (?:under|below|beneath|around) ((?:my|the|her|his|our|their) eyes)\b/,
    'fix the wrinkles under $1',
  ],
  // "The bike behind her is ugly, blur it all"
  [
    new RegExp(
      `${START}(?:because |as |since )?(?:the|that|this|all the) (?:\\w+ ){1,3}?(?:behind(?: ${WHOM})?|in the back(?:ground)?) (?:is|are|looks?|s) (?:so |too |very |really |just |a bit |rather )*(?:ugly|distracting|annoying|hideous|busy|messy|awful|horrible|a mess|an eyesore|boring|terrible) (?:[,.;–-] |and |so )+(?=(?:please |can you |could you )*blur (?:it|that|this|them|everything|all)\\b)`,
    ),
    'the background is too busy ,',
  ],
  // "Even out the light, one side is in the shade"
  [
    new RegExp(
      `(?:[,.;–-] |and |because |as |since )+(?:one|the (?:left|right|other|far|near)|half|part|(?:my|her|his) (?:left|right)|the left hand|the right hand)(?: (?:side|half|part|bit|hand|of|the|my|her|his|our|picture|photo|face|faces|room|image|us|it))* (?:is|are|was|lies|looks?) (?:all |too |so |much |very |a bit |way |totally )*(?:(?:in|under) (?:the )?(?:shade|shadow|shadows|dark)|dark|darker|shaded|shady|underexposed)(?<=\\b(?:even (?:out|up)|balance(?: out)?|equali[sz]e) (?:the )?(?:light|lighting|exposure|brightness|shadows)\\b.*)${END}`,
    ),
    '',
  ],
  // "The flash has bleached out Mum's forehead. Tone down the highlights there": on that alone
  [
    new RegExp(
      `${START}(?:the )?flash (?:has |had |have |s )?(?:bleached|bleach|burnt|blown|blew|washed|wash|white|fried|overexposed)(?: out)? (?:\\w+ ){0,2}?(forehead|nose|face|cheeks?|chin|skin|hair|head|dress|shirt) [.,;] (?:so |please |can you |could you )*(?:tone down|reduce|lower|bring down|pull down|tame|take down|calm) the highlights there${END}`,
    ),
    'reduce the shine on the $1',
  ],
  // "Too dark can't see his face", typed without a comma
  [
    /^((?:way |much |far |its )*too dark) (?=(?:and |so |you |i |we |one )*(?:cant|cannot|can hardly|can barely|couldnt|hardly|barely) (?:even )?(?:see|make out|recogni[sz]e))/,
    '$1 , ',
  ],
  // "Hide the mess behind"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:hide|conceal|disguise|mask|camouflage|cover up|cover|obscure|tone down) (?:away )?(?:the |all the |all that |that |all |this |my |our )*(?:\\w+ )?${MESS}(?: thats| that is| which is)? (?:behind(?: ${WHOM})?|in (?:the )?(?:background|back))${END}`,
    ),
    'blur the background',
  ],
  // "We can't see the mountains anymore in the haze", "the hills are lost in the fog"
  [
    new RegExp(
      `${START}(?:because |as |and |but )?(?:(?:we|you|i|one|nobody) )?(?:cant|cannot|can hardly|can barely|couldnt|could hardly|can no longer|hardly|barely|can) (?:even |really )?${SEE} (?:any of )?(?:the |our |that |any |my )?(?:\\w+ ){1,4}?(?:(?:any ?more|any longer|properly|at all|clearly|well) )?(?:in|for|behind|through|because of|with|under|due to) (?:the |all the |all that |all this |this |that )*(?:thick |heavy |dense |grey |gray |white )?${VEIL}${END}`,
    ),
    'remove the $1',
  ],
  [
    new RegExp(
      `${START}(?:the |our |that |my )?(?:\\w+ ){1,3}?(?:has|have|is|are|s|re|got|gets|was|were) (?:all |completely |totally |almost |nearly |half )*(?:vanished|disappeared|lost|swallowed(?: up)?|hidden|drowned|invisible|gone|drowning|buried) (?:in|behind|by|under|into|because of) (?:the |all the |all that |this |that )*(?:thick |heavy |dense |grey |gray |white )?${VEIL}${END}`,
    ),
    'remove the $1',
  ],
];
