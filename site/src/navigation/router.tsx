import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useState,
} from 'react';
import { prefetchFiles } from './prefetch.ts';

/*
 * The site has plain paths and knows its pages itself (routes.tsx), so that of a router it needs only this: react-router's
 * 13 kB of gzip would be a seventh of what the home page may load.
 */

/** One entry of the browser's history. */
export interface Location {
  pathname: string;
  /** With its `?`; empty without one. */
  search: string;
  /** With its `#`; empty without one. */
  hash: string;
  /** What the navigation carried along; it lasts over reloads. */
  state: unknown;
  /** Names the entry within this visit; `default` for one that the browser itself made. */
  key: string;
  /** Whether a link led here, or the browser: by loading the page, Back or Forward, or an anchor. */
  arrivedBy: 'link' | 'browser';
}

interface NavigateOptions {
  /** Takes the place of the entry shown instead of following it. */
  replace?: boolean;
  /** Must be cloneable: `structuredClone` decides. */
  state?: unknown;
}

type Navigate = (to: string, options?: NavigateOptions) => void;

const LocationContext = createContext<Location | null>(null);

/** Apart from the place, so that a link is not drawn anew whenever the place changes. */
const NavigateContext = createContext<Navigate | null>(null);

interface HistoryState {
  key: string;
  state: unknown;
}

function isHistoryState(value: unknown): value is HistoryState {
  return typeof value === 'object' && value !== null && 'key' in value && 'state' in value;
}

function locationOf(url: URL, arrivedBy: Location['arrivedBy'], entry?: HistoryState): Location {
  const { pathname, search, hash } = url;
  const { key, state } = entry ?? { key: 'default', state: null };
  return { pathname, search, hash, key, state, arrivedBy };
}

function shownLocation(): Location {
  const { state } = window.history;
  const url = new URL(window.location.href);
  return locationOf(url, 'browser', isHistoryState(state) ? state : undefined);
}

/** Where the page is, for everything inside. On a server `path` says it; in a browser its address does. */
export function Router({ path, children }: { path?: string; children: ReactNode }) {
  const [location, setLocation] = useState(() =>
    path === undefined ? shownLocation() : locationOf(new URL(path, 'http://site'), 'browser'),
  );

  useEffect(() => {
    const follow = () => startTransition(() => setLocation(shownLocation()));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const [navigate] = useState(() => navigation(setLocation));
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  );
}

let entries = 0;

function navigation(show: (location: Location) => void): Navigate {
  return (to, { replace = false, state = null } = {}) => {
    const url = new URL(to, window.location.href);
    entries += 1;
    // Told apart from the entries before a reload, too.
    const entry = { key: `${Date.now().toString(36)}-${entries}`, state };
    if (replace) window.history.replaceState(entry, '', url);
    else window.history.pushState(entry, '', url);
    startTransition(() => show(locationOf(url, 'link', entry)));
  };
}

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('This works only inside <Router>');
  return value;
}

/** Where the page is. */
export function useLocation(): Location {
  return inside(use(LocationContext));
}

/** Goes to another page, or to another part of this one, without loading anew; the same function each time. */
export function useNavigate(): Navigate {
  return inside(use(NavigateContext));
}

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onPointerEnter'> {
  /** A path of the site, a query or an anchor. */
  to: string;
  state?: unknown;
}

/** A link within the site, whose page begins to load when it is pointed at. A click that asks for a new tab or window is left to the browser. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { target } = event.currentTarget;
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const isOurs = event.button === 0 && isPlain && (!target || target === '_self');
    if (event.defaultPrevented || !isOurs) return;
    event.preventDefault();
    // As browsers do: the address that is shown already is not shown twice in the history.
    const isShown = event.currentTarget.href === window.location.href;
    navigate(to, { replace: isShown, state });
  };
  const ahead = (event: PointerEvent<HTMLAnchorElement>) => {
    if (import.meta.env.PROD) void prefetchFiles(event.currentTarget.href);
  };
  return <a {...rest} href={to} onClick={follow} onPointerEnter={ahead} />;
}
