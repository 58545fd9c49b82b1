import { START } from '../parts.ts';
import type { Form } from '../rewrite.ts';

const STRIP = '(?:strip|bar|band|bande|banner|stripe|streifen|franja|border|margin|space|edge)';
const WITH =
  '(?:(?:with|saying|says|that|which|and|add|write|containing|on|it|the|text|words?|title|caption|:) )*';

/** Paper beside a picture for what is written; it is white. */
export const STRIP_FORMS: readonly Form[] = [
  // "A white strip below the picture with the text “Water”"
  [
    new RegExp(
      `${START}(?:(?:please|add|put|place|make|have|want|i|an?) )*(?:white ${STRIP}|${STRIP} white) (?:below|under|underneath|beneath)(?: (?:the|my|this) (?:picture|photo|image))? ${WITH}(“”)`,
    ),
    'write $1 below the picture',
  ],
];
