import sharp from 'sharp';

/** A JPEG with the noise and the softness of a photo. */
export async function makePhoto(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const photo = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer();
  return new Uint8Array(photo);
}
