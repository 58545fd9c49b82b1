import type { NamedColour } from '../grammar/words/colours.ts';
import { BOUNDS } from '../picture/bounds.ts';
import { type Pass, RANK, type Size } from '../picture/picture.ts';
import { roundCorners } from '../picture/round-corners.ts';
import { inMetal } from './mounted.ts';
import { ringed } from './ring.ts';
import { drawFrame, type FrameStyle, frameEdges } from './styles.ts';

/** A frame as a plan has it. */
export interface FrameParams {
  style: 'plain' | FrameStyle;
  colour: NamedColour;
  /** px, or null for `share` of the side of a square of the picture's area. */
  px: number | null;
  /** 0 to 1. */
  share: number;
  /** Whether a plain border has round inner corners. */
  rounded: boolean;
  /** Written below the picture of an instant print. */
  caption: string | null;
  /** The rail of a gallery or a wooden frame, whose mount has `colour`; of dark wood or of oak when left out. */
  rail?: NamedColour | undefined;
}

function sideOf({ px, share }: FrameParams, { width, height }: Size): number {
  return px ?? Math.max(1, Math.round(Math.sqrt(width * height) * share));
}

function framedSize(params: FrameParams, size: Size): Size {
  const side = sideOf(params, size);
  const { style } = params;
  if (style === 'plain') return { width: size.width + side * 2, height: size.height + side * 2 };
  const { left, right, top, bottom } = frameEdges(style, size, side);
  return { width: size.width + left + right, height: size.height + top + bottom };
}

/** The size that the picture may have so that it is within bounds with its frame. */
function fitting(params: FrameParams, size: Size): Size {
  let room = size;
  for (let tries = 0; tries < 8; tries++) {
    const framed = framedSize(params, room);
    const { maxEdge, maxPixels } = BOUNDS;
    const over = Math.max(
      framed.width / maxEdge,
      framed.height / maxEdge,
      Math.sqrt((framed.width * framed.height) / maxPixels),
    );
    if (over <= 1) break;
    const shrunk = (px: number) => Math.max(1, Math.floor(px / over) - 1);
    room = { width: shrunk(room.width), height: shrunk(room.height) };
  }
  return room;
}

/** The size that leaves a plain border room within a size that was asked for; a border of most of it goes around. */
function withinBorder(params: FrameParams, size: Size): Size | null {
  const around = 2 * sideOf(params, size);
  const isRoom = around < Math.min(size.width, size.height) / 2;
  const isPlain = params.style === 'plain';
  return isPlain && isRoom ? { width: size.width - around, height: size.height - around } : null;
}

function resizing({ width, height }: Size): Pass {
  return {
    kind: 'stream',
    rank: RANK.resize,
    size: () => ({ width, height }),
    build: (sharp) => sharp.resize(width, height, { fit: 'cover' }),
  };
}

/** What shines: a frame of it is moulded. */
export const METAL = /\b(?:gold|golden|silver|bronze|brass|copper)\b/;
/** With fewer px a moulding is a line, px. */
const LEAST_MOULDING = 8;

function plainBorder({ colour, rounded }: FrameParams, side: number): Pass[] {
  if (METAL.test(colour.name) && !rounded && side >= LEAST_MOULDING)
    return [
      {
        kind: 'pixels',
        size: ({ width, height }) => ({ width: width + side * 2, height: height + side * 2 }),
        run: (pixels, { checkpoint }) => inMetal(pixels, side, colour.rgb, checkpoint),
      },
    ];
  const [r, g, b] = colour.rgb;
  const extend: Pass = {
    kind: 'stream',
    rank: RANK.extend,
    size: ({ width, height }) => ({ width: width + side * 2, height: height + side * 2 }),
    build: (sharp) =>
      sharp.extend({ top: side, left: side, right: side, bottom: side, background: { r, g, b } }),
  };
  if (!rounded) return [extend];
  const inner: Pass = { kind: 'pixels', run: (pixels) => roundCorners(pixels, 0.06, colour.rgb) };
  return [inner, extend];
}

function styled(
  { colour, caption, rail }: FrameParams,
  style: FrameStyle,
  side: number,
  rounding: number | null,
): Pass {
  return {
    kind: 'pixels',
    size: (size) => {
      const { left, right, top, bottom } = frameEdges(style, size, side);
      return { width: size.width + left + right, height: size.height + top + bottom };
    },
    run: (pixels, { checkpoint }) => {
      const radius = rounding && rounding * Math.min(pixels.width, pixels.height);
      const look = { side, colour: colour.rgb, caption, radius, rail: rail?.rgb ?? null };
      return drawFrame(style, pixels, look, checkpoint);
    },
  };
}

/**
 * What frames a picture of that size; one that would be too large with its frame is made smaller first.
 *
 * @param rounding radius of its corners as a share of its shorter side; 'circle' of a round picture; null where they are the frame's to choose
 * @param isExact whether the size was asked for in px: a plain border stays within it
 */
export function framePasses(
  params: FrameParams,
  size: Size,
  rounding: number | 'circle' | null = null,
  isExact = false,
): Pass[] {
  const within = isExact ? withinBorder(params, size) : null;
  const room = within ?? fitting(params, size);
  const side = sideOf(params, within ? size : room);
  const isCircle = rounding === 'circle' && room.width === room.height;
  const frame =
    params.style === 'plain'
      ? isCircle
        ? [ringed(side, params.colour.rgb)]
        : plainBorder(params, side)
      : [styled(params, params.style, side, rounding === 'circle' ? 0.5 : rounding)];
  return room === size ? frame : [resizing(room), ...frame];
}
