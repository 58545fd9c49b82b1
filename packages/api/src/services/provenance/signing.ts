import { createHash } from 'node:crypto';
import { mayHaveCredentials, type SourceType } from '@nano-banana/provenance';
import { ownMemory } from '../../compute/own-memory.ts';
import { runPictureTask } from '../../compute/picture-task.ts';
import type { ComputePool } from '../../compute/pool.ts';
import { product } from '../../compute/product.ts';
import type { ErrorCode } from '../../error-codes.ts';
import { AppError } from '../../errors.ts';
import type { OutputType } from '../../picture-types.ts';
import type { MarkKind } from '../../stores/database/schema.ts';
import type { ProvenanceSecrets } from '../../stores/provenance-secrets.ts';
import { readPictureHeader } from '../picture-header.ts';
import type { Marks } from './marks.ts';

/** A picture that was made, about to be stored. */
export interface MadeHere {
  picture: { data: Uint8Array; type: OutputType };
  /** Id of its file: the same gives the same mark. */
  file: string;
  kind: MarkKind;
  /** What made it; generative where any of it comes from a model. */
  engine: { id: string; name: string; generative: boolean };
  /** What it was made from. */
  origins: Origins;
  /** Pixels of the first picture that it kept stay bit for bit as they are. */
  keepsPixels?: boolean | undefined;
  signal: AbortSignal;
}

/** Pictures that one is made from, kept until it is signed. */
export interface Origins {
  /** The picture that was changed; null where only parts of pictures came into a new one. */
  parent: Uint8Array<ArrayBuffer> | null;
  /** Other pictures with content credentials of their own, which must not be lost. */
  others: Uint8Array<ArrayBuffer>[];
  /** How many pictures there were in all. */
  count: number;
}

/** Puts provenance into pictures that were made here. */
export interface Signing {
  /** @returns the picture as it may leave. @throws AppError as `runPictureTask`; the signal's reason. */
  sign(made: MadeHere): Promise<Uint8Array<ArrayBuffer>>;
}

export interface SigningOptions {
  pool: ComputePool;
  marks: Marks;
  secrets: ProvenanceSecrets;
  /** Told how each ended. */
  record(kind: MarkKind, outcome: 'ok' | ErrorCode, seconds: number): void;
}

export function createSigning({ pool, marks, secrets, record }: SigningOptions): Signing {
  const [{ key, version: keyVersion }] = secrets.keys;

  async function signNow({ picture, file, kind, engine, origins, ...made }: MadeHere) {
    const id = markIdOf(file);
    const parent = origins.parent && { data: origins.parent, type: typeOf(origins.parent) };
    const others = origins.others.map((data) => ({ data, type: typeOf(data) }));
    const source = sourceOf(engine.generative, origins);
    // Copied to the worker: it is the engine's, who may have more to do with it.
    const { data, type } = picture;
    const task = {
      picture: { data, type },
      mark: { id, key },
      story: { product, engine: engine.name, source, parent: parent ?? undefined, others },
      keepFrom: made.keepsPixels ? (origins.parent ?? undefined) : undefined,
      signer: secrets.signer,
    };
    const transfer = parent ? [parent.data.buffer] : [];
    const { signal } = made;
    const signed = await runPictureTask(pool, 'sign', task, { signal, transfer });
    const { isMarked: isInPixels, parentId } = signed;
    const about = { id, kind, engine: engine.id, keyVersion, isInPixels };
    await marks.add({ ...about, parent: parentId ?? null });
    return ownMemory(signed.data);
  }

  return {
    async sign(made) {
      const start = performance.now();
      const done = (outcome: 'ok' | ErrorCode) =>
        record(made.kind, outcome, (performance.now() - start) / 1000);
      try {
        const data = await signNow(made);
        done('ok');
        return data;
      } catch (error) {
        if (made.signal.aborted) done('cancelled');
        else done(error instanceof AppError ? error.code : 'internal_error');
        throw error;
      }
    },
  };
}

/**
 * Keeps copies of what a picture is made from: engines may consume what they are given.
 *
 * @param images The picture that is changed first, unless all of them only give parts to a new one.
 */
export function keepOrigins(
  images: readonly Uint8Array<ArrayBuffer>[],
  how: 'changes the first' | 'makes a new one',
): Origins {
  const [first, ...rest] = images;
  const isChange = how === 'changes the first' && first !== undefined;
  const others = isChange ? rest : images;
  return {
    parent: isChange ? first.slice() : null,
    others: others.filter(mayHaveCredentials).map((image) => image.slice()),
    count: images.length,
  };
}

/** Says nothing of the file's id, which is twice as long, and is the same for the same file. */
function markIdOf(file: string): string {
  return createHash('sha256').update(`mark ${file}`).digest('hex').slice(0, 16);
}

/** See `sourceTypes` of the package for what each says. */
function sourceOf(generative: boolean, { parent, count }: Origins): SourceType {
  if (generative) return parent ? 'generatedInPart' : 'generated';
  return parent && count === 1 ? 'altered' : 'composite';
}

function typeOf(data: Uint8Array): string {
  return readPictureHeader(data)?.type ?? 'application/octet-stream';
}
