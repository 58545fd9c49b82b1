/**
 * Gives the memory of arrays back at once. The collector sees only small objects that hold large memory,
 * and comes late: without this, a process that works through grids grows to several times what it needs.
 * The arrays are empty afterwards, and releasing one twice throws.
 */
export function release(...arrays: readonly { buffer: ArrayBufferLike }[]): void {
  for (const { buffer } of arrays) {
    if (buffer instanceof ArrayBuffer) buffer.transfer(0);
  }
}
