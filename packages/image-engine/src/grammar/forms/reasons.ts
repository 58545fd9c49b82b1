import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Words of a clause, whatever they are. */
const REST = '(?: [^,.;:!?“ ]+)*?';
const told = (said: string): Form => [new RegExp(`${START}(?:${said})${END}`), ''];
/** What is told before a comma, with a wish behind it. */
const toldBefore = (said: string): Form => [
  new RegExp(`${START}(?:${said})(?: [,;–-])+ (?:so |and |but )*(?=\\w)`),
  '',
];
/** It hangs to one side. */
const SLOPES =
  '(?:because |as |since )?(?:it|its|the (?:\\w+ )?\\w+) (?:is )?(?:(?:a bit|a little|slightly|kind of|all) )?(?:slopes|leans|tilts|drops|dips|falls|slants|runs|goes|sloping|leaning|tilting|drop|slanting)(?: (?:down|off|up|over|away))? (?:to|towards|on) (?:the |one )?(?:left|right|side)(?: (?:hand )?side)?';
const STRAIGHTEN = '\\b(?:straighten|level|straight|upright)\\b';
const PERSON =
  '(?:brides?|grooms?|couple|newlyweds|kids?|children|child|baby|girls?|boys?|dogs?|cats?|man|woman|wife|husband|son|daughter|mum|mom|dad|family|team|band|singer|dancers?|players?|horse|puppy|person|people|subject)';
const OTHERS =
  '(?:guests|everyone|everybody|everything|all|the rest|others|the others|crowd|background|surroundings|audience|bystanders|people)(?: else)?';
const GRAY = '(?:b and w|b (?:and|/) w|bw|black and white|gray|monochrome|mono)';

