import { createHash } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';
import type { Mask } from '../picture/picture.ts';
import type { Selection } from '../picture/selection.ts';

/** A subject as it is remembered: small, its confidence beside it. */
export interface Matte {
  matte: Mask;
  /** 0 to 1 */
  confidence: number;
}

/** What the mattes of one thread may take together, in bytes: about 60 pictures. */
const MOST_BYTES = 24 * 1024 * 1024;

/** The oldest first: a `Map` keeps the order in which things came. */
const mattes = new Map<string, Matte>();
let bytes = 0;

/**
 * The threads of a process tell one another what they found: the next edit of a picture may fall to
 * any of them. A thread that sleeps hears of it while it reads its next picture.
 */
const threads = new BroadcastChannel('nano-banana/mattes');
threads.unref();
threads.onmessage = ({ data: { key, matte } }: { data: { key: string; matte: Matte } }) =>
  keep(key, matte);

/** The same picture with the same marks has the same key. */
export function keyOf(picture: Uint8Array, selection: Selection): string {
  return createHash('sha256').update(JSON.stringify(selection)).update(picture).digest('base64');
}

/** What was found before, which becomes the newest again. */
export function recall(key: string): Matte | undefined {
  const matte = mattes.get(key);
  if (matte) {
    mattes.delete(key);
    mattes.set(key, matte);
  }
  return matte;
}

/** Remembers it, in all threads. */
export function remember(key: string, matte: Matte): void {
  keep(key, matte);
  threads.postMessage({ key, matte });
}

/** Forgets what was not asked for the longest. */
function keep(key: string, matte: Matte): void {
  forget(key);
  mattes.set(key, matte);
  bytes += matte.matte.data.byteLength;
  for (const oldest of mattes.keys()) {
    if (bytes <= MOST_BYTES) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  bytes -= mattes.get(key)?.matte.data.byteLength ?? 0;
  mattes.delete(key);
}
