import { describe, expect, it } from 'vitest';
import { type EditorEvent, editorReducer, initialEditorState } from './editor-state.ts';
import { samplePicture, sampleVersion } from './sample-versions.ts';
import { nothingSelected } from './selection.ts';

const hills = samplePicture('hills');
const kept = {
  pictures: [hills],
  prompt: 'warmer',
  aspectRatio: '16:9' as const,
  featureId: 'style',
  selection: nothingSelected,
  versions: [sampleVersion('v1', hills), sampleVersion('v2', hills)],
  selectedId: 'v2',
  history: [],
};
const restore = (prompt = ''): EditorEvent => ({ type: 'restore', kept, prompt });

describe('what was kept', () => {
  it('comes back into an untouched editor, newest version first', () => {
    const state = editorReducer(initialEditorState(), restore());
    expect(state).toMatchObject({ prompt: 'warmer', aspectRatio: '16:9', selectedId: 'v2' });
    expect(state.versions.map(({ id }) => id)).toEqual(['v2', 'v1']);
  });

  it('leaves the prompt to the host that gives one', () => {
    const state = editorReducer(initialEditorState('from the page'), restore('from the page'));
    expect(state).toMatchObject({ prompt: 'from the page', pictures: [hills] });
  });

  it.each<[string, EditorEvent]>([
    ['a picture', { type: 'add', pictures: [samplePicture('mine')], rules: null }],
    ['words', { type: 'prompt', prompt: 'mine' }],
    ['a feature', { type: 'feature', id: 'creative' }],
    ['a ratio', { type: 'aspect-ratio', aspectRatio: '1:1' }],
  ])('does not come back over %s of the visitor', (_, event) => {
    const touched = editorReducer(initialEditorState(), event);
    expect(editorReducer(touched, restore())).toBe(touched);
  });
});
