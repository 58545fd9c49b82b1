import { CircleCheck, LoaderCircle, Sparkles } from 'lucide-react';
import { useRef } from 'react';
import { elementWords } from '../../locales/en/element.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { Elapsed } from '../../ui/Elapsed.tsx';
import { Notice } from '../../ui/Notice.tsx';
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

function Message({ painter }: { painter: Painter }) {
  const { words, state, generation } = painter;
  const { work, hasFailed, retry } = painter.work;
  const { elementLoadFailedTitle } = useWords(elementWords);
  const { job } = state;
  if (hasFailed) {
    const again = <Button onClick={retry}>{words.retry}</Button>;
    return <Notice urgent tone="danger" title={elementLoadFailedTitle} action={again} />;
  }
  if (generation.reason) return <Notice urgent tone="danger" title={generation.reason} />;
  if (job.status === 'failure') {
    return work ? <work.PoseFailure problem={job.problem} words={words} /> : null;
  }
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
