import type { Logger } from 'pino';
import { cleanPrompt } from '../engines/embedded/prompts/clean-prompt.ts';
import { type Facet, facets, findFacets } from '../engines/embedded/prompts/facets.ts';
import { createEmbeddedPromptEngine } from '../engines/embedded/prompts/index.ts';
import { isCarriedOut, readPrompt, stepsBeside } from '../engines/embedded/prompts/read-prompt.ts';
import { unlike } from '../engines/embedded/prompts/suggestions.ts';
import type { FeatureCategoryId } from '../engines/feature-categories.ts';
import type { OptimizedPrompt, PromptEngine, PromptTarget } from '../engines/prompt-engine.ts';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Outcome } from '../watching/outcome-counts.ts';
import { patternsIn } from './prompt-patterns.ts';
import type { TrendingService } from './trending.ts';

/** A prompt to be made better. */
export interface PromptRequest {
  /** Cleaned by {@link cleanPrompt}; 1 to `limits.maxPromptLength` UTF-16 units. */
  prompt: string;
  featureCategory?: FeatureCategoryId | undefined;
  /** Aborts when the visitor is gone. */
  signal: AbortSignal;
}

/** A rewrite, and what it is worth. Scores are whole percent, and the same for the same rewrite. */
export interface ScoredPrompt extends OptimizedPrompt {
  /** How many of the facets the rewrite speaks of. */
  confidence: number;
  /** How many of the recorded results with the same patterns were kept; see {@link TrendingService.keptWith}. */
  expectedEngagement: number;
  /** Names of the patterns in the rewrite. */
  trendingElements: string[];
  facets: { facet: Facet; before: boolean; after: boolean }[];
  /** Id of the engine that wrote it. */
  engine: string;
}

/** Asks for prompts beside one. */
export interface SuggestionsRequest {
  /** As {@link PromptRequest.prompt}. */
  basePrompt: string;
  /** 1 to 10. */
  count: number;
  signal: AbortSignal;
}

/** Makes prompts better, for the engine that carries them out. */
export interface PromptsService {
  /** Who writes the prompts; where it fails, the embedded one does. */
  readonly engine: Pick<PromptEngine, 'id' | 'name'>;
  /**
   * @throws AppError `unsupported_edit` with alternatives when the image engine can do nothing of the
   *   prompt; `cancelled`.
   */
  optimize(request: PromptRequest): Promise<ScoredPrompt>;
  /**
   * Exactly as many as were asked for, all different and none the prompt itself.
   *
   * @throws AppError `cancelled`.
   */
  suggest(request: SuggestionsRequest): Promise<string[]>;
}

export interface PromptsServiceOptions {
  promptEngine: PromptEngine;
  /** The engine that prompts are for. */
  target: PromptTarget;
  trending: Pick<TrendingService, 'keptWith'>;
  /** Seconds after which a prompt engine is given up. */
  timeoutSeconds: number;
  log: Pick<Logger, 'warn'>;
  /** Counts what an engine wrote, or why it did not. */
  record: (engine: string, outcome: Outcome, seconds: number) => void;
}

export function createPromptsService(options: PromptsServiceOptions): PromptsService {
  const { promptEngine, target, trending, timeoutSeconds, log, record } = options;
  const embedded = createEmbeddedPromptEngine();
  const isEmbedded = promptEngine.id === embedded.id;

  /** Lets an engine work and counts it. */
  async function counted<Result>(engine: PromptEngine, work: () => Promise<Result>) {
    const start = performance.now();
    const count = (outcome: Outcome) =>
      record(engine.id, outcome, (performance.now() - start) / 1000);
    try {
      const result = await work();
      count('ok');
      return result;
    } catch (error) {
      count(error instanceof AppError ? error.code : 'engine_failed');
      throw error;
    }
  }

  /** What a text model wrote; null when it failed, which the embedded engine makes good. */
  async function fromModel<Result>(
    caller: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | null> {
    if (isEmbedded) return null;
    const signal = AbortSignal.any([caller, AbortSignal.timeout(timeoutSeconds * 1000)]);
    try {
      return await counted(promptEngine, () => work(signal));
    } catch (err) {
      if (caller.aborted) throw new AppError('cancelled');
      log.warn({ err, engine: promptEngine.id }, 'a text model failed; the embedded one stands in');
      return null;
    }
  }

  return {
    engine: { id: promptEngine.id, name: promptEngine.name },
    async optimize({ prompt, featureCategory, signal }) {
      const asked = { prompt, featureCategory, target };
      const written = await fromModel(signal, async (inner) =>
        usable(await promptEngine.optimize({ ...asked, signal: inner }), asked),
      );
      const result =
        written ?? (await counted(embedded, () => embedded.optimize({ ...asked, signal })));
      const engine = written ? promptEngine.id : embedded.id;
      return { ...result, ...(await scores(prompt, result.optimizedPrompt, trending)), engine };
    },
    async suggest({ basePrompt, count, signal }) {
      const asked = { basePrompt, count, target };
      const written = await fromModel(signal, async (inner) =>
        (await promptEngine.suggest({ ...asked, signal: inner })).flatMap((wish) =>
          isUsable(cleanPrompt(wish), target) ? cleanPrompt(wish) : [],
        ),
      );
      const own = unlike(basePrompt, written ?? []);
      if (own.length >= count) return own.slice(0, count);
      // Twice as many as can be wanted, so that enough are left beside the model's.
      const more = await counted(embedded, () =>
        embedded.suggest({ ...asked, count: count + own.length, signal }),
      );
      return unlike(basePrompt, [...own, ...more]).slice(0, count);
    },
  };
}

/** @throws AppError `engine_failed` when what a model wrote is no rewrite. */
function usable(
  written: OptimizedPrompt,
  { prompt, target }: { prompt: string; target: PromptTarget },
): OptimizedPrompt {
  const optimizedPrompt = cleanPrompt(written.optimizedPrompt);
  if (
    !isUsable(optimizedPrompt, target) ||
    !(target.generative || keeps(optimizedPrompt, prompt))
  ) {
    throw new AppError('engine_failed', {
      message: 'The text model wrote a prompt that the image engine does not take.',
    });
  }
  const improvements = written.improvements
    .map(({ text }) => ({ text: cleanPrompt(text) }))
    .filter(({ text }) => text !== '');
  return { optimizedPrompt, improvements };
}

function isUsable(text: string, { generative }: PromptTarget): boolean {
  if (text === '' || text.length > limits.maxPromptLength) return false;
  return generative || isCarriedOut(text);
}

/** Whether a rewrite still asks for every step that the prompt asks for. */
function keeps(rewrite: string, prompt: string): boolean {
  return stepsBeside(readPrompt(prompt).plan, readPrompt(rewrite).plan).length === 0;
}

async function scores(
  before: string,
  after: string,
  trending: PromptsServiceOptions['trending'],
): Promise<Omit<ScoredPrompt, 'engine' | keyof OptimizedPrompt>> {
  const spoken = spokenIn(before);
  const speaks = spokenIn(after);
  const patterns = patternsIn(after);
  const covered = facets.filter((facet) => speaks.has(facet)).length;
  return {
    confidence: Math.round((covered / facets.length) * 100),
    expectedEngagement: await trending.keptWith(patterns),
    trendingElements: patterns.map(({ name }) => name),
    facets: facets.map((facet) => ({
      facet,
      before: spoken.has(facet),
      after: speaks.has(facet),
    })),
  };
}

function spokenIn(text: string): ReadonlySet<Facet> {
  return findFacets(text, readPrompt(text).plan);
}
