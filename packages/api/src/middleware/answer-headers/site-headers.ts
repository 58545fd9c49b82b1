/**
 * Everything from this server and nothing else: no inline scripts and styles, no `eval`, no other host.
 *
 * @param outside Sources that the operator has allowed, for scripts, pictures and requests.
 */
export function sitePolicy(outside: readonly string[] = []): string {
  const others = outside.map((host) => ` ${host}`).join('');
  const policy = {
    'default-src': "'self'",
    // Chosen pictures and results are shown from the page's memory.
    'img-src': `'self' blob:${others}`,
    ...(others && { 'script-src': `'self'${others}`, 'connect-src': `'self'${others}` }),
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** What pages may do at a person's wish; all else that a browser offers is denied. */
const used = ['clipboard-read', 'clipboard-write', 'fullscreen'];
const denied = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of the site's pages and of all that belongs to them. */
export const siteHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': sitePolicy(),
  // For browsers that do not know `frame-ancestors`.
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    ...used.map((feature) => `${feature}=(self)`),
    ...denied.map((feature) => `${feature}=()`),
  ].join(', '),
};

/** Addresses whose pages browsers trust: encrypted ones and this machine's own. */
const trusted = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/;

/**
 * Keeps pages that opened ours, or were opened by it, out of its window. Browsers ignore the header
 * where they do not trust the address, and complain on the console.
 */
export function openerHeaders(url: string, isSecure: boolean): Record<string, string> {
  return isSecure || trusted.test(url) ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {};
}
