import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type CommonWords, commonWords } from '../locales/en/common.ts';
import type { Words } from '../locales/en.ts';
import { english, type Locale, loadedLocale, loadLocale } from '../locales/locale.ts';
import { flatten, layered, type OwnWords } from '../locales/words.ts';

export interface LanguageProps {
  /**
   * Language tag (BCP 47), like `de-AT`, or what `loadLocale` gave; the default is English. Until its words have arrived
   * the ones before stay, so give what `loadLocale` gave where the first sight matters. May change at any time.
   */
  locale?: string | Locale | undefined;
  /** Replaces single strings, by section: `{editor: {generate: 'Go'}}`. */
  words?: OwnWords | undefined;
}

interface Language {
  locale: Locale;
  own: readonly (OwnWords | undefined)[];
  /** The host's strings by name. */
  flat: Partial<Words> | undefined;
}

const Context = createContext<Language>({ locale: english, own: [], flat: undefined });

/** The language of what is below: as said here, else as said further out. */
export function Language({ locale, words, children }: LanguageProps & { children?: ReactNode }) {
  const outer = useContext(Context);
  const here = useLoaded(locale, outer.locale);
  const value = useMemo<Language>(() => {
    const own = words ? [...outer.own, words] : outer.own;
    return { locale: here, own, flat: words ? flatten(...own) : outer.flat };
  }, [here, words, outer]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

function useLoaded(wanted: string | Locale | undefined, outer: Locale): Locale {
  const [shown, setShown] = useState<Locale>();
  useEffect(() => {
    if (typeof wanted !== 'string') return;
    let isOver = false;
    loadLocale(wanted).then(
      (locale) => isOver || setShown(locale),
      // The words before stay.
      reportError,
    );
    return () => {
      isOver = true;
    };
  }, [wanted]);
  if (wanted === undefined) return outer;
  if (typeof wanted !== 'string') return wanted;
  return loadedLocale(wanted) ?? shown ?? outer;
}

/** What a widget's root says of its language, for screen readers, fonts and the direction. */
export function useLanguage(): Pick<Locale, 'tag' | 'dir'> {
  return useContext(Context).locale;
}

/**
 * What several widgets say, and a section of one's own (the same object each time), in the widget's language and with
 * the host's own strings. A part that is loaded when it is wanted brings its English section with it.
 */
export function useWords(): CommonWords;
export function useWords<Section extends Partial<Words>>(section: Section): CommonWords & Section;
export function useWords(section?: Partial<Words>) {
  const { locale, flat } = useContext(Context);
  return useMemo(
    () => layered({ ...commonWords, ...section, ...locale.words }, flat),
    [section, locale, flat],
  );
}
