import { DamagedPictureError } from '@nano-banana/image-engine';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** How a service wants a mask. */
export type MaskStyle = 'white' | 'transparent';

/** Pictures that are to be sent to a service. */
export interface PrepareTask {
  /** Their memory moves to the worker. */
  images: Uint8Array<ArrayBuffer>[];
  /** White = change; when given, it comes back in the first picture's size. */
  mask?: Uint8Array | undefined;
  /** How the mask says what is to be changed: by white, or by being transparent there. */
  maskAs: MaskStyle;
  /** Longest edge in pixels that the service makes use of. */
  maxEdgePx: number;
  /** Bytes of all pictures together, at most. */
  maxBytes: number;
}

/** A picture as it may be sent: upright, in sRGB, and without metadata that tell where it was taken. */
export interface PreparedPicture {
  data: Uint8Array<ArrayBuffer>;
  type: 'image/png' | 'image/jpeg' | 'image/webp';
}

/** What {@link prepareInputs} makes. */
export interface PreparedInputs {
  pictures: PreparedPicture[];
  /** PNG of the size of the first picture. */
  mask?: Uint8Array<ArrayBuffer> | undefined;
}

const types = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;

/** Shares of the longest edge that are tried one after the other until the pictures are small enough. */
const shares = [1, 0.75, 0.5, 0.35];

/**
 * Makes pictures ready to be sent, in their order. What is small enough and has no metadata stays as
 * it is, byte by byte: a second JPEG would only cost time and quality.
 *
 * @throws DamagedPictureError when one cannot be decoded.
 */
export async function prepareInputs(task: PrepareTask): Promise<PreparedInputs> {
  const { images, maxEdgePx, maxBytes } = task;
  const fairBytes = maxBytes / images.length;
  let pictures: PreparedPicture[] = [];
  for (const share of shares) {
    const limits = { edge: Math.round(maxEdgePx * share), fairBytes, asJpeg: share < 1 };
    pictures = await Promise.all(
      images.map((image, index) =>
        prepare(image, limits).catch(() => {
          const name = images.length > 1 ? `Picture ${index + 1}` : 'The picture';
          throw new DamagedPictureError(`${name} is damaged and cannot be read`);
        }),
      ),
    );
    const bytes = pictures.reduce((sum, { data }) => sum + data.byteLength, 0);
    if (bytes <= maxBytes) break;
  }
  const [first] = pictures;
  if (!task.mask || !first) return { pictures };
  return { pictures, mask: await prepareMask(task.mask, task.maskAs, first) };
}

interface InputLimits {
  /** Pixels of the longest edge. */
  edge: number;
  /** A picture with fewer bytes need not become smaller. */
  fairBytes: number;
  /** Makes a JPEG of pictures that are transparent in places, too. */
  asJpeg: boolean;
}

async function prepare(
  image: Uint8Array<ArrayBuffer>,
  { edge, fairBytes, asJpeg }: InputLimits,
): Promise<PreparedPicture> {
  const metadata = await sharp(image).metadata();
  const type = image.byteLength <= fairBytes ? typeToKeep(metadata, edge) : undefined;
  if (type) return { data: image, type };
  const resized = sharp(image)
    .autoOrient()
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true });
  if (metadata.hasAlpha && !asJpeg) {
    return { data: await bytesOf(resized.png()), type: 'image/png' };
  }
  const jpeg = resized
    .flatten({ background: '#fff' })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  return { data: await bytesOf(jpeg), type: 'image/jpeg' };
}

/** The type of a picture that may be sent as it is. */
function typeToKeep(metadata: Metadata, edge: number) {
  const { format, width, height, exif, xmp, iptc, comments, orientation = 1, pages = 1 } = metadata;
  if (exif || xmp || iptc || comments?.length || orientation !== 1 || pages > 1) return undefined;
  if (metadata.space !== 'srgb' && metadata.space !== 'b-w') return undefined;
  if (Math.max(width, height) > edge || metadata.depth !== 'uchar') return undefined;
  return Object.hasOwn(types, format) ? types[format as keyof typeof types] : undefined;
}

async function bytesOf(picture: Sharp): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await picture.toBuffer());
}

async function prepareMask(mask: Uint8Array, maskAs: MaskStyle, { data }: PreparedPicture) {
  const { width, height } = await sharp(data).metadata();
  const white = sharp(mask)
    .flatten({ background: '#000' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('b-w')
    .extractChannel(0);
  if (maskAs === 'white') return bytesOf(white.png());
  const alpha = await white.negate().raw().toBuffer();
  const size = { width, height };
  return bytesOf(
    sharp({ create: { ...size, channels: 3, background: '#fff' } })
      .joinChannel(alpha, { raw: { ...size, channels: 1 } })
      .png(),
  );
}
