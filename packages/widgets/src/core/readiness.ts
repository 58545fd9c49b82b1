import type { EditorState } from './editor-state.ts';

/** Why Generate cannot start now. */
export type Obstacle = 'pending' | 'not-connected' | 'no-picture' | 'no-prompt' | 'prompt-too-long';

/** @param maxPromptLength - characters; null while the server's limits are not known */
export function obstacleOf(
  state: EditorState,
  maxPromptLength: number | null,
): Obstacle | undefined {
  if (state.job.status === 'pending') return 'pending';
  if (state.pictures.length === 0) return 'no-picture';
  const length = state.prompt.trim().length;
  if (length === 0) return 'no-prompt';
  if (maxPromptLength === null) return 'not-connected';
  if (length > maxPromptLength) return 'prompt-too-long';
  return undefined;
}
