import fc from 'fast-check';
import { contract } from '../src/testing/contract.ts';
import { fromSchema, type Schema } from './schema-arbitrary.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface OperationSchema {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** A request as it goes out. */
export interface Attack {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

/** Every operation as `get /api/health`. */
export const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.keys(methods)
    .filter((method) => /^(get|post|delete|put|patch)$/.test(method))
    .map((method) => `${method} ${path}`),
);

function resolve(ref: string): Schema {
  const parts = ref.replace(/^#\//, '').split('/');
  return parts.reduce<unknown>(
    (value, part) => (value as Record<string, unknown>)[part],
    contract,
  ) as Schema;
}

/**
 * Requests to one operation, made from its description.
 *
 * @param picture Bytes for fields that hold a file.
 * @param known Words for paths that name something which is there.
 */
export function requestsTo(
  operation: string,
  picture: Uint8Array<ArrayBuffer>,
  known: readonly string[],
): fc.Arbitrary<Attack> {
  const [method = '', path = ''] = operation.split(' ');
  const described = contract.paths[path]?.[method] as OperationSchema | undefined;
  const { parameters = [], requestBody } = described ?? {};
  return fc
    .tuple(
      fc.tuple(
        ...parameters.map((parameter) =>
          fc.tuple(fc.constant(parameter), parameterValue(parameter, known)),
        ),
      ),
      bodyOf(requestBody, picture),
    )
    .map(([values, { body, type }]) => {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const query = new URLSearchParams();
      let address = path;
      for (const [parameter, value] of values) {
        if (value === undefined) continue;
        const word = typeof value === 'string' ? value : JSON.stringify(value);
        if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, inPath(word));
        if (parameter.in === 'query') query.append(parameter.name, word.toWellFormed());
        if (parameter.in === 'header') headers[parameter.name] = inHeader(word);
      }
      const search = query.size > 0 ? `?${query}` : '';
      return { method: method.toUpperCase(), path: address + search, headers, body };
    });
}

function parameterValue(
  { in: place, name, required, schema }: Parameter,
  known: readonly string[],
): fc.Arbitrary<unknown> {
  const value = fromSchema(schema, resolve);
  // A guessed key is refused before anything else is looked at: seldom is enough.
  const weight = name.toLowerCase() === 'authorization' ? 20 : 2;
  if (place === 'path') return fc.oneof(fc.constantFrom(...known), value);
  if (required) return value;
  return fc.oneof({ weight, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
}

/** A path's part must not be two of them, or none: that would be another operation. */
const inPath = (word: string) =>
  encodeURIComponent(word.toWellFormed()).replace(/^\.{0,2}$/, 'x') || 'x';

/** What `fetch` lets through; raw sockets send the rest. */
const inHeader = (word: string) => word.replace(/[^\x20-\x7e]/g, '').trim();

interface Body {
  body: string | FormData | undefined;
  /** Media type, where `fetch` does not set it. */
  type?: string;
}

function bodyOf(
  description: OperationSchema['requestBody'],
  picture: Uint8Array<ArrayBuffer>,
): fc.Arbitrary<Body> {
  const [entry] = Object.entries(description?.content ?? {});
  if (!entry) return fc.constant({ body: undefined });
  const [type, { schema }] = entry;
  if (type === 'multipart/form-data') return formOf(schema, picture);
  const json = fromSchema(schema, resolve).map((value) => JSON.stringify(value) ?? 'undefined');
  const broken = json.map((text) => text.slice(0, -1));
  return fc
    .oneof({ weight: 12, arbitrary: json }, broken, fc.constant('['.repeat(4000)))
    .map((body) => ({ body, type }));
}

function formOf(schema: Schema, picture: Uint8Array<ArrayBuffer>): fc.Arbitrary<Body> {
  const whole = schema.$ref ? resolve(schema.$ref) : schema;
  const fields = Object.entries(whole.properties ?? {}).map(([name, property]) => {
    const isFile = JSON.stringify(property).includes('"binary"');
    const value = isFile ? fc.constant(picture) : fromSchema(property, resolve);
    const isRequired = whole.required?.includes(name) ?? false;
    const some = fc.array(value, { minLength: 1, maxLength: isFile ? 2 : 1 });
    const usually = isRequired ? 12 : 1;
    return fc.tuple(
      fc.constant(name),
      fc.oneof({ weight: usually, arbitrary: some }, { weight: 1, arbitrary: fc.constant([]) }),
    );
  });
  return fc.tuple(...fields).map((all) => {
    const body = new FormData();
    for (const [name, values] of all) for (const value of values) body.append(name, partOf(value));
    return { body };
  });
}

function partOf(value: unknown): string | Blob {
  if (value instanceof Uint8Array) return new Blob([new Uint8Array(value)]);
  if (typeof value === 'string') return value;
  return JSON.stringify(value) ?? '';
}
