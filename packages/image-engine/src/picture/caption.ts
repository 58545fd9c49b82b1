import type { NamedColour, Rgb } from '../grammar/words/colours.ts';
import type { Position } from '../grammar/words/position.ts';
import { onClearGround } from './clear-ground.ts';
import type { Typeface } from './fonts.ts';
import { groundUnder, legibilityOn } from './legibility.ts';
import { type Align, drawStroke, drawText, layOver, padOf, type Setting } from './lettering.ts';
import { lowPass } from './low-pass.ts';
import type { Mask, Pixels, Size } from './picture.ts';
import {
  BAR,
  insetOf,
  isOnPaper,
  type Place,
  placeOf,
  setCaption,
  shiftOf,
} from './set-caption.ts';

/** Words on a picture. */
export interface Caption {
  /** Line ends stay. */
  text: string;
  position: Position;
  /** null: white or nearly black, whichever the ground needs. */
  colour: NamedColour | null;
  /** px, or null for `scale` times the usual share of the picture. */
  px: number | null;
  scale: number;
  /** Of the picture's width, 0.05 to 1, that the longest line fills; stands above the sizes when it is not null. */
  width: number | null;
  typeface: Typeface;
  /** Thin strokes instead of bold ones; typefaces without them are drawn as they are. */
  thin?: boolean | undefined;
  /** In italics; typefaces without them are drawn as they are. */
  italic?: boolean | undefined;
  capitals: boolean;
  /** An outline around the letters, whether they need it or not. */
  outlined: boolean;
  /** Of that outline; black or white, whichever is unlike the letters, when it is left out. */
  outline?: NamedColour | undefined;
  /** How much of the letters is seen, 0.05 to 1; 1 when it is left out. */
  opacity?: number | undefined;
  /** Of a bar behind the letters: as wide as the picture where they are centred, else around them. */
  bar?: NamedColour | undefined;
  /** Around the letters where they are centred, too. */
  barAround?: boolean | undefined;
  /** How much of the bar is seen, 0.05 to 1; 1 when it is left out. */
  barOpacity?: number | undefined;
}

/** Of an outline, and of what is looked at around the letters, in em. */
const OUTLINE = 0.055;
/**
 * A soft ground: how far it goes beyond the letters and how soft it is, in em. It follows them closely: a wide one
 * is seen for itself, as a cloud.
 */
const SHADE = { reach: 0.14, softness: 0.12, gain: 1.6 };

/**
 * Writes the text where it was asked, legible whatever lies under it. Signs that no bundled typeface has
 * are left out; null when that leaves nothing.
 *
 * @param all every caption of the picture, this one among them: those of one place stand below each other, in that order
 * @param picture size of the picture without the paper beside it
 */
export async function write(
  pixels: Pixels,
  caption: Caption,
  all: readonly Caption[] = [caption],
  picture: Size = pixels,
): Promise<Pixels | null> {
  const { opacity = 1 } = caption;
  if (opacity >= 1) return writeOn(pixels, caption, all, picture);
  const before = pixels.data.slice();
  const written = await writeOn(pixels, caption, all, picture);
  if (!written) return null;
  fade(written, before, opacity);
  return written;
}

/** Lets what was there before through, in place. Colours count by how opaque they are. */
function fade({ data, channels }: Pixels, before: Uint8Array, opacity: number): void {
  for (let i = 0; i < data.length; i += channels) {
    const alpha = channels === 4 ? (data[i + 3] as number) : 255;
    const was = (channels === 4 ? (before[i + 3] as number) : 255) * (1 - opacity);
    const all = was + alpha * opacity;
    if (all === 0) continue;
    for (let c = i; c < i + 3; c++)
      data[c] = Math.round(
        ((before[c] as number) * was + (data[c] as number) * alpha * opacity) / all,
      );
    if (channels === 4) data[i + 3] = Math.round(all);
  }
}

