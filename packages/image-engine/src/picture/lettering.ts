import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { luminance, type Rgb } from '../grammar/colours.ts';
import { boldFamily } from './fonts.ts';
import type { Pixels, Size } from './picture.ts';

/** Words set in lines, with the size that makes them fit. */
interface Setting {
  lines: string[];
  /** px */
  fontSize: number;
  width: number;
  height: number;
}

const LINE_HEIGHT = 1.16;
const MAX_LINES = 4;
const MIN_FONT_SIZE = 5;

function context(size: Size): SKRSContext2D {
  return createCanvas(size.width, size.height).getContext('2d');
}

function font(size: number): string {
  return `700 ${size}px ${boldFamily()}`;
}

function wrapped(ctx: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && ctx.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** Sets the text as large as `wanted` px, or smaller until it fits the picture. */
export function setText(text: string, picture: Size, wanted: number): Setting {
  const ctx = context({ width: 8, height: 8 });
  const room = { width: picture.width * 0.9, height: picture.height * 0.8 };
  for (let fontSize = Math.max(MIN_FONT_SIZE, wanted); ; fontSize *= 0.92) {
    ctx.font = font(fontSize);
    const lines = wrapped(ctx, text, room.width);
    const width = Math.max(1, ...lines.map((line) => ctx.measureText(line).width));
    const height = lines.length * fontSize * LINE_HEIGHT;
    const fits = lines.length <= MAX_LINES && width <= room.width && height <= room.height;
    if (fits || fontSize <= MIN_FONT_SIZE)
      return { lines: lines.slice(0, MAX_LINES), fontSize, width, height };
  }
}

/** Draws the lines with a halo in `halo`, on transparent ground. Alignment follows the place. */
export function drawText(
  setting: Setting,
  colour: Rgb,
  halo: Rgb,
  align: 'left' | 'center' | 'right',
): Pixels {
  const { lines, fontSize } = setting;
  const pad = Math.ceil(fontSize * 0.35) + 2;
  const width = Math.min(8192, Math.ceil(setting.width) + pad * 2);
  const height = Math.min(8192, Math.ceil(setting.height) + pad * 2);
  const ctx = context({ width, height });
  ctx.font = font(fontSize);
  ctx.textAlign = align;
  ctx.textBaseline = 'alphabetic';
  ctx.lineJoin = 'round';
  const x = align === 'left' ? pad : align === 'right' ? width - pad : width / 2;
  const rgb = (c: Rgb, alpha: number) => `rgba(${c[0]}, ${c[1]}, ${c[2]}, ${alpha})`;
  const each = (draw: (line: string, y: number) => void) => {
    for (const [i, line] of lines.entries()) draw(line, pad + fontSize * (0.9 + i * LINE_HEIGHT));
  };
  ctx.shadowColor = rgb(halo, 0.7);
  ctx.shadowBlur = fontSize * 0.22;
  ctx.lineWidth = fontSize * 0.055;
  ctx.strokeStyle = rgb(halo, 0.55);
  each((line, y) => ctx.strokeText(line, x, y));
  ctx.shadowColor = 'transparent';
  ctx.fillStyle = rgb(colour, 1);
  each((line, y) => ctx.fillText(line, x, y));
  const data = new Uint8Array(ctx.getImageData(0, 0, width, height).data.buffer);
  return { data, width, height, channels: 4 };
}

/** Mean luminance, 0 to 1, of the part of the picture under a box. */
export function groundLuminance(pixels: Pixels, box: Size & { left: number; top: number }): number {
  const { data, width, channels } = pixels;
  let [sum, count] = [0, 0];
  const step = Math.max(1, Math.floor(Math.sqrt((box.width * box.height) / 4000)));
  for (let y = Math.max(0, box.top); y < Math.min(pixels.height, box.top + box.height); y += step) {
    for (let x = Math.max(0, box.left); x < Math.min(width, box.left + box.width); x += step) {
      const i = (y * width + x) * channels;
      sum += luminance([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]);
      count += 1;
    }
  }
  return count > 0 ? sum / count : 0.5;
}

/** Lays an RGBA picture over another at that place, in place; what hangs over is cut. */
export function layOver(pixels: Pixels, overlay: Pixels, left: number, top: number): Pixels {
  const { data, width, height, channels } = pixels;
  for (let y = Math.max(0, -top); y < overlay.height && top + y < height; y++) {
    for (let x = Math.max(0, -left); x < overlay.width && left + x < width; x++) {
      const from = (y * overlay.width + x) * 4;
      const alpha = (overlay.data[from + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const to = ((top + y) * width + left + x) * channels;
      const below = channels === 4 ? (data[to + 3] ?? 255) / 255 : 1;
      const total = alpha + below * (1 - alpha);
      for (let c = 0; c < 3; c++) {
        const mixed =
          (overlay.data[from + c] ?? 0) * alpha + (data[to + c] ?? 0) * below * (1 - alpha);
        data[to + c] = Math.round(mixed / total);
      }
      if (channels === 4) data[to + 3] = Math.round(total * 255);
    }
  }
  return pixels;
}
