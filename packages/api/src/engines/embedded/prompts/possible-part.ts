import { describePlan, operations, type PlanStep, reasonValues } from '@nano-banana/image-engine';
import type { ParsedPrompt } from '@nano-banana/image-engine/grammar';
import type { Improvement } from '../../prompt-engine.ts';
import { isCarriedOut, isSamePlan, readPrompt, stepsBeside } from './read-prompt.ts';

/** What of a prompt can be carried out, in the visitor's words. */
export interface PossiblePart {
  /** '' when nothing can. */
  text: string;
  /** What was left out and why. */
  leftOut: Improvement[];
}

/** More wishes in one prompt are not weighed one by one: each costs another reading. */
const maxPieces = 24;

/** More than this many parts are not named one by one. */
const maxNamed = 5;

const joint = `(?:and then|and|then|but|und dann|und|dann|aber|y luego|y|luego|pero|et puis|et|puis|mais)`;

/** Ways of beginning a wish, of which nothing is left when the wish is gone. */
const polite =
  'i|we|you|he|she|they|it|please|pls|can|could|would|will|also|to|want|like|love|need';

/** What joined something to the rest that is gone: "on a beach with ␀". */
const preposition = '(?:(?:like|wie|como|comme) )?(?:with|mit|con|avec)|like|wie|como|comme';

/** Leaves out of a prompt what cannot be carried out. */
export function possiblePart(prompt: string): PossiblePart {
  const whole = readPrompt(prompt);
  if (whole.refused.length === 0) return { text: whole.plan.length > 0 ? prompt : '', leftOut: [] };
  const cut = withoutPhrases(prompt, whole);
  const text = [...(cut.isTorn ? inPlainWords(whole) : []), cut.text, ...piecewise(prompt, whole)]
    .filter((candidate) => candidate !== '' && isCarriedOut(candidate))
    .reduce((best, next) => (kept(next, whole) > kept(best, whole) ? next : best), '');
  const lost = text === '' ? [] : stepsBeside(whole.plan, readPrompt(text).plan);
  return { text, leftOut: [...refusals(whole), ...lostSteps(lost)] };
}

/** How much of what was asked is still there; wishes that nobody had are worse than none. */
function kept(text: string, { plan }: ParsedPrompt): number {
  if (text === '') return 0;
  const left = readPrompt(text).plan;
  if (isSamePlan(left, plan)) return Number.POSITIVE_INFINITY;
  return stepsBeside(left, plan).length > 0 ? -1 : left.length;
}

/** What goes on in the same breath, and not with a wish of its own: "swap ␀ the sky". */
const goesOn = /^[^.!?;,\n]*[\p{L}\p{N}<>]/u;
const nextWish = new RegExp(String.raw`^\s*(?:[.!?;,\n]|${joint}\s)`, 'iu');

/** The prompt without the very words that were refused; torn when what stays is no sentence any more. */
function withoutPhrases(prompt: string, { refused }: ParsedPrompt) {
  let text = prompt.replace(/\n/g, ' ');
  let isTorn = false;
  for (const { phrase } of refused) {
    // A long one is quoted without its end.
    const at = text.indexOf(phrase.replace(/…$/u, ''));
    if (at < 0) continue;
    const end = phrase.endsWith('…') ? endOfSentence(text, at) : at + phrase.length;
    const rest = text.slice(end);
    isTorn ||= goesOn.test(rest) && !nextWish.test(rest);
    text = `${text.slice(0, at)}\u0000${rest}`;
  }
  return { text: withoutLooseEnds(text), isTorn };
}

/** The usual amounts of what goes up and down; examples of operations have one direction each. */
const plainWishes = [
  'Make it brighter',
  'Make it darker',
  'Make it cooler',
  'Reduce the contrast',
  'Make the colours weaker',
  'Make the background black and white',
  'Make the background darker',
];

/** What the engine reads in the prompt, in its own words; nothing where it has none for a step. */
function inPlainWords({ plan }: ParsedPrompt): string[] {
  const sentences = plan.map((step) => {
    const own = operations.filter(({ op }) => op === step.op).map(({ example }) => example);
    return [...own, ...plainWishes].find((text) => isSamePlan(readPrompt(text).plan, [step]));
  });
  return sentences.includes(undefined) ? [] : [sentences.map((text) => `${text}.`).join(' ')];
}

function endOfSentence(text: string, from: number): number {
  const at = text.slice(from).search(/[.!?;]/);
  return at < 0 ? text.length : from + at;
}

/** Takes away what joined the gaps to the rest: "…, and ␀, and make it warmer". */
function withoutLooseEnds(text: string): string {
  const gap = String.raw`\s*\u0000\s*`;
  const begun = new RegExp(`(^|[.!?;,]|\\s${joint}(?=\\s))(?:\\s*\\b(?:${polite}))+${gap}`, 'giu');
  return text
    .replace(begun, '$1\u0000')
    .replace(new RegExp(`\\s(?:${preposition})${gap}`, 'giu'), '\u0000')
    .replace(new RegExp(`(?:(?:[,;]|\\s${joint})*${gap})+(?=[.!?;]|$)`, 'giu'), '')
    .replace(new RegExp(`(^|[.!?;])${gap}(?:,\\s*)?(?:${joint}\\s)?`, 'giu'), '$1 ')
    .replace(
      new RegExp(`(?:,\\s*|\\s)(?:${joint}\\s)?${gap}(?=,|\\s${joint}\\s|${joint}\\s)`, 'giu'),
      ' ',
    )
    .replace(new RegExp(gap, 'gu'), ' ')
    .replace(/([.!?;])(?:\s*[.!?;])+/g, '$1')
    .replace(/\s+([.,!?;])/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(new RegExp(`^(?:[\\s,.;!?]|(?:${joint}|${preposition})\\s)+`, 'iu'), '')
    .trim();
}

/** Those of the pieces that can be carried out, put together again. */
function piecewise(prompt: string, whole: ParsedPrompt): string[] {
  if (whole.plan.length === 0) return [];
  const pieces = prompt
    .split(new RegExp(String.raw`[.!?;,\n]+|\s${joint}\s`, 'iu'))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (pieces.length > maxPieces) return [];
  const wanted = pieces.filter((piece) => isCarriedOut(piece) && kept(piece, whole) > 0);
  return [wanted.join(', '), wanted.map((piece) => `${piece}.`).join(' ')];
}

function refusals({ refused }: ParsedPrompt): Improvement[] {
  const named = refused.slice(0, maxNamed).map(({ phrase, reason }) => ({
    code: 'left_out',
    text: `Left out “${phrase}”, because ${reason.replace(/^it /, 'the embedded engine ')}.`,
    values: { phrase, ...reasonValues(reason) },
  }));
  const others = refused.length - named.length;
  if (others === 0) return named;
  const text = `Left out ${others} more that it cannot do.`;
  return [...named, { code: 'left_out_more', text, values: { count: others } }];
}

/** What could be done, had it not been said in one breath with what cannot. */
function lostSteps(lost: readonly PlanStep[]): Improvement[] {
  return describePlan(lost).map(({ op, label }) => ({
    code: 'left_out_together',
    text: `Left out “${label}” as well: it could not be told apart from the rest.`,
    values: { ops: [op] },
  }));
}
