import type { Rgb } from '../grammar/words/colours.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import {
  type Edges,
  emptyFrame,
  fill,
  inFrame,
  layRounded,
  shadeAround,
  shadeWithin,
} from './draw.ts';
import { handwritten } from './handwritten.ts';
import { moulding, mounted } from './mounted.ts';
import {
  all,
  type FrameLook,
  grown,
  INK,
  isDark,
  parts,
  placeOf,
  type Style,
  shrunk,
  WHITE,
} from './style.ts';
import { woodenRail } from './wood.ts';

/** Frames that are more than a border of one colour. */
export const FRAME_STYLES = ['polaroid', 'film', 'gallery', 'wood', 'double', 'card'] as const;
export type FrameStyle = (typeof FRAME_STYLES)[number];

/** Proportions of an instant print: 79 mm of picture on a card of 88 × 107 mm. */
const polaroid: Style = {
  edges: (_, side) => ({ ...all(side), top: parts(side, 1.3), bottom: parts(side, 4.6) }),
  draw: async (pixels, edges, { side, colour, caption }, pause) => {
    const result = await inFrame(pixels, edges, colour, pause);
    const picture = placeOf(pixels, edges);
    // The picture lies in a shallow window: its rim throws a hair of shadow on it.
    const softness = Math.max(1, side * 0.05);
    await shadeWithin(result, picture, { box: picture, softness, strength: 0.5 }, pause);
    const strip = {
      left: side,
      top: picture.top + picture.height,
      width: picture.width,
      height: edges.bottom,
    };
    return caption ? handwritten(result, caption, strip, isDark(colour) ? WHITE : INK) : result;
  },
};

/** 35 mm film (ISO 1007): 24 mm of picture on 35 mm, eight holes of 2 × 2.8 mm to a frame of 38 mm. */
const film: Style = {
  edges: ({ width, height }, side) => {
    const [strip, rim] = [side, parts(side, 0.2)];
    return width >= height
      ? { left: rim, right: rim, top: strip, bottom: strip }
      : { left: strip, right: strip, top: rim, bottom: rim };
  },
  draw: async (pixels, edges, { side, colour }, pause) => {
    const result = await inFrame(pixels, edges, colour, pause);
    const isWide = pixels.width >= pixels.height;
    const length = isWide ? result.width : result.height;
    const hole = { along: side * 0.36, across: side * 0.5 };
    const count = Math.max(1, Math.round(length / (side * 0.86)));
    const light: Rgb = isDark(colour) ? [244, 242, 236] : INK;
    for (let k = 0; k < count; k++) {
      const along = ((k + 0.5) * length) / count - hole.along / 2;
      const far = (isWide ? result.height : result.width) - side;
      for (const across of [0, far]) {
        const at = across + side * 0.25;
        const box = isWide
          ? { left: along, top: at, width: hole.along, height: hole.across }
          : { left: at, top: along, width: hole.across, height: hole.along };
        fill(result, box, light, side * 0.09);
      }
    }
    return result;
  },
};

/** A fine line in the middle of a broad border. */
const double: Style = {
  edges: (_, side) => all(side),
  draw: async (pixels, edges, { side, colour }, pause) => {
    const result = await inFrame(pixels, edges, colour, pause);
    const line = parts(side, 0.035);
    const outer = grown(placeOf(pixels, edges), Math.round(side * 0.34));
    const ink: Rgb = isDark(colour) ? [236, 233, 226] : INK;
    const { left, top, width, height } = outer;
    for (const box of [
      { left, top, width, height: line },
      { left, top: top + height - line, width, height: line },
      { left, top, width: line, height },
      { left: left + width - line, top, width: line, height },
    ])
      fill(result, box, ink);
    return result;
  },
};

/** A card with rounded corners that floats over a plain ground. */
const card: Style = {
  edges: (_, side) => ({ ...all(side), bottom: parts(side, 1.15) }),
  draw: async (pixels, edges, { side, colour, radius: asked }, pause) => {
    const result = await emptyFrame(pixels, edges, colour, pause);
    const picture = placeOf(pixels, edges);
    const radius = Math.min(asked ?? side * 0.3, Math.min(picture.width, picture.height) / 2);
    const far = { ...grown(picture, -side * 0.1), top: picture.top + side * 0.34 };
    // Under the picture no shadow is seen but at its round corners.
    const covered = shrunk(picture, Math.ceil(radius));
    const wide = { box: far, radius, softness: side * 0.52, strength: 0.34 };
    await shadeAround(result, covered, wide, pause);
    const near = { ...picture, top: picture.top + side * 0.05 };
    const tight = { box: near, radius, softness: side * 0.1, strength: 0.2 };
    await shadeAround(result, covered, tight, pause);
    await layRounded(result, pixels, picture, radius, pause);
    return result;
  },
};

const STYLES: Readonly<Record<FrameStyle, Style>> = {
  polaroid,
  film,
  gallery: mounted(0.24, moulding),
  wood: mounted(0.5, woodenRail),
  double,
  card,
};

/** px that a frame adds to each side of a picture. */
export function frameEdges(style: FrameStyle, size: Size, side: number): Edges {
  return STYLES[style].edges(size, side);
}

/** The picture in the frame. */
export function drawFrame(
  style: FrameStyle,
  pixels: Pixels,
  look: FrameLook,
  pause: () => Promise<void>,
): Promise<Pixels> {
  const edges = frameEdges(style, pixels, look.side);
  return STYLES[style].draw(pixels, edges, look, pause);
}
