import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * A press on a part that does not work yet is done again as soon as it does: the elements stay the same ones.
 * @returns what to call then
 */
export function useFirstPress(area: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<HTMLElement | null>(null);
  const works = useRef(false);

  useEffect(() => {
    const element = area.current;
    const remember = ({ target }: Event) => {
      if (!works.current && target instanceof HTMLElement) pressed.current = target;
    };
    element?.addEventListener('click', remember);
    return () => element?.removeEventListener('click', remember);
  }, [area]);

  return useCallback(() => {
    works.current = true;
    if (pressed.current?.isConnected) pressed.current.click();
    pressed.current = null;
  }, []);
}
