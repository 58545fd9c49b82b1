import { CircleCheck, LoaderCircle, Sparkles } from 'lucide-react';
import { useRef } from 'react';
import type { Problem } from '../../core/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { Elapsed } from '../../ui/Elapsed.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { RetryHint } from '../../ui/RetryHint.tsx';
import { ServerSentence } from '../../ui/ServerSentence.tsx';
import type { Painter } from './use-pose-painter.ts';

/** What stands in the way or went wrong, what went well, and the one main action. */
export function PoseGenerate({ painter }: { painter: Painter }) {
  const { words, state, generation, isKept } = painter;
  const { job } = state;
  const button = useRef<HTMLButtonElement>(null);
  const isPending = job.status === 'pending';
  return (
    <div className="nb-pose-generate">
      <Message painter={painter} />
      <div className="nb-generate__row">
        <Button
          ref={button}
          look="main"
          className="nb-generate__button"
          icon={
            isPending ? (
              <LoaderCircle className="nb-spin" aria-hidden="true" />
            ) : (
              <Sparkles aria-hidden="true" />
            )
          }
          aria-disabled={isPending || undefined}
          aria-busy={isPending}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={generation.start}
        >
          {words.poseGenerate}
          {isPending ? <Elapsed startedAt={job.startedAt} text={words.seconds} /> : null}
        </Button>
        {isPending ? (
          <Button
            className="nb-generate__cancel"
            onClick={() => {
              generation.cancel();
              button.current?.focus({ preventScroll: true });
            }}
          >
            {words.cancel}
          </Button>
        ) : null}
      </div>
      {isKept ? null : <p className="nb-fine">{words.poseNotKept}</p>}
    </div>
  );
}

function Message({ painter: { words, state, generation } }: { painter: Painter }) {
  const { job } = state;
  if (generation.reason) return <Notice urgent tone="danger" title={generation.reason} />;
  if (job.status === 'failure') return <Failure problem={job.problem} words={words} />;
  if (job.status === 'cancelled') return <p className="nb-fine">{words.poseCancelled}</p>;
  if (job.status !== 'success') return null;
  return (
    <div part="notice" className="nb-notice nb-notice--success">
      <CircleCheck aria-hidden="true" />
      <div className="nb-notice__words">
        <strong>{words.poseSuccess}</strong>
      </div>
    </div>
  );
}

function Failure({ problem, words }: { problem: Problem; words: Painter['words'] }) {
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
