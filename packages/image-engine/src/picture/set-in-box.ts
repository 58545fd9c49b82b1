import { sizeOn } from './bar-shapes.ts';
import type { Caption } from './caption.ts';
import type { Loaded } from './fonts.ts';
import { type Setting, setText } from './lettering.ts';
import type { Size } from './picture.ts';

/** Distance from the edges of the picture or the box, as a share of its shorter side. */
export const MARGIN = 0.06;
/** Lines at most, of usual size and larger. */
export const MAX_LINES = { usual: 6, large: 8 };
/** What a bar goes beyond the letters, in em. */
export const BAR = { across: 0.55, down: 0.42 };
/** Of letters below their line, in em; as much is left free above them. */
const DESCENT = 0.24;

/** px from the picture's upper left corner. */
export interface Place {
  left: number;
  top: number;
}

/** A box in the picture that captions go into, px. */
export type Field = Size & Place;

export const isField = (room: Size | Field): room is Field => 'left' in room;

/** As large as the box lets it be, what is around the letters among it; smaller where that is said. */
export function setInBox(
  box: Field,
  { px, scale, bar, barShape }: Caption,
  text: string,
  face: Loaded,
  count: number,
): Setting {
  const margin = 2 * MARGIN * Math.min(box.width, box.height);
  const room = {
    width: box.width - margin,
    height: (box.height - margin) / count,
    lines: MAX_LINES.large,
    capHeight: px === null ? box.height : px * face.capHeight,
  };
  const largest = setText(text, face, room);
  const { across, down } = bar ? BAR : { across: 0, down: DESCENT };
  const beside = largest.fontSize * 2;
  const needed =
    bar && barShape
      ? sizeOn(barShape, largest)
      : { width: largest.width + across * beside, height: largest.height + down * beside };
  const fit = Math.min(1, room.width / needed.width, room.height / needed.height);
  const wished = px === null ? Math.min(1, scale) : 1;
  return setText(text, face, { ...room, capHeight: largest.capHeight * fit * wished });
}
