import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

interface Operation {
  responses: Record<string, { content?: Record<string, object>; headers?: Record<string, object> }>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

const contractFile = new URL('../../../../openapi.yaml', import.meta.url);

/** The text of the committed contract. */
export const contractText = readFileSync(contractFile, 'utf8');

/** The committed contract. */
export const contract: Contract = parse(contractText);

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

/**
 * Checks an answer against `openapi.yaml`: its status is declared, it has the declared content type
 * and the headers every answer has, and a JSON body fits the schema.
 *
 * @param operation Method and path template, such as `get /api/files/{name}`.
 * @returns the parsed body of a JSON answer, undefined for others.
 * @throws Error that says what does not fit.
 */
export async function checkContract(answer: Response, operation: string): Promise<unknown> {
  const [method = '', path = ''] = operation.split(' ');
  const declared = contract.paths[path]?.[method]?.responses[answer.status];
  if (!declared) throw new Error(`${operation} does not declare status ${answer.status}`);
  if (!answer.headers.get('x-request-id')) throw new Error('The header x-request-id is missing');

  const type = answer.headers.get('content-type')?.split(';')[0];
  if (!declared.content) {
    if (type) throw new Error(`${answer.status} declares no body but the answer is ${type}`);
    return undefined;
  }
  if (!type || !(type in declared.content)) {
    throw new Error(`${answer.status} does not declare the content type ${type}`);
  }
  if (type !== 'application/json') return undefined;
  const body: unknown = await answer.clone().json();
  const pointer = [path, method, 'responses', answer.status, 'content', type, 'schema']
    .map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'))
    .map(encodeURIComponent)
    .join('/');
  // Compiled when it is first asked for.
  const validate = ajv.getSchema(`contract#/paths/${pointer}`);
  if (!validate?.(body)) throw new Error(`${operation}: ${ajv.errorsText(validate?.errors)}`);
  return body;
}
