import { useEffect } from 'react';
import type { SiteRoute } from '../routes.tsx';
import { placeStructuredData } from './structured-data.ts';

/** Keeps the page's structured data in the document's head for as long as the page is shown. */
export function PageData({ page }: { page: SiteRoute }) {
  const { structuredData } = page;
  useEffect(() => {
    if (!structuredData) return;
    let remove: (() => void) | undefined;
    let isOver = false;
    structuredData().then(
      (data) => {
        if (!isOver) remove = placeStructuredData(data);
      },
      // Only search engines miss it.
      () => {},
    );
    return () => {
      isOver = true;
      remove?.();
    };
  }, [structuredData]);
  return null;
}
