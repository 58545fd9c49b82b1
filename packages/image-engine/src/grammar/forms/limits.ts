import { END, START } from './parts.ts';
import type { Form } from './rewrite.ts';

const LIKENED =
  '(?:oompa loompas?|clowns?|tomato(?:es)?|carrots?|lobsters?|zombies?|ghosts?|vampires?|corpses?|wax (?:figures?|dolls?|works?)|wax|dolls?|barbies?|aliens?|smurfs?|the simpsons|oranges?|an orange|plastic(?: dolls?)?|mannequins?|robots?|cartoons?|shop dummies|porcelain|candy|toys?|martians?)';
const WHOM = '(?:me|us|him|her|them|it|everyone|everybody|people|(?:the|my|our|his|her) \\w+)';

/** How far a wish is not to go, told by what it is not to come out as. */
export const LIMIT_FORMS: readonly Form[] = [
  // "But don't make us look like oompa loompas", "without making the face like plastic"
  [
    new RegExp(
      `(?:, |\\. |; |but |and |please |only |just )+(?:dont|do not|never|without) (?:make|making|turn|turning|have|having|let|get|leave|leaving) ${WHOM} (?:look |looking |appear |end up |come out |seem |be |become |become )*(?:all |too |so )*(?:(?:like |as |into |to )(?:an? |some |a bunch of )?${LIKENED}|(?:plastic|plasticky|waxy|fake|artificial|orange|unnatural|airbrushed|weird|smeary))${END}`,
    ),
    ', but not too much',
  ],
  [
    new RegExp(
      `(?<= )without (?:making|turning|get|leaving) ${WHOM} (?:look |looking |appear |seem )*(?:all |too |so )*(?:(?:like|as|into|to) (?:an? |some |a bunch of )?${LIKENED}|(?:plastic|plasticky|waxy|artificial|fake|smeary|smooth|airbrushed))${END}`,
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
  [
    new RegExp(
      `(\\bnight(?:time)?\\b[^.;:!?“]*?) (?:, |but |and |with |so |that )+(?:(?:you|i|we|one) (?:can |should |must |could |need to |have to )*)?(?:still )?(?:it |us |me |everything |we |the \\w+ |my \\w+ |our \\w+ )?(?:is |are |being |should be |stays? |must be |has to be |to be )*(?:still )?(?:see|seeing|recogni[sz]e|recogni[sz]able|visible|identifiable)(?: it| us| me| everything)?(?: still)?${END}`,
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
  // "Kindly do the same": what was said before.
  [
    /\b(reduce|remove|lower|decrease|fix|correct|crop|rotate|straighten|rectify) the same\b/,
    '$1 it',
  ],
  // "Sepia at half strength"
  [
    /\b(?:at|with|in|on|to|of) (?:only )?half (?:the )?(?:strength|power|intensity|force)\b/,
    'at 50%',
  ],
];
