import { type Box, boxOf } from '../mask/mask-box.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { Mask, PassContext, Pixels } from '../picture/picture.ts';
import { drawScene } from '../scenes/draw-scene.ts';
import { foregroundColours } from '../subject/foreground-colours.ts';
import { around, feetOf } from './feet.ts';
import { type Cut, fit } from './fit.ts';
import { layOver } from './over.ts';
import { drawContact, drawPedestal, type Pedestal } from './pedestal.ts';
import { resizeMask, within } from './plane.ts';
import { addStrands } from './strands.ts';
import { inVinyl, moulded } from './vinyl.ts';

/** The figure's greatest share of the picture's height and width, and where it stands: share of the height. */
const TALLEST = 0.74;
const WIDEST = 0.68;
const STANDS_AT = 0.87;
/** Share of the figure's height along which a side of the picture cuts it, from which on it is seen to be cut. */
const CUT = 0.1;
/** How far from the picture's side, as a share of its width, a subject ends that it cuts. */
const AT_SIDE = 0.01;
/** The base's face is seen from a little above: its depth for its width. */
const TILT = 0.24;
/** Vinyl has no fine detail: its longer edge at work, px. */
const WORKING_EDGE = 760;
/** A warm grey paper backdrop. */
const PAPER = [214, 207, 198] as const;

/**
 * The subject as a vinyl figure on a round base in a studio; the picture keeps its size. Null when there
 * is no subject.
 */
export async function asFigurine(
  pixels: Pixels,
  mask: Mask,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels | null> {
  // Of a half-transparent subject nothing is more inside than outside.
  const box = boxOf(mask, 128) ?? boxOf(mask, 1);
  if (!box) return null;
  const cut = await standing(pixels, mask, box);
  if (!cut) return null;
  await checkpoint('Moulding the figure', 0.3);
  const size = within(cut.pixels, WORKING_EDGE);
  const small = await toPixels(
    fromPixels(cut.pixels).removeAlpha().resize(size.width, size.height, { fit: 'fill' }),
  );
  const cutMask = await resizeMask(cut.mask, size);
  const colours = await foregroundColours(small, cutMask, checkpoint);
  await checkpoint();
  const outline = await moulded(cutMask);
  addStrands(outline, cutMask);
  await checkpoint('Painting the figure', 0.5);
  const vinyl = await inVinyl(colours, outline, checkpoint);
  await checkpoint('Setting up the studio', 0.8);
  const figure: Cut = {
    ...cut,
    pixels: await toPixels(
      fromPixels(vinyl).resize(cut.mask.width, cut.mask.height, { fit: 'fill', kernel: 'cubic' }),
    ),
    mask: await resizeMask(outline, cut.mask),
  };
  const isCut = box.bottom >= mask.height * 0.985;
  const feet = feetOf(figure.mask);
  const base = pedestalFor(figure, feet, pixels);
  if (isCut) roundOff(figure, around(feet));
  const stage = await drawScene('studio', pixels, [PAPER], checkpoint);
  await drawPedestal(stage, base, checkpoint);
  for (const foot of feet) {
    const half = (foot.right - foot.left) * 0.52;
    const x = figure.left + (foot.left + foot.right) / 2;
    const y = figure.top + foot.bottom - Math.min(base.deep * 0.64, half * TILT * 0.84);
    await drawContact(stage, base, { x, y, half }, checkpoint);
  }
  await layOver(stage, figure, checkpoint);
  return stage;
}

/** The subject at the size of the figure, its foot on the base: in the middle, or cut by the picture's side as it was. */
function standing(pixels: Pixels, mask: Mask, box: Box): Promise<Cut | null> {
  const { width, height } = pixels;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const scale = Math.min((height * TALLEST) / tall, (width * WIDEST) / wide);
  const [cutLeft, cutRight] = [cutAt(mask, box, 'left'), cutAt(mask, box, 'right')];
  const middle = width / 2 - ((box.left + box.right) / 2) * scale;
  const atSide = cutLeft > cutRight ? -box.left * scale : width - box.right * scale;
  const left = Math.max(cutLeft, cutRight) > CUT * tall ? atSide : middle;
  const top = height * STANDS_AT - box.bottom * scale;
  return fit({ pixels, mask }, box, { left, top, scale, stands: false }, pixels);
}

/** The rows along which a side of the picture cuts the subject. */
function cutAt({ data, width }: Mask, { left, top, right, bottom }: Box, side: 'left' | 'right') {
  const column = side === 'left' ? left : right - 1;
  const away = side === 'left' ? column : width - 1 - column;
  if (away > AT_SIDE * width) return 0;
  let rows = 0;
  for (let y = top; y < bottom; y++) if ((data[y * width + column] as number) >= 128) rows += 1;
  return rows;
}

/** A base wide enough for the figure's feet, within the picture. */
function pedestalFor(figure: Cut, feet: readonly Box[], { width, height }: Pixels): Pedestal {
  const stance = around(feet);
  const half = (stance.right - stance.left) / 2;
  const box = boxOf(figure.mask, 128);
  const span = box ? (box.right - box.left) / 2 : half;
  // Feet that end higher stand farther back on the face, which is seen from a little above.
  const back = stance.bottom - Math.min(...feet.map(({ bottom }) => bottom));
  const middle = (stance.left + stance.right) / 2;
  const reach = feet.flatMap(({ left, right, bottom }) => {
    const away = (bottom - stance.bottom + back / 2) / TILT;
    return [left, right].map((x) => Math.hypot(x - middle, away));
  });
  const least = Math.max(half * 1.28, back > 0 ? Math.max(...reach) * 1.06 : 0);
  const across = Math.min(width * 0.46, Math.max(least, span * 0.82, width * 0.15));
  // What room is left is given to the side that the figure leans over.
  const room = Math.max(0, across - least);
  const lean = box ? (box.left + box.right) / 2 - middle : 0;
  const deep = across * TILT;
  const front = Math.min(deep * 0.8, Math.max(half * TILT, back / 2));
  return {
    x: figure.left + middle + Math.min(room, Math.max(-room, lean)),
    y: figure.top + stance.bottom - front,
    across,
    deep,
    thick: Math.min(height * 0.06, across * 0.22),
  };
}

/** A figure that the picture's edge has cut ends in the curve in which it meets the base; in place. */
function roundOff({ mask }: Cut, foot: Box): void {
  const half = (foot.right - foot.left) / 2;
  const deep = half * TILT;
  for (let column = 0; column < mask.width; column++) {
    const from = Math.min(1, Math.abs(column + 0.5 - (foot.left + foot.right) / 2) / half);
    const end = foot.bottom - deep * (1 - Math.sqrt(1 - from * from));
    for (let row = Math.max(0, Math.floor(end)); row < mask.height; row++) {
      const p = row * mask.width + column;
      mask.data[p] = (mask.data[p] as number) * Math.min(1, Math.max(0, end - row));
    }
  }
}
