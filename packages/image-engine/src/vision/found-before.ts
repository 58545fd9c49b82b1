import { createHash } from 'node:crypto';
import { BroadcastChannel } from 'node:worker_threads';

/** What was found in a picture, as plain data, and how much memory it takes. */
interface Found {
  value: unknown;
  bytes: number;
}

/** What one thread may remember together, in bytes: the subjects of about 60 pictures. */
const MOST_BYTES = 24 * 1024 * 1024;

/** The oldest first: a `Map` keeps the order in which things came. */
const all = new Map<string, Found>();
let bytes = 0;

/**
 * The threads of a process tell one another what they found: the next edit of a picture may fall to
 * any of them. A thread that sleeps hears of it while it reads its next picture.
 */
const threads = new BroadcastChannel('nano-banana/found');
threads.unref();
threads.onmessage = ({ data: { key, found } }: { data: { key: string; found: Found } }) =>
  keep(key, found);

/**
 * The key of what is found in these bytes.
 *
 * @param what which kind of thing, and all else that it depends on
 */
export function keyOf(bytes: Uint8Array, what: string): string {
  return createHash('sha256').update(what).update(bytes).digest('base64');
}

/** What was found before, which becomes the newest again; nobody may change it. */
export function recall<T>(key: string): T | undefined {
  const found = all.get(key);
  if (found) {
    all.delete(key);
    all.set(key, found);
  }
  return found?.value as T | undefined;
}

/**
 * Remembers it, in all threads.
 *
 * @param value plain data that nobody changes any more
 * @param size bytes that it takes
 */
export function remember(key: string, value: unknown, size: number): void {
  const found = { value, bytes: size };
  keep(key, found);
  threads.postMessage({ key, found });
}

/** Forgets what was not asked for the longest. */
function keep(key: string, found: Found): void {
  forget(key);
  all.set(key, found);
  bytes += found.bytes;
  for (const oldest of all.keys()) {
    if (bytes <= MOST_BYTES) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  bytes -= all.get(key)?.bytes ?? 0;
  all.delete(key);
}
