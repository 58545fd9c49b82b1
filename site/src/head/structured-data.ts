/** Marks the page's own block of structured data in the document's head. */
const MARK = 'data-page-data';

/** A page's structured data as the tag that prerendered pages carry; empty without any. */
export function structuredDataTag(data: readonly object[]): string {
  if (data.length === 0) return '';
  return `<script type="application/ld+json" ${MARK}>${safeJson(data)}</script>`;
}

const block = () => document.head.querySelector(`script[${MARK}]`);

/** Whether the document's head has a block of structured data. */
export function hasStructuredData(): boolean {
  return block() !== null;
}

/** Puts a page's structured data into the head in place of what is there; without any, none is left. */
export function placeStructuredData(data: readonly object[]): void {
  block()?.remove();
  if (data.length === 0) return;
  const element = document.createElement('script');
  element.type = 'application/ld+json';
  element.setAttribute(MARK, '');
  element.textContent = safeJson(data);
  document.head.append(element);
}

/** JSON that cannot end the element it stands in. */
function safeJson(data: readonly object[]): string {
  return JSON.stringify(data.length === 1 ? data[0] : data).replaceAll('<', '\\u003c');
}
