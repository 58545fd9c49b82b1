import { plain } from '../languages/plain.ts';
import type { Token } from '../words/tokens.ts';

/** Name a place of the picture, in each of the languages. */
export const PLACE =
  /^(?:top|bottom|upper|lower|oberen?|unteren?|linken?|rechten?|mitten|haute|basse|alto|middle|center|centre|centered|left|right|corner|oben|unten|mitte|mittig|bildmitte|zentrum|zentriert|links|rechts|ecke|rand|bildrand|arriba|abajo|debajo|centro|medio|mitad|centrado|izquierda|izquierdo|derecha|derecho|esquina|superior|inferior|pie|haut|bas|dessous|milieu|centre|gauche|droite?|coin|superieure?|inferieure?)$/;
/** Stand within a place, and are none. */
export const WITHIN =
  /^(?:in|on|at|of|the|to|up|down|along|across|near|over|very|dead|smack|hand|part|edge|side|picture|photo|image|der|die|das|den|dem|am|an|im|ins|auf|aufs|ganz|genau|bereich|teil|seite|bild|foto|drunter|druber|en|la|el|a|al|de|del|lo|todo|justo|parte|borde|lado|imagen|au|le|les|du|dans|sur|tout|plein|beau|partie|bord|cote|limage)$/;
export const word = (token: Token | undefined) => (token?.kind === 'word' ? plain(token.raw) : '');
export const isName = (token: Token | undefined) =>
  token !== undefined && (token.kind === 'number' || /^[\p{Lu}&]/u.test(token.raw));
/** Belongs to what follows, where nothing more of a place does. */
const isLoose = (text: string) => /^(?:in|on|en|a|de|la|mit|auf|the|with|au|le)$/.test(text);

/** Where a place that begins there ends; `from` when none does. */
export function placeEnd(tokens: readonly Token[], from: number): number {
  let to = from;
  let hasPlace = false;
  while (PLACE.test(word(tokens[to])) || WITHIN.test(word(tokens[to]))) {
    // "In red", "mit der …" begin something else.
    hasPlace ||= PLACE.test(word(tokens[to]));
    to += 1;
  }
  while (to > from && !PLACE.test(word(tokens[to - 1])) && isLoose(word(tokens[to - 1]))) to -= 1;
  return hasPlace ? to : from;
}

/** "Write in the lower left Summer 2024": the place behind the words, as most have it. */
export function withWordsBeforePlace(tokens: readonly Token[]): Token[] {
  const write = tokens.findIndex((token) => /^(?:write|type)$/.test(word(token)));
  const from = placeEnd(tokens, write + 1);
  const first = tokens[from];
  if (write < 0 || from < write + 2 || !first || first.kind === 'quote' || !isName(first))
    return [...tokens];
  const end = tokens.findIndex(({ kind }, i) => i > from && kind === 'separator');
  const to = end < 0 ? tokens.length : end;
  const place = tokens.slice(write + 1, from);
  const at = /^(?:in|on|at|along|across|near|up|down)$/.test(word(place[0]))
    ? []
    : [{ ...first, kind: 'word' as const, text: 'at', raw: '' }];
  return [
    ...tokens.slice(0, write + 1),
    ...tokens.slice(from, to),
    ...at,
    ...place,
    ...tokens.slice(to),
  ];
}
