import { FILLERS } from './lexicon.ts';
import type { Outcome } from './outcomes.ts';

/** "It's too dark": names a fault, and so asks for the opposite. */
function complains({ segment, steps }: Outcome): boolean {
  const isMended = steps.some(({ step }) =>
    /^(restore|denoise|straighten|whiteBalance|redEye|dehaze)$/.test(step.op),
  );
  return steps.length > 0 && (isMended || segment.tokens.some((t) => t.text === 'too'));
}

/** "Fix that", "tone it down": after a complaint this says the same wish once more. */
function refersBack({ segment: { tokens } }: Outcome): boolean {
  const isMending = tokens.some((t) =>
    /^(remove|fix|fixed|correct|tone|tame|bring|turn|help|sort|solve|handle|adjust|change|do|repair|improve|better|dial|clean|rescue|save)$/.test(
      t.text,
    ),
  );
  const onlyRefers = tokens.every(
    (t) =>
      FILLERS.has(t.text) ||
      /^(remove|fix|fixed|repair|tame|sort|solve|handle|improve|better|down|up|back|out|bit|exposure|dial|issue|problem|clean|rescue|save)$/.test(
        t.text,
      ),
  );
  const isOfColours = tokens.some((t) => /^colors?$/.test(t.text));
  return isMending && onlyRefers && !isOfColours;
}

/** Leaves out clauses that only refer back to a complaint, as long as there is one. */
export function withoutBackReferences(outcomes: readonly Outcome[]): Outcome[] {
  if (!outcomes.some(complains)) return [...outcomes];
  return outcomes.filter((outcome) => complains(outcome) || !refersBack(outcome));
}
