/**
 * Writes src/generated/openapi.ts from the wire contract.
 * `npm run generate` writes; `npm run generate -- --check` fails when the committed file differs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const contract = new URL('../../../openapi.yaml', import.meta.url);
const output = new URL('../src/generated/openapi.ts', import.meta.url);

const BLOB = ts.factory.createTypeReferenceNode('Blob');

const ast = await openapiTS(contract, {
  // A field with a default may still be left out of a request.
  defaultNonNullable: false,
  transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
});
const text = `// Generated from openapi.yaml by scripts/generate.ts. Do not edit.\n\n${astToString(ast)}`;

if (process.argv.includes('--check')) {
  const committed = await readFile(output, 'utf8').catch(() => '');
  if (committed !== text) {
    console.error('src/generated/openapi.ts is out of date: run npm run generate.');
    process.exitCode = 1;
  }
} else {
  await writeFile(output, text);
}
