import type { SaidStep } from './said-step.ts';

/** Whether how dark or light it is to be is said of a frame: in its name, or right behind it. */
export function saysOfFrame(each: SaidStep, said: readonly SaidStep[]): boolean {
  const frame = said.findIndex(({ step }) => step.op === 'frame');
  if (frame < 0) return false;
  const isBehind = frame < said.indexOf(each);
  const { tokens } = each;
  const isHow = tokens.every(({ text }) =>
    /^(darker|dark|lighter|light|bright|and|rather|,|not|too|wide|narrow|thin|thick)$/.test(text),
  );
  const isNamed = tokens.some(
    ({ text }, i) =>
      /^(dark|darker|light|lighter)$/.test(text) &&
      tokens.slice(Math.max(0, i - 1), i + 3).some(({ text }) => /^(frame|border)$/.test(text)),
  );
  return isNamed || (isBehind && isHow);
}
