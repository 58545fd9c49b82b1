import { crc32 } from 'node:zlib';
import sharp from 'sharp';

/** Something for `page.setInputFiles`. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A colourful JPEG as a phone makes it: noise like a sensor's, shot upright but stored lying
 * (EXIF orientation 6), with a GPS position in its metadata. Shown as 480 × 640: the upper half is
 * orange, the lower half blue.
 */
export async function phonePhoto(name = 'phone.jpg'): Promise<PictureFile> {
  const [width, height] = [640, 480];
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const noise = ((i * 7919) % 13) - 6;
    // Orientation 6 means "turn a quarter to the right to show": the stored left becomes the top.
    const colour = i % width < width / 2 ? [230, 130, 50] : [50, 90, 200];
    for (let c = 0; c < 3; c += 1) pixels[i * 3 + c] = (colour[c] ?? 0) + noise;
  }
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/**
 * A red ball of 200 px on a wooden table before a grey wall: one clear subject.
 *
 * @param scale its width is 640 px times this
 */
export async function ballOnTable(scale = 1): Promise<PictureFile> {
  const [width, height] = [640 * scale, 480 * scale];
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 3) {
      const [u, v] = [x / scale, y / scale];
      const far = Math.hypot(u - 320, v - 240) / 100;
      const light = 1.1 - (0.5 * Math.hypot(u - 285, v - 200)) / 100;
      const noise = ((i * 7919) % 11) - 5;
      const grain = Math.sin(v * 0.6 + Math.sin(u * 0.02) * 4) * 8;
      const ground = v < 300 ? [176, 178, 174] : [150 + grain, 112 + grain, 74 + grain];
      const colour = far < 1 ? [205 * light, 40 * light, 36 * light] : ground;
      for (let c = 0; c < 3; c += 1)
        pixels[i + c] = Math.max(0, Math.min(255, (colour[c] ?? 0) + noise));
    }
  }
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name: 'ball.jpg', mimeType: 'image/jpeg', buffer };
}

/** A toy bear in a red jumper before a blue wall: nobody can miss what the subject is. */
export async function toyBear(): Promise<PictureFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 240 320">
    <rect width="240" height="320" fill="#2a5d8f"/>
    <g fill="#b5763a"><circle cx="85" cy="60" r="20"/><circle cx="155" cy="60" r="20"/><circle cx="120" cy="95" r="50"/>
    <rect x="75" y="235" width="34" height="70" rx="14"/><rect x="131" y="235" width="34" height="70" rx="14"/></g>
    <rect x="62" y="135" width="116" height="120" rx="36" fill="#d8402c"/>
    <g fill="#1b1812"><circle cx="102" cy="88" r="6"/><circle cx="138" cy="88" r="6"/></g></svg>`;
  const buffer = await sharp(Buffer.from(drawing)).png().toBuffer();
  return { name: 'bear.png', mimeType: 'image/png', buffer };
}

/** A real JPEG that ends in the middle of its data. */
export async function truncatedPhoto(): Promise<PictureFile> {
  const { buffer } = await phonePhoto();
  return {
    name: 'truncated.jpg',
    mimeType: 'image/jpeg',
    buffer: buffer.subarray(0, Math.floor(buffer.length * 0.6)),
  };
}

/** A PNG whose header claims 30,000 × 30,000 pixels, with no pixels behind it. */
export function hugeHeader(): PictureFile {
  const header = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).copy(header);
  header.writeUInt32BE(13, 8);
  header.write('IHDR', 12, 'latin1');
  header.writeUInt32BE(30_000, 16);
  header.writeUInt32BE(30_000, 20);
  header.set([8, 2, 0, 0, 0], 24);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  return { name: 'huge.png', mimeType: 'image/png', buffer: header };
}

/** Text under the name of a picture. */
export const notAPicture: PictureFile = {
  name: 'holiday.png',
  mimeType: 'image/png',
  buffer: Buffer.from('This is a letter, not a picture.\n'.repeat(40)),
};

/** More bytes than a picture may have. */
export const tooBig: PictureFile = {
  name: 'too-big.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(10 * 1024 * 1024)]),
};

/** Decoded pixels, three bytes each, as they lie in the file (no orientation applied). */
export async function pixelsOf(bytes: Buffer) {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const offset = (Math.floor(y) * info.width + Math.floor(x)) * 3;
    return [data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0] as const;
  };
  return { width: info.width, height: info.height, data, at };
}
