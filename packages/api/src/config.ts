import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const engineIds = ['embedded'] as const;
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
}

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
  MAX_QUEUE: wholeNumber(
    { from: 0, to: 10_000, default: 32 },
    'Pictures that may wait for a thread; more are turned away with 503.',
  ),
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
  /** Tasks that may wait for a worker thread. */
  maxQueue: number;
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
        `The environment variable ${name} must be ${variable.accepts}, not ${JSON.stringify(text)}; change it, or unset it for the default (${variable.default}).`,
      );
    }
  }
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return toConfig(values as Values);
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
    maxQueue: values.MAX_QUEUE,
    shutdownSeconds: values.SHUTDOWN_SECONDS,
    logLevel: values.LOG_LEVEL,
  };
}

/** As far from the sources as from the bundle. */
function builtSite(): string {
  return fileURLToPath(new URL('../../../site/dist/client', import.meta.url));
}
