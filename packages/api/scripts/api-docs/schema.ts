/** As much of JSON Schema as the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  enum?: readonly unknown[];
  description?: string;
  default?: unknown;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: readonly Schema[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  format?: string;
  pattern?: string;
  contentSchema?: Schema;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** The name at the end of a reference. */
const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** To the type's heading, which is no operation's and no chapter's. */
const link = (ref: string) => `[${nameOf(ref)}](#type-${nameOf(ref).toLowerCase()})`;

/** A schema's type in a few words, as Markdown. */
export function typeOf(schema: Schema): string {
  const { $ref, enum: values, anyOf, allOf, items, prefixItems, contentSchema } = schema;
  if ($ref) return link($ref);
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (allOf) return allOf.map(typeOf).join(' and ');
  if (values) return values.map((value) => `\`${String(value)}\``).join(', ');
  if (contentSchema) return `${typeOf(contentSchema)} as JSON text`;
  if (prefixItems) return `list of ${prefixItems.length} ${typeOf(prefixItems[0] ?? {})}s`;
  const names = [schema.type ?? []].flat();
  return names
    .map((name) => (name === 'array' ? `list of ${typeOf(items ?? {})}` : words(name, schema)))
    .join(' or ');
}

function words(name: string, { format }: Schema): string {
  if (format === 'binary') return 'file';
  if (format === 'date-time') return name === 'string' ? 'time (ISO 8601)' : name;
  if (format && name === 'string') return format;
  return name === 'string' ? 'text' : name;
}

/** What a value has to keep to, in words; empty when there is nothing. */
export function rangeOf(schema: Schema): string {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  return [
    span(minimum, maximum, ''),
    exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`,
    span(minLength, maxLength, ' characters'),
    span(minItems, maxItems, ' entries'),
    schema.default === undefined ? '' : `default \`${JSON.stringify(schema.default)}\``,
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function span(from: number | undefined, to: number | undefined, unit: string): string {
  if (from === undefined && to === undefined) return '';
  if (from === to) return `${from}${unit}`;
  if (to === undefined) return `at least ${from}${unit}`;
  return from === undefined ? `at most ${to}${unit}` : `${from} to ${to}${unit}`;
}

export interface Field {
  /** With the names around it: `result.width`, `figures[].reference`. */
  name: string;
  schema: Schema;
  required: boolean;
}

/** The fields of an object, those of objects and lists in it included, in their order. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const name = `${prefix}${key}`;
    const required = schema.required?.includes(key) === true;
    return [{ name, schema: property, required }, ...fieldsOf(property, `${name}.`)];
  });
  const inside = schema.items ? fieldsOf(schema.items, `${prefix.slice(0, -1)}[].`) : [];
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  return [...own, ...inside, ...parts.flatMap((part) => fieldsOf(part, prefix))];
}
