import type { InputType } from '../limits.ts';

/** What the first bytes of a picture say about it. */
export interface PictureHeader {
  type: InputType;
  /** Width in pixels as stored, before any EXIF orientation; undefined when the header is unreadable. */
  size?: { width: number; height: number } | undefined;
}

/**
 * Reads type and size of a picture from its header, by content and without decoding a pixel.
 *
 * @returns undefined when the bytes are none of the accepted types.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const [type, { matches, size }] of formats) {
    if (matches(view)) return { type, size: readSize(view, size) };
  }
  return undefined;
}

type Size = { width: number; height: number };

interface Format {
  matches(view: DataView): boolean;
  /** Reads past the end throw a RangeError, which means that the header is cut short. */
  size(view: DataView): Size | undefined;
}

function readSize(view: DataView, size: Format['size']): Size | undefined {
  try {
    return size(view);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function startsWith(view: DataView, offset: number, word: string): boolean {
  if (view.byteLength < offset + word.length) return false;
  for (let i = 0; i < word.length; i++) {
    if (view.getUint8(offset + i) !== word.charCodeAt(i)) return false;
  }
  return true;
}

/** PNG (ISO/IEC 15948): signature, then the chunk IHDR with width and height. */
const png: Format = {
  matches: (view) => startsWith(view, 0, '\x89PNG\r\n\x1a\n'),
  size: (view) =>
    startsWith(view, 12, 'IHDR')
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : undefined,
};

/** GIF89a: logical screen size in little-endian 16-bit words after the signature. */
const gif: Format = {
  matches: (view) => startsWith(view, 0, 'GIF87a') || startsWith(view, 0, 'GIF89a'),
  size: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
};

/** JPEG (ITU-T T.81): walk the segments to the start of frame, which holds the size. */
const jpeg: Format = {
  matches: (view) => startsWith(view, 0, '\xff\xd8\xff'),
  size: (view) => {
    let offset = 2;
    for (;;) {
      if (view.getUint8(offset) !== 0xff) return undefined;
      const marker = view.getUint8(offset + 1);
      if (isStartOfFrame(marker)) {
        return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
      }
      // Start of scan or end of image before any frame: there is no size to find.
      if (marker === 0xda || marker === 0xd9) return undefined;
      offset += hasNoLength(marker) ? (marker === 0xff ? 1 : 2) : 2 + view.getUint16(offset + 2);
    }
  },
};

/** SOF0 to SOF15 without DHT, JPG and DAC, which share the number range. */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Fill bytes, TEM and the restart markers stand alone. */
function hasNoLength(marker: number): boolean {
  return marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
}

/** WebP (RFC 9649): RIFF container whose first chunk is lossy, lossless or extended. */
const webp: Format = {
  matches: (view) => startsWith(view, 0, 'RIFF') && startsWith(view, 8, 'WEBP'),
  size: (view) => {
    if (startsWith(view, 12, 'VP8X')) {
      return { width: readUint24(view, 24) + 1, height: readUint24(view, 27) + 1 };
    }
    if (startsWith(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    if (startsWith(view, 12, 'VP8 ') && startsWith(view, 23, '\x9d\x01\x2a')) {
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    }
    return undefined;
  },
};

function readUint24(view: DataView, offset: number): number {
  return view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
}

const formats: readonly [InputType, Format][] = [
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', webp],
  ['image/gif', gif],
];
