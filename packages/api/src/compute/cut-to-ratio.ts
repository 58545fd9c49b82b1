import { DamagedPictureError } from '@nano-banana/image-engine';
import sharp from 'sharp';
import type { MadePicture, RatioTask } from './tasks.ts';

/**
 * Cuts the middle out of a picture so that it has that ratio, to the pixel that comes nearest.
 *
 * @throws DamagedPictureError when it cannot be decoded.
 */
export async function cutToRatio({ data, aspectRatio }: RatioTask): Promise<MadePicture> {
  const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
  try {
    const { autoOrient } = await sharp(data).metadata();
    // Whole multiples of the ratio, so that it is exact.
    const unit = Math.max(
      1,
      Math.floor(Math.min(autoOrient.width / across, autoOrient.height / down)),
    );
    const size = { width: unit * across, height: unit * down };
    const cut = await sharp(data)
      .autoOrient()
      .extract({
        left: Math.floor((autoOrient.width - size.width) / 2),
        top: Math.floor((autoOrient.height - size.height) / 2),
        ...size,
      })
      .png({ compressionLevel: 6 })
      .toBuffer();
    return { data: cut, type: 'image/png', ...size };
  } catch {
    throw new DamagedPictureError('The picture is damaged and cannot be read');
  }
}
