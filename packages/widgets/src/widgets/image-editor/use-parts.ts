import { useCallback, useState } from 'react';

export type EditorTab = 'editor' | 'optimizer';

/** What lies over the page. */
export type Over = 'engine' | 'keys' | 'full-screen';

/** Which of the editor's rarer parts are open. */
export function useParts() {
  const [tab, setTab] = useState<EditorTab>('editor');
  const [over, setOver] = useState<Over | null>(null);
  const [isTreeOpen, setTreeOpen] = useState(false);
  /** The key for "before" is held down. */
  const [isBeforeHeld, holdBefore] = useState(false);
  const close = useCallback(() => setOver(null), []);
  const toggleTree = useCallback(() => setTreeOpen((isOpen) => !isOpen), []);
  return {
    tab,
    setTab,
    over,
    open: setOver,
    close,
    isTreeOpen,
    toggleTree,
    isBeforeHeld,
    holdBefore,
  };
}
