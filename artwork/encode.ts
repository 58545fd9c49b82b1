/**
 * Encodes the renders for the site: several widths in AVIF and WebP with a PNG or JPEG for the rest.
 * Run by hand (`npm run artwork -w @nano-banana/site`); the results in site/public/art are committed.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type OutputInfo } from 'sharp';

const renders = new URL('./renders/', import.meta.url);
const outFolder = new URL('../site/public/art/', import.meta.url);

const renderPath = (name: string) => fileURLToPath(new URL(name, renders));
const outPath = (name: string) => fileURLToPath(new URL(name, outFolder));

/** The mascot, cut out: its empty margins go, its transparency stays. */
async function encodeMascot(): Promise<void> {
  const trimmed = await sharp(renderPath('hero_cut.png')).trim({ threshold: 40 }).toBuffer();
  for (const width of [240, 360, 480, 620]) {
    const resized = sharp(trimmed).resize({ width, withoutEnlargement: true });
    await resized
      .clone()
      .avif({ quality: 62, effort: 7 })
      .toFile(outPath(`mascot-${width}.avif`));
    await resized
      .clone()
      .webp({ quality: 82, alphaQuality: 90, effort: 6 })
      .toFile(outPath(`mascot-${width}.webp`));
  }
  const fallback = await sharp(trimmed)
    .resize({ width: 480 })
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(outPath('mascot-480.png'));
  report('mascot-480.png', fallback);
}

/** The picture a visitor tries with one click: a JPEG, as a phone would bring it. */
async function encodeExample(): Promise<void> {
  const example = await sharp(renderPath('family.png'))
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(outPath('family.jpg'));
  report('family.jpg', example);
}

/** The mark as home screens want it: a square PNG without transparency. */
async function encodeTouchIcon(): Promise<void> {
  const icon = await sharp(outPath('../favicon.svg'), { density: 600 })
    .resize(180, 180)
    .flatten({ background: '#ffd22e' })
    .png({ palette: true })
    .toFile(outPath('../apple-touch-icon.png'));
  report('apple-touch-icon.png', icon);
}

function report(name: string, { width, height, size }: OutputInfo): void {
  process.stdout.write(`${name}: ${width} × ${height}, ${Math.round(size / 1024)} KB\n`);
}

await mkdir(outFolder, { recursive: true });
await Promise.all([encodeMascot(), encodeExample(), encodeTouchIcon()]);
