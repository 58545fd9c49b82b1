import type { NamedColour } from '../grammar/words/colours.ts';
import type { Position } from '../grammar/words/position.ts';
import type { BarShape } from './bar-shapes.ts';
import { layBar, paint, SHADE, spread } from './caption-ground.ts';
import { onClearGround } from './clear-ground.ts';
import type { Typeface } from './fonts.ts';
import { groundUnder, legibilityOn } from './legibility.ts';
import { type Align, drawStroke, drawText, layOver, type Setting } from './lettering.ts';
import type { Pixels, Size } from './picture.ts';
import { insetOf, isOnPaper, placeOf, setCaption, shiftOf } from './set-caption.ts';
import type { Field } from './set-in-box.ts';

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
  /** What stands behind the letters instead of a bar. */
  barShape?: BarShape | undefined;
}

/** Of an outline, and of what is looked at around the letters, in em. */
const OUTLINE = 0.055;
/**
 * Writes the text where it was asked, legible whatever lies under it. Signs that no bundled typeface has
 * are left out; null when that leaves nothing.
 *
 * @param all every caption of the picture, this one among them: those of one place stand below each other, in that order
 * @param picture size of the picture without the paper beside it
 * @param field the box that they go into, which they fill; they go onto all of the picture when it is left out
 */
export async function write(
  pixels: Pixels,
  caption: Caption,
  all: readonly Caption[] = [caption],
  picture: Size = pixels,
  field?: Field,
): Promise<Pixels | null> {
  const { opacity = 1 } = caption;
  if (opacity >= 1) return writeOn(pixels, caption, all, picture, field);
  const before = pixels.data.slice();
  const written = await writeOn(pixels, caption, all, picture, field);
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
  field: Field | undefined,
): Promise<Pixels | null> {
  const { horizontal, vertical } = caption.position;
  // On paper each has its own.
  const stack = isOnPaper(caption.position)
    ? [caption]
    : all.filter(
        ({ position }) => position.horizontal === horizontal && position.vertical === vertical,
      );
  const room = field ?? picture;
  const usual = setCaption(room, caption, stack.length);
  if (!usual) return null;
  const align: Align = horizontal === 'centre' || caption.barShape ? 'center' : horizontal;
  const within = field ?? pixels;
  const alone = placeOf(within, usual, caption.position, picture.height);
  const inset = insetOf(within, usual, caption);
  const shift = stack.length > 1 ? Math.round(shiftOf(room, caption, stack)) : 0;
  const placed = {
    setting: usual,
    at: { left: alone.left + inset.left, top: alone.top + inset.top + shift },
  };
  const { setting, at } =
    field || caption.barShape ? placed : await onClearGround(pixels, caption, all, placed);
  const around = drawStroke(setting, outlineOf(setting), align);
  if (caption.bar) layBar(pixels, setting, at, caption, caption.bar.rgb, field);
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

/** Width of an outline, px: one that is too fine for the eye is no use. */
function outlineOf({ fontSize }: Setting): number {
  return Math.max(fontSize < 18 ? 1 : 2.4, fontSize * OUTLINE);
}
