import fc from 'fast-check';

/** What is used here of a JSON Schema. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  default?: unknown;
  example?: unknown;
}

/** Text that has broken other programs. */
const badText = fc.constantFrom(
  '',
  ' ',
  '\0',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1; drop table jobs; --",
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '{{7*7}}#{7*7}',
  '\u202Etxt.exe\u2066',
  '\uD800',
  '\r\nx-injected: yes',
  'a'.repeat(5000),
  '𝕏'.repeat(600),
  '__proto__',
  'constructor',
  'NaN',
  '1e999',
  '-0',
);

/** Values of any kind where another kind is expected. */
const badValue = fc.oneof(
  badText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, -1e308, 0.1, [], {}, [[]], [null]),
  fc.constant({ __proto__: null, constructor: { prototype: { polluted: true } } }),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Makes values for a schema: mostly ones that fit it or lie on its edges, sometimes anything else.
 *
 * @param resolve Finds what a `$ref` names.
 */
export function fromSchema(
  schema: Schema,
  resolve: (ref: string) => Schema,
): fc.Arbitrary<unknown> {
  const usual = fitting(schema, (inner) => fromSchema(inner, resolve), resolve);
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: badValue });
}

type Inner = (schema: Schema) => fc.Arbitrary<unknown>;

function fitting(
  schema: Schema,
  inner: Inner,
  resolve: (ref: string) => Schema,
): fc.Arbitrary<unknown> {
  if (schema.$ref) return fitting(resolve(schema.$ref), inner, resolve);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return fc.oneof(...choices.map(inner));
  const [type] = [schema.type ?? 'object'].flat();
  switch (type) {
    case 'string':
      return text(schema);
    case 'integer':
    case 'number':
      return number(schema, type === 'integer');
    case 'boolean':
      return fc.boolean();
    case 'array':
      return list(schema, inner);
    case 'null':
      return fc.constant(null);
    default:
      return object(schema, inner);
  }
}

function text({ pattern, maxLength = 200, example }: Schema): fc.Arbitrary<unknown> {
  const any = fc.string({ unit: 'binary', maxLength: Math.min(maxLength + 1, 3000) });
  const given = typeof example === 'string' ? [fc.constant(example), fc.constant(example)] : [];
  const shaped = pattern ? [fc.stringMatching(new RegExp(pattern))] : [];
  return fc.oneof(...given, ...given, ...shaped, any, badText);
}

function number({ minimum = -1e6, maximum = 1e6 }: Schema, isInteger: boolean) {
  const span = isInteger
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) })
    : fc.double({ min: minimum, max: maximum, noNaN: true });
  return fc.oneof(span, span, fc.constantFrom(minimum, maximum, minimum - 1, maximum + 1));
}

function list({ items, prefixItems, minItems = 0, maxItems = 4 }: Schema, inner: Inner) {
  if (prefixItems) return fc.tuple(...prefixItems.map(inner));
  const length = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4) + 1) };
  return fc.array(items ? inner(items) : badValue, length);
}

function object({ properties = {}, required = [] }: Schema, inner: Inner) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, inner(property)]),
  );
  const usual = fc.record(fields, {
    requiredKeys: required.filter((name) => name in fields),
  });
  const withMore = fc
    .tuple(usual, fc.dictionary(fc.string(), badValue, { maxKeys: 2 }))
    .map(([value, more]) => ({ ...value, ...more }));
  return fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: withMore });
}
