import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation } from './router.tsx';

/** Scroll positions of this visit, in px from the top, by the router's key of the history entry. */
const positions = new Map<string, number>();

/**
 * What a browser does on a page load, for navigation inside the page: scrolls to the top or to the
 * address's anchor, returns to the old position on Back, and moves the focus to where reading goes on.
 */
export function useScrollAndFocus(): void {
  const location = useLocation();
  const previous = useRef<Location | null>(null);

  useOwnScrollRestoration();
  useRememberedPosition(location.key);

  useEffect(() => {
    if (previous.current === location) return;
    const arrived = previous.current === null;
    const newPage = previous.current?.pathname !== location.pathname;
    previous.current = location;

    const target = anchorTarget(location.hash);
    if (arrived) {
      // The browser has scrolled already; the focus is ours to move.
      if (target) focusQuietly(target);
      return;
    }
    if (newPage) focusQuietly(document.querySelector<HTMLElement>('main h1'));

    const remembered = location.arrivedBy === 'browser' ? positions.get(location.key) : undefined;
    // An anchor typed into the address bar has no key of its own.
    if (remembered !== undefined && !(target && location.key === 'default')) {
      window.scrollTo({ top: remembered, behavior: 'instant' });
    } else if (target) {
      focusQuietly(target);
      target.scrollIntoView({ behavior: newPage ? 'instant' : 'auto', block: 'start' });
    } else if (newPage || !location.hash) {
      window.scrollTo({ top: 0, behavior: newPage ? 'instant' : 'auto' });
    }
  }, [location]);
}

/** Positions are restored by us while the page lives, by the browser after it was left. */
function useOwnScrollRestoration(): void {
  useEffect(() => {
    const ours = () => {
      window.history.scrollRestoration = 'manual';
    };
    const theBrowsers = () => {
      window.history.scrollRestoration = 'auto';
    };
    ours();
    window.addEventListener('pageshow', ours);
    window.addEventListener('pagehide', theBrowsers);
    return () => {
      theBrowsers();
      window.removeEventListener('pageshow', ours);
      window.removeEventListener('pagehide', theBrowsers);
    };
  }, []);
}

/** In a layout effect: a shorter page's own scrolling must not be taken for the old page's. */
function useRememberedPosition(key: string): void {
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** The element an address's `#anchor` names, if the page has it. */
function anchorTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // Not a valid percent encoding: no id of ours.
    return null;
  }
}

/** Focus without scrolling, also on what cannot be reached by Tab. */
function focusQuietly(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
