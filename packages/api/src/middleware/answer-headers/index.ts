const exposed = 'x-request-id, Retry-After, ETag, Content-Range, Accept-Ranges';

/**
 * Headers that every answer carries. Pages of any origin may read the API, without credentials:
 * there are no cookies to protect. Requests that name no origin need no leave; files get it
 * nevertheless, because a browser keeps them and may show them to another page later.
 *
 * @param isCrossOrigin True when the request names its origin, as browsers do for other pages.
 */
export function answerHeaders(
  path: string,
  requestId: string,
  isCrossOrigin: boolean,
): Record<string, string> {
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'X-Content-Type-Options': 'nosniff',
  };
  if (!path.startsWith('/api/')) {
    headers['Referrer-Policy'] = 'strict-origin-when-cross-origin';
  } else if (isCrossOrigin || path.startsWith('/api/files/')) {
    headers['Access-Control-Allow-Origin'] = '*';
    headers['Access-Control-Expose-Headers'] = exposed;
  }
  return headers;
}
