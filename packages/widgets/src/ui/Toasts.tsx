import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { useNewest } from './use-newest.ts';
import type { ToastItem } from './use-toasts.ts';

export interface ToastsProps {
  toasts: readonly ToastItem[];
  label: string;
  closeLabel: string;
  onDismiss: (id: number) => void;
}

/**
 * Short notices in the browser's top layer, so that no host page can clip or cover them. Not a live
 * region: whoever shows a toast also announces it once, in the words that fit.
 */
export function Toasts({ toasts, label, closeLabel, onDismiss }: ToastsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const shown = toasts.length > 0;
  useEffect(() => {
    const element = layer.current;
    // Browsers without popover show the fixed layer as it is.
    if (!shown || !element || typeof element.showPopover !== 'function') return;
    element.showPopover();
    return () => element.hidePopover();
  }, [shown]);
  if (!shown) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={layer} className="nb-toasts" role="group" aria-label={label} popover="manual">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

/** Milliseconds a toast stays; it stays longer while pointed at or focused. */
const STAY = 6000;

const icons = { success: CircleCheck, info: Info, danger: CircleAlert };

interface ToastProps extends Pick<ToastsProps, 'closeLabel' | 'onDismiss'> {
  toast: ToastItem;
}

function Toast({ toast, closeLabel, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);
  const newestDismiss = useNewest(onDismiss);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => newestDismiss.current(toast.id), STAY);
    return () => clearTimeout(timer);
  }, [held, toast.id, newestDismiss]);
  const Icon = icons[toast.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only makes it stay; nothing to operate
    <div
      part="toast"
      className={`nb-toast nb-toast--${toast.tone}`}
      onPointerEnter={({ pointerType }) => setHeld(pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" />
      <div className="nb-toast__words">
        <strong>{toast.title}</strong>
        {toast.message ? (
          <p>
            <bdi>{toast.message}</bdi>
          </p>
        ) : null}
      </div>
      <IconButton
        size="small"
        icon={<X />}
        label={closeLabel}
        onClick={() => onDismiss(toast.id)}
      />
    </div>
  );
}
