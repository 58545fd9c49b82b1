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
const WHO = '(?:i|we|he|she|they|everyone|everybody|(?:my|our|the|her|his) \\w+)';

/** It hangs to one side. */
const SLOPES =
  '(?:because |as |since )?(?:it|its|the (?:\\w+ )?\\w+) (?:is )?(?:(?:a bit|a little|slightly|kind of|all) )?(?:slopes|leans|tilts|drops|dips|falls|slants|runs|goes|sloping|leaning|tilting|drop|slanting)(?: (?:down|off|up|over|away))? (?:to|towards|on) (?:the |one )?(?:left|right|side)(?: (?:hand )?side)?';
const STRAIGHTEN = '\\b(?:straighten|level|straight|upright)\\b';

/** Why something is wished, and how it came about: asks for nothing. */
export const REASON_FORMS: readonly Form[] = [
  // "Because the background is ugly, make it white": as without the first word
  [/(?<=^ ?)(?:because|as|since|cause|cos) (?=(?:the|my|our|this) (?:background|backdrop) )/, ''],
  // "… Can that be sorted?", behind what is wrong
  [
    /(?<=[a-z\d] )(?:[,.;!?] |and )+(?:can|could|might) (?:that|this|it|anything|something) (?:please |possibly |somehow )?be (?:sort|fix|fixed|correct|mend|helped|put right|remedied|rectified|done about (?:it|that|this))(?: (?:out|please|at all|somehow|up))* ?(?=\?|$)/,
    '',
  ],
  // "… so my husband can see it before we buy the paint"
  [
    new RegExp(
      `(?<=\\w \\w+ \\w+ (?:, )?)so (?:that )?(?:my|our|the|his|her) \\w+ (?:can|could|will|may) (?:see|imagine|picture|judge|decide|choose|compare|tell|show|approve|check|get an idea)${REST}${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=\\w \\w+ \\w+ (?:, )?)so (?:that )?(?:i|we|he|she|they) (?:can|could|will|may) (?:imagine|judge|decide|choose|compare|get an idea|show (?:it|him|her|them|my|the|our)|see (?:what|whether|if|how) (?:it|that|this))${REST}${END}`,
    ),
    '',
  ],
  // "Increase the brightness so that the embroidery is visible"
  [
    new RegExp(
      `(?<=\\b(?:brightness|brighter|brighten|lighter|lighten|contrast|sharpness|sharper|sharpen|exposure|saturation|shadows)\\b[^,.;:!?“]*?)(?:, )?so (?:that )?(?:the |my |our |its |all |all the )?(?:\\w+ ){1,4}(?:is|are|becomes?|can be|could be|will be|gets?|comes?|shows?) (?:more |clearly |better |well |easily |really )*(?:visible|seen|recognizable|recognisable|noticeable|out|up|through|distinguishable)${END}`,
    ),
    '',
  ],
  // "Straighten it, it slopes down to the left"
  ...[
    `${START}(?<=${STRAIGHTEN}.*)(?:${SLOPES})${END}`,
    `${START}(?:${SLOPES})(?=.*${STRAIGHTEN})${END}`,
  ].map((said): Form => [new RegExp(said), '']),
  // "The cabinets are actually white and my client will think they're cream", beside a wish for true colours
  [
    new RegExp(
      `${START}(?:the|my|our|his|her|these|those) (?:\\w+ ){1,3}(?:is|are|was|were) (?:actually|really|in reality|in real life|supposed to be|meant to be|of course) (?:an? |pure |more )?${COLOUR}(?: (?:in reality|in real life|really))?(?=[^“]*\\b(?:white balance|color cast|tint|true colors|real colors|neutral)\\b)${END}`,
    ),
    '',
  ],
  told(
    `(?:or |and |otherwise |because |as )*(?:the|my|our|a|their) (?:clients?|customers?|buyers?|boss|client|guests?|people|friends|family|wife|husband|mother|mum|mom|neighbou?rs?|colleagues?|tenants?) (?:will|would|might|may|could|keeps?|always) (?:think|thinks|thinking|believe|complain|complains|say|says|assume|notice|laugh|wonder|ask)${REST}`,
  ),
  // "Undo the blue tint, my tiles aren't that blue"
  [
    new RegExp(
      `(?<=\\w )(?:, |\\. |; |\\? |! |because |as |since )+(?:the|my|our|his|her|their|its|these|those) (?:\\w+ ){1,3}(?:isnt|arent|wasnt|werent|is not|are not|was not|were not) (?:really |actually |that |so |this |as |quite |nearly |anything like |anywhere near )+(?:${COLOUR}|dark|bright|pale|warm|cold|vivid|dull)(?: (?:in reality|in real life|really|at all|either))?${END}`,
    ),
    '',
  ],
  // "I look so tired, can you …"
  toldBefore(
    '(?:because |as |since )?(?:i|he|she|we|they) (?:just )?looks? (?:so |very |really |too |pretty |rather |a bit |awfully |terribly )*(?:tired|exhausted|knackered|awful|terrible|rough|sleepy|worn out|grim|ill|poorly)(?! ,? (?:please )?fix)(?: (?:here|there|in this|in it|today))*',
  ),
  // "I was sunburnt"
  told(
    `(?:because |as |since |but )?${WHO} (?:was|were|had been|had got) (?:so |very |really |too |a bit |quite |rather )*(?:sunburnt|sunburned|drunk|tipsy|tired|exhausted|cold|freezing|sick|ill|in a hurry|in a rush|nervous|hungover|excited|shivering|shaking|late|rushing)`,
  ),
  // "Everyone else is fine"
  told(
    '(?:and |but |because )?(?:everyone|everybody|everything|all|the others?|the rest|the other (?:one|ones|two|three|people|kids)|all the others)(?: else)? (?:is|are|looks?|seems?) (?:just |all |quite |totally |perfect )*(?:fine|ok|okay|good|alright|great|perfect)(?: (?:as (?:it is|they are|is)|already|though|by me|with me))*',
  ),
  // "My hand is in front of the label, never mind that"
  [
    /(?<=^|[.;!?] )[^,.;:!?“]{3,80} [,–-] (?:but |so |and |please |just )*(?:never ?mind|nevermind|no need to (?:fix|change|touch|do anything about|worry about|edit|remove)|ignore|dont (?:worry|bother|mind)|forget|leave|dont care)(?: about)? (?:that|it|this|those|them)(?: one)? (?:[,.;!] |but |and |just )+(?=\w)/,
    '',
  ],
  // "Take the shine … well just make the light softer": what was broken off
  [
    /(?<=^|[,.;:!?] |\band )(?:and )?(?:\w+ ){1,4}(?:\. ){2,3}(?:(?:well|wait|no|nah|nope|hm+|uh|er|erm|actually|nevermind|never mind|scratch that|forget it|forget that) )+(?:, )?(?:just |please |rather |instead |better )*(?=(?:make|crop|blur|add|brighten|darken|remove|put|turn|give|use|do|keep|sharpen|soften|write|change)\b)/,
    '',
  ],
  // "She's the one in the middle", "my son is wearing it"
  told(
    `(?:because |as |since )?(?:(?:he|she|it|that|they|this) (?:is|was|are|were)|hes|shes|thats|its|theyre) the (?:one|ones|guy|man|woman|girl|boy|lady|person|kid|old man|old lady) (?:in|on|at|with|to|behind|wearing|holding|next|beside|near|who|sitting|standing)${REST}`,
  ),
  told(
    `(?:because |as |since )?(?:(?:my|our|the|his|her) \\w+|he|she|i|we|they)(?: is| are| was| were| am|s)? (?:wearing|holding|carrying|riding|driving|hugging) (?:it|that|them|one)`,
  ),
  // "My niece drew this", "it was a dry summer", "it's only a wall"
  told(
    `(?:my|our|his|her|the) (?:\\w+ ){1,2}(?:drew|painted|made|wrote|knitted|baked|built|sewed|sent|took|sculpted) (?:this|it|these|that|them)(?: (?:for|at|in|on|when|last|to|with|yesterday|today)${REST})?`,
  ),
  told(
    '(?:because |as |since )?it (?:was|has been|had been) an? (?:(?:very|really|long|hot|dry|wet|cold|rainy|grey|gray|gloomy|dull|lovely|hard|terrible|wonderful|early|late|dark|warm) )+(?:summer|winter|spring|autumn|day|year|week|evening|morning|night|afternoon|month|room|hall|church)',
  ),
  told(
    '(?:because |as |since )?(?:its|it is|thats|that is|theres|there is) (?:only|just|nothing but) (?:an? |the |some |my |our )?(?:empty |blank |ugly |boring )?\\w+(?: there| anyway)?',
  ),
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
  // "The cake is the star here"
  told(
    '(?:the|my|our|this) \\w+ (?:is|are|should be) the (?:star|main thing|hero|focus|point|important thing|main attraction)(?: here| of (?:the|this) \\w+)?',
  ),
  // "Two bouquets, which do you like … anyway put them side by side"
  [
    /(?<=^|[,.;!?] )(?:which|what) (?:one|of them|of these)? ?(?:do you|would you|should i|do u|is) (?:like|prefer|think|choose|pick|take|better|best|nicer|use|is|rather|have)(?: (?:better|best|more|most|nicer|looks|to|is|here))* (?:[?.!,] )*(?=(?:anyway|anyhow|whatever|well|but|so|ok|please|put|make|just)\b)/,
    '',
  ],
  [/\b(?:anyway|anyways|anyhow) (?:[,.] )*(?=\w)/, ''],
  [
    /^(?:(?:two|three|four|five|[2-5]) (?!(?:photos|pictures|images|pics|texts|labels|copies|colors|inks|tones|shades)\b)\w+ [,.:] )(?=(?:please )?(?:put|place|stack|arrange|lay|show|set|combine|make) (?:them|both)\b)/,
    '',
  ],
  // "It's a faded receipt"
  told(
    '(?:because |as |since )?(?:its|it is|this is) (?:just |only |such )?an? (?:(?:old|faded|crumpled|bad|poor|blurry|cheap|quick) )*(?:receipt|document|letter|certificate|menu|recipe|screenshot|whiteboard|flyer|contract|invoice)',
  ),
  // "Dark wood if you have it"
  [
    /(?<=\w (?:, )?)(?:if|when) (?:(?:you|youve|you ve|theres|there is|its) )(?:have |has |got |can do |do |can |available |possible )+(?:it|one|that|any|some|such a thing|something like that|those)(?= ,| \.| and\b| ?$)/,
    '',
  ],
  [
    new RegExp(
      `(?:, |and |but )*(?:nothing|not anything) else (?:is |to be |should be |gets )?change[ds]?${END}`,
    ),
    '',
  ],
  // "Make clear na"
  [/(?<=\w )(?:na|lah|leh|yaar|lor|hor|ji|naa|arre)(?= ?$| [,.!?])/, ''],
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
  // "The sun was behind him": why he is dark
  [
    new RegExp(
      `(?<=\\w )(?:, |because |as |since |cause |cos |coz |with )+(?:the |a |that )?(?:sun|light|window|lamp|sunset|sunlight|sky) (?:(?:was|is|were|being|came|comes|shone|shining|coming|right|directly|just|from) )*behind (?:${WHO}|me|us|him|her|them|it)${END}`,
    ),
    '',
  ],
];
