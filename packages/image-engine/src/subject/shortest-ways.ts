/** Places gone over between two pauses. */
const BETWEEN_PAUSES = 64;

/**
 * Makes steps the shortest ways, as far as those are below a limit (R. Floyd, 1962).
 *
 * @param ways from each of `count` places to each, the same there and back, a row after the other; Infinity
 *   where there is no step. Changed in place.
 * @param pause awaited now and then
 */
export async function shorten(
  ways: Float32Array,
  count: number,
  limit: number,
  pause: () => Promise<void>,
): Promise<void> {
  for (let over = 0; over < count; over++) {
    if (over % BETWEEN_PAUSES === BETWEEN_PAUSES - 1) await pause();
    const onwards = ways.slice(over * count, (over + 1) * count);
    for (let start = 1; start < count; start++) {
      const there = onwards[start] as number;
      if (there < limit) shortenRow(ways, onwards, there, start, count);
    }
  }
}

/** The ways from one place to those before it, by way of another. */
function shortenRow(
  ways: Float32Array,
  onwards: Float32Array,
  there: number,
  start: number,
  count: number,
): void {
  const row = start * count;
  for (let q = 0; q < start; q++) {
    const length = there + (onwards[q] as number);
    if (length >= (ways[row + q] as number)) continue;
    ways[row + q] = length;
    ways[q * count + start] = length;
  }
}
