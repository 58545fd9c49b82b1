import { Camera as CameraIcon, Palette, Pause, Play, RotateCcw, Ruler } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { saveFile } from '../core/deliver.ts';
import { viewWords } from '../locales/en/view.ts';
import { useWords } from '../provider/NanoBananaProvider.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Dimensions, type DimensionsHandle } from './Dimensions.tsx';
import { useView } from './use-view.ts';

export interface ViewerProps {
  /** The model's bytes, a GLB or a binary STL. The same function as long as the model is the same. */
  load: (signal: AbortSignal) => Promise<Blob>;
  /** What the model shows. */
  label: string;
  /** Address of a picture to show where the model cannot be drawn, if there is one. */
  still: string | undefined;
  /** Of screenshots, without an ending. */
  fileName: string;
}

/** A model to be turned in the hands: with its colours or plain, with or without its measures. */
export function Viewer({ load, label, still, fileName }: ViewerProps) {
  const words = useWords(viewWords);
  const stage = useRef<HTMLDivElement>(null);
  const dimensions = useRef<DimensionsHandle>(null);
  const helpId = useId();
  const [isTurning, setTurning] = useState(() => !prefersStillness());
  const [isColoured, setColoured] = useState(true);
  const [isMeasured, setMeasured] = useState(true);
  const [isLost, setLost] = useState(false);
  const { state, view, retry } = useView(stage, load, {
    onFrame: (camera) => dimensions.current?.follow(camera),
    onTouched: () => setTurning(false),
    onLost: setLost,
  });
  const isReady = state.status === 'ready';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view has to be told, too
  useEffect(() => view.current?.setTurning(isTurning), [view, isTurning, isReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it draws anew, so that shown measures find their places
  useEffect(() => view.current?.setLook({ isColoured }), [view, isColoured, isReady, isMeasured]);

  const takePicture = useCallback(async () => {
    const picture = await view.current?.picture();
    if (picture) saveFile(picture, `${fileName}.png`);
  }, [view, fileName]);

  if (state.status === 'unsupported' || state.status === 'failed') {
    const isFailed = state.status === 'failed';
    return (
      <Still src={still} label={label} text={isFailed ? words.viewFailed : words.viewUnsupported}>
        {isFailed ? <Button onClick={retry}>{words.retry}</Button> : null}
      </Still>
    );
  }
  return (
    <div className="nb-view" data-ready={isReady || undefined} aria-busy={!isReady}>
      <div
        ref={stage}
        className="nb-view__stage"
        role="application"
        aria-roledescription={words.viewKind}
        aria-label={label}
        aria-describedby={helpId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is operated by keys
        tabIndex={0}
      >
        {isReady && isMeasured ? (
          <Dimensions ref={dimensions} mesh={state.mesh} text={words.viewMillimetres} />
        ) : null}
      </div>
      {isReady ? null : <p className="nb-view__wait">{words.viewLoading}</p>}
      {isLost ? (
        <p className="nb-view__wait" role="status">
          {words.viewLost}
        </p>
      ) : null}
      <p id={helpId} className="nb-view__help">
        {words.viewHelp}
      </p>
      {isReady ? (
        <div className="nb-view__tools">
          <Toggle icon={<Palette />} label={words.viewColour} on={isColoured} set={setColoured} />
          <Toggle icon={<Ruler />} label={words.viewMeasures} on={isMeasured} set={setMeasured} />
          <IconButton
            icon={isTurning ? <Pause /> : <Play />}
            label={isTurning ? words.viewStop : words.viewTurn}
            onClick={() => setTurning(!isTurning)}
          />
          <IconButton
            icon={<RotateCcw />}
            label={words.viewReset}
            onClick={() => view.current?.reset()}
          />
          <IconButton icon={<CameraIcon />} label={words.viewPicture} onClick={takePicture} />
        </div>
      ) : null}
    </div>
  );
}

interface ToggleProps {
  icon: ReactNode;
  label: string;
  on: boolean;
  set: (on: boolean) => void;
}

function Toggle({ icon, label, on, set }: ToggleProps) {
  return <IconButton icon={icon} label={label} aria-pressed={on} onClick={() => set(!on)} />;
}

interface StillProps {
  src: string | undefined;
  label: string;
  text: string;
  children: ReactNode;
}

function Still({ src, label, text, children }: StillProps) {
  return (
    <div className="nb-view nb-view--still">
      {src ? <img src={src} alt={label} /> : null}
      <div className="nb-view__wait">
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
