import { describe, expect, it } from 'vitest';
import {
  type EditorEvent,
  type EditorState,
  editorReducer,
  initialEditorState,
  urlsInUse,
} from './editor-state.ts';
import type { Picture } from './picture.ts';
import { obstacleOf } from './readiness.ts';
import { nothingSelected } from './selection.ts';
import type { Version } from './version.ts';

const rules = { maxImages: 5, maxImageBytes: 100, imageTypes: ['image/png'] };

const picture = (id: string, type = 'image/png'): Picture => ({
  id,
  name: `${id}.png`,
  type,
  url: `blob:${id}`,
  file: new Blob([new Uint8Array(20)]),
});

const version = (id: string, before: Picture): Version => ({
  id,
  imageUrl: `/api/files/${id}.png`,
  url: `https://x.test/api/files/${id}.png`,
  prompt: 'warmer',
  message: 'Made it warmer.',
  engine: 'embedded',
  width: 4,
  height: 3,
  before,
  pictures: [before],
  selection: nothingSelected,
  at: Number.parseInt(id.slice(1), 10),
  isPinned: false,
});

const run = (...events: EditorEvent[]): EditorState =>
  events.reduce(editorReducer, initialEditorState('hello'));

const a = picture('a');
const b = picture('b');
const add = (...pictures: Picture[]): EditorEvent => ({ type: 'add', pictures, rules });
const start: EditorEvent = { type: 'start', at: 1000 };
const succeed = (id: string): EditorEvent => ({ type: 'succeed', version: version(id, a) });
const problem = {
  title: 't',
  message: 'm',
  detail: '',
  isQuota: false,
  retryAt: undefined,
  needsMark: false,
  alternatives: [],
  requestId: undefined,
};
const ids = (state: EditorState) => state.pictures.map(({ id }) => id);

describe('pictures', () => {
  it('move one place, and not beyond the ends', () => {
    expect(ids(run(add(a, b), { type: 'move', id: 'b', by: -1 }))).toEqual(['b', 'a']);
    expect(ids(run(add(a, b), { type: 'move', id: 'a', by: -1 }))).toEqual(['a', 'b']);
    expect(ids(run(add(a, b), { type: 'move', id: 'b', by: 1 }))).toEqual(['a', 'b']);
  });

  it('added before the rules were known are judged when they are', () => {
    const early = run({ type: 'add', pictures: [a, picture('x', '')], rules: null });
    expect(ids(early)).toEqual(['a', 'x']);
    const judged = editorReducer(early, { type: 'rules', rules });
    expect(ids(judged)).toEqual(['a']);
    expect(judged.rejections).toMatchObject([{ name: 'x.png', reason: 'type' }]);
  });

  it('come back by undo after removing', () => {
    const removed = run(add(a, b), { type: 'remove', id: 'a' });
    expect(ids(removed)).toEqual(['b']);
    expect(ids(editorReducer(removed, { type: 'undo' }))).toEqual(['a', 'b']);
  });
});

describe('a generation', () => {
  it('puts its result first and on the stage', () => {
    const state = run(add(a), start, succeed('v1'), start, succeed('v2'));
    expect(state.versions.map(({ id }) => id)).toEqual(['v2', 'v1']);
    expect(state.selectedId).toBe('v2');
    expect(state.job).toEqual({ status: 'success' });
  });

  it('loses nothing when it fails or is cancelled', () => {
    const before = run(add(a, b), start);
    for (const end of [{ type: 'fail', problem } as const, { type: 'cancel' } as const]) {
      const { job, ...rest } = editorReducer(before, end);
      expect(job.status).toBe(end.type === 'fail' ? 'failure' : 'cancelled');
      const { job: _, ...kept } = before;
      expect(rest).toEqual(kept);
    }
  });

  it('ignores an answer that comes after it was cancelled', () => {
    const cancelled = run(add(a), start, { type: 'cancel' });
    expect(editorReducer(cancelled, succeed('v1'))).toBe(cancelled);
    expect(editorReducer(cancelled, { type: 'fail', problem }).job).toEqual({
      status: 'cancelled',
    });
  });
});

describe('versions', () => {
  const two = run(add(a), start, succeed('v1'), start, succeed('v2'));

  it('leave the stage to another primary picture, but not to a second one', () => {
    expect(editorReducer(two, add(b)).selectedId).toBe('v2');
    expect(editorReducer(two, { type: 'remove', id: 'a' }).selectedId).toBeNull();
  });

  it('go back by undo, one step each, and all results stay', () => {
    const once = editorReducer(two, { type: 'undo' });
    expect(once.selectedId).toBe('v1');
    expect(once.versions).toHaveLength(2);
    const twice = editorReducer(once, { type: 'undo' });
    expect(twice).toMatchObject({ selectedId: null, pictures: [a] });
    const empty = editorReducer(twice, { type: 'undo' });
    expect(empty.pictures).toEqual([]);
    expect(editorReducer(empty, { type: 'undo' })).toBe(empty);
  });

  it('become the only input by editing again; undo brings the inputs and the version back', () => {
    const again = editorReducer(two, { type: 'edit-again', picture: b });
    expect(ids(again)).toEqual(['b']);
    expect(again.selectedId).toBeNull();
    const back = editorReducer(again, { type: 'undo' });
    expect(ids(back)).toEqual(['a']);
    expect(back.selectedId).toBe('v2');
  });
});

describe('marking', () => {
  const box = { left: 0.1, top: 0.1, right: 0.6, bottom: 0.6 };
  const marked: EditorEvent[] = [
    add(a),
    { type: 'mark', isMarking: true },
    { type: 'selection', selection: { box, strokes: [] } },
  ];

  it('needs a picture', () => {
    expect(run({ type: 'mark', isMarking: true }).isMarking).toBe(false);
  });

  it('ends when generating starts, and keeps the marks', () => {
    const state = run(...marked, start);
    expect(state).toMatchObject({ isMarking: false, selection: { box } });
  });

  it('belongs to the first picture: another one begins unmarked, and undo brings the marks back', () => {
    const other = run(...marked, add(picture('b')), { type: 'remove', id: 'a' });
    expect(other).toMatchObject({ isMarking: false, selection: nothingSelected });
    expect(editorReducer(other, { type: 'undo' }).selection).toEqual({ box, strokes: [] });
  });
});

describe('urlsInUse', () => {
  it('holds what can be shown again: inputs, before sides, undo and rejections', () => {
    const state = run(
      add(a, picture('x', '')),
      start,
      succeed('v1'),
      { type: 'remove', id: 'a' },
      { type: 'dismiss-rejections' },
    );
    expect(urlsInUse(state)).toEqual(new Set(['blob:a']));
    expect(urlsInUse(run(add(picture('x', ''))))).toEqual(new Set(['blob:x']));
  });
});

describe('obstacleOf', () => {
  const state = (prompt: string, ...events: EditorEvent[]) =>
    run({ type: 'prompt', prompt }, ...events);

  it('says the first reason why Generate cannot start', () => {
    expect(obstacleOf(state('', start), 5)).toBe('pending');
    expect(obstacleOf(state(''), 5)).toBe('no-picture');
    expect(obstacleOf(state(' \n', add(a)), 5)).toBe('no-prompt');
    expect(obstacleOf(state('warm', add(a)), null)).toBe('not-connected');
    expect(obstacleOf(state('warmer', add(a)), 5)).toBe('prompt-too-long');
    expect(obstacleOf(state('  warm  ', add(a)), 5)).toBeUndefined();
  });
});
