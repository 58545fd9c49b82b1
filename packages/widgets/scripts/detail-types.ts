import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { DescribedWidget } from './widget-tables.ts';

const source = join(import.meta.dirname, '..', 'src');

/** Where the types of `event.detail` are declared. */
const files = [
  ...readdirSync(join(source, 'widgets')).map((name) => `widgets/${name}/types.ts`),
  'provider/analytics.ts',
];

/** The declarations of what events carry, as they stand in the code, in the order of the events. */
export function detailTypes(widgets: readonly DescribedWidget[]): string {
  const details = widgets.flatMap(({ docs }) =>
    Object.values(docs.events).map(({ detail }) => detail),
  );
  // Those of the client are described with the API.
  const own = new Set(details.filter((name) => /^\w+$/.test(name) && name !== 'null'));
  const declared = declarations();
  const texts = [...own].map((name) => {
    const text = declared.get(name);
    if (text === undefined) throw new Error(`No declaration of ${name} was found`);
    return text;
  });
  return `\`\`\`ts\n${texts.join('\n\n')}\n\`\`\``;
}

function declarations(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(join(source, file), 'utf8');
    const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    for (const statement of statements) {
      if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
        found.set(statement.name.text, statement.getFullText().trim().replace('export ', ''));
      }
    }
  }
  return found;
}
