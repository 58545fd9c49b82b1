import { ownMemory } from '../compute/own-memory.ts';
import { runPictureTask } from '../compute/picture-task.ts';
import type { ComputePool } from '../compute/pool.ts';
import type { EditRequest, EditResult, ImageEngine, Remark } from '../engines/image-engine.ts';

/** What is known of a result that changed only where it was painted. */
export interface KeptPart {
  /** Share of pixels, 0 to 1, with the very bytes of the first picture, counted in the result. */
  keptShare: number;
  /** Whether every unpainted pixel has; counted as well, and nothing else is ever stored. */
  keptExactly: true;
}

/** The painted part of a request's first picture. */
type Mask = Uint8Array<ArrayBuffer>;

/** Limits edits to what was painted, whatever the engine is. */
export interface Masking {
  /**
   * Judges a mask before anything is edited.
   *
   * @throws AppError `validation_failed` when nothing is painted or its proportions are not the picture's;
   *   `image_damaged`.
   */
  check(picture: Uint8Array<ArrayBuffer>, mask: Mask, signal: AbortSignal): Promise<void>;
  /**
   * Has an engine edit the whole picture, and lays what became of the painted part into the first one.
   *
   * @throws AppError `unsupported_edit` when that changes nothing; what the engine throws.
   */
  edit(
    engine: ImageEngine,
    request: EditRequest,
    mask: Mask,
  ): Promise<EditResult & { mask: KeptPart }>;
}

/** Share of the whole work that is the engine's. */
const engineShare = 0.9;

export function createMasking(pool: ComputePool): Masking {
  return {
    async check(picture, mask, signal) {
      await runPictureTask(pool, 'checkMask', { picture, mask }, { signal });
    },
    async edit(engine, request, mask) {
      const { images, signal, onProgress } = request;
      const [first, ...others] = images;
      if (!first) throw new RangeError('There is no picture to edit.');
      const made = await engine.edit({
        ...request,
        // The engine may consume what it is given.
        images: [first.slice(), ...others],
        mask,
        onProgress: onProgress && ((share, stage) => onProgress(share * engineShare, stage)),
      });
      onProgress?.(engineShare, 'Keeping the rest as it was');
      const edited = ownMemory(made.data);
      const composed = await runPictureTask(
        pool,
        'composeMasked',
        { picture: first, edited, mask },
        { signal, transfer: [first.buffer, edited.buffer, mask.buffer] },
      );
      const { keptShare, ...picture } = composed;
      const kept = keptRemark(keptShare);
      const message = `${made.message} ${kept.text}`;
      const remarks = made.remarks && [...made.remarks, kept];
      return { ...made, ...picture, message, remarks, mask: { keptShare, keptExactly: true } };
    },
  };
}

/** Rounded down: never more is said to be kept than is. */
function keptRemark(keptShare: number): Remark {
  const percent = Math.floor(keptShare * 1000) / 10;
  return {
    code: 'kept_outside',
    text: `Only the painted area was changed: ${percent} % of the pixels are exactly as they were.`,
    values: { percent },
  };
}
