import type { Trait } from '../../operations/operation.ts';
import {
  aspectOf,
  inCanonicalOrder,
  operationOf,
  type PlanStep,
  picturesFor,
} from '../../operations/registry.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import type { Match } from '../words/vocabulary.ts';
import { withAllBlended } from './blended-pictures.ts';
import { fillsNothing, shapeOf } from './filled-sides.ts';
import { keptTraits } from './kept-traits.ts';
import { borderOfRefused, withoutLabelsOfMissing } from './missing-pictures.ts';
import type { Outcome } from './outcomes.ts';
import { KEEPS_COLOURS } from './promises.ts';
import { FIRST_ONLY } from './read-wishes.ts';
import type { Refused, Wish } from './reading.ts';
import type { SaidStep } from './said-step.ts';
import { underOwnSky } from './scene-skies.ts';
import { meantTogether } from './steps-together.ts';
import { withTextsInMark } from './texts-in-mark.ts';
import { withTonesInMark } from './tones-in-mark.ts';

const MAX_STEPS = 24;

/** A later step of an operation replaces an earlier one; captions and frames may come twice. */
function withoutRepeats(steps: readonly PlanStep[]): PlanStep[] {
  const kept: PlanStep[] = [];
  for (const step of steps) {
    const same = kept.findIndex((other) => {
      if (other.op !== step.op || other.on !== step.on || aspectOf(other) !== aspectOf(step))
        return false;
      return !operationOf(step).repeatable || JSON.stringify(other) === JSON.stringify(step);
    });
    if (same >= 0) kept[same] = step;
    else kept.push(step);
  }
  return kept.slice(0, MAX_STEPS);
}

/** To a shape the picture comes by a cut. */
const NEEDS_CUT = {
  reason: 'it comes to another shape by cropping only',
  near: ['Add a white border', 'Resize it to 1200 px wide', 'Add a polaroid frame'],
};

const cutsAnyway = ({ op, params }: PlanStep) =>
  op === 'crop' ||
  op === 'format' ||
  (op === 'resize' && 'width' in params && params.width && params.height && !params.inside);

const NEEDS_SHAPE = {
  reason: 'it needs to know the shape, such as a square or 16:9',
  near: ['Make it 16:9 without cropping', 'Blur the background', 'Add a white border'],
};

/** "Don't crop", and no shape that would be the wrong one. */
const isBareCut = ({ operation, hint }: Match) =>
  operation.op === 'crop' && Object.keys(hint).length === 0;

/** "Crop it to 16:9, but don't cut off the heads": then rather something is added at the sides. */
const sparesPeople = (outcomes: readonly Outcome[]) =>
  outcomes.some(
    ({ unwanted, segment: { tokens } }) =>
      unwanted.some(isBareCut) &&
      tokens.some(
        ({ text }) =>
          /^(heads?|faces?|feet|ears|hair|tail|paws?|wings?|hands|arms|legs|shoes|people|anyone|anybody|anything|me|us|him|her|them)$/.test(
            text,
          ) || SCOPE_WORDS.has(text),
      ),
  );

/** Make one picture of several. */
const ASSEMBLES = /^(collage|sideBySide|doubleExposure)$/;

const NOT_FOR_ONE = { reason: 'it can do that to the whole picture only', near: KEEPS_COLOURS };

