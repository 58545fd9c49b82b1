import type { Cues } from './cues.ts';

/** A number for a place, in shares of the picture's sides. */
type Shape = (x: number, y: number) => number;

function ellipse(cx: number, cy: number, rx: number, ry: number): Shape {
  return (x, y) => {
    const away = Math.hypot((x - cx) / rx, (y - cy) / ry);
    return away < 0.35 ? 0.9 : away < 1 ? 0.6 : away < 1.35 ? 0.3 : 0.05;
  };
}

/** Head and shoulders below a face. */
function bust(cues: Cues, { share, x: faceX, y: faceY }: NonNullable<Cues['skin']>): Shape {
  const aspect = cues.size.width / cues.size.height;
  const radius = Math.min(0.2, Math.max(0.07, Math.sqrt(share) * 0.9));
  const shoulders = faceY + radius * 1.3;
  return (x, y) => {
    const head = Math.hypot(((x - faceX) * aspect) / radius, (y - faceY) / (radius * 1.45));
    const value = head < 1 ? 0.75 : head < 1.6 ? 0.45 : 0.05;
    if (y <= shoulders) return value;
    const half = (radius * 2.3 + (y - shoulders) * 0.3) / aspect;
    const aside = Math.abs(x - faceX) / half;
    return Math.max(value, aside < 0.55 ? 0.7 : aside < 1.2 ? 0.45 : aside < 1.8 ? 0.2 : 0);
  };
}

/** For each guess worth trying on a picture, how likely each area is inside; see `Division.prior`. */
export function hypothesesFor(cues: Cues): Float32Array[] {
  const { size, salient, salientStanding, sharp, focus, skin } = cues;
  const middle = ellipse(0.5, 0.55, 0.34, 0.42);
  const isWide = size.width > 1.05 * size.height;
  const guesses = [
    mix(cues, [[salient, 0.8]], middle, 0.2),
    mix(cues, [[salientStanding, 0.75]], middle, 0.25),
    mix(
      cues,
      [
        [salient, 0.25],
        [salientStanding, 0.25],
      ],
      middle,
      0.5,
    ),
    mix(cues, [], middle, 1),
    mix(cues, [], (x, y) => (x < 0.08 || x > 0.92 || y < 0.06 ? 0.05 : 0.6), 1),
    isWide
      ? mix(cues, [[salient, 0.3]], ellipse(0.5, 0.56, 0.46, 0.36), 0.7)
      : mix(cues, [[salientStanding, 0.3]], ellipse(0.5, 0.62, 0.24, 0.6), 0.7),
  ];
  if (focus > 1.6)
    guesses.push(
      mix(
        cues,
        [
          [sharp, 0.5],
          [salientStanding, 0.2],
        ],
        middle,
        0.3,
      ),
    );
  if (skin && skin.share > 0.006 && skin.share < 0.25)
    guesses.push(mix(cues, [[salientStanding, 0.25]], bust(cues, skin), 0.75));
  return guesses;
}

/** Certain, likely and unlikely, as GrabCut begins. */
function level(value: number): number {
  return value > 0.82 ? 1 : value > 0.5 ? 0.6 : value > 0.12 ? 0.4 : 0;
}

function mix(
  { regions, size }: Cues,
  maps: readonly (readonly [Float32Array, number])[],
  shape: Shape,
  weight: number,
): Float32Array {
  const { centres, count } = regions;
  const prior = new Float32Array(count);
  for (let q = 0; q < count; q++) {
    const x = ((centres[q * 5 + 3] as number) + 0.5) / size.width;
    const y = ((centres[q * 5 + 4] as number) + 0.5) / size.height;
    let value = weight * shape(x, y);
    for (const [map, share] of maps) value += share * (map[q] as number);
    prior[q] = level(value);
  }
  return prior;
}
