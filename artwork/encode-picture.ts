/** One picture of the site in every width and format. */
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type CreateRaw } from 'sharp';
import type { PictureInfo } from '../site/src/ui/picture-info.ts';
import type { Recipe, Source } from './picture-files.ts';

/** Empty margins of a cut-out go when they are this close to nothing, out of 255. */
const MARGIN = 12;

/** Names of the files that the site asks for, without their folder. A JPEG is only there for the oldest browsers: one is enough. */
export function fileNames(name: string, { widths, hasAlpha }: PictureInfo): string[] {
  const modern = widths.flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]);
  return hasAlpha ? modern : [...modern, `${name}-${middle(widths)}.jpg`];
}

const middle = (widths: readonly number[]) => widths[Math.floor(widths.length / 2)] ?? 0;

/** Writes a picture's files into a folder and tells what the site has to know of it. */
export async function encodePicture(
  { name, path, recipe }: Source,
  folder: URL,
): Promise<PictureInfo> {
  const { isOpaque } = await sharp(path).stats();
  const source = isOpaque
    ? sharp(path).removeAlpha()
    : sharp(path).trim({ threshold: MARGIN, background: '#0000' });
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = fittingWidths(recipe, info.width);
  const width = widths.at(-1) ?? info.width;
  const out = (width: number, type: string) =>
    fileURLToPath(new URL(`${name}-${width}.${type}`, folder));

  for (const width of widths) {
    const resized = sharp(data, { raw }).resize({ width });
    await resized.clone().avif({ quality: recipe.avif, effort: 4 }).toFile(out(width, 'avif'));
    await resized.clone().webp({ quality: recipe.webp, effort: 6 }).toFile(out(width, 'webp'));
    if (isOpaque && width === middle(widths)) {
      const jpeg = { quality: recipe.jpeg, mozjpeg: true };
      await resized.clone().jpeg(jpeg).toFile(out(width, 'jpg'));
    }
  }
  return {
    width,
    height: Math.round((info.height * width) / info.width),
    widths,
    colour: isOpaque ? await meanColour(data, raw) : 'transparent',
    ...(!isOpaque && { hasAlpha: true }),
  };
}

/** The recipe's widths up to the source's own, which ends the list unless it is close to the one before. */
function fittingWidths({ widths }: Recipe, sourceWidth: number): number[] {
  const fitting = widths.filter((width) => width <= sourceWidth);
  const widest = fitting.at(-1) ?? 0;
  const wanted = widths.at(-1) ?? sourceWidth;
  return widest < wanted && sourceWidth > widest * 1.15 ? [...fitting, sourceWidth] : fitting;
}

async function meanColour(data: Buffer, raw: CreateRaw): Promise<string> {
  const pixel = await sharp(data, { raw }).resize(1, 1, { kernel: 'linear' }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/** Whether a file of the site is there. */
export async function isThere(name: string, folder: URL): Promise<boolean> {
  return stat(new URL(name, folder)).then(
    () => true,
    () => false,
  );
}
