import { X } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { IconButton } from './IconButton.tsx';

export interface DialogProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog that fills the window; open as long as it is rendered. */
export function Dialog({ label, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    // A layout effect is taken back while the element is still on the page: closing it there lets the
    // browser give the focus back to the opener.
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="nb-dialog"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <IconButton className="nb-dialog__close" icon={<X />} label={closeLabel} onClick={onClose} />
    </dialog>
  );
}
