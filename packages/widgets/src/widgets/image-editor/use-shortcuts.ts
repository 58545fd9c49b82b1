import { type KeyboardEvent, useCallback } from 'react';
import { useNewest } from '../../ui/use-newest.ts';
import type { Editor } from './use-image-editor.ts';

/** What takes the arrow keys for itself. */
const OWN_ARROWS =
  'input, select, textarea, [role="tree"], [role="tab"], [role="radio"], svg[tabindex]';

/** What letters go into. */
const TYPED_IN =
  'textarea, select, [role="textbox"], input:not([type="range"], [type="radio"], [type="checkbox"])';

/**
 * Keys for the root of the editor: they work only while the focus is inside, and letters not where one types.
 * What was used goes no further, so that a host's shortcuts do not act a second time.
 */
export function useShortcuts(editor: Editor) {
  const newest = useNewest(editor);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      // Keys are the editor's, not the other tab's.
      if (newest.current.parts.tab !== 'editor') return;
      if (event.defaultPrevented || event.nativeEvent.isComposing || target.closest('dialog'))
        return;
      const act = actionOf(event, target, newest.current);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    [newest],
  );
  const onKeyUp = useCallback(
    ({ key }: KeyboardEvent) => {
      if (key.toLowerCase() === 'c') newest.current.parts.holdBefore(false);
    },
    [newest],
  );
  // A key that is let go elsewhere is not heard.
  const onBlur = useCallback(() => newest.current.parts.holdBefore(false), [newest]);
  return { onKeyDown, onKeyUp, onBlur };
}

function actionOf(
  event: KeyboardEvent,
  target: HTMLElement,
  editor: Editor,
): (() => void) | undefined {
  if (editor.parts.tab !== 'editor') return undefined;
  const isMod = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (isMod && key === 'enter') return editor.generate;
  if (target.isContentEditable || target.matches(TYPED_IN)) return undefined;
  if (isMod) {
    // A key held down asks once.
    if (event.altKey || event.repeat) return undefined;
    if (key === 'z') return event.shiftKey ? editor.redo : editor.undo;
    return key === 'y' ? editor.redo : undefined;
  }
  if (event.altKey) return undefined;
  if (key === 'arrowleft' || key === 'arrowright') {
    return target.closest(OWN_ARROWS) ? undefined : stepTo(editor, target, key);
  }
  return letterAction(key, event.repeat, editor);
}

function letterAction(key: string, isRepeated: boolean, editor: Editor) {
  const { parts, selected, state, actions } = editor;
  const isPending = state.job.status === 'pending';
  if (key === 'c' && selected) return () => parts.holdBefore(true);
  if (isRepeated) return undefined;
  if (key === '?') return () => parts.open('keys');
  if (key === 'v' && state.versions.length > 0) return parts.toggleTree;
  if (key === 'f' && selected) return () => parts.open('full-screen');
  if (key === 'e' && selected && !isPending) return () => void actions.run('edit-again', selected);
  return undefined;
}

/** The version before or after the one on the stage, as they stand in the strip. */
function stepTo({ state, dispatch }: Editor, target: HTMLElement, key: string) {
  const { versions, selectedId } = state;
  const isMirrored = getComputedStyle(target).direction === 'rtl';
  const by = (key === 'arrowright') === isMirrored ? -1 : 1;
  const next = versions[versions.findIndex(({ id }) => id === selectedId) + by];
  return next && (() => dispatch({ type: 'select', id: next.id }));
}
