import sharp from 'sharp';
import type { RecordedPicture } from '../calls.ts';
import type { StandInPicture } from '../picture.ts';

/** What the service would refuse about a mask; undefined when it fits. */
export async function maskProblem(
  mask: RecordedPicture,
  first: RecordedPicture,
): Promise<string | undefined> {
  const [own, other] = await Promise.all([
    sharp(mask.bytes).metadata(),
    sharp(first.bytes).metadata(),
  ]);
  if (own.format !== 'png' || !own.hasAlpha) return 'Invalid mask: it must be a PNG with alpha.';
  const fits = own.width === other.width && own.height === other.height;
  return fits ? undefined : 'Invalid mask image format - mask size does not match image size.';
}

/** The made picture where the mask is transparent, the first one elsewhere; of the first one's size. */
export async function applyMask(
  made: StandInPicture,
  mask: RecordedPicture,
  first: RecordedPicture,
): Promise<StandInPicture> {
  const { width, height } = await sharp(first.bytes).metadata();
  const kept = await sharp(first.bytes)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask.bytes), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const bytes = await sharp(made.bytes)
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: kept }])
    .png()
    .toBuffer();
  return { type: 'image/png', bytes };
}
