import { type Dispatch, useCallback } from 'react';
import type { EditorEvent, EditorState } from '../../core/editor-state.ts';
import type { EditorWords } from '../../locales/en/editor.ts';

interface Needs {
  state: EditorState;
  dispatch: Dispatch<EditorEvent>;
  announce: (text: string) => void;
  words: EditorWords;
}

/** Steps back and forth; says so, or that there is none. */
export function useUndo({ state, dispatch, announce, words }: Needs) {
  const canUndo = state.history.length > 0;
  const canRedo = state.future.length > 0;
  const undo = useCallback(() => {
    dispatch({ type: 'undo' });
    announce(canUndo ? words.undone : words.nothingToUndo);
  }, [dispatch, announce, words, canUndo]);
  const redo = useCallback(() => {
    dispatch({ type: 'redo' });
    announce(canRedo ? words.redone : words.nothingToRedo);
  }, [dispatch, announce, words, canRedo]);
  return { undo, redo };
}
