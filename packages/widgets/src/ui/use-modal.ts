import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Opens a native dialog as long as it is rendered. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    // A layout effect is taken back while the element is still on the page: closing it there lets the
    // browser give the focus back to the opener.
    element?.showModal();
    return () => element?.close();
  }, []);
  return dialog;
}
