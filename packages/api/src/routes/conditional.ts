/**
 * Tells whether the caller has the current bytes already.
 *
 * @param header The request's `If-None-Match`.
 * @param etag The current entity tag, quotes included.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => strong(tag) === strong(etag));
}
