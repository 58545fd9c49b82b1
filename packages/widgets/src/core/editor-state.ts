import type { AspectRatio, DescribedPlanStep } from '@nano-banana/client-sdk';
import { idleJob, type Job, moveJob } from './job.ts';
import { judgePictures, type Picture, type Rejection, type UploadRules } from './picture.ts';
import type { Problem } from './problem.ts';
import { nothingSelected, type Selection } from './selection.ts';

/** One result, with what it was made from. */
export interface Version {
  id: string;
  /** As the server gave it: `/api/files/…`. */
  imageUrl: string;
  /** Absolute, for showing and sharing. */
  url: string;
  prompt: string;
  message: string;
  engine: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The primary picture at the time: what "before" shows. */
  before: Picture;
  /** All pictures that went in, and what was marked on the first: what it can be made from again. */
  pictures: readonly Picture[];
  selection: Selection;
  /** The steps that were carried out; absent where the engine does not tell. */
  plan?: DescribedPlanStep[] | undefined;
}

/** What Undo brings back. */
export interface Snapshot {
  pictures: readonly Picture[];
  selection: Selection;
  selectedId: string | null;
}

export interface EditorState {
  pictures: readonly Picture[];
  rejections: readonly Rejection[];
  /** What is marked on the first picture. */
  selection: Selection;
  /** Marking goes on: the first picture is on the stage, with the tools. */
  isMarking: boolean;
  prompt: string;
  /** '' = as the primary picture. */
  aspectRatio: AspectRatio | '';
  featureId: string | null;
  job: Job;
  /** Newest first. */
  versions: readonly Version[];
  /** The version on the stage; null = the primary picture is. */
  selectedId: string | null;
  history: readonly Snapshot[];
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
  | { type: 'mark'; isMarking: boolean }
  | { type: 'selection'; selection: Selection }
  | { type: 'start'; at: number }
  | { type: 'progress'; share: number; stage?: string | undefined }
  | { type: 'succeed'; version: Version }
  | { type: 'fail'; problem: Problem }
  | { type: 'cancel' }
  | { type: 'select'; id: string }
  | { type: 'edit-again'; picture: Picture }
  | { type: 'undo' };

export function initialEditorState(prompt = ''): EditorState {
  return {
    pictures: [],
    rejections: [],
    selection: nothingSelected,
    isMarking: false,
    prompt,
    aspectRatio: '',
    featureId: null,
    job: idleJob,
    versions: [],
    selectedId: null,
    history: [],
  };
}

export function editorReducer(state: EditorState, event: EditorEvent): EditorState {
  switch (event.type) {
    case 'add':
      return withJudged(state, [...state.pictures, ...event.pictures], event.rules);
    case 'rules':
      return withJudged(state, state.pictures, event.rules);
    case 'remove':
      return withPictures(
        remember(state),
        state.pictures.filter((picture) => picture.id !== event.id),
      );
    case 'move':
      return withPictures(state, moved(state.pictures, event.id, event.by));
    case 'dismiss-rejections':
      return { ...state, rejections: [] };
    case 'prompt':
      return { ...state, prompt: event.prompt };
    case 'aspect-ratio':
      return { ...state, aspectRatio: event.aspectRatio };
    case 'feature':
      return { ...state, featureId: event.id };
    case 'mark':
      return { ...state, isMarking: event.isMarking && state.pictures.length > 0 };
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
      return { ...state, selectedId: event.id, isMarking: false };
    case 'edit-again':
      return withPictures(remember(state), [event.picture]);
    case 'undo':
      return undone(state);
  }
}

/** Every object URL that the editor may show again: inputs, "before" sides, and what Undo brings back. */
export function urlsInUse(state: EditorState): Set<string> {
  const pictures = [
    ...state.pictures,
    ...state.versions.flatMap((version) => version.pictures),
    ...state.history.flatMap((snapshot) => snapshot.pictures),
  ];
  return new Set([...pictures, ...state.rejections].map((item) => item.url));
}

/** How far Undo reaches back: each step keeps its pictures in memory. */
const MAX_HISTORY = 20;

function remember(state: EditorState): EditorState {
  const { pictures, selection, selectedId } = state;
  const snapshot = { pictures, selection, selectedId };
  return { ...state, history: [...state.history, snapshot].slice(-MAX_HISTORY) };
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
  return { ...state, pictures, selectedId: null, selection: nothingSelected, isMarking: false };
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
  };
}

function undone(state: EditorState): EditorState {
  const last = state.history.at(-1);
  if (!last) return state;
  return { ...state, ...last, isMarking: false, history: state.history.slice(0, -1) };
}
