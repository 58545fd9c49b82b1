import type { Figurine, Model } from '@nano-banana/client-sdk';
import type { ToldOperation } from '../../core/engine/server-voice.ts';
import type { FigurineWords } from '../../locales/figurine.ts';
import { Button } from '../../ui/Button.tsx';
import { Elapsed } from '../../ui/Elapsed.tsx';
import { useEngineVoice } from '../../ui/use-engine-voice.ts';

interface WorkProgressProps {
  words: FigurineWords;
  /** null while the server has not answered yet. */
  record: Figurine | Model | null;
  /** What is being made, in words; also the bar's name. */
  label: string;
  /** Since when, in milliseconds since 1970. */
  startedAt: number;
  /** What the engine can do: its stages may be called as that. */
  operations?: readonly ToldOperation[] | undefined;
  isLost: boolean;
  lookAgain: () => void;
}

/** How far the server is, as it says itself: percentage, stage and the time that really passed. */
export function WorkProgress(props: WorkProgressProps) {
  const { words, record, label, startedAt, isLost, lookAgain, operations } = props;
  const voice = useEngineVoice();
  const percent = record?.progress ?? 0;
  const told = record?.stage ? voice?.stage(record.stage, operations) : undefined;
  const stage = told ?? (record?.status === 'processing' ? null : words.modelWaiting);
  return (
    <div className="nb-work">
      <p className="nb-work__label">
        <strong>{label}</strong>
        <span>{words.percent(percent)}</span>
      </p>
      <progress className="nb-work__bar" max={100} value={percent} aria-label={label} />
      <p className="nb-work__stage">
        <span>{stage ? <bdi>{`${stage}…`}</bdi> : '\u00a0'}</span>
        <Elapsed startedAt={startedAt} text={words.seconds} />
      </p>
      {isLost ? (
        <p className="nb-quiet" role="alert">
          {words.connectionLost}
          <Button onClick={lookAgain}>{words.lookAgain}</Button>
        </p>
      ) : null}
    </div>
  );
}
