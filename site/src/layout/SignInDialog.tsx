import { X } from 'lucide-react';
import { useId } from 'react';
import { editorLink } from '../content/navigation.ts';
import { Link } from '../navigation/router.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import { useModal } from '../ui/use-modal.ts';
import './sign-in-dialog.css';

/** There are no accounts: says so, and offers what an account would be for. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const modal = useModal(true, onClose);
  return (
    <dialog className="site-dialog site-sign-in" aria-labelledby={titleId} {...modal}>
      <div className="site-sign-in-panel">
        <button
          type="button"
          className="site-icon-button site-dialog-close"
          aria-label="Close"
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
        <div className="site-sign-in-stage">
          <Mascot decorative sizes="200px" className="site-sign-in-mascot" />
        </div>
        <div className="site-sign-in-copy">
          <h2 id={titleId}>You are already in.</h2>
          <p>Nano Banana has no accounts. Everything is open: bring a photo and start.</p>
          <Link className="site-button site-button-banana" to={editorLink.to} onClick={onClose}>
            Open the editor
          </Link>
        </div>
      </div>
    </dialog>
  );
}
