import type { Outcome } from './outcomes.ts';
import { nearOf } from './reading.ts';

/** "Restore it, it is faded": the fading is what is restored. */
export function withoutWearMended(outcomes: readonly Outcome[]): Outcome[] {
  if (!outcomes.some((o) => o.steps.some(({ step }) => step.op === 'restore')))
    return [...outcomes];
  const isBareWear = ({ steps, segment }: Outcome) =>
    steps.length === 0 &&
    segment.tokens.every((t) =>
      /^(and|very|a|bit|is|it|its|faded|washed|out|yellow|yellowed|pale|stained|torn|creased|scratched|damaged)$/.test(
        t.text,
      ),
    );
  return outcomes
    .filter((o) => !isBareWear(o))
    .map((o) => {
      const isWear = o.segment.tokens.some((t) => /^(faded|washed|yellowed|pale)$/.test(t.text));
      const steps = o.steps.filter(
        ({ step }) => !isWear || !/^(saturation|vintage)$/.test(step.op),
      );
      return { ...o, steps };
    });
}

/** "An old film look, scratches and grain": worn is how it shall be. */
export function withoutWornMended(outcomes: readonly Outcome[]): Outcome[] {
  if (!outcomes.some((o) => o.steps.some(({ step }) => step.op === 'vintage')))
    return [...outcomes];
  return outcomes.map((o) => {
    const { tokens } = o.segment;
    const isBare = tokens.every((t) =>
      /^(scratches|dust|and|some|with|stains|tears)$/.test(t.text),
    );
    const isMended = o.steps.some(({ step }) => step.op === 'restore');
    return isBare && isMended ? { ...o, steps: [], refused: [{ tokens, ...nearOf(tokens) }] } : o;
  });
}
