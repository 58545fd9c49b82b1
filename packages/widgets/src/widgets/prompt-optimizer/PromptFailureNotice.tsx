import { useMemo } from 'react';
import { describePromptFailure } from '../../core/prompt-failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryHint } from '../../ui/RetryHint.tsx';
import { ServerSentence } from '../../ui/ServerSentence.tsx';
import { Wishes } from '../../ui/Wishes.tsx';
import type { Optimizer } from './use-prompt-optimizer.ts';

/** Why there is no rewrite, when to try again, and what would work instead. */
export function PromptFailureNotice({
  optimizer,
  error,
}: {
  optimizer: Optimizer;
  error: unknown;
}) {
  const { words, optimize, obstacle, setPrompt, promptField } = optimizer;
  const failure = useMemo(() => describePromptFailure(error, words), [error, words]);
  const { title, message, reason, mayPass, problem } = failure;
  const takeWish = (wish: string) => {
    setPrompt(wish);
    promptField.current?.focus();
  };
  return (
    <Notice
      urgent
      tone="danger"
      title={title}
      action={
        mayPass ? (
          <Button reason={obstacle} onClick={optimize}>
            {words.retry}
          </Button>
        ) : null
      }
    >
      <p>{message}</p>
      {reason ? <p className="nb-fine">{reason}</p> : null}
      <ServerSentence problem={problem} />
      {problem.retryAt === undefined ? null : (
        <RetryHint key={problem.retryAt} problem={problem} words={words} />
      )}
      {problem.requestId ? <p className="nb-fine">{words.reference(problem.requestId)}</p> : null}
      <Wishes wishes={problem.alternatives} words={words} onTake={takeWish} />
    </Notice>
  );
}
