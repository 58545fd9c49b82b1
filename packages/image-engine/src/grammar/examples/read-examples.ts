import { readdirSync, readFileSync } from 'node:fs';
import { type Example, exampleOf } from './example-line.ts';

export type ExampleLanguage = 'en' | 'de' | 'es' | 'fr';

/** `at` is where it is written: `examples/en/light.txt:12`. */
export type WrittenExample = Example & { at: string };

/** The examples of a table; what is wrong with a line goes to `wrong`. */
function examplesOf(table: string, file: string, wrong: string[]): WrittenExample[] {
  return table.split('\n').flatMap((line, i) => {
    if (line.trim() === '' || /^#(?: |$)/.test(line)) return [];
    const at = `examples/${file}:${i + 1}`;
    try {
      return [{ ...exampleOf(line), at }];
    } catch (error) {
      wrong.push(`${at}: ${(error as Error).message}: ${line}`);
      return [];
    }
  });
}

/** Each prompt that stands on the same as one before it. */
function toldTwice(examples: readonly WrittenExample[]): string[] {
  const first = new Map<string, string>();
  return examples.flatMap(({ at, prompt, isMarked, imageCounts }) => {
    const keys = imageCounts.map((count) => JSON.stringify([prompt, isMarked, count]));
    const before = keys.map((key) => first.get(key)).find(Boolean);
    for (const key of keys) first.set(key, at);
    return before ? [`${at}: it stands in ${before} already: ${prompt}`] : [];
  });
}

/**
 * Examples from the text of tables, by their file names.
 * @throws SyntaxError as `readExamples` does.
 */
export function parseExamples(tables: Readonly<Record<string, string>>): WrittenExample[] {
  const wrong: string[] = [];
  const examples = Object.entries(tables).flatMap(([file, table]) =>
    examplesOf(table, file, wrong),
  );
  wrong.push(...toldTwice(examples));
  if (wrong.length > 0) throw new SyntaxError(wrong.join('\n'));
  return examples;
}

/**
 * The examples of a language: all that is in `examples/<language>/<topic>.txt`.
 *
 * One example is one line: the prompt, two blanks, an arrow, and what comes of it.
 *
 * ```
 * # Comments begin with a hash and a blank, and are about what is below them up to an empty line.
 * make it warmer and blur the sky  => warmth(percent=30) blur@sky
 * blur this  => marked: blur@marked
 * blend all of them  => three pictures: doubleExposure(form=dissolveAll)
 * make it brighter and add a dragon  => brightness  refused: add a dragon
 * make him smile  => refused because: expressions
 * asdf qwer  => refused
 * thank you  => nothing
 * don't crop  => forgoes
 * ```
 *
 * A plan has all operations in their order, each with the part that it is limited to (`op@part`), and those of the
 * parameters that matter; of several values each stands behind a plus. `refused:` names words of the visitor that the
 * refusals speak of, `refused because:` the reason of each (`plan/reasons.ts`), with commas between them. All is asked
 * with two pictures, and where something is marked or nothing is carried out with one as well; where it depends on
 * their number, that is told in front. A line break in a prompt is written `\n`.
 *
 * @throws SyntaxError that names file and line of everything that is written otherwise, of operations and reasons that
 *   there are none of, and of what stands there twice; no test of the language is run then.
 */
export function readExamples(language: ExampleLanguage): WrittenExample[] {
  const folder = new URL(`${language}/`, import.meta.url);
  const files = readdirSync(folder).sort();
  return parseExamples(
    Object.fromEntries(
      files.map((file) => [`${language}/${file}`, readFileSync(new URL(file, folder), 'utf8')]),
    ),
  );
}
