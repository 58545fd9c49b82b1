import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm';

/** Bytes that the library reads as it reads files in a browser. */
class BytesBlob extends Blob {
  readonly content: Uint8Array;

  constructor(content: Uint8Array, type: string) {
    super([content as Uint8Array<ArrayBuffer>], { type });
    this.content = content;
  }

  override slice(from = 0, to = this.content.length): BytesBlob {
    return new BytesBlob(this.content.subarray(from, to), this.type);
  }
}

/** What web workers read files with; Node has none. Only {@link BytesBlob} comes here. */
class BytesReader {
  readAsArrayBuffer({ content }: BytesBlob): ArrayBuffer {
    return new Uint8Array(content).buffer;
  }
}

let isOpen = false;

/** The C2PA library, loaded at its first use: it takes 30 ms and 9 MB. */
export function openLibrary() {
  if (!isOpen) {
    Object.assign(globalThis, { FileReaderSync: BytesReader });
    const file = fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'));
    initSync({ module: readFileSync(file) });
    isOpen = true;
  }
  return { WasmBuilder, WasmReader, toBlob };
}

function toBlob(content: Uint8Array, type: string): Blob {
  return new BytesBlob(content, type);
}
