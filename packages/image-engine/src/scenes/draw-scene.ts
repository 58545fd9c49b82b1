import { within } from '../compose/plane.ts';
import type { Rgb } from '../grammar/words/colours.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { PassContext, Pixels, Size } from '../picture/picture.ts';
import { develop } from './film.ts';
import { type SceneName, scenes } from './scenes.ts';

/** Scenes are out of focus: they are drawn at that area, px, and brought up. */
const WORKING_AREA = 640 * 480;
const WORKING_EDGE = 1280;

/** The size at which a scene of that size is drawn: smaller, of the same shape. */
function workingSize(size: Size): Size {
  const edge = Math.sqrt(
    (WORKING_AREA * Math.max(size.width, size.height)) / Math.min(size.width, size.height),
  );
  return within(size, Math.min(WORKING_EDGE, edge));
}

/**
 * Draws a scene at that size. The same scene, size and colours give the same bytes.
 *
 * @param pause awaited now and then, so that the work can be stopped
 * @param colours for scenes that take some: one for the studio, two for the gradient
 */
export async function drawScene(
  name: SceneName,
  size: Size,
  colours: readonly Rgb[],
  pause: PassContext['checkpoint'] = async () => {},
): Promise<Pixels> {
  const easel = { ...workingSize(size), pause };
  const pixels = develop(await scenes[name].draw(easel, colours));
  if (pixels.width === size.width && pixels.height === size.height) return pixels;
  const { width, height } = size;
  return toPixels(fromPixels(pixels).resize(width, height, { fit: 'fill', kernel: 'cubic' }));
}
