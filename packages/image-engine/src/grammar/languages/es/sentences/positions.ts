import type { Form } from '../../../forms/rewrite.ts';

/** Sentences of Spanish about where in the picture something is. */
export const SPANISH_POSITIONS: readonly Form[] = [
  // "A la izq"
  [/\b(?:izq|izda|izqda)(?: \.(?= \S))?(?= |$)/, 'izquierda'],
  [/\b(?:dcha|drcha|dcho)(?: \.(?= \S))?(?= |$)/, 'derecha'],
  // "Pa la izquierda"
  [/\bpa (?:la|el) (izquierda|derecha)\b/, 'a la $1'],
  [/\bpa (?=(?:la|el|los|las|mi|que|arriba|abajo|un|una)\b)/, 'para'],
];
