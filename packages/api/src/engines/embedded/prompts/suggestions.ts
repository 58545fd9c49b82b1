import { operations, proofread } from '@nano-banana/image-engine';
import { limits } from '../../../limits.ts';
import { findFacets } from './facets.ts';
import { additions } from './phrases.ts';
import { possiblePart } from './possible-part.ts';
import { isCarriedOut, readPrompt, stepsBeside } from './read-prompt.ts';
import { asSentence } from './sentence.ts';

/** Small steps that go well with many edits, as they continue a sentence. */
const continuations = [
  'add a vignette',
  'add film grain',
  'add a white border',
  'sharpen it a little',
  'make it a little warmer',
  'add a little contrast',
  'crop it to a square',
  'make the colours a little stronger',
  'blur the background',
  'round the corners',
];

const everyAddition = [...new Set(Object.values(additions).flat())];

/** So many of the suggestions go on from the prompt itself, at most; the others are beside it. */
const ownShare = 0.5;

/** Texts that are the same to a reader: capital letters, blanks and the full stop do not count. */
const sameText = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[\s.!]+$/u, '')
    .trim();

/** Prompts beside one, all of which the embedded image engine carries out whole. */
export function suggestOperations(basePrompt: string, count: number): string[] {
  const whole = readPrompt(basePrompt);
  const { text } = possiblePart(basePrompt);
  const own = goingOn(text).slice(0, Math.ceil(count * ownShare));
  const done = new Set(whole.plan.map(({ op }) => op as string));
  const beside = [...whole.alternatives, ...neighboursOf(done)];
  const all = [...own, ...beside].filter(isCarriedOut);
  return unlike(basePrompt, all).slice(0, count);
}

/** The prompt with one more step. */
function goingOn(text: string): string[] {
  if (text === '') return [];
  const { plan } = readPrompt(text);
  const { language } = proofread(text);
  const start = asSentence(text.replace(/[\s.,;:!…]+$/u, ''));
  const wishes =
    language === 'en'
      ? continuations.map((continuation) => `${start.replace(/\.$/, '')} and ${continuation}`)
      : everyAddition.map((addition) => `${start} ${addition.text[language]}`);
  return wishes.flatMap((wish) => {
    if (wish.length > limits.maxPromptLength) return [];
    const { plan: longer, refused } = readPrompt(wish);
    const isMore = longer.length === plan.length + 1 && stepsBeside(plan, longer).length === 0;
    return isMore && refused.length === 0 ? [wish] : [];
  });
}

/** Examples of other operations, those listed next to what the prompt asks for first. */
function neighboursOf(done: ReadonlySet<string>): string[] {
  const at = operations.findIndex(({ op }) => done.has(op));
  const turned = at < 0 ? operations : [...operations.slice(at + 1), ...operations.slice(0, at)];
  return turned
    .filter(({ op, usesSelection }) => !done.has(op) && !usesSelection && !needsMore.has(op))
    .map(({ example }) => example);
}

/** They need more than the one picture that a visitor usually has. */
const needsMore = new Set(['sideBySide', 'collage', 'blendSubject', 'doubleExposure']);

/** Those that are neither the prompt nor one another. */
export function unlike(basePrompt: string, wishes: readonly string[]): string[] {
  const seen = new Set([sameText(basePrompt)]);
  return wishes.filter((wish) => {
    const key = sameText(wish);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Ways in which a picture can be painted, as sentences. */
const variations = [
  'Set it at golden hour, with warm, low sunlight and long shadows.',
  'Photograph it from a low angle with a wide lens.',
  'Soft studio light, a plain background and natural colours.',
  'As a loose watercolour with visible paper.',
  'At night, lit by neon signs, with reflections on wet ground.',
  'Close up, with a shallow depth of field.',
  'In black and white with deep shadows and fine film grain.',
  'In the style of a vintage film poster.',
  'In fresh snow, under an overcast sky, in cool colours.',
  'As a flat illustration with few, bold colours.',
  'In soft morning mist, with pastel colours.',
];

/** Variations of a prompt for an engine that paints; first those that speak of what it does not. */
export function suggestProse(basePrompt: string, count: number): string[] {
  const start = asSentence(basePrompt);
  const spoken = findFacets(basePrompt, []);
  const overlap = (text: string) =>
    [...findFacets(text, [])].filter((facet) => facet !== 'change' && spoken.has(facet)).length;
  const ordered = variations.toSorted((a, b) => overlap(a) - overlap(b));
  const fits = (text: string) => text.length <= limits.maxPromptLength;
  const own = ordered.map((variation) => `${start} ${variation}`).filter(fits);
  const alone = ordered.map((variation) => `The picture as it is: ${variation}`);
  return unlike(basePrompt, [...own, ...alone]).slice(0, count);
}
