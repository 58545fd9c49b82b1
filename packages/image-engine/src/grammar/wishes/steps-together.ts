import type { PlanStep } from '../../operations/registry.ts';
import { withSidesFilled } from './filled-sides.ts';
import {
  withCaptionOnPaper,
  withCaptionsOutside,
  withOneFrame,
  withOwnEdges,
  withRoundOnNothing,
  withStrokesCut,
  withTilesRounded,
} from './framed-together.ts';
import { withGapsOfRows } from './gaps-of-rows.ts';
import {
  withGroundsBlurred,
  withLooksSaidOnce,
  withOneEnlarging,
  withPartsCovered,
} from './looks-said-once.ts';
import { withMarginsAboutSubject } from './margins-about-subject.ts';
import { withRestOfSubjectGrey } from './rest-in-grey.ts';
import { type SaidStep, says } from './said-step.ts';
import { withCollageShaped } from './shapes-of-collages.ts';
import { withLabelsOfStack, withTextsTogether } from './texts-together.ts';

/** "Rotate it left, it is sideways": which way says the other. */
function withTurnsSaid(said: readonly SaidStep[]): SaidStep[] {
  const turns = said.filter(({ step }) => /^(rotate|straighten)$/.test(step.op));
  // "It lies on its side, the right way up please": a quarter of a turn.
  const isOnSide = turns.some(({ tokens }) => says(tokens, /^sideways$/));
  if (isOnSide && turns.some(({ tokens }) => says(tokens, /^(upside)$/) && !says(tokens, /^is$/)))
    return said.filter(({ tokens, step }) => step.op !== 'rotate' || says(tokens, /^sideways$/));
  // "It is upside down, rotate it": by how much is said by that.
  const isBare = ({ step, tokens }: SaidStep) =>
    step.op === 'rotate' &&
    !says(tokens, /^(upside|left|right|clockwise|counterclockwise|quarter|sideways)$/) &&
    !tokens.some(({ kind }) => kind === 'number');
  if (turns.some(({ tokens }) => says(tokens, /^upside$/)) && turns.some(isBare))
    return said.filter((each) => !isBare(each));
  // "It is upside down, flip it": it is turned round, and not mirrored as well.
  if (turns.some(({ tokens }) => says(tokens, /^upside$/)))
    return said.filter(
      ({ step, tokens }) =>
        step.op !== 'flip' ||
        says(tokens, /^(mirror|mirrored|horizontally?|vertically?|left|right|sideways)$/),
    );
  return said.filter(
    (each) =>
      !(each.step.op === 'rotate' && turns.length > 1 && says(each.tokens, /^sideways$/)) ||
      says(each.tokens, /^(rotate|turn|spin)$/),
  );
}

/** "The horizon is crooked, rotate it 3° to the right": by how much is said. */
function withAngleSaid(said: readonly SaidStep[]): SaidStep[] {
  const isNamed = said.some(({ step }) => step.op === 'rotate' && step.params.degrees % 90 !== 0);
  return said.filter(({ step }) => !(isNamed && step.op === 'straighten'));
}

/** "A square crop around the dog": the shape is that of the cut about it. */
function withShapeAboutSubject(said: readonly SaidStep[]): SaidStep[] {
  const about = said.find(({ step }) => step.op === 'subjectCrop');
  const cut = said.find(({ step }) => step.op === 'crop' && 'ratio' in step.params);
  if (about?.step.op !== 'subjectCrop' || cut?.step.op !== 'crop' || !('ratio' in cut.step.params))
    return [...said];
  const { ratio } = cut.step.params;
  const step: PlanStep = { op: 'subjectCrop', params: { ...about.step.params, ratio } };
  return said.flatMap((each) => (each === cut ? [] : [each === about ? { ...each, step } : each]));
}

/** "Low resolution, make it HD": as large as the name says, and no larger. */
function withSizeSaid(said: readonly SaidStep[]): SaidStep[] {
  const isNamed = said.some(
    ({ step }) => step.op === 'resize' && 'grow' in step.params && step.params.grow === true,
  );
  return said.filter(({ step }) => !(isNamed && step.op === 'upscale'));
}

