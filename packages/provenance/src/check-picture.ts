import { type Credentials, readCredentials } from './credentials/read.ts';
import type { EncodedPicture } from './credentials/write.ts';
import { decodeOpaque } from './encode.ts';
import { type FoundMark, findMarks } from './watermark/find.ts';

/** A picture whose provenance is asked for. */
export interface CheckRequest {
  picture: EncodedPicture;
  /** Keys that marks were made with, the one most likely first. */
  keys: readonly { version: number; key: Uint8Array }[];
  /** PEM certificates of signers that are known. */
  anchors: readonly string[];
  signal?: AbortSignal | undefined;
}

/** What a picture says about where it comes from. */
export interface CheckedPicture {
  /** Ids in its pixels, the clearest first; whether anybody gave them out is not known here. */
  marks: { id: string; keyVersion: number; score: number; how: FoundMark['how'] }[];
  /** Null when there are none. */
  credentials: Credentials | null;
}

/** Milliseconds that all keys together may be tried for. */
const PATIENCE_MS = 2000;

/** Reads the content credentials of a picture and looks for marks in its pixels. */
export async function checkPicture(request: CheckRequest): Promise<CheckedPicture> {
  const { picture, keys, anchors, signal } = request;
  const credentials = await readCredentials(picture, anchors);
  signal?.throwIfAborted();
  const raster = await decodeOpaque(picture.data);
  const patienceMs = PATIENCE_MS / keys.length;
  const marks: CheckedPicture['marks'] = [];
  for (const { version: keyVersion, key } of keys) {
    for (const { id, ...found } of await findMarks(raster, key, { signal, patienceMs })) {
      marks.push({ id: toHex(id), keyVersion, score: found.score, how: found.how });
    }
    if (marks.length > 0) break;
  }
  return { marks, credentials };
}

function toHex(id: bigint): string {
  return id.toString(16).padStart(16, '0');
}
