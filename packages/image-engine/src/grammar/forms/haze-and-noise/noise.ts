import { END, FIRST, LAST, START } from '../parts.ts';
import { AND_THEN, AND_WITH } from '../pieces/joints.ts';
import { PLEASE_ALSO } from '../pieces/politeness.ts';
import { BY, DOWN, IT_OR_SHOT, SO, WHOM_OR_PEOPLE } from '../pieces/words.ts';
import type { Form } from '../rewrite.ts';

/** A face that is smoothed until it is no face any more. */
const SMOOTHED =
  '(?:plastic|plastico|plastique|munecas?|poupee|vinyl|waxy|wax|doll|porcelain|barbie|mannequin|airbrushed|rubber|fake|smooth|smoothed|polished|artificial)';
const CLEANED = '\\b(?:noise|denoise|noisy|grain|grainy|smooth|enhance|sharpen|upscale|restore)\\b';
const DENOISED = '\\b(?:noise|denoise|noisy|grain|grainy|smooth|enhance|sharpen|sharper)\\b';

/** Noise that is to go. */
export const NOISE_FORMS: readonly Form[] = [
  [/^sans grain(?= ?$| ?[.!])/, 'no grain'],
  // "A vintage look without grain": none is to be added
  [
    /(?<=\b(?:vintage|retro|hdr|film|cinematic|black and white|grayscale|sepia|look)\b[^.;“]* )(?:, )?(?:but )?(?:without|sans)(?: any| the)? (?:film )?grain(?= ?$| [,.;:!?]| (?:and|but|please)\b)/,
    ', no grain',
  ],
  // "Very noisy"
  [
    new RegExp(`${FIRST}(?:very|really|so|super|extremely|pretty|quite) noisy${LAST}`),
    'it is too noisy',
  ],
  [
    new RegExp(
      `${START}(?:${IT_OR_SHOT} )?(?:has|shows|is full of|full of)(?: (?:a lot of|lots of|some|so much|visible|digital|iso|image|color|ugly))* noise${END}`,
    ),
    'it is too noisy',
  ],
  // "Full of grain, smooth it": it is to go
  [
    new RegExp(
      `${START}(?:(?:its|it is|this is|the picture is|there is|theres) )?(?:(?:so|very|really|totally|super) )*(?:full of grain|a lot of grain|lots of grain|too much grain) (?=,[^.;!“]*\\bsmooth\\b)`,
    ),
    'too noisy ',
  ],
  [
    /(?<=\bnoisy , )(?:shot|taken|photographed) (?:at|in) (?:an? |the )?(?:gig|concert|bar|pub|club|party)(?: (?:in|at) (?:the )?(?:dark|night|evening))? , (?=\S)/,
    '',
  ],
  [
    new RegExp(
      `(?<=\\bnoisy\\b[^.;!?“]* )(?:, )?(?:and )?(?:(?:please|can|could|you|just) )*smooth(?: (?:it|that|this|out|down|please|a bit|a little))*${END}`,
    ),
    '',
  ],
  // "Denoise and sharpen, but no waxy skin"
  [
    new RegExp(
      `(?<=${DENOISED}[^“]* )${AND_WITH}(?:please )?(?:no|not|without|dont give me|dont make)(?: (?:of|that|the|a|any|me|it|like))* (?:waxy|wax|waxen|wax like|plastic|doll|porcelain|rubber) (?:skin|faces?)(?: look)?${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=${DENOISED}[^“]* )${AND_WITH}(?:please )?(?:no|not|without) skin (?:like|of) (?:wax|plastic|a doll|porcelain)${END}`,
    ),
    '',
  ],
  // "The grain is clearly visible, remove it"
  [
    new RegExp(
      `${START}(?:the |that |this )?(?:film )?(?:grain|noise) (?:is|looks) (?:(?:very|really|quite|clearly|highly|too|so|far|way) )+(?:noticeable|visible|prominent|strong|obvious|heavy) (?:(?:,|;|and|so|please|can|could|you) )+(?:remove|erase|delete|get rid of|take out) (?:it|that)${END}`,
    ),
    'remove the grain',
  ],
  // "Denoise, I hate plastic skin", "mais pas de peau lisse façon poupée"
  [
    new RegExp(
      `(?<=${CLEANED}[^“]* )${AND_THEN}(?:because |as |since )?(?:i|we) (?:(?:really|just|absolutely|do) )*(?:hate|dislike|detest|cant stand|dont (?:want|like|need)|do not (?:want|like)) (?:(?:that|the|this|any|a|those|all|of|too|such) )*${SMOOTHED}(?: (?:skin|skins|faces?|looks?|effect|dolls?|finish|complexion|filters?|stuff|smoothing|result|style|like|and|decent|a|of))*${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `(?<=${CLEANED}[^“]* )${AND_THEN}(?:please )?(?:no|not|without|dont give me|dont make) (?:(?:of|that|the|a|any|me|it) )*(?:skin|faces?|look) (?:(?:too|so|look|like|as|a|of|in|and|way|from) )*${SMOOTHED}(?: (?:like|as|a|of|the|doll|plastic|wax|porcelain|smooth|look))*${END}`,
    ),
    '',
  ],
  // "Smooth background noise"
  [
    new RegExp(
      `${START}(${PLEASE_ALSO})(?:smooth|soften|smoothen)(?: out)? (?:the )?background (?:noise|grain)${END}`,
    ),
    '$1 remove the noise in the background',
  ],
  // "The noise is bad, reduce it by half": half of the noise, and no half of the picture
  [
    new RegExp(
      `${START}(?:(?:the |this |there is |theres )?(?:noise|grain) [^,.;:!?“]*?${SO}${DOWN}|(?:reduce|lower|cut|decrease|halve) the (?:noise|grain))${BY} half${END}`,
    ),
    'denoise at 50%',
  ],
  // "Reduce the noise without smoothing the skin": it never does.
  [
    /(?<=\b(?:noise|grain|denoise|grainy|noisy)\b[^.;“]*? )(?:, )?(?:but )?(?:without|dont|not|no) (?:smooth|smoothing|blur|blurring|soften|softening|flatten|flattening|plasticky|waxy)(?: out)?(?: (?:the |my |our |his |her |their )?(?:skin|faces?|details?|edges|textures?|hair))*(?= ?$| [,.;!]| and\b)/,
    'gently',
  ],
  // "Denoise it, but not so that faces look waxy", "… but skin should still look natural"
  [
    new RegExp(
      `(?<=\\b(?:denoise|noise|noisy|grain|grainy|smooth\\w*|sharp\\w*|retouch\\w*|clean)\\b[^:!?“]*)(?:, |\\. |but |and |only |just |please )+(?:not so (?:much )?that|so (?:that )?|not to where|(?:to |in such a )way that)? ?(?:keep |leave )?(?:${WHOM_OR_PEOPLE}|faces?|skin|it|the faces?|details?|texture)(?: (?:texture|tones?|pores|detail))? (?:(?:should|must|still|to|all|dont|doesnt|not|stays?|keeps?|remains?|looking|looks?|be|become|get|turn|end up) )*(?:waxy|natural|plastic|plasticky|real|realistic|smeary|smeared|fake|normal|human|lifelike|blurry|soft|mushy|like (?:wax|plastic))${END}`,
    ),
    ', but not too much',
  ],
  // "Grainy at ISO 12800, smooth it": film's grain is no fault
  [
    new RegExp(
      `${START}(?:(?:its|it is|this is|really|very|pretty|a bit|super|all|quite) )*(?:grainy|noisy|speckled|speckly)(?! (?:film|35mm|kodak))(?: (?:from|at|because of|due to|in|on|after) (?!the (?:background|corner|sky)|[^,.;:!?“]*\\b(?:dust|scratch|scratches|cracks?|stains?|creases?|tears?|folds?)\\b)[^,.;:!?“]{2,40}?)? (?:[,;.–-] )+(?:(?:please|can|could|you|so|just) )*(?:smooth|clean|denoise|calm|fix|clear|repair|sort)(?: (?:it|this|that))?(?: (?:up|down|out))?(?: please)?(?:${END}|(?= (?:without|but)\\b))`,
    ),
    'it is too noisy',
  ],
  // "Noisy": nobody wishes for that
  [/(?<=^)noisy(?= ?[.!?]? ?$)/, 'it is too noisy'],
  // "There's loads of grain cause I shot it at night"
  [
    /(?<=^|[,.;:!?] |\band |\bbut )(?:theres|there is|there are|it has|its got|ive got|this has|has|i have|i got) (?:just |still |such )*(?:loads|tons|lots|heaps|a ton|a lot|a load|plenty|so much|way too much|too much|masses|oodles) ?(?:of )?(?:the )?(grain|noise|haze|speckles)\b/,
    'there is too much $1',
  ],
  // "Calm the noise"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just |also )*(?:soften|smooth|smooth out|smooth away|calm|tame|weaken|lessen|ease|dampen)(?: (?:a bit|a little|slightly))? (?:the |this |that |all the |that )?(?:(?:digital|image|color|night|heavy) )?(noise|grain)(?= ?$| [,.;!?]| and\\b| but\\b| in\\b| a (?:bit|little)\\b| slightly\\b| please\\b)`,
    ),
    'reduce the $1',
  ],
  // "The photo is full of grain, I shot it at night with a high ISO"
  [
    new RegExp(
      `${START}(?:(?:the|this|my|our) (?:whole |entire |night )?(?:photo|picture|image|pic|shot|background|sky)|it|its|this|that|everything)(?: is| s| has| has got| looks| came out| turned out| shows)* ?(?:full of|covered (?:in|with)|riddled with|all|nothing but|just|so much|loads of|lots of|plenty of|tons of|a lot of|far too much|way too much|too much|too many|lot of) (?:ugly |digital |image |iso |color |of )*(?:grain|noise|speckles|speckle|specks)(?: (?:in it|on it|everywhere|all over|all over it|in the (?:sky|shadows|background|dark(?: parts| areas)?)))?${END}`,
    ),
    'remove the noise',
  ],
  [
    /(?:, |and |because |as |since |cause )*(?:i |we |it was |was )?(?:shot|taken|took|photographed)(?: it| this| that)?(?: at night| in the dark| indoors| after dark)?(?: (?:at|with|on|using) (?:an? |the )?(?:very |too |really )?(?:high|max|maximum|insane|crazy) iso)(?: setting| value)?(?= ?$| [,.;!?]| so\b| and\b| please\b)/,
    '',
  ],
  // "Denoise it, but keep the texture", "reduce the noise without smearing"
  [
    new RegExp(
      `(?<=\\b(?:denoise|noise|noisy|grainy)\\b[^:!?“]*)(?:, |\\. |; |but |and |please )*(?:without|dont|not|never|but keep|keeping|and keep)(?: (?:make|making|it|this|everything|turn|become|going|go|get|getting|look|looking|losing|lose|loosing|loose|killing|kill|smearing|smear|smudging|smudge|mushing|destroying|destroy|touching|too much|all|any|the|of|fine|skin|its))* (?:details?|texture|textures|smearing|smear|mush|mushy|smudging|plastic|plasticky|waxy|smooth|soft|blurry|mush)(?: look| skin| effect)?${END}`,
    ),
    ', but not too much',
  ],
  // "Noise out"
  [
    new RegExp(
      `${START}(?:the |all the |all that )?(?:noise|image noise|grain|graininess|speckles) (?:out|away|gone|off)${END}`,
    ),
    'denoise it',
  ],
  // "Take the noise out of the dark bits"
  [
    /\b(?:take|get) (?:the |that |this |all the )?(noise|grain|haze|fog|glare|yellow cast|blue cast|red eyes) (?:out|off|away)(?: (?:of|from|in) (?:the |my |it|this)[^,.;:!?“]*?)?(?= ?$| ,| \.| and\b| but\b| please\b)/,
    'remove the $1',
  ],
  // "Speckly noise all over the stage photo"
  [
    new RegExp(
      `${START}(?:there is |theres )?(?:so much |lots of |a lot of |loads of |the |all the |that )?(?:(?:noisy|speckly|speckled|blotchy|nasty|ugly|bad|visible|heavy|color|colored|iso|luminance|digital) )*(noise|grain) (?:all over|everywhere|across|throughout|in|on)(?: (?:the|this|my|our|it|everything)(?: [^,.;:!?“ ]+){0,3})?${END}`,
    ),
    'remove the $1',
  ],
  // "Get rid of all that speckly stuff from shooting at ISO 6400"
  [
    /(?<=\b(?:get rid of|getting rid of|remove|lose|clean up|clean|clear|clear up|fix|sort out|reduce|erase|ditch|take out|take away|smooth out|smooth) (?:all |of )*)(?:(?:the|that|this|those|these|all|nasty|horrible|ugly|awful|annoying) )*(?:speckly|speckled|speckling|grainy|gritty|noisy|dotty|sandy) (?:stuff|bits|mess|crap|junk|look|texture|dots|specks|business|gunk|thing|things|pattern)(?: (?:from|because of|due to|caused by|that comes from|thanks to|at|you get)[^,.;:!?“]*)?(?= ?$| [,.;:!?]| (?:and|but|please)\b)/,
    'the noise',
  ],
];
