import type { Remark } from '@nano-banana/image-engine';
import type { FeatureCategoryId } from './feature-categories.ts';
import type { ImageEngine } from './image-engine.ts';

/** What is known of the image engine that a prompt is for. */
export type PromptTarget = Pick<ImageEngine, 'id' | 'name' | 'generative' | 'abilities'>;

/** A prompt to be made better. */
export interface OptimizeRequest {
  /**
   * The visitor's words: 1 to `limits.maxPromptLength` UTF-16 units, well-formed, without control characters and
   * without blanks at both ends. Any language; markup is text like any other.
   */
  prompt: string;
  /** Which of the editor's four features it is for; left out, none in particular. */
  featureCategory?: FeatureCategoryId | undefined;
  /** The engine that is going to carry it out. */
  target: PromptTarget;
  /** Stops the work when it aborts. */
  signal: AbortSignal;
}

/** What is different from the visitor's words, or what was left out and why. */
export interface Improvement {
  /** One sentence in English, for the visitor. */
  text: string;
  /** A stable machine word for what it says, and what it speaks of: for other languages. From rules only. */
  code?: string;
  values?: Remark['values'];
}

/** A prompt that was made better. */
export interface OptimizedPrompt {
  /** The rewrite, in the prompt's own language: 1 to `limits.maxPromptLength` UTF-16 units, plain text. */
  optimizedPrompt: string;
  /** Empty when the prompt was as good as it gets. */
  improvements: Improvement[];
}

/** Asks for prompts beside one. */
export interface SuggestRequest {
  /** As {@link OptimizeRequest.prompt}. */
  basePrompt: string;
  /** How many: 1 to 10. */
  count: number;
  target: PromptTarget;
  signal: AbortSignal;
}

/**
 * Something that writes prompts: rules, or a text model.
 *
 * What it answers is not trusted: `services/prompts` cleans it, measures the facets itself, and
 * goes on with the embedded prompt engine when an engine throws, answers nothing usable, or writes
 * what the image engine cannot carry out. So an engine throws whatever went wrong, as it is.
 */
export interface PromptEngine {
  /** Stable machine word, such as `embedded`. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  /**
   * Rewrites a prompt without changing what the visitor wants.
   *
   * @throws Whatever went wrong. Only of the embedded engine the visitor hears of it: AppError
   *   `unsupported_edit` with alternatives, when nothing of the prompt is an edit that the image
   *   engine carries out.
   */
  optimize(request: OptimizeRequest): Promise<OptimizedPrompt>;
  /**
   * Writes prompts that go on from one. They should be `count`, different from one another and from
   * the prompt; who asks makes up for what is missing.
   */
  suggest(request: SuggestRequest): Promise<string[]>;
}
