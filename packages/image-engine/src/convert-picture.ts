import { asDamaged, inspect, open, type PictureType } from './picture/decode.ts';
import { encoded } from './picture/encode.ts';

/**
 * Encodes a picture as another type: upright, in sRGB, without metadata. Transparency becomes
 * white where the type cannot hold it.
 *
 * @throws DamagedPictureError when the picture cannot be decoded
 */
export async function convertPicture(
  data: Uint8Array,
  type: PictureType,
): Promise<{ data: Uint8Array; type: PictureType; width: number; height: number }> {
  const source = await inspect(data);
  const pipeline = open(source).toColourspace('srgb');
  const ground = type === 'image/jpeg' ? pipeline.flatten({ background: '#ffffff' }) : pipeline;
  try {
    const result = await encoded(ground, type).toBuffer({ resolveWithObject: true });
    return { data: result.data, type, width: result.info.width, height: result.info.height };
  } catch (error) {
    throw asDamaged(error);
  }
}
