import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const GERUNDS: readonly (readonly [said: string, verb: string])[] = [
  ['remov\\w+', 'remove'],
  ['making', 'make'],
  ['chang\\w+', 'change'],
  ['putting', 'put'],
  ['taking', 'take'],
];
const IT = '(?:it|its|this|that|the (?:\\w+ )?\\w+|everything|my (?:\\w+ )?\\w+)';
const CROOKED =
  '(?:crooked|tilted|slanted|wonky|skewed|sloping|leaning|tilting|askew|off|out of level|out|leans|slopes|tilts|hangs)';
const ABOUT = '(?:by )?(?:about |around |roughly |some |maybe |approximately |ca )*';
const MEND =
  '(?: (?:[,.;–-] |and |so )+(?:please |can you |could you )*(?:fix|correct|straighten|level|sort|mend|rectify)(?: (?:it|that|this|out|please))*)?';
const DEGREES =
  '(?:\\d+(?:\\.\\d+)?(?: ?°)?(?: degrees?)?|(?:an?|one|two|three|four|five|six|half a|a few|a couple of) degrees?)';

/** Verbs in other forms, and wishes without one. */
export const VERB_FORMS: readonly Form[] = [
  ...GERUNDS.map(
    ([said, verb]): Form => [
      new RegExp(
        `^(?:(?:please|kindly|just|hi|hello|hey|sorry|,|would you|do you|could you|mind|how about|what about) )*${said.replace('\\w+', 'ing')} (?=\\w|“)`,
      ),
      verb,
    ],
  ),
  // "It is crooked by about 4 degrees": by how much, the picture tells.
  [
    new RegExp(
      `${START}${IT} (?:is |looks |was |s |hangs )*(?:a bit |slightly )?${CROOKED} ${ABOUT}${DEGREES}(?: (?:to|towards) (?:the )?(?:left|right)(?: side| hand side)?)?${MEND}${END}`,
    ),
    'straighten it',
  ],
  // "Tilted about two degrees to the left, fix please"
  [
    new RegExp(
      `${START}(?:a bit |slightly )?${CROOKED} ${ABOUT}${DEGREES}(?: (?:to|towards) (?:the )?(?:left|right)(?: side| hand side)?)? (?:[,.;–-] |and |so )+(?:please |can you |could you |just )*(?:fix|correct|straighten|level|sort|mend|rectify)(?: (?:it|that|this|out|please))*${END}`,
    ),
    'straighten it',
  ],
  // "That ugly maroon sofa": that it is ugly says nothing.
  [
    /\b(that|the|this|my|our|those|these|an?|his|her) (?:(?:very|really|rather|so) )?(?:ugly|hideous|horrible|awful|tatty|scruffy|nasty|bloody|damn|stupid|boring|freaking|flipping|horrid|gross|grotty|manky|crappy|dreadful|terrible|godawful|silly|annoying) (?=\w)/,
    '$1',
  ],
  // "Lose everything behind me"
  [
    new RegExp(
      `${START}(?:please )?(?:lose|ditch|scrap|bin|nix|zap|axe|nuke|banish|chuck|drop|remove|get rid of|do away with|kill) (?:absolutely )?(?:everything|all|anything|all the stuff|the stuff|stuff|the mess|all the mess|the clutter|all the clutter|the lot|whatever is|whatevers|whats|what is) (?:thats |that is )?(?:going on )?behind (?:me|us|him|her|it|them|(?:the|my|our) \\w+)${END}`,
    ),
    'remove the background',
  ],
  // "Blur the car park but the bride has to stay sharp"
  [
    new RegExp(
      `\\bblur (?:out )?(?:the |that |all the )?(?!(?:\\w+ ){0,2}(?:faces?|plates?|text|names?|logos?|eyes|numbers?|screens?)\\b)(?:\\w+ ){1,3}(?:, )?(?:but|while|and) (?:the|my|our|his|her|we|i|she|he) [^,.;:!?]*?(?:stays?|keeps?|remains?) (?:\\w+ ){0,2}?(?:sharp|crisp|in focus|clear)${END}`,
    ),
    'blur the background',
  ],
  [
    /\b(?:lift|bump|crank|push|nudge|notch|ramp|kick|jack|dial|whack|pump) (?:up )?(?:the |its )?(contrast|brightness|saturation|sharpness|warmth|exposure|vibrance|clarity)(?: up)?\b/,
    'increase the $1',
  ],
  // "Blow this thumbnail up four times"
  [
    /\bblow (?:this|the|that|my|our) (?:tiny |little |small )?(?:thumbnail|picture|photo|image|pic|shot|scan) up\b/,
    'blow it up',
  ],
  // "Flash gave the whole family devil eyes"
  [
    new RegExp(
      `${START}(?!(?:please )?(?:make|turn|give|add|put|want|draw|i want|keep|an?|rotate|spin|flip|mirror|crop) )(?:the |my |our |that )?(?:[^,.;:!?“ ]+ ){0,6}?(?:gave|gives|given|left|got|has|have|had) (?:[^,.;:!?“ ]+ ){0,5}?(?:red|devil|devilish|demon|demonic|vampire|zombie|glowing|laser|scary|alien|possessed) (?:red )?(?:eyes|eye|pupils)(?: (?:from|because of|due to|thanks to) (?:the )?flash)?${END}`,
    ),
    'remove red eyes',
  ],
  // "Soften the edges into a dark oval"
  [
    /\b(?:soften|fade|blend|darken|melt|shade) the edges (?:in|into|to|with|off into) (?:an? )?(?:soft |dark |black |brown |gentle )*(?:oval|circle|round|vignette|frame|shadow|shadows|darkness|black)\b/,
    'dark vignette',
  ],
  // "The lettering on my shirt reads backwards, mirror it"
  [
    new RegExp(
      `${START}(?:the |my |all the )?(?:lettering|letters|text|writing|words|logo|sign|print|slogan)(?: (?:on|of|in) (?:my|the|his|her|our|their) \\w+(?: \\w+)?)? (?:reads?|is|are|looks?|comes? out|appears?|shows? up) (?:all )?(?:backwards|reversed|mirrored|back to front|the wrong way(?: round)?|inverted)(?: [,;–-] (?:so |please |can you |could you )*(?:fix|correct|sort|change|turn|repair|undo) (?:it|that|this)(?: (?:out|round|around|please))*)?${END}`,
    ),
    'flip it horizontally',
  ],
  // "Bridesmaid dresses are peach in real life, came out orange"
  [
    new RegExp(
      `${START}(?:my |our |the |these |those |this )?(\\w+(?: \\w+)?) (?:is|are|was|were) (?:actually |really )?(${COLOUR})(?: in real life| in reality| irl| actually| really)? [,;–-] (?:but |and )?(?:they |it )?(?:came out|comes out|come out|turned out|looks?|appears?|photographed|ended up)(?: as| too| all| so| rather)? (${COLOUR})(?: here| in the (?:photo|picture))?(?: [,;.–-] [^,.;:!?“]*?(?:fix|correct|change|put|mend|sort)[^,.;:!?“]*)?${END}`,
    ),
    'make the $3 $1 $2',
  ],
  // "My dog is the star here so blur everything else"
  [
    /(?<=^|[,.;] )(?:the|my|our|his|her) \w+ (?:is|are) the (?:star|main thing|focus|hero|subject|point|center|main subject)(?: (?:here|of (?:the show|this|attention|it|the picture)))? (?:so|and|,) (?:so )?(?=\w)/,
    '',
  ],
  // "My living room walls": the walls.
  [
    /\b(?:living room|bedroom|kitchen|bathroom|hallway|hall|dining room|office|garage|nursery|lounge|study) (?=(?:walls?|cabinets?|cupboards?|doors?|units|tiles|ceiling|curtains?|sofa|chairs?|blinds|shelves)\b)/,
    '',
  ],
  // "Upscale this tiny thumbnail, it's all pixelated"
  [
    /\b(upscale|enlarge|enhance|sharpen|improve|fix|clean up|resize) (?:this|the|my|that) (?:tiny |little |small |old |blurry )*(?:thumbnail|avatar|icon)\b/,
    '$1 this picture',
  ],
  // "Everyone's got red eyes from the flash at the party, please fix that"
  [
    /(?<=^|[,.;] |\band )(?:[^,.;:!?“ ]+ ){0,5}?(?:red|devil|demon|vampire|glowing) eyes(?: (?:from|because of|due to|thanks to|in|at|on|by) [^,.;:!?]*?)? , (?:please |can you |could you |so )*(?:fix|remove|correct|mend|sort|get rid of|edit|undo)(?: out)?(?: (?:it|that|this|them))?(?: out)?(?= ?$| [,.;!?]| (?:and|then|please|for|but)\b)/,
    'remove red eyes',
  ],
];
