import { maxUploadBytes } from '../limits.ts';

/** Counts one request's body against the memory that all of them share. */
export interface BodyMemory {
  /**
   * Counts bytes that are now held; fewer than none gives some back.
   *
   * @throws whatever {@link BodyMemoryOptions.refuse} answers, when there is no room.
   */
  reserve(bytes: number): void;
  /** Says that the body is complete. */
  arrived(): void;
  /** Gives everything back; once more does nothing. */
  release(): void;
}

/** The memory of all bodies. */
export interface SharedMemory {
  /** @param address Whose body it is, as limits count it. */
  open(address: string): BodyMemory;
  /** Bytes in memory. */
  bytes(): number;
}

export interface BodyMemoryOptions {
  /** Bytes of all bodies together. */
  maxBytes: number;
  /** Makes the error for a body that finds no room. */
  refuse(): Error;
}

/**
 * Bytes of one address's bodies that have not arrived yet, at most: a few callers that send most of a
 * body and then nothing must not keep everybody else out.
 */
const maxArrivingBytes = maxUploadBytes + 13 * 1024 * 1024;

export function createBodyMemory({ maxBytes, refuse }: BodyMemoryOptions): SharedMemory {
  const arriving = new Map<string, number>();
  let bytes = 0;

  function addArriving(address: string, more: number): void {
    const sum = (arriving.get(address) ?? 0) + more;
    if (sum > 0) arriving.set(address, sum);
    else arriving.delete(address);
  }

  return {
    bytes: () => bytes,
    open(address) {
      let held = 0;
      let isArriving = true;
      let isOver = false;
      const arrived = () => {
        if (isArriving) addArriving(address, -held);
        isArriving = false;
      };
      return {
        reserve(more) {
          // What a parser still hands over of a body that was given up.
          if (isOver) return;
          const isTooMuch = bytes + more > maxBytes;
          const isTooSlow = isArriving && (arriving.get(address) ?? 0) + more > maxArrivingBytes;
          if (more > 0 && (isTooMuch || isTooSlow)) throw refuse();
          held += more;
          bytes += more;
          if (isArriving) addArriving(address, more);
        },
        arrived,
        release() {
          arrived();
          isOver = true;
          bytes -= held;
          held = 0;
        },
      };
    },
  };
}
