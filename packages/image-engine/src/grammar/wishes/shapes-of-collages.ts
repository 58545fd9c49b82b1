import { formatOf } from '../../formats/formats.ts';
import type { PlanStep } from '../../operations/registry.ts';
import type { SaidStep } from './said-step.ts';

/** Width and height that a step gives the picture by cutting it; null where it cuts nothing. */
function sizeOf({ op, params }: PlanStep): readonly [width: number, height: number] | null {
  if (op === 'format' && !/[pP]assport|round/.test(params.format)) {
    const { width, height } = formatOf(params.format).size;
    return [width, height];
  }
  if (op !== 'resize' || !('width' in params) || params.inside) return null;
  return params.width && params.height ? [params.width, params.height] : null;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** "A collage as an Instagram story": it is laid out in that shape, where a cut would lose whole pictures. */
export function withCollageShaped(said: readonly SaidStep[]): SaidStep[] {
  const size = said.map(({ step }) => sizeOf(step)).find((each) => each !== null);
  if (!size) return [...said];
  const [width, height] = size.map((side) => side / divisor(...size)) as [number, number];
  return said.map((each) => {
    const { step } = each;
    if (step.op !== 'collage' || Math.max(width, height) > 10 * Math.min(width, height))
      return each;
    return { ...each, step: { ...step, params: { ...step.params, ratio: `${width}:${height}` } } };
  });
}
