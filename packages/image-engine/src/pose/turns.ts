import type { Turn, Turns } from './bend.ts';
import { type DrawnLimb, distance, type Measured, type Point } from './figure.ts';
import type { Limb, LimbName } from './find-limbs.ts';

/** How much a limb is stretched at most towards the length that is drawn. */
const STRETCH = 1.18;

/** A limb that is shorter than that many times its width is turned as one piece. */
const STUBBY = 2.1;
/** Smaller turns are what drawing by hand does not mean, radians. */
const SLIGHT = 0.12;
/** From that turn on the other way round is the natural one, radians. */
const FAR = 2.3;

/**
 * How the limbs that were found have to turn so that they point where the figure's do.
 *
 * @param scale px of the canvas that one px of the silhouette takes
 */
export function turnsFor(limbs: readonly Limb[], figure: Measured, scale: number): Turns {
  const turns: Turns = {};
  for (const limb of limbs) {
    const drawn = figure.limbs[limb.name];
    if (drawn) turns[limb.name] = turnFor(limb, drawn, figure.lean, scale);
  }
  return turns;
}

function turnFor(limb: Limb, drawn: DrawnLimb, lean: number, scale: number): Turn {
  const { name, root, middle, tip } = limb;
  // The whole cut-out leans with the figure: what its limbs turn is measured from there.
  if (limb.length < limb.radius * 2 * STUBBY) {
    // It has no joint to speak of, and its middle says more of its direction than its end.
    const turn = wrapped(direction(drawn.root, drawn.tip) - lean - direction(root, middle));
    return { root: eased(turn), joint: 0, stretch: 1 };
  }
  const turn = wrapped(direction(drawn.root, drawn.middle) - lean - direction(root, middle));
  const lower = wrapped(direction(drawn.middle, drawn.tip) - lean - direction(middle, tip));
  const upper = outwards(turn, name);
  const wanted = distance(drawn.root, drawn.middle) + distance(drawn.middle, drawn.tip);
  const own = (distance(root, middle) + distance(middle, tip)) * scale;
  const stretch = Math.min(STRETCH, Math.max(1 / STRETCH, wanted / Math.max(1, own)));
  return { root: eased(upper), joint: wrapped(lower - upper), stretch };
}

const eased = (turn: number): number =>
  Math.sign(turn) * Math.max(0, Math.abs(turn) - SLIGHT * Math.max(0, 1 - Math.abs(turn)));

/** A raised arm goes round by its own side, not through the body. */
function outwards(turn: number, name: LimbName): number {
  if (name === 'leftArm' && turn < -FAR) return turn + 2 * Math.PI;
  return name === 'rightArm' && turn > FAR ? turn - 2 * Math.PI : turn;
}

const direction = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(by - ay, bx - ax);

/** The same direction, between -π and π. */
function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