/** "A collage, the first photo bigger": something is for one of the pictures that become one. */
function isForOne({ segment: { tokens }, steps }: Outcome, outcomes: readonly Outcome[]): boolean {
  const isOne = tokens.some(
    ({ text }, i) =>
      /^(first|second|third|fourth|fifth)$/.test(text) &&
      /^(photo|picture|image|pic|one)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const assembles = (wishes: Outcome['steps']) =>
    wishes.some(({ step }) => ASSEMBLES.test(step.op));
  return isOne && !assembles(steps) && outcomes.some((each) => assembles(each.steps));
}

const ALL_PICTURES =
  /\b(?:all|both)(?: of)?(?: the| my| our| these| them)?(?: \w+)? (?:photos|pictures|images|pics)\b|\b(?:every|each) (?:photo|picture|image|pic)\b|\b(?:all|both) of them\b/;

/** "All photos brighter": the first becomes so, and the others are told of. */
function othersLeft({ segment: { tokens }, steps }: Outcome, imageCount: number): Refused[] {
  const isForAll = ALL_PICTURES.test(tokens.map(({ text }) => text).join(' '));
  const isOfOne = steps.length > 0 && steps.every(({ step }) => picturesFor(step) === 1);
  if (imageCount < 2 || !isForAll || !isOfOne) return [];
  return [{ tokens, reason: FIRST_ONLY, near: steps.map(({ step }) => operationOf(step).example) }];
}

const isWeather = ({ op }: PlanStep) => /^(snow|rain|fog)$/.test(op);
/** Weather comes with a light of its own. */
const PALES = {
  reason: 'snow, rain and fog change the light, and the colours with it',
  near: KEEPS_COLOURS,
};

/** "Enhance it, but don't change the colours": the contrast is no colour. */
const withColoursKept = (step: PlanStep, traits: ReadonlySet<Trait>): PlanStep =>
  step.op === 'enhance' && traits.has('colours')
    ? ({ op: 'contrast', params: { percent: 18 }, ...(step.on ? { on: step.on } : {}) } as PlanStep)
    : step;

/** Why a step that was read is not carried out after all; null when it is. */
function objectionTo(
  { step }: Wish,
  { segment: { tokens } }: Outcome,
  traits: ReadonlySet<Trait>,
  imageCount: number,
): Refused | null {
  const operation = operationOf(step);
  const needed = picturesFor(step);
  if (needed > imageCount) {
    const reason = `it needs ${needed} pictures for that`;
    return { tokens, reason, near: [...operation.related] };
  }
  const clash = operation.touches.find(
    (trait) => traits.has(trait) && !(trait === 'colours' && isWeather(step)),
  );
  return clash ? { tokens, reason: `you asked to keep the ${clash}`, near: KEEPS_COLOURS } : null;
}

/** The steps that stand once negations and what is to be kept have been heard; adds to `refused`. */
export function wantedSteps(
  outcomes: readonly Outcome[],
  refused: Refused[],
  { imageCount, isMarked, isMasked }: { imageCount: number; isMarked: boolean; isMasked: boolean },
): PlanStep[] {
  const unwanted = outcomes.flatMap((o) => o.unwanted);
  const traits = new Set(outcomes.flatMap((o) => [...keptTraits(o.kept)]));
  const everything = outcomes.flatMap(({ steps, segment: { tokens } }) =>
    steps.map(({ step }) => ({ step, tokens })),
  );
  const said: SaidStep[] = [];
  for (const [i, outcome] of outcomes.entries()) {
    if (!outcomes.some((each) => each.steps.some(({ step }) => picturesFor(step) > 1)))
      refused.push(...othersLeft(outcome, imageCount));
    for (const { step: asked, hint } of outcome.steps) {
      const meant = withAllBlended(asked, outcome.segment.tokens, imageCount);
      const wish: Wish = { hint, step: withColoursKept(meant, traits) };
      const operation = operationOf(wish.step);
      // "darker, not brighter": only the same phrase's sense is unwanted.
      const isUnwanted = unwanted.some(
        (m) =>
          m.operation === operation &&
          JSON.stringify(m.hint) === JSON.stringify(wish.hint) &&
          // "9:16, but don't cut off the heads": the shape stays wanted.
          !(isBareCut(m) && 'ratio' in wish.step.params),
      );
      if (isUnwanted) continue;
      // "Make it square, without cropping": something comes beside it.
      if (cutsAnyway(wish.step) && unwanted.some(isBareCut)) {
        const isCrop =
          !sparesPeople(outcomes) &&
          outcome.segment.tokens.some(({ text }) => /^(crop|cut|trim)$/.test(text));
        const shape = isCrop ? null : shapeOf(wish.step, outcome.segment.tokens);
        // "Square, for Instagram, without cutting off the dog": what is said stands above the place.
        const isNamed =
          wish.step.op === 'format' &&
          everything.some(({ step }) => step.op === 'crop' && 'ratio' in step.params);
        if (isNamed) continue;
        if (shape)
          said.push({
            step: { op: 'pad', params: { ...shape, colour: null } },
            ...outcome.segment,
          });
        else refused.push({ tokens: outcome.segment.tokens, ...NEEDS_CUT });
        continue;
      }
      // "A double exposure with a forest", "a collage with a white border": that was no wish of its own.
      const isWithRefused =
        outcome.segment.joint === 'with' &&
        /^(replaceBackground|frame)$/.test(wish.step.op) &&
        outcomes[i - 1]?.steps.some(({ step }) => picturesFor(step) > imageCount);
      const isEdgeOfRefused =
        wish.step.op === 'frame' &&
        outcome.steps.some((each) => picturesFor(each.step) > imageCount);
      if (isEdgeOfRefused) continue;
      const owner = borderOfRefused(wish.step, outcome, outcomes[i - 1], refused);
      if (owner) {
        owner.tokens.push(...outcome.segment.tokens);
        continue;
      }
      if (isWithRefused) {
        refused.at(-1)?.tokens.push(...outcome.segment.tokens);
        continue;
      }
      const objection = isForOne(outcome, outcomes)
        ? { tokens: outcome.segment.tokens, ...NOT_FOR_ONE }
        : objectionTo(wish, outcome, traits, imageCount);
      if (objection) refused.push(objection);
      else if (fillsNothing({ step: wish.step, tokens: outcome.segment.tokens }, everything))
        refused.push({ tokens: outcome.segment.tokens, ...NEEDS_SHAPE });
      else said.push({ step: wish.step, ...outcome.segment });
    }
  }
  const kept = outcomes.find((each) => keptTraits(each.kept).has('colours'))?.kept;
  if (kept && said.some(({ step }) => isWeather(step))) refused.push({ tokens: kept, ...PALES });
  const placed = underOwnSky(withoutLabelsOfMissing(said, outcomes, imageCount));
  refused.push(...placed.refused);
  const inMark = isMarked ? withTextsInMark(placed.said) : placed.said;
  const wanted = meantTogether(isMarked && !isMasked ? withTonesInMark(inMark) : inMark);
  // "Remove the background and put a yellow one": the first is only how to get to the second.
  const isReplaced = wanted.some(({ op }) => /^(replaceBackground|blendSubject|sticker)$/.test(op));
  // What is to be seen in grey is not to go.
  const isSeen = wanted.some(({ op, on }) => op === 'grayscale' && on === 'background');
  // "Put my dog of the second photo next to me in the first": in one picture, and not beside it.
  const isPut = outcomes.some(
    ({ steps }) =>
      steps.some(({ step }) => step.op === 'blendSubject') &&
      steps.some(({ step }) => step.op === 'sideBySide'),
  );
  const lasting = wanted.filter(
    ({ op }) =>
      !(op === 'removeBackground' && (isReplaced || isSeen)) && !(op === 'sideBySide' && isPut),
  );
  // "An office background, but blurry": the new one is meant.
  const blurred = lasting.map(
    (step): PlanStep =>
      isReplaced &&
      step.op === 'backgroundBlur' &&
      lasting.some(({ op }) => op === 'replaceBackground')
        ? { op: 'blur', params: { percent: step.params.percent }, on: 'background' }
        : step,
  );
  return inCanonicalOrder(withoutRepeats(blurred));
}
