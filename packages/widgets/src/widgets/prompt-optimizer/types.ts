import type { Client, Config } from '@nano-banana/client-sdk';
import type { AnalyticsHandler } from '../../provider/analytics.ts';
import type { LanguageProps } from '../../provider/Language.tsx';
import type { Theme } from '../../provider/NanoBananaProvider.tsx';

/** Where a prompt that is used comes from. */
export type PromptSource = 'rewrite' | 'suggestion' | 'trending';

/** A prompt that the visitor takes, and where it comes from. */
export interface UsePromptDetail {
  prompt: string;
  source: PromptSource;
}

/** A failed call, in the words the visitor sees. */
export interface OptimizerErrorDetail {
  error: unknown;
  title: string;
  message: string;
}

/** What happens in the optimizer; a new function restarts nothing. */
export interface PromptOptimizerCallbacks {
  /** The visitor takes a rewrite, a suggestion or a trending example. */
  onUsePrompt?: ((detail: UsePromptDetail) => void) | undefined;
  /** An answer did not come. */
  onError?: ((detail: OptimizerErrorDetail) => void) | undefined;
}

/** Props of `<PromptOptimizer>`. */
export interface PromptOptimizerProps extends PromptOptimizerCallbacks, LanguageProps {
  /** Origin of the API; default: the provider's, else the page's own. */
  apiBaseUrl?: string | undefined;
  /** Partner key. */
  apiKey?: string | undefined;
  /** A client of your own; wins over `apiBaseUrl` and `apiKey`. */
  client?: Client | undefined;
  /** `auto` (the default) follows an outer theme, else the system. */
  theme?: Theme | undefined;
  /** Fills the prompt at the start, and again whenever it changes. */
  prompt?: string | undefined;
  /** What kind of edit the prompt is for. */
  featureCategory?: Config['featureCategories'][number]['id'] | undefined;
  /** Gets what the visitor does; default: the provider's. */
  onAnalytics?: AnalyticsHandler | undefined;
}
