import { END, START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

/** All of what can be turned up and down, as it is called behind such a verb. */
const TURNED =
  '(?:the |my |all the |all |those |its )?(contrast|saturation|brightness|warmth|sharpness|vibrance|exposure|clarity|colors)';
const TURNS =
  '(?:crank|turn|whack|ramp|bump|push|pump|dial|crack|bring|jack|put|slide|pull|get|boost|move)(?:ed|ing)?';
const FAR = '(?:right|way|well|all the way|a good way|a long way|good and|properly|really)';
const LOOK =
  '(?:sepia|vintage|hdr|cinematic|golden hour|duotone|neon|watercolor|comic|cartoon|oil painting|snow|fog|rain|night|vignette|grain|tint|anime|poster)';

/** How much or how little of something is wanted, told without a figure or as a strength. */
export const STRENGTH_FORMS: readonly Form[] = [
  // "Hint of sepia"
  [
    /(?<=^|[,.;:!?] |\b(?:and|with|just|add|only|please) )(?:(?:tiny|little|small|slight|subtle) )?(?:hint|touch|dash|trace|pinch|smidge|whisper|whiff) of (?=(?:\w+ )?\w)/,
    'a hint of ',
  ],
  // "Watercolour, but with less intensity"
  [
    new RegExp(
      `(?<=\\b${LOOK}\\b[^.;!?“]* )(?:(?:,|but|and) )*(?:with|at|in) (?:a )?(?:less|lower|reduced) (?:of )?(?:the )?(?:intensity|strength)${END}`,
    ),
    ', less intense',
  ],
  // "A drop shadow, nice and strong"
  [
    new RegExp(
      `(?<=\\w )(, )?nice and (strong|heavy|soft|subtle|thick|thin|dark|bright|warm|big|bold)${END}`,
    ),
    '$1 $2',
  ],
  // "Film grain, barely visible", "a double exposure, fairly faint"
  [
    new RegExp(
      `(?<!“”[^.;]*)(?<=\\w ), (?:(?:but|so) )?(?:barely|hardly|scarcely|only just|just about) (?:visible|there|noticeable|perceptible)${END}`,
    ),
    ', subtle',
  ],
  [
    new RegExp(
      `(?<=\\w ), (?:fairly|pretty|rather|quite|very|only|just) (?:faint|weak)(?:ly)?${END}`,
    ),
    ', subtle',
  ],
  // "A rainbow, very noticeable"; what is there so, or goes, is no more of it
  [
    new RegExp(
      `(?<=\\w )(?<!^(?:the|that|this) \\w+ is )(?!(?<=^(?:the|that|this) \\w+ )is )(?:(?:,|and|but|that|is|it|should|be|make|so) )*(?:very|really|quite|clearly|highly) (?:noticeable|visible|prominent)${END}(?<=\\b(?:vignette|grain|fog|mist|glow|snow|rain|texture|rainbow)\\b[^:!?“]*)(?!.*\\b(?:(?:remove|erase|delete|reduce|lower|get rid of|take out|clean up|fix|soften|smooth|tone down) (?:it|that|this|them)|(?:make|have) (?:it|that) (?:\\w+ )?(?:weaker|softer|smaller|fainter|less)|without|gone)\\b)`,
    ),
    ', much',
  ],
  // "Lots of punch"
  [/\b(?:lots|loads|plenty|tons|heaps) of (?=(?:punch|pop|oomph|bite)\b)/, 'a lot of '],
  // "Comic, intensity low", "with high intensity"
  ...(
    [
      ['low|weak|faint|slight|gentle|light|mild|small|minimal|subtle|soft', 'subtle'],
      ['medium|moderate|middling|average', 'medium'],
      ['high|strong|full|maximum|max|great|big', 'strong'],
    ] as const
  ).flatMap(([said, meant]): Form[] => [
    [
      new RegExp(
        `(?<=\\w )(?:, |with |at |in |and )*(?:an? |the )?(?:${said}) (?:intensity|strength)(?= ?$| [,.;!])(?<!\\b(?:color|light|less|more) .*)`,
      ),
      meant,
    ],
    [
      new RegExp(
        `(?<=\\w )(?:, |with |at |in |and )*(?:an? |the )?(?:intensity|strength)(?: of| at| set to| to| on| :)? (?:${said})(?= ?$| [,.;!])(?<!\\b(?:color|light|less|more) .*)`,
      ),
      meant,
    ],
  ]),
  [
    /(?<=\b(?:dehaze|denoise|sharpen|fog|grain|vignette|hdr|saturation|contrast|brightness|warmth|glow)\b[^,.;:!?“]* )at (\d{1,3})(?= ?$| [,.;!])/,
    'at $1%',
  ],
  // "Sepia, but only about half as strong as usual"
  [
    new RegExp(
      `(?:, |but |and |only |just |about |around |roughly )*half as (?:strong|strongly|much|intense)(?: as (?:usual|normal|always|it is|that))?${END}`,
    ),
    'at 50%',
  ],
  // "HDR effect about half strength"
  [
    /\b(?:at |with |in )?(?:about |around |roughly |only |just )*half (?:the |its |of the )?(?:usual |normal )?(?:strength|intensity|power)\b/,
    'at 50%',
  ],
  // "Crank the colours right up", "turn the contrast way up"
  [new RegExp(`\\b${TURNS} ${TURNED} ${FAR} up(?: please)?${END}`), 'much more $1'],
  // "Punchy HDR": how strong it is
  [/\b(?:punchy|crisp|bold|gritty|powerful|full on|proper|intense|heavy) hdr\b/, 'strong hdr'],
  // "Noise is very much in the dark portion. Kindly reduce the same."
  [
    new RegExp(
      `${START}(?:the |there is |theres )?(noise|grain|brightness|contrast|saturation|sharpness|haze|blur|vignette|warmth|yellow|red|blue|green|glare) (?:is |are )?(?:very much|too much|so much|a lot|very high|too high|very strong|too strong|very heavy|quite high|more)(?: (?:in|on|at) [^,.;:!?“]*?)? [.,;] (?:so |and |please |kindly |can you |could you |pls )*(reduce|remove|lower|decrease|lessen|minimi[sz]e|cut|take out|tone down|bring down) (?:the same|it|that|this)(?: (?:down|please|out))*(?=$| ?$| [,.;!?]| without\\b| but\\b| and\\b)`,
    ),
    '$2 the $1',
  ],
  // "A wee bit of film grain on top"
  [
    new RegExp(
      `\\b(grain|noise|texture|haze|glow|vignette|fog|snow|rain|tint) (?:(?:right )?on top|over the top|over it|over everything|laid over|on top of (?:it|that|everything|all that)|over (?:it all|all of it))(?: of (?:it|that) all| of it| all)?${END}`,
    ),
    '$1',
  ],
  // "Only the tiniest bit"
  [
    /\b(?:only |just |but )*(?:by )?(?:the|a) (?:very )?(?:tiniest|slightest|smallest|merest|teensiest|weeest|littlest) (?:little )?(?:bit|touch|amount|tad|hint|smidge|notch)\b/,
    'slightly',
  ],
  // "A rainbow in the sky, a faint one"
  [
    /\b(?:an? )?(rainbow|vignette|frame|border|shadow|outline|glow|caption|title|mist|fog) ((?:(?:in|on|over|around|round|behind|across|at|under) (?:the |my |our |it|us|him|her|them)?(?:\w+ )?)?)[,;–-] (?:but |just |only |please |make it |and )*(?:an? )((?:[a-z]+ ){1,3})one\b(?= ?$| [,.;!?]| please\b| and\b)/,
    'a $3 $1 $2',
  ],
  [
    /\b(thin|light|fine|thick|heavy|soft|gentle|dense) (?:layers?|blankets?|coats?|veils?|films?|sheets?|bands?|touch) of (?=(?:fog|mist|snow|haze|rain|grain)\b)/,
    '$1 ',
  ],
  // "Sepia but only half"
  [
    new RegExp(
      `\\b(${LOOK}(?: (?:effect|look|tone|style))?) (?:, )?(?:but )?(?:only |just |maybe |at )+half(?: (?:of it|strength|as strong|strong|the strength|that|as much))*${END}`,
    ),
    '$1 at 50%',
  ],
  // "Darken the corners just a hair", "a hair brighter"
  [/\b(?:just |by |only )+a hair(?= ?$| ?[,.;!?]| and\b)/, 'slightly'],
  [
    /\b(?:just )?a hair (?=(?:brighter|darker|warmer|cooler|lighter|sharper|softer|more|less)\b)/,
    'slightly ',
  ],
  // "Bump the contrast"
  [
    /\b(?:lift|bump|crank|push|nudge|notch|ramp|kick|jack|dial|whack|pump) (?:up )?(?:the |its )?(contrast|brightness|saturation|sharpness|warmth|exposure|vibrance|clarity)(?: up)?\b/,
    'increase the $1',
  ],
];
