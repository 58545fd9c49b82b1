import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../grammar/words/colours.ts';
import { type Loaded, measuring } from './fonts.ts';
import type { Mask, Pixels, Size } from './picture.ts';

/** How text is set in its lines. */
export type Align = 'left' | 'center' | 'right';

/** Words set in lines, with the size that makes them fit. */
export interface Setting {
  face: Loaded;
  lines: string[];
  /** px, as are the others. */
  fontSize: number;
  capHeight: number;
  /** From one baseline to the next. */
  lineHeight: number;
  /** Of the widest line. */
  width: number;
  /** From the top of the first line's capitals to the last baseline. */
  height: number;
}

/** What a text has to fit. */
export interface Room extends Size {
  /** Cap height that is wished for, px; smaller where the text would not fit. */
  capHeight: number;
  /** Lines at most. */
  lines: number;
}

/** Below that nothing can be read, px. */
const MIN_FONT_SIZE = 5;

function setFont(ctx: SKRSContext2D, face: Loaded, fontSize: number): void {
  ctx.font = `${face.isItalic ? 'italic ' : ''}${face.weight} ${fontSize}px ${face.family}`;
  ctx.letterSpacing = `${face.tracking * fontSize}px`;
}

/** Width of a line whose font is 1 px. */
export function widthOf(line: string, face: Loaded): number {
  const ctx = measuring();
  setFont(ctx, face, 100);
  return Math.max(1, ctx.measureText(line).width) / 100;
}

/** How much smaller a text is set rather than that lines are broken which have ends of their own. */
const RATHER_SMALLER = 0.55;

/** Sets the text as large as wished, or smaller until it fits. Line ends of the text stay. */
export function setText(text: string, face: Loaded, room: Room): Setting {
  const ctx = measuring();
  const longest = Math.max(...text.split('\n').map((line) => widthOf(line, face)));
  const unbroken = room.width / longest;
  const largest = room.capHeight / face.capHeight;
  const keepsLines = text.includes('\n') && unbroken >= largest * RATHER_SMALLER;
  const wished = keepsLines ? Math.min(largest, unbroken) : largest;
  for (let fontSize = Math.max(MIN_FONT_SIZE, wished); ; fontSize *= 0.94) {
    setFont(ctx, face, fontSize);
    const lines = text.split('\n').flatMap((part) => wrapped(ctx, part, room.width));
    const width = Math.max(1, ...lines.map((line) => ctx.measureText(line).width));
    const capHeight = fontSize * face.capHeight;
    const lineHeight = capHeight * face.leading;
    const height = capHeight + lineHeight * (lines.length - 1);
    const fits = lines.length <= room.lines && width <= room.width && height <= room.height;
    if (fits || fontSize <= MIN_FONT_SIZE)
      return {
        face,
        lines: lines.slice(0, room.lines),
        fontSize,
        capHeight,
        lineHeight,
        width,
        height,
      };
  }
}

/** Breaks into as few lines as possible, of about the same length: no word is left alone in the last. */
function wrapped(ctx: SKRSContext2D, text: string, width: number): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const widths = words.map((word) => ctx.measureText(word).width);
  const blank = ctx.measureText(' ').width;
  const filled = (room: number) => filledLines(words, widths, blank, room);
  const widest = Math.max(0, ...widths);
  const fewest = filled(width).length;
  let [low, high] = [Math.min(width, widest), width];
  for (let k = 0; k < 10; k++) {
    const middle = (low + high) / 2;
    if (filled(middle).length > fewest) low = middle;
    else high = middle;
  }
  return filled(high);
}

function filledLines(
  words: readonly string[],
  widths: readonly number[],
  blank: number,
  room: number,
): string[] {
  const lines: string[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const [i, word] of words.entries()) {
    const width = widths[i] as number;
    if (end + blank + width > room) {
      lines.push(word);
      end = width;
    } else {
      lines.push(`${lines.pop()} ${word}`);
      end += blank + width;
    }
  }
  return lines;
}

