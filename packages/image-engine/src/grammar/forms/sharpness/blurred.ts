import { END, START } from '../parts.ts';
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
  // "Smudge everything so you can't recognise anything"
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:(?:smudge|smear|fuzz|blur|mush|fog|defocus)(?: up| out| over)? (?:everything|it|it all|all of it|the (?:(?:whole|entire) )?(?:thing|photo|picture|image|shot|lot))(?: up| out)?|(?:make|turn|get) (?:everything|it|it all|all of it|the (?:(?:whole|entire) )?(?:thing|photo|picture|image|shot|lot)) (?:(?:so|into|to|all|a|that|really|totally) )*(?:blurry|blurred|blur|mush|fuzzy|smudged|unsharp)) (?:(?:so|until|till|to where|enough|that|so much|far) )+(?:nobody|no one|you|one|we|they|people|nothing|anyone|noone|not a soul|its|is)(?: (?:can|cant|cannot|could|couldnt|will|wont|is|are|not|be|able|to|longer|no|really|ever|even))+ (?:recogni[sz]ed?|recogni[sz]able|made out|make(?: out)?|tell|see|identify|identified|identifiable|read|knows?|guess)(?: (?:anything|anyone|anybody|a thing|us|me|it|them|out|whats|what|who|is|there|on|in|any|more|anymore))*${END}`,
    ),
    'blur everything strongly',
  ],
  [
    new RegExp(
      `${START}(?:please |can you |could you |just )*(?:smudge|smear|fuzz|mush)(?: up| out| over)? (?:everything|it all|all of it|the (?:(?:whole|entire) )?(?:thing|photo|picture|image|shot|lot))(?: up| out)?${END}`,
    ),
    'blur everything',
  ],
];
