import { operationOf } from '../../operations/registry.ts';
import type { Outcome } from './outcomes.ts';
import type { Wish } from './reading.ts';

/** "The photo is boring", "so that it looks professional": why something is wished for. */
const TELLS_WHY =
  /^(?:(?:and|so|because|since|as|cause|that) )*(?:it|this|that|its|(?:the|this|my|our) (?:picture|photo|image|pic|shot|whole thing)) ?(?:is|looks?|seems?|feels?|was)?\b(?! (?:should|must|could|can|needs?|has)\b)/;

const BECAUSE =
  /\b(?:because|since|cause) (?:it|this|that|its|(?:the|this|my|our) (?:picture|photo|image|pic|shot)) ?(?:is|looks?|seems?|feels?|was)?\b/;

/** Hopes for a good picture ("make it look great") add nothing to a clear wish for its looks. */
export function withoutIdleHopes(outcomes: readonly Outcome[]): Outcome[] {
  const isHope = ({ hint }: Wish) => 'hope' in hint && hint.hope === true;
  const isClear = outcomes.some((o) =>
    o.steps.some(
      (wish) =>
        !isHope(wish) &&
        // "Make it better and erase what I marked": what goes makes nothing else better.
        wish.step.op !== 'erase' &&
        /^(tone|style|restore|overlay)$/.test(operationOf(wish.step).stage),
    ),
  );
  const isWished = (outcome: Outcome) => outcome.steps.some((wish) => !isHope(wish));
  const isReason = (outcome: Outcome) => {
    const said = outcome.segment.tokens.map(({ text }) => text).join(' ');
    return (
      (BECAUSE.test(said) && isWished(outcome)) ||
      (TELLS_WHY.test(said) && outcomes.some((other) => other !== outcome && isWished(other)))
    );
  };
  if (!isClear)
    return outcomes.map((o) => ({
      ...o,
      // "A professional office background": how that is to be.
      steps:
        isReason(o) ||
        o.steps.some(({ step }) =>
          /^(replaceBackground|backgroundBlur|removeBackground|flip)$/.test(step.op),
        )
          ? o.steps.filter((wish) => !isHope(wish))
          : o.steps,
    }));
  return outcomes.map((o) => ({ ...o, steps: o.steps.filter((wish) => !isHope(wish)) }));
}
