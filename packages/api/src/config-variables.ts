import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { engineVariables } from './config-engine-variables.ts';
import {
  addressWords,
  httpAddress,
  optionalWholeNumber,
  toNumber,
  type Variable,
  wholeNumber,
} from './config-variable.ts';

const roles = ['all', 'api', 'worker'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A socket's address names no host, which only the driver understands. */
function withHost(address: string): string {
  return address.replace('@/', '@localhost/');
}

const cores = availableParallelism();

/** Every environment variable that the server reads. */
export const variables = {
  PORT: wholeNumber(
    { from: 0, to: 65_535, default: 8787 },
    'Port of API and site; 0 takes any free one.',
  ),
  HOST: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/)
      .optional(),
    accepts: 'a host name or an IP address, such as 127.0.0.1',
    description: 'Address to listen on; `127.0.0.1` keeps it to this machine.',
    default: 'all addresses',
  },
  DATA_DIR: {
    schema: z.string().default('data'),
    accepts: 'a folder',
    description: 'Folder for everything that is kept; relative to where the server is started.',
    default: './data',
  },
  ROLE: {
    schema: z.enum(roles).default('all'),
    accepts: roles.join(', '),
    description:
      'What this process does: `api` answers requests, `worker` does the jobs, `all` both. `api` and `worker` need `DATABASE_URL`.',
    default: 'all',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\/[^\s#]+$/)
      .refine((address) => URL.canParse(withHost(address)))
      .optional(),
    accepts:
      'an address that begins with postgres://, with the password percent-encoded (# is %23, / is %2F)',
    description: 'Postgres server (15 or newer) in place of the embedded database.',
    default: 'the embedded database in DATA_DIR',
    secret: true,
  },
  S3_BUCKET: {
    schema: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    accepts: 'the name of a bucket, 3 to 63 characters of a-z, 0-9, dot and dash',
    description:
      'Bucket of an S3 server that keeps the files in place of `DATA_DIR`; it must exist.',
    default: 'files are kept in DATA_DIR',
  },
  S3_ENDPOINT: {
    schema: httpAddress.optional(),
    accepts: addressWords,
    description: 'Address of an S3 server that is not Amazon’s; its buckets are addressed by path.',
    default: 'Amazon’s, by S3_REGION',
  },
  S3_REGION: {
    schema: z.string().default('us-east-1'),
    accepts: 'the name of a region',
    description: 'Region of the S3 server.',
    default: 'us-east-1',
  },
  S3_ACCESS_KEY_ID: {
    schema: z.string().optional(),
    accepts: 'text',
    description: 'Name of the S3 credentials.',
    default: 'as Amazon’s SDK finds them',
  },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().optional(),
    accepts: 'text',
    description: 'Secret of the S3 credentials.',
    default: 'as Amazon’s SDK finds them',
    secret: true,
  },
  RETENTION_HOURS: {
    schema: z.preprocess(toNumber, z.number().positive().max(87_600).default(24)),
    accepts: 'a number above 0, at most 87600',
    description: 'Hours after which pictures and jobs are removed; parts of an hour are fine.',
    default: '24',
  },
  DATA_KEY: {
    schema: z
      .string()
      .toLowerCase()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    accepts: '64 hexadecimal digits, such as `openssl rand -hex 32` gives',
    description:
      'Key that shipping addresses are encrypted with; several processes on one database need the same. Keep a copy: without it the addresses are lost.',
    default: 'made at the first start, in DATA_DIR/data.key',
    secret: true,
  },
  PROVENANCE_KEY: {
    schema: z
      .string()
      .toLowerCase()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    accepts: '64 hexadecimal digits, such as `openssl rand -hex 32` gives',
    description:
      'Key of the invisible watermark; a new one marks from then on, and those before it still find. All are kept in the database, sealed with `DATA_KEY`: back up both.',
    default: 'made at the first start, kept in the database',
    secret: true,
  },
  C2PA_CERT: {
    schema: z.string().optional(),
    accepts: 'a file',
    description:
      'PEM file with the certificate that signs content credentials (C2PA, ES256), and behind it those that vouch for it.',
    default: 'one that is made at the first start, which no verifier outside trusts',
  },
  C2PA_KEY: {
    schema: z.string().optional(),
    accepts: 'a file',
    description: 'PEM file with the key of `C2PA_CERT`.',
    default: 'none; needed with C2PA_CERT',
  },
  PRINT_WEBHOOK_URL: {
    schema: httpAddress.optional(),
    accepts: addressWords,
    description: 'Where orders of prints are sent to; without it ordering is a demo.',
    default: 'orders are a demo',
  },
  PRINT_WEBHOOK_SECRET: {
    schema: z.string().min(16).optional(),
    accepts: 'text of at least 16 characters',
    description:
      'Signs what is sent to PRINT_WEBHOOK_URL, and what the print service says of an order.',
    default: 'none; needed with PRINT_WEBHOOK_URL',
    secret: true,
  },
  SITE_DIR: {
    schema: z.string().optional(),
    accepts: 'a folder',
    description: 'Folder of the built site.',
    default: 'site/dist/client of this project',
  },
  EMBED_DIR: {
    schema: z.string().optional(),
    accepts: 'a folder',
    description:
      "Folder of the script tag's builds: one folder for each version, and v1. Where several releases run side by side or one after the other, a folder that keeps them all.",
    default: 'packages/widgets/dist/embed of this project',
  },
  ...engineVariables,
  POOL_SIZE: wholeNumber(
    { from: 1, to: 64, default: Math.min(cores, 64), defaultWords: 'number of CPU cores' },
    'Pictures worked on at once, one thread each.',
  ),
  MAX_CONCURRENT: optionalWholeNumber(
    { from: 1, to: 10_000, unset: 'POOL_SIZE; 32 with a service' },
    'Edits at once in this process.',
  ),
  MAX_QUEUE: wholeNumber(
    { from: 0, to: 10_000, default: 32 },
    'Edits that may wait for their turn; more are turned away with 503 at once.',
  ),
  DAILY_LIMIT: wholeNumber(
    { from: 0, to: 1_000_000_000, default: 1000 },
    'Pictures a day (UTC) for each visitor and each IP address; 0 sets no limit.',
  ),
  RATE_LIMIT_PER_MINUTE: wholeNumber(
    { from: 0, to: 1_000_000, default: 60 },
    'Requests a minute that make something, for each visitor and each IP address; 0 sets no limit.',
  ),
  TRUST_PROXY: wholeNumber(
    { from: 0, to: 10, default: 0 },
    'How many proxies in front of the server to believe about the visitor’s address and about TLS.',
  ),
  METRICS_PORT: optionalWholeNumber(
    { from: 0, to: 65_535, unset: 'no such port' },
    'Port of its own for Prometheus’ `/metrics`; 0 takes any free one.',
  ),
  METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    accepts: 'text of at least 16 characters',
    description: 'Serves `/metrics` on `PORT` to whoever sends `Authorization: Bearer` with this.',
    default: '/metrics is not served on PORT',
    secret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: httpAddress.optional(),
    accepts: addressWords,
    description: 'OpenTelemetry collector (OTLP over HTTP) that gets the traces.',
    default: 'no traces',
  },
  SHUTDOWN_SECONDS: wholeNumber(
    { from: 0, to: 600, default: 10 },
    'Seconds that running requests get to finish when the server is stopped.',
  ),
  LOG_LEVEL: {
    schema: z.enum(logLevels).optional(),
    accepts: `one of ${logLevels.join(', ')}`,
    description: 'Least level of the JSON log lines on stdout; `info` has one line per request.',
    default: 'info; warn in a terminal',
  },
} as const satisfies Record<string, Variable<z.ZodType>>;
