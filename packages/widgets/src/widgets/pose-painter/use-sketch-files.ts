import { useCallback } from 'react';
import { maxFigures } from '../../core/pose/canvas.ts';
import type { Sketch } from '../../core/pose/sketch.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { loadWork, type Work } from './load-work.ts';
import type { PainterNeeds } from './painter-needs.ts';

/** The pose as JSON and the sketch as PNG, saved and loaded. */
export function useSketchFiles(needs: PainterNeeds) {
  const newest = useNewest(needs);

  const save = useCallback(
    async (how: (work: Work, sketch: Sketch) => void | Promise<void>) => {
      const { state, words, notify, announce } = newest.current;
      try {
        await how(await loadWork(), state.history.sketch);
      } catch {
        notify({ tone: 'danger', title: words.poseSaveFailed });
        announce(words.poseSaveFailed);
      }
    },
    [newest],
  );
  const saveJson = useCallback(() => save((work, { figures }) => work.saveJson(figures)), [save]);
  const savePng = useCallback(() => save((work, sketch) => work.savePng(sketch)), [save]);

  /** A PNG brings its whole sketch back, JSON its figures: strokes stay. */
  const load = useCallback(
    async (file: File) => {
      const { state, dispatch, words, notify, announce } = newest.current;
      const loaded = await loadWork()
        .then((work) => work.readFile(file, state.history.sketch))
        .catch(() => undefined);
      if (!loaded) {
        const [title, message] = [words.poseLoadFailed, words.poseLoadFailedDetail];
        notify({ tone: 'danger', title, message });
        return announce(`${title}. ${message}`);
      }
      const { sketch, people } = loaded;
      dispatch({ type: 'sketch', sketch });
      if (sketch.figures.length > 0) dispatch({ type: 'tool', tool: 'pose' });
      const title = words.poseLoaded(sketch.figures.length, sketch.strokes.length);
      const message = people > maxFigures ? words.poseLoadedFirst(maxFigures, people) : '';
      notify({ tone: 'success', title, message });
      announce(`${title} ${message}`);
    },
    [newest],
  );
  return { saveJson, savePng, load };
}
