import sharp from 'sharp';
import { DamagedPictureError } from '../errors.ts';
import { toPixels } from '../picture/decode.ts';
import type { Pixels } from '../picture/picture.ts';
import { CANVAS, type Figure } from './figure.ts';
import { jointsOf } from './sketch-joints.ts';
import { type Drawing, figuresIn } from './sketch-parts.ts';

/** The canvas' ground, #1a1f2e. */
const GROUND = [26, 31, 46] as const;
/** How much a pixel differs from the ground, in any channel, where something is drawn. */
const DRAWN = 48;

/**
 * Reads the figures of a free drawing: each is found by its colour and by what hangs together, and its
 * head, body and limbs by the ways along its strokes. The leftmost takes the first reference.
 *
 * @param sketch what is drawn on the ground colour, or on nothing
 * @throws DamagedPictureError when it cannot be decoded
 */
export async function readSketch(sketch: Uint8Array): Promise<Figure[]> {
  const pixels = await decodeSketch(sketch);
  return figuresIn(drawingOf(pixels)).map((parts, reference) => ({
    reference,
    joints: jointsOf(parts, CANVAS),
  }));
}

async function decodeSketch(sketch: Uint8Array): Promise<Pixels> {
  const [r, g, b] = GROUND;
  try {
    return await toPixels(
      sharp(sketch, { failOn: 'error', limitInputPixels: 41_000_000 })
        .flatten({ background: { r, g, b } })
        .resize(CANVAS.width, CANVAS.height, { fit: 'fill' }),
    );
  } catch (error) {
    throw new DamagedPictureError('The pose sketch is damaged and cannot be read', {
      cause: error,
    });
  }
}

function drawingOf({ data, channels, width, height }: Pixels): Drawing {
  const ink = new Uint8Array(width * height);
  const colours = new Uint8Array(width * height);
  for (let p = 0, i = 0; p < ink.length; p++, i += channels) {
    const r = data[i] as number;
    const g = data[i + 1] as number;
    const b = data[i + 2] as number;
    const dr = r - GROUND[0];
    const dg = g - GROUND[1];
    const db = b - GROUND[2];
    if (Math.max(Math.abs(dr), Math.abs(dg), Math.abs(db)) < DRAWN) continue;
    ink[p] = 1;
    colours[p] = hueOf(dr, dg, db);
  }
  return { width, height, ink, colours };
}

/** A stroke's colour as one of twelve hues, from 1; 13 for greys and white. Thinning does not change it. */
function hueOf(r: number, g: number, b: number): number {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (most - least < 0.25 * Math.max(1, most)) return 13;
  const span = most - least;
  const hue =
    most === r ? ((g - b) / span + 6) % 6 : most === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return 1 + (Math.round(hue * 2) % 12);
}
