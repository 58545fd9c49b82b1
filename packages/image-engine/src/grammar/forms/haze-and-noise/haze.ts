import { END, START, THING } from '../parts.ts';
import { PLEASE_CAN_WE } from '../pieces/politeness.ts';
import { HAZE, HAZY, REST, told } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

const VEIL = '(haze|fog|mist|smog|smoke)';
const SEE = '(?:see|make out|recogni[sz]e|tell|spot)';
const TAKEN = '(?:shot|photo|picture|image|pic|scene|view|landscape|snap|day)';

/** Haze that is to go. */
export const HAZE_FORMS: readonly Form[] = [
  // "There's a dull grey veil over it, get rid of that"
  [
    /(?<=^|[,.;:!?] |\b(?:and|but) )(?:there is|theres|there was|it has|its got|ive got|i have|got) (?:(?:an?|this|some|kind of|sort of|dull|gray|white|milky|thin|slight|ugly|light|hazy|washed out|foggy|smoky|bluish) )*(?:veil|haze|milkiness|film of haze|layer of haze) (?:over|on|across|lying over|all over) (?:it|this|everything|the (?:\w+ )?\w+|my (?:\w+ )?\w+) (?:[,.;–-] |and |so )+(?:please |can you |could you |just )*(?:get rid of|remove|lift|clear|lose|take|wipe|clean|cut through) (?:it|that|this)(?: (?:off|away|up|out))?(?= ?$| [,.;!?]| (?:and|then|but|please)\b)/,
    'remove the haze',
  ],
  // "A white veil spoils my mountains"
  [
    new RegExp(
      `${START}(?:an? |the |this |some |there is an? )?(?:(?:white|gray|light|milky|bluish|thin|thick|ugly) )*(?:veil|haze|mist|fog|smog) (?:that |which |is |has )*(?:spoils?|spoiled|spoiling|ruins?|ruined|ruining|kills?|washes out|washing out|destroys|annoys) (?:(?:the|my|our|this) )?(?:[^,.;:!?“ ]+ ?){1,3}${END}`,
    ),
    'remove the haze',
  ],
  // "Too much fog"
  [
    new RegExp(`${START}(?:there is |theres |it has |has )?(?:far |way |much )?too much fog${END}`),
    'it is too hazy',
  ],
  // "The fog is ugly, remove it": the one that is there
  [
    new RegExp(
      `${START}(?:the|this|that) (?:fog|haze|mist) (?:is|looks|was|annoys|bothers)(?: (?!there\\b)\\w+){0,3} (?:[,.;:!] |and |so |please )+(?:remove|erase|delete|clear|get rid of|take) (?:it|that)(?: (?:away|out|please|up))*${END}`,
    ),
    'remove the haze',
  ],
  // "There's haze over the valley, I'd like to see the hills clearly"
  [
    new RegExp(
      `(?<=\\b(?:haze|fog|mist|veil|smog|hazy|foggy|misty|dehaze)\\b[^“]*)(?:(?:,|\\.|so|and|that|because) )+(?:i d|id|i|we|we d|you|one) (?:(?:would|like|love|want|can|could|to|be|able|finally|should|d) )+see ${THING} (?:(?:more|again|really|nice|all) )*(?:clear|clearly|better|properly|sharp|well)(?: again)?${END}`,
    ),
    '',
  ],
  // "Hazy morning shot, take the haze out": how it is, and none is added
  [
    new RegExp(
      `${START}(?:(?:an?|the|my|this|its|it is|very|rather|bit) )*${HAZY} (?:\\w+ )?${TAKEN}(?: (?:from|of|at|in|with) [^,.;:!?“]{1,40}?)? (?:,|\\.|;|–|-|:) (?=[^“]*\\b(?:remove|lose|cut|clear|reduce|less|dehaze|get rid of|take|lift|without|kill)\\b[^,.;“]*(?:\\b${HAZE}\\b|$))`,
    ),
    '',
  ],
  // "Hazy photo fix", "foggy pic, fix it"
  [
    new RegExp(
      `${START}(?:(?:an?|the|my|this|its|it is|is|very|rather|so|bit) )*(?:${HAZY}(?: ${TAKEN})?|${TAKEN} (?:(?:is|looks|came out|s|so|too|very|all|a bit) )*${HAZY})(?: (?:,|;|\\.|and|so|please|pls|can|could|you|just))* (?:fix|correct|repair|improve|clear|mend|sort|clean)(?: (?:it|this|that|up|out))*${END}`,
    ),
    'remove the haze',
  ],
  // "There is fog, can you remove it?"
  [
    new RegExp(
      `${START}(?:there )?(?:is |are )?(?:some |a bit of )?(fog|haze|mist) (?:, |and )+(?:please )?(?:can|could|would) you (?:please )?(?:remove|erase|get rid of) (?:the|it|that)${END}`,
    ),
    'remove the $1',
  ],
  // "Grey because of the mist that morning, can we get back some colour and the lighthouse in the background"
  [
    new RegExp(
      `${START}(?:and )?(?:the|my|our|this) (?:photo|picture|image)(?: of (?:(?:the|my|our) )?\\w+)? (?:is|was|looks|came out)(?: (?:all|too|so|very|completely|really))* (?:gray|dull|pale|flat|washed out) (?:because of|from|due to|thanks to|with) (?:the |all the |that )?(?:fog|mist|haze)[^,.;:!?“]*${END}`,
    ),
    'remove the haze',
  ],
  [
    new RegExp(
      `(?<=\\bremove the haze (?:[,.;?!] |and )+)${PLEASE_CAN_WE}(?:get|bring|find|have) back (?:(?:some|the|a bit of|a little|slightly|a bit) )*colou?rs?(?: (?:a bit|a little|slightly|again))?(?:(?: ,)? and (?:the|my|our) \\w+ in (?:the )?(?:background|back))?${END}`,
    ),
    'slightly more saturated',
  ],
  // "Make the fog go away"
  [
    /\b(?:make|have|let|get) (?:the|this|that|all the) (fog|haze|mist|smog|rain|snow|noise|grain|blur|glare)(?: to)? (?:go away|go|disappear|vanish|clear|lift)(?= ?$| ?[,.;!])/,
    'remove the $1',
  ],
  // "Hazy, clear it up"
  [
    new RegExp(
      `${START}(?:(?:its|it is|this is|really|very|pretty|a bit|super|all|quite) )*(?:hazy|foggy|misty|smoggy)(?: (?:from|through|out of|because of|due to|over) [^,.;:!?“]{2,40}?)? (?:[,;.–-] )+(?:(?:please|can|could|you|so|just) )*(?:clear(?: (?:it|this|that))?(?: up)?|clean(?: (?:it|this|that))?(?: up)?|(?:make|get) (?:it|this|that|everything) (?:(?:a bit|much|more|really) )*(?:clear|clearer|crisp|crisper)|(?:a bit |much )?clearer|cut through (?:it|that))(?: please)?${END}`,
    ),
    'remove the haze',
  ],
  // "You can't see the mountains for all the haze"
  [
    new RegExp(
      `(?<!\\b(?:put|add|make|want|give|more|some)\\b.*)${START}(?:you |we |i |one )?(?:cant|can not|cannot|can hardly|can barely|hardly|barely|dont|could not|couldnt)(?: even| really)? (?:see|make out|recogni[sz]e) [^,.;:!?“]*? (?:for|because of|through|with|in|due to)(?: all| this| that| the| so much| thick| dense)* (?:haze|fog|mist|smog)${END}`,
    ),
    'remove the haze',
  ],
  // "Looks like someone breathed on the lens"
  [
    new RegExp(
      `${START}(?:it |this |which )?(?:looks? |seems? )?(?:like |as if |as though |that )?(?:someone|somebody|i|he|she|they|you) (?:must have |had |has )?(?:breathed|breathe|fogged|steamed|misted) (?:on |up )*(?:the|my|his|her) (?:lens|camera)${END}`,
    ),
    'remove the haze',
  ],
  // "There's a milky film over the picture"
  [
    new RegExp(
      `(?:theres|there is|there seems to be|it has|has got|its got|has) (?:an? |this |some sort of |a kind of )*(?:milky|gray|white|whitish|hazy|foggy|cloudy|misty) (?:film|veil|layer|sheen|curtain|coating|fog|look|blanket)(?: (?:over|on|across|all over|to|in) (?:it|everything|(?:the|my|this) (?:whole |entire )?\\w+))?${END}`,
    ),
    'remove the haze',
  ],
  // "Hazy, the mountains in the distance are all washed out"
  [
    new RegExp(
      `${START}(?:the |all the |those )(?:mountains?|hills?|skyline|horizon|coast|peaks?|landscape|valley|islands?)(?: (?:in the (?:distance|back|background)|far away|over there))? (?:is|are|look|looks|seem|seems)(?: all| too| so| really| very| quite| a bit| completely)* (?:washed out and hazy|hazy and washed out)${END}`,
    ),
    'remove the haze',
  ],
  // "The haze hides the mountains, can it be cleaned?"
  [
    new RegExp(
      `${START}(?:the |this |that |all the |all that )?(?:haze|mist|fog|smog|dust|smoke) (?:hides?|covers?|blocks?|swallows?|obscures?|ruins?|spoils?|is hiding|is covering|gets in the way of|does not let|doesnt let|wont let|not make|not let)[^,.;:!?“]*(?: [,.;:]+(?: (?:can|could|it|be|you|please|is|clean|cleaned|clear|cleared|up|remove|removed|fix|fixed|try|to|do|something|about|that))+)?${END}`,
    ),
    'remove the haze',
  ],
  // "Pull the haze out so the hills look clearer"
  [
    new RegExp(
      `\\b(?:pull|draw|suck|lift|get) (?:all )?(?:of )?(?:the |that )?(haze|fog|mist|grain|noise) (?:out|off|away)(?: so (?:that )?(?:the |my |our )?\\w+ (?:looks?|is|are|gets?|comes?) (?:more )?(?:clear(?:er)?|visible|sharper|through))?${END}`,
    ),
    'remove the $1',
  ],
  // "It's hazy over the valley, can you remove it": a verb behind its thing
  [
    /\bit is (?:too )?hazy of fog(?: (?:in|over|on|above) the \w+)? , (?:can you )?the remove(?= and\b| ?$)/,
    'remove the haze',
  ],
  // "It's too hazy because of the fog in the distance, remove it"
  [
    /(?<=\b(?:hazy|misty|foggy) )(?:because|due|thanks) (?:of|to) (?:the )?(?:fog|haze|mist)(?: (?:in the distance|over \w+ \w+|on the \w+))?/,
    '',
  ],
  // "Haze over the valley out"
  [
    new RegExp(
      `${START}(?:the |that |all the )?(haze|fog|mist)(?: (?:over|above|on|in|behind|across) [^,.;!?“]+?)? (?:out|away|gone|off)${END}`,
    ),
    'remove the $1',
  ],
  // "There's a haze over the mountains, I want to see them clearly"
  [
    /(?<=\b(?:haze|hazy|fog|foggy|mist|misty|milky|blurry|dark|grainy)\b[^.“]*)(?:, |and |so |but )+(?:i|we|you) (?:just |really )*(?:want|would like|like|need|wanna|d like|should be able|should) (?:to )?(?:be able to )?(?:see|recogni[sz]e|make out) (?:them|it|us|him|her|the \w+|everything|something)(?: (?:more )?clearly| properly| better| again| sharply)*(?= ?$| [,.;!]| please\b)/,
    '',
  ],
  // "Can't see anyone's face at the back of the pub"
  told(
    `(?:i |you |we |one )?(?:can |could )?(?:cant|cannot|couldnt|can hardly|can barely|hardly|barely) (?:even )?(?:see|make out|recognize|tell|read)(?! (?:\\w+ )?(?:her|his|our|my|their|the) (?:faces?|sky|subject))(?! [^,.;:!?“]*\\bin (?:(?:the|those|these|my|all) )*(?:shadows?|darks|dark(?:er|est)? (?:areas|parts|bits|spots|places|patches|corners|zones)))${REST}`,
  ),
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
  // "Milky and veiled"
  [
    /\b(hazy|milky|misty) and (?:so |all |too )*(?:veiled|milky|misty|foggy|murky|cloudy|pale)(?= ?$| [,.;!]| so\b| please\b)/,
    '$1',
  ],
  // "Haze over the hills is killing my shot, cut through it"
  [
    new RegExp(
      `${START}(?:the |that |this |all the )?(haze|fog|mist|smog|glare|noise|grain|smoke)(?: [^,.;:!?“ ]+){0,5}? (?:is|are|keeps|just) (?:killing|ruining|spoiling|wrecking|eating|hiding|swallowing|drowning|covering|washing out|destroying|messing up)(?: [^,.;:!?“ ]+){0,4}?(?: ,? ?(?:and |so |please )*(?:cut|get|go|push) (?:right )?through (?:it|that))?${END}`,
    ),
    'remove the $1',
  ],
  // "There was fog, can you remove it"
  [
    /\bthere (?:was|is) (?:some |a lot of |so much |much |a bit of )?(fog|haze|mist|noise|grain) , (?:can |could |please |you )*(?:the |it )?remove(?: it)?(?= ?$| ,| and\b| \.)/,
    'remove the $1',
  ],
  // "Murky mountains, cut through the mist": how they are, and what is to go
  [
    new RegExp(
      `${START}(?:(?:(?:the|my|our|those|these|very|really|all|so) )*(?:murky|hazy|misty|foggy|washed out|milky|smoggy) (?:[^,.;:!?“ ]+ )?(?:mountains?|hills?|skyline|horizon|coast|peaks?|landscape|valley|islands?|view|city|forest|scene|photo|picture|shot) (?:(?:,|\\.|;|–|-|so|and|please) )+)?${PLEASE_CAN_WE}(?:(?:cut|punch|slice|push|get|burn|break) (?:right |straight )?through|cut out) (?:(?:all|the|that|this|of) )*(?:haze|fog|mist|smog|murk|murkiness|veil)${END}`,
    ),
    'remove the haze',
  ],
];
