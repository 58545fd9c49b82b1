import type { Trait } from '../../operations/operation.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';
import { isPartOf, namesThing } from './exceptions.ts';

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

/** "The green shutters": a thing, which is told by its colour. */
const isColourOfThing = (kept: readonly Token[], i: number): boolean =>
  COLOUR_WORDS.has(kept[i]?.text ?? '') &&
  kept[i + 1]?.kind === 'word' &&
  namesThing([{ ...(kept[i] as Token), text: 'the' }, kept[i + 1] as Token]);

/** "The porch light on", "the street lights". */
const isLamp = (kept: readonly Token[], i: number): boolean =>
  /^lights?$/.test(kept[i]?.text ?? '') &&
  ((/^(on|off|burning|lit)$/.test(kept[i + 1]?.text ?? '') && kept[i + 2] === undefined) ||
    LAMPS.test(kept[i - 1]?.text ?? ''));
const LAMPS = /^(porch|street|traffic|tail|brake|fairy|string|bedside|neon|signal|warning)$/;

/** "The lettering sharp", "the sign in focus": how a thing is to be seen. */
const isOfThing = (kept: readonly Token[], i: number): boolean =>
  /^(sharp|focus)$/.test(kept[i]?.text ?? '') && namesThing(kept.slice(0, i));

/** Qualities of the picture that the words ask to leave as they are. */
export function keptTraits(kept: readonly Token[]): Set<Trait> {
  const traits = new Set<Trait>();
  if (kept.some(({ text }) => isPartOf(text))) return traits;
  for (const [i, { text }] of kept.entries()) {
    if (isColourOfThing(kept, i) || isLamp(kept, i) || isOfThing(kept, i)) continue;
    for (const [test, trait] of TRAIT_WORDS) if (test.test(text)) traits.add(trait);
  }
  return traits;
}
