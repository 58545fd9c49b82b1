import { z } from 'zod';
import { takeWords } from '../grammar/clauses/clause.ts';
import { takeSignedPercent } from '../grammar/words/intensity.ts';
import { type TonalRange, withTonalRange } from '../light/tonal-range.ts';
import { defineOperation, type Operation, strength } from './operation.ts';
import { capitalised, numberBetween, signed } from './params.ts';

const LEVELS = { little: 25, usual: 50, much: 75, most: 100 };

interface Hint {
  direction: number;
}
interface Params {
  /** -100 (darker) to 100 (lighter). */
  percent: number;
}

/** An operation that makes one end of the tones lighter or darker, and leaves the other as it is. */
export function defineTonalRange<Op extends TonalRange>(
  op: Op,
  own: Pick<Operation<Op, Params, Hint>, 'example' | 'related' | 'order' | 'words'>,
): Operation<Op, Params, Hint> {
  const label = capitalised(op);
  return defineOperation({
    ...own,
    op,
    label,
    stage: 'tone',
    touches: ['brightness'],
    read: (clause, hint) => {
      const said = takeSignedPercent(clause, hint.direction, LEVELS);
      takeWords(clause, 'detail', 'details', 'photography');
      return { percent: Math.max(-100, Math.min(100, said)) };
    },
    schema: z.object({ percent: numberBetween(-100, 100) }),
    chip: ({ percent }) => `${label} ${signed(percent)}`,
    dial: { key: 'percent', min: -100, max: 100, step: 5 },
    scopable: true,
    describe: ({ percent }) =>
      `made the ${op} ${strength(Math.abs(percent), LEVELS)}${percent < 0 ? 'darker' : 'lighter'}`,
    passes: ({ percent }) =>
      percent === 0
        ? []
        : [
            {
              kind: 'measured',
              run: (pixels, context) => withTonalRange(pixels, op, percent / 100, context),
            },
          ],
  });
}
