import type { Trait } from '../../operations/operation.ts';
import type { Token } from '../words/tokens.ts';
import { isPartOf } from './exceptions.ts';

const TRAIT_WORDS: readonly (readonly [RegExp, Trait])[] = [
  [
    /^(color|colors|hue|hues|tones?|red|reds|blue|blues|green|greens|yellow|orange|pink|purple)$/,
    'colours',
  ],
  [/^(size|dimensions|resolution)$/, 'size'],
  [/^(shape|ratio|aspect|proportions|format|crop|framing)$/, 'shape'],
  [/^(sharpness|sharp|focus)$/, 'sharpness'],
  [/^(brightness|exposure|light|lighting)$/, 'brightness'],
  [/^(contrast)$/, 'contrast'],
  [/^(orientation)$/, 'orientation'],
];

/** Qualities of the picture that the words ask to leave as they are. */
export function keptTraits(kept: readonly Token[]): Set<Trait> {
  const traits = new Set<Trait>();
  if (kept.some(({ text }) => isPartOf(text))) return traits;
  for (const { text } of kept) {
    for (const [test, trait] of TRAIT_WORDS) if (test.test(text)) traits.add(trait);
  }
  return traits;
}
