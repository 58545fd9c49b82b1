import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './IconButton.tsx';
import { useModal } from './use-modal.ts';

export interface SheetProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** A native modal dialog of words: in the middle of the window, on a phone at its lower edge. Open as long as it is rendered. */
export function Sheet({ title, closeLabel, onClose, children }: SheetProps) {
  const dialog = useModal();
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard it is Escape that closes
    <dialog
      ref={dialog}
      part="sheet"
      className="nb-sheet"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The dialog itself is hit only beside its content.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="nb-sheet__content">
        <header className="nb-sheet__head">
          <strong id={titleId}>{title}</strong>
          <IconButton icon={<X />} label={closeLabel} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
