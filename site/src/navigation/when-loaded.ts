import { startAnalytics } from '../analytics/configured.ts';
import { prefetchPage } from './prefetch.ts';

/** Pages that many visitors open next. */
const likelyNext = ['/how-to-use', '/examples', '/faq'];

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

function connection(): Connection {
  return 'connection' in navigator ? (navigator.connection as Connection) : {};
}

/** What can wait until the page is there: the service worker, analytics, and pages fetched ahead on connections that bear it. */
export function whenLoaded(): void {
  const isSlow = connection().saveData === true || connection().effectiveType === 'slow-2g';
  document.documentElement.toggleAttribute('data-low-bandwidth', isSlow);
  const start = () => {
    registerServiceWorker();
    whenIdle(startAnalytics);
    if (!isSlow) whenIdle(prefetchPages);
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

function registerServiceWorker(): void {
  // Where it is not allowed (a page without TLS, a private window) the site works without.
  navigator.serviceWorker?.register('/sw.js').catch(() => {});
}

function prefetchPages(): void {
  for (const path of likelyNext) prefetchPage(path);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  // Safari has none.
  else setTimeout(work, 2000);
}
