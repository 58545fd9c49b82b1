import { CANVAS, type Measured, measure } from './figure.ts';

/** Who takes which pose. */
export interface Cast {
  /** One for each character. */
  figures: readonly Measured[];
  /** Figures that no character is there for. */
  leftOut: number;
  /** Characters, counted from 0, that no figure was drawn for: they stand beside the others. */
  unposed: readonly number[];
}

/** Joints of a figure that stands upright, its arms hanging: shares of its height from its middle at the floor. */
const STANDING = [
  ...[0, 0.9, 0, 0.82, -0.11, 0.82, -0.14, 0.64, -0.15, 0.48, 0.11, 0.82, 0.14, 0.64, 0.15, 0.48],
  ...[-0.06, 0.52, -0.065, 0.28, -0.07, 0.04, 0.06, 0.52, 0.065, 0.28, 0.07, 0.04],
];
/** Height of who stands there without a figure, and where the floor is, px of the canvas. */
const TALL = 310;
const FLOOR = 372;

/** Gives each character the first figure that is meant for it; who has none stands in what room is left. */
export function cast(figures: readonly Measured[], characters: number): Cast {
  const taken: Measured[] = [];
  for (const figure of figures) {
    const isFree = !taken.some(({ reference }) => reference === figure.reference);
    if (figure.reference < characters && isFree) taken.push(figure);
  }
  const all = Array.from({ length: characters }, (_, index) => index);
  const unposed = all.filter((index) => !taken.some(({ reference }) => reference === index));
  const added = unposed.map((index) => standing(index, taken, characters));
  return { figures: [...taken, ...added], leftOut: figures.length - taken.length, unposed };
}

/** Someone who stands where there is room. */
function standing(reference: number, others: readonly Measured[], characters: number): Measured {
  const [other] = others;
  const tall = other ? Math.min(TALL, Math.max(120, other.height)) : TALL;
  const floor = other ? Math.min(CANVAS.height - 8, other.foot) : FLOOR;
  const side = reference === 0 ? 0.34 : 0.66;
  const x = other
    ? other.centre[0] + (other.centre[0] < CANVAS.width / 2 ? tall * 0.62 : -tall * 0.62)
    : CANVAS.width * (characters === 1 ? 0.5 : side);
  const joints = Array.from({ length: 18 }, (_, index) => {
    const [across, up] = [STANDING[index * 2], STANDING[index * 2 + 1]];
    return across === undefined || up === undefined
      ? null
      : ([x + across * tall, floor - up * tall] as const);
  });
  const upright = measure({ reference, joints }) as Measured;
  // Nobody said how it holds its limbs: they stay as they are.
  const limbs = { leftArm: null, rightArm: null, leftLeg: null, rightLeg: null };
  return { ...upright, limbs };
}
