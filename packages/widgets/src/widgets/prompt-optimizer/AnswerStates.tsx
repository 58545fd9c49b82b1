import { type ReactNode, useMemo } from 'react';
import { describePromptFailure } from '../../core/prompt-failure.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Elapsed } from '../../ui/Elapsed.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryHint } from '../../ui/RetryHint.tsx';
import { ServerSentence } from '../../ui/ServerSentence.tsx';
import { useElapsed } from '../../ui/use-elapsed.ts';
import type { Optimizer } from './use-prompt-optimizer.ts';

/** What will be here, and how to get it. */
export function Empty({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div className="nb-nothing">
      <span className="nb-nothing__icon">{icon}</span>
      <p className="nb-nothing__title">{title}</p>
      <p className="nb-nothing__text">{text}</p>
    </div>
  );
}

/** Says what is awaited when it takes more than a second; a shorter wait needs no words. */
export function Waiting({ startedAt, text }: { startedAt: number; text: string }) {
  const { seconds } = useWords();
  const long = useElapsed(startedAt) >= 1;
  return (
    <p className="nb-waiting">
      {long ? (
        <>
          {text}… <Elapsed startedAt={startedAt} text={seconds} />
        </>
      ) : (
        '\u00a0'
      )}
    </p>
  );
}

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

/** A failure that takes nothing from the visitor: said in its place, with a way to try again. */
export function QuietFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { retry } = useWords();
  return (
    <div className="nb-quiet">
      <p>{title}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}
