/**
 * Words inside a PNG, in an uncompressed iTXt chunk: the sketch travels in its picture, and comes back from it
 * (https://www.w3.org/TR/png-3/#11iTXt).
 */
const KEYWORD = 'nano-banana-sketch';
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Signature and IHDR, which comes first in every PNG. */
const HEADER_BYTES = 8 + 25;

export async function withText(png: Blob, text: string): Promise<Blob> {
  const chunk = chunkOf('iTXt', new TextEncoder().encode(`${KEYWORD}\0\0\0\0\0${text}`));
  return new Blob([png.slice(0, HEADER_BYTES), chunk, png.slice(HEADER_BYTES)], {
    type: 'image/png',
  });
}

/** @returns undefined when it is no PNG, or one that carries no such words */
export async function textOf(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!SIGNATURE.every((byte, i) => bytes[i] === byte)) return undefined;
  const view = new DataView(bytes.buffer);
  const start = `${KEYWORD}\0\0\0\0\0`;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const kind = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (kind === 'iTXt' && at + 12 + length <= bytes.length) {
      const text = new TextDecoder().decode(bytes.subarray(at + 8, at + 8 + length));
      if (text.startsWith(start)) return text.slice(start.length);
    }
    at += 12 + length;
  }
  return undefined;
}

function chunkOf(kind: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(12 + data.length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(kind), 4);
  chunk.set(data, 8);
  view.setUint32(8 + data.length, crc32(chunk.subarray(4, 8 + data.length)));
  return chunk;
}

/** The checksum of PNG and zlib, bit by bit: the texts are short. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
