import type { Box } from '../mask/mask-box.ts';
import { largestOf, type Part } from '../picture/focus.ts';
import type { Size } from '../picture/picture.ts';

/** Room around the subject, as a share of its longer side. */
export const ROOM = 0.08;
/** A subject that is so near an edge is cut by it, as a share of that side. */
export const AT_EDGE = 0.015;

interface Stretch {
  from: number;
  to: number;
}

/** A stretch of that length about another's middle, within 0 and `whole`. */
function about({ from, to }: Stretch, length: number, whole: number): Stretch {
  const start = Math.min(whole - length, Math.max(0, Math.round((from + to - length) / 2)));
  return { from: start, to: start + length };
}

/** The longest stretch with the other's middle in its own; all of it where the subject is cut there. */
function centred({ from, to }: Stretch, whole: number): Stretch {
  const edge = whole * AT_EDGE;
  if (from <= edge || to >= whole - edge) return { from: 0, to: whole };
  const half = Math.min((from + to) / 2, whole - (from + to) / 2);
  return about({ from, to }, Math.max(to - from, Math.floor(half * 2)), whole);
}

/** The part in that ratio: what is missing comes from around it, and is cut off it where there is no more. */
function inRatio(across: Stretch, down: Stretch, picture: Size, ratio: number): Part {
  const [width, height] = [across.to - across.from, down.to - down.from];
  const most = largestOf(picture, ratio);
  const wanted =
    width / height > ratio
      ? { width, height: Math.round(width / ratio) }
      : { width: Math.round(height * ratio), height };
  const size = wanted.width > most.width || wanted.height > most.height ? most : wanted;
  const left = about(across, size.width, picture.width).from;
  return { left, top: about(down, size.height, picture.height).from, ...size };
}

/**
 * The part of the picture about its subject.
 *
 * @param fit `close`: the subject with a little room; `centre`: as much as there is with the subject in the middle;
 *   `marked`: the box itself
 * @param ratio width by height of the part; null for any
 */
export function partAboutSubject(
  picture: Size,
  box: Box,
  fit: 'close' | 'centre' | 'marked',
  ratio: number | null,
): Part {
  const across = { from: box.left, to: box.right };
  const down = { from: box.top, to: box.bottom };
  const share = fit === 'marked' ? 0 : ROOM;
  const room = Math.round(share * Math.max(box.right - box.left, box.bottom - box.top));
  const grown = ({ from, to }: Stretch, whole: number) => ({
    from: Math.max(0, from - room),
    to: Math.min(whole, to + room),
  });
  const [x, y] =
    fit !== 'centre'
      ? [grown(across, picture.width), grown(down, picture.height)]
      : [centred(across, picture.width), centred(down, picture.height)];
  if (ratio !== null && fit !== 'centre') return inRatio(x, y, picture, ratio);
  const part = { left: x.from, top: y.from, width: x.to - x.from, height: y.to - y.from };
  if (ratio === null) return part;
  const { width, height } = largestOf(part, ratio);
  const isCut = width < box.right - box.left || height < box.bottom - box.top;
  if (isCut) return inRatio(across, down, picture, ratio);
  return {
    ...{ left: about(x, width, picture.width).from, top: about(y, height, picture.height).from },
    ...{ width, height },
  };
}
