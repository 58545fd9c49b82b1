import { cropped } from '../compose/fit.ts';
import { resizeMask } from '../compose/plane.ts';
import { type Box, boxOf } from '../mask/mask-box.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import { largestOf, type Part } from '../picture/focus.ts';
import type { Mask, Pixels, Size } from '../picture/picture.ts';
import { AT_EDGE, ROOM } from './subject-crop.ts';

type Plan = readonly { readonly op: string; readonly params: object }[];

/** Whether nothing but the subject stays: what is around it can go on beyond the picture. */
export const keepsSubjectOnly = (plan: Plan = []): boolean =>
  plan.some(({ op }) => /^(removeBackground|replaceBackground)$/.test(op));

/** From where to where one side of a part goes, px; it may lie beyond the picture. */
interface Stretch {
  from: number;
  to: number;
}

/** The subject with room around it; where the picture cuts it, up to there. */
function roomy(from: number, to: number, whole: number, room: number): Stretch {
  const edge = whole * AT_EDGE;
  return {
    from: from <= edge ? 0 : from - room,
    to: to >= whole - edge ? whole : to + room,
  };
}

/** That length about the stretch, or from the edge at which the subject is cut; null when it is cut at both. */
function lengthened({ from, to }: Stretch, length: number, whole: number): Stretch | null {
  if (from === 0 && to === whole) return null;
  if (from === 0) return { from: 0, to: length };
  if (to === whole) return { from: whole - length, to: whole };
  const start = (from + to - length) / 2;
  return { from: start, to: start + length };
}

/**
 * The part of that ratio that shows the whole subject, partly beyond the picture; null where a part of the picture
 * does, or the subject would end in the middle of it.
 */
export function partBeyond(mask: Mask, ratio: number): Part | null {
  const box = boxOf(mask, 128);
  const most = largestOf(mask, ratio);
  if (!box || (box.right - box.left <= most.width && box.bottom - box.top <= most.height))
    return null;
  const room = ROOM * Math.max(box.right - box.left, box.bottom - box.top);
  const across = roomy(box.left, box.right, mask.width, room);
  const down = roomy(box.top, box.bottom, mask.height, room);
  const [width, height] = [across.to - across.from, down.to - down.from];
  const isWide = width / height > ratio;
  // Who is cut at the waist already may as well be cut higher up.
  if (!isWide && down.to === mask.height) return null;
  const x = isWide ? across : lengthened(across, height * ratio, mask.width);
  const y = isWide ? lengthened(down, width / ratio, mask.height) : down;
  return x && y && { left: x.from, top: y.from, width: x.to - x.from, height: y.to - y.from };
}

/** What of a part lies on the picture, and where that comes in a picture of that size. */
function seenOf(part: Part, picture: Size, made: Size): { box: Box; at: Part } {
  const box = {
    left: Math.max(0, Math.floor(part.left)),
    top: Math.max(0, Math.floor(part.top)),
    right: Math.min(picture.width, Math.ceil(part.left + part.width)),
    bottom: Math.min(picture.height, Math.ceil(part.top + part.height)),
  };
  const [across, down] = [made.width / part.width, made.height / part.height];
  const [left, right] = [box.left, box.right].map((x) =>
    Math.min(made.width, Math.max(0, Math.round((x - part.left) * across))),
  ) as [number, number];
  const [top, bottom] = [box.top, box.bottom].map((y) =>
    Math.min(made.height, Math.max(0, Math.round((y - part.top) * down))),
  ) as [number, number];
  return { box, at: { left, top, width: right - left, height: bottom - top } };
}

/** The part at that size; beyond the picture its edges go on. */
export async function beyond(pixels: Pixels, part: Part, made: Size): Promise<Pixels> {
  const { box, at } = seenOf(part, pixels, made);
  const seen = cropped(pixels, box, pixels.channels);
  const scaled = await toPixels(fromPixels(seen).resize(at.width, at.height, { fit: 'fill' }));
  return toPixels(
    fromPixels(scaled).extend({
      ...{ left: at.left, top: at.top, extendWith: 'copy' },
      ...{ right: made.width - at.left - at.width, bottom: made.height - at.top - at.height },
    }),
  );
}

/** The mask in that part, at that size; there is nothing of it beyond the picture. */
export async function maskBeyond(mask: Mask, part: Part, made: Size): Promise<Mask> {
  const { box, at } = seenOf(part, mask, made);
  const seen = await resizeMask(cropped(mask, box, 1), at);
  const data = new Uint8Array(made.width * made.height);
  for (let y = 0; y < at.height; y++)
    data.set(
      seen.data.subarray(y * at.width, (y + 1) * at.width),
      (at.top + y) * made.width + at.left,
    );
  return { ...made, data };
}
