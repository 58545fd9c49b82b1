import sharp from 'sharp';
import { renderPath } from './shot.ts';

/** A render as a scan of a print that has faded, with scratches and dust. The same bytes each time. */
export function oldPhoto(width: number): Promise<Buffer> {
  const height = (width * 3) / 4;
  // The constants of Numerical Recipes: nothing here depends on the quality of its numbers.
  let state = 7;
  const random = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
  const scratches = Array.from({ length: 14 }, () => {
    const [x, lean, top] = [random() * width, (random() - 0.5) * 90, random() * height * 0.5];
    const bottom = top + height * (0.25 + random() * 0.5);
    const bend = x + lean / 2 + 8 * random();
    return `<path d="M${x} ${top}Q${bend} ${(top + bottom) / 2} ${x + lean} ${bottom}" stroke="#f3ead6" stroke-width="${1.1 + random() * 1.6}" fill="none" opacity="${0.75 + random() * 0.25}"/>`;
  });
  const dust = Array.from(
    { length: 160 },
    () =>
      `<circle cx="${random() * width}" cy="${random() * height}" r="${0.8 + random() * 1.6}" fill="#f5eedd"/>`,
  );
  const damage = `<svg width="${width}" height="${height}">${scratches.join('')}${dust.join('')}</svg>`;
  return sharp(renderPath('family'))
    .resize(width, height)
    .modulate({ saturation: 0.45 })
    .linear([0.52, 0.5, 0.44], [88, 80, 68])
    .composite([{ input: Buffer.from(damage) }])
    .jpeg({ quality: 92 })
    .toBuffer();
}
