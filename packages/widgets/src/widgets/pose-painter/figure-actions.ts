import { type Colour, canvas, frameOf, maxFigures, type Point } from '../../core/pose/canvas.ts';
import {
  boundsOf,
  carried,
  type Figure,
  flipped,
  posed,
  type Reference,
  scaled,
} from '../../core/pose/figure.ts';
import type { Handle, Joints } from '../../core/pose/joints.ts';
import type { PresetName } from '../../core/pose/preset-pictures.ts';
import { presetFigures } from '../../core/pose/presets.ts';
import type { Sketch } from '../../core/pose/sketch.ts';
import { randomId } from '../../core/random-id.ts';
import type { PainterNeeds } from './painter-needs.ts';
import { workNeeds } from './work-words.ts';

/** What one step of "larger" and "smaller" does. */
const STEP = 1.1;

/**
 * Placing, posing and changing figures; each is a step that can be undone.
 * @param needs - the newest ones at any time
 */
export function figureActions(needs: () => PainterNeeds) {
  const worded = () => workNeeds(needs());
  const put = (figures: readonly Figure[], subject?: string) => {
    const sketch = (now: Sketch) => ({ ...now, figures });
    needs().dispatch({ type: 'sketch', sketch, subject });
  };

  const change = (id: string, by: (figure: Figure) => Figure, subject?: string) => {
    const { figures } = needs().state.history.sketch;
    put(
      figures.map((figure) => (figure.id === id ? by(figure) : figure)),
      subject,
    );
  };

  const place = (preset: PresetName) => {
    const { dispatch, state, announce, words } = worded();
    const figures = presetFigures(preset, frameOf(state.ratio), randomId);
    put(figures);
    dispatch({ type: 'tool', tool: 'pose' });
    dispatch({ type: 'select', id: figures[0].id });
    announce(words.posePlaced(words.posePresetNames[preset]));
  };

  const add = () => {
    const { dispatch, state, announce, words } = worded();
    const { figures } = state.history.sketch;
    if (figures.length >= maxFigures) return;
    const reference: Reference = figures.some((figure) => figure.reference === 0) ? 1 : 0;
    const figure = presetFigures('standing', frameOf(state.ratio), randomId)[reference];
    put([...figures, figure]);
    dispatch({ type: 'tool', tool: 'pose' });
    dispatch({ type: 'select', id: figure.id });
    announce(words.poseFigureAdded(reference + 1));
  };

  const remove = (id: string) => {
    const { state, announce, words } = worded();
    put(state.history.sketch.figures.filter((figure) => figure.id !== id));
    announce(words.poseFigureRemoved);
  };

  /** A joint moved by the keyboard: what follows on the same joint joins the step. */
  const nudge = (figure: Figure, handle: Handle, [dx, dy]: Point) => {
    const from = figure.joints[handle];
    if (!from) return;
    const { announce, words } = worded();
    const joints =
      handle === 'neck'
        ? carried(figure.joints, dx, dy)
        : posed(figure.joints, handle, [from[0] + dx, from[1] + dy]);
    change(figure.id, (same) => ({ ...same, joints }), `${figure.id} ${handle}`);
    const [x, y] = joints[handle] ?? from;
    announce(words.poseJointAt(words.poseJointNames[handle], Math.round(x), Math.round(y)));
  };

  const flip = (id: string) => {
    change(id, (figure) => ({ ...figure, joints: flipped(figure.joints) }));
    const { announce, words } = worded();
    announce(words.poseFlipped);
  };

  const scale = (figure: Figure, isLarger: boolean) => {
    const joints: Joints = scaled(figure.joints, isLarger ? STEP : 1 / STEP);
    change(figure.id, (same) => ({ ...same, joints }), `${figure.id} size`);
    const { announce, words } = worded();
    announce(words.poseScaled(Math.round((boundsOf(joints).height / canvas.height) * 100)));
  };

  const recolour = (id: string, colour: Colour) => change(id, (figure) => ({ ...figure, colour }));

  /** Each figure stands for the other's character. */
  const swap = (id: string) => {
    const { state, announce, words } = worded();
    const { figures } = state.history.sketch;
    const swapped = figures.map((figure) => ({
      ...figure,
      reference: figure.reference === 0 ? (1 as const) : (0 as const),
    }));
    put(swapped);
    const reference = swapped.find((figure) => figure.id === id)?.reference ?? 0;
    announce(words.poseFigureSwapped(reference + 1));
  };

  return { put, place, add, remove, nudge, flip, scale, recolour, swap };
}
