/**
 * The name of a field that was given but not read, however deep; null when all of it was read.
 * Schemas drop fields that they do not know: whoever sent one would believe that it counts.
 */
export function strangeKey(given: unknown, read: unknown): string | null {
  if (typeof given !== 'object' || given === null) return null;
  for (const [key, value] of Object.entries(given)) {
    if (typeof read !== 'object' || read === null || !Object.hasOwn(read, key)) return key;
    const inner = strangeKey(value, (read as Record<string, unknown>)[key]);
    if (inner !== null) return inner;
  }
  return null;
}
