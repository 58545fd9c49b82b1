import { operationOf } from '../../operations/registry.ts';
import type { Scope } from '../../picture/picture.ts';
import type { Segment } from '../clauses/clauses.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import { FILLERS } from '../words/lexicon.ts';
import { limitedAll } from './limited.ts';
import type { Reading } from './reading.ts';

interface Read extends Reading {
  segment: Segment;
}

const VERBS =
  /^(blur|darken|brighten|lighten|sharpen|soften|desaturate|saturate|dim|mute|tint|fade|warm|cool|pixelate|denoise|enhance|invert|posterize|defocus)$/;
/** Say that a clause has a verb, or the whole picture, of its own. */
const OWN =
  /^(make|turn|add|give|put|apply|increase|reduce|boost|raise|lower|convert|change|set|use|it|this|that|picture|photo|image|pic|whole|entire|everything|everywhere|all|create|remove)$/;

/** Nothing but the wish itself and how strongly: "sharper", "a bit warmer". */
function isElliptic({ tokens, matches }: Segment): boolean {
  const said = new Set(matches.flatMap((m) => m.indices));
  return tokens.every(
    ({ text }, i) =>
      said.has(i) || ((FILLERS.has(text) || INTENSITY_WORDS.has(text)) && !OWN.test(text)),
  );
}

function firstWord({ tokens, matches }: Segment): string {
  return tokens[matches[0]?.from ?? 0]?.text ?? '';
}

/** The part that a clause is about, be it in the operation's own phrase: "blur the background". */
function partOf({ aim, steps, segment }: Read): Scope | null {
  if (aim) return aim.on;
  const isBlur = steps.every(({ step }) => (step.op as string) === 'backgroundBlur');
  const names = segment.tokens.some((t) => SCOPE_WORDS.has(t.text));
  return isBlur && steps.length > 0 && names ? 'background' : null;
}

function limit(outcome: Read, on: Scope): void {
  if (!outcome.steps.every(({ step }) => operationOf(step).scopable)) return;
  outcome.steps = limitedAll(outcome.steps, on) ?? outcome.steps;
  outcome.aim = { on, indices: [], isPronoun: false };
}

/**
 * Takes the part over from one clause to its neighbour that says none: "make the background darker
 * and less colourful", "brighten and sharpen the subject".
 */
export function shareAim(first: Read, second: Read): void {
  const { joint, matches } = second.segment;
  if (first.steps.length === 0 || second.steps.length === 0 || matches.length === 0) return;
  const [before, after] = [partOf(first), partOf(second)];
  if (before && !after && !first.segment.tokens.every((t) => VERBS.test(t.text))) {
    const carriesOn = /^(and|but|with|,)$/.test(joint) && isElliptic(second.segment);
    // "A blurred background and warmer colours" says nothing of the colours of the background.
    // "Turn me into a cartoon and reduce the noise": all of the picture becomes one.
    const isLimited = first.steps.some(({ step }) => step.on !== undefined);
    const isNear =
      (first.aim !== null && isLimited) ||
      /^\w+er$/.test(second.segment.tokens.map((t) => t.text).join(' '));
    if (carriesOn && isNear && !VERBS.test(firstWord(second.segment))) limit(second, before);
  }
  // "A forest background with blur": a blur beside another background is a blur of that.
  const isPlaced = first.steps.some(({ step }) => step.op === 'replaceBackground');
  const isBlur = second.steps.every(({ step }) => step.op === 'blur');
  if (isPlaced && isBlur && /^(with|but|and|,)$/.test(joint) && isElliptic(second.segment))
    limit(second, 'background');
  const leads = isElliptic(first.segment) && VERBS.test(firstWord(first.segment));
  if (after && !before && leads && /^(and|,|\/)$/.test(joint)) limit(first, after);
}
