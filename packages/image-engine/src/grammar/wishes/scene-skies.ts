import { operationOf, type PlanStep } from '../../operations/registry.ts';
import type { Refused } from './reading.ts';
import type { SaidStep } from './said-step.ts';

/** Skies that drawn places have anyway: one that is asked for beside them asks for nothing more. */
const THERE: Readonly<Record<string, RegExp>> = {
  beach: /^(clear|clouds)$/,
  mountains: /^(clear|clouds)$/,
  sunset: /^sunset$/,
};

const sceneIn = ({ op, params }: PlanStep) =>
  op === 'replaceBackground' && params.to === 'scene' ? params.scene : undefined;

/** "A beach with a sunset sky" is the sunset over the sea. */
const withSunset = (said: SaidStep): SaidStep => {
  const { step } = said;
  return step.op === 'replaceBackground' && sceneIn(step) === 'beach'
    ? { ...said, step: { ...step, params: { to: 'scene', scene: 'sunset', colours: [] } } }
    : said;
};

/**
 * "A forest under a stormy sky": places are drawn with a sky of their own, and another one would take
 * what stands before it, as distant mountains do, for a part of the old.
 */
export function underOwnSky(all: readonly SaidStep[]): { said: SaidStep[]; refused: Refused[] } {
  const wantsSunset = all.some(
    ({ step }) => step.op === 'replaceSky' && step.params.sky === 'sunset',
  );
  const said = wantsSunset ? all.map(withSunset) : [...all];
  const scene = said.map(({ step }) => sceneIn(step)).find((each) => each !== undefined);
  if (scene === undefined) return { said, refused: [] };
  const skies = said.filter(({ step }) => step.op === 'replaceSky');
  const refused = skies
    .filter(({ step }) => step.op === 'replaceSky' && !THERE[scene]?.test(step.params.sky))
    .map(({ step, tokens }) => ({
      tokens: [...tokens],
      reason: 'a place that is drawn has its own sky',
      near: [...operationOf(step).related],
    }));
  return { said: said.filter((each) => !skies.includes(each)), refused };
}
