import { useCallback } from 'react';
import { saveFile } from '../../core/deliver.ts';
import { maxFigures } from '../../core/pose/figure.ts';
import { fromOpenPose, toOpenPose } from '../../core/pose/keypoints.ts';
import { sketchPicture } from '../../core/pose/paint.ts';
import { textOf, withText } from '../../core/pose/png-text.ts';
import type { Sketch } from '../../core/pose/sketch.ts';
import { readSketch, toFigures, writeSketch } from '../../core/pose/stored-sketch.ts';
import { randomId } from '../../core/random-id.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { PainterNeeds } from './painter-needs.ts';

/** The pose as JSON and the sketch as PNG, saved and loaded. */
export function useSketchFiles(needs: PainterNeeds) {
  const newest = useNewest(needs);

  const saveJson = useCallback(() => {
    const { figures } = newest.current.state.history.sketch;
    saveFile(new Blob([toOpenPose(figures)], { type: 'application/json' }), fileName('json'));
  }, [newest]);

  const savePng = useCallback(async () => {
    const { state, words, notify, announce } = newest.current;
    const { sketch } = state.history;
    try {
      const picture = await sketchPicture(sketch);
      saveFile(await withText(picture, JSON.stringify(writeSketch(sketch))), fileName('png'));
    } catch {
      notify({ tone: 'danger', title: words.poseSaveFailed });
      announce(words.poseSaveFailed);
    }
  }, [newest]);

  /** A PNG brings its whole sketch back, JSON its figures: strokes stay. */
  const load = useCallback(
    async (file: File) => {
      const { state, dispatch, words, notify, announce } = newest.current;
      const loaded = await readFile(file, state.history.sketch).catch(() => undefined);
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

const fileName = (extension: string) => `pose-sketch-${Date.now()}.${extension}`;

async function readFile(
  file: File,
  { strokes }: Sketch,
): Promise<{ sketch: Sketch; people: number } | undefined> {
  const inside = await textOf(file);
  if (inside !== undefined) {
    const sketch = readSketch(JSON.parse(inside), randomId);
    return sketch && { sketch, people: sketch.figures.length };
  }
  const people = fromOpenPose(await file.text());
  if (!people || people.length === 0) return undefined;
  return { sketch: { strokes, figures: toFigures(people, randomId) }, people: people.length };
}
