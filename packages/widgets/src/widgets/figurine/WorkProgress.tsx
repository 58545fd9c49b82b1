import type { Figurine, Model } from '@nano-banana/client-sdk';
import type { FigurineWords } from '../../locales/figurine.ts';
import { Button } from '../../ui/Button.tsx';
import { Elapsed } from '../../ui/Elapsed.tsx';

interface WorkProgressProps {
  words: FigurineWords;
  /** null while the server has not answered yet. */
  record: Figurine | Model | null;
  /** What is being made, in words; also the bar's name. */
  label: string;
  /** Since when, in milliseconds since 1970. */
  startedAt: number;
  isLost: boolean;
  lookAgain: () => void;
}

/** How far the server is, as it says itself: percentage, stage and the time that really passed. */
export function WorkProgress(props: WorkProgressProps) {
  const { words, record, label, startedAt, isLost, lookAgain } = props;
  const percent = record?.progress ?? 0;
  const stage = record?.stage ?? (record?.status === 'processing' ? null : words.modelWaiting);
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
