import { useMemo } from 'react';
import { describePromptFailure } from '../../core/prompt-failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryHint } from '../../ui/RetryHint.tsx';
import { ServerSentence } from '../../ui/ServerSentence.tsx';
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
      {problem.alternatives.length > 0 ? (
        <>
          <p>{words.alternatives}</p>
          <ul className="nb-ideas" aria-label={words.alternatives}>
            {problem.alternatives.map((wish) => (
              <li key={wish}>
                <Chip
                  onClick={() => {
                    setPrompt(wish);
                    promptField.current?.focus();
                  }}
                >
                  {wish}
                </Chip>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
