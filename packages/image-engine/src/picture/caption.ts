import { luminance, type NamedColour, type Rgb } from '../grammar/colours.ts';
import type { Position } from '../grammar/position.ts';
import { drawText, groundLuminance, layOver, setText } from './lettering.ts';
import type { Pixels } from './picture.ts';

/** Words on a picture. */
export interface Caption {
  text: string;
  position: Position;
  /** null: white or nearly black, whichever the ground needs. */
  colour: NamedColour | null;
  /** px, or null for `scale` times the usual share of the picture. */
  px: number | null;
  scale: number;
}

const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [24, 22, 18];
function place(
  pixels: Pixels,
  box: { width: number; height: number },
  { vertical, horizontal }: Position,
) {
  const margin = Math.round(Math.min(pixels.width, pixels.height) * 0.02);
  const left = {
    left: margin,
    centre: Math.round((pixels.width - box.width) / 2),
    right: pixels.width - box.width - margin,
  };
  const top = {
    top: margin,
    middle: Math.round((pixels.height - box.height) / 2),
    bottom: pixels.height - box.height - margin,
  };
  return { left: left[horizontal], top: top[vertical] };
}

/** Writes the text where it was asked, legible whatever lies under it. */
export function write(pixels: Pixels, { text, position, colour, px, scale }: Caption): Pixels {
  const usual = Math.min(pixels.width * 0.085, pixels.height * 0.12) * scale;
  const setting = setText(text, pixels, px ?? usual);
  const align = position.horizontal === 'centre' ? 'center' : position.horizontal;
  const outline = drawText(setting, WHITE, INK, align);
  const at = place(pixels, outline, position);
  const isBright =
    groundLuminance(pixels, { ...at, width: outline.width, height: outline.height }) > 0.42;
  const ink = colour?.rgb ?? (isBright ? INK : WHITE);
  const halo = luminance(ink) > 0.35 ? INK : WHITE;
  return layOver(pixels, drawText(setting, ink, halo, align), at.left, at.top);
}
