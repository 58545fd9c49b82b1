import { useCallback, useMemo, useReducer, useState } from 'react';
import { usualRatio } from '../../core/pose/canvas.ts';
import {
  initialPainterState,
  type PainterState,
  painterReducer,
} from '../../core/pose/painter-state.ts';
import { isEmpty } from '../../core/pose/sketch.ts';
import { elementWords } from '../../locales/en/element.ts';
import { poseBeginWords } from '../../locales/en/pose-begin.ts';
import { useLanguage } from '../../provider/Language.tsx';
import { useAnalytics, useClient, useWords } from '../../provider/NanoBananaProvider.tsx';
import { useConfig } from '../../provider/use-config.ts';
import { useAnnouncer } from '../../ui/use-announcer.ts';
import { useChanged } from '../../ui/use-changed.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { useToasts } from '../../ui/use-toasts.ts';
import { useWork } from '../../ui/use-work.ts';
import { loadWork } from './load-work.ts';
import type { Board } from './painter-needs.ts';
import type { PosePainterProps } from './types.ts';
import { useGeneratePose } from './use-generate-pose.ts';
import { useKeptSketch } from './use-kept-sketch.ts';
import { callsLater, useLater } from './use-later.ts';
import { useReferences } from './use-references.ts';
import { useResultUses } from './use-result-uses.ts';
import { useSketch } from './use-sketch.ts';
import { useSketchFiles } from './use-sketch-files.ts';

/** Everything the painter's parts show and do. */
export type Painter = ReturnType<typeof usePosePainter>;

/** The pose painter without its markup. */
export function usePosePainter(props: PosePainterProps) {
  const { scene = '', keepSketch = true, ...callbacks } = props;
  const client = useClient(props);
  const words = useWords(poseBeginWords);
  const { tag } = useLanguage();
  const track = useAnalytics(props.onAnalytics);
  const [announcement, announce] = useAnnouncer();
  const { toasts, notify, dismiss } = useToasts();
  const [state, dispatch] = useReducer(painterReducer, scene, initialPainterState);
  const { state: config } = useConfig(client);
  const known = config.status === 'ready' ? config.config : null;
  const [board, setBoard] = useState<Board | null>(null);
  useChanged(scene, (text) => dispatch({ type: 'scene', scene: text }));

  const { elementLoadFailedTitle } = useWords(elementWords);
  const tellPartFailed = useCallback(() => {
    notify({ tone: 'danger', title: elementLoadFailedTitle });
    announce(elementLoadFailedTitle);
  }, [notify, announce, elementLoadFailedTitle]);
  const [isTouched, setTouched] = useState(false);
  const work = useWork(isTouched || hasBegun(state, scene), loadWork);
  const later = useLater(work.work, () => setTouched(true));

  const shared = {
    client,
    state,
    dispatch,
    words,
    tag,
    announce,
    notify,
    callbacks,
    tellPartFailed,
    track,
    known,
    board,
  };
  const isKept = useKeptSketch(state, dispatch, keepSketch, work.work);
  const references = useReferences(shared, later);
  const sketch = useSketch(shared);
  const newest = useNewest(shared);
  const figures = useMemo(
    () => callsLater(later, ({ figureActions }) => figureActions(() => newest.current)),
    [later, newest],
  );
  const files = useSketchFiles(shared);
  const generation = useGeneratePose(shared);
  const result = useResultUses(shared);
  return {
    ...{
      client,
      words,
      state,
      dispatch,
      announcement,
      announce,
      toasts,
      notify,
      dismiss,
      track,
      known,
    },
    ...{ isKept, references, sketch, figures, files, generation, result, board, setBoard },
    callbacks,
    work,
    later,
  };
}

/** There is something on the canvas, beside it or to keep. */
function hasBegun({ history, tool, references, ...state }: PainterState, scene: string): boolean {
  return (
    !isEmpty(history.sketch) ||
    history.past.length > 0 ||
    tool === 'pose' ||
    references.some(Boolean) ||
    state.scene !== scene ||
    state.ratio !== usualRatio ||
    state.job.status !== 'idle'
  );
}
