import { COLOUR, END } from './parts.ts';
import type { Form } from './rewrite.ts';

/** What joins a limit to the wish before it. */
const BUT = '(?:, |\\. |; |– |- |but |and |with |though |please |maybe |really )+';
const FEW =
  '(?:(?:only|just|nothing but|no more than|not more than|at most|maybe|perhaps) (?:an? )?(?:few|a few|a couple of|couple of|a handful of|handful of|some|one or two|two or three|a small amount of|the odd|odd|light|tiny|single|sparse|thin|faint|little|wisp of|touch of|hint of|bit of|dusting of|sprinkling of)|(?:very )?few|a few|a couple of|a handful of|one or two|two or three|the odd|not (?:so |too |that )(?:many|much)|sparse|a (?:light|thin|mere|fine) (?:dusting|sprinkling) of)';
const HOW = '(?: (?:single|small|little|tiny|light|fine|gentle|scattered|soft|delicate|big|lone))*';
const TAIL =
  '(?: (?:at most|at the most|tops|max|only|please|really|though|falling|drifting|here and there|in the air|or so|is enough|are enough|will do|thats all|not more|no more|flying about|floating about))*';
/** Of what each kind of weather is made. */
const PARTICLES: readonly (readonly [weather: string, of: string])[] = [
  ['snow|snowing|snowfall|snows|snowy', '(?:snow ?)?(?:flakes?|snow|flurr(?:y|ies))'],
  ['rain|raining|rainfall|rains|rainy', '(?:rain ?)?(?:drops?|rain|drizzle|sprinkles?|spots)'],
  ['fog|foggy|mist|misty|haze|hazy', '(?:wisps?|patch(?:es)?|strands?|veils?|fog|mist|swathes)'],
];
/** Looks, and lights that have a colour of their own. */
const LOOK =
  'vintage|retro|sepia|cinematic|golden hour|warmer|warmth|nostalgic|70s|80s|60s|50s|1970s|1960s|1980s|analog|teal and orange|toned|tint|sunset light|evening light|autumnal|faded|hdr|vignette';
const OVERDONE = `(?:dont|do not|not|never|without|no need to) (?:to )?(?:go |be )?(?:too |all |so )?(?:overdo|over do|overdoing|exaggerat\\w+|overboard|crazy|mad|wild|overuse|heavy|heavy handed|far|lay it on)(?: (?:on|with|in))?`;

