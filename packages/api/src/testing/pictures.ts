import sharp from 'sharp';

/** Size of a made picture in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** A colourful picture: noise over orange, so that every operation has something to change. */
export function makePicture(
  type: 'png' | 'jpeg' | 'webp' | 'gif',
  size: PictureSize = { width: 64, height: 48 },
): Promise<Uint8Array<ArrayBuffer>> {
  return sharp({
    create: {
      ...size,
      channels: 3,
      background: '#f80',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .tint('#f80')
    .toFormat(type)
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
}

/** The first bytes of a PNG that claims a size; no pixels follow. */
export function pngHeader({ width, height }: PictureSize): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(60);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const view = new DataView(bytes.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return bytes;
}

/** The form of one edit; a picture may also be text, as a careless client sends it. */
export function editForm(
  pictures: (Uint8Array<ArrayBuffer> | string)[],
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const picture of pictures) {
    if (typeof picture === 'string') form.append('image', picture);
    else form.append('image', new File([picture], 'picture.bin'));
  }
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
