import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { ApiReference } from '../src/content/company/api-reference.ts';

const contract = new URL('../../openapi.yaml', import.meta.url).pathname;
const name = 'virtual:api-reference';
const resolved = `\0${name}`;

/** What the page about the API shows of `openapi.yaml`, as the module `virtual:api-reference`. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return;
      this.addWatchFile(contract);
      const reference = readReference(parse(await readFile(contract, 'utf8')));
      return `export const reference = ${JSON.stringify(reference)}`;
    },
  };
}

interface Answer {
  content?: Record<string, { examples?: Record<string, { summary?: string }> }>;
}

interface Operation {
  tags: [string];
  summary: string;
  description?: string;
  responses: Record<string, Answer>;
}

interface Contract {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
}

const isFailure = (status: string) => /^[45]/.test(status);

function readReference({ tags, paths }: Contract): ApiReference {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    groups: tags.map(({ name: tag, description }) => ({
      name: tag,
      description,
      operations: operations
        .filter(({ operation }) => operation.tags[0] === tag)
        .map(({ path, method, operation }) => ({
          method: method.toUpperCase(),
          path,
          summary: operation.summary,
          description: operation.description ?? '',
          failures: Object.keys(operation.responses).filter(isFailure).map(Number),
        })),
    })),
    errors: readErrors(operations.map(({ operation }) => operation)),
  };
}

/** Each code once, with its status and the sentence that a visitor is shown. */
function readErrors(operations: readonly Operation[]): ApiReference['errors'] {
  const found = new Map<string, { status: number; code: string; error: string }>();
  for (const { responses } of operations) {
    for (const [status, answer] of Object.entries(responses)) {
      if (!isFailure(status)) continue;
      const examples = answer.content?.['application/json']?.examples ?? {};
      for (const [code, { summary = '' }] of Object.entries(examples)) {
        found.set(code, { status: Number(status), code, error: summary });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.status - b.status || a.code.localeCompare(b.code));
}
