import { type RefObject, useCallback, useRef } from 'react';

/** What was pressed last, from the start of the page's scripts: its parts come to work later than that. */
let pressed: HTMLElement | null = null;

if (!import.meta.env.SSR) {
  const remember = ({ target }: Event) => {
    pressed = target instanceof HTMLElement ? target : null;
  };
  window.addEventListener('click', remember, { capture: true });
}

/** Writes the words of a field once more, as a visitor does: nobody heard of them, and the next change empties it. */
function writeAgain(field: HTMLTextAreaElement): void {
  const words = field.value;
  // React hears of what differs from the value that was last set by its own property, which hides the native one.
  field.value = '';
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * A press on a part that does not work yet is done again as soon as it does, and what was written into it is taken: the
 * elements stay the same ones.
 * @returns what to call then, before anything of the part changes
 */
export function useFirstUse(area: RefObject<HTMLElement | null>): () => void {
  const works = useRef(false);
  return useCallback(() => {
    if (works.current) return;
    works.current = true;
    for (const field of area.current?.querySelectorAll('textarea') ?? [])
      if (field.value !== field.defaultValue) writeAgain(field);
    if (pressed && area.current?.contains(pressed)) pressed.click();
  }, [area]);
}
