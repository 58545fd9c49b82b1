import type { PlanStep } from '../operations/registry.ts';
import type { Token } from './tokens.ts';

/** A step, and the words of the clause that asks for it. */
export interface SaidStep {
  step: PlanStep;
  tokens: readonly Token[];
}

const says = (tokens: readonly Token[], test: RegExp) => tokens.some(({ text }) => test.test(text));

/** "A polaroid frame, and write Rome on it": the words belong on the paper. */
function withCaptionOnPaper(said: readonly SaidStep[]): SaidStep[] {
  const paper = said.find(({ step }) => step.op === 'frame' && step.params.style === 'polaroid');
  const text = said.find(
    ({ step, tokens }) =>
      step.op === 'text' &&
      tokens.some(({ text }, i) => /^(on|under|below)$/.test(text) && tokens[i + 1]?.text === 'it'),
  );
  if (paper?.step.op !== 'frame' || text?.step.op !== 'text' || paper.step.params.caption !== null)
    return [...said];
  const caption = text.step.params.text;
  const step: PlanStep = { ...paper.step, params: { ...paper.step.params, caption } };
  return said.flatMap((each) => {
    if (each === text) return [];
    return each === paper ? [{ ...each, step }] : [each];
  });
}

/** "A circle with a transparent background": around the circle there is nothing anyway. */
function withRoundOnNothing(said: readonly SaidStep[]): SaidStep[] {
  const isRound = said.some(
    ({ step }) => step.op === 'format' && step.params.format === 'roundProfile',
  );
  return said.filter(
    ({ step, tokens }) =>
      !(
        isRound &&
        step.op === 'removeBackground' &&
        says(tokens, /^transparent$/) &&
        !says(tokens, /^(remove|cut|erase|delete)$/)
      ),
  );
}

/** "Square, for Instagram": the shape that is said stands above the one that the place would like. */
function withShapeSaid(said: readonly SaidStep[]): SaidStep[] {
  const isCut = said.some(({ step }) => step.op === 'crop' && 'ratio' in step.params);
  return said.filter(({ step }) => {
    const isPlace = step.op === 'format' && !/[pP]assport|round/.test(step.params.format);
    return !(isCut && isPlace);
  });
}

/** "A warm golden-hour glow", "a poster in four colours": one look, said twice in a breath. */
function withLooksSaidOnce(said: readonly SaidStep[]): SaidStep[] {
  return said.filter(({ step, tokens }) => {
    const beside = said.filter((each) => each.tokens === tokens && each.step !== step);
    const isBeside = (op: string) => beside.some((each) => each.step.op === op);
    // "Like a Ghibli movie"
    if (step.op === 'cinematic')
      return !(
        ['anime', 'cartoon', 'comic'].some(isBeside) && !says(tokens, /^(cinematic|letterbox)/)
      );
    // "Stitch them into a panorama"
    if (step.op === 'crop') return !isBeside('sideBySide') && !isBeside('collage');
    if (step.op === 'warmth') return !(step.params.percent > 0 && isBeside('goldenHour'));
    return !(step.op === 'poster' && said.some((each) => each.step.op === 'posterise'));
  });
}

/** The steps as they are meant beside each other. */
export function meantTogether(said: readonly SaidStep[]): PlanStep[] {
  const mounted = withRoundOnNothing(withCaptionOnPaper(said));
  return withLooksSaidOnce(withShapeSaid(mounted)).map(({ step }) => step);
}
