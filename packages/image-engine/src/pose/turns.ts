import type { Turn, Turns } from './bend.ts';
import { type DrawnLimb, distance, type Measured, type Point } from './figure.ts';
import type { Limb, LimbName } from './find-limbs.ts';

/** How much a limb is stretched at most towards the length that is drawn. */
const STRETCH = 1.18;

/** A limb that is shorter than that many times its width is turned as one piece. */
const STUBBY = 2.1;
/** Smaller turns are what drawing by hand does not mean, radians. */
const SLIGHT = 0.12;
/** How far an arm reaches inwards, across the chest, from hanging down; beyond that it is raised over the head, radians. */
const INWARDS = -2.1;
/** What stands on short legs lifts them no further: a foot's sole would stand on nothing, radians. */
const SHORT_STEP = 0.5;

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
  if (limb.length < limb.radius * 2 * STUBBY) {
    // It has no joint to speak of, and its middle says more of its direction than its end.
    const turn = eased(turnOf(name, bearing(root, middle), bearing(drawn.root, drawn.tip) - lean));
    const most = name.endsWith('Leg') ? SHORT_STEP : Math.PI * 2;
    return { root: Math.max(-most, Math.min(most, turn)), joint: 0, stretch: 1 };
  }
  // The whole cut-out leans with the figure: what its limbs turn is measured from there.
  const upper = turnOf(name, bearing(root, middle), bearing(drawn.root, drawn.middle) - lean);
  const lower = wrapped(bearing(drawn.middle, drawn.tip) - lean - bearing(middle, tip));
  const wanted = distance(drawn.root, drawn.middle) + distance(drawn.middle, drawn.tip);
  const own = (distance(root, middle) + distance(middle, tip)) * scale;
  const stretch = Math.min(STRETCH, Math.max(1 / STRETCH, wanted / Math.max(1, own)));
  return { root: eased(upper), joint: wrapped(lower - upper), stretch };
}

const eased = (turn: number): number =>
  Math.sign(turn) * Math.max(0, Math.abs(turn) - SLIGHT * Math.max(0, 1 - Math.abs(turn)));

/** From one bearing to another. An arm goes by its own side, up and down: not through the body, nor over the head. */
function turnOf(name: LimbName, from: number, to: number): number {
  if (name.endsWith('Leg')) return wrapped(to - from);
  const side = name === 'leftArm' ? 1 : -1;
  const raised = (angle: number) => {
    const outwards = wrapped(angle * side);
    return outwards < INWARDS ? outwards + 2 * Math.PI : outwards;
  };
  return side * (raised(to) - raised(from));
}

/** Direction of a bone: 0 hangs down, a quarter turn points to the left of the picture. */
const bearing = ([ax, ay]: Point, [bx, by]: Point): number => Math.atan2(ax - bx, by - ay);

/** The same direction, between -π and π. */
function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}
