import type { Lab } from '../vision/lab.ts';

/** Every so many-th pixel is looked at. */
const SPARSE = 7;
/** How far colours of a plain ground are from their middle, L*a*b*, and the share of it that is as near. */
const ALIKE = 6;
const PLAIN = 0.8;
/** From here on a colour is clearly another one, L*a*b*. */
const OTHER = 8;

type Colour = readonly [l: number, a: number, b: number];

const apartFrom = (lab: Lab, p: number, [l, a, b]: Colour) =>
  Math.hypot((lab.lightness[p] as number) - l, (lab.a[p] as number) - a, (lab.b[p] as number) - b);

/** The one colour that what is left out has, as a wall or paper has; null where it has several. */
export function colourBehind(lab: Lab, inside: Uint8Array): Colour | null {
  const out: number[] = [];
  for (let p = 0; p < inside.length; p += SPARSE) if (inside[p] === 0) out.push(p);
  const middle = (plane: Float32Array) =>
    Float32Array.from(out, (p) => plane[p] as number).sort()[out.length >> 1] as number;
  const colour = [middle(lab.lightness), middle(lab.a), middle(lab.b)] as const;
  const near = out.filter((p) => apartFrom(lab, p, colour) < ALIKE);
  return near.length > PLAIN * out.length ? colour : null;
}

/** Share of what is inside that has clearly another colour than a plain ground: a cream shoe on mint, which are near each other. */
export function shareOff(ground: Colour, lab: Lab, inside: Uint8Array): number {
  let [all, off] = [0, 0];
  for (let p = 0; p < inside.length; p += SPARSE) {
    if (inside[p] === 0) continue;
    all++;
    if (apartFrom(lab, p, ground) > OTHER) off++;
  }
  return off / Math.max(1, all);
}
