import type { Rgb } from '../grammar/words/colours.ts';
import type { Part } from '../picture/focus.ts';
import { load } from '../picture/fonts.ts';
import { drawText, layOver, padOf, setText } from '../picture/lettering.ts';
import type { Pixels } from '../picture/picture.ts';
import { writable } from '../picture/writable.ts';

/** Writes words by hand in the middle of a strip of paper, in place. */
export function handwritten(pixels: Pixels, words: string, strip: Part, ink: Rgb): Pixels {
  const face = load('handwritten');
  const { text } = writable(words, face);
  if (text === '') return pixels;
  const room = { width: strip.width * 0.94, height: strip.height * 0.62, lines: 2 };
  const setting = setText(text, face, { ...room, capHeight: strip.height * 0.3 });
  const pad = padOf(setting);
  const left = strip.left + (strip.width - setting.width) / 2 - pad;
  const top = strip.top + (strip.height - setting.height) * 0.46 - pad;
  return layOver(pixels, drawText(setting, ink, 'center'), Math.round(left), Math.round(top));
}
