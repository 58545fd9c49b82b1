import { useCallback, useRef, useState } from 'react';

export interface ToastContent {
  tone: 'success' | 'info' | 'danger';
  title: string;
  message?: string;
}

export interface ToastItem extends ToastContent {
  id: number;
}

/** More than this would cover the page. */
const MAX_TOASTS = 3;

export function useToasts() {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const last = useRef(0);
  const notify = useCallback((content: ToastContent) => {
    last.current += 1;
    const toast = { ...content, id: last.current };
    // The same news again replaces the old.
    setToasts((current) =>
      [...current.filter(({ title }) => title !== toast.title), toast].slice(-MAX_TOASTS),
    );
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((current) => current.filter((toast) => toast.id !== id));
  }, []);
  return { toasts, notify, dismiss };
}
