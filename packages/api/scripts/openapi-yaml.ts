import { stringify } from 'yaml';
import { openApiDocument } from '../src/routes/openapi/document.ts';

/** The text of `openapi.yaml`, the same bytes for the same schemas. */
export function openApiYaml(): string {
  const header =
    '# The wire contract, generated from the routes in packages/api by `npm run generate`. Do not edit.\n';
  return header + stringify(openApiDocument(), { aliasDuplicateObjects: false, lineWidth: 100 });
}
