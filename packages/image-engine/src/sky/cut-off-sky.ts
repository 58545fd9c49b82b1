import type { Size } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import type { Lab } from '../vision/lab.ts';

/** Up to how wide what cuts a part off is, as a share of the longer edge: a beam, a mast, a branch. */
const THIN = 0.04;
/** How far a part's colour is from that of the sky on the other side at most, in L*a*b*. */
const ALIKE = 8;
/** Share of a part's upper side and sides behind whose edge there is such a sky, at least. */
const BEHIND = 0.4;
/** Share of a row that is sky already, at least: water below a horizon has the colours of a sky, too. */
const OPEN = 0.15;
/** Share of the picture that a part covers at least. */
const LEAST = 0.001;
/** How far apart neighbours in a part are at most, in L*a*b*. */
const EVEN = 3;

/**
 * Adds what something thin cuts off from a sky: even parts of the colour that the sky has on the other side of a
 * beam, no lower than the sky is open.
 *
 * @param inside 1 for every pixel of the sky, 0 elsewhere
 */
export function withCutOff(inside: Uint8Array, lab: Lab, size: Size): Uint8Array {
  const { width, height } = size;
  const isOpen = openRows(inside, size);
  const distance = (p: number, q: number) =>
    Math.hypot(
      (lab.lightness[p] as number) - (lab.lightness[q] as number),
      (lab.a[p] as number) - (lab.a[q] as number),
      (lab.b[p] as number) - (lab.b[q] as number),
    );
  const even = inside.map((is, p) => {
    if (is === 1 || isOpen[Math.floor(p / width)] !== 1) return 0;
    const isSide = p % width === width - 1;
    return (isSide || distance(p, p + 1) < EVEN) && distance(p, Math.max(0, p - width)) < EVEN
      ? 1
      : 0;
  });
  const { labels, parts } = connectedParts(even, size, 1);
  const thin = Math.ceil(THIN * Math.max(width, height));
  const steps = [-1, 1, -width];
  const [edges, behind] = [new Uint32Array(parts.length), new Uint32Array(parts.length)];
  for (let p = 0; p < labels.length; p++) {
    const label = labels[p] as number;
    if (label === 0) continue;
    for (const step of steps) {
      const next = p + step;
      const isWithin = (q: number) =>
        q >= 0 && (step === -width || Math.floor(q / width) === Math.floor(p / width));
      if (!isWithin(next) || labels[next] === label) continue;
      let q = next;
      for (let k = 0; k < thin && isWithin(q) && inside[q] !== 1 && labels[q] !== label; k++)
        q += step;
      // A cloud within it
      if (isWithin(q) && labels[q] === label) continue;
      edges[label] = (edges[label] as number) + 1;
      // Its own edge is mixed with what cuts it off.
      for (let k = 0; k < 2 && isWithin(q + step) && inside[q + step] === 1; k++) q += step;
      if (isWithin(q) && inside[q] === 1 && distance(p, q) < ALIKE)
        behind[label] = (behind[label] as number) + 1;
    }
  }
  const isSky = parts.map(
    ({ size: pixels }, label) =>
      label > 0 &&
      pixels >= LEAST * width * height &&
      (behind[label] as number) >= BEHIND * (edges[label] as number),
  );
  return isSky.includes(true)
    ? inside.map((is, p) => (isSky[labels[p] as number] ? 1 : is))
    : inside;
}

/** 1 for the rows in which the sky is open. */
function openRows(inside: Uint8Array, { width, height }: Size): Uint8Array {
  return Uint8Array.from({ length: height }, (_, y) => {
    const row = inside.subarray(y * width, (y + 1) * width);
    return row.reduce((sum, is) => sum + is, 0) >= OPEN * width ? 1 : 0;
  });
}
