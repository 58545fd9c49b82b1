import type { Caption } from './caption.ts';
import { facesIn } from './faces.ts';
import { attractionOf } from './focus.ts';
import { headSpans } from './heads.ts';
import { padOf, type Setting } from './lettering.ts';
import type { Pixels, Size } from './picture.ts';
import { isOnPaper, setCaption } from './set-caption.ts';
import { MARGIN, type Place } from './set-in-box.ts';

/** What a text may cover and stay where it was asked, as a multiple of what draws the eye in all of the picture. */
const HARMLESS = 0.35;
/** Where it goes instead it covers that share of it at most, all told. */
const CLEARER = 0.6;
/** What a move over the whole side counts for, letters that are smaller, per share, and each line more. */
const MOVED = 0.5;
const SMALLER = 1;
const BROKEN = 0.08;
/** A head draws the eye that much more than the rest does. */
const HEAD = 6;
/** Shares of the picture's width in which the lines are broken. */
const ROOMS = [1, 0.5, 0.38, 0.28];
/** Letters are made that much smaller at most. */
const SMALLEST = 0.7;
/** Places that are tried along a side. */
const STEPS = 24;
/** What is looked at around the letters, in em. */
const AROUND = 0.3;

/** A text as it is set, and where. */
interface Placed {
  setting: Setting;
  at: Place;
}

/** How much all that is in a rectangle draws the eye, per area; 1 in all of the picture. */
type Cover = (left: number, top: number, right: number, bottom: number) => number;

async function coverOf(pixels: Pixels): Promise<Cover> {
  const { data, width, height } = await attractionOf(pixels);
  const scale = width / pixels.width;
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  const faces = await facesIn(pixels);
  const [across, down] = [headSpans(faces, 'across'), headSpans(faces, 'down')];
  for (const [i, { from, to }] of across.entries()) {
    const { from: top, to: foot } = down[i] ?? { from: 0, to: 0 };
    for (let y = Math.max(0, Math.floor(top * scale)); y < Math.min(height, foot * scale); y++)
      for (let x = Math.max(0, Math.floor(from * scale)); x < Math.min(width, to * scale); x++)
        data[y * width + x] = (data[y * width + x] as number) + mean * HEAD;
  }
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0, line = 0; x < width; x++) {
      line += data[y * width + x] as number;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] as number) + line;
    }
  const place = (px: number, most: number) => Math.min(most, Math.max(0, Math.round(px * scale)));
  return (left, top, right, bottom) => {
    const [x0, y0] = [place(left, width - 1), place(top, height - 1)];
    const [x1, y1] = [
      Math.max(x0 + 1, place(right, width)),
      Math.max(y0 + 1, place(bottom, height)),
    ];
    const at = (x: number, y: number) => sums[y * row + x] as number;
    const sum = at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
    return sum / ((x1 - x0) * (y1 - y0)) / Math.max(1e-6, mean);
  };
}

/** Whether the words say no more than a side of the picture, and leave a choice there. */
function hasChoice(caption: Caption, all: readonly Caption[]): boolean {
  const { position, width, bar, opacity = 1 } = caption;
  const { vertical, horizontal } = position;
  const isMiddle = vertical === 'middle' && horizontal === 'centre';
  const isWide = width !== null || (bar !== undefined && horizontal === 'centre');
  // The captions of a meme stand in its middle, whatever they cover.
  const isMeme = caption.outlined && caption.capitals;
  // Those of one row would run into each other, and those of one column be out of line.
  const isAlone = all.every(
    (each) =>
      each === caption ||
      (vertical !== 'middle' &&
        each.position.vertical !== vertical &&
        each.position.horizontal !== horizontal),
  );
  return isAlone && !isWide && !isMeme && !isMiddle && !isOnPaper(position) && opacity === 1;
}

/** The settings of a text in lines of other lengths, none of them much smaller. */
function settingsOf(picture: Size, caption: Caption, first: Setting): Setting[] {
  const isSmall = caption.scale < 1 || caption.px !== null || caption.text.includes('\n');
  const rooms = isSmall ? [] : ROOMS.slice(1);
  return [
    first,
    ...rooms.flatMap((share) => {
      const setting = setCaption(picture, caption, 1, share);
      return setting && setting.fontSize >= first.fontSize * SMALLEST ? [setting] : [];
    }),
  ];
}

/** Where a text of that setting may stand: along the side that was asked for, or in its corner. */
function placesOf(
  picture: Size,
  { height, width, ...setting }: Setting,
  { position }: Caption,
): Place[] {
  const margin = Math.round(Math.min(picture.width, picture.height) * MARGIN);
  const pad = padOf({ height, width, ...setting });
  const [right, bottom] = [picture.width - width - margin, picture.height - height - margin];
  const left = { left: margin, centre: 0, right }[position.horizontal];
  const foot = bottom - setting.capHeight * 0.12;
  const top = { top: margin, middle: 0, bottom: foot, above: 0, below: 0 }[position.vertical];
  const isAcross = position.horizontal === 'centre';
  const isDown = position.vertical === 'middle';
  const count = isAcross || isDown ? STEPS + 1 : 1;
  return Array.from({ length: count }, (_, k) => {
    const share = k / STEPS;
    return {
      left: Math.round(isAcross ? margin + share * (right - margin) : left) - pad,
      top: Math.round(isDown ? margin + share * (foot - margin) : top) - pad,
    };
  });
}

/**
 * Where in the place that was asked for a text covers least of what draws the eye, faces first; where it would
 * stand anyway, as long as it covers little there or hardly less elsewhere.
 */
export async function onClearGround(
  pixels: Pixels,
  caption: Caption,
  all: readonly Caption[],
  usual: Placed,
): Promise<Placed> {
  if (!hasChoice(caption, all)) return usual;
  const cover = await coverOf(pixels);
  const covered = ({ setting, at }: Placed) => {
    const pad = padOf(setting) - setting.fontSize * AROUND;
    const [right, foot] = [setting.width, setting.height].map(
      (px) => px + 2 * padOf(setting) - pad,
    );
    return cover(at.left + pad, at.top + pad, at.left + (right ?? 0), at.top + (foot ?? 0));
  };
  const least = covered(usual);
  if (least <= HARMLESS) return usual;
  const middleOf = ({ setting, at }: Placed) => ({
    x: at.left + setting.width / 2 + padOf(setting),
    y: at.top + setting.height / 2 + padOf(setting),
  });
  const from = middleOf(usual);
  let best = { placed: usual, cost: least * CLEARER };
  for (const setting of settingsOf(pixels, caption, usual.setting))
    for (const at of placesOf(pixels, setting, caption)) {
      const placed = { setting, at };
      const to = middleOf(placed);
      const moved = Math.max(
        caption.position.horizontal === 'centre' ? Math.abs(to.x - from.x) / pixels.width : 0,
        caption.position.vertical === 'middle' ? Math.abs(to.y - from.y) / pixels.height : 0,
      );
      const smaller = 1 - setting.fontSize / usual.setting.fontSize;
      const broken = setting.lines.length - usual.setting.lines.length;
      const cost = covered(placed) + MOVED * moved + SMALLER * smaller + BROKEN * broken;
      if (cost < best.cost) best = { placed, cost };
    }
  return best.placed;
}
