import { END, START, WHOSE } from '../parts.ts';
import { PLEASE_PERHAPS, PLEASE_RATHER, PLEASE_WOULD } from '../pieces/politeness.ts';
import { WHO, WHOM, WHOM_OR_WHOSE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';
import { BACK, WHOM_BEHIND } from './parts.ts';

const PERSON = '(?:me|us|him|her|them|you|it)';
const MESSY =
  '(?:messy|cluttered|untidy|chaotic|busy|distracting|ugly|awful|horrible|full|crowded|unquiet|restless|a mess|so much stuff|too much|much going on)';
const SO =
  '(?: (?:too|so|very|really|a bit|quite|rather|just|all|kind of|way|much|far|pretty|super|kinda|such))*';
/** A look of somebody that cannot be changed, told before what can. */
const BODY = '(?:teeth|hair|skin|face|nose|eyes?|chin|ears?|belly|lips?)';
const MESS =
  '(?:mess|clutter|junk|chaos|stuff|rubbish|laundry|untidiness|tat|crap|disorder|jumble|dishes|washing|toys|boxes|things|lot)';
const BLURRIER =
  '(?:blurr?ier|blurry|blurred|more blurred|softer|out of focus|fuzzier|unsharp|less sharp)';
const CROWD =
  '(?:people|persons?|strangers?|crowds?|guys|folks|passersby|passers by|tourists|pedestrians|visitors|men|women|kids|children|spectators|others)';

/** A background that is to be blurred. */
export const BLURRED_FORMS: readonly Form[] = [
  // "Make the pub behind me a bit blurrier": what is behind is the background
  [
    new RegExp(
      `\\b(?:make|get|have|want|let) (?:the |that |this |those |these )(?:\\w+ ){1,2}behind (?:me|us|him|her|them|it|(?:the|my|our) \\w+) (?:to |be |look |go )*((?:(?:a|bit|little|lot|much|slightly|way|far|even|really|very|quite) )*)${BLURRIER}${END}`,
    ),
    'blur the background $1',
  ],
  // As French has it
  [new RegExp(`${START}mode portrait${END}`), 'portrait mode'],
  // "Soft and out of focus": one and the same
  [/\b(?:all |nice and |really |very )?soft and (out of focus|blurry|blurred)\b/, '$1'],
  // "Background blurry, me sharp": what is not blurred stays as it is
  [
    new RegExp(
      `${START}(blur (?:the )?${BACK}|(?:the |my )?${BACK} (?:is |be |should be |to be |all )*(?:blurred|blurry|out of focus|soft|unsharp)) (?:(?:,|and|but) )+(?:(?:sharpen )?(?:i|me|us|we)|(?:the |my |our )?\\w+(?= (?:is |are |be |should be |stays? |in )*(?:sharp|in focus|crisp)))(?: (?:is |are |be |should be |stays? |in )*(?:sharp|focus|crisp))?${END}`,
    ),
    '$1',
  ],
  // "Soft focus in the background": it is out of focus, and nothing shines
  [new RegExp(`\\bsoft focus (?=${BACK}${END})`), 'blurred '],
  [
    new RegExp(`\\b(?:with )?(?:a )?soft focus (?:in|on|for|behind|of) (?:the |my )?${BACK}${END}`),
    'blur the background',
  ],
  // "Blur those people in the back": what is asked lies in the background
  [
    new RegExp(
      `${START}${PLEASE_PERHAPS}(blur|defocus|blur out) (?:(?:out|the|those|these|that|all|of|other|random|some) )*(?:\\w+ )?${CROWD} (?:(?:standing|walking|sitting|that are|who are|there) )*(?:in|at) (?:the )?(?:back|rear|very back|far back)(?: there)?(?: (a (?:little|bit|lot|touch)|slightly|strongly|heavily|softly|more|please|by \\d+(?: ?%| percent)?))?${END}`,
    ),
    '$1 the background $2',
  ],
  // "Strong background blur, like f/1.4": how strong it is has been said
  [
    /(?<=\b(?:strong|heavy|very|much|really)\b[^“]*\bblur(?:red|ry)? (?:[^“]* )?)(?:, )?(?:like|as|with|as with) (?:bokeh|shallow depth of field)(?= ?$| [,.;])/,
    '',
  ],
  // "Que el fondo se vea más lejos y borroso"
  [
    new RegExp(
      `${START}(?:make |only |have )?(?:that )?(?:the )?background (?:decent |look |should be |be )?(?:more |much )?(?:decent|farther|further|more distant)(?: away| back| off)? and (?:more )?(?:blurry|blurred|out of focus)${END}`,
    ),
    'blur the background',
  ],
  // "Blur the office behind me": no office is wished for
  [
    new RegExp(
      `\\b(blur|defocus|soften|unsharpen) (?:out )?(?:the|that|this|my|our|all the) (?:\\w+ ){1,3}?(?:behind|in back of) (?:${PERSON}|${WHOSE} \\w+)(?= ?$| [,.;:!?]| (?:and|but|then|please|slightly|a|very|only|just|so|by|more)\\b)`,
    ),
    '$1 the background',
  ],
  // "Make the background slightly out of focus": it is to be so, and no fault
  [
    /\b(?:make|have|get|put|throw|turn|set|want) (the (?:background|backdrop)|everything behind \w+|what is behind \w+) ((?:(?:a|slightly|little|bit|touch|tad|very|totally|completely|nicely|somewhat|more) )*)out of focus\b/,
    'blur $1 $2',
  ],
  // "Darker background so that I stand out"
  [
    new RegExp(
      `(?<=\\b(?:background|backdrop|blur|darker|brighter|sky)\\b[^.“]* )(?:, )?so (?:that )?(?:i|we|he|she|it|they|${WHOSE} \\w+) (?:can |will |would )?(?:stands?|pops?|comes?|jumps?|sticks?) (?:out|off|forward)(?: (?:more|better|nicely|a bit))*${END}`,
    ),
    '',
  ],
  // "Swap the background for a library, warm lamps, a bit out of focus": what is drawn there is so
  [
    new RegExp(
      `(?<=\\b(?:(?:swap|replace|change|switch|exchange|trade) (?:the |my |this )?${BACK} (?:for|with|to|into|by)|(?:put|place|add|draw|show|set) an? (?:\\w+ ){1,3}?behind ${WHO}) [^.;:!?“]*?)(?:, )(?:and )?(?:just )?(?:a (?:bit|little|touch) |slightly |softly |gently |nicely |bit |all )*(?:out of focus|blurred|blurry|defocused|unsharp)(?: please)?(?= ?$| [,.;!])`,
    ),
    '',
  ],
  // "The backdrop should be a dreamy blur"
  [
    new RegExp(
      `\\b(?:the |my )?${BACK} (?:should |could |must |can |to |shall |has to |needs to )*(?:be|become|turn into|go|melt into|fade into) an? (?:dreamy |creamy |buttery |lovely |nice |soft |gentle |smooth |beautiful |pretty )*(?:blur|haze of blur|bokeh)${END}`,
    ),
    'blur the background',
  ],
  // "The background is not blurred enough, give me way more"
  [
    new RegExp(
      `${START}(?:the |my )?${BACK} (?:is|looks|s) ?(?:not|isnt|nt) (?:nearly |really |quite )?(?:blurred|blurry|soft|fuzzy|out of focus) enough(?: [,.;–-]? ?${PLEASE_WOULD}(?:give me |make it |i want |have it |way |much |far |a lot |even )*(?:more|blurrier|softer|stronger)(?: of it| of that| blur)?)?${END}`,
    ),
    'blur the background strongly',
  ],
  // "Make whatever's behind the dog vanish into a soft blur"
  [
    new RegExp(
      `\\b(?:make|have|let|get) (?:whatever|everything|all|anything|the stuff|what)(?: is| s| thats| that is|s)* (?:behind|at the back of) ${WHO} (?:to )?(?:vanish|melt|disappear|dissolve|fade|turn|go) (?:in|into|to) (?:an? )?(?:soft |smooth |creamy |nice |gentle |lovely |strong )*(?:blur|bokeh)${END}`,
    ),
    'blur the background',
  ],
  // "An office in the blurry background", as German puts it
  [
    /\b(office|city|forest|beach|mountains|kitchen|studio) in (?:the )?(?:blur|blurry|blurred) background\b/,
    '$1 background , blur the background',
  ],
  // "All soft and creamy like those expensive cameras do"
  [
    /(?<=\b(?:blur\w*|soft|creamy|bokeh|out of focus|fuzzy)\b[^.;]* )(?:, )?(?:and )?(?:creamy )?(?:just )?(?:like|as)(?: (?:with|on|from|in))? (?:those|these|the|an?|really|proper|some) (?:(?:really|very|big|proper|fancy) )*(?:expensive|pro|professional|good|real|fancy|posh|pricey) (?:cameras?|lens|lenses|photos?|shots?|phones?)(?: (?:do|does|make|makes|has|have))?(?= ?$| ?[,.;!?])/,
    '',
  ],
  // "The mess behind us, can you make that blurry somehow?"
  [
    new RegExp(
      `${START}(?:the |that |this |all the |all that )?(?:mess|chaos|stuff|clutter|junk|crowd|people|everything|whatever is|things) (?:that is |there )?behind ${WHOM_OR_WHOSE} [,.;] (?:(?:could|can|would) (?:you|we|one|that|it) )?(?:somehow |please )*(?:make|get|have|let) (?:that|it|them|this) (?:all |go |become )*(?:blurry|blurred|blur|soft|out of focus|fuzzy)(?: somehow| a bit| please)*${END}`,
    ),
    'blur the background',
  ],
  // "Blur the messy room": what is behind.
  [
    /\bblur (?:out )?(?:the |my |our |this |that )(?:messy |untidy |cluttered |busy |ugly |distracting )+(?:room|kitchen|bedroom|office|garden|yard|shelves|house|garage|living room|crowd|street|shop)\b/,
    'blur the background',
  ],
  // "Put me before the mountains and blur them": the mountains, and not me.
  [
    /\b((?:mountains?|hills?|beach|forest|woods|city|skyline|office|kitchen|trees|sunset)) (?:, )?(?:and|but) (?:please )?(?:blur|defocus|soften) (?:it|them)\b/,
    '$1 and blur the background',
  ],
  // "A beach behind me, but blurry"
  [
    new RegExp(
      `(\\b(?:beach|mountains?|forest|woods|city|skyline|office|kitchen|studio|autumn|leaves|sunset|sea|lake|street|stars|space) (?:behind|at the back of) (?:me|us|him|her|it|them|(?:the|my|our|his|her) \\w+)) (?:, )?(?:but|and|yet|though|only|just)(?: (?:make|have|keep) (?:it|that))? ((?:slightly|softly|a bit|a little|a touch|little|bit|very) )?(?:nicely |quite |all |kind of |sort of |also )*(?:out of focus|blurred|blurry|defocused|unsharp|soft focus)${END}`,
    ),
    '$1 , $2 blur the background',
  ],
  // "Make it less busy behind her, maybe blur it"
  [
    new RegExp(
      `${START}(?:please )?(?:make it |its |it is |it looks |it was |make everything )(?:too |so |less |very |a bit |a little |much |really |not so |not as )+(?:busy|messy|cluttered|distracting|chaotic|crowded|full) behind ${WHOM}(?:(?: [,.;–-]| and| so)+ (?:maybe |please |can you |could you |just |so |perhaps )*(?:blur|soften|defocus) (?:it|that|everything|the background)(?: out)?)?${END}`,
    ),
    'blur the background',
  ],
  // "The bike behind her is ugly, blur it all"
  [
    new RegExp(
      `${START}(?:because |as |since )?(?:the|that|this|all the) (?:\\w+ ){1,3}?(?:behind(?: ${WHOM})?|in the back(?:ground)?) (?:is|are|looks?|s) (?:so |too |very |really |just |a bit |rather )*(?:ugly|distracting|annoying|hideous|busy|messy|awful|horrible|a mess|an eyesore|boring|terrible) (?:[,.;–-] |and |so )+(?=(?:please |can you |could you )*blur (?:it|that|this|them|everything|all)\\b)`,
    ),
    'the background is too busy ,',
  ],
  // "Hide the mess behind"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:hide|conceal|disguise|mask|camouflage|cover up|cover|obscure|tone down) (?:away )?(?:the |that |all |this |my |our )*(?:\\w+ )?${MESS}(?: thats| that is| which is)? (?:behind(?: ${WHOM})?|in (?:the )?(?:background|back))${END}`,
    ),
    'blur the background',
  ],
  // "In the background it is messy, can we blur it"
  [
    new RegExp(
      `${START}(?:there is |theres |there are |its |it is )?${SO} ?(?:(?:clutter|mess|chaos|junk|stuff|rubbish|lots of stuff|people|too much) )?(?:in the (?:back|background)|behind (?:me|us|him|her|it|them))(?: (?:it|its|everything|all|that|there|is|theres|looks|are))*${SO}(?: ${MESSY})?(?: (?:going on|stuff|mess|clutter|things))* [,;.–-] ${PLEASE_RATHER}(?:we |you )?(?:can you |could you )?(?:blur|soften|make|get|have)(?: (?:it|that|this|them|all of it))?(?: (?:blurry|blurred|soft|out|of focus|a bit|a little|please|go))*${END}(?<=\\b(?:blur|blurry|blurred|soften|soft|focus)\\b.*)`,
    ),
    'blur the background',
  ],
  // "Teeth too yellow and background messy": two complaints
  [
    new RegExp(
      `(?<=\\b${BODY} (?:(?:is|are|looks?|too|so|very|a bit|much|really) )+\\w+ (?:, )?)and (?:the |my )?background(?: (?:is|looks|its|it is))?${SO} ${MESSY}${END}`,
    ),
    '; blur the background',
  ],
  // "A beach behind us, a little blurry"
  [
    new RegExp(
      `(\\b(?:beach|mountains?|forest|woods|city|skyline|office|kitchen|studio|snow|autumn|leaves|sunset|space|background|backdrop|scenery|setting)(?: (?:behind|at the back of) ${WHOM_BEHIND}|in the background)?) , (?:and )?((?:slightly|gently|softly|a bit|a little|a touch|little|bit) )?(?:nicely |very |quite |all |kind of |sort of )*(?:out of focus|blurred|blurry|defocused|unsharp|soft focus)${END}`,
    ),
    '$1 , $2 blur the background',
  ],
];
