import { WandSparkles } from 'lucide-react';
import { elementWords } from '../../locales/en/element.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { Empty, QuietFailure, Waiting } from './AnswerStates.tsx';
import type { Optimizer } from './use-prompt-optimizer.ts';

/** What is asked for: nothing yet, on its way, there, or failed. */
export function OptimizationTab({ optimizer }: { optimizer: Optimizer }) {
  const { words, optimization } = optimizer;
  const { status, value } = optimization;
  const { work, hasFailed, retry } = optimizer.work;
  const { elementLoadFailedTitle } = useWords(elementWords);
  if (status === 'idle') {
    return (
      <Empty
        icon={<WandSparkles aria-hidden="true" />}
        title={words.optimizeEmptyTitle}
        text={words.optimizeEmptyText}
      />
    );
  }
  return (
    <>
      {status === 'failed' && work ? (
        <work.PromptFailureNotice optimizer={optimizer} error={optimization.error} />
      ) : null}
      {status === 'pending' ? (
        <Waiting startedAt={optimization.startedAt} text={words.optimizingLong} />
      ) : null}
      {hasFailed ? (
        <QuietFailure title={elementLoadFailedTitle} onRetry={retry} />
      ) : status === 'pending' || !work ? (
        <Skeleton />
      ) : value ? (
        <work.Optimized optimizer={optimizer} value={value} />
      ) : null}
    </>
  );
}

function Skeleton() {
  return (
    <div className="nb-optimized" aria-hidden="true">
      <span className="nb-skeleton nb-optimized__skeleton" />
      <div className="nb-scores">
        <span className="nb-skeleton nb-score__skeleton" />
        <span className="nb-skeleton nb-score__skeleton" />
      </div>
    </div>
  );
}
