import { expect, test } from 'vitest';
import { editorReducer, initialEditorState } from './editor-state.ts';
import { type PaintedMask, paintedOn, percentOf, withMask } from './mask.ts';
import type { Picture } from './picture.ts';

const mask: PaintedMask = {
  marks: [{ kind: 'paint', radius: 0.1, points: [[0.5, 0.5]] }],
  feather: 0.01,
  share: 0.04,
};

test('a mask is put beside the marks of the subject, and taken away from them', () => {
  const box = { left: 0, top: 0, right: 1, bottom: 1 };
  const strokes = [{ keep: true, radius: 0.1, points: [[0.5, 0.5]] as [number, number][] }];
  const both = withMask({ box, strokes }, mask);
  expect(both).toEqual({ box, strokes, mask });
  expect(withMask(both, undefined)).toEqual({ box, strokes });
});

test('a share in percent is never rounded to nothing or to all', () => {
  expect([0, 0.0001, 0.126, 0.9999, 1].map(percentOf)).toEqual([0, 1, 13, 99, 100]);
});

test('a stroke stays on the picture, leaves out what is too near, and ends at some length', () => {
  const start = paintedOn({ kind: 'paint', radius: 0.1, points: [] }, [-0.2, 1.4]);
  expect(start.points).toEqual([[0, 1]]);
  expect(paintedOn(start, [0.0005, 1])).toBe(start);
  let long = start;
  for (let i = 0; i < 5000; i++) long = paintedOn(long, [i % 2, 0]);
  expect(long.points).toHaveLength(2000);
});

test('the mask leaves with the picture that it was painted on, and comes back with Undo', () => {
  const picture = (id: string): Picture => ({
    ...{ id, file: new Blob(['a picture of some bytes']), name: id, type: 'image/png', url: id },
  });
  const rules = { maxImages: 5, maxImageBytes: 1000, imageTypes: ['image/png'] };
  const painted = [
    { type: 'add', pictures: [picture('a'), picture('b')], rules } as const,
    { type: 'selection', selection: withMask({ strokes: [] }, mask) } as const,
  ].reduce(editorReducer, initialEditorState());
  const moved = editorReducer(painted, { type: 'move', id: 'b', by: -1 });
  expect(moved.selection.mask).toBeUndefined();
  expect(editorReducer(moved, { type: 'undo' }).selection.mask).toEqual(mask);
  expect(editorReducer(painted, { type: 'remove', id: 'b' }).selection.mask).toEqual(mask);
});
