import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;

/** A file that somebody sends as a picture, and what the server may answer. */
export interface Specimen {
  name: string;
  bytes: Bytes;
  /** `made` = edited; else codes of the refusal. */
  expected: readonly (
    | 'made'
    | 'image_type_unsupported'
    | 'image_damaged'
    | 'image_dimensions'
    | 'image_required'
    | 'image_too_large'
  )[];
}

const own = (bytes: Uint8Array): Bytes => new Uint8Array(bytes);
const text = (words: string): Bytes => own(Buffer.from(words, 'latin1'));
const joined = (...parts: Uint8Array[]): Bytes => own(Buffer.concat(parts));

const formats = ['png', 'jpeg', 'webp', 'gif'] as const;

/** A picture with something to see, so that edits change it. */
function base(width = 96, height = 64) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#28c"/><circle cx="40%" cy="50%" r="30%" fill="#fa3"/></svg>`;
  return sharp(Buffer.from(svg));
}

const encoded = async (type: (typeof formats)[number]) =>
  own(await base().toFormat(type).toBuffer());

/** One byte changed in many places, the same ones each time. */
function flipped(bytes: Bytes, seed: number): Bytes {
  const copy = own(bytes);
  let state = seed;
  for (let count = 0; count < 12; count++) {
    state = (state * 1103515245 + 12345) % 2147483648;
    const at = 12 + (state % (copy.length - 12));
    copy[at] = (copy[at] ?? 0) ^ (1 << (state % 8));
  }
  return copy;
}

/** A PNG chunk with its length and checksum. */
function chunk(type: string, data: Uint8Array): Bytes {
  const body = joined(text(type), data);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return joined(head, body, tail);
}

/** CRC-32 as PNG has it (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const pngStart = text('\x89PNG\r\n\x1a\n');

function pngOf(width: number, height: number, bitDepth: number, data: Uint8Array): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bitDepth;
  return joined(pngStart, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', text('')));
}

/** A GIF of 1 × 1 with very many frames. */
function manyFrames(count: number): Bytes {
  const head = text('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff');
  const frame = text('\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00');
  const frames = Array.from({ length: count }, () => frame);
  return joined(head, ...frames, text('\x3b'));
}

/** Files that are no pictures, or claim to be what they are not. */
export async function wrongFiles(): Promise<Specimen[]> {
  const [png, jpeg, gif] = await Promise.all([encoded('png'), encoded('jpeg'), encoded('gif')]);
  const svg = text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const no = ['image_type_unsupported'] as const;
  return [
    { name: 'nothing', bytes: text(''), expected: ['image_damaged'] },
    { name: 'one byte', bytes: text('x'), expected: no },
    { name: 'a web page', bytes: text('<!doctype html><script>alert(1)</script>'), expected: no },
    { name: 'a drawing with a script', bytes: svg, expected: no },
    { name: 'a program', bytes: text(`MZ\x90\x00${'\0'.repeat(200)}`), expected: no },
    { name: 'an archive', bytes: text(`PK\x03\x04${'\0'.repeat(200)}`), expected: no },
    { name: 'a document', bytes: text('%PDF-1.7\n1 0 obj\n'), expected: no },
    { name: 'HEIC by name', bytes: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), expected: no },
    { name: 'TIFF', bytes: own(await base().tiff().toBuffer()), expected: no },
    { name: 'AVIF', bytes: own(await base().avif({ effort: 0 }).toBuffer()), expected: no },
    { name: 'the first bytes of a PNG only', bytes: pngStart, expected: ['image_damaged', ...no] },
    { name: 'a PNG with a page behind it', bytes: joined(png, svg), expected: ['made'] },
    {
      name: 'a JPEG with an archive behind it',
      bytes: joined(jpeg, text('PK\x03\x04'), text('\0'.repeat(500))),
      expected: ['made'],
    },
    {
      name: 'a GIF that is a script too',
      bytes: joined(gif, text('/*\n*/alert(1)//')),
      expected: ['made'],
    },
  ];
}

