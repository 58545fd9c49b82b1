import type { FeatureCategory } from '@nano-banana/client-sdk';
import type { EngineVoice } from '../core/engine/server-voice.ts';
import type { CommonWords, ErrorCode } from './en/common.ts';
import type { Words } from './en.ts';
import type { FeatureText } from './engine/wish-names.ts';
import type { Formats } from './formats.ts';
import type { WordSections } from './words.ts';

/**
 * A section of a pack, typed by the English one: a missing or an extra string does not compile. What the server says in
 * English has words here, too.
 */
export type PackSection<Name extends keyof WordSections> = (formats: Formats) => PackSections[Name];

type PackSections = Omit<WordSections, 'common' | 'editor'> & {
  common: Omit<CommonWords, 'errors' | 'featureLabels'> & {
    errors: Readonly<Record<ErrorCode, string>>;
    featureLabels: Readonly<Record<FeatureCategory['id'], string>>;
  };
  editor: Omit<WordSections['editor'], 'featureTexts'> & {
    featureTexts: Readonly<Record<FeatureText, string>>;
  };
};

/** A language's words with numbers written as in a language tag's region (BCP 47). */
export type Pack = (tag: string) => Words & EngineSpeech;

/** What a language has beside its words. */
export interface EngineSpeech {
  /** What the embedded engine says in it. @param own - a host's strings by their names, others may be among them */
  engineSpeech: (own: object) => Promise<EngineVoice>;
}
