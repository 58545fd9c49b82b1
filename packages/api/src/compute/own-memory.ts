import { isMarkedAsUntransferable } from 'node:worker_threads';

/**
 * The same bytes in memory that can move to another thread: copied only when they have to be. Native
 * libraries hand out memory that is theirs, and small buffers share one slab; neither can move.
 */
export function ownMemory(data: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = data;
  const isAlone = data.byteLength === buffer.byteLength && !isMarkedAsUntransferable(buffer);
  return isAlone && buffer instanceof ArrayBuffer ? new Uint8Array(buffer) : new Uint8Array(data);
}
