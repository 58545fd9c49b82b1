import type { Credentials } from '@nano-banana/provenance';
import { runPictureTask } from '../../compute/picture-task.ts';
import type { ComputePool } from '../../compute/pool.ts';
import type { ErrorCode } from '../../error-codes.ts';
import { AppError } from '../../errors.ts';
import type { ProvenanceSecrets } from '../../stores/provenance-secrets.ts';
import type { Admission } from '../admission.ts';
import { readPictureHeader } from '../picture-header.ts';
import { readPictures, type UploadedPicture } from '../pictures.ts';
import { explain } from './explain.ts';
import type { Mark, Marks } from './marks.ts';

/** What is known of where a picture comes from. */
export interface Provenance {
  /** The picture of this server that it is, or was. */
  mark: Mark | undefined;
  /** Whether the mark was read from the pixels. */
  isInPixels: boolean;
  /** Standard deviations of noise by which it stands out there; 0 where it was not found. */
  score: number;
  /** The picture of this server that it was made from. */
  parent: Mark | undefined;
  /** Null when there are none. */
  credentials: Credentials | null;
  /** Whether the signer is this server. */
  isOwnSignature: boolean;
  /** Nobody outside vouches for this server's signature. */
  isSelfMade: boolean;
  verdict: 'made-here' | 'other-credentials' | 'none';
  /** Whether the file changed since it was signed; null where that cannot be told. */
  altered: boolean | null;
}

/** A provenance in words. */
export interface ExplainedProvenance extends Provenance {
  /** What it means and what it does not prove, one sentence each. */
  explanation: string[];
}

/** Checks where pictures come from. */
export interface Checking {
  /**
   * Judges a picture and looks for its provenance.
   *
   * @throws AppError with the code of whatever stands in the way.
   */
  check(request: { picture: UploadedPicture; signal: AbortSignal }): Promise<ExplainedProvenance>;
}

export interface CheckingOptions {
  pool: ComputePool;
  marks: Marks;
  secrets: ProvenanceSecrets;
  admission: Admission;
  /** Seconds after which a check is stopped. */
  timeoutSeconds: number;
  /** Told how each ended. */
  record(verdict: string, outcome: 'ok' | ErrorCode, seconds: number): void;
}

export function createChecking(options: CheckingOptions): Checking {
  const { pool, marks, secrets, admission, timeoutSeconds, record } = options;
  const { keys, signer, isSelfMade } = secrets;

  async function look(image: Uint8Array<ArrayBuffer>, caller: AbortSignal) {
    const leave = await admission.enter(caller);
    const deadline = AbortSignal.timeout(timeoutSeconds * 1000);
    const signal = AbortSignal.any([caller, deadline]);
    const type = readPictureHeader(image)?.type ?? '';
    const task = { picture: { data: image, type }, keys, anchors: [anchorOf(signer)] };
    try {
      return await runPictureTask(pool, 'check', task, { signal, transfer: [image.buffer] });
    } catch (error) {
      if (caller.aborted) throw new AppError('cancelled');
      if (deadline.aborted) throw new AppError('engine_timeout');
      throw error;
    } finally {
      leave();
    }
  }

  async function check({ picture, signal }: Parameters<Checking['check']>[0]) {
    const [image] = readPictures([picture]);
    if (!image) throw new AppError('image_required');
    const { marks: found, credentials } = await look(image, signal);
    const isOwnSignature = Boolean(credentials?.valid && credentials.trusted);
    const inPixels = await marks.find(found.map(({ id }) => id));
    const signed = isOwnSignature && credentials?.intact ? credentials.id : undefined;
    const [mark] = inPixels.length > 0 ? inPixels : await marks.find(signed ? [signed] : []);
    // A copy without credentials keeps its mark below the one of what was made from it.
    const [, below] = inPixels;
    const [parent = below] = mark?.parent ? await marks.find([mark.parent]) : [];
    const known = {
      mark,
      isInPixels: inPixels.length > 0,
      score: found.find(({ id }) => id === mark?.id)?.score ?? 0,
      parent,
      credentials,
      isOwnSignature,
      isSelfMade,
    };
    const judged = { ...known, ...judge(known) };
    return { ...judged, explanation: explain(judged) };
  }

  return {
    async check(request) {
      const start = performance.now();
      const done = (verdict: string, outcome: 'ok' | ErrorCode) =>
        record(verdict, outcome, (performance.now() - start) / 1000);
      try {
        const provenance = await check(request);
        done(provenance.verdict, 'ok');
        return provenance;
      } catch (error) {
        done('unknown', error instanceof AppError ? error.code : 'internal_error');
        throw error;
      }
    },
  };
}

type Known = Omit<Provenance, 'verdict' | 'altered'>;

/**
 * A signature of this server only counts with the very bytes it was made for: credentials can be carried over to
 * another picture.
 */
function judge({ isInPixels, credentials, isOwnSignature }: Known) {
  const isIntact = credentials?.intact ?? false;
  const isHere = isInPixels || (isOwnSignature && isIntact);
  const isReadable = credentials !== null && credentials.intact !== null;
  const isOthers = isReadable && !isOwnSignature;
  const verdict = isHere ? 'made-here' : isOthers ? 'other-credentials' : 'none';
  const canTell = credentials?.valid && !(isHere && isOthers);
  const altered = canTell ? !isIntact : null;
  return { verdict, altered } as const;
}

/** The last certificate vouches for the others. */
function anchorOf({ certificates }: ProvenanceSecrets['signer']): string {
  const at = certificates.lastIndexOf('-----BEGIN CERTIFICATE-----');
  return certificates.slice(at);
}
