import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of German about what was marked, boxed or painted over. */
export const GERMAN_MARKED: readonly Form[] = [
  // "Die Mülltonne da, die ich angemalt habe, muss weg": what is marked
  [
    /(?<=^(?:bitte )?)(die|der|das|den) ([^,.;:!?“ ]+)(?: (?:da|dort|hier))?(?: ,)? (?:die|der|das|den) ich (?:(?:da|hier) )?(?:angemalt|markiert|ubermalt|angestrichen|eingekreist|angekreuzt) hab(?:e)?(?: ,)? (?=(?:muss|soll|kann|bitte|weg|raus|verschwind))/,
    '$1 angemalte $2 ',
  ],
];
