import { INTENSITY_WORDS } from './intensity.ts';
import { FILLERS } from './lexicon.ts';
import type { Outcome } from './outcomes.ts';

/** "It's too dark": names a fault, and so asks for the opposite. */
function complains({ segment, steps }: Outcome): boolean {
  const isMended = steps.some(({ step }) =>
    /^(restore|denoise|straighten|whiteBalance|redEye|dehaze)$/.test(step.op),
  );
  const isTurned =
    steps.some(({ step }) => step.op === 'rotate') &&
    segment.tokens.some((t) => /^(is|its|came|was)$/.test(t.text));
  return steps.length > 0 && (isMended || isTurned || segment.tokens.some((t) => t.text === 'too'));
}

/** "Fix that", "tone it down": after a complaint this says the same wish once more. */
function refersBack({ segment: { tokens } }: Outcome): boolean {
  const isMending = tokens.some((t) =>
    /^(remove|fix|fixed|correct|tone|tame|bring|turn|help|sort|solve|handle|adjust|change|do|repair|improve|better|dial|clean|clear|rescue|save|smooth|warm|cool|brighten|liven|neutralize|level)$/.test(
      t.text,
    ),
  );
  const onlyRefers = tokens.every(
    (t) =>
      FILLERS.has(t.text) ||
      /^(remove|fix|fixed|repair|tame|sort|solve|handle|improve|better|down|up|back|out|bit|exposure|dial|issue|problem|clean|clear|rescue|save|smooth|neutralize|liven)$/.test(
        t.text,
      ),
  );
  const isOfColours = tokens.some((t) => /^colors?$/.test(t.text));
  return isMending && onlyRefers && !isOfColours;
}

/** "Too much contrast, less please": says once more what the wish before it says. */
const REPEATS = /^(less|reduce|reducing|lower|lessen|decrease|tone|down)$/;

function withoutRepeated(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter((outcome, i) => {
    const before = outcomes[i - 1];
    const { tokens } = outcome.segment;
    const isRepeat =
      outcome.steps.length === 0 &&
      tokens.some((t) => REPEATS.test(t.text)) &&
      tokens.every(
        (t) => REPEATS.test(t.text) || FILLERS.has(t.text) || INTENSITY_WORDS.has(t.text),
      );
    const isLess = before?.segment.tokens.some((t) => REPEATS.test(t.text) || t.text === 'too');
    return !(isRepeat && isLess && (before?.steps.length ?? 0) > 0);
  });
}

/** Leaves out clauses that only refer back to a complaint, as long as there is one. */
export function withoutBackReferences(said: readonly Outcome[]): Outcome[] {
  const outcomes = withoutRepeated(said);
  if (!outcomes.some(complains)) return [...outcomes];
  return outcomes.filter((outcome) => complains(outcome) || !refersBack(outcome));
}
