import sharp from 'sharp';
import { composePose } from '../pose/compose-pose.ts';
import { CANVAS, measure, onCanvas, type PoseFigure } from '../pose/figure.ts';
import { frameFor, inPicture, SIZES } from '../pose/frame.ts';
import { pixelsOf } from './pictures.ts';

/** Someone who stands there, blue arms held away, else in a colour that no scene has, on nothing. */
export function person(colour = '#ff00c8'): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="640"><g fill="${colour}" stroke="${colour}" stroke-linecap="round"><circle cx="210" cy="80" r="52" stroke="none"/><rect x="150" y="130" width="120" height="210" rx="44" stroke="none"/><g fill="none" stroke="#0050ff" stroke-width="44"><path d="M165 170L110 260L90 350"/><path d="M255 170L310 260L330 350"/></g><g fill="none" stroke-width="52"><path d="M178 320L170 450L166 590"/><path d="M242 320L250 450L254 590"/></g></g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A canvas on which nothing is drawn. */
export function emptySketch(): Promise<Buffer> {
  return sharp({ create: { ...CANVAS, channels: 3, background: '#1a1f2e' } })
    .png()
    .toBuffer();
}

/** How a figure is held: angles in degrees from hanging down, to the right of the picture. */
export interface Held {
  x: number;
  floor: number;
  height: number;
  lean?: number;
  leftArm?: [number, number];
  rightArm?: [number, number];
  leftLeg?: [number, number];
  rightLeg?: [number, number];
}

/** A figure's keypoints, its limbs as long as a person's. */
export function figureOf(reference: number, held: Held): PoseFigure {
  const { x, floor, height, lean = 0 } = held;
  const turn = (lean * Math.PI) / 180;
  type Place = [number, number];
  const from = ([px, py]: Place, degrees: number, share: number): Place => {
    const angle = (degrees * Math.PI) / 180;
    return [px + Math.sin(angle) * share * height, py + Math.cos(angle) * share * height];
  };
  const hips: Place = [x, floor - height * 0.5];
  const up = (share: number, aside = 0): Place => [
    hips[0] + (Math.sin(turn) * share + Math.cos(turn) * aside) * height,
    hips[1] + (-Math.cos(turn) * share + Math.sin(turn) * aside) * height,
  ];
  const limb = (root: Place, [a, b]: [number, number], long: number): Place[] => {
    const joint = from(root, a, long);
    return [root, joint, from(joint, b, long)];
  };
  const places = [
    up(0.42),
    up(0.32),
    ...limb(up(0.31, -0.1), held.leftArm ?? [-15, -10], 0.17),
    ...limb(up(0.31, 0.1), held.rightArm ?? [15, 10], 0.17),
    ...limb(up(0, -0.06), held.leftLeg ?? [-3, -2], 0.23),
    ...limb(up(0, 0.06), held.rightLeg ?? [3, 2], 0.23),
  ];
  const keypoints = Array.from({ length: 18 }, (_, i) => {
    const place = places[i];
    return place ? ([place[0] / CANVAS.width, place[1] / CANVAS.height] as const) : null;
  });
  return { reference, keypoints };
}

/** A pose by chance: anywhere, of any size, leaning, its limbs anywhere. */
export function randomFigure(random: () => number): PoseFigure {
  const between = (least: number, most: number) => least + random() * (most - least);
  const arm = (side: number): [number, number] => [side * between(5, 170), side * between(0, 175)];
  const leg = (side: number): [number, number] => [side * between(0, 50), side * between(-20, 40)];
  const height = between(150, 330);
  return figureOf(0, {
    ...{ x: between(120, 480), floor: between(height + 10, 392), height, lean: between(-30, 30) },
    ...{ leftArm: arm(-1), rightArm: arm(1), leftLeg: leg(-1), rightLeg: leg(1) },
  });
}

/** How far the picture of a pose is from it. */
export interface Missed {
  /** Of the subject's middle, as a share of the figure's height. */
  place: number;
  /** Of its lean, in degrees. */
  lean: number;
  message: string;
}

/** Has a figure posed in a studio, and looks where the character came, and how it leans. */
export async function missedBy(reference: Uint8Array, figure: PoseFigure): Promise<Missed> {
  const made = await composePose({
    ...{ references: [reference], sketch: await emptySketch(), pose: { figures: [figure] } },
    ...{ scene: 'studio', aspectRatio: '16:9' as const },
  });
  const wanted = measure(onCanvas(figure));
  const found = middleOf(await pixelsOf(made.data));
  if (!wanted || !found) return { place: 1, lean: 180, message: made.message };
  const frame = frameFor(SIZES['16:9'], wanted.box);
  const [x, y] = inPicture(wanted.centre, frame);
  const place = Math.hypot(found.x - x, found.y - y) / (wanted.height * frame.scale);
  const lean = Math.abs(found.lean - wanted.lean) * (180 / Math.PI);
  return { place, lean, message: made.message };
}

/** Middle and longer axis of what is of the person's colour: all but the arms. */
function middleOf({ data, width, channels }: Awaited<ReturnType<typeof pixelsOf>>) {
  let [n, sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < data.length; i += channels) {
    const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
    if (r - g < 90 || b - g < 60) continue;
    const x = (i / channels) % width;
    const y = Math.floor(i / channels / width);
    n += 1;
    sx += x;
    sy += y;
    xx += x * x;
    yy += y * y;
    xy += x * y;
  }
  if (n === 0) return null;
  const [x, y] = [sx / n, sy / n];
  const axis = 0.5 * Math.atan2(2 * (xy / n - x * y), xx / n - x * x - (yy / n - y * y));
  // From the upright, to the right.
  const upright = axis > 0 ? axis - Math.PI / 2 : axis + Math.PI / 2;
  return { x, y, lean: upright };
}