/** Pictures that ask for more than they are worth. */
export function bombs(): Specimen[] {
  const no = ['image_dimensions'] as const;
  const huge = 30_000;
  const gif = Buffer.from(manyFrames(1));
  gif.writeUInt16LE(huge, 6);
  gif.writeUInt16LE(huge, 8);
  const rows = deflateSync(Buffer.alloc((8192 / 8 + 1) * 4800), { level: 9 });
  const words = joined(text('Comment\0\0'), deflateSync(Buffer.alloc(60 << 20), { level: 9 }));
  const small = pngOf(32, 32, 8, deflateSync(Buffer.alloc(33 * 32, 90)));
  return [
    { name: 'a header of 30,000 × 30,000', bytes: pngOf(huge, huge, 8, text('')), expected: no },
    { name: 'a GIF header of 30,000 × 30,000', bytes: own(gif), expected: no },
    { name: 'no width', bytes: pngOf(0, 10, 8, text('')), expected: [...no, 'image_damaged'] },
    {
      name: '39 million pixels in a few kilobytes',
      bytes: pngOf(8192, 4800, 1, rows),
      expected: ['made'],
    },
    {
      name: 'less data than its header says',
      bytes: pngOf(4000, 4000, 8, deflateSync(Buffer.alloc(100))),
      expected: ['image_damaged'],
    },
    {
      name: 'a comment of 60 megabytes, packed',
      bytes: joined(small.subarray(0, 33), chunk('zTXt', words), small.subarray(33)),
      expected: ['made', 'image_damaged'],
    },
    { name: 'a GIF of 10,000 frames', bytes: manyFrames(10_000), expected: no },
  ];
}

/** Pictures of rare kinds that cameras and programs make. */
export async function rareKinds(): Promise<Specimen[]> {
  const made = ['made'] as const;
  const wide = base(256, 128);
  const frames = await Promise.all(['#f00', '#0f0'].map((colour) => frame(colour)));
  const kinds: Record<string, Buffer> = {
    'CMYK JPEG': await wide.clone().toColourspace('cmyk').jpeg().toBuffer(),
    '16-bit PNG': await wide.clone().toColourspace('rgb16').png().toBuffer(),
    'PNG with a palette': await wide.clone().png({ palette: true }).toBuffer(),
    'interlaced PNG': await wide.clone().png({ progressive: true }).toBuffer(),
    'progressive JPEG': await wide.clone().jpeg({ progressive: true }).toBuffer(),
    'grey with alpha': await wide.clone().ensureAlpha(0.5).toColourspace('b-w').png().toBuffer(),
    'wide gamut': await wide.clone().withIccProfile('p3').jpeg().toBuffer(),
    'animated WebP': await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    '8192 × 16': await base(8192, 16).png().toBuffer(),
  };
  const edge = { name: '1 × 1', bytes: own(await base(1, 1).png().toBuffer()) };
  const thin = { name: '8192 × 1', bytes: own(await base(8192, 1).png().toBuffer()) };
  return [
    ...Object.entries(kinds).map(([name, bytes]) => ({ name, bytes: own(bytes), expected: made })),
    { ...edge, expected: ['image_dimensions'] },
    { ...thin, expected: ['image_dimensions'] },
    { name: 'a broken colour profile', bytes: await brokenProfile(), expected: made },
  ];
}

const frame = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();

async function brokenProfile(): Promise<Bytes> {
  const bytes = own(await base(64, 64).withIccProfile('p3').jpeg().toBuffer());
  const at = Buffer.from(bytes).indexOf('ICC_PROFILE');
  bytes.fill(0xff, at + 40, at + 120);
  return bytes;
}

/** Pictures cut off or with wrong bits: the codecs' own judgement, and never a crash. */
export async function damaged(seeds: number): Promise<Specimen[]> {
  const any = ['made', 'image_damaged', 'image_dimensions', 'image_type_unsupported'] as const;
  const specimens: Specimen[] = [];
  for (const type of formats) {
    const whole = await encoded(type);
    for (const share of [0.05, 0.3, 0.6, 0.95]) {
      const bytes = own(whole.subarray(0, Math.floor(whole.length * share)));
      specimens.push({ name: `${type}, ${share * 100} % of it`, bytes, expected: any });
    }
    for (let seed = 1; seed <= seeds; seed++) {
      specimens.push({
        name: `${type}, wrong bits ${seed}`,
        bytes: flipped(whole, seed),
        expected: any,
      });
    }
  }
  return specimens;
}

/** A portrait whose EXIF says how to turn it, and where it was taken. */
export async function turned(orientation: number): Promise<Bytes> {
  const located = await base(90, 60)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
  return own(located);
}