/** How far a wish is to go, told by what it is made of, by its name, or by the colour it brings. */
export const RESTRAINT_TOLD_FORMS: readonly Form[] = [
  // "Straighten it and crop": straightening does.
  [
    new RegExp(
      `(?<=\\b(?:straighten|level|straight)\\b[^,.;:!?“]{0,30} )(?:, )?(?:and |then )*(?:crop|trim)(?: it)?(?: (?:off |away )?(?:whats|what is|whatever is|the) (?:left over|sticking out|too much|rest|empty corners|corners|edges))?${END}`,
    ),
    '',
  ],
  // "Reduce the noise without smoothing the skin": it never does.
  [
    /(?<=\b(?:noise|grain|denoise|grainy|noisy)\b[^.;“]*? )(?:, )?(?:but )?(?:without|dont|not|no) (?:smooth|smoothing|blur|blurring|soften|softening|flatten|flattening|plasticky|waxy)(?: out)?(?: (?:the |my |our |his |her |their )?(?:skin|faces?|details?|edges|textures?|hair))*(?= ?$| [,.;!]| and\b)/,
    'gently',
  ],
  // "Make it snow, but only a few flakes"
  ...PARTICLES.map(
    ([weather, of]): Form => [
      new RegExp(
        `\\b(${weather}) ([^:!?“]{0,120}?)(?<= )(?:${BUT})?(?:${FEW})${HOW} ${of}(?: of (?:snow|rain|fog|mist))?${TAIL}${END}`,
      ),
      'slightly $1 $2',
    ],
  ),
  ...PARTICLES.map(
    ([weather]): Form => [
      new RegExp(
        `\\b(${weather}) ([^:!?“]{0,120}?)(?<= )${BUT}(?:only |just )+(?:an? )?(?:very )?(?:light |thin |tiny |little |faint |soft |mere )?(?:wisp|hint|touch|bit|dusting|sprinkling|few|handful|drizzle|flurry|veil|whiff|breath)(?: of (?:it|them|that|snow|rain|fog|mist))?${TAIL}${END}`,
      ),
      'slightly $1 $2',
    ],
  ),
  // "Fog, but so that you can still see the house"
  [
    new RegExp(
      `\\b(snow|snowing|rain|raining|fog|foggy|mist|misty|night|nighttime) ([^:!?“]{0,120}?)(?<= )${BUT}(?:only |just )?(?:so (?:much )?(?:that )?|as long as |such that )?(?:(?:you|i|we|one|people) (?:can |should |must |could |need to |have to )*(?:still )?(?:see|recogni[sz]e|make out|read)(?: (?:the|my|our|his|her) \\w+| us| me| it| everything)?(?: behind it| through it| clearly| well| still)*|(?:the|my|our|his|her|everything|we) ?(?:\\w+ )?(?:(?:is|are|be|should|must|has|have|to|stays?|remains?|still|can|clearly) )+(?:visible|recogni[sz]able|seen|readable|legible|recogni[sz]ed))${END}`,
    ),
    'slightly $1 $2',
  ],
  // "Punchy HDR": how strong it is
  [/\b(?:punchy|crisp|bold|gritty|powerful|full on|proper|intense|heavy) hdr\b/, 'strong hdr'],
  // "Punchy HDR and a rainbow, but don't overdo the HDR", "… go easy on the vignette"
  [
    new RegExp(
      `\\b(?:strong |heavy |really |very |much |big |bold )*(\\w{3,}) ([^:!?“]{0,120}?)(?<= )${BUT}(?:${OVERDONE}|(?:go |take it )?easy (?:on|with)|(?:not|nothing) too (?:much|heavy)(?: of| on| with)?|only (?:a little|a bit|slight|a touch|a hint)(?: of)?|nothing over the top (?:with|on)) (?:the |that |any )?\\1(?: (?:effect|part|bit|look|thing|too much|though|please|down))*${END}`,
    ),
    'slightly $1 $2',
  ],
  // "… keep the snow light", "… the vignette should be subtle"
  [
    new RegExp(
      `\\b(?:strong |heavy )*(snow|rain|fog|mist|vignette|grain|hdr|sepia|blur|contrast|saturation|sharpening|warmth|rainbow|glow|tint) ([^:!?“]{0,120}?)(?<= )${BUT}(?:keep it|(?:keep |make )?(?:the |that )?\\1) (?:(?:should|must|has to|needs to|is to|can|may|only|just|be|is|stay|to|quite|very|really) )*(?:subtle|light|gentle|slight|faint|soft|discreet|restrained|low|modest|mild|barely (?:there|visible|noticeable)|not too (?:strong|heavy|much|thick|dense|dark))(?: please)?${END}`,
    ),
    'slightly $1 $2',
  ],
  // "70s vintage, the colour shouldn't get too orange though"
  [
    new RegExp(
      `\\b(${LOOK}) ([^:!?“]{0,120}?)(?<= )${BUT}(?:(?:the |its |my |our )?(?:colors?|tones?|it|that|this|picture|photo|image|result|whole thing|look|skin|skin tones?|faces?|everything|effect|whites|we|i|she|he)(?: tones?)? )?(?:(?:should|must|shall|may|can|is|are) ?(?:nt|not)|shouldnt|mustnt|shant|isnt to|arent to|not|nothing|dont|doesnt|never|without)(?: (?:to|have|need|let|want|make|it|that|them|us|go|get|getting|be|being|become|becoming|turn|turning|turn out|come out|end up|look|looking))* (?:too|so|all|overly|that|quite so) (?:${COLOUR}|warm|cold|strong|garish|loud|bright|dark|yellowish|brownish|orangey|orangish|reddish|kitschy|cheesy|extreme|fake|intense)(?: (?:and|or) \\w+)?(?: (?:though|please|tho|if possible|either))*${END}`,
    ),
    'slightly $1 $2',
  ],
  // "Brighter, but not too bright"
  [
    new RegExp(
      `\\b((bright|dark|warm|cool|cold|sharp|vivid|soft|color)(?:er|ful)?) ([^,.:;!?“]{0,60}?)(?<= )${BUT}not (?:to be |getting |become )?(?:too|so|overly|all that|that) \\2(?:ful)?(?: (?:though|please))*${END}`,
    ),
    'slightly $1 $3',
  ],
];
