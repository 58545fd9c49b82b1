import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of French about what is said beside a wish and asks for nothing. */
export const FRENCH_TALK: readonly Form[] = [
  [/(?<=^|[,.;:!?] )(?:(?:cest|c est|quel) )?dommage(?: [,.;:!])+ (?=\S)/, ''],
  // "Prend la fleur de la première", as it is often written
  [/^prend (?=(?:la|le|les|mon|ma|mes|ce|cette|notre) )/, 'prends'],
];
