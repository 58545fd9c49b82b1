import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { RecordedPicture } from './calls.ts';

/** What a picture is made from. */
export interface PictureWish {
  pictures: readonly RecordedPicture[];
  prompt: string;
  /** Pixels; undefined makes about a megapixel in the first picture's proportions. */
  size?: { width: number; height: number } | undefined;
}

/** A picture that was made. */
export interface StandInPicture {
  type: string;
  bytes: Uint8Array;
}

const megapixel = 1024 * 1024;

/**
 * Puts the inputs beside each other in their order, and over them a quarter of a colour that
 * depends on the prompt: whoever looks at the result sees what arrived.
 *
 * @throws Error when an input cannot be decoded.
 */
export async function makePicture(wish: PictureWish): Promise<StandInPicture> {
  const { width, height } = wish.size ?? (await ownSize(wish.pictures[0]));
  const columns = Math.max(1, wish.pictures.length);
  const edges = Array.from({ length: columns + 1 }, (_, n) => Math.round((n * width) / columns));
  const tiles = await Promise.all(
    wish.pictures.map(async ({ bytes }, index) => {
      const left = edges[index] ?? 0;
      const size = { width: (edges[index + 1] ?? width) - left, height };
      return { input: await sharp(bytes).resize(size).png().toBuffer(), left, top: 0 };
    }),
  );
  const tint = { ...colourOf(wish.prompt), alpha: 0.25 };
  const veil = { create: { width, height, channels: 4 as const, background: tint } };
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([...tiles, { input: veil }])
    // As the service does: nothing of its pictures is transparent.
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
  return { type: 'image/png', bytes };
}

async function ownSize(first: RecordedPicture | undefined) {
  if (!first) return { width: 1024, height: 1024 };
  const { width, height } = await sharp(first.bytes).metadata();
  const scale = Math.sqrt(megapixel / (width * height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The colour that lies over every picture of a prompt. */
function colourOf(prompt: string): { r: number; g: number; b: number } {
  const [r = 0, g = 0, b = 0] = createHash('sha256').update(prompt).digest();
  return { r, g, b };
}

/** Remembers the newest pictures, so that a benchmark that repeats itself waits for none. */
export function createPictureMaker(kept = 16): typeof makePicture {
  const made = new Map<string, Promise<StandInPicture>>();
  return (wish) => {
    const hash = createHash('sha1').update(JSON.stringify([wish.prompt, wish.size]));
    for (const { bytes } of wish.pictures) hash.update(bytes);
    const key = hash.digest('hex');
    const found = made.get(key) ?? makePicture(wish);
    made.delete(key);
    made.set(key, found);
    const [oldest = key] = made.keys();
    if (made.size > kept) made.delete(oldest);
    return found;
  };
}
