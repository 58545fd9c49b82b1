import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toast-store.ts';
import './toasts.css';

/** Long enough to read two sentences, in milliseconds; a pointer or the focus on it makes it wait. */
const SHOWN_FOR = 6000;

const icons = { success: CircleCheck, info: Info, error: CircleAlert };

const none: readonly Toast[] = [];

/** Where messages appear; there from the start, so that screen readers notice what comes. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  return (
    <div className="site-toasts">
      <div role="status">
        {toasts.map((toast) => toast.tone !== 'error' && <Message key={toast.id} toast={toast} />)}
      </div>
      <div role="alert">
        {toasts.map((toast) => toast.tone === 'error' && <Message key={toast.id} toast={toast} />)}
      </div>
    </div>
  );
}

function Message({ toast: { id, title, text, tone = 'success' } }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [id, isHeld]);
  const Icon = icons[tone];
  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: reading it only makes it stay; nothing is operated.
    <div
      className="site-toast"
      data-tone={tone}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon aria-hidden="true" />
      <p>
        <strong>{title}</strong>
        {text}
      </p>
      <button
        type="button"
        className="site-icon-button"
        aria-label="Dismiss"
        onClick={() => dismissToast(id)}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
