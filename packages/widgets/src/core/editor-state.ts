import type { AspectRatio } from '@nano-banana/client-sdk';
import { idleJob, type Job, moveJob } from './job.ts';
import { judgePictures, type Picture, type Rejection, type UploadRules } from './picture.ts';
import type { Problem } from './problem.ts';
import { type Kept, restored } from './restore.ts';
import { nothingSelected, type Selection } from './selection.ts';
import { forgotten, redone, remember, type Snapshot, undone } from './undo.ts';
import { picturesOf, type Version } from './version.ts';

export type MarkPurpose = 'subject' | 'mask';

export interface EditorState {
  pictures: readonly Picture[];
  rejections: readonly Rejection[];
  /** What is marked on the first picture. */
  selection: Selection;
  /** Marking goes on: the first picture is on the stage, with the tools. */
  isMarking: boolean;
  /** What marking is for: to say what is meant, or where alone the picture may change. */
  markPurpose: MarkPurpose;
  prompt: string;
  /** '' = as the primary picture. */
  aspectRatio: AspectRatio | '';
  featureId: string | null;
  job: Job;
  /** Newest first. */
  versions: readonly Version[];
  /** The version on the stage; null = the primary picture is. */
  selectedId: string | null;
  /** What the version on the stage is compared with: another version or a picture; null = what it was made from. */
  compareId: string | null;
  /** What Undo brings back, the newest last. */
  history: readonly Snapshot[];
  /** What Redo brings back, the next one last. */
  future: readonly Snapshot[];
}

export type EditorEvent =
  | { type: 'add'; pictures: readonly Picture[]; rules: UploadRules | null }
  | { type: 'rules'; rules: UploadRules }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; by: -1 | 1 }
  | { type: 'dismiss-rejections' }
  | { type: 'prompt'; prompt: string }
  | { type: 'aspect-ratio'; aspectRatio: AspectRatio | '' }
  | { type: 'feature'; id: string }
  | { type: 'mark'; isMarking: boolean; purpose?: MarkPurpose }
  | { type: 'selection'; selection: Selection }
  | { type: 'start'; at: number }
  | { type: 'progress'; share: number; stage?: string | undefined }
  | { type: 'succeed'; version: Version }
  | { type: 'fail'; problem: Problem }
  | { type: 'cancel' }
  | { type: 'select'; id: string }
  | { type: 'compare'; id: string | null }
  | { type: 'pin'; id: string; isPinned: boolean }
  | { type: 'forget'; id: string }
  | { type: 'clear' }
  | { type: 'edit-again'; picture: Picture }
  /** Back to the beginning, with the versions beside it; `prompt`: the host's own. */
  | { type: 'reset'; prompt: string }
  | { type: 'undo' }
  | { type: 'redo' }
  /** `prompt`: the host's own, which wins. */
  | { type: 'restore'; kept: Kept; prompt: string };

export function initialEditorState(prompt = ''): EditorState {
  return {
    pictures: [],
    rejections: [],
    selection: nothingSelected,
    isMarking: false,
    markPurpose: 'subject',
    prompt,
    aspectRatio: '',
    featureId: null,
    job: idleJob,
    versions: [],
    selectedId: null,
    compareId: null,
    history: [],
    future: [],
  };
}

export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'add':
      return added(state, event);
    case 'rules':
      return state.pictures.length > 0 ? withJudged(state, state.pictures, event.rules) : state;
    case 'remove':
      return withPictures(
        remember(state),
        state.pictures.filter((picture) => picture.id !== event.id),
      );
    case 'move':
      return withPictures(remember(state), moved(state.pictures, event.id, event.by));
    case 'dismiss-rejections':
      return { ...state, rejections: [] };
    case 'prompt':
      return { ...state, prompt: event.prompt };
    case 'aspect-ratio':
      return { ...state, aspectRatio: event.aspectRatio };
    case 'feature':
      return { ...state, featureId: event.id };
    case 'mark':
      return {
        ...state,
        isMarking: event.isMarking && state.pictures.length > 0,
        markPurpose: event.purpose ?? state.markPurpose,
      };
    case 'selection':
      return { ...state, selection: event.selection };
    case 'start':
      return { ...state, isMarking: false, job: moveJob(state.job, event) };
    case 'progress':
    case 'fail':
    case 'cancel':
      return { ...state, job: moveJob(state.job, event) };
    case 'succeed':
      return succeeded(state, event.version);
    case 'select':
      return { ...state, selectedId: event.id, compareId: null, isMarking: false };
    case 'compare':
      return { ...state, compareId: event.id };
    case 'pin':
      return {
        ...state,
        versions: state.versions.map((version) =>
          version.id === event.id ? { ...version, isPinned: event.isPinned } : version,
        ),
      };
    case 'forget':
      return forgotten(
        state,
        state.versions.filter(({ id }) => id === event.id),
      );
    case 'clear':
      return forgotten(state, state.versions);
    case 'edit-again':
      return withPictures(remember(state), [event.picture]);
    case 'reset': {
      const { versions, history } = remember(state);
      return { ...initialEditorState(event.prompt), versions, history };
    }
    case 'undo':
      return undone(state);
    case 'redo':
      return redone(state);
    case 'restore':
      return restored(state, event.kept, event.prompt);
  }
}

/** Every object URL that the editor may show again: inputs, results, "before" sides, and what Undo and Redo bring back. */
export function urlsInUse(state: EditorState): Set<string> {
  const steps = [...state.history, ...state.future];
  const versions = [...state.versions, ...steps.flatMap(({ removed }) => removed)];
  const pictures = [
    ...state.pictures,
    ...versions.flatMap(picturesOf),
    ...steps.flatMap((snapshot) => snapshot.pictures),
  ];
  return new Set([...pictures, ...state.rejections].map((item) => item.url));
}

function added(
  state: EditorState,
  { pictures, rules }: Extract<EditorEvent, { type: 'add' }>,
): EditorState {
  const next = withJudged(state, [...state.pictures, ...pictures], rules);
  const isMore = next.pictures.length > state.pictures.length;
  if (!isMore) return next;
  const { history, future } = remember(state);
  return { ...next, history, future };
}

function withJudged(
  state: EditorState,
  pictures: readonly Picture[],
  rules: UploadRules | null,
): EditorState {
  const { accepted, rejected } = judgePictures(pictures, rules);
  return { ...withPictures(state, accepted), rejections: rejected };
}

/** Another primary picture takes the stage; as long as it stays the same, the version and the marks on it stay too. */
function withPictures(state: EditorState, pictures: readonly Picture[]): EditorState {
  const samePrimary = pictures[0]?.id === state.pictures[0]?.id;
  if (samePrimary) return { ...state, pictures };
  return {
    ...state,
    pictures,
    selectedId: null,
    compareId: null,
    selection: nothingSelected,
    isMarking: false,
  };
}

function moved(pictures: readonly Picture[], id: string, by: -1 | 1): readonly Picture[] {
  const from = pictures.findIndex((picture) => picture.id === id);
  const picture = pictures[from];
  const to = from + by;
  if (!picture || to < 0 || to >= pictures.length) return pictures;
  return pictures.toSpliced(from, 1).toSpliced(to, 0, picture);
}

function succeeded(state: EditorState, version: Version): EditorState {
  if (state.job.status !== 'pending') return state;
  return {
    ...remember(state),
    job: moveJob(state.job, { type: 'succeed' }),
    versions: [version, ...state.versions],
    selectedId: version.id,
    compareId: null,
  };
}
