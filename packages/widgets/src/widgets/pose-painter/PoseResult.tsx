import { Box, Download, ImageOff, LoaderCircle, PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PoseResult } from '../../core/pose/painter-state.ts';
import { poseWords } from '../../locales/pose.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckLink } from '../../ui/CheckLink.tsx';
import { Elapsed } from '../../ui/Elapsed.tsx';
import { useEngineVoice } from '../../ui/use-engine-voice.ts';
import type { ResultUse } from './result-uses.ts';
import type { Painter } from './use-pose-painter.ts';

/** The picture that was made. */
export function ResultImage({ result }: { result: PoseResult }) {
  const words = useWords(poseWords);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <p className="nb-stage__broken">
        <ImageOff aria-hidden="true" />
        {words.poseResultBroken}
      </p>
    );
  }
  return (
    <img
      className="nb-pose-stage__image"
      src={result.url}
      alt={words.poseResultAlt(result.scene)}
      onError={() => setBroken(true)}
    />
  );
}

/** What is being done and how far it is, as the server tells it. */
export function Making({ painter: { state, words } }: { painter: Painter }) {
  const { job } = state;
  const voice = useEngineVoice();
  if (job.status !== 'pending') return null;
  return (
    <div className="nb-sweep">
      <span className="nb-sweep__words">
        {words.poseGenerating} <Elapsed startedAt={job.startedAt} text={words.seconds} />
        {job.stage && voice ? (
          <span className="nb-pose-stage__step">
            <bdi>{voice.stage(job.stage)}</bdi>
          </span>
        ) : null}
      </span>
      {job.share === undefined ? null : (
        <progress className="nb-sweep__share" value={job.share} aria-label={words.poseGenerating} />
      )}
    </div>
  );
}

/** What can be done with the picture. */
export function ResultActions({ painter, result }: { painter: Painter; result: PoseResult }) {
  const { client, callbacks, result: uses } = painter;
  const words = useWords(poseWords);
  const voice = useEngineVoice();
  const { use, busy } = uses;
  const icon = (how: ResultUse, own: ReactNode) =>
    busy.includes(how) ? <LoaderCircle className="nb-spin" aria-hidden="true" /> : own;
  return (
    <div className="nb-pose-actions">
      <p className="nb-pose-actions__about">
        <bdi>{voice?.message(result)}</bdi>{' '}
        <span className="nb-fine">{words.poseResultPixels(result.width, result.height)}</span>{' '}
        <CheckLink client={client} imageUrl={result.imageUrl} words={words} look="text" />
      </p>
      <Button
        look="solid"
        icon={icon('download', <Download aria-hidden="true" />)}
        aria-busy={busy.includes('download')}
        onClick={() => busy.includes('download') || use('download', result)}
      >
        {words.poseDownloadLong}
      </Button>
      {callbacks.onSendToEditor ? (
        <Button
          icon={icon('editor', <PenLine aria-hidden="true" />)}
          onClick={() => busy.includes('editor') || use('editor', result)}
        >
          {words.poseToEditor}
        </Button>
      ) : null}
      {callbacks.onSendToFigurine ? (
        <Button
          icon={icon('figurine', <Box aria-hidden="true" />)}
          onClick={() => busy.includes('figurine') || use('figurine', result)}
        >
          {words.poseToFigurine}
        </Button>
      ) : null}
    </div>
  );
}
