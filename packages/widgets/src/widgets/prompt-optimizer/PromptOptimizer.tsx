import { useState } from 'react';
import { Language, type LanguageProps } from '../../provider/Language.tsx';
import {
  useAnalytics,
  useClient,
  useRootAttributes,
  useWords,
} from '../../provider/NanoBananaProvider.tsx';
import { useConfig } from '../../provider/use-config.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { useAnnouncer } from '../../ui/use-announcer.ts';
import { useChanged } from '../../ui/use-changed.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { useToasts } from '../../ui/use-toasts.ts';
import { OptimizerPanel } from './OptimizerPanel.tsx';
import type { PromptOptimizerProps, PromptSource } from './types.ts';

/**
 * Makes prompts better: rewrites one and shows what changed, goes on from it, and shows what others ask for.
 * Needs `@nano-banana/widgets/styles.css` once on the page, or `image-editor.css` and `prompt-optimizer.css`.
 *
 * @example
 * <PromptOptimizer apiBaseUrl="https://banana.example" onUsePrompt={({ prompt }) => edit(prompt)} />
 */
export function PromptOptimizer({ locale, words, ...props }: PromptOptimizerProps) {
  return (
    <Language locale={locale} words={words}>
      <OptimizerRoot {...props} />
    </Language>
  );
}

function OptimizerRoot(props: Omit<PromptOptimizerProps, keyof LanguageProps>) {
  const client = useClient(props);
  const words = useWords();
  const attributes = useRootAttributes(props.theme);
  const track = useAnalytics(props.onAnalytics);
  const [announcement, announce] = useAnnouncer();
  const { toasts, notify, dismiss } = useToasts();
  const { state: config } = useConfig(client);
  const callbacks = useNewest(props);
  const [prompt, setPrompt] = useState(props.prompt ?? '');
  useChanged(props.prompt ?? '', setPrompt);

  const take = (text: string, source: PromptSource) => {
    setPrompt(text);
    callbacks.current.onUsePrompt?.({ prompt: text, source });
    track({ name: 'prompt_suggestion', suggestion: text, source });
  };
  return (
    <div className="nb-editor" {...attributes}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        part="card"
        className="nb-editor__card nb-editor__card--open"
        role="group"
        aria-label={words.optimizerTab}
      >
        <OptimizerPanel
          client={client}
          config={config.status === 'ready' ? config.config : null}
          prompt={prompt}
          onPromptChange={setPrompt}
          onUsePrompt={take}
          onError={props.onError}
          featureCategory={props.featureCategory}
          announce={announce}
          notify={notify}
        />
      </div>
      <LiveRegion message={announcement} />
      <Toasts
        toasts={toasts}
        label={words.notifications}
        closeLabel={words.close}
        onDismiss={dismiss}
      />
    </div>
  );
}
