import { ApiError, NetworkError, TimeoutError } from '@nano-banana/client-sdk';
import { describe, expect, it } from 'vitest';
import { en } from '../../locales/en.ts';
import { outlineOf } from './outline.ts';
import { initialPainterState, type PainterEvent, painterReducer } from './painter-state.ts';
import { poseObstacle } from './pose-checks.ts';
import { describePoseProblem } from './pose-problem.ts';
import type { Sketch } from './sketch.ts';
import type { Stroke } from './stroke.ts';

const stroke = (size: number, points: Stroke['points']): Stroke => ({
  ...{ kind: 'draw', colour: '#ffffff', isPressed: false },
  ...{ size, points },
});
const line = stroke(10, [
  [100, 100, 0.5],
  [200, 100, 0.5],
  [300, 100, 0.5],
]);
const withStrokes = (...strokes: Stroke[]): Sketch => ({ strokes, figures: [] });
const after = (...events: PainterEvent[]) => events.reduce(painterReducer, initialPainterState(''));

describe('the painter', () => {
  it('starts with a white brush of 3 pixels and 16:9', () => {
    expect(after()).toMatchObject({ colour: '#ffffff', size: 3, ratio: '16:9', tool: 'draw' });
  });

  it('goes back and forth through every step', () => {
    const [one, two] = [withStrokes(line), withStrokes(line, line)];
    const both = after({ type: 'sketch', sketch: one }, { type: 'sketch', sketch: two });
    const back = painterReducer(both, { type: 'undo' });
    expect(back.history.sketch).toBe(one);
    expect(painterReducer(back, { type: 'redo' }).history.sketch).toBe(two);
    expect(painterReducer(after(), { type: 'undo' })).toEqual(after());
  });

  it('cannot redo what was undone before something new', () => {
    const one = withStrokes(line);
    const state = after(
      { type: 'sketch', sketch: one },
      { type: 'undo' },
      { type: 'sketch', sketch: withStrokes(line, line) },
      { type: 'redo' },
    );
    expect(state.history.sketch.strokes).toHaveLength(2);
  });

  it('takes steps about the same joint, one right after the other, as one', () => {
    const step = (sketch: Sketch, subject: string): PainterEvent => ({
      type: 'sketch',
      sketch,
      subject,
    });
    const state = after(
      step(withStrokes(line), 'left hand'),
      step(withStrokes(line, line), 'left hand'),
      step(withStrokes(line, line, line), 'right hand'),
      { type: 'undo' },
      { type: 'undo' },
    );
    expect(state.history.sketch.strokes).toHaveLength(0);
  });

  it('draws again when a colour is chosen while erasing', () => {
    const state = after({ type: 'tool', tool: 'erase' }, { type: 'colour', colour: '#f44336' });
    expect(state).toMatchObject({ tool: 'draw', colour: '#f44336' });
  });
});

describe('a stroke', () => {
  it('is as wide as its size, with round ends', () => {
    const outline = outlineOf(line);
    const ys = outline.map(([, y = 0]) => y);
    const xs = outline.map(([x = 0]) => x);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(10, 0);
    expect(Math.min(...xs)).toBeGreaterThan(94);
    expect(Math.min(...xs)).toBeLessThan(97);
    expect(Math.max(...xs)).toBeGreaterThan(303);
  });

  it('of one point is a dot', () => {
    const xs = outlineOf(stroke(10, [[50, 50, 0.5]])).map(([x = 0]) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(8);
  });
});

describe('the checks', () => {
  const fine = { references: [{}], canvas: {}, context: {}, scene: 'a beach', maxSceneLength: 10 };

  it('are made in the specified order', () => {
    const nothing = {
      references: [null, null],
      canvas: null,
      context: undefined,
      scene: ' ',
      maxSceneLength: 1,
    };
    expect(poseObstacle(nothing)).toBe('no-reference');
    expect(poseObstacle({ ...nothing, references: [null, {}] })).toBe('no-canvas');
    expect(poseObstacle({ ...fine, context: undefined, scene: '' })).toBe('no-context');
    expect(poseObstacle({ ...fine, scene: ' \n ' })).toBe('no-scene');
    expect(poseObstacle({ ...fine, scene: 'a very long beach' })).toBe('scene-too-long');
    expect(poseObstacle(fine)).toBeUndefined();
  });

  it('say what the specification says', () => {
    expect([en.poseNeedReference, en.poseNoCanvas, en.poseNoContext, en.poseNeedScene]).toEqual([
      'Please upload at least one reference image',
      'Canvas not initialized',
      'Cannot get canvas context',
      'Please enter a scene description',
    ]);
  });
});

describe('a failure', () => {
  const said = (error: unknown) => describePoseProblem(error, en, 'Gemini').message;
  const answer = (status: number, body: string) => new ApiError({ status, body });

  it('with 503 names what is overloaded', () => {
    const words = 'Gemini is temporarily overloaded. Please try again in a moment.';
    expect(said(answer(503, '{"error":"Busy","code":"overloaded"}'))).toBe(words);
    expect(said(answer(503, 'upstream'))).toBe(words);
    expect(describePoseProblem(answer(503, ''), en, undefined).message).toMatch(/^The image model/);
  });

  it('with 503 for another reason says that one', () => {
    expect(said(answer(503, '{"error":"Not set up","code":"engine_not_set_up"}'))).toBe(
      'Not set up',
    );
  });

  it('shows the server’s words, else that it failed, else that nothing could be read', () => {
    expect(said(answer(400, '{"error":"referenceImages[1] is no picture"}'))).toBe(
      'referenceImages[1] is no picture',
    );
    expect(said(answer(500, '{}'))).toBe('Generation failed');
    expect(said(answer(500, '<html>'))).toBe('Network error');
    expect(said(new NetworkError(new Error('offline')))).toBe('Network error');
    expect(said(new TimeoutError(5000))).toMatch(/5 seconds/);
    expect(said(new Error('The canvas is tainted'))).toBe('The canvas is tainted');
    expect(said('?')).toBe('Generation failed, please try again');
  });

  it('keeps the words of a limit that is used up', () => {
    const error = answer(429, '{"error":"The daily quota is exceeded","code":"quota_exceeded"}');
    expect(describePoseProblem(error, en, 'Gemini').title).toBe('Free tier limit reached');
  });
});
