import { errorCodes } from '../../src/error-codes.ts';
import { openApiDocument } from '../../src/routes/openapi/document.ts';
import { common, fieldTable, type Operation, operationSection, table } from './operation.ts';
import { fieldsOf, type Schema, typeOf } from './schema.ts';

interface Contract {
  info: { version: string };
  tags: readonly { name: string; description: string }[];
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

const opening = `<!-- Generated from the contract by \`npm run generate\`. Do not edit. -->

# The HTTP API

What the server answers, in the order of [openapi.yaml](../openapi.yaml), from which this page is made; a running server
has the same contract as JSON at \`/api/openapi.json\`. In JavaScript use the [client](sdk.md), which knows all of it.

Addresses are relative to the server. Text is UTF-8, times are ISO 8601 in UTC, \`imageUrl\` and its like are paths on
the server. Any origin may ask (CORS); a partner key may be held to the origins that it was made for.

\`\`\`sh
curl -F image=@photo.jpg -F prompt='Make it black and white' http://localhost:8787/api/generate-image
\`\`\``;

/** `docs/api.md`, the same bytes for the same contract. */
export function apiPage(): string {
  const contract = openApiDocument() as unknown as Contract;
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const sections = contract.tags.map(({ name, description }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    const texts = own.map(({ method, path, operation }) =>
      operationSection(method, path, operation),
    );
    return [`## ${name}`, description, ...texts].join('\n\n');
  });
  const parts = [
    opening,
    contents(operations),
    headers(operations.map(({ operation }) => operation)),
    errors(),
    ...sections,
    schemas(contract.components.schemas),
  ];
  return `${parts.join('\n\n')}\n`;
}

function contents(
  operations: readonly { method: string; path: string; operation: Operation }[],
): string {
  const rows = operations.map(({ method, path, operation }) => {
    const title = `${method.toUpperCase()} ${path}`;
    return [`[\`${title}\`](#${anchor(title)})`, operation.summary];
  });
  return table(['Operation', 'What it does'], rows);
}

/** As GitHub makes them from headings. */
function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');
}

function headers(operations: readonly Operation[]): string {
  const asked = common.parameters.map((name) => {
    const found = operations.flatMap(({ parameters = [] }) => parameters);
    return [`\`${name}\``, found.find((one) => one.name === name)?.description ?? ''];
  });
  const answers = operations.flatMap(({ responses }) => Object.values(responses));
  const told = common.answers.map((name) => [
    `\`${name}\``,
    answers.find((answer) => answer.headers?.[name])?.headers?.[name]?.description ?? '',
  ]);
  return [
    '## Headers',
    'Of requests, all optional; each operation names those it takes:',
    table(['Header', 'About'], asked),
    'Of answers:',
    table(['Header', 'About'], told),
  ].join('\n\n');
}

function errors(): string {
  const rows = Object.entries(errorCodes).map(([code, { status, error, message }]) => [
    `\`${code}\``,
    String(status),
    error,
    message,
  ]);
  return [
    '## Errors',
    'Every failure has one shape, [Error](#type-error). `error` is a sentence for the visitor, `code` a word for the program that never changes its meaning; a newer server may have words that are not here.',
    table(['Code', 'Status', '`error`', '`message`'], rows),
  ].join('\n\n');
}

function schemas(all: Contract['components']['schemas']): string {
  const texts = Object.entries(all).map(([name, schema]) => {
    const fields = fieldTable(fieldsOf(schema));
    const includes = (schema.allOf ?? []).filter((part) => part.$ref).map(typeOf);
    return [
      `### Type ${name}`,
      schema.description ?? '',
      includes.length > 0 ? `All of ${includes.join(', ')}, and:` : '',
      fields || typeOf(schema),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  return ['## Types', 'What goes over the wire.', ...texts].join('\n\n');
}
