import { END } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const BLURRED =
  '(?:blur|blurs|blurring|blurred|blurry|blurrier|defocus|defocused|out of focus|unsharp)';

/** What blurred backgrounds are called, said beside how strongly one is to be blurred. */
export const BOKEH_FORMS: readonly Form[] = [
  // "Very blurry background, bokeh effect": one and the same, and how much of it was told
  [
    new RegExp(
      `(?<=\\b(?:(?:background|backdrop) (?:[^.;!?“]* )?${BLURRED}|${BLURRED} (?:[^.;!?“]* )?(?:background|backdrop))\\b[^.;!?“]* )(?<!\\b(?:it|me|in|on|a|an|the|to|put|make|add|give|want|no|not|without|than) )(?:(?:,|and|with|like|for|as|a|an|the|some) )*(?:(?:nice|beautiful|real|proper|creamy|kind|sort|of) )*(?:bokeh(?: (?:effect|look|style|blur|mode|like))?|blur (?:the )?background(?: (?:effect|look|style))?|portrait mode|depth of field(?: (?:effect|look))?)${END}`,
    ),
    '',
  ],
];
