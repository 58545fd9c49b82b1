import { takeWords } from '../grammar/clauses/clause.ts';
import type { StageWords } from '../picture/stages.ts';
import type { OpaquePixels } from '../picture/working-size.ts';
import type { Pause } from '../style/pause.ts';
import { defineOperation, type Operation } from './operation.ts';
import {
  type StyleStrength,
  styleChip,
  stylePass,
  styleStrengthDial,
  styleStrengthSchema,
  takeStyleStrength,
} from './style-strength.ts';

/** What one style has of its own. */
interface Style<Op extends string>
  extends Pick<Operation<Op, StyleStrength>, 'op' | 'label' | 'example' | 'related' | 'touches'> {
  /** Place among the styles. */
  order: number;
  /** The phrases that mean it, separated by bars. */
  words: string;
  /** Words beside the phrase that say nothing more. */
  also: readonly string[];
  /** What was done, as the end of the sentence "I …". */
  done: string;
  /** What is being done, as a present participle. */
  doing: StageWords;
  /** Its colours run over edges: none may come from what is transparent. */
  flows?: boolean;
  /** @param amount strength, 0 to 1 */
  paint: (pixels: OpaquePixels, amount: number, pause: Pause) => Promise<OpaquePixels>;
}

/** An operation that paints the whole picture anew, more or less strongly. */
export function defineStyle<Op extends string>(style: Style<Op>): Operation<Op, StyleStrength> {
  const { op, label, example, related, order, touches } = style;
  return defineOperation<Op, StyleStrength>({
    ...{ op, label, example, related, order, touches },
    stage: 'style',
    words: [[style.words, {}]],
    read: (clause) => {
      const percent = takeStyleStrength(clause);
      takeWords(clause, ...style.also);
      return { percent };
    },
    schema: styleStrengthSchema,
    chip: ({ percent }) => styleChip(label, percent),
    dial: styleStrengthDial,
    scopable: true,
    describe: () => style.done,
    passes: ({ percent }) => [
      stylePass(
        style.doing,
        (pixels, pause) => style.paint(pixels, percent / 100, pause),
        style.flows,
      ),
    ],
  });
}
