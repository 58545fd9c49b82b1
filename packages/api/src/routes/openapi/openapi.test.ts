import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiYaml } from '../../../scripts/openapi-yaml.ts';
import { errorCodes } from '../../error-codes.ts';
import { checkContract, contract, contractText } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';

let open: OpenApp;
beforeAll(async () => {
  open = await openApp();
});
afterAll(() => open.close());

test('openapi.yaml is what the routes say; `npm run generate` writes it', () => {
  expect(contractText === openApiYaml()).toBe(true);
});

test('the served document is the committed one', async () => {
  const answer = await open.app.request('/api/openapi.json');
  expect(await checkContract(answer, 'get /api/openapi.json')).toEqual(contract);
});

test('every route is in the contract and every operation has a route', () => {
  // What pages load, the site's and partners', is no part of the API.
  const routes = open.app.routes
    .filter(({ method, path }) => !['ALL', 'OPTIONS'].includes(method) && path !== '/embed/*')
    .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`);
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(new Set(routes)).toEqual(new Set(operations));
});

const answers = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { responses }]) =>
    Object.entries(responses).map(([status, response]) => ({
      operation: `${method} ${path}`,
      status: Number(status),
      response,
    })),
  ),
);

describe('an example', () => {
  test.each(answers)('is given and fits its schema: $operation $status', async (declared) => {
    for (const [type, media] of Object.entries(declared.response.content ?? {})) {
      const examples = 'examples' in media ? Object.values(media.examples as object) : [media];
      for (const example of examples) {
        const value = example.value ?? example.example;
        expect(value).toBeDefined();
        const body = type === 'application/json' ? JSON.stringify(value) : value;
        const headers = { 'content-type': type, 'x-request-id': 'x' };
        const answer = new Response(body, { status: declared.status, headers });
        await checkContract(answer, declared.operation);
      }
    }
  });
});

/** No operation answers the first; the second is a reason that the record of a model holds. */
const elsewhere = ['method_not_allowed 405', 'mesh_impossible 422'];

test('every error code that an operation answers has an example under its status', () => {
  const given = answers.flatMap(({ status, response }) => {
    const media = response.content?.['application/json'];
    const examples = media && 'examples' in media ? Object.keys(media.examples as object) : [];
    return examples.map((code) => `${code} ${status}`);
  });
  const codes = Object.entries(errorCodes).map(([code, { status }]) => `${code} ${status}`);
  expect(new Set(given)).toEqual(new Set(codes.filter((code) => !elsewhere.includes(code))));
});
