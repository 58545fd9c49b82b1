import type { Words } from './en.ts';
import type { Pack } from './pack.ts';

/** A language for the widgets. */
export interface Locale {
  /** Language tag (BCP 47): what dates and numbers are written by, and the root's `lang`. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
  /** What differs from the English that is built in. */
  readonly words: Partial<Words>;
}

/** Built in. */
export const english: Locale = { tag: 'en', dir: 'ltr', words: {} };

const packs: Readonly<Record<string, () => Promise<{ words: Pack }>>> = {
  ar: () => import('./ar/index.ts'),
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  fr: () => import('./fr/index.ts'),
  ja: () => import('./ja/index.ts'),
  'zh-Hans': () => import('./zh-Hans/index.ts'),
};

/** The languages that there are words for. */
export const languages: readonly string[] = ['en', ...Object.keys(packs)];

const loaded = new Map<string, Locale>();
let hasWarned = false;

/**
 * Loads the words for a language tag (BCP 47). The nearest language is taken: `de-AT` gets German words and writes
 * numbers as in Austria; `zh-CN` gets `zh-Hans`. A language without words gets English, with one warning on the console.
 * Rejects when the words do not arrive.
 */
export async function loadLocale(tag: string): Promise<Locale> {
  const known = loadedLocale(tag);
  if (known) return known;
  const { canonical, language } = negotiate(tag);
  const load = language === undefined ? undefined : packs[language];
  if (!load && language !== 'en' && !hasWarned) {
    hasWarned = true;
    // biome-ignore lint/suspicious/noConsole: for the host's developers
    console.warn(`Nano Banana has no words for the locale "${tag}" and shows English.`);
  }
  const locale: Locale = load
    ? {
        tag: canonical,
        dir: language === 'ar' ? 'rtl' : 'ltr',
        words: (await load()).words(canonical),
      }
    : language === 'en'
      ? { ...english, tag: canonical }
      : english;
  loaded.set(tag, locale);
  return locale;
}

/** What has been loaded before, at once. */
export function loadedLocale(tag: string): Locale | undefined {
  return tag === 'en' ? english : loaded.get(tag);
}

/** Which words are nearest; `language` is undefined when none are. By likely subtags (UTS 35). */
function negotiate(tag: string): { canonical: string; language: string | undefined } {
  try {
    const locale = new Intl.Locale(tag.replaceAll('_', '-'));
    const { language, script } = locale.maximize();
    const found = languages.find(
      (known) => known === language || known === `${language}-${script}`,
    );
    return { canonical: locale.toString(), language: found };
  } catch {
    return { canonical: 'en', language: undefined };
  }
}
