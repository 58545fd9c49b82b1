import { COLOUR, END, START } from '../parts.ts';
import { AND_THOUGH } from '../pieces/joints.ts';
import { ALL, CUT_OUT, REST, told } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** Verbs of wishes. */
const VERB =
  '(?:brighten|darken|lighten|warm|cool|sharpen|soften|straighten|crop|blur|make|turn|remove|erase|add|put|give|rotate|flip|resize|enlarge|change|replace|swap|use|write|lift|boost|lower|reduce|raise|fix|restore|increase|decrease|tone|cut)';
/** What is told before a comma, with a wish behind it. */
const toldBefore = (said: string): Form => [
  new RegExp(`${START}(?:${said})(?: [,;–-])+ (?:so |and |but )*(?=\\w)`),
  '',
];
const WHY = '(?:because |as |since |cause |but |and )?';
const toldWhy = (said: string): Form => [new RegExp(`${START}(?:${WHY}(?:${said}))${END}`), ''];

/** Why something is wished for. */
export const REASON_FORMS: readonly Form[] = [
  // "What a pity, …"
  [
    new RegExp(
      `${START}(?:(?:what|such) a (?:pity|shame)|how sad|too bad|a pity|pity)(?: [,.;:!])+ (?=\\w)`,
    ),
    '',
  ],
  // "I have no permission for the pupils, so blur their faces"
  [
    /(?<=^|[,.;:!?] |\b(?:and|but|because) )(?:i|we) (?:have not|havent|dont have|do not have|have no|have) (?:(?:the|any|no|got|not) )*(?:permission|consent|autorisation|authorization) [^,.;:!?“]*?(?:[,;] |so |that is why |thats why |want |must |need to |we |i |please |should )+(?=(?:blur|hide|pixelate|cover|anonymi[sz]e|censor)\b)/,
    '',
  ],
  // "… green and white, our school's colours"
  [
    new RegExp(
      `(?<=\\b${COLOUR}[^“.;!?]* )(?:,|-|–|\\() (?:(?:because|as|since|its|it is|theyre|they are|these are|those are|thats) )*(?:our |the |my |their )?(?:club|clubs|team|teams|school|schools|company|brand|party|national|house|association) colors?(?: (?:after all|you see|simply|just|of course|obviously|anyway))*(?: \\))?${END}`,
    ),
    '',
  ],
  // "I like to be open about it": why
  [
    new RegExp(
      `(?<= )(?:[,.;:!?–-] |because |as |since |so )+(?:i|we)(?:m| am| are)? (?:(?:want|need|have|like|try|trying|wanna|would like|prefer)(?: to)? )?be (?:completely |really |totally |quite |just )?(?:honest|fair|transparent|open|upfront|straight|truthful) (?:with|to|towards|about) (?:the |my |our |it |any |potential |possible )*\\w*${END}`,
    ),
    '',
  ],
  // "… the last app cut off all my curls"
  [
    new RegExp(
      `(?<= )${AND_THOUGH}\\b(?:because |as |since )?(?:the |my |your |this |that )?(?:last|other|previous|old|first|every other|another|any other) (?:app|tool|site|website|program|version|try|one|time)(?: i (?:tried|used|had))? (?:it )?(?:(?:always|just|kept|totally|completely|has|had) )*(?:chopped|cut|cutting|chopping|cuts|ate|removed|lost|took|butchered|ruined|erased|deleted|missed|sliced|messed up)(?: (?:off|away|out|up))? ${ALL}\\w+(?: \\w+)?${END}(?<=\\b${CUT_OUT}\\b[^“]*)`,
    ),
    '',
  ],
  // "The photo is boring, blur the background": why, beside what is wished for
  [
    /(?<=^(?:(?:hi|hello|hey|please|so) (?:, )?)*)(?:the|this|my|our) (?:photo|picture|image|pic|shot) (?:is|looks|seems|feels) (?:(?:so|too|a bit|very|really|pretty|quite|kind of|rather) )*(?:boring|bland|plain|lame|meh) ?(?:[,.;]|so|and) (?:(?:so|and|please) )*(?=\w+ \w)/,
    '',
  ],
  // "Because it looks boring"
  [
    /(?<=\w )(?:, )?(?:because|since|cause) (?:it|this|that|its|(?:the|this|my|our) (?:picture|photo|image|pic|shot)) ?(?:is|looks?|seems?|feels?)? (?:(?:so|too|very|really|a bit|pretty|quite|much) )*(?:boring|bland|plain|ugly|bad|empty|lame|meh|better|nicer|cooler|great|good)(?: (?:that way|like that|like this|then|now))?(?= ?$| ?[,.;!])/,
    '',
  ],
  // "Because the background is ugly, make it white": as without the first word
  [/(?<=^ ?)(?:because|as|since|cause|cos) (?=(?:the|my|our|this) (?:background|backdrop) )/, ''],
  // "… Can that be sorted?", behind what is wrong
  [
    /(?<=[a-z\d] )(?:[,.;!?] |and )+(?:can|could|might) (?:that|this|it|anything|something) (?:please |possibly |somehow )?be (?:sort|fix|fixed|correct|mend|helped|put right|remedied|rectified|done about (?:it|that|this))(?: (?:out|please|at all|somehow|up))* ?(?=\?|$)/,
    '',
  ],
  // "The cabinets are actually white and my client will think they're cream", beside a wish for true colours
  told(
    `(?:or |and |otherwise |because |as )*(?:the|my|our|a|their) (?:clients?|customers?|buyers?|boss|client|guests?|people|friends|family|wife|husband|mother|mum|mom|neighbou?rs?|colleagues?|tenants?) (?:will|would|might|may|could|keeps?|always) (?:think|thinks|thinking|believe|complain|complains|say|says|assume|notice|laugh|wonder|ask)${REST}`,
  ),
  // "I look so tired, can you …"
  toldBefore(
    '(?:because |as |since )?(?:i|he|she|we|they) (?:just )?looks? (?:so |very |really |too |pretty |rather |a bit |awfully |terribly )*(?:tired|exhausted|knackered|awful|terrible|rough|sleepy|worn out|grim|ill|poorly)(?! ,? (?:please )?fix)(?: (?:here|there|in this|in it|today))*',
  ),
  // "Because I used the zoom indoors"
  [
    new RegExp(
      `(?<=\\w )(?:, )?(?:because|since|cause|cos|coz) (?:i|we|he|she|they|someone|somebody|my \\w+) (?:used|had|took|shot|forgot|moved|couldnt|didnt|left|zoomed|stood|held|was using|were using|was standing|were standing|was in|were in|had to)${REST}${END}`,
    ),
    '',
  ],
  told(
    '(?:because |as |since )?(?:the|my|that) flash (?:was|went|is|came) (?:too |so |very |much too )*(?:near|close|strong|bright|harsh|off|on)',
  ),
  // "I look dead in this", "we both look like ghosts here"
  toldWhy(
    `(?:i|we|he|she|they|everyone|everybody) (?:both |all |just |really |two |kind of )*looks? (?:so |really |half |totally |like |a |an |completely |bit |kinda |some )*(?:dead|deadly|death|ghostly|lifeless|sickly|sick|wiped out|done in|shattered|wrecks?|ghosts?|zombies?|corpses?|vampires?|tomato|tomatoes|lobsters?|carrots?|wax dolls?|mannequins?)(?: (?:in|on|here|at) ?(?:this|it|that|here)?(?: (?:one|photo|picture|pic|shot|light))?)?`,
  ),
  // "Because of the neon light": no look
  [
    /(?:, )?(?:because of|due to|thanks to|caused by|because there was|because of all) (?:the |that |an? |those |these |all )*(?:\w+ )?(?:neon|fluorescent|led|tungsten|halogen|stage|disco|energy saving|incandescent) (?:lights?|lighting|lamps?|tubes?|bulbs?|strips?|signs?)(?: (?:in|on|at|of|above|over|from) (?:the |my |our )?\w+)?/,
    '',
  ],
  // "The wall behind us is dirty, make the background white": why
  [
    /(?<=^|[,.;] |\band |\bbecause )(?:because )?(?:the|my|our|that|this) (?:\w+ )?(?:wall|background|backdrop|fence|curtain|floor|table|room)(?: (?:behind|at the back of|around|under) (?:me|us|him|her|it|them|(?:the|my|our) \w+))? (?:is|was|looks|seems) (?:so |very |really |quite |rather |pretty |too |a bit |all )*(?:dirty|stained|grubby|filthy|shabby|scruffy|tatty|hideous|cracked|mouldy|scratched) [,.;–-] (?:so |please |can you |could you )*(?=[^“]*\bbackground\b)/,
    '',
  ],
  // "…, he deserves it", "…, daughter's request", "…, it's his leaving do"
  [
    new RegExp(
      `(?<=\\w )(?:, |\\. |; |– |- )+(?:(?:he|she|it|they|we|i|you)(?: really| totally| so| kind of| both)* deserves? (?:it|that|this)|(?:by |at |on |as )?(?:my |our |the |his |her )?(?:daughters?|sons?|wifes?|husbands?|kids?|moms?|mums?|dads?|bosss?|boss|clients?|grans?|grandmas?) (?:special )?(?:request|idea|orders?|wish|choice)|(?:its|it is|this is) (?:for )?(?:his|her|my|our|their) (?:leaving|birthday|retirement|farewell|hen|stag|engagement|graduation|big) (?:do|party|bash|day|present|gift|card|night)|show me how (?:it|that|this)(?:d| would| will)? looks?(?: like)?)${END}`,
    ),
    '',
  ],
  // "…, so brighten the living room": no measure
  [
    new RegExp(
      `(?<=[,.;–-] |\\band |\\bflat |\\bit )so (?:please |just )?(?=${VERB} (?:the|it|this|my|our|up|that|everything|them|a|an)\\b)`,
    ),
    '',
  ],
  // "The CMS complains otherwise", "my boss insists"
  told(
    `(?:because |as |since |otherwise |but )?(?:the|my|our|their) (?:cms|printer|website|site|teacher|boss|client|clients|customer|customers|editor|shop|school|office|agency|system|form|portal|app|platform|marketplace|landlord|wife|husband|mum|mom|mother|daughter|son) (?:complains?|moans?|insists?|rejects?|rejected|refuses?|demands?|keeps? complaining|wont (?:take|accept)|nags?|is nagging|likes? it|loves? it)${REST}`,
  ),
  // A subject is lit as its new ground is.
  told(`(?:no idea|not sure|dont know|dunno|who knows|beats me)${REST}`),
  // "That ugly maroon sofa": that it is ugly says nothing.
  [
    /\b(that|the|this|my|our|those|these|an?|his|her) (?:(?:very|really|rather|so) )?(?:ugly|hideous|horrible|awful|tatty|scruffy|nasty|bloody|damn|stupid|boring|freaking|flipping|horrid|gross|grotty|manky|crappy|dreadful|terrible|godawful|silly|annoying) (?=\w)/,
    '$1',
  ],
];
