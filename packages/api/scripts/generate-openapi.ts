// `npm run generate -w @nano-banana/api` writes the contract, openapi.yaml, and its page for people, docs/api.md, from
// the routes' schemas; with --check it only says whether the committed ones are current.
import { readFileSync, writeFileSync } from 'node:fs';
import { apiPage } from './api-docs/page.ts';
import { openApiYaml } from './openapi-yaml.ts';

const files = { 'openapi.yaml': openApiYaml(), 'docs/api.md': apiPage() };
for (const [path, text] of Object.entries(files)) {
  const target = new URL(`../../../${path}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error(`${path} is not what the routes say: npm run generate`);
    process.exitCode = 1;
  }
}
