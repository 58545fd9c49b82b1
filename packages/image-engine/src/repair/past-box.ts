import { type BoxCopy, beside, farFrom } from './box-copy.ts';
import { CELLS, cellOf, withNearCells } from './colour-cells.ts';

/** Area past the box of what hangs together, as a share of the thing, at most: boxes are a little short. */
const SMALL = 0.06;
/** Levels by which an area of a colour differs from where it crosses the box at most. */
const ALIKE = 14;
/** Share of such an area in the box that is the thing's, for it to be a part of that. */
const MOSTLY = 0.8;
/** Times that a colour has to be more frequent in the thing than around it to be the thing's, and beside what is that. */
const OWN = { clearly: 4, rather: 1 } as const;

/**
 * What of a thing goes on past the side of the box that was drawn around it and ends near it: what hangs together with
 * it and has colours that hardly anything else there has, and areas of one colour that lie in the thing otherwise.
 *
 * @param thing 1 at the pixels of the copy that show it, all of them in the box
 * @returns 1 at the pixels of the copy that it takes up besides; null when there are none
 */
export function pastBox(copy: BoxCopy, thing: Uint8Array): Uint8Array | null {
  const { data, inBox } = copy;
  const crossings = crossingsOf(copy, thing);
  if (crossings.length === 0) return null;
  const isFar = farFrom(copy);
  const isOwn = ownColours(copy, thing, isFar);
  const area = thing.reduce((sum, is) => sum + is, 0);
  const past = new Uint8Array(thing.length);
  let [seen, found] = [new Uint8Array(thing.length), false];
  /** Takes what hangs together with a place along, if it is little and ends near the box. */
  const follow = (start: number, goesOn: (p: number) => boolean) => {
    if (seen[start] || !goesOn(start)) return;
    seen[start] = 1;
    const open = [start];
    let [within, own, ends] = [0, 0, true];
    for (let k = 0; k < open.length; k++) {
      const p = open[k] as number;
      if (inBox[p]) {
        within++;
        own += thing[p] as number;
      } else if (isFar[p]) ends = false;
      for (let side = 0; side < 4; side++) {
        const q = beside(copy, p, side);
        if (q < 0 || seen[q] || !goesOn(q)) continue;
        seen[q] = 1;
        open.push(q);
      }
    }
    if (!ends || open.length - within > SMALL * area || own < MOSTLY * within) return;
    for (const p of open) if (!inBox[p]) past[p] = 1;
    found = true;
  };
  for (const { next } of crossings) follow(next, (p) => !inBox[p] && isOwn(p, OWN.clearly));
  seen = new Uint8Array(thing.length);
  for (const { from, next } of crossings) {
    const differs = (p: number, c: number) =>
      Math.abs((data[p * 3 + c] as number) - (data[from * 3 + c] as number)) > ALIKE;
    if (!past[next]) follow(next, (p) => !(differs(p, 0) || differs(p, 1) || differs(p, 2)));
  }
  seen = new Uint8Array(thing.length);
  for (let p = 0; p < past.length; p++)
    if (past[p]) follow(p, (q) => !inBox[q] && (past[q] === 1 || isOwn(q, OWN.rather)));
  return found ? past : null;
}

/** Pixels of the copy between a thing and the side of the box at most where it touches that: its edge is not exact. */
const GAP = 2;

/** Where the thing touches the side of the box, and the pixel beyond that. */
function crossingsOf(copy: BoxCopy, thing: Uint8Array): { from: number; next: number }[] {
  const crossings: { from: number; next: number }[] = [];
  for (let from = 0; from < thing.length; from++) {
    if (!thing[from]) continue;
    for (let side = 0; side < 4; side++) {
      let next = beside(copy, from, side);
      for (let k = 0; k < GAP && next >= 0 && copy.inBox[next] && !thing[next]; k++)
        next = beside(copy, next, side);
      if (next >= 0 && !copy.inBox[next]) crossings.push({ from, next });
    }
  }
  return crossings;
}

/** Whether a pixel has a colour that is so many times as frequent in the thing as in the rest of the box and far from it. */
function ownColours(
  { data, inBox }: BoxCopy,
  thing: Uint8Array,
  isFar: Uint8Array,
): (p: number, times: number) => boolean {
  const cell = (p: number) =>
    cellOf(data[p * 3] as number, data[p * 3 + 1] as number, data[p * 3 + 2] as number);
  const counts = { own: new Uint32Array(CELLS), other: new Uint32Array(CELLS) };
  const all = { own: 1, other: 1 };
  for (let p = 0; p < thing.length; p++) {
    if (!inBox[p] && !isFar[p]) continue;
    const of = thing[p] ? 'own' : 'other';
    const k = cell(p);
    counts[of][k] = (counts[of][k] as number) + 1;
    all[of]++;
  }
  const [own, other] = [withNearCells(counts.own), withNearCells(counts.other)];
  return (p, times) =>
    (own[cell(p)] as number) * all.other > times * (other[cell(p)] as number) * all.own;
}
