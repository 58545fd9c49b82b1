import type { SitePage } from '../../src/entry-server.tsx';

/** One page as it was written. */
export interface BuiltPage extends SitePage {
  /** The whole document. */
  html: string;
}

/** The pages that search engines, the feed and the site's own search may show. */
export function listedPages(pages: readonly BuiltPage[]): BuiltPage[] {
  return pages.filter(({ head }) => !head.unlisted);
}
