import { Check, TrendingUp, WandSparkles } from 'lucide-react';
import { Notice } from '../../ui/Notice.tsx';
import { Empty, PromptFailureNotice, Waiting } from './AnswerStates.tsx';
import { Rewrite } from './Rewrite.tsx';
import { Scores } from './Scores.tsx';
import type { Optimizer } from './use-prompt-optimizer.ts';

/** The rewrite with its changes, what it is worth, and why. */
export function OptimizationTab({ optimizer }: { optimizer: Optimizer }) {
  const { words, optimization } = optimizer;
  const { status, value } = optimization;
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
      {status === 'failed' ? (
        <PromptFailureNotice optimizer={optimizer} error={optimization.error} />
      ) : null}
      {status === 'pending' ? (
        <Waiting startedAt={optimization.startedAt} text={words.optimizingLong} />
      ) : null}
      {status === 'pending' ? (
        <Skeleton />
      ) : value ? (
        <Optimized optimizer={optimizer} value={value} />
      ) : null}
    </>
  );
}

function Optimized({
  optimizer,
  value,
}: {
  optimizer: Optimizer;
  value: NonNullable<Optimizer['optimization']['value']>;
}) {
  const { words } = optimizer;
  const { source, optimizedPrompt, improvements, trendingElements } = value;
  return (
    <div className="nb-optimized">
      {optimizedPrompt === source ? <Notice tone="info" title={words.rewriteSame} /> : null}
      <Rewrite
        key={optimizedPrompt}
        optimizer={optimizer}
        source={source}
        rewrite={optimizedPrompt}
      />
      <Scores words={words} value={value} />
      {improvements.length > 0 ? (
        <section className="nb-optimized__part">
          <h3 className="nb-label">{words.improvementsLabel}</h3>
          <ul className="nb-improvements">
            {improvements.map((improvement) => (
              <li key={improvement}>
                <Check aria-hidden="true" />
                <span dir="auto">{improvement}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {trendingElements.length > 0 ? (
        <section className="nb-optimized__part">
          <h3 className="nb-label">{words.trendingElementsLabel}</h3>
          <ul className="nb-tags">
            {trendingElements.map((element) => (
              <li key={element} className="nb-tag">
                <TrendingUp aria-hidden="true" />
                <span dir="auto">{element}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
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
