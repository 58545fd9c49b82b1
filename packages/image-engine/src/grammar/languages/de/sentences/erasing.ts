import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of German about what is to go, is in the way, or is to be hidden. */
export const GERMAN_ERASING: readonly Form[] = [
  [
    /(?<=^|[,.;:!?] )(?:das|der|die|es) gehort (?:da|hier|dort) nicht(?: hin)?(?= ?$| [.!])/,
    'entferne das',
  ],
];
