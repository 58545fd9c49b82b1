import { useSyncExternalStore } from 'react';

export const themeChoices = ['auto', 'light', 'dark'] as const;

/** Colours: the system's, or the visitor's own choice. */
export type ThemeChoice = (typeof themeChoices)[number];

// public/theme.js reads this key before the first paint.
const storageKey = 'nb-theme';

const listeners = new Set<() => void>();

function isThemeChoice(value: unknown): value is ThemeChoice {
  return themeChoices.some((choice) => choice === value);
}

function currentTheme(): ThemeChoice {
  const choice = document.documentElement.dataset.nbTheme;
  return isThemeChoice(choice) ? choice : 'auto';
}

/** The browser's own bars: index.html has one colour for each scheme. */
function colourBrowserBars(choice: ThemeChoice): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset;
    const chosen = scheme === choice ? 'all' : 'not all';
    meta.media = choice === 'auto' ? `(prefers-color-scheme: ${scheme})` : chosen;
  }
}

function showTheme(choice: ThemeChoice): void {
  document.documentElement.dataset.nbTheme = choice;
  colourBrowserBars(choice);
  for (const listener of listeners) listener();
}

/** Lets everything follow the choice that public/theme.js found. */
export function restoreTheme(): void {
  showTheme(currentTheme());
}

/** Shows the chosen colours at once and remembers them for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice);
  try {
    if (choice === 'auto') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is closed to this page: the choice holds until it is left.
  }
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === storageKey) showTheme(isThemeChoice(event.newValue) ? event.newValue : 'auto');
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** The choice in force. In prerendered HTML it is the system's. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, currentTheme, () => 'auto');
}

/** The next one in turn, for a button that goes round. */
export function nextTheme(choice: ThemeChoice): ThemeChoice {
  const next = (themeChoices.indexOf(choice) + 1) % themeChoices.length;
  return themeChoices[next] ?? 'auto';
}
