import { describe, expect, it } from 'vitest';
import { commonWords } from './en/common.ts';
import { detailsWords } from './en/details.ts';
import { editorWords } from './en/editor.ts';
import { elementWords } from './en/element.ts';
import { markingWords } from './en/marking.ts';
import { optimizerWords } from './en/optimizer.ts';
import { sheetsWords } from './en/sheets.ts';
import { versionsWords } from './en/versions.ts';
import { viewWords } from './en/view.ts';
import { en } from './en.ts';
import { figurineWords } from './figurine.ts';
import { languages, loadLocale } from './locale.ts';
import { poseWords } from './pose.ts';
import type { WordSections } from './words.ts';

const sections: WordSections = {
  common: commonWords,
  details: detailsWords,
  editor: editorWords,
  element: elementWords,
  figurine: figurineWords,
  marking: markingWords,
  optimizer: optimizerWords,
  pose: poseWords,
  sheets: sheetsWords,
  versions: versionsWords,
  view: viewWords,
};

type Entry = readonly [path: string, value: unknown];

/** Every string and every function of a table, by its path. */
function entries(table: object, path = ''): Entry[] {
  return Object.entries(table).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? entries(value, `${path}${name}.`)
      : [[`${path}${name}`, value] as const],
  );
}

/** What the English has none of, since the server says it. */
const isServers = ([path]: Entry) =>
  /^(errors|featureLabels|featureTexts)\.|^engineSpeech$/.test(path);

/** Which of its arguments a sentence says; each argument is a number that is found again in any spelling of it. */
function said(sentence: (...given: never[]) => string): string {
  const given = Array.from({ length: sentence.length }, (_, index) => 6 + index);
  // biome-ignore lint/suspicious/noExplicitAny: numbers stand for names, too: a sentence puts in what it gets
  const text = (sentence as any)(...given.map(mark)) as string;
  return given.filter((number) => text.includes(String(number))).join();
}

/** A number that names have the methods of. */
const mark = (value: number) => Object.assign(value, { toLowerCase: () => String(value) });

const others = languages.filter((language) => language !== 'en');
const packs = new Map(
  await Promise.all(
    others.map(async (language) => [language, (await loadLocale(language)).words] as const),
  ),
);

describe.each(others)('the words in %s', (language) => {
  const pack = packs.get(language) ?? {};
  const table = entries(pack).filter((entry) => !isServers(entry));

  it('are all there, and no others', () => {
    const paths = (all: readonly Entry[]) => all.map(([path]) => path).sort();
    expect(paths(table)).toEqual(paths(entries(en)));
  });

  it('are sentences of their own', () => {
    expect(
      entries(pack).filter(([, value]) => typeof value === 'string' && value.trim() === ''),
    ).toEqual([]);
    const english = new Map(entries(en));
    const same = table.filter(
      ([path, value]) =>
        typeof value === 'string' && / .* /.test(value) && value === english.get(path),
    );
    expect(same).toEqual([]);
  });

  it('put in what the English sentences put in', () => {
    const sentences = new Map(entries(en));
    for (const [path, value] of table) {
      const english = sentences.get(path);
      if (typeof english !== 'function' || /listed$/.test(path)) continue;
      expect(typeof value, path).toBe('function');
      const sentence = value as (...given: never[]) => string;
      expect(sentence.length, `${path} takes as much`).toBe(english.length);
      expect(said(sentence), path).toBe(said(english as typeof sentence));
    }
  });

  it('say every failure that the API has a code for', () => {
    const failures = Object.values(pack.errors ?? {});
    expect(failures.length).toBeGreaterThan(30);
    expect(new Set(failures).size).toBe(failures.length);
  });
});

it('has every section in the whole table', () => {
  expect(Object.assign({}, ...Object.values(sections))).toEqual(en);
});

describe('numbers', () => {
  it('have six forms in Arabic', () => {
    const left = packs.get('ar')?.leftToday ?? (() => '');
    const forms = [0, 1, 2, 3, 11, 100].map((count) => left(count).replace(/\d+/, '#'));
    expect(forms).toEqual([
      'لم تبقَ صور اليوم',
      'بقيت صورة واحدة اليوم',
      'بقيت صورتان اليوم',
      'بقيت # صور اليوم',
      'بقيت # صورة اليوم',
      'بقيت # صورة اليوم',
    ]);
  });

  it('are written as in the region that was asked for', async () => {
    const bytes = 'rejectedTooLarge';
    expect((await loadLocale('de')).words[bytes]?.(10485760, '10')).toContain('10.485.760');
    expect((await loadLocale('de-CH')).words[bytes]?.(10485760, '10')).toMatch(/10[’']485[’']760/);
    expect((await loadLocale('ar-EG')).words.leftToday?.(5)).toBe('بقيت ٥ صور اليوم');
  });

  it('say when in the language’s own way', () => {
    expect(packs.get('de')?.retryWhen?.(packs.get('de')?.inSeconds?.(40) ?? '')).toBe(
      'Versuch es in 40 Sekunden noch einmal.',
    );
    expect(packs.get('ja')?.retryWhen?.(packs.get('ja')?.inMinutes?.(3) ?? '')).toBe(
      '3 分後にもう一度お試しください。',
    );
    expect(packs.get('fr')?.tomorrow).toBe('demain');
  });
});
