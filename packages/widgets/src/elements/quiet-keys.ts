import { isTextField } from '../core/paste.ts';

/** What a page around needs: leaving a field, closing its dialog, its own trap of the focus. */
const FOR_THE_PAGE = new Set(['Tab', 'Escape']);

/**
 * Keeps what is typed into our fields from a page's own shortcuts, which see the element as the target and would
 * take the letters for commands; and typing itself from a form around, which would take it for a new value of ours.
 */
export function quietKeys(root: ShadowRoot): void {
  const stop = (event: Event) => {
    if (!isTextField(event.composedPath()[0])) return;
    if (event instanceof KeyboardEvent && FOR_THE_PAGE.has(event.key)) return;
    event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, stop);
  root.addEventListener('input', (event) => event.stopPropagation());
}