/** Reasons, and what a wish is given with. */
export const REASON_FORMS: readonly Form[] = [
  // "Because the background is ugly, make it white": as without the first word
  [/(?<=^ ?)(?:because|as|since|cause|cos) (?=(?:the|my|our|this) (?:background|backdrop) )/, ''],
  // "… Can that be sorted?", behind what is wrong
  [
    /(?<=[a-z\d] )(?:[,.;!?] |and )+(?:can|could|might) (?:that|this|it|anything|something) (?:please |possibly |somehow )?be (?:sort|fix|fixed|correct|mend|helped|put right|remedied|rectified|done about (?:it|that|this))(?: (?:out|please|at all|somehow|up))* ?(?=\?|$)/,
    '',
  ],
  // "Straighten it, it slopes down to the left"
  ...[
    `${START}(?<=${STRAIGHTEN}.*)(?:${SLOPES})${END}`,
    `${START}(?:${SLOPES})(?=.*${STRAIGHTEN})${END}`,
  ].map((said): Form => [new RegExp(said), '']),
  // "The cabinets are actually white and my client will think they're cream", beside a wish for true colours
  told(
    `(?:or |and |otherwise |because |as )*(?:the|my|our|a|their) (?:clients?|customers?|buyers?|boss|client|guests?|people|friends|family|wife|husband|mother|mum|mom|neighbou?rs?|colleagues?|tenants?) (?:will|would|might|may|could|keeps?|always) (?:think|thinks|thinking|believe|complain|complains|say|says|assume|notice|laugh|wonder|ask)${REST}`,
  ),
  // "I look so tired, can you …"
  toldBefore(
    '(?:because |as |since )?(?:i|he|she|we|they) (?:just )?looks? (?:so |very |really |too |pretty |rather |a bit |awfully |terribly )*(?:tired|exhausted|knackered|awful|terrible|rough|sleepy|worn out|grim|ill|poorly)(?! ,? (?:please )?fix)(?: (?:here|there|in this|in it|today))*',
  ),
  // "Take the shine … well just make the light softer": what was broken off
  [
    /(?<=^|[,.;:!?] |\band )(?:and )?(?:\w+ ){1,4}(?:\. ){2,3}(?:(?:well|wait|no|nah|nope|hm+|uh|er|erm|actually|nevermind|never mind|scratch that|forget it|forget that) )+(?:, )?(?:just |please |rather |instead |better )*(?=(?:make|crop|blur|add|brighten|darken|remove|put|turn|give|use|do|keep|sharpen|soften|write|change)\b)/,
    '',
  ],
  // "Because I used the zoom indoors"
  [
    new RegExp(
      `(?<=\\w )(?:, )?(?:because|since|cause|cos|coz) (?:i|we|he|she|they|someone|somebody|my \\w+) (?:used|had|took|shot|forgot|moved|couldnt|didnt|left|zoomed|stood|held|was using|were using|was standing|were standing|was in|were in|had to)${REST}${END}`,
    ),
    '',
  ],
  told(
    `(?:and |but |so )?(?:everything|all|the rest|everyone|the others?) (?:else )?(?:can|should|may|must|shall|could|is to|has to) (?:all )?(?:stay|remain|be left|be kept)(?: (?:as (?:it is|they are)|the same|like that|alone|put|unchanged|untouched))?`,
  ),
  told(
    '(?:because |as |since )?(?:the|my|that) flash (?:was|went|is|came) (?:too |so |very |much too )*(?:near|close|strong|bright|harsh|off|on)',
  ),
  // "Pictures of our trip to Goa"
  [
    /\b((?:pics|pictures|photos|photographs|snaps|shots|images)) (?:of|from) (?:our|my|the|a|last|this) (?:\w+ )?(?:trip|holiday|vacation|visit|weekend|honeymoon|journey|day out|outing|getaway|stay|tour|safari|cruise|wedding|party|hike)(?: (?:to|in|at|on|around|through|across) (?:the )?(?!one\b|a\b|an\b)\w+)?(?= in(?:to)?\b| as\b| on\b| ,| together\b| side\b| next\b)/,
    '$1',
  ],
  // "Remove my ex (guy on the far right with the cap)": who that is
  [
    /(\b(?:remove|erase|delete|get rid of|take out|cut out|edit out|lose)\b[^.;:!?()“]*?) \( (?:he|she|its|it|thats|that is|the|that|a|an|guy|man|woman|girl|boy|lady|dude|person|one|bloke|chap|kid|him|her|left|right|far|in|on|at|with)\b[^()“]*\)/,
    '$1',
  ],
  [
    new RegExp(
      `${START}(?:i |we )(?:want|need|require|would like) (?:the|this|my|that) (?:picture|photo|image|pic|photograph) (?:in|at|as|of|with) (?:size |the size |a size of |resolution )*(?=\\d+[x×]\\d+)`,
    ),
    'resize it to ',
  ],
  // "Our brand colour is #F4C2C2. Put the cake on that as background"
  [
    new RegExp(
      `${START}(?:(?:our|my|the|their|her|his) (?:[^,.;:!?“ ]+ ){0,3}?|(?:brand|company|team|logo) )(?:color|colors)(?: code)? (?:is|:) ((?:#[\\da-f]+|${COLOUR}))(?: [,.;]| and)+ (?:so |please |can you |could you |i want to )*(?:put|set|place|stand|have|use|get|show)?(?: (?:the|my|our|it|this|him|her|them))?(?: \\w+)? (?:on|in front of|against|over|onto|before) (?:that|it|this|our color|that color)(?: as (?:the |a |its )?background)?${END}`,
    ),
    'make the background $1',
  ],
  // "Swap the background for the beach photo I uploaded second, and blur the beach a tad"
  [
    /\b(?:swap|replace|change|exchange|trade) (?:the |my )?background (?:for|with|by|to|into) (?:the |my )(\w+) (?:photo|picture|image|pic|shot|one) (?:(?:that|which) )?(?:i |we )?(?:have |ve )?(?:uploaded|sent|attached|add|gave you|put|loaded|post)(?: (?:as|in|at|the))* (?:second|last|2nd|other|number two)(?: one| place)? ((?:(?:,|and|then) )+)(?:please )?blur (?:out )?(?:the |that )\1\b/,
    'use the second picture as background $2 slightly blur the background',
  ],
  // "Only the bride and groom in colour, guests b&w"
  [
    new RegExp(
      `${START}(?:please )?(?:only |just |keep |leave |have |show |with )+(?:the |my |our |his |her |both )*${PERSON}(?: and (?:the |my |our |his |her )?${PERSON})? (?:(?:should |must |to )?(?:be |stay |stays |remain |keep |kept |is |are )*)(?:in )?(?:full )?(?:color|colors|colored|colorful)(?: ,| and| with| but| while| ;)+ (?:make |turn |have )?(?:the |all the |all )?${OTHERS} (?:(?:should |must |to )?(?:be |go |goes |is |are |turned )*)(?:in |to |into )?${GRAY}${END}`,
    ),
    'make the background black and white',
  ],
  // "Take my face and put it on the body in the second one"
  [
    /\b(?:take|put|use|copy|cut|cut out|swap|get|lift|place|stick|paste)(?: out)? (?:my|his|her|the|our|their|\w+s) (?:face|head)(?: (?:from|of|in|out of) [^,.;:!?“]*?)?(?: ,| and| then| it)* (?:put |place |stick |paste |drop )?(?:it |this |that )?(?:on|onto|to|over) (?:the |his |her |that |my |their |\w+s )?(?:body|bodies|head|face|shoulders|neck)\b[^,.;:!?“]*?(?= please\b| ?$| [,.;])/,
    'swap the face',
  ],
  // "Put an oval frame round this, dark wood"
  [
    /\b((?:\w+ )?)frame (?:((?:a?round|on|for) [^,.;:!?“]*?) )?(?:, |in |and |of )+(?:an? )?(dark|light|pale) (?:wood|wooden|timber|oak)(?: one| please| if possible)*(?= ?$| ,| \.| and\b)/,
    '$1 $3 wooden frame $2',
  ],
  // "Make the paper white and the lines stronger", of a drawing
  [
    new RegExp(
      `\\bmake (?:the |my )?(?:paper|page|sheet|background) (?:look )?(?:plain |pure |clean |all |properly |really |more )*(?:white|whiter|clean) (?:and|with|,) (?:make )?(?:the )?(?:pencil |ink |pen )?(?:lines|drawing|strokes|pencil|ink|sketch|contours) (?:a bit |much |more |even )*(?:darker|stronger|bolder|clearer|sharper|blacker|crisper|stand out)${END}`,
    ),
    'make it brighter , more contrast',
  ],
  // "Make it plain white with dark letters", of a board or a page
  [
    new RegExp(
      `\\bmake (?:it|the (?:paper|page|sheet|whiteboard|board|receipt|document|note|letter)) (?:look )?(?:plain |pure |clean |all |properly |really |bright )*white (?:and|with|,) (?:the )?(?:dark|black|crisp|clear|strong) (?:letters|writing|text|ink|print|handwriting|lines)(?: on it)?(?:(?: ,| and)+ (?:readable|legible|sharp|clear|clearly readable|easy to read))?${END}`,
    ),
    'make it brighter , more contrast , sharpen it',
  ],
  [
    new RegExp(
      `${START}(?:i|we) (?:photographed|scanned|took a (?:photo|picture) of|shot|snapped) (?:the|a|an|my|our|this) (?:\\w+ ){0,2}(?:whiteboard|blackboard|board|document|receipt|page|letter|poster|painting|slide|screen|menu|notes?) and (?=there|it|the)`,
    ),
    '',
  ],
  // "The logo is on a photo of paper, remove the paper so it is only the ink"
  [
    new RegExp(
      `(?:(?:my|the|our|this) (?:\\w+ ){0,3}(?:is|was) (?:drawn |written |printed |painted |photographed )?on (?:an? |the |some )?(?:photo of |picture of |piece of |sheet of |scan of )?(?:white |lined |brown )?(?:paper|card|cardboard|napkin|page|cloth|canvas|table|desk)(?: [,.;]| and)+ (?:please |so |can you )*)?\\b(?:remove|get rid of|take away|take out|lose|delete|drop|erase) (?:the|all the|that) (?:white |lined |brown )?(?:paper|card|cardboard|napkin|page|cloth|canvas|table|desk) (?:, )?so (?:that )?(?:only|just|its only|it is only|its just|it is just|theres only|there is only|i only have|we only have|i have only|i just have) (?:the |my )?(?:\\w+ ){0,3}\\w+(?: (?:is|are) (?:left|there|visible))?(?: remains?| stays?| left)?${END}`,
    ),
    'remove the background',
  ],
];
