import type { Position } from '../grammar/words/position.ts';
import { insetOn, sizeOn } from './bar-shapes.ts';
import type { Caption } from './caption.ts';
import { type Loaded, load } from './fonts.ts';
import { padOf, type Room, type Setting, setText, widthOf } from './lettering.ts';
import type { Size } from './picture.ts';
import { BAR, type Field, isField, MARGIN, MAX_LINES, type Place, setInBox } from './set-in-box.ts';
import { setInShape } from './set-in-shape.ts';
import { writable } from './writable.ts';

/** Share of the picture's height that a text fills at most, of usual size and larger. */
const HEIGHTS = { usual: 0.36, large: 0.82 };
/** Paper beside a picture beyond the letters on it, in cap heights: towards the picture, away from it, and within a frame that goes on there. */
const PAPER = { inner: 1, outer: 1.1, framed: 0.25 };
/** Cap height of a title and of a caption on paper, to that of one on the picture. */
const ON_PAPER = { above: 0.8, below: 0.5 };
/** Between captions that stand one below the other, in cap heights. */
const LEADING = 0.75;

/** Whether a caption stands beside the picture, not on it. */
export const isOnPaper = (
  position: Position,
): position is Position & { vertical: 'above' | 'below' } =>
  position.vertical === 'above' || position.vertical === 'below';

/**
 * A caption as it is set on a picture or in a box; null when no sign of it can be written.
 *
 * @param count how many captions share the place
 * @param share of the usual width of its lines
 */
export function setCaption(
  picture: Size | Field,
  caption: Caption,
  count: number,
  share = 1,
): Setting | null {
  const face = load(caption.typeface, caption);
  const { text } = writable(caption.capitals ? caption.text.toUpperCase() : caption.text, face);
  if (text === '') return null;
  if (isField(picture)) return setInBox(picture, caption, text, face, count);
  const whole = roomFor(picture, caption, text, face);
  const room = { ...whole, width: whole.width * share, height: whole.height / count };
  const shape = caption.bar && caption.barShape;
  return shape
    ? setInShape(shape, text, face, room, picture, caption.scale > 1 || caption.px !== null)
    : setText(text, face, room);
}

/** Height of the paper that a caption above or below such a picture needs, px; 0 where none of it can be written. */
export function paperFor(picture: Size, caption: Caption, isFramed: boolean): number {
  const setting = setCaption(picture, caption, 1);
  if (!setting) return 0;
  const beside = PAPER.inner + (isFramed ? PAPER.framed : PAPER.outer);
  return Math.round(setting.height + beside * setting.capHeight);
}

/** How far a caption in a box is moved inwards, px, so that the box stands where letters without one would. */
export function insetOf({ width }: Size, setting: Setting, caption: Caption): Place {
  const { horizontal, vertical } = caption.position;
  if (caption.bar && caption.barShape) return insetOn(caption.barShape, setting, caption.position);
  if (!caption.bar || (horizontal === 'centre' && !caption.barAround)) return { left: 0, top: 0 };
  const across = Math.min(setting.fontSize * BAR.across, (width - setting.width) / 4);
  const down = setting.fontSize * BAR.down;
  return {
    left: Math.round({ left: across, centre: 0, right: -across }[horizontal]),
    top: Math.round({ top: down, middle: 0, bottom: -down, above: 0, below: 0 }[vertical]),
  };
}

/** Height of a caption with its bar, px. */
function tallOf(setting: Setting, { bar, barShape }: Caption): number {
  if (bar && barShape) return sizeOn(barShape, setting).height;
  return setting.height + (bar ? 2 * setting.fontSize * BAR.down : 0);
}

/** How far a caption is moved from where it would stand alone, px, for those that stand in the same place. */
export function shiftOf(
  picture: Size | Field,
  caption: Caption,
  stack: readonly Caption[],
): number {
  const settings = stack.map((each) => setCaption(picture, each, stack.length));
  const own = stack.indexOf(caption);
  const heights = settings.map((setting, i) =>
    setting ? tallOf(setting, stack[i] as Caption) + LEADING * setting.capHeight : 0,
  );
  const sum = (from: number, to: number) =>
    heights.slice(from, to).reduce((total, height) => total + height, 0);
  const [before, after] = [sum(0, own), sum(own + 1, heights.length)];
  const moved = { top: before, middle: (before - after) / 2, bottom: -after, above: 0, below: 0 };
  return moved[caption.position.vertical];
}

/** How large the text may be, and how large it is wished. */
function roomFor(
  picture: Size,
  { px, scale, width: share, position }: Caption,
  text: string,
  face: Loaded,
): Room {
  const { width, height } = picture;
  const isLarge = scale > 1 || px !== null || share !== null;
  const room = {
    width: width * Math.max(share ?? 0, 1 - 2 * MARGIN),
    height: height * (isLarge ? HEIGHTS.large : HEIGHTS.usual),
    lines: isLarge ? MAX_LINES.large : MAX_LINES.usual,
  };
  if (share !== null) {
    const longest = Math.max(...text.split('\n').map((line) => widthOf(line, face)));
    return { ...room, capHeight: ((share * width) / longest) * face.capHeight };
  }
  const size = isOnPaper(position) ? scale * ON_PAPER[position.vertical] : scale;
  const usual = Math.min(width * 0.062, height * 0.088) * size;
  return { ...room, capHeight: px === null ? usual * face.enlarged : px * face.capHeight };
}

/**
 * Where the upper left corner of the lettering comes.
 *
 * @param end height of the picture without the paper beside it, px
 */
export function placeOf(
  picture: Size | Field,
  setting: Setting,
  { vertical, horizontal }: Position,
  end: number,
): Place {
  const from = isField(picture) ? picture : { left: 0, top: 0 };
  const margin = Math.round(Math.min(picture.width, picture.height) * MARGIN);
  const [right, bottom] = [picture.width - setting.width, picture.height - setting.height];
  // Descenders take a little of the margin's calm.
  const foot = bottom - margin - setting.capHeight * 0.12;
  const left = { left: margin, centre: right / 2, right: right - margin }[horizontal];
  const inner = PAPER.inner * setting.capHeight;
  const above = picture.height - end - inner - setting.height;
  const places = { top: margin, middle: bottom / 2, bottom: foot, above, below: end + inner };
  const top = places[vertical];
  const pad = padOf(setting);
  return {
    left: Math.round(from.left + left) - pad,
    top: Math.round(from.top + top) - pad,
  };
}
