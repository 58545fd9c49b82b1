import type { ToldRemark } from '../engine/server-voice.ts';
import { idleJob, type Job, type JobEvent, moveJob } from '../job.ts';
import type { Picture } from '../picture.ts';
import { brushSizes, type Colour, colours, type Ratio, usualRatio } from './canvas.ts';
import {
  beginHistory,
  changed,
  emptySketch,
  type Sketch,
  type SketchHistory,
  stepBack,
  stepForward,
} from './sketch.ts';
import type { StoredWork } from './stored-sketch.ts';

/** pose: joints first, lines where no figure is · draw: lines only · erase: rubs lines out. */
export type Tool = 'pose' | 'draw' | 'erase';

export type References = readonly [Picture | null, Picture | null];

/** A finished picture. */
export interface PoseResult {
  /** Path on the server. */
  imageUrl: string;
  /** Absolute address. */
  url: string;
  message: string;
  /** The message sentence by sentence; absent where the engine does not tell. */
  remarks?: readonly ToldRemark[] | undefined;
  engine: string;
  width: number;
  height: number;
  scene: string;
}

export interface PainterState {
  history: SketchHistory;
  tool: Tool;
  colour: Colour;
  size: number;
  /** The figure whose tools are shown. */
  selectedId: string | null;
  references: References;
  scene: string;
  ratio: Ratio;
  job: Job;
  result: PoseResult | null;
}

export type PainterEvent =
  | { type: 'restore'; work: StoredWork }
  /** `sketch`: the next one, or what it becomes: several steps may come at once. */
  | { type: 'sketch'; sketch: Sketch | ((now: Sketch) => Sketch); subject?: string | undefined }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'tool'; tool: Tool }
  | { type: 'colour'; colour: Colour }
  | { type: 'size'; size: number }
  | { type: 'select'; id: string | null }
  | { type: 'reference'; slot: 0 | 1; picture: Picture | null }
  | { type: 'scene'; scene: string }
  | { type: 'ratio'; ratio: Ratio }
  | { type: 'job'; event: JobEvent }
  | { type: 'result'; result: PoseResult }
  /** Back to the beginning; Undo brings the sketch back. `scene`: the host's own. */
  | { type: 'reset'; scene: string };

export function initialPainterState(scene: string): PainterState {
  return {
    history: beginHistory(emptySketch),
    tool: 'draw',
    colour: colours[0],
    size: brushSizes.usual,
    selectedId: null,
    references: [null, null],
    scene,
    ratio: usualRatio,
    job: idleJob,
    result: null,
  };
}

export function painterReducer(state: PainterState, event: PainterEvent): PainterState {
  switch (event.type) {
    case 'restore': {
      const { sketch, scene, ratio } = event.work;
      const tool = sketch.figures.length > 0 ? 'pose' : state.tool;
      return { ...state, history: beginHistory(sketch), scene: state.scene || scene, ratio, tool };
    }
    case 'sketch':
      return withHistory(state, changed(state.history, nextSketch(state, event), event.subject));
    case 'undo':
      return withHistory(state, stepBack(state.history));
    case 'redo':
      return withHistory(state, stepForward(state.history));
    case 'tool':
      return { ...state, tool: event.tool };
    case 'colour':
      // Who chooses a colour wants to draw with it.
      return { ...state, colour: event.colour, tool: state.tool === 'erase' ? 'draw' : state.tool };
    case 'size':
      return { ...state, size: event.size };
    case 'select':
      return { ...state, selectedId: event.id };
    case 'reference':
      return { ...state, references: withReference(state.references, event) };
    case 'scene':
      return { ...state, scene: event.scene };
    case 'ratio':
      return { ...state, ratio: event.ratio };
    case 'job':
      return { ...state, job: moveJob(state.job, event.event) };
    case 'result':
      return { ...state, job: moveJob(state.job, { type: 'succeed' }), result: event.result };
    case 'reset': {
      const empty = withHistory(state, changed(state.history, emptySketch));
      const { history, colour, size } = empty;
      return { ...initialPainterState(event.scene), history, colour, size };
    }
  }
}

function nextSketch(
  { history }: PainterState,
  { sketch }: Extract<PainterEvent, { type: 'sketch' }>,
) {
  return typeof sketch === 'function' ? sketch(history.sketch) : sketch;
}

function withHistory(state: PainterState, history: SketchHistory): PainterState {
  const isThere = history.sketch.figures.some(({ id }) => id === state.selectedId);
  return { ...state, history, selectedId: isThere ? state.selectedId : null };
}

function withReference(
  [first, second]: References,
  { slot, picture }: { slot: 0 | 1; picture: Picture | null },
): References {
  return slot === 0 ? [picture, second] : [first, picture];
}
