/*
 * The script tag: registers all elements. Small, so that what a page needs first is asked for at once and side by side:
 * what all elements share, and the widgets that are near the viewport already.
 */
import { scriptWords } from './locales/script.ts';

/** Pixels; the elements have the same number. A file of its own for it would cost more than it says. */
const NEAR = 600;

/** By tag; the same files that the elements load. */
const widgets = {
  'nano-banana-editor': () => import('./elements/load/editor.ts'),
  'nano-banana-figurine': () => import('./elements/load/figurine.ts'),
  'nano-banana-pose-painter': () => import('./elements/load/pose-painter.ts'),
  'nano-banana-prompt-optimizer': () => import('./elements/load/prompt-optimizer.ts'),
};

/** The server that serves this script: what is before `/embed/`. */
const server = new URL(import.meta.url.replace(/\/embed\/.*/, '')).href.replace(/\/$/, '');

/** Milliseconds after which visitors are told that nothing comes; the elements have the same number. */
const PATIENCE = 30_000;

/** Words in the tags, on show as long as these are no elements. */
const notices: Element[] = [];

function start(): void {
  removeEventListener('online', start);
  for (const notice of notices.splice(0)) notice.remove();
  const late = setTimeout(sayFailure, PATIENCE);
  import('./elements/script.ts')
    .then(({ defineAll }) => defineAll(server), sayFailure)
    .finally(() => clearTimeout(late));
}

function sayFailure(): void {
  if (notices.length > 0) return;
  addEventListener('online', start);
  for (const element of document.querySelectorAll(Object.keys(widgets).join())) {
    const notice = document.createElement('div');
    notice.setAttribute('role', 'alert');
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.textContent = scriptWords.retry;
    retry.onclick = start;
    notice.append(scriptWords.failed, ' ', retry);
    element.append(notice);
    notices.push(notice);
  }
}

start();

for (const [tag, load] of Object.entries(widgets)) {
  if ([...document.querySelectorAll(tag)].some(isNear)) {
    // The element asks again, and says when it does not come.
    load().catch(() => {});
  }
}

function isNear(element: Element): boolean {
  if (!element.checkVisibility()) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight + NEAR && bottom > -NEAR;
}
