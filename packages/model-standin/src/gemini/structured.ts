import type { JsonSchema } from './request.ts';

/**
 * Fills a JSON schema: texts from the request's last one and the place where they stand, so that
 * they differ; numbers in the middle of their range.
 */
export function fillSchema(schema: JsonSchema, text: string, place = ''): unknown {
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          fillSchema(property, text, place ? `${place} ${name}` : name),
        ]),
      );
    case 'array': {
      const length = schema.minItems ?? Math.min(3, schema.maxItems ?? 3);
      return Array.from({ length }, (_, index) =>
        fillSchema(schema.items ?? {}, text, `${place} ${index + 1}`),
      );
    }
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = minimum + 100 } = schema;
      return Math.round((minimum + maximum) / 2);
    }
    case 'boolean':
      return true;
    default:
      return `${text} (${place.trim()})`;
  }
}
