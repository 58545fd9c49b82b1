import { describe, expect, it } from 'vitest';
import {
  type EditorEvent,
  type EditorState,
  editorReducer,
  initialEditorState,
  urlsInUse,
} from './editor-state.ts';
import { samplePicture as picture, sampleVersion as version } from './sample-versions.ts';

const rules = { maxImages: 5, maxImageBytes: 100, imageTypes: ['image/png'] };
const [a, b] = [picture('a'), picture('b')];
const after = (state: EditorState, ...events: EditorEvent[]) => events.reduce(editorReducer, state);
const add = (...pictures: (typeof a)[]): EditorEvent => ({ type: 'add', pictures, rules });
const make = (id: string): EditorEvent[] => [
  { type: 'start', at: 0 },
  { type: 'succeed', version: version(id, a) },
];
const undo: EditorEvent = { type: 'undo' };
const redo: EditorEvent = { type: 'redo' };
const ids = ({ versions }: EditorState) => versions.map(({ id }) => id);

const two = after(initialEditorState(), add(a), ...make('v1'), ...make('v2'));

describe('redo', () => {
  it('does again what was undone, step by step', () => {
    const back = after(two, undo, undo, undo);
    expect(back).toMatchObject({ pictures: [], selectedId: null });
    expect(after(back, redo).pictures).toEqual([a]);
    expect(after(back, redo, redo).selectedId).toBe('v1');
    expect(after(back, redo, redo, redo)).toMatchObject({ selectedId: 'v2', pictures: [a] });
  });

  it('ends where nothing is left to do again', () => {
    expect(after(two, redo)).toBe(two);
  });

  it('is over as soon as something else is done', () => {
    const other = after(two, undo, add(b), redo);
    expect(other.pictures).toEqual([a, b]);
    expect(other.future).toEqual([]);
  });
});

describe('undo', () => {
  it('loses no picture that was added after the step', () => {
    const state = after(two, { type: 'remove', id: 'a' }, add(b), undo, undo);
    expect(state.pictures).toEqual([a]);
    expect(after(state, redo, redo).pictures).toEqual([b]);
  });

  it('brings back the order of the pictures', () => {
    const moved = after(two, add(b), { type: 'move', id: 'b', by: -1 });
    expect(moved.pictures).toEqual([b, a]);
    expect(after(moved, undo).pictures).toEqual([a, b]);
  });

  it('does not count an attempt to add what is refused', () => {
    const refused = after(two, add(picture('x', { type: '' })));
    expect(refused.history).toBe(two.history);
  });
});

describe('versions that are removed', () => {
  it('leave the stage to their neighbour', () => {
    const three = after(two, ...make('v3'), { type: 'select', id: 'v2' });
    const state = after(three, { type: 'forget', id: 'v2' });
    expect(ids(state)).toEqual(['v3', 'v1']);
    expect(state.selectedId).toBe('v1');
  });

  it('come back to their places by undo, and go again by redo', () => {
    const removed = after(two, { type: 'forget', id: 'v1' });
    const back = after(removed, undo);
    expect(ids(back)).toEqual(['v2', 'v1']);
    expect(ids(after(back, redo))).toEqual(['v2']);
  });

  it('come back together, beside those made since', () => {
    const cleared = after(two, { type: 'clear' });
    expect(cleared).toMatchObject({ versions: [], selectedId: null, pictures: [a] });
    const back = after(cleared, ...make('v3'), undo, undo);
    expect(ids(back)).toEqual(['v3', 'v2', 'v1']);
    expect(back.selectedId).toBe('v2');
  });

  it('keep their pictures as long as they can come back', () => {
    const cleared = after(two, { type: 'clear' }, { type: 'remove', id: 'a' });
    expect(urlsInUse(cleared)).toEqual(new Set(['blob:a', 'blob:v1', 'blob:v2']));
  });
});
