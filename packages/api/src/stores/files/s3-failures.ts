import type { S3Config } from '../../config.ts';
import { StartupError } from '../../startup-error.ts';
import { missingFile, notReady, storageFull } from './failures.ts';

/**
 * Words for "no room": MinIO (`XMinioStorageFull`, status 507, and the quota of a bucket) and Ceph
 * (`QuotaExceeded`, status 403). Amazon's own has no end.
 */
const fullWords = new Set([
  'InsufficientStorage',
  'QuotaExceeded',
  'XMinioAdminBucketQuotaExceeded',
  'XMinioStorageFull',
]);

/** What went wrong, in the server's own word. */
interface Answer {
  /** Such as `NoSuchBucket`, `ECONNREFUSED` or `TimeoutError`. */
  word: string;
  /** HTTP status; undefined when nothing answered. */
  status: number | undefined;
  message: string;
}

/** flydrive wraps the SDK's error; what happened stands in its cause. */
function answerOf(error: unknown): Answer {
  if (!(error instanceof Error)) return { word: 'unknown', status: undefined, message: '' };
  if ('$metadata' in error || !(error.cause instanceof Error)) {
    const { httpStatusCode: status } = (error as { $metadata?: { httpStatusCode?: number } })
      .$metadata ?? { httpStatusCode: undefined };
    const word = 'code' in error && status === undefined ? String(error.code) : error.name;
    return { word, status, message: error.message };
  }
  return answerOf(error.cause);
}

/** Tells whether there is no such object; a HEAD request is answered without a word. */
export function isMissing(error: unknown): boolean {
  const { word, status } = answerOf(error);
  return word === 'NoSuchKey' || (word === 'NotFound' && status === 404);
}

/** Turns what the SDK throws while it reads an object into the store's failures. */
export function whyNotRead(error: unknown): unknown {
  return isMissing(error) ? missingFile() : whyNotReady(error);
}

/** Turns what the SDK throws otherwise into the store's failures. */
export function whyNotReady(error: unknown): unknown {
  const { word, status, message } = answerOf(error);
  // A mistake of ours that flydrive found, such as a key that is none.
  if (word.startsWith('E_')) return error;
  const cause = `the S3 server answered ${word} (${status ?? message})`;
  return status === 507 || fullWords.has(word) ? storageFull(cause) : notReady(cause);
}

/** What its operator can do about a store that does not open; never the secret. */
export function whyNotOpened(error: unknown, { bucket, endpoint }: S3Config): StartupError {
  const { word, status, message } = answerOf(error);
  const server = endpoint ? `The S3 server ${new URL(endpoint).origin}` : 'Amazon S3';
  if (word === 'NoSuchBucket') {
    return new StartupError(
      `${server} has no bucket ${bucket}; create it, or correct the environment variable S3_BUCKET.`,
    );
  }
  if (word === 'CredentialsProviderError') {
    return new StartupError(
      `There are no credentials for ${bucket}; set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
  }
  if (status === undefined) {
    return new StartupError(
      `${server} does not answer (${word === 'Error' ? message : word}); check S3_ENDPOINT, and that it runs.`,
    );
  }
  if (status === 401 || status === 403) {
    return new StartupError(
      `${server} does not let these credentials write to the bucket ${bucket} (${word}); check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what they may do.`,
    );
  }
  if (status < 400) {
    return new StartupError(
      `The bucket ${bucket} is in another region; correct the environment variable S3_REGION.`,
    );
  }
  return new StartupError(
    `${server} cannot store files in the bucket ${bucket} (${word}, status ${status}); check the S3 variables.`,
  );
}