async function writeOn(
  pixels: Pixels,
  caption: Caption,
  all: readonly Caption[],
  picture: Size,
): Promise<Pixels | null> {
  const { horizontal, vertical } = caption.position;
  // On paper each has its own.
  const stack = isOnPaper(caption.position)
    ? [caption]
    : all.filter(
        ({ position }) => position.horizontal === horizontal && position.vertical === vertical,
      );
  const usual = setCaption(picture, caption, stack.length);
  if (!usual) return null;
  const align: Align = horizontal === 'centre' ? 'center' : horizontal;
  const alone = placeOf(pixels, usual, caption.position, picture.height);
  const inset = insetOf(pixels, usual, caption);
  const shift = stack.length > 1 ? Math.round(shiftOf(pixels, caption, stack)) : 0;
  const { setting, at } = await onClearGround(pixels, caption, all, {
    setting: usual,
    at: { left: alone.left + inset.left, top: alone.top + inset.top + shift },
  });
  const around = drawStroke(setting, outlineOf(setting), align);
  if (caption.bar) layBar(pixels, setting, at, caption, caption.bar.rgb);
  const ground = groundUnder(pixels, around, at.left, at.top);
  const look = legibilityOn(ground, caption.colour?.rgb ?? null, caption.outlined);
  if (look.strength > 0) {
    const halo = drawStroke(setting, setting.fontSize * SHADE.reach, align);
    await spread(halo, setting.fontSize * SHADE.softness);
    paint(pixels, halo, look.shade, look.strength, at);
  }
  if (look.outlined) paint(pixels, around, caption.outline?.rgb ?? look.shade, 1, at);
  return layOver(pixels, drawText(setting, look.ink, align), at.left, at.top);
}

/** A plain bar behind the letters, in place. */
function layBar(
  pixels: Pixels,
  setting: Setting,
  at: Place,
  { position, barAround, barOpacity = 1 }: Caption,
  colour: Rgb,
): void {
  const isWide = position.horizontal === 'centre' && !barAround;
  const pad = padOf(setting);
  const across = isWide ? pixels.width : Math.round(setting.fontSize * BAR.across);
  const down = Math.round(setting.fontSize * BAR.down);
  const left = Math.max(0, at.left + pad - across);
  // A sliver of picture beside it would look like a slip.
  const sliver = isWide ? setting.fontSize * BAR.down : 0;
  const above = at.top + pad - down;
  const below = at.top + pad + Math.ceil(setting.height) + down;
  const top = above < sliver ? 0 : above;
  const foot = pixels.height - below < sliver ? pixels.height : below;
  const right = isWide ? pixels.width : at.left + pad + Math.ceil(setting.width) + across;
  const width = Math.min(pixels.width, right) - left;
  const height = foot - top;
  const data = new Uint8Array(width * height).fill(255);
  paint(pixels, { data, width, height }, colour, barOpacity, { left, top });
}

/** Width of an outline, px: one that is too fine for the eye is no use. */
function outlineOf({ fontSize }: Setting): number {
  return Math.max(fontSize < 18 ? 1 : 2.4, fontSize * OUTLINE);
}

/** Blurs a mask in place and strengthens it, so that it is full where it was well inside. */
async function spread(mask: Mask, sigma: number): Promise<void> {
  const blurred = await lowPass({ ...mask, data: mask.data.slice() }, sigma);
  const row = new Uint8Array(mask.width);
  for (let y = 0, p = 0; y < mask.height; y++) {
    blurred.row(y, row);
    for (let x = 0; x < mask.width; x++, p++)
      mask.data[p] = Math.min(255, (row[x] as number) * SHADE.gain);
  }
}

/** Lays a colour over the picture where the mask is, in place. Transparent parts become as opaque as it is. */
function paint(
  pixels: Pixels,
  mask: Mask,
  colour: Rgb,
  strength: number,
  { left, top }: Place,
): void {
  const { data, width, height, channels } = pixels;
  for (let y = Math.max(0, -top); y < Math.min(mask.height, height - top); y++) {
    for (let x = Math.max(0, -left); x < Math.min(mask.width, width - left); x++) {
      const share = ((mask.data[y * mask.width + x] as number) / 255) * strength;
      if (share === 0) continue;
      const i = ((top + y) * width + left + x) * channels;
      const below = channels === 4 ? (data[i + 3] as number) / 255 : 1;
      const total = share + below * (1 - share);
      for (let c = 0; c < 3; c++) {
        const mixed = (colour[c] as number) * share + (data[i + c] as number) * below * (1 - share);
        data[i + c] = mixed / total + 0.5;
      }
      if (channels === 4) data[i + 3] = total * 255 + 0.5;
    }
  }
}
