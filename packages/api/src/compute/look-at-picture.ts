import { DamagedPictureError } from '@nano-banana/image-engine';
import sharp from 'sharp';

/** A picture to be looked at. */
export interface LookTask {
  data: Uint8Array;
}

/** What can be said about a picture at a glance. */
export interface Glance {
  /** The format by content, as sharp names it, such as `png`. */
  format: string;
  /** Width of the upright picture in pixels. */
  width: number;
  /** Height of the upright picture in pixels. */
  height: number;
  /** Mean colours of {@link cellsPerEdge}² equal parts: red, green and blue, row by row. */
  cells: Uint8Array<ArrayBuffer>;
}

/** Fine enough for a change of a hundredth of the edge to show. */
const cellsPerEdge = 64;

/**
 * Decodes a picture and looks at it coarsely.
 *
 * @throws DamagedPictureError when it cannot be decoded.
 */
export async function lookAtPicture({ data }: LookTask): Promise<Glance> {
  try {
    const { format, autoOrient } = await sharp(data).metadata();
    const cells = await sharp(data)
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize(cellsPerEdge, cellsPerEdge, { fit: 'fill', kernel: 'linear' })
      .removeAlpha()
      .raw()
      .toBuffer();
    return { format, ...autoOrient, cells: new Uint8Array(cells) };
  } catch {
    throw new DamagedPictureError('The picture is damaged and cannot be read');
  }
}
