import { availableParallelism } from 'node:os';
import { z } from 'zod';

const engineIds = ['embedded', 'gemini', 'openai'] as const;
const roles = ['all', 'api', 'worker'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** The ids of the engines that this build knows. */
export type EngineId = (typeof engineIds)[number];

/** One environment variable. */
export interface Variable<Schema extends z.ZodType> {
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

function wholeNumber(
  range: { from: number; to: number; default: number; defaultWords?: string },
  description: string,
) {
  const { from, to } = range;
  return {
    schema: z.preprocess(toNumber, z.int().min(from).max(to).default(range.default)),
    accepts: `a whole number from ${from} to ${to}`,
    description,
    default: range.defaultWords ?? String(range.default),
  };
}

function optionalWholeNumber(
  { from, to, unset }: { from: number; to: number; unset: string },
  description: string,
) {
  return {
    schema: z.preprocess(toNumber, z.int().min(from).max(to).optional()),
    accepts: `a whole number from ${from} to ${to}`,
    description,
    default: unset,
  };
}

/** What is no number is left for the schema to refuse. */
function toNumber(text: unknown): unknown {
  return typeof text === 'string' && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

const httpAddress = z.url({ protocol: /^https?$/ });
const addressWords = 'an address that begins with http:// or https://';

/** An id of a model as services have them in paths: never a path of its own. */
const modelId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._:/-]{0,127}$/)
  .refine((id) => !id.includes('..'));
const modelWords = 'the id of a model: letters, digits, dot, dash, colon and slash';

const secretText = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .optional();

function dollars(unset: string, description: string) {
  return {
    schema: z.preprocess(toNumber, z.number().min(0).max(100_000).optional()),
    accepts: 'a number of US dollars from 0 to 100000, such as 0.039',
    description,
    default: unset,
  };
}

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
  PRINT_WEBHOOK_URL: {
    schema: httpAddress.optional(),
    accepts: addressWords,
    description: 'Where orders of prints are sent to; without it ordering is a demo.',
    default: 'orders are a demo',
  },
  PRINT_WEBHOOK_SECRET: {
    schema: secretText,
    accepts: 'text without blanks',
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
  ENGINE: {
    schema: z.enum(engineIds).optional(),
    accepts: engineIds.join(', '),
    description:
      'Engine that edits the pictures: `embedded` on this machine, `gemini` by Google’s service, `openai` by any server with `images/edits`.',
    default: 'gemini when GEMINI_API_KEY is set, else embedded',
  },
  ENGINE_TIMEOUT_SECONDS: wholeNumber(
    { from: 1, to: 3600, default: 60 },
    'Seconds after which an edit is stopped, a second try at a service included.',
  ),
  DAILY_BUDGET_USD: dollars(
    'no limit',
    'What all pictures of a paid service may cost a day (UTC), of all processes together; then it is asked no more until midnight.',
  ),
  GEMINI_API_KEY: {
    schema: secretText,
    accepts: 'text without blanks',
    description:
      'Key of Google’s Gemini API; with it Gemini edits the pictures and writes the prompts.',
    default: 'Gemini is not asked',
    secret: true,
  },
  GEMINI_BASE_URL: {
    schema: httpAddress.default('https://generativelanguage.googleapis.com'),
    accepts: addressWords,
    description: 'Where Gemini’s API is, without the version.',
    default: 'https://generativelanguage.googleapis.com',
  },
  GEMINI_API_VERSION: {
    schema: z
      .string()
      .regex(/^v\d+[a-z]*\d*$/)
      .default('v1'),
    accepts: 'a version such as v1 or v1beta',
    description: 'Version of Gemini’s API.',
    default: 'v1',
  },
  GEMINI_IMAGE_MODEL: {
    schema: modelId.default('gemini-nano-banana-2.1'),
    accepts: modelWords,
    description: 'Model that edits the pictures. Google retires ids every few months.',
    default: 'gemini-nano-banana-2.1',
  },
  GEMINI_IMAGE_SIZE: {
    schema: z.enum(['1K', '2K', '4K']).optional(),
    accepts: '1K, 2K or 4K',
    description: 'Size of the pictures that Gemini makes, for models that take one.',
    default: 'the model’s own',
  },
  GEMINI_IMAGE_PRICE_USD: dollars(
    'not known',
    'What a picture of GEMINI_IMAGE_MODEL costs by Google’s price list; for the metrics and DAILY_BUDGET_USD.',
  ),
  GEMINI_TEXT_MODEL: {
    schema: modelId.default('gemini-3.8-flash'),
    accepts: modelWords,
    description: 'Model that writes the prompts.',
    default: 'gemini-3.8-flash',
  },
  OPENAI_BASE_URL: {
    schema: httpAddress.default('https://api.openai.com/v1'),
    accepts: addressWords,
    description: 'Server that speaks OpenAI’s `images/edits`, with the version; your own too.',
    default: 'https://api.openai.com/v1',
  },
  OPENAI_API_KEY: {
    schema: secretText,
    accepts: 'text without blanks',
    description: 'Key of that server; your own may need none.',
    default: 'no key is sent',
    secret: true,
  },
  OPENAI_IMAGE_MODEL: {
    schema: modelId.default('gpt-image-1'),
    accepts: modelWords,
    description: 'Model of that server that edits the pictures.',
    default: 'gpt-image-1',
  },
  OPENAI_IMAGE_PRICE_USD: dollars(
    'not known',
    'What a picture of OPENAI_IMAGE_MODEL costs; for the metrics and DAILY_BUDGET_USD.',
  ),
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
