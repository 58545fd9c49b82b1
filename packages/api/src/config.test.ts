import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { configTable } from '../scripts/config-table.ts';
import { readConfig } from './config.ts';
import { variables } from './config-variables.ts';
import { StartupError } from './startup-error.ts';

test('an empty environment gives the defaults', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 8787, host: undefined, engine: 'embedded', maxQueue: 32 });
  expect(isAbsolute(config.dataDir)).toBe(true);
  expect(config.poolSize).toBeGreaterThanOrEqual(1);
});

test('a variable that is set to nothing counts as unset', () => {
  const empty = Object.fromEntries(Object.keys(variables).map((name) => [name, ' ']));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test('values are taken', () => {
  const environment = { PORT: '80', HOST: '::1', POOL_SIZE: '3', LOG_LEVEL: 'debug' };
  const expected = { port: 80, host: '::1', poolSize: 3, logLevel: 'debug' };
  expect(readConfig(environment)).toMatchObject(expected);
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['PORT', '1e3'],
  ['HOST', 'http://localhost'],
  ['POOL_SIZE', '0'],
  ['MAX_QUEUE', 'many'],
  ['ENGINE_TIMEOUT_SECONDS', '0'],
  ['SHUTDOWN_SECONDS', '1s'],
  ['LOG_LEVEL', 'loud'],
  ['ENGINE', 'banana'],
  ['DAILY_BUDGET_USD', '-1'],
  ['GEMINI_BASE_URL', 'ftp://example.com'],
  ['GEMINI_API_VERSION', '../v1'],
  ['GEMINI_IMAGE_MODEL', '../../files'],
  ['GEMINI_IMAGE_SIZE', '2k'],
  ['OPENAI_IMAGE_PRICE_USD', 'cheap'],
])('%s=%s is refused in one sentence that names both and says what is accepted', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(StartupError);
  const accepts = variables[name as keyof typeof variables].accepts;
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The environment variable ${name} must be ${accepts}, not "${value}"; [^\\n]*$`),
  );
});

test.each([
  ['GEMINI_API_KEY', 'SECRET with blanks'],
  ['OPENAI_API_KEY', 'SECRET\nline'],
  ['S3_ENDPOINT', 'ftp://k:SECRET@s3.example'],
  ['S3_ENDPOINT', 'ftp://k:a/SECRET@b@s3.example'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https//user:SECRET@otel.example'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'ftp://otel.example/?token=SECRET'],
  ['DATABASE_URL', 'mysql://user:SECRET@db.example/x'],
  ['DATABASE_URL', 'postgres://user:SECRET#1@db.example/x'],
  ['DATABASE_URL', 'postgres://user:12#SECRET@db.example/x'],
  ['DATABASE_URL', 'postgres://user:SECRET/1@db.example/x'],
  ['DATABASE_URL', 'postgres://user:SECRET@db.example:99999/x'],
])('a wrong %s is refused without its secrets: %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(
        new RegExp(`^The environment variable ${name} must be (?!.*SECRET)[^\\n]*$`),
      ),
    }),
  );
});

test.each([
  'postgres://user:a%2Fb%23@db.example:5432/x?sslmode=require',
  'postgresql://user:password@/x?host=/run/postgresql',
  'postgres:///x?host=/run/postgresql',
])('%s is the address of a database', (databaseUrl) => {
  expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
});

test.each([
  [{}, 'embedded'],
  [{ GEMINI_API_KEY: 'x' }, 'gemini'],
  [{ GEMINI_API_KEY: 'x', ENGINE: 'embedded' }, 'embedded'],
  [{ GEMINI_API_KEY: 'x', ENGINE: 'openai', OPENAI_API_KEY: 'y' }, 'openai'],
  [{ ENGINE: 'openai', OPENAI_BASE_URL: 'http://localhost:8080/v1' }, 'openai'],
])('%o makes pictures with %s', (environment, engine) => {
  expect(readConfig(environment)).toMatchObject({ engine });
});

test.each([
  [{ ENGINE: 'gemini' }, 'GEMINI_API_KEY'],
  [{ ENGINE: 'openai' }, 'OPENAI_API_KEY.*OPENAI_BASE_URL'],
  [{ GEMINI_API_KEY: 'x', DAILY_BUDGET_USD: '5' }, 'GEMINI_IMAGE_PRICE_USD'],
  [{ ENGINE: 'openai', OPENAI_API_KEY: 'x', DAILY_BUDGET_USD: '5' }, 'OPENAI_IMAGE_PRICE_USD'],
])('%o is refused: it takes %s', (environment, missing) => {
  expect(() => readConfig(environment)).toThrow(StartupError);
  expect(() => readConfig(environment)).toThrow(new RegExp(missing));
});

test('a service is asked for many pictures at once, the own cores for one each', () => {
  expect(readConfig({ POOL_SIZE: '2' }).maxConcurrent).toBe(2);
  expect(readConfig({ POOL_SIZE: '2', GEMINI_API_KEY: 'x' }).maxConcurrent).toBe(32);
  expect(readConfig({ GEMINI_API_KEY: 'x', MAX_CONCURRENT: '7' }).maxConcurrent).toBe(7);
});

test('every wrong variable is named, not only the first', () => {
  expect(() => readConfig({ PORT: 'x', ENGINE: 'y' })).toThrow(/PORT.*\n.*ENGINE/);
});

test('the documented table has a row for each variable', () => {
  const names = configTable().matchAll(/^\| `([A-Z0-9_]+)` \|/gm);
  expect([...names].map(([, name]) => name)).toEqual(Object.keys(variables));
});
