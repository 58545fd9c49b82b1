/** An origin that a key cannot be bound to; the message is one sentence that says why. */
export class OriginError extends Error {
  override readonly name = 'OriginError';
}

const isLocal = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1' || host === '[::1]';

/**
 * Writes an origin as browsers send it: scheme, host, and the port where it is not the usual one.
 *
 * @throws OriginError
 * @example
 * normalizeOrigin('https://Shop.example:443/') // 'https://shop.example'
 */
export function normalizeOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (!url || !isWeb || url.hostname.includes('*')) {
    throw new OriginError(
      `"${text}" is not an origin: write scheme and host, such as https://shop.example.`,
    );
  }
  if (`${url.origin}/` !== url.href) {
    throw new OriginError(
      `"${text}" is more than an origin: leave out what is not scheme, host and port, as in ${url.origin}.`,
    );
  }
  if (url.protocol === 'http:' && !isLocal(url.hostname)) {
    throw new OriginError(`"${text}" is not encrypted: use https, or http on localhost only.`);
  }
  return url.origin;
}
