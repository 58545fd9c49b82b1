import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import type { S3Config } from '../config.ts';
import { createDatabase, dropDatabase, templateDatabase } from './scale-databases.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the Postgres server's own database, with the right to make others. */
    postgresUrl: string | undefined;
    /** Address of the S3 server. */
    s3Endpoint: string | undefined;
  }
}

const region = 'us-east-1';
/** The only ones that the S3 server of the tests knows. */
const s3Credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Where a test keeps what it stores, by the project that runs it. */
export interface TestStores {
  /** A fresh database with all tables in `scale`; undefined, the embedded one, in `unit`. */
  databaseUrl: string | undefined;
  /** A fresh bucket in `scale`; undefined, the data folder, in `unit`. */
  s3: S3Config | undefined;
  /** The same as environment variables; empty in `unit`. */
  environment: Record<string, string>;
  /** Removes the database, which nobody may use any longer; the bucket goes with its server. */
  drop(): Promise<void>;
}

/**
 * Makes stores for one test or one file of tests.
 *
 * @example
 * const stores = await testStores();
 * const database = await openDatabase({ dataDir, databaseUrl: stores.databaseUrl, onError });
 */
export async function testStores(): Promise<TestStores> {
  const postgresUrl = inject('postgresUrl');
  const endpoint = inject('s3Endpoint');
  if (!postgresUrl || !endpoint) {
    return { databaseUrl: undefined, s3: undefined, environment: {}, drop: async () => {} };
  }
  const name = `test-${randomBytes(8).toString('hex')}`;
  const [databaseUrl] = await Promise.all([
    createDatabase(postgresUrl, name, templateDatabase),
    createBucket(endpoint, name),
  ]);
  return {
    databaseUrl,
    s3: { bucket: name, endpoint, region, credentials: s3Credentials },
    environment: {
      DATABASE_URL: databaseUrl,
      // Several servers share the database.
      DATA_KEY: 'ab'.repeat(32),
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: s3Credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3Credentials.secretAccessKey,
    },
    async drop() {
      await dropDatabase(postgresUrl, name);
    },
  };
}

async function createBucket(endpoint: string, name: string): Promise<void> {
  const { S3Client, CreateBucketCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint,
    region,
    credentials: s3Credentials,
    forcePathStyle: true,
  });
  await client.send(new CreateBucketCommand({ Bucket: name }));
  client.destroy();
}
