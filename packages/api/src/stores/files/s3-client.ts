import { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../config.ts';

/** How long to wait for an S3 server, in milliseconds. */
export interface S3Times {
  /** Until a connection must stand. */
  connection: number;
  /** Until one attempt must be answered, with the upload of a picture in it, or the next bytes come. */
  attempt: number;
  /** Until an operation with all its attempts is over. */
  operation: number;
}

export const defaultTimes: S3Times = { connection: 3_000, attempt: 15_000, operation: 20_000 };
const attempts = 3;
/** Slow visitors hold the connection that their picture comes through; Amazon's 50 would be few. */
const maxSockets = 500;

/** Opens a client of an S3 server that never hangs: every operation ends within its time. */
export function createS3Client(config: S3Config, times: S3Times): S3Client {
  const { endpoint, region, credentials } = config;
  const agent = { keepAlive: true, maxSockets };
  const client = new S3Client({
    region,
    // Servers that are not Amazon's have seldom a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Many of those servers do not know the checksums that Amazon's SDK adds by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: times.connection,
      requestTimeout: times.attempt,
      throwOnRequestTimeout: true,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
  client.middlewareStack.add((next) => (args) => withinTime(times.operation, next(args)), {
    name: 'operationTime',
    step: 'initialize',
  });
  return client;
}

async function withinTime<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new Error(`no answer within ${ms / 1000} s`));
  }, ms);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
