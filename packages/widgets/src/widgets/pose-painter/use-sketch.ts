import { useCallback } from 'react';
import { emptySketch, isEmpty, type Sketch } from '../../core/pose/sketch.ts';
import type { Stroke } from '../../core/pose/stroke.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { PainterNeeds } from './painter-needs.ts';

/** What is done to the whole sketch, and to strokes. */
export function useSketch(needs: PainterNeeds) {
  const newest = useNewest(needs);

  const addStroke = useCallback(
    (stroke: Stroke) => {
      const sketch = (now: Sketch) => ({ ...now, strokes: [...now.strokes, stroke] });
      newest.current.dispatch({ type: 'sketch', sketch });
    },
    [newest],
  );

  const replace = useCallback(
    (sketch: Sketch) => newest.current.dispatch({ type: 'sketch', sketch }),
    [newest],
  );

  const clear = useCallback(() => {
    const { dispatch, state, announce, words } = newest.current;
    if (!isEmpty(state.history.sketch)) dispatch({ type: 'sketch', sketch: emptySketch });
    announce(words.poseCleared);
  }, [newest]);

  const undo = useCallback(() => {
    const { dispatch, state, announce, words } = newest.current;
    dispatch({ type: 'undo' });
    announce(state.history.past.length > 0 ? words.poseUndone : words.poseNothingToUndo);
  }, [newest]);

  const redo = useCallback(() => {
    const { dispatch, state, announce, words } = newest.current;
    dispatch({ type: 'redo' });
    announce(state.history.future.length > 0 ? words.poseRedone : words.poseNothingToRedo);
  }, [newest]);

  return { addStroke, replace, clear, undo, redo };
}
