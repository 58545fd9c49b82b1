import { COLOUR, END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

/** Verbs and adjectives of everyday talk, in the words of the vocabulary. */
export const VERB_FORMS: readonly Form[] = [
  // "That ugly maroon sofa": that it is ugly says nothing.
  [
    /\b(that|the|this|my|our|those|these|an?|his|her) (?:(?:very|really|rather|so) )?(?:ugly|hideous|horrible|awful|tatty|scruffy|nasty|bloody|damn|stupid|boring|freaking|flipping|horrid|gross|grotty|manky|crappy|dreadful|terrible|godawful|silly|annoying) (?=\w)/,
    '$1',
  ],
  [/\bought to\b/, 'should'],
  [/\b(?:would|will) (?:ya|yer)\b/, ''],
  [
    /^(?:pretend|imagine|suppose|lets say|say) (?:that )?(?=(?:we|i|he|she|they|were|im|its|it)\b)/,
    '',
  ],
  [/^(?:me|us|him|her) but (?=(?:as|in|like) )/, 'make it'],
  // "Lose everything behind me"
  [
    new RegExp(
      `${START}(?:please )?(?:lose|ditch|scrap|bin|nix|zap|axe|nuke|banish|chuck|drop|remove|get rid of|do away with|kill) (?:absolutely )?(?:everything|all|anything|all the stuff|the stuff|stuff|the mess|all the mess|the clutter|all the clutter|the lot|whatever is|whatevers|whats|what is) (?:thats |that is )?(?:going on )?behind (?:me|us|him|her|it|them|(?:the|my|our) \\w+)${END}`,
    ),
    'remove the background',
  ],
  [
    new RegExp(
      `${START}(?:please )?(?:ditch|scrap|bin|nix|zap|axe|nuke|banish|evict|yeet|eradicate|obliterate|expunge) (?=(?:the|my|that|those|these|this|everything|all|any|his|her) )`,
    ),
    'remove',
  ],
  [
    /\b(?:fuzz|fuzzy|haze|smudge|mush|smear|blot) out (?=(?:the|my|our|everything|all|that|what) )/,
    'blur',
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
  [/\b(?:daytime|day) (?:to|into) (?:nighttime|night)\b/, 'make it night'],
  // "Blow this thumbnail up four times"
  [
    /\bblow (?:this|the|that|my|our) (?:tiny |little |small )?(?:thumbnail|picture|photo|image|pic|shot|scan) up\b/,
    'blow it up',
  ],
  [
    /\bwithout (?:the |any |all the )?(?:blockiness|pixelation|blurriness|blur|jaggies|fuzziness|artifacts|artefacts|loss|quality loss|pixels showing|visible pixels|mushiness|softness)\b/,
    'without losing quality',
  ],
  // "Flash gave the whole family devil eyes"
  [
    new RegExp(
      `${START}(?!(?:please )?(?:make|turn|give|add|put|want|draw|i want|keep|an?) )(?:the |my |our |that )?(?:[^,.;:!?“ ]+ ){0,6}?(?:gave|gives|given|left|got|has|have|had) (?:[^,.;:!?“ ]+ ){0,5}?(?:red|devil|devilish|demon|demonic|vampire|zombie|glowing|laser|scary|alien|possessed) (?:red )?(?:eyes|eye|pupils)(?: (?:from|because of|due to|thanks to) (?:the )?flash)?${END}`,
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
    /\b(?:the |my |all the )?(?:lettering|letters|text|writing|words|logo|sign|print|slogan)(?: (?:on|of|in) (?:my|the|his|her|our|their) \w+(?: \w+)?)? (?:reads?|is|are|looks?|comes? out|appears?|shows? up) (?:all )?(?:backwards|reversed|mirrored|back to front|the wrong way(?: round)?|inverted) [,;.–-] (?=(?:so |please |can you |could you )*(?:mirror|flip))/,
    '',
  ],
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
  [
    new RegExp(
      `(?:, |because |as |since |and )+(?:it is|its|it looks|this is|it came out) (?:all |so |too |very |really |totally |way too |a bit )*(?:pixelated|pixelly|pixely|blocky|jaggy|jagged|low res|lowres)${END}`,
    ),
    '',
  ],
  [
    /\bmake the (?:sunset|sunrise|evening sky|afterglow) (?:look )?(?:way |a bit |much |a lot |even )?(?:more )(intense|vivid|colorful|dramatic|vibrant)\b/,
    'make the colors more vivid',
  ],
  [
    /\b(brighten|lighten|darken|warm|cool|sharpen|blur) (it|this|them|the picture|the photo|everything)(?: (?:up|down))? a (?:fair|good|decent|nice|big) (?:bit|amount|deal|chunk)\b/,
    '$1 $2 a lot',
  ],
  [
    /\b(?:fair|good|decent) (?:bit|amount|deal) (?=(?:brighter|darker|lighter|warmer|cooler|sharper|more|less)\b)/,
    'lot ',
  ],
  // "Everyone's got red eyes from the flash at the party, please fix that"
  [
    /(?<=^|[,.;] |\band )(?:[^,.;:!?“ ]+ ){0,5}?(?:red|devil|demon|vampire|glowing) eyes(?: (?:from|because of|due to|thanks to|in|at|on|by) [^,.;:!?]*?)? , (?:please |can you |could you |so )*(?:fix|remove|correct|mend|sort|get rid of|edit|undo)(?: out)?(?: (?:it|that|this|them))?(?: out)?(?= |$)/,
    'remove red eyes',
  ],
  [/\b(?:neat|tidy|nice|simple|clean|cute|lovely|little) (?=(?:grid|collage|mosaic|layout)\b)/, ''],
];
