import { Zip, ZipPassThrough } from 'fflate';

/** Packs files as a ZIP. The platform's own compression is five times as fast as any in JavaScript. */
export function zipped(
  files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const zip = new Zip((error, part, isLast) => {
      if (error) reject(error);
      parts.push(part);
      if (isLast) resolve(bytesOf(new Blob(parts)));
    });
    for (const [name, bytes] of Object.entries(files)) {
      const file = new DeflatedFile(name);
      zip.add(file);
      file.push(bytes, true);
    }
    zip.end();
  });
}

class DeflatedFile extends ZipPassThrough {
  /** APPNOTE.TXT 4.4.5: deflated. */
  override compression = 8;

  protected override process(bytes: Uint8Array<ArrayBuffer>): void {
    deflated(bytes).then(
      (packed) => this.ondata(null, packed, true),
      (error) => this.ondata(error, new Uint8Array(), true),
    );
  }
}

function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return bytesOf(new Response(packed));
}

async function bytesOf(from: Blob | Response): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await from.arrayBuffer());
}
