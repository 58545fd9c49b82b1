import { type Field, fieldsOf, rangeOf, type Schema, typeOf } from './schema.ts';

interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Readonly<Record<string, { value: unknown }>>;
}

interface Answer {
  description: string;
  headers?: Readonly<Record<string, { description?: string }>>;
  content?: Readonly<Record<string, Media>>;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

export interface Operation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  parameters?: readonly Parameter[];
  requestBody?: { required?: boolean; content: Readonly<Record<string, Media>> };
  responses: Readonly<Record<string, Answer>>;
}

/** Headers that say the same wherever they are; described once. */
export const common = {
  parameters: ['Authorization', 'x-visitor-token', 'Idempotency-Key'],
  answers: [
    'x-request-id',
    'RateLimit-Policy',
    'RateLimit',
    'Idempotent-Replayed',
    'Retry-After',
    'WWW-Authenticate',
  ],
} as const;

const isCommon = (names: readonly string[], name: string) => names.includes(name);

/** Text for a cell of a table: one line, bars escaped. */
export const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim();

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

/** Fields with their types, what they have to keep to, and what they are for. */
export function fieldTable(fields: readonly Field[]): string {
  return table(
    ['Field', 'Type', 'About'],
    fields.map(({ name, schema, required }) => {
      const range = rangeOf(schema);
      const about = [schema.description, range && `${capitalised(range)}.`]
        .filter(Boolean)
        .join(' ');
      return [`\`${name}\`${required ? '' : ' (optional)'}`, typeOf(schema), about];
    }),
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``;

/** One operation as a section. */
export function operationSection(method: string, path: string, operation: Operation): string {
  const { parameters = [], requestBody, responses } = operation;
  const own = parameters.filter(({ name }) => !isCommon(common.parameters, name));
  const shared = parameters.filter(({ name }) => isCommon(common.parameters, name));
  const sentence = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  return [
    `### ${method.toUpperCase()} ${path}`,
    `${operation.summary}.${operation.description ? ` ${operation.description}` : ''}`,
    shared.length > 0 ? `Takes ${sentence(shared.map(({ name }) => name))}.` : '',
    table(
      ['Parameter', 'In', 'About'],
      own.map(({ name, in: place, required, description = '' }) => [
        `\`${name}\`${required ? '' : ' (optional)'}`,
        place,
        description,
      ]),
    ),
    ...Object.entries(requestBody?.content ?? {}).map(([type, media]) =>
      bodyText(type, media, requestBody?.required !== false),
    ),
    ...Object.entries(responses)
      .filter(([status]) => Number(status) < 400)
      .map(([status, answer]) => answerText(status, answer)),
    failures(responses),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function bodyText(type: string, { schema = {}, example }: Media, required: boolean): string {
  const needed = required ? '' : ', optional';
  return [`**Body** (\`${type}\`${needed}): ${typeOf(schema)}`, example ? json(example) : '']
    .filter((part) => part !== '')
    .join('\n\n');
}

function answerText(status: string, { description, headers = {}, content = {} }: Answer): string {
  const types = Object.entries(content).map(([type, { schema = {} }]) => {
    const detail = schema.$ref ? `: ${typeOf(schema)}` : '';
    return `\`${type}\`${detail}`;
  });
  const own = Object.keys(headers).filter((name) => !isCommon(common.answers, name));
  const told = own.map((name) => `\`${name}\`: ${headers[name]?.description ?? ''}`);
  const first = content['application/json'];
  const stream = content['text/event-stream']?.schema?.description;
  return [
    `**${status}** ${description}${types.length > 0 ? ` (${types.join(', ')})` : ''}`,
    first?.schema && !first.schema.$ref ? fieldTable(fieldsOf(first.schema)) : '',
    told.map((text) => `- ${cell(text)}`).join('\n'),
    stream ?? '',
    first?.example ? json(first.example) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Which words an operation fails with, by status. */
function failures(responses: Operation['responses']): string {
  const failed = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  const rows = failed.map(([status, { content, description }]) => {
    const codes = Object.keys(content?.['application/json']?.examples ?? {});
    const words = codes.map((code) => `[\`${code}\`](#errors)`).join(', ');
    return [status, words || description];
  });
  return rows.length > 0 ? `**Failures**\n\n${table(['Status', 'Code'], rows)}` : '';
}
