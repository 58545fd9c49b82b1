/** The words of a line, which are parted by "|". */
export const listed = (line: string): string[] => line.split('|').map((each) => each.trim());

/** Every word of the first place before every one of the next; an empty one leaves its place out. */
export const combined = (...places: readonly string[]): string[] =>
  places
    .map(listed)
    .reduce(
      (before, place) =>
        before.flatMap((one) =>
          place.map((other) => (one && other ? `${one} ${other}` : one || other)),
        ),
      [''],
    );

/** The same as a line of a table has it. */
export const alternatives = (...places: readonly string[]): string =>
  combined(...places).join(' | ');

/** Rows of a table without what other rows say otherwise. */
export function without(rows: string, said: string): string {
  const others = listed(said);
  return rows
    .split('\n')
    .map((row) => {
      const [words = '', ...english] = row.split('=');
      const kept = listed(words).filter((each) => !others.includes(each));
      return [kept.join(' | '), ...english].join(' =');
    })
    .join('\n');
}

/** Every one of the first before every one of the second. */
export const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((other) => `${one} ${other}`));
