import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Takes what was written into a field of a page that came as HTML, before its scripts ran: nobody hears of that, and
 * the first change of the page would empty the field.
 */
export function useEarlyWords(
  field: RefObject<HTMLTextAreaElement | null>,
  take: (words: string) => void,
) {
  const first = useRef(take);
  useLayoutEffect(() => {
    const { value, defaultValue } = field.current ?? {};
    if (value && value !== defaultValue) first.current(value);
  }, [field]);
}
