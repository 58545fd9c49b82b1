import { cropped } from '../compose/fit.ts';
import { resizeMask } from '../compose/plane.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import { type Part, partAbout } from '../picture/focus.ts';
import { headAndShoulders } from '../picture/heads.ts';
import type { MeasuredPass, PixelPass, Pixels, Size } from '../picture/picture.ts';
import { beyond, maskBeyond, partBeyond } from './whole-subject.ts';

/** Whether what is marked goes: then nothing is cut about it. */
export const erasesMarks = (plan: readonly { op: string }[] = []): boolean =>
  plan.some(({ op }) => op === 'erase');

/**
 * Cuts a picture to a shape about what catches the eye, or about what is marked in it.
 *
 * @param shape width to height, in any unit
 * @param made size of the result, px
 * @param marks whether it is about what is marked
 * @param isFreed whether only the subject stays, which is then shown as a whole
 * @param isPortrait whether it shows head and shoulders, where there is one person
 */
export function cutAbout(
  shape: Size,
  made: Size,
  {
    marks,
    isFreed = false,
    isPortrait = false,
  }: { marks: boolean; isFreed?: boolean; isPortrait?: boolean },
): PixelPass {
  let seen: Part | null = null;
  let part: Part | null = null;
  return {
    kind: 'pixels',
    size: () => made,
    run: async (pixels, { selected, subject }) => {
      const own = isFreed && !isPortrait ? await subject() : null;
      const ratio = shape.width / shape.height;
      part = own && partBeyond(own, ratio);
      if (part) return beyond(pixels, part, made);
      const about = marks ? await selected() : null;
      const bust = isPortrait && !about ? await closeUp(pixels, made) : null;
      seen = bust ?? (await partAbout(pixels, ratio, about ?? undefined));
      return toSize(cropped(pixels, boxOf(seen), pixels.channels), made);
    },
    follow: (mask) =>
      part
        ? maskBeyond(mask, part, made)
        : resizeMask(cropped(mask, boxOf(seen ?? { left: 0, top: 0, ...made }), 1), made),
  };
}

/** How much a part is enlarged at most: more is seen. */
const ENLARGED = 2;
const closeUp = (pixels: Pixels, made: Size) => headAndShoulders(pixels, made.width / ENLARGED);

/** The same for a picture that has the format already: null where it shows no more than head and shoulders. */
export function closerPortrait(made: Size): MeasuredPass {
  return {
    kind: 'measured',
    run: async (pixels, { selected }) => {
      const bust = (await selected()) ? null : await closeUp(pixels, made);
      return bust && toSize(cropped(pixels, boxOf(bust), pixels.channels), made);
    },
  };
}

const boxOf = ({ left, top, width, height }: Part) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

async function toSize(pixels: Pixels, { width, height }: Size): Promise<Pixels> {
  if (pixels.width === width && pixels.height === height) return pixels;
  return toPixels(fromPixels(pixels).resize(width, height, { fit: 'fill' }));
}
