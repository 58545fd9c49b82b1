import { Download, Sparkles } from 'lucide-react';
import type { CSSProperties } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import type { Painter } from './use-pose-painter.ts';

/** The stage of the result: nothing yet, being made, or there. */
export function PoseResultPanel({ painter }: { painter: Painter }) {
  const { words, state, result: uses } = painter;
  const { work } = painter.work;
  const { result, job, ratio } = state;
  const isPending = job.status === 'pending';
  const isShown = result && !isPending;
  const shape = isShown ? { '--nb-ratio': result.width / result.height } : undefined;
  return (
    <>
      <div
        className="nb-pose-stage"
        data-nb-ratio={isShown ? undefined : ratio}
        style={shape as CSSProperties | undefined}
        aria-busy={isPending}
      >
        {result && work ? (
          <work.ResultImage key={result.url} result={result} />
        ) : (
          <div className="nb-pose-stage__empty">
            <span className="nb-pose-stage__icon">
              <Sparkles aria-hidden="true" />
            </span>
            <p className="nb-pose-stage__title">{words.poseResultEmpty}</p>
            <p className="nb-pose-stage__text">{words.poseResultEmptyText}</p>
          </div>
        )}
        {isPending && work ? <work.Making painter={painter} /> : null}
        {result && !isPending ? (
          <IconButton
            className="nb-pose-stage__download"
            icon={<Download />}
            label={words.poseDownload}
            onClick={() => uses.busy.includes('download') || uses.use('download', result)}
          />
        ) : null}
      </div>
      {result && work ? <work.ResultActions painter={painter} result={result} /> : null}
    </>
  );
}
