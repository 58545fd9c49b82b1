import { createCanvas } from '@napi-rs/canvas';
import { load } from '../src/picture/fonts.ts';

/** A line or two of text under a cell of the sheet, as PNG. */
export function labelled(text: string, width: number, height: number): Buffer {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.font = `13px ${load('sans').family}`;
  context.fillStyle = '#222';
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(line).width > width - 12) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  for (const [i, line] of lines.slice(0, 2).entries()) context.fillText(line, 6, 15 + i * 17);
  return canvas.toBuffer('image/png');
}
