/** The mascot, cut out, in the sizes of site/src/ui/Mascot.tsx, with a PNG for the oldest browsers. */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { PictureInfo } from '../site/src/ui/picture-info.ts';

const render = fileURLToPath(new URL('./renders/hero_cut.png', import.meta.url));

const widths = [240, 360, 480, 620];

export async function encodeMascot(folder: URL): Promise<PictureInfo> {
  const out = (name: string) => fileURLToPath(new URL(name, folder));
  const trimmed = await sharp(render).trim({ threshold: 40 }).toBuffer();
  for (const width of widths) {
    const resized = sharp(trimmed).resize({ width, withoutEnlargement: true });
    const avif = resized.clone().avif({ quality: 62, effort: 7 });
    await avif.toFile(out(`mascot-${width}.avif`));
    const webp = resized.clone().webp({ quality: 82, alphaQuality: 90, effort: 6 });
    await webp.toFile(out(`mascot-${width}.webp`));
  }
  const fallback = sharp(trimmed).resize({ width: 480 });
  await fallback.png({ palette: true, quality: 90, effort: 10 }).toFile(out('mascot-480.png'));
  const { width = 0, height = 0 } = await sharp(out('mascot-620.webp')).metadata();
  return { width, height, widths, colour: 'transparent', hasAlpha: true };
}
