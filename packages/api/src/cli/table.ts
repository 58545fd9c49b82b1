/** Lays out rows in columns; the first row is the heading, and columns of numbers go to the right. */
export function toTable(rows: readonly (readonly (string | number)[])[]): string[] {
  const [heading = []] = rows;
  const columns = heading.map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const texts = cells.map((cell) => cell.toLocaleString('en'));
    const width = Math.max(...texts.map(({ length }) => length));
    const isNumeric = cells.slice(1).every((cell) => typeof cell === 'number');
    return texts.map((text) => (isNumeric ? text.padStart(width) : text.padEnd(width)));
  });
  return rows.map((_, row) =>
    columns
      .map((column) => column[row])
      .join('  ')
      .trimEnd(),
  );
}