/** px around a setting's box within which everything that is drawn lies, its soft ground included. */
export function padOf({ fontSize }: Setting): number {
  return Math.ceil(fontSize * 1.4) + 2;
}

/** Draws the lines in a colour, on transparent ground. */
export function drawText(setting: Setting, colour: Rgb, align: Align): Pixels {
  const { ctx, pad, size } = begin(setting);
  ctx.fillStyle = `rgb(${colour.join(' ')})`;
  eachLine(setting, align, pad, size.width, (line, x, y) => {
    ctx.textAlign = align;
    ctx.fillText(line, x, y);
  });
  return { data: bytesOf(ctx, size), ...size, channels: 4 };
}

/**
 * The shape of the lines made bolder.
 *
 * @param stroke px that it grows on every side
 */
export function drawStroke(setting: Setting, stroke: number, align: Align): Mask {
  const { ctx, pad, size } = begin(setting);
  ctx.lineJoin = 'round';
  ctx.lineWidth = stroke * 2;
  ctx.strokeStyle = '#fff';
  ctx.fillStyle = '#fff';
  eachLine(setting, align, pad, size.width, (line, x, y) => {
    ctx.textAlign = align;
    ctx.strokeText(line, x, y);
    ctx.fillText(line, x, y);
  });
  const rgba = bytesOf(ctx, size);
  const data = new Uint8Array(size.width * size.height);
  for (let p = 0; p < data.length; p++) data[p] = rgba[p * 4 + 3] as number;
  return { data, ...size };
}

function begin(setting: Setting) {
  const pad = padOf(setting);
  const size = {
    width: Math.min(8192, Math.ceil(setting.width) + pad * 2),
    height: Math.min(8192, Math.ceil(setting.height) + pad * 2),
  };
  const ctx = createCanvas(size.width, size.height).getContext('2d');
  setFont(ctx, setting.face, setting.fontSize);
  ctx.textBaseline = 'alphabetic';
  return { ctx, pad, size };
}

function bytesOf(ctx: SKRSContext2D, { width, height }: Size): Uint8Array {
  return new Uint8Array(ctx.getImageData(0, 0, width, height).data.buffer);
}

function eachLine(
  { lines, capHeight, lineHeight, width: lineWidth, face, fontSize }: Setting,
  align: Align,
  pad: number,
  width: number,
  draw: (line: string, x: number, y: number) => void,
): void {
  // A line's width holds the space after its last letter, which nobody sees.
  const trailing = (face.tracking * fontSize) / 2;
  const x = { left: pad, center: width / 2 + trailing, right: pad + lineWidth }[align];
  for (const [i, line] of lines.entries()) draw(line, x, pad + capHeight + i * lineHeight);
}

/** Lays an RGBA picture over another at that place, in place; what hangs over is cut. */
export function layOver(pixels: Pixels, overlay: Pixels, left: number, top: number): Pixels {
  const { data, width, height, channels } = pixels;
  for (let y = Math.max(0, -top); y < overlay.height && top + y < height; y++) {
    for (let x = Math.max(0, -left); x < overlay.width && left + x < width; x++) {
      const from = (y * overlay.width + x) * 4;
      const alpha = (overlay.data[from + 3] as number) / 255;
      if (alpha === 0) continue;
      const to = ((top + y) * width + left + x) * channels;
      const below = channels === 4 ? (data[to + 3] as number) / 255 : 1;
      const total = alpha + below * (1 - alpha);
      for (let c = 0; c < 3; c++) {
        const mixed =
          (overlay.data[from + c] as number) * alpha +
          (data[to + c] as number) * below * (1 - alpha);
        data[to + c] = Math.round(mixed / total);
      }
      if (channels === 4) data[to + 3] = Math.round(total * 255);
    }
  }
  return pixels;
}
