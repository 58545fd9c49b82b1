import { type RefObject, useCallback, useRef } from 'react';

/** What was pressed last, from the start of the page's scripts: its parts come to work later than that. */
let pressed: HTMLElement | null = null;

if (!import.meta.env.SSR) {
  const remember = ({ target }: Event) => {
    pressed = target instanceof HTMLElement ? target : null;
  };
  window.addEventListener('click', remember, { capture: true });
}

/**
 * A press on a part that does not work yet is done again as soon as it does: the elements stay the same ones.
 * @returns what to call then
 */
export function useFirstPress(area: RefObject<HTMLElement | null>): () => void {
  const works = useRef(false);
  return useCallback(() => {
    if (works.current) return;
    works.current = true;
    if (pressed && area.current?.contains(pressed)) pressed.click();
  }, [area]);
}
