import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onClose: () => void;
  onCancel: () => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Props that make a native `<dialog>` a modal one while `open`: it traps and returns the focus itself,
 * closes by Escape, and a press on its backdrop closes it too. The dialog's content must cover it.
 */
export function useModal(open: boolean, close: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);

  // A layout effect: the dialog must close, and return the focus, before it leaves the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const page = document.documentElement;
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return {
    ref,
    // The event arrives late: a dialog that was opened again meanwhile stays open.
    onClose: () => {
      if (!ref.current?.open) close();
    },
    onCancel: close,
    onMouseDown: (event) => {
      pressedBackdrop.current = event.target === event.currentTarget;
    },
    // Not for a drag that began inside, such as a text selection.
    onClick: (event) => {
      if (pressedBackdrop.current && event.target === event.currentTarget) close();
    },
  };
}
