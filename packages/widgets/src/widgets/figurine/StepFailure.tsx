import type { ReactNode } from 'react';
import type { Step } from '../../core/figurine/figurine-state.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RetryHint } from '../../ui/RetryHint.tsx';
import { ServerSentence } from '../../ui/ServerSentence.tsx';
import type { Maker } from './use-maker.ts';

interface StepFailureProps {
  maker: Maker;
  step: Step;
  /** The specified sentence, where the step has one besides the reason. */
  advice?: string;
  action?: ReactNode;
}

/** Why a step failed and what helps, where it failed. */
export function StepFailure({ maker, step, advice, action }: StepFailureProps) {
  const { words } = maker;
  const problem = maker.problemOf(step);
  if (!problem) return null;
  return (
    <Notice tone="danger" title={problem.title} action={action} urgent>
      <p>{problem.message}</p>
      <ServerSentence problem={problem} />
      {advice && advice !== problem.message ? <p>{advice}</p> : null}
      <RetryHint problem={problem} words={words} />
      {problem.requestId ? <p className="nb-fine">{words.reference(problem.requestId)}</p> : null}
    </Notice>
  );
}
