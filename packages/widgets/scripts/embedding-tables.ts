// `npm run generate -w @nano-banana/widgets` fills the tables of docs/embedding.md from what the elements are made of;
// with --check it only says whether they are current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/locales/locale.ts';
import { parts } from '../src/theme/parts.ts';
import { tokens } from '../src/theme/tokens.ts';
import { detailTypes } from './detail-types.ts';
import { type DescribedWidget, widgetTables } from './widget-tables.ts';

const cell = (text: string) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

const [first] = widgetTables;

/** What all elements have, in the same words, under one heading, and under each tag what it has alone. */
function byTag(
  head: readonly string[],
  namesOf: (widget: DescribedWidget) => readonly string[],
  row: (widget: DescribedWidget, name: string) => readonly string[],
): string {
  if (!first) return '';
  const isCommon = (name: string) =>
    new Set(
      widgetTables.map((widget) => namesOf(widget).includes(name) && row(widget, name).join()),
    ).size === 1;
  const common = namesOf(first).filter(isCommon);
  const texts = widgetTables.map((widget) => {
    const own = namesOf(widget).filter((name) => !common.includes(name));
    if (own.length === 0) return '';
    return `\`<${widget.table.tag}>\`:\n\n${table(
      head,
      own.map((name) => row(widget, name)),
    )}`;
  });
  const shared = `All elements:\n\n${table(
    head,
    common.map((name) => row(first, name)),
  )}`;
  return [common.length > 0 ? shared : '', ...texts].filter((text) => text !== '').join('\n\n');
}

const attributes = () =>
  byTag(
    ['Attribute', 'Property', 'When it is absent', 'What it does'],
    ({ table: { attributes } }) => Object.keys(attributes),
    ({ table: { attributes }, docs }, name) => {
      const { values, default: unset = '', doc = '' } = docs.attributes[name] ?? {};
      const choices = values ? ` One of ${values.map((value) => `\`${value}\``).join(', ')}.` : '';
      return [`\`${name}\``, `\`${attributes[name]?.property}\``, unset, doc + choices];
    },
  );

const properties = () =>
  byTag(
    ['Property', 'Type', 'What it does'],
    ({ table: { properties } }) => properties,
    ({ docs: { properties } }, name) => [
      `\`${name}\``,
      `\`${shortType(properties[name]?.type ?? '')}\``,
      properties[name]?.doc ?? '',
    ],
  );

const shortType = (type: string) =>
  type
    .replace(/import\('[^']+'\)\./g, '')
    .replace(' | undefined', '')
    .replace(/^\((.*)\)$/, '$1');

const events = () =>
  byTag(
    ['Event', 'React prop', '`event.detail`', 'Cancelable', 'When'],
    ({ table: { events } }) => Object.keys(events),
    ({ table: { events }, docs }, name) => {
      const type = name as `nb-${string}`;
      const { callback, cancelable } = events[type] ?? {};
      const { detail = '', doc = '' } = docs.events[type] ?? {};
      return [
        `\`${name}\``,
        callback ? `\`${callback}\`` : '',
        `\`${shortType(detail)}\``,
        cancelable ? 'yes' : '',
        doc,
      ];
    },
  );

const methods = () =>
  byTag(
    ['Method', 'What it does'],
    ({ table: { methods } }) => methods,
    ({ docs: { methods } }, name) => [
      `\`${name}(${methods[name]?.parameters ?? ''})\``,
      methods[name]?.doc ?? '',
    ],
  );

function tokenTable(): string {
  const css = readFileSync(join(import.meta.dirname, '..', 'src', 'theme', 'tokens.css'), 'utf8');
  const rows = tokens.map(({ name, about }) => {
    const [, value = ''] = new RegExp(`${name}:([^;]+);`).exec(css) ?? [];
    return [`\`${name}\``, about, `\`${value.trim()}\``];
  });
  return table(['Token', 'What it is for', 'Default'], rows);
}

const sections: Readonly<Record<string, () => string>> = {
  attributes,
  properties,
  events,
  details: () => detailTypes(widgetTables),
  methods,
  tokens: tokenTable,
  parts: () =>
    table(
      ['Part', 'What it is'],
      parts.map(({ name, about }) => [`\`${name}\``, about]),
    ),
  locales: () => languages.map((tag) => `\`${tag}\``).join(', '),
};

function filled(text: string): string {
  return text.replace(
    /(<!-- generated: (\w+) -->\n)[\s\S]*?(<!-- \/generated -->)/g,
    (_, begin: string, name: string, end: string) => {
      const section = sections[name];
      if (!section) throw new Error(`docs/embedding.md asks for "${name}", which nothing makes`);
      return `${begin}\n${section()}\n\n${end}`;
    },
  );
}

const file = join(import.meta.dirname, '..', '..', '..', 'docs', 'embedding.md');
const text = readFileSync(file, 'utf8');
const missing = Object.keys(sections).filter(
  (name) => !text.includes(`<!-- generated: ${name} -->`),
);
if (missing.length > 0) throw new Error(`docs/embedding.md has no place for ${missing.join(', ')}`);
if (!process.argv.includes('--check')) writeFileSync(file, filled(text));
else if (filled(text) !== text) {
  console.error('docs/embedding.md is not current: npm run generate -w @nano-banana/widgets');
  process.exitCode = 1;
}