/** "Square, for Instagram": the shape that is said stands above the one that the place would like. */
function withShapeSaid(said: readonly SaidStep[]): SaidStep[] {
  const isCut = said.some(
    ({ step }) =>
      (step.op === 'crop' && 'ratio' in step.params) ||
      (step.op === 'subjectCrop' && step.params.ratio !== null),
  );
  const isUpright = said.some(
    ({ step, tokens }) => step.op === 'crop' && says(tokens, /^(portrait|vertical|upright)$/),
  );
  return said.filter(({ step }) => {
    const isPlace = step.op === 'format' && !/[pP]assport|round/.test(step.params.format);
    // "Portrait format for an Instagram story": that says the same, and exactly.
    const isStory = said.some(
      (each) => each.step.op === 'format' && each.step.params.format === 'story',
    );
    if (isStory && isUpright) return step.op !== 'crop';
    return !(isCut && isPlace);
  });
}

/** "Remove the background and add a drop shadow": it is the subject's, and no card's. */
function withShadowsOfSubject(said: readonly SaidStep[]): SaidStep[] {
  const isFreed = said.some(({ step }) => /^(removeBackground|replaceBackground)$/.test(step.op));
  return said.map((each) => {
    const { step, tokens } = each;
    const isShadow = step.op === 'frame' && step.params.style === 'card';
    if (
      !isFreed ||
      !isShadow ||
      !says(tokens, /^shadows?$/) ||
      says(tokens, /^(frame|card|border)$/)
    )
      return each;
    return { ...each, step: { op: 'shadow', params: { percent: 50, kind: 'behind' } } };
  });
}

/** "Cinematic, black bars, teal and orange": said in several pieces it is one look with all of that. */
function withLooksJoined(said: readonly SaidStep[]): SaidStep[] {
  const isBarred = said.some(({ step }) => step.op === 'cinematic' && step.params.letterbox);
  return said.map((each) => {
    const { step } = each;
    if (!isBarred || step.op !== 'cinematic') return each;
    return { ...each, step: { ...step, params: { ...step.params, letterbox: true } } };
  });
}

/** "Skyscrapers behind me, at night": that scene is one of its own, and whoever is before it stays in the light. */
function withCitiesAtNight(said: readonly SaidStep[]): SaidStep[] {
  const isNight = ({ step }: SaidStep) => step.op === 'night';
  const city = said.find(
    ({ step }) =>
      step.op === 'replaceBackground' && step.params.to === 'scene' && step.params.scene === 'city',
  );
  // "The skyline of a city at night"
  const isNamed = city !== undefined && says(city.tokens, /^night$/);
  if (!city || !(isNamed || said.some(isNight))) return [...said];
  const step: PlanStep = {
    op: 'replaceBackground',
    params: { to: 'scene', scene: 'cityNight', colours: [] },
  };
  // "Everything at night": whoever is before it, too.
  const isThere = (each: SaidStep) =>
    isNight(each) && !says(each.tokens, /^(everything|whole|all)$/);
  return said.flatMap((each) => (isThere(each) ? [] : [each === city ? { ...each, step } : each]));
}

/** "A forest with fog": behind who is put there. */
const withWeatherBehind = (said: readonly SaidStep[]): SaidStep[] =>
  said.map((each) => {
    const { step, tokens, joint } = each;
    const isBehind =
      /^(fog|snow|rain)$/.test(step.op) &&
      !step.on &&
      (joint === 'with' ||
        said.some((other) => other.step.op === 'replaceBackground' && other.tokens === tokens)) &&
      said.some(
        (other) => other.step.op === 'replaceBackground' && other.step.params.to === 'scene',
      );
    return isBehind ? { ...each, step: { ...step, on: 'background' } } : each;
  });

/** Each builds on those before it. */
const TOGETHER: readonly ((said: readonly SaidStep[]) => readonly SaidStep[])[] = [
  withSidesFilled,
  withShadowsOfSubject,
  withStrokesCut,
  withTilesRounded,
  withGapsOfRows,
  withOwnEdges,
  withOneFrame,
  withCaptionOnPaper,
  withCaptionsOutside,
  withRoundOnNothing,
  withLooksJoined,
  withOneEnlarging,
  withPartsCovered,
  withCitiesAtNight,
  withWeatherBehind,
  withGroundsBlurred,
  withShapeAboutSubject,
  withMarginsAboutSubject,
  withTurnsSaid,
  withAngleSaid,
  withShapeSaid,
  withSizeSaid,
  withLooksSaidOnce,
  withTextsTogether,
  withLabelsOfStack,
  withCollageShaped,
  withRestOfSubjectGrey,
];

/** The steps as they are meant beside each other. */
export const meantTogether = (said: readonly SaidStep[]): PlanStep[] =>
  TOGETHER.reduce((steps, turn) => turn(steps), said).map(({ step }) => step);
