/*
 * The site's service worker, as /sw.js: scripts/build/service-worker.ts fills in the two constants. It keeps the files
 * that every page needs and the page that stands in when there is no connection. It never touches the API.
 */
const VERSION = '__VERSION__';
const SHELL = ['__SHELL__'];

const OFFLINE = '/offline';
const PREFIX = 'nano-banana-';
const CACHE = PREFIX + VERSION;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      // Past the HTTP cache: a page from yesterday names files that are gone.
      .then((cache) => cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // "/api" itself is a page of the site.
  if (/^\/(?:api|embed)\//.test(url.pathname)) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  }
});
