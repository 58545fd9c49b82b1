/** How pictures share a rectangle: one alone, several beside each other, or several one below the other. */
export type Split =
  | { kind: 'picture'; index: number }
  | { kind: 'row' | 'stack'; parts: readonly Split[] };

/**
 * Every way to share a rectangle among pictures by straight cuts from side to side, which keeps them in
 * reading order: 1, 2, 6, 22 and 90 ways for 1 to 5 pictures.
 */
export function splitsOf(count: number): Split[] {
  return splitsBetween(0, count, null);
}

/** Where the first picture stands that is larger than the others. */
export type Large = 'top' | 'left';

/** Whether the first picture has a side to itself, and all others share the other in one row or stack. */
export function isLed(split: Split, large: Large): boolean {
  if (split.kind !== (large === 'top' ? 'stack' : 'row') || split.parts.length !== 2) return false;
  const [first, rest] = split.parts;
  const isRow = rest?.kind === 'picture' || rest?.kind === (large === 'top' ? 'row' : 'stack');
  const isPlain =
    rest?.kind === 'picture' || rest?.parts.every(({ kind }) => kind === 'picture') === true;
  return first?.kind === 'picture' && isRow && isPlain;
}

function splitsBetween(from: number, to: number, within: 'row' | 'stack' | null): Split[] {
  if (to - from === 1) return [{ kind: 'picture', index: from }];
  return (['row', 'stack'] as const)
    .filter((kind) => kind !== within)
    .flatMap((kind) =>
      cutsBetween(from, to)
        .flatMap((edges) => choices(edges, kind))
        .map((parts): Split => ({ kind, parts })),
    );
}

/** Every way to cut a sequence into two or more stretches, as the places of all cuts and both ends. */
function cutsBetween(from: number, to: number): number[][] {
  const inner = to - from - 1;
  return Array.from({ length: 2 ** inner - 1 }, (_, k) => {
    const cuts = Array.from({ length: inner }, (_, i) => from + 1 + i);
    return [from, ...cuts.filter((_, i) => (k + 1) & (1 << i)), to];
  });
}

function choices(edges: readonly number[], within: 'row' | 'stack'): Split[][] {
  let lists: Split[][] = [[]];
  for (const [k, from] of edges.slice(0, -1).entries()) {
    const parts = splitsBetween(from, edges[k + 1] as number, within);
    lists = lists.flatMap((list) => parts.map((part) => [...list, part]));
  }
  return lists;
}

/** Width by height of the whole when no picture is cut and there are no gaps. */
export function ratioOf(split: Split, ratios: readonly number[]): number {
  if (split.kind === 'picture') return ratios[split.index] as number;
  const parts = split.parts.map((part) => ratioOf(part, ratios));
  return split.kind === 'row'
    ? parts.reduce((sum, ratio) => sum + ratio, 0)
    : 1 / parts.reduce((sum, ratio) => sum + 1 / ratio, 0);
}
