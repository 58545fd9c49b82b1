export interface ToastContent {
  title: string;
  text?: string;
  /** What it is about: done, for your information, or gone wrong. */
  tone?: 'success' | 'info' | 'error';
}

export interface Toast extends ToastContent {
  id: number;
}

/** More than these would cover the page: the oldest goes. */
const MOST = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function showToast(content: ToastContent): void {
  lastId += 1;
  replace([...toasts, { ...content, id: lastId }].slice(-MOST));
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentToasts = (): readonly Toast[] => toasts;

/** Shows a short message at the window's edge for a few seconds: `toast({ title: 'Link copied!' })`. */
export function useToast(): (content: ToastContent) => void {
  return showToast;
}
