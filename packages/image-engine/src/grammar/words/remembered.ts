/** Words that are remembered, at most; then it begins anew. */
const MOST = 5000;

/**
 * Remembers what was found for a word: looking goes through whole tables, and the same words come again and again.
 *
 * @param find pure
 */
export function remembered<Found>(find: (word: string) => Found): (word: string) => Found {
  const known = new Map<string, { found: Found }>();
  return (word) => {
    const before = known.get(word);
    if (before) return before.found;
    if (known.size >= MOST) known.clear();
    const found = find(word);
    known.set(word, { found });
    return found;
  };
}
