import { fromPixels, toPixels } from '../picture/decode.ts';
import type { Pixels } from '../picture/picture.ts';
import type { Checkpoint } from '../subject/find-subject.ts';
import { shrunk } from '../vision/plane.ts';
import { tiltOf } from './tilt.ts';

/** A tilt that is smaller than this, degrees, is not seen. */
const LEVEL = 0.35;

/** The tilt that can be seen, degrees clockwise: 0 when there is none; null when it cannot be told. */
export async function measuredTilt(pixels: Pixels, checkpoint: Checkpoint): Promise<number | null> {
  if (Math.min(pixels.width, pixels.height) < 32) return null;
  const tilt = await tiltOf(await shrunk(pixels, 640), checkpoint);
  return tilt !== null && Math.abs(tilt) < LEVEL ? 0 : tilt;
}

/**
 * Turns the picture by that many degrees clockwise and enlarges it just enough that its corners stay
 * filled: the size stays. One resampling.
 */
export async function turnedWithin(pixels: Pixels, degrees: number): Promise<Pixels> {
  const { width, height } = pixels;
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const [s, c] = [Math.abs(sin), Math.abs(cos)];
  // The frame, turned back, must lie inside the picture; one pixel more keeps the rim sharp.
  const scale =
    1.0005 * Math.max(c + (s * height) / width, c + (s * width) / height) +
    2 / Math.min(width, height);
  const turned = await toPixels(
    fromPixels(pixels).affine(
      [
        [scale * cos, -scale * sin],
        [scale * sin, scale * cos],
      ],
      { interpolator: 'bicubic', background: { r: 0, g: 0, b: 0, alpha: 0 } },
    ),
  );
  const cut = fromPixels(turned).extract({
    left: Math.max(0, Math.round((turned.width - width) / 2)),
    top: Math.max(0, Math.round((turned.height - height) / 2)),
    width,
    height,
  });
  return toPixels(pixels.channels === 3 ? cut.removeAlpha() : cut);
}
