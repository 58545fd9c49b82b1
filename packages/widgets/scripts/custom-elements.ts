// Part of `npm run generate -w @nano-banana/widgets`: writes custom-elements.json, what editors know of our tags, from the tables
// that the elements are made of; with --check it only says whether the file is current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DescribedWidget, widgetTables } from './widget-tables.ts';

/** One module of the manifest (webcomponents/custom-elements-manifest, schema 2.1.0). */
function moduleOf({ file, table, docs }: DescribedWidget) {
  const path = `dist/elements/${file}.js`;
  const typeOf = (name: string) => {
    const { values } = docs.attributes[name] ?? {};
    return { text: values ? values.map((value) => `'${value}'`).join(' | ') : 'string' };
  };
  const declaration = {
    kind: 'class',
    customElement: true,
    name: docs.name,
    tagName: table.tag,
    description: docs.doc,
    attributes: Object.entries(table.attributes).map(([name, { property }]) => ({
      ...{ name, fieldName: property, type: typeOf(name) },
      ...{ default: docs.attributes[name]?.default, description: docs.attributes[name]?.doc },
    })),
    members: [
      ...table.properties.map((name) => ({
        ...{ kind: 'field', name, type: { text: docs.properties[name]?.type } },
        description: docs.properties[name]?.doc,
      })),
      ...table.methods.map((name) => ({
        ...{ kind: 'method', name, return: { type: { text: 'Promise<void>' } } },
        ...{ parameters: parametersOf(docs.methods[name]?.parameters ?? '') },
        description: docs.methods[name]?.doc,
      })),
    ],
    events: Object.entries(docs.events).map(([name, { detail, doc }]) => {
      const isCancelable = table.events[name as `nb-${string}`]?.cancelable === true;
      const veto = isCancelable ? ' `preventDefault()` keeps it from happening.' : '';
      return { name, type: { text: `CustomEvent<${detail}>` }, description: doc + veto };
    }),
    cssProperties: [
      { name: '--nb-*', description: 'Colours, radii, shadows and times: see tokens.css.' },
      { name: '--nb-font', description: 'Font family.' },
    ],
  };
  return {
    kind: 'javascript-module',
    path,
    declarations: [declaration],
    exports: [
      {
        ...{ kind: 'custom-element-definition', name: table.tag },
        declaration: { name: docs.name, module: path },
      },
    ],
  };
}

function parametersOf(text: string) {
  const [name, type] = text.split(': ');
  return name && type ? [{ name, type: { text: type } }] : [];
}

const manifest = {
  schemaVersion: '2.1.0',
  modules: widgetTables.map(moduleOf),
};

const file = join(import.meta.dirname, '..', 'custom-elements.json');
const text = `${JSON.stringify(manifest, null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('custom-elements.json is not current: npm run generate -w @nano-banana/widgets');
  process.exitCode = 1;
}
