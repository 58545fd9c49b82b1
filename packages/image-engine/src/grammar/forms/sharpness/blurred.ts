import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const ABOUT =
  '(?:(?:like|about|around|roughly|maybe|perhaps|say|so|some|to|at|by|with|the|approximately|circa|almost|nearly) )*';
const EXCEPT = '(?:except(?: for)?|but(?: for)?|apart from|aside from|besides|other than|save for)';

/** What is to be blurred, but for something. */
export const BLURRED_FORMS: readonly Form[] = [
  // "Tout flou sauf le chien": nobody complains of that, but to have it sharpened
  [
    new RegExp(
      `^is too blurry (?=${EXCEPT} )(?!.*\\b(?:sharpen|sharper|sharp|crisp|deblur|unblur|focus|fix|restore|clearer|improve|enhance|mend)\\b)`,
    ),
    'blur everything ',
  ],
  // "Blur everything except the dog, like 80%": so strong is the wish, and not what is left out of it
  [
    new RegExp(
      `(?<=\\b(?:everything|all|everywhere|everyone|background|picture|photo|whole thing)\\b[^.;:!?“]*?)(?<!\\b(?:crop|cut|trim|border|frame|resize|zoom|pad)\\b.*)(${EXCEPT} (?:(?:the|my|our|his|her|this|that) )?(?!(?:for|the|my|our|his|her|this|that) )(?:\\w+ )??\\w+(?<! (?:number|numbers|page|line|no|house|player))) (?:(?:,|–|-) )?${ABOUT}(\\d{1,3})${END}`,
    ),
    '$2 $1',
  ],
];
