import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../grammar/words/colours.ts';
import { type BarShape, BUBBLE, type Reach, reachOf } from './bar-shapes.ts';
import { heartOutline } from './heart.ts';
import type { Setting } from './lettering.ts';
import type { Pixels } from './picture.ts';
import type { Place } from './set-in-box.ts';

/** Radius of the corners of a rounded box and of a speech bubble, in em. */
const RADIUS = { rounded: 0.42, bubble: 0.95 };
/** The line around a speech bubble, in em and at least px: white on a white sky is none. */
const LINE = { em: 0.07, least: 1.5 };
/** The line is dark where the sum of red, green and blue is above that. */
const LIGHT = 330;
const DARK_LINE = 'rgb(22 20 17)';
/** Where the tail leaves the bubble, as a share of its straight lower side, how wide it is there and how far its tip leans, in em. */
const TAIL = { at: 0.3, wide: 0.62, leans: 0.75 };

/** How a shape is painted. */
export interface ShapePaint {
  colour: Rgb;
  /** 0.05 to 1. */
  opacity: number;
  /** Where the tail of a speech bubble points: to its right, or to its left. */
  pointsRight: boolean;
}

/** Draws the shape around letters whose upper left corner is at `at`, and says where the drawing comes. */
export function drawBarShape(
  shape: BarShape,
  setting: Setting,
  at: Place,
  { colour, opacity, pointsRight }: ShapePaint,
): { drawn: Pixels; place: Place } {
  const reach = reachOf(shape, setting);
  const line = shape === 'bubble' ? Math.max(LINE.least, LINE.em * setting.fontSize) : 0;
  const edge = Math.ceil(line) + 1;
  const place = {
    left: Math.floor(at.left - reach.left) - edge,
    top: Math.floor(at.top - reach.top) - edge,
  };
  const size = {
    width: Math.ceil(setting.width + reach.left + reach.right) + 2 * edge + 1,
    height: Math.ceil(setting.height + reach.top + reach.bottom) + 2 * edge + 1,
  };
  const ctx = createCanvas(size.width, size.height).getContext('2d');
  ctx.translate(at.left - place.left, at.top - place.top);
  ctx.globalAlpha = opacity;
  ctx.fillStyle = `rgb(${colour.join(' ')})`;
  outline(ctx, shape, setting, reach, pointsRight);
  ctx.fill();
  if (line > 0) {
    ctx.strokeStyle = colour[0] + colour[1] + colour[2] > LIGHT ? DARK_LINE : '#fff';
    ctx.lineWidth = line;
    ctx.lineJoin = 'round';
    ctx.stroke();
  }
  const data = new Uint8Array(ctx.getImageData(0, 0, size.width, size.height).data.buffer);
  return { drawn: { data, ...size, channels: 4 }, place };
}

/** The shape as a path from the letters' upper left corner. */
function outline(
  ctx: SKRSContext2D,
  shape: BarShape,
  { width, height, fontSize }: Setting,
  reach: Reach,
  pointsRight: boolean,
): void {
  const [x, y] = [width / 2, height / 2];
  ctx.beginPath();
  if (shape === 'circle') ctx.arc(x, y, x + reach.left, 0, 2 * Math.PI);
  else if (shape === 'heart')
    for (const point of heartOutline({
      half: x + reach.left,
      above: y + reach.top,
      below: y + reach.bottom,
    }))
      ctx.lineTo(x + point.x, y + point.y);
  else {
    const tail = shape === 'bubble' ? BUBBLE.tail * fontSize : 0;
    const [left, right] = [-reach.left, width + reach.right];
    const [top, foot] = [-reach.top, height + reach.bottom - tail];
    const radius = Math.min((foot - top) / 2, (right - left) / 2, RADIUS[shape] * fontSize);
    ctx.moveTo(left + radius, top);
    ctx.arcTo(right, top, right, foot, radius);
    ctx.arcTo(right, foot, left, foot, radius);
    if (tail > 0) {
      const side = pointsRight ? 1 : -1;
      const straight = (right - left) / 2 - radius;
      const from = (left + right) / 2 + side * straight * (1 - 2 * TAIL.at);
      const [wide, leans] = [(TAIL.wide * fontSize) / 2, side * TAIL.leans * fontSize];
      ctx.lineTo(from + wide, foot);
      ctx.quadraticCurveTo(from + wide + leans / 4, foot + tail / 2, from + leans, foot + tail);
      ctx.quadraticCurveTo(from - wide + leans / 4, foot + tail / 2, from - wide, foot);
    }
    ctx.arcTo(left, foot, left, top, radius);
    ctx.arcTo(left, top, right, top, radius);
  }
  ctx.closePath();
}
