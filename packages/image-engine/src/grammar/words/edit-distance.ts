/** Optimal string alignment distance, given up (as `limit` + 1) beyond `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const width = b.length + 1;
  let beforeLast = new Uint16Array(width);
  let last = Uint16Array.from({ length: width }, (_, j) => j);
  let row = new Uint16Array(width);
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    let least = i;
    row[0] = i;
    for (let j = 1; j < width; j++) {
      const cost = letter === b.charCodeAt(j - 1) ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      const isTurned =
        letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (isTurned) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length] ?? limit + 1;
}

/** The words that begin with a letter, in their order: a slip of the pen leaves the first letter as it is. */
export function byFirstLetter(words: Iterable<string>): (word: string) => readonly string[] {
  const lists = new Map<string, string[]>();
  for (const word of words) {
    const list = lists.get(word.charAt(0));
    if (list) list.push(word);
    else lists.set(word.charAt(0), [word]);
  }
  return (word) => lists.get(word.charAt(0)) ?? [];
}
