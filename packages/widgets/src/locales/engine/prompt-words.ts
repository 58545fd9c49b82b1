import type { PatternName } from './pattern-names.ts';

/** What a rewrite does, said without more. */
export type PlainImprovement =
  | 'adds_contrast'
  | 'adds_colour'
  | 'adds_sharpness'
  | 'adds_vignette'
  | 'adds_grain'
  | 'says_subject'
  | 'says_style'
  | 'says_light'
  | 'says_colour'
  | 'says_composition'
  | 'says_quality'
  | 'says_preserve'
  | 'rest_stays'
  | 'names_subject'
  | 'quiet'
  | 'lines_joined'
  | 'full_sentence';

/** What can be said to stay as it is. */
export type StayingFacet = 'style' | 'light' | 'colour' | 'composition' | 'quality';

/** Sentences about the rewrite of a prompt, by the machine words that the API gives them. */
export interface ImprovementSentences extends Record<PlainImprovement, string> {
  left_out_more: (count: number) => string;
  left_out_together: (steps: string) => string;
  says_what: (phrase: string) => string;
  /** @param more - words beside those that are named */
  spelling_mended: (words: string, more: number) => string;
  stays_same: (facets: string) => string;
}

/** What the embedded prompt engine says, and the patterns that prompts are sorted by. */
export interface PromptWords {
  improvements: Readonly<ImprovementSentences>;
  stayingFacets: Readonly<Record<StayingFacet, string>>;
  /** By the server's names. */
  patterns: Readonly<Record<PatternName, string>>;
}
