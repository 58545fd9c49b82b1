import { END } from './parts.ts';
import type { Form } from './rewrite.ts';

const KIN =
  '(?:great )*(?:grandmas?|grandmothers?|grannys?|grandpas?|grandads?|grandfathers?|grandparents|nans?)';

/** What a look is likened to, and how a picture with a fault came about: nothing of it is a wish of its own. */
export const LIKENESS_FORMS: readonly Form[] = [
  // "Sepia with dark corners, like in great-grandma's album", "… like around 1900"
  [
    new RegExp(
      `(?<=\\b(?:sepia|vintage|retro|grain|vignette|corners|black and white|grayscale|faded|aged|film)\\b[^“]* )(?:, )?(?:just )?(?:like|as|as if)(?: (?:in|from|out of|around|about|back|it|was|were|they|taken|shot|of))* (?:(?:my|our|the|an?) )?(?:${KIN} (?:old )?(?:album|photo album|photos?|pictures?|attic|times?|days|house)|(?:years? )?(?:18|19)\\d\\ds?|(?:(?:old|family|photo) ){1,2}albums?)${END}`,
    ),
    '',
  ],
  // "Make it look like 1970", "… like it was taken in 1970"
  [
    new RegExp(
      `\\b(?:make|let|have) (?:it|this|everything|(?:the|my|our) (?:photo|picture|image|pic)) look (?:like|as if|as though) (?:its |it is |it was |were |from |taken |shot |in |around |about |the year )*(?:18|19)\\d\\d${END}`,
    ),
    'give it a vintage look',
  ],
  // "It's foggy and flat from the plane window"
  [
    new RegExp(
      `(?<=\\b(?:foggy|hazy|misty|flat|dull|blurry|dark|washed out|pale|milky) )(?:from|through|out of) (?:the|an?|my|our) (?:plane|aeroplane|airplane|train|bus|car|hotel|ferry|cable car) windows?${END}`,
    ),
    '',
  ],
  // "Too much noise, shot at ISO 6400 in a gym"
  [
    /(?<=\b(?:noise|noisy|grain|grainy)\b[^.;“]* )(?:, )?(?:its |it was )?(?:shot|taken|photographed|at)(?: (?:at|with))? iso \d+(?: (?:in|at) (?:an? |the |my |our )?\w+(?: \w+)?)?(?= ?$| [,.;])/,
    '',
  ],
  // "Upscale 2x, it's a tiny pic from an old Nokia"
  [
    new RegExp(
      `(?<=\\b(?:upscale|enlarge|bigger|larger|resolution)\\b[^.;“]* )(?:, |because |since )*(?:its|it is|this is) (?:only |just )?an? (?:(?:really|very|super) )?(?:tiny|small|little|low res|low resolution) (?:pic|picture|photo|image|thing)(?: (?:from|off|taken with|shot on) (?:an? |my |the )?(?:old )?\\w+(?: phone| camera)?)?${END}`,
    ),
    '',
  ],
  // "Put snow on everything and a bit falling from above"
  [
    new RegExp(
      `(?<=\\bsnow\\b[^.;“]* )(?:and|,) (?:an? bit|a little|some|more)(?: of it)? (?:falling|coming)(?: down)?(?: from (?:above|the sky|up there))?${END}`,
    ),
    '',
  ],
];
