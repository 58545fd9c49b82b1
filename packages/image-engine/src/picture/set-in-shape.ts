import { type BarShape, sizeOn } from './bar-shapes.ts';
import type { Loaded } from './fonts.ts';
import { type Room, type Setting, setText } from './lettering.ts';
import type { Size } from './picture.ts';
import { MARGIN } from './set-in-box.ts';

/** Shares of the usual width of lines in which a text is broken: a circle and a heart hold short lines best. */
const WIDTHS: Readonly<Record<BarShape, readonly number[]>> = {
  ...{ rounded: [1], bubble: [0.55] },
  ...{ circle: [1, 0.6, 0.4, 0.28, 0.2], heart: [1, 0.6, 0.4, 0.28, 0.2] },
};
/** Letters in a speech bubble are smaller than others, by that factor: it is one of several things that are seen. */
const SMALLER: Readonly<Record<BarShape, number>> = {
  ...{ rounded: 1, bubble: 0.75, circle: 1, heart: 0.9 },
};
/** Share of the picture's sides that a shape takes at most, and what a round one takes of usual size. */
const MOST = { large: 1 - 2 * MARGIN, round: 0.42 };

/**
 * A text as it is set on a shape that stays in the picture: in the lines that make the shape smallest.
 *
 * @param isLarge larger letters are asked for than usual
 */
export function setInShape(
  shape: BarShape,
  text: string,
  face: Loaded,
  room: Room,
  picture: Size,
  isLarge: boolean,
): Setting {
  const capHeight = room.capHeight * SMALLER[shape];
  const settings = WIDTHS[shape].map((share) =>
    setText(text, face, { ...room, capHeight, width: room.width * share }),
  );
  const needs = (setting: Setting) => sizeOn(shape, setting).height / setting.fontSize;
  const best = settings.reduce((a, b) => (needs(b) < needs(a) - 1e-6 ? b : a));
  const isRound = shape === 'circle' || shape === 'heart';
  const most = isRound && !isLarge ? MOST.round : MOST.large;
  const { width, height } = sizeOn(shape, best);
  const fit = Math.min(1, (picture.width * most) / width, (picture.height * most) / height);
  if (fit === 1) return best;
  // The lines stay as they are: all of them become smaller.
  return setText(best.lines.join('\n'), face, { ...room, capHeight: best.capHeight * fit });
}
