import { useSyncExternalStore } from 'react';

const storageKey = 'nano-banana-tutorials';

const none: readonly string[] = [];
const listeners = new Set<() => void>();
/** What was read last, so that the same text is the same list. */
let read: { text: string | null; slugs: readonly string[] } = { text: null, slugs: none };
/** What this page remembers where the browser stores nothing. */
let remembered: string | null = null;

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? remembered;
  } catch {
    return remembered;
  }
}

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string') : none;
  } catch {
    return none;
  }
}

/** Slugs of the tutorials that the visitor has completed in this browser. */
export function completedTutorials(): readonly string[] {
  const text = storedText();
  if (text !== read.text) read = { text, slugs: parse(text) };
  return read.slugs;
}

/** Marks a tutorial as completed, or takes the mark away; it lasts over reloads. */
export function setCompleted(slug: string, isCompleted: boolean): void {
  const others = completedTutorials().filter((other) => other !== slug);
  remembered = JSON.stringify(isCompleted ? [...others, slug] : others);
  try {
    localStorage.setItem(storageKey, remembered);
  } catch {
    // A browser that stores nothing remembers until the page is left.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** {@link completedTutorials}, and again whenever it changes; none in prerendered pages. */
export function useCompletedTutorials(): readonly string[] {
  return useSyncExternalStore(subscribe, completedTutorials, () => none);
}
