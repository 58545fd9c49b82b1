import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  label: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog that fills the window; open as long as it is rendered. */
export function Dialog({ label, closeLabel, onClose, children }: DialogProps) {
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      part="dialog"
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
