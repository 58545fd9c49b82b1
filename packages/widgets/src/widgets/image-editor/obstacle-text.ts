import type { Editor } from './use-image-editor.ts';

/** Why Generate cannot start now, for the visitor; undefined = it can, or it is under way. */
export function obstacleText({ obstacle, words, known, state }: Editor): string | undefined {
  switch (obstacle) {
    case 'no-picture':
      return words.needPicture;
    case 'no-prompt':
      return words.needPrompt;
    case 'not-connected':
      return words.needServer;
    case 'prompt-too-long':
      return words.promptTooLong(state.prompt.trim().length - (known?.limits.maxPromptLength ?? 0));
    default:
      return undefined;
  }
}
