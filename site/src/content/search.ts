import { editorLink, menuLinks, type NavigationLink } from './navigation.ts';

export const searchWords = {
  button: 'Search',
  field: 'Search the site',
  start: 'Where to start',
  loading: 'Loading the index …',
  failed: 'The search could not be loaded: the connection may be gone.',
  retry: 'Try again',
  none: (query: string) => `Nothing found for “${query}”.`,
  noneHint: 'Try fewer or other words, or one of these pages.',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  keys: 'to move, Enter to open, Esc to close',
};

/** Offered before anything is typed, and when nothing is found. */
export const searchStart: readonly NavigationLink[] = [
  { to: editorLink.to, label: 'The editor' },
  ...menuLinks,
];
