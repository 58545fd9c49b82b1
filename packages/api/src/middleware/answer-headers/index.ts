import { openerHeaders, siteHeaders } from './site-headers.ts';

const exposed = [
  'x-request-id',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'ETag',
  'Content-Range',
  'Accept-Ranges',
  'Location',
  'Idempotent-Replayed',
  'Preference-Applied',
].join(', ');

/** What an answer of the API may do when it is opened as a page: nothing that asks a person first. */
const permissions = 'camera=(), geolocation=(), microphone=(), payment=()';

/** What the headers of an answer depend on. */
export interface Answered {
  /** Path of the request, without a query. */
  path: string;
  /** Address of the request. */
  url: string;
  requestId: string;
  /** True when the request names its origin, as browsers do for other pages. */
  isCrossOrigin: boolean;
  /** True when the client's own connection is encrypted. */
  isSecure: boolean;
}

/** Headers that every answer carries, in a record of its own that may be changed. */
export function answerHeaders(answered: Answered): Record<string, string> {
  const { path, url, requestId, isSecure } = answered;
  const headers = path.startsWith('/api/')
    ? apiHeaders(answered)
    : path.startsWith('/embed/')
      ? embedHeaders(requestId)
      : { 'x-request-id': requestId, ...siteHeaders, ...openerHeaders(url, isSecure) };
  // Over plain HTTP browsers ignore it. Without subdomains: those are not ours to decide about.
  if (isSecure) headers['Strict-Transport-Security'] = 'max-age=31536000';
  return headers;
}

/**
 * Pages of any origin may read the API, without credentials: there are no cookies to protect.
 * Requests that name no origin need no leave.
 */
function apiHeaders({ path, requestId, isCrossOrigin }: Answered): Record<string, string> {
  if (path.startsWith('/api/files/')) return fileHeaders(requestId);
  // Literals instead of a shared record that is copied: a health check has to be answered fast.
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'X-Content-Type-Options': 'nosniff',
    // For whoever opens an answer as a page.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': permissions,
  };
  if (isCrossOrigin) {
    headers['Access-Control-Allow-Origin'] = '*';
    headers['Access-Control-Expose-Headers'] = exposed;
    // A cache must not give a page the answer that was meant for no page or, with a key, for another.
    headers.Vary = 'Origin';
  }
  return headers;
}

/** Scripts for pages of any origin: each answer says the same to all. */
function embedHeaders(requestId: string): Record<string, string> {
  return {
    'x-request-id': requestId,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  };
}

/** A browser keeps files and may show them to another page later: each answer says the same to all. */
function fileHeaders(requestId: string): Record<string, string> {
  return {
    'x-request-id': requestId,
    'X-Content-Type-Options': 'nosniff',
    // Opened as a page, a file has an origin of its own and can run and send nothing. Not
    // `default-src 'none'`, which would stop the styles of the page that a browser puts around it.
    'Content-Security-Policy': "sandbox; script-src 'none'; object-src 'none'; connect-src 'none'",
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': permissions,
    // Pages that let in only what agrees to it may show our pictures.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': exposed,
  };
}
