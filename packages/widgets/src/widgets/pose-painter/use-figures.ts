import { useCallback } from 'react';
import { type Colour, canvas, frameOf, type Point } from '../../core/pose/canvas.ts';
import {
  boundsOf,
  carried,
  type Figure,
  flipped,
  maxFigures,
  posed,
  type Reference,
  scaled,
} from '../../core/pose/figure.ts';
import type { Handle, Joints } from '../../core/pose/joints.ts';
import { type PresetName, presetFigures } from '../../core/pose/presets.ts';
import { randomId } from '../../core/random-id.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { PainterNeeds } from './painter-needs.ts';

/** What one step of "larger" and "smaller" does. */
const STEP = 1.1;

/** Placing, posing and changing figures; each is a step that can be undone. */
export function useFigures(needs: PainterNeeds) {
  const newest = useNewest(needs);

  const put = useCallback(
    (figures: readonly Figure[], subject?: string) => {
      const { dispatch, state } = newest.current;
      const sketch = { ...state.history.sketch, figures };
      dispatch({ type: 'sketch', sketch, subject });
    },
    [newest],
  );

  const change = useCallback(
    (id: string, by: (figure: Figure) => Figure, subject?: string) => {
      const { figures } = newest.current.state.history.sketch;
      put(
        figures.map((figure) => (figure.id === id ? by(figure) : figure)),
        subject,
      );
    },
    [newest, put],
  );

  const place = useCallback(
    (preset: PresetName) => {
      const { dispatch, state, words, announce } = newest.current;
      const figures = presetFigures(preset, frameOf(state.ratio), randomId);
      put(figures);
      dispatch({ type: 'tool', tool: 'pose' });
      dispatch({ type: 'select', id: figures[0].id });
      announce(words.posePlaced(words.posePresetNames[preset]));
    },
    [newest, put],
  );

  const add = useCallback(() => {
    const { dispatch, state, words, announce } = newest.current;
    const { figures } = state.history.sketch;
    if (figures.length >= maxFigures) return;
    const reference: Reference = figures.some((figure) => figure.reference === 0) ? 1 : 0;
    const figure = presetFigures('standing', frameOf(state.ratio), randomId)[reference];
    put([...figures, figure]);
    dispatch({ type: 'tool', tool: 'pose' });
    dispatch({ type: 'select', id: figure.id });
    announce(words.poseFigureAdded(figures.length + 1));
  }, [newest, put]);

  const remove = useCallback(
    (id: string) => {
      const { state, words, announce } = newest.current;
      put(state.history.sketch.figures.filter((figure) => figure.id !== id));
      announce(words.poseFigureRemoved);
    },
    [newest, put],
  );

  /** A joint moved by the keyboard: what follows on the same joint joins the step. */
  const nudge = useCallback(
    (figure: Figure, handle: Handle, [dx, dy]: Point) => {
      const from = figure.joints[handle];
      if (!from) return;
      const { words, announce } = newest.current;
      const joints =
        handle === 'neck'
          ? carried(figure.joints, dx, dy)
          : posed(figure.joints, handle, [from[0] + dx, from[1] + dy]);
      change(figure.id, (same) => ({ ...same, joints }), `${figure.id} ${handle}`);
      const [x, y] = joints[handle] ?? from;
      announce(words.poseJointAt(words.poseJointNames[handle], Math.round(x), Math.round(y)));
    },
    [newest, change],
  );

  const flip = useCallback(
    (id: string) => {
      change(id, (figure) => ({ ...figure, joints: flipped(figure.joints) }));
      newest.current.announce(newest.current.words.poseFlipped);
    },
    [newest, change],
  );

  const scale = useCallback(
    (figure: Figure, isLarger: boolean) => {
      const joints: Joints = scaled(figure.joints, isLarger ? STEP : 1 / STEP);
      change(figure.id, (same) => ({ ...same, joints }), `${figure.id} size`);
      const { words, announce } = newest.current;
      announce(words.poseScaled(Math.round((boundsOf(joints).height / canvas.height) * 100)));
    },
    [newest, change],
  );

  const recolour = useCallback(
    (id: string, colour: Colour) => change(id, (figure) => ({ ...figure, colour })),
    [change],
  );

  /** Each figure stands for the other's character. */
  const swap = useCallback(
    (id: string) => {
      const { state, words, announce } = newest.current;
      const { figures } = state.history.sketch;
      const swapped = figures.map((figure) => ({
        ...figure,
        reference: figure.reference === 0 ? (1 as const) : (0 as const),
      }));
      put(swapped);
      const reference = swapped.find((figure) => figure.id === id)?.reference ?? 0;
      announce(words.poseFigureSwapped(reference + 1));
    },
    [newest, put],
  );

  return { put, place, add, remove, nudge, flip, scale, recolour, swap };
}
