/** What visitors do before they use a page. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** Milliseconds after which somebody who only looks gets the editor as well: its templates come with it. */
const LOOKING = 6000;

let resolveWanted: () => void;
const wanted = new Promise<void>((resolve) => {
  resolveWanted = resolve;
});

let resolveReady: () => void;
const ready = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** Has the editor loaded now; until it has, the page shows what was written at build time. */
export const wantEditor = (): void => resolveWanted();

/** Said by the editor when it works. */
export const tellEditorReady = (): void => resolveReady();

/** Settles once the editor works: it may be given something from then on. */
export const editorReady = (): Promise<void> => ready;

/**
 * Wants the editor at the first sign that somebody is there. From the start of the page's scripts, before anything of it
 * is on show: a first move of the hand may come early.
 */
function wantEditorSoon(): void {
  // Somebody who comes from another page of the site is there already, and who comes back may have left work here.
  if ((navigator.userActivation?.hasBeenActive ?? true) || isBack()) wantEditor();
  const options = { capture: true, passive: true, once: true };
  for (const sign of signs) window.addEventListener(sign, wantEditor, options);
  const wait = () => setTimeout(wantEditor, LOOKING);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Whether the page was here before: loaded again, or come back to. */
function isBack(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming &&
    ['reload', 'back_forward'].includes(navigation.type)
  );
}

if (!import.meta.env.SSR) wantEditorSoon();

/** For `lazy`. The development server sends no page to show meanwhile. */
export async function loadEditor() {
  if (!import.meta.env.SSR && !import.meta.env.DEV) await wanted;
  const { HomeEditor } = await import('./HomeEditor.tsx');
  return { default: HomeEditor };
}

/** The same for the parts of the page below it. */
export async function loadRest() {
  if (!import.meta.env.SSR && !import.meta.env.DEV) await wanted;
  const { HomeRest } = await import('../HomeRest.tsx');
  return { default: HomeRest };
}
