import { writeFile } from 'node:fs/promises';
import { openApiYaml } from './openapi-yaml.ts';

const target = new URL('../../../openapi.yaml', import.meta.url);
await writeFile(target, openApiYaml());
console.log('Wrote openapi.yaml');
