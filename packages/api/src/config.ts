import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { checkEngines, type EnginesConfig, toEngines } from './config-engines.ts';
import type { Variable } from './config-variable.ts';
import { variables } from './config-variables.ts';
import type { PrintWebhookConfig } from './services/print-jobs/webhook.ts';
import { StartupError } from './startup-error.ts';
import { mask } from './watching/mask.ts';

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
export interface Config extends EnginesConfig {
  /** TCP port, 0 to 65535; 0 takes a free one. */
  port: number;
  /** Address to listen on; undefined listens on all. */
  host: string | undefined;
  /** Absolute path of the folder for everything that is kept. */
  dataDir: string;
  /** Absolute path of the folder of the built site. */
  siteDir: string;
  /** Absolute path of the folder of the script tag's builds. */
  embedDir: string;
  /** Seconds after which an edit is stopped. */
  engineTimeoutSeconds: number;
  /** Worker threads. */
  poolSize: number;
  /** Edits at once in this process. */
  maxConcurrent: number;
  /** Edits that may wait for their turn. */
  maxQueue: number;
  role: Values['ROLE'];
  /** Address of a Postgres server; undefined uses the embedded database. */
  databaseUrl: string | undefined;
  /** S3 server for the files; undefined keeps them in the data folder. */
  s3: S3Config | undefined;
  /** Hours after which pictures and jobs are removed. */
  retentionHours: number;
  /** Key for addresses, 64 hexadecimal digits; undefined makes one in the data folder. */
  dataKey: string | undefined;
  /** Key of the watermark, 64 hexadecimal digits; undefined makes one in the database. */
  provenanceKey: string | undefined;
  /** PEM files of who signs content credentials; undefined makes one in the database. */
  c2paFiles: { certificates: string; privateKey: string } | undefined;
  /** Where orders of prints go; undefined makes them a demo. */
  printWebhook: PrintWebhookConfig | undefined;
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
  logLevel: Values['LOG_LEVEL'];
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

function not({ secret }: Variable<z.ZodType>, text = ''): string {
  // In a malformed address everything in front of the @ may be a password.
  return secret ? '' : `, not ${JSON.stringify(mask(text.replace(/^.*@/s, '{secret}@')))}`;
}

/** What no single variable can tell. */
function checkTogether(config: Config, values: Values): void {
  checkEngines(config, values);
  const { role, databaseUrl, s3 } = config;
  if (role !== 'all' && databaseUrl === undefined) {
    throw new StartupError(
      `ROLE=${role} needs a Postgres server in DATABASE_URL: the embedded database serves one process only.`,
    );
  }
  if (Boolean(values.PRINT_WEBHOOK_URL) !== Boolean(values.PRINT_WEBHOOK_SECRET)) {
    throw new StartupError('Set both PRINT_WEBHOOK_URL and PRINT_WEBHOOK_SECRET, or neither.');
  }
  if (Boolean(values.C2PA_CERT) !== Boolean(values.C2PA_KEY)) {
    throw new StartupError('Set both C2PA_CERT and C2PA_KEY, or neither.');
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
  const engines = toEngines(values);
  // A service's answer is waited for without using a core.
  const ownConcurrency = engines.engine === 'embedded' ? values.POOL_SIZE : 32;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    siteDir: values.SITE_DIR ? resolve(values.SITE_DIR) : builtSite(),
    embedDir: values.EMBED_DIR ? resolve(values.EMBED_DIR) : builtEmbed(),
    ...engines,
    engineTimeoutSeconds: values.ENGINE_TIMEOUT_SECONDS,
    poolSize: values.POOL_SIZE,
    maxConcurrent: values.MAX_CONCURRENT ?? ownConcurrency,
    maxQueue: values.MAX_QUEUE,
    role: values.ROLE,
    databaseUrl: values.DATABASE_URL,
    s3: toS3(values),
    retentionHours: values.RETENTION_HOURS,
    dataKey: values.DATA_KEY,
    provenanceKey: values.PROVENANCE_KEY,
    c2paFiles: toC2paFiles(values),
    printWebhook: toPrintWebhook(values),
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

function toC2paFiles({ C2PA_CERT, C2PA_KEY }: Values): Config['c2paFiles'] {
  if (!C2PA_CERT || !C2PA_KEY) return undefined;
  return { certificates: resolve(C2PA_CERT), privateKey: resolve(C2PA_KEY) };
}

function toPrintWebhook(values: Values): PrintWebhookConfig | undefined {
  const { PRINT_WEBHOOK_URL: url, PRINT_WEBHOOK_SECRET: secret } = values;
  return url && secret ? { url, secret } : undefined;
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

/** The same. */
function builtEmbed(): string {
  return fileURLToPath(new URL('../../widgets/dist/embed', import.meta.url));
}
