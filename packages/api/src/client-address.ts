import ipaddr from 'ipaddr.js';

/** What a server knows about where a request came from. */
export interface Origin {
  /** Address of the connection's other end; undefined without a connection. */
  socketAddress: string | undefined;
  /** The header `X-Forwarded-For`, as it came. */
  forwardedFor: string | undefined;
}

/**
 * Finds the address that limits count: an IPv4 address, or the /64 of an IPv6 one, which is what one
 * household or one rented machine gets, such as `2001:db8:1:2::/64`. `unknown` without an address.
 *
 * Every proxy adds on the right whom it was called by; anything further left is what the caller
 * says about itself.
 *
 * @param trustProxy How many proxies in front of the server to believe; with 0 the connection counts.
 */
export function clientAddress(origin: Origin, trustProxy: number): string {
  const forwarded = toCounted(forwardedEntry(origin.forwardedFor, trustProxy));
  return forwarded ?? toCounted(origin.socketAddress) ?? 'unknown';
}

/**
 * The entry of a proxies' list, such as `X-Forwarded-For`, that the outermost believed proxy wrote:
 * the n-th from the right, the leftmost where there are fewer.
 */
export function forwardedEntry(list: string | undefined, trustProxy: number): string | undefined {
  if (trustProxy === 0 || list === undefined) return undefined;
  const entries = list.split(',');
  return entries[Math.max(0, entries.length - trustProxy)]?.trim();
}

function toCounted(text: string | undefined): string | undefined {
  const bare = text === undefined ? '' : withoutPort(text);
  // Other ways to write IPv4 (octal, hexadecimal, fewer parts) are no address that a proxy writes.
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return bare;
  if (!bare.includes(':') || !ipaddr.IPv6.isValid(bare)) return undefined;
  const address = ipaddr.IPv6.parse(bare);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const prefix = new ipaddr.IPv6([...address.parts.slice(0, 4), 0, 0, 0, 0]);
  return `${prefix.toRFC5952String()}/64`;
}

/** Some proxies write `203.0.113.9:50000` and `[2001:db8::1]:50000`. */
function withoutPort(text: string): string {
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return bracketed ?? dotted ?? text;
}
