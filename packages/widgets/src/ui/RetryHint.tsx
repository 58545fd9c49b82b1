import { useState } from 'react';
import { type Problem, waitText } from '../core/problem.ts';
import type { CommonWords } from '../locales/en/common.ts';
import { useNow } from './use-now.ts';

/**
 * When to try again, counted down. It stands in an alert: there the wait is said once, and once more when it
 * is over, since a new number each second would drown everything else.
 */
export function RetryHint({ problem, words }: { problem: Problem; words: CommonWords }) {
  const now = useNow(problem.retryAt ?? 0);
  const [start] = useState(now);
  const over = problem.retryAt !== undefined && now >= problem.retryAt;
  return (
    <p className="nb-retry">
      <span aria-hidden="true">{waitText(problem, now, words)}</span>
      <span className="nb-visually-hidden">{waitText(problem, over ? now : start, words)}</span>
    </p>
  );
}
