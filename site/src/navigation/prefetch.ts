/** Addresses that are fetched ahead already. */
const known = new Set<string>();

function prefetch(href: string): HTMLLinkElement | null {
  if (known.has(href) || document.head.querySelector(`link[href="${href}"]`)) return null;
  known.add(href);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
  return link;
}

/** Fetches a page's HTML ahead. */
export function prefetchPage(path: string): void {
  if (path !== window.location.pathname) prefetch(path);
}

/**
 * Fetches the scripts and styles of a page ahead that somebody is about to open from this one: its HTML names them.
 * @param href a whole address of the site
 */
export async function prefetchFiles(href: string): Promise<void> {
  const { pathname, origin } = new URL(href);
  const files = `files of ${pathname}`;
  if (origin !== window.location.origin || pathname === window.location.pathname) return;
  if (known.has(files) || document.documentElement.hasAttribute('data-low-bandwidth')) return;
  known.add(files);
  const answer = await fetch(pathname, { cache: 'force-cache' }).catch(() => null);
  const html = answer?.ok ? await answer.text() : '';
  const links = html.matchAll(
    /<link rel="(?:modulepreload|stylesheet)"(?: crossorigin)? href="([^"]+)"/g,
  );
  for (const [, file = ''] of links) prefetch(file);
}
