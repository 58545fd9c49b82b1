import type { Form } from '../rewrite.ts';
import { TOLD, toldOfPart } from './parts.ts';

/** What is marked as a part of the picture, however it is called. */
export const SELECTION_FORMS: readonly Form[] = [
  // What is marked as a part of the picture, however it is called.
  ...toldOfPart(TOLD),
];
