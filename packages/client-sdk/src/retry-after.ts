/**
 * Reads a `Retry-After` header (RFC 9110 §10.2.3): seconds, or an HTTP date.
 * @param now - the present in milliseconds since 1970
 * @returns whole seconds ≥ 0, or undefined when the header is absent or unreadable
 */
export function parseRetryAfter(value: string | null, now = Date.now()): number | undefined {
  const text = value?.trim();
  if (!text) return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  // A date has letters; without this check Date.parse would read '-5' or '1.5' as a year.
  const at = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
