import { type RefObject, useEffect } from 'react';
import { isTextField, pastedFiles } from '../../core/paste.ts';
import { useNewest } from '../../ui/use-newest.ts';

/**
 * Pictures from the clipboard: a paste inside the editor, or anywhere on the page while nothing else wants
 * it. The editor used last comes first; one that was never touched takes only what nobody else did.
 */
export function usePaste(
  root: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
): void {
  const newest = useNewest(onFiles);
  useEffect(() => {
    let usedLast = false;
    const isInside = (event: Event) =>
      root.current !== null && event.composedPath().includes(root.current);
    const noteUse = (event: Event) => {
      usedLast = isInside(event);
    };
    const take = (event: ClipboardEvent) => {
      const files = pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      newest.current(files);
    };
    const isElsewhere = (event: Event) => !isInside(event) && isTextField(event.composedPath()[0]);
    const first = (event: ClipboardEvent) => {
      if (isInside(event) || (usedLast && !isElsewhere(event))) take(event);
    };
    const last = (event: ClipboardEvent) => {
      if (!event.defaultPrevented && !isElsewhere(event)) take(event);
    };
    document.addEventListener('pointerdown', noteUse, true);
    document.addEventListener('focusin', noteUse, true);
    document.addEventListener('paste', first, true);
    document.addEventListener('paste', last);
    return () => {
      document.removeEventListener('pointerdown', noteUse, true);
      document.removeEventListener('focusin', noteUse, true);
      document.removeEventListener('paste', first, true);
      document.removeEventListener('paste', last);
    };
  }, [root, newest]);
}
