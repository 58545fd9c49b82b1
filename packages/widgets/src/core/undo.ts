import type { EditorState } from './editor-state.ts';
import type { Picture } from './picture.ts';
import type { Selection } from './selection.ts';
import type { Version } from './version.ts';

/** What Undo and Redo bring back. */
export interface Snapshot {
  pictures: readonly Picture[];
  selection: Selection;
  selectedId: string | null;
  /** The versions that the step took away. */
  removed: readonly Version[];
}

/** How far Undo reaches back: each step keeps its pictures in memory. */
const MAX_HISTORY = 20;

/** Before a step that can be undone. What was undone until then cannot be redone any more. */
export function remember(state: EditorState, removed: readonly Version[] = []): EditorState {
  const history = [...state.history, snapshotOf(state, removed)].slice(-MAX_HISTORY);
  return { ...state, history, future: [] };
}

export function undone(state: EditorState): EditorState {
  const last = state.history.at(-1);
  if (!last) return state;
  const { removed, ...before } = last;
  return {
    ...state,
    ...before,
    compareId: null,
    isMarking: false,
    versions: [...state.versions, ...removed].sort(newestFirst),
    history: state.history.slice(0, -1),
    future: [...state.future, snapshotOf(state, removed)],
  };
}

export function redone(state: EditorState): EditorState {
  const next = state.future.at(-1);
  if (!next) return state;
  const { removed, ...after } = next;
  return {
    ...state,
    ...after,
    compareId: null,
    isMarking: false,
    versions: without(state.versions, removed),
    history: [...state.history, snapshotOf(state, removed)],
    future: state.future.slice(0, -1),
  };
}

/** Versions leave, until they are asked back by Undo; the stage goes on with what is left. */
export function forgotten(state: EditorState, gone: readonly Version[]): EditorState {
  if (gone.length === 0) return state;
  const isGone = (id: string | null) => gone.some((version) => version.id === id);
  const versions = without(state.versions, gone);
  const at = state.versions.findIndex(({ id }) => id === state.selectedId);
  const neighbour = versions[Math.min(at, versions.length - 1)];
  return {
    ...remember(state, gone),
    versions,
    selectedId: isGone(state.selectedId) ? (neighbour?.id ?? null) : state.selectedId,
    compareId: isGone(state.compareId) ? null : state.compareId,
  };
}

export function newestFirst(a: Version, b: Version): number {
  return b.at - a.at;
}

function without(versions: readonly Version[], removed: readonly Version[]): Version[] {
  const ids = new Set(removed.map(({ id }) => id));
  return versions.filter(({ id }) => !ids.has(id));
}

function snapshotOf(
  { pictures, selection, selectedId }: EditorState,
  removed: readonly Version[],
): Snapshot {
  return { pictures, selection, selectedId, removed };
}
