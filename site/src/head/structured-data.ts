/** Marks the page's own block of structured data in the document's head. */
const MARK = 'data-page-data';

/** A page's structured data as the tag that prerendered pages carry. */
export function structuredDataTag(data: object): string {
  return `<script type="application/ld+json" ${MARK}>${safeJson(data)}</script>`;
}

/**
 * Puts a page's structured data into the head, unless the prerendered page brought it along.
 * @returns takes it away again
 */
export function placeStructuredData(data: object): () => void {
  const present = document.head.querySelector<HTMLScriptElement>(`script[${MARK}]`);
  const block = present ?? document.createElement('script');
  if (!present) {
    block.type = 'application/ld+json';
    block.setAttribute(MARK, '');
    document.head.append(block);
  }
  block.textContent = safeJson(data);
  return () => block.remove();
}

/** JSON that cannot end the element it stands in. */
function safeJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
