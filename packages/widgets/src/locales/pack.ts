import type { FeatureCategory } from '@nano-banana/client-sdk';
import type { CommonWords, ErrorCode } from './en/common.ts';
import type { Words } from './en.ts';
import type { Formats } from './formats.ts';
import type { WordSections } from './words.ts';

/**
 * A section of a pack, typed by the English one: a missing or an extra string does not compile. What the server says in
 * English has words here, too.
 */
export type PackSection<Name extends keyof WordSections> = (formats: Formats) => PackSections[Name];

type PackSections = Omit<WordSections, 'common' | 'editor'> & {
  common: Omit<CommonWords, 'errors'> & { errors: Readonly<Record<ErrorCode, string>> };
  editor: Omit<WordSections['editor'], 'featureLabels'> & {
    featureLabels: Readonly<Record<FeatureCategory['id'], string>>;
  };
};

/** A language's words with numbers written as in a language tag's region (BCP 47). */
export type Pack = (tag: string) => Words;
