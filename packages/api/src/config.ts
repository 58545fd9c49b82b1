import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const engineIds = ['embedded'] as const;
const roles = ['all', 'api', 'worker'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The ids of the engines that this build knows. */
export type EngineId = (typeof engineIds)[number];

interface Variable<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** What values are accepted, to end the sentence "X must be …". */
  readonly accepts: string;
  /** What it does, with its unit. */
  readonly description: string;
  /** What applies when it is unset, for the documentation. */
  readonly default: string;
  /** True when a wrong value must not be repeated in the error. */
  readonly secret?: boolean;
}

const secret = (minLength: number) => z.string().min(minLength).optional();

function wholeNumber(
  range: { from: number; to: number; default: number; defaultWords?: string },
  description: string,
) {
  const { from, to } = range;
  return {
    schema: z.preprocess(
      (text) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text),
      z.int().min(from).max(to).default(range.default),
    ),
    accepts: `a whole number from ${from} to ${to}`,
    description,
    default: range.defaultWords ?? String(range.default),
  };
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
      .regex(/^postgres(ql)?:\/\/\S+$/)
      .optional(),
    accepts: 'an address that begins with postgres://',
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
    schema: z.url({ protocol: /^https?$/ }).optional(),
    accepts: 'an address that begins with http:// or https://',
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
    schema: z.preprocess(
      (text) => (typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text),
      z.number().positive().max(87_600).default(24),
    ),
    accepts: 'a number above 0, at most 87600',
    description: 'Hours after which pictures and jobs are removed; parts of an hour are fine.',
    default: '24',
  },
  SITE_DIR: {
    schema: z.string().optional(),
    accepts: 'a folder',
    description: 'Folder of the built site.',
    default: 'site/dist/client of this project',
  },
  ENGINE: {
    schema: z.enum(engineIds).default('embedded'),
    accepts: engineIds.join(' or '),
    description: 'Engine that edits the pictures. This version has one: `embedded`.',
    default: 'embedded',
  },
  ENGINE_TIMEOUT_SECONDS: wholeNumber(
    { from: 1, to: 3600, default: 60 },
    'Seconds after which an edit is stopped.',
  ),
  POOL_SIZE: wholeNumber(
    { from: 1, to: 64, default: Math.min(cores, 64), defaultWords: 'number of CPU cores' },
    'Pictures worked on at once, one thread each.',
  ),
  MAX_CONCURRENT: {
    schema: z.preprocess(
      (text) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text),
      z.int().min(1).max(10_000).optional(),
    ),
    accepts: 'a whole number from 1 to 10000',
    description: 'Edits at once in this process.',
    default: 'POOL_SIZE',
  },
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
  METRICS_PORT: {
    schema: z.preprocess(
      (text) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : text),
      z.int().min(0).max(65_535).optional(),
    ),
    accepts: 'a whole number from 0 to 65535',
    description: 'Port of its own for Prometheus’ `/metrics`; 0 takes any free one.',
    default: 'no such port',
  },
  METRICS_TOKEN: {
    schema: secret(16),
    accepts: 'text of at least 16 characters',
    description: 'Serves `/metrics` on `PORT` to whoever sends `Authorization: Bearer` with this.',
    default: '/metrics is not served on PORT',
    secret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    accepts: 'an address that begins with http:// or https://',
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

type Name = keyof typeof variables;
type Values = { [N in Name]: z.output<(typeof variables)[N]['schema']> };

/** Where and how to reach a bucket. */
export interface S3Config {
  bucket: string;
  /** Undefined means Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** Undefined leaves it to Amazon's SDK to find credentials. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** What the environment says, parsed. */
export interface Config {
  /** TCP port, 0 to 65535; 0 takes a free one. */
  port: number;
  /** Address to listen on; undefined listens on all. */
  host: string | undefined;
  /** Absolute path of the folder for everything that is kept. */
  dataDir: string;
  /** Absolute path of the folder of the built site. */
  siteDir: string;
  engine: EngineId;
  /** Seconds after which an edit is stopped. */
  engineTimeoutSeconds: number;
  /** Worker threads. */
  poolSize: number;
  /** Edits at once in this process. */
  maxConcurrent: number;
  /** Edits that may wait for their turn. */
  maxQueue: number;
  role: (typeof roles)[number];
  /** Address of a Postgres server; undefined uses the embedded database. */
  databaseUrl: string | undefined;
  /** S3 server for the files; undefined keeps them in the data folder. */
  s3: S3Config | undefined;
  /** Hours after which pictures and jobs are removed. */
  retentionHours: number;
  /** Pictures a day for each visitor and address; 0 sets no limit. */
  dailyLimit: number;
  /** Requests a minute for each visitor and address; 0 sets no limit. */
  rateLimitPerMinute: number;
  /** Proxies to believe. */
  trustProxy: number;
  metricsPort: number | undefined;
  metricsToken: string | undefined;
  /** Address of an OpenTelemetry collector. */
  otlpEndpoint: string | undefined;
  /** Seconds that running requests get to finish. */
  shutdownSeconds: number;
  /** Least level that is logged; undefined leaves it to the kind of output. */
  logLevel: (typeof logLevels)[number] | undefined;
}

/**
 * Reads the configuration. A variable that is set to nothing counts as unset.
 *
 * @throws StartupError with one sentence for each variable that is wrong.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(variables)) {
    const text = environment[name]?.trim() || undefined;
    const parsed = variable.schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    else {
      problems.push(
        `The environment variable ${name} must be ${variable.accepts}${not(variable, text)}; change it, or unset it for the default (${variable.default}).`,
      );
    }
  }
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  const config = toConfig(values as Values);
  checkTogether(config, values as Values);
  return config;
}

function not({ secret }: Variable<z.ZodType>, text: string | undefined): string {
  return secret ? '' : `, not ${JSON.stringify(text)}`;
}

/** What no single variable can tell. */
function checkTogether({ role, databaseUrl, s3 }: Config, values: Values): void {
  if (role !== 'all' && databaseUrl === undefined) {
    throw new StartupError(
      `ROLE=${role} needs a Postgres server in DATABASE_URL: the embedded database serves one process only.`,
    );
  }
  if (!s3 && (values.S3_ENDPOINT || values.S3_ACCESS_KEY_ID || values.S3_SECRET_ACCESS_KEY)) {
    throw new StartupError(
      'S3_BUCKET is missing: name the bucket, or unset the other S3 variables.',
    );
  }
  if (s3 && Boolean(values.S3_ACCESS_KEY_ID) !== Boolean(values.S3_SECRET_ACCESS_KEY)) {
    throw new StartupError('Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.');
  }
}

function toConfig(values: Values): Config {
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    siteDir: values.SITE_DIR ? resolve(values.SITE_DIR) : builtSite(),
    engine: values.ENGINE,
    engineTimeoutSeconds: values.ENGINE_TIMEOUT_SECONDS,
    poolSize: values.POOL_SIZE,
    maxConcurrent: values.MAX_CONCURRENT ?? values.POOL_SIZE,
    maxQueue: values.MAX_QUEUE,
    role: values.ROLE,
    databaseUrl: values.DATABASE_URL,
    s3: toS3(values),
    retentionHours: values.RETENTION_HOURS,
    dailyLimit: values.DAILY_LIMIT,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
    trustProxy: values.TRUST_PROXY,
    metricsPort: values.METRICS_PORT,
    metricsToken: values.METRICS_TOKEN,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    logLevel: values.LOG_LEVEL,
  };
}

function toS3(values: Values): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = values;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket) return undefined;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, endpoint: values.S3_ENDPOINT, region: values.S3_REGION, credentials };
}

/** As far from the sources as from the bundle. */
function builtSite(): string {
  return fileURLToPath(new URL('../../../site/dist/client', import.meta.url));
}
