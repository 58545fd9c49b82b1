import type { AspectRatio } from '@nano-banana/client-sdk';
import type { EditorState } from './editor-state.ts';
import type { Picture } from './picture.ts';
import type { Selection } from './selection.ts';
import { newestFirst, type Snapshot } from './undo.ts';
import type { Version } from './version.ts';

/** What was kept from an earlier visit. */
export interface Kept {
  pictures: readonly Picture[];
  prompt: string;
  aspectRatio: AspectRatio | '';
  featureId: string | null;
  selection: Selection;
  /** In any order. */
  versions: readonly Version[];
  selectedId: string | null;
  history: readonly Snapshot[];
}

/** Nothing comes back into an editor that was used already. */
export function restored(state: EditorState, kept: Kept, hostPrompt: string): EditorState {
  if (isTouched(state, hostPrompt)) return state;
  const prompt = hostPrompt || kept.prompt;
  return { ...state, ...kept, prompt, versions: kept.versions.toSorted(newestFirst) };
}

/** Whether there is anything that the host or nobody has not put in. */
export function isTouched(state: EditorState, hostPrompt: string): boolean {
  const { pictures, rejections, history, prompt, aspectRatio, featureId, job } = state;
  const isEmpty = pictures.length === 0 && rejections.length === 0 && history.length === 0;
  const hasChosen = featureId !== null || aspectRatio !== '';
  return !isEmpty || hasChosen || prompt !== hostPrompt || job.status !== 'idle';
}
