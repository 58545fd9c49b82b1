import { useEffect } from 'react';
import { hasStructuredData, placeStructuredData } from './structured-data.ts';

/**
 * Keeps a page's structured data in the document's head for as long as the page is shown. A prerendered page has
 * brought its own along: only what a navigation leads to is loaded here.
 * @param load the same function for as long as the page is the same
 */
export function PageData({ load }: { load: () => Promise<object[]> }) {
  useEffect(() => {
    let isOver = false;
    if (!hasStructuredData()) {
      load().then(
        (data) => {
          if (!isOver) placeStructuredData(data);
        },
        // Only search engines miss it.
        () => {},
      );
    }
    return () => {
      isOver = true;
      placeStructuredData([]);
    };
  }, [load]);
  return null;
}
