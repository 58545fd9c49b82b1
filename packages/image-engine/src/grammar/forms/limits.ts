import { COLOUR, END, START } from './parts.ts';
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
const LIKENED =
  '(?:oompa loompas?|clowns?|tomato(?:es)?|carrots?|lobsters?|zombies?|ghosts?|vampires?|corpses?|wax (?:figures?|dolls?|works?)|wax|dolls?|barbies?|aliens?|smurfs?|the simpsons|oranges?|an orange|plastic(?: dolls?)?|mannequins?|robots?|cartoons?|shop dummies|porcelain|candy|toys?|martians?)';
const WHOM = '(?:me|us|him|her|them|it|everyone|everybody|people|(?:the|my|our|his|her) \\w+)';

/** How far a wish is to go, and what it shall not come to. */
export const LIMIT_FORMS: readonly Form[] = [
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
  // "But don't make us look like oompa loompas", "without making the face like plastic"
  [
    new RegExp(
      `(?:, |\\. |; |but |and |please |only |just )+(?:dont|do not|never|without) (?:make|making|turn|turning|have|having|let|get|leave|leaving) ${WHOM} (?:look |looking |appear |end up |come out |seem |be |become |become )*(?:all |too |so )*(?:(?:like |as |into |to )(?:an? |some |a bunch of )?${LIKENED}|(?:plastic|plasticky|waxy|fake|artificial|orange|unnatural|airbrushed|weird|smeary))${END}`,
    ),
    ', but not too much',
  ],
  [
    new RegExp(
      `(?:, |\\. |but |and |please |only )+(?:${WHOM}|i|we|he|she|they|that|faces?|skin) (?:shouldnt|should not|mustnt|must not|dont|do not|doesnt|isnt to|are not to) (?:look|end up|come out|become|get|turn out|be) (?:all |too |so )*(?:like |as |into )(?:an? |some )?${LIKENED}${END}`,
    ),
    ', but not too much',
  ],
  // "Denoise it, but not so that faces look waxy", "… but skin should still look natural"
  [
    new RegExp(
      `(?<=\\b(?:denoise|noise|noisy|grain|grainy|smooth\\w*|sharp\\w*|retouch\\w*|clean)\\b[^:!?“]*)(?:, |\\. |but |and |only |just |please )+(?:not so (?:much )?that|so (?:that )?|not to where|(?:to |in such a )way that)? ?(?:keep |leave )?(?:${WHOM}|faces?|skin|it|the faces?|details?|texture)(?: (?:texture|tones?|pores|detail))? (?:(?:should|must|still|to|all|dont|doesnt|not|stays?|keeps?|remains?|looking|looks?|look|be|become|get|turn|end up) )*(?:waxy|natural|plastic|plasticky|real|realistic|smeary|smeared|fake|normal|human|lifelike|blurry|soft|mushy|like (?:wax|plastic))${END}`,
    ),
    ', but not too much',
  ],
  // "A small vignette, barely visible"
  [
    new RegExp(
      `(?:, |but |and )+(?:it should be |should be |so its |its |only |just |almost |so faint its )*(?:barely|hardly|scarcely|just about) (?:visible|noticeable|there|perceptible|seen)(?<=\\b(?:vignette|grain|fog|mist|tint|glow|shadow|snow|rain|sepia|blur|gradient|texture|rainbow)\\b[^:!?“]*)${END}`,
    ),
    ', but not too much',
  ],
  // "Nobody should notice that it was edited", "it must not look photoshopped"
  [
    new RegExp(
      `(?:, |\\. |; |but |and |so |that |please |only )+(?:(?:nobody|no one|noone|you|one|people) (?:should|shouldnt|must|mustnt|can|cant|will|wont|would|could)(?: not)?(?: be able to)? (?:notice|see|tell|realise|realize|know)(?: (?:that|its|it|this|was|is|has|been|anything|something|i|we|did|much))* (?:edited|edit|photoshopped|retouch|retouched|change|done|treated|manipulated)|(?:it|this|that) (?:shouldnt|should not|mustnt|must not|doesnt|does not|isnt to) (?:look|seem|appear) (?:too |all |so )*(?:edited|edit|photoshopped|retouched|retouch|manipulated|filtered|processed)|without (?:it )?(?:looking|look|being) (?:too |all |so )*(?:edited|edit|photoshopped|retouched|retouch|manipulated|filtered|processed))${END}`,
    ),
    ', but not too much',
  ],
  // "Night version, but with it still recognisable, not pitch black"
  [
    /(\bnight(?:time)?\b[^.;:!?“]*?) (?:, |but |and |with |so |that )+(?:(?:you|i|we|one) (?:can |should |must |could |need to |have to )*)?(?:it |us |me |everything |we |the \w+ |my \w+ |our \w+ )?(?:is |are |being |should be |stays? |must be |has to be |to be )*(?:still )?(?:see|seeing|recogni[sz]e|recogni[sz]able|visible|readable|identifiable)(?: it| us| me| everything)?(?: still)?(?=(?: ,| and| but) not)/,
    '$1',
  ],
  [
    new RegExp(
      `(\\bnight(?:time)?\\b[^.;:!?“]*?) (?:, |but |and |just |only )+(?:not |no |without )(?:being |too |so |all |quite |totally |completely |make it |it being )*(?:pitch black|pitch dark|black|too dark|that dark|so dark|murky|inky)${END}`,
    ),
    '$1 , but not too much',
  ],
  // "Noise is very much in the dark portion. Kindly reduce the same."
  [
    new RegExp(
      `${START}(?:the |there is |theres )?(noise|grain|brightness|contrast|saturation|sharpness|haze|blur|vignette|warmth|yellow|red|blue|green|glare) (?:is |are )?(?:very much|too much|so much|a lot|very high|too high|very strong|too strong|very heavy|quite high|more)(?: (?:in|on|at) [^,.;:!?“]*?)? [.,;] (?:so |and |please |kindly |can you |could you |pls )*(reduce|remove|lower|decrease|lessen|minimi[sz]e|cut|take out|tone down|bring down) (?:the same|it|that|this)(?: (?:down|please|out))*(?=$| ?$| [,.;!?]| without\\b| but\\b| and\\b)`,
    ),
    '$2 the $1',
  ],
  // "Sharpen the bowl's pattern": a part of a thing, and not all of the picture
  [
    /\b(sharpen|brighten|darken|blur|lighten|soften) (the|my|our|his|her) (\w+s (?:pattern|label|logo|print|texture|edge|edges|handle|lid|stitching|engraving|stripes|embroidery|buttons|collar|wheels|screen|headlights|rim))(?= ?$| [,.;]| and\b| please\b)/,
    '$1 only $2 $3',
  ],
];
