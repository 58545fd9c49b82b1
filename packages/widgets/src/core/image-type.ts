/** Bytes that are enough to tell the picture types apart. */
const HEADER_BYTES = 12;

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** The picture type by its first bytes (the signatures of each format's own specification); '' = none known. */
function imageTypeOf(header: Uint8Array): string {
  if (ascii(header, 1, 4) === 'PNG' && header[0] === 0x89) return 'image/png';
  if (header[0] === 0xff && header[1] === 0xd8 && header[2] === 0xff) return 'image/jpeg';
  if (ascii(header, 0, 4) === 'GIF8') return 'image/gif';
  if (ascii(header, 0, 4) === 'RIFF' && ascii(header, 8, 12) === 'WEBP') return 'image/webp';
  return '';
}

/** Of files that were made here: what is in a file is told only after a while. */
const made = new WeakMap<Blob, string>();

/** A file of bytes that are at hand. */
export function fileOf(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): File {
  const file = new File([bytes], name, { type });
  made.set(file, imageTypeOf(bytes));
  return file;
}

/** Reads only the header: the server judges by content too, so a wrong name or type misleads neither. */
export async function readImageType(file: Blob): Promise<string> {
  try {
    const known = made.get(file);
    return known ?? imageTypeOf(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  } catch {
    // The file was moved or the device is gone since it was chosen.
    return '';
  }
}
