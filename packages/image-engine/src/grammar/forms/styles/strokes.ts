import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const JOINT = '(?:(?:,|with|and|in|using|of|the|a|an|some|really|very|nice|big) )*';
const BROAD = '(?:thick|heavy|bold|chunky|coarse|strong|fat|broad|rough|visible|pronounced)';
const BRUSHED =
  '(?:brush ?strokes?|strokes?|brush ?marks?|brushwork|dabs|paint strokes|impasto|textures?|layers)(?: of (?:oil |the )?(?:paint|color|brush))?';
/** Black ones are what every comic has. */
const LINES = '(?:ink )?(?:outlines?|outlining|lines?|linework|contours?|strokes?|edges)';

/** How broad the strokes and lines of a look are: that is how strong it is. */
export const STROKE_FORMS: readonly Form[] = [
  // "Oil paint effect, heavy brush strokes"
  [
    new RegExp(
      `(?<=\\b(?:oil(?: paint(?:ing)?)?|paint(?:ing|ed)?|watercolou?r|van gogh|impressionist)\\b[^.;!?“]* )${JOINT}${BROAD} (?:${BROAD} )?${BRUSHED}${END}`,
    ),
    'strongly',
  ],
  // "Cartoon with thick outlines", "pencil sketch, bold lines"
  [
    new RegExp(
      `(?<=\\b(?:cartoon|comic|comics|anime|manga|sketch|drawing|pencil)\\b[^.;!?“]* )${JOINT}(?:dark |clear )?(?:thick|heavy|bold|chunky|strong|fat|pronounced) (?:(?:thick|heavy|bold|chunky|strong|fat|dark|clear) )?${LINES}${END}`,
    ),
    'strongly',
  ],
];
