import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ambiguousLoop } from '../testing/ambiguous-loop.ts';

const RegularExpression = globalThis.RegExp;
const expressions = new Map<string, RegExp>();
const note = (said: RegExp) => expressions.set(String(said), said);

/** Those that are put together, when the grammar is loaded or first reads a language. */
async function noteThoseMade(): Promise<void> {
  vi.resetModules();
  globalThis.RegExp = new Proxy(RegularExpression, {
    construct(target, given) {
      const made = Reflect.construct(target, given);
      note(made);
      return made;
    },
  });
  const { parsePrompt } = await import('./parse-prompt.ts');
  const prompts = ['write Hello Anna at the top', 'schreib Hallo Anna oben', 'escribe Hola arriba'];
  for (const prompt of [...prompts, 'écris Bonjour en haut']) parsePrompt(prompt);
}

/** Those that stand in the files as they are. */
function noteThoseWritten(): void {
  const folder = import.meta.dirname;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.ts$/.test(name) || /\.test\.ts$/.test(name)) continue;
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      const [, source, flags] = /^\/(.*)\/(\w*)$/s.exec(node.getText(file)) ?? [];
      if (ts.isRegularExpressionLiteral(node) && source) note(new RegularExpression(source, flags));
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
}

beforeAll(async () => {
  await noteThoseMade();
  noteThoseWritten();
});
afterAll(() => {
  globalThis.RegExp = RegularExpression;
});

/** ms: thousands of expressions are looked at, beside whatever else the machine does. */
const LONG = 240_000;

it(
  'no expression reads a repeated word in two ways: that takes a time without end',
  () => {
    expect(expressions.size).toBeGreaterThan(4000);
    const ambiguous = [...expressions.values()].flatMap((said) => {
      const loop = ambiguousLoop(said);
      return loop === null ? [] : [{ loop: loop.slice(0, 300), said: String(said).slice(0, 80) }];
    });
    expect(ambiguous).toEqual([]);
  },
  LONG,
);
