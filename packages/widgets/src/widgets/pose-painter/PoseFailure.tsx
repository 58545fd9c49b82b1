import type { Problem } from '../../core/problem.ts';
import { Notice } from '../../ui/Notice.tsx';
import { RetryHint } from '../../ui/RetryHint.tsx';
import { ServerSentence } from '../../ui/ServerSentence.tsx';
import type { Painter } from './use-pose-painter.ts';

/** What went wrong, and when to try again. */
export function PoseFailure({ problem, words }: { problem: Problem; words: Painter['words'] }) {
  const { message, title, retryAt, requestId } = problem;
  return (
    <Notice urgent tone="danger" title={title === words.poseFailed ? message : title}>
      {title === words.poseFailed ? null : <p>{message}</p>}
      <ServerSentence problem={problem} />
      {retryAt === undefined ? null : <RetryHint key={retryAt} problem={problem} words={words} />}
      {requestId ? <p className="nb-fine">{words.reference(requestId)}</p> : null}
    </Notice>
  );
}
