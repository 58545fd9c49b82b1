import { blurMask, resizeMask } from '../compose/plane.ts';
import { noiseLevel } from '../light/noise-level.ts';
import { isColourless } from '../picture/colourless.ts';
import { eachRow } from '../picture/each-row.ts';
import type { Mask, PassContext, Pixels, Size } from '../picture/picture.ts';
import { connectedParts } from '../subject/tidy-mask.ts';
import { guidedModel } from '../vision/guided-filter.ts';
import { guidedRows } from '../vision/guided-rows.ts';
import { toLab } from '../vision/lab.ts';
import { lumaPlaneOf, shrunk } from '../vision/plane.ts';
import { takeOutSlender } from './before-sky.ts';
import { findSky, SKY_EDGE } from './find-sky.ts';
import { addGaps } from './gaps.ts';

/** Px of the small copy to each side in which colours explain the edge of the sky, and the variance from which on an edge counts. */
const WINDOW = { radius: 6, smoothness: 2e-4 };
/** The same for the variance of the noise, whose grain is no edge. */
const GRAIN = 12;
/** What is nearly out or nearly in is out or in. */
const [OUT, IN] = [0.1, 0.9];

/**
 * The sky of a picture whose visitor speaks of it, at the picture's size: branches and roofs keep their
 * edges against it.
 *
 * @param standing finds what stands in the picture
 * @returns null when there is none
 */
export async function skyMask(
  pixels: Pixels,
  standing: () => Promise<Mask | null>,
  checkpoint: PassContext['checkpoint'],
): Promise<Mask | null> {
  await checkpoint('Finding the sky', 0);
  const { width, height } = pixels;
  const small = await shrunk(pixels, SKY_EDGE);
  const pause = () => checkpoint();
  const sky = await findSky(small, pause, { isNamed: true, standing });
  if (!sky) return null;
  const lab = toLab(small);
  // In black and white a face is as light as a sky.
  const gaps = isColourless(small) ? null : await addGaps(sky.mask, lab, pause);
  await takeOutSlender(sky.mask, lab, pause);
  const { radius } = WINDOW;
  const luma = lumaPlaneOf(small);
  const noise = noiseLevel({ ...luma, data: luma.data.map((value) => value * 255) }) / 255;
  const smoothness = Math.max(WINDOW.smoothness, GRAIN * noise * noise);
  const rows = guidedRows(
    await guidedModel(small, sky.mask.data, radius, smoothness, pause),
    pixels,
  );
  const core = sky.standing && (await coreOf(sky.standing, small, pixels, gaps));
  const data = new Uint8Array(width * height);
  const row = new Float32Array(width);
  await eachRow(height, pause, (y) => {
    rows.row(pixels, y, row);
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const share = ((row[x] as number) - OUT) / (IN - OUT);
      const sky = share <= 0 ? 0 : share >= 1 ? 255 : share * 255 + 0.5;
      data[p] = core ? Math.min(sky, 255 - (core.data[p] as number)) : sky;
    }
  });
  return { data, width, height };
}

/** How far inside of its outline, as a share of the longer edge, what stands is certainly no sky. */
const INSIDE = 0.012;

/** Gaps in what stands that are taken for such at least: a tree has many, eyes and teeth are few. */
const MANY = 40;

/** The inner part of what stands in the picture: its edge, and all of a tree with gaps, is left to the colours. */
async function coreOf(
  standing: Mask,
  small: Size,
  full: Size,
  gaps: Uint8Array | null,
): Promise<Mask | null> {
  const mask = await resizeMask(standing, small);
  const soft = await blurMask(mask, Math.max(1, INSIDE * Math.max(small.width, small.height)));
  const data = soft.data.map((inside) => Math.min(255, Math.max(0, (inside - 190) * 5)));
  const within = gaps?.map((gap, p) => (gap === 1 && (data[p] as number) > 0 ? 1 : 0));
  // The first part stands for none.
  if (within && connectedParts(within, small, 1).parts.length > MANY) return null;
  return resizeMask({ ...mask, data }, full);
}
