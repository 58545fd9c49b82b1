import type { FileStore } from '../stores/files/index.ts';

/** What an edit is made from. */
export interface EditInputs {
  /** Judged pictures; the first is the primary. */
  images: Uint8Array<ArrayBuffer>[];
  /** The judged mask, where only a part may change. */
  mask?: Uint8Array<ArrayBuffer> | undefined;
}

/** What the row of a job says of its inputs. */
export interface StoredInputs {
  /** How many pictures are stored. */
  pictures: number;
  /** Whether a mask is. */
  isMasked?: boolean | undefined;
}

/** Keeps what jobs are made from until they are over. */
export interface JobInputs {
  /** @param job Its id. */
  save(job: string, inputs: EditInputs): Promise<StoredInputs>;
  read(job: string, stored: StoredInputs): Promise<EditInputs>;
  /** Once more does nothing. */
  remove(job: string, stored: StoredInputs): Promise<void>;
}

export function createJobInputs(store: FileStore): JobInputs {
  return {
    async save(job, { images, mask }) {
      for (const [index, image] of images.entries()) await store.put(keyOf(job, index), image);
      if (mask) await store.put(keyOf(job, 'mask'), mask);
      return { pictures: images.length, isMasked: mask !== undefined };
    },
    async read(job, { pictures, isMasked }) {
      const keys = Array.from({ length: pictures }, (_, index) => keyOf(job, index));
      const images = await Promise.all(keys.map((key) => store.bytes(key)));
      return isMasked ? { images, mask: await store.bytes(keyOf(job, 'mask')) } : { images };
    },
    async remove(job, { pictures, isMasked }) {
      for (let index = 0; index < pictures; index++) await store.delete(keyOf(job, index));
      if (isMasked) await store.delete(keyOf(job, 'mask'));
    },
  };
}

const keyOf = (job: string, name: number | 'mask') => `inputs/${job}/${name}`;
