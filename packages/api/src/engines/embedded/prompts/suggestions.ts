import { natureOf, operations, type PlanStep } from '@nano-banana/image-engine';
import { proofread } from '@nano-banana/image-engine/grammar';
import { limits } from '../../../limits.ts';
import { findFacets } from './facets.ts';
import { additions } from './phrases.ts';
import { possiblePart } from './possible-part.ts';
import { isCarriedOut, readPrompt, stepsBeside } from './read-prompt.ts';
import { asSentence } from './sentence.ts';
import { continuations, wishes } from './wishes.ts';

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
  const { language } = proofread(basePrompt);
  const own = [...first(Math.ceil(count * ownShare), goingOn(possiblePart(basePrompt).text))];
  const done = new Set(whole.plan.map(({ op }) => op));
  const beside = [
    ...(language === 'en' ? [] : wishes[language].filter((wish) => !asksFor(wish, done))),
    ...whole.alternatives,
    ...neighboursOf(whole.plan),
  ];
  const fresh = unlike(basePrompt, [...own, ...beside]);
  return [...first(count, usable(fresh))];
}

function* usable(wishesBeside: readonly string[]): Generator<string> {
  for (const wish of wishesBeside) {
    if (isCarriedOut(wish) && !asksFor(wish, needsMore)) yield wish;
  }
}

/** Each costs a reading: no more are asked for than are needed. */
function* first(count: number, wishesOfAll: Iterable<string>): Generator<string> {
  let left = count;
  for (const wish of wishesOfAll) {
    if (left-- > 0) yield wish;
    if (left <= 0) return;
  }
}

/** The prompt with one more step; other steps come first after other prompts. */
function* goingOn(text: string): Generator<string> {
  const { plan } = readPrompt(text);
  const [step] = plan;
  if (!step) return;
  const { language } = proofread(text);
  const start = asSentence(text.replace(/[\s.,;:!…]+$/u, ''));
  const turn = operations.findIndex(({ op }) => op === step.op);
  const more =
    language === 'en'
      ? continuations.map((each) => `${start.replace(/\.$/, '')} and ${each}`)
      : everyAddition.map((addition) => `${start} ${addition.text[language]}`);
  for (const wish of turned(more, turn)) {
    if (wish.length > limits.maxPromptLength) continue;
    const { plan: longer, refused } = readPrompt(wish);
    const isMore = longer.length === plan.length + 1 && stepsBeside(plan, longer).length === 0;
    if (isMore && refused.length === 0) yield wish;
  }
}

function turned<Each>(list: readonly Each[], by: number): Each[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** They mend what few pictures have, turn or size them, or need a thing that nobody knows of. */
const seldom = new Set(
  'straighten trim rotate flip denoise restore redEye smoothSkin upscale resize recolour'.split(
    ' ',
  ),
);

/** Operations by their kind, as far as one can suggest them for any picture. */
const kinds = Object.values(
  Object.groupBy(
    operations.filter(({ op, usesSelection }) => !usesSelection && !seldom.has(op)),
    (operation) => natureOf(operation).stage,
  ),
);

/**
 * Examples of operations that are not asked for: one of each kind in turns, beginning with what is
 * like the prompt's own.
 */
function neighboursOf(plan: readonly PlanStep[]): string[] {
  const done = new Set(plan.map(({ op }) => op as string));
  const placeOf = (kind: typeof operations) => kind.findIndex(({ op }) => done.has(op));
  const own = kinds.findIndex((kind) => placeOf(kind) >= 0);
  const queues = turned(kinds, Math.max(0, own)).map((kind) =>
    turned(kind, placeOf(kind) + 1).filter(({ op }) => !done.has(op)),
  );
  const rounds = Math.max(...queues.map((queue) => queue.length));
  return Array.from({ length: rounds }, (_, round) =>
    queues.flatMap((queue) => queue[round]?.example ?? []),
  ).flat();
}

function asksFor(wish: string, ops: ReadonlySet<PlanStep['op']>): boolean {
  return readPrompt(wish).plan.some(({ op }) => ops.has(op));
}

/** They need more than the one picture that a visitor usually has. */
const needsMore = new Set<PlanStep['op']>([
  'sideBySide',
  'collage',
  'blendSubject',
  'doubleExposure',
  'matchColours',
]);
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
