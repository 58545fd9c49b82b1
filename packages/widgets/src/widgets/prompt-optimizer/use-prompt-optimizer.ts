import type { Client, Config } from '@nano-banana/client-sdk';
import { useCallback, useEffect, useRef, useState } from 'react';
import { describePromptFailure } from '../../core/prompt-failure.ts';
import { type OptimizerWords, optimizerWords } from '../../locales/en/optimizer.ts';
import { useWords } from '../../provider/NanoBananaProvider.tsx';
import { useAnswer } from '../../ui/use-answer.ts';
import { useNewest } from '../../ui/use-newest.ts';
import type { ToastContent } from '../../ui/use-toasts.ts';
import { useWork } from '../../ui/use-work.ts';
import type { PromptOptimizerCallbacks, PromptOptimizerProps, PromptSource } from './types.ts';

/** What the optimizer's surroundings give it. */
export interface OptimizerPanelProps extends Pick<PromptOptimizerCallbacks, 'onError'> {
  client: Client;
  /** null = not known yet, or out of reach. */
  config: Config | null;
  prompt: string;
  /** The visitor types. */
  onPromptChange: (prompt: string) => void;
  /** The visitor takes a prompt that was offered. */
  onUsePrompt: (prompt: string, source: PromptSource) => void;
  featureCategory: PromptOptimizerProps['featureCategory'];
  announce: (text: string) => void;
  notify: (toast: ToastContent) => void;
}

export type OptimizerTab = 'optimization' | 'suggestions' | 'trending';

/** Everything the optimizer's parts show and do. */
export type Optimizer = ReturnType<typeof usePromptOptimizer>;

const loadWork = () => import('./work.ts');

/** How many suggestions are asked for, and how many trending patterns are shown. */
const SUGGESTIONS = 4;
const TRENDING = 6;

/** The optimizer without its markup. */
export function usePromptOptimizer(props: OptimizerPanelProps) {
  const { client, config, prompt } = props;
  const words = useWords(optimizerWords);
  const newest = useNewest({ ...props, words });
  const [tab, setTab] = useState<OptimizerTab>('optimization');
  const promptField = useRef<HTMLTextAreaElement>(null);

  const asked = prompt.trim();
  const limit = config?.limits.maxPromptLength;
  const tooLong = limit !== undefined && asked.length > limit;
  /** Why nothing can be asked now. */
  const obstacle =
    asked === ''
      ? words.needPrompt
      : tooLong
        ? words.promptTooLong(asked.length - limit)
        : undefined;

  const { optimization, optimize, cancelOptimize } = useOptimization(newest, setTab);
  const { suggestions, suggest } = useSuggestions(newest, setTab);
  const { trending, loadTrending } = useTrending(client);
  const work = useWork(optimization.status !== 'idle', loadWork);

  const use = useCallback(
    (text: string, source: PromptSource) => {
      const { onUsePrompt, notify, announce, words } = newest.current;
      onUsePrompt(text, source);
      notify({ tone: 'success', title: words.promptUpdated });
      announce(words.promptUpdated);
    },
    [newest],
  );

  return {
    ...{ words, config, prompt, asked, limit, obstacle, promptField, tab, setTab, use },
    ...{ optimization, optimize, cancelOptimize, suggestions, suggest, trending, loadTrending },
    work,
    setPrompt: props.onPromptChange,
    notify: props.notify,
    announce: props.announce,
  };
}

type Newest = { readonly current: OptimizerPanelProps & { words: OptimizerWords } };

function useOptimization(newest: Newest, show: (tab: OptimizerTab) => void) {
  const { answer, ask, cancel } = useAnswer<
    Awaited<ReturnType<Client['prompts']['optimize']>> & { source: string }
  >();
  const optimize = useCallback(async () => {
    const { client, prompt, featureCategory, announce, words } = newest.current;
    const source = prompt.trim();
    show('optimization');
    announce(words.optimizing);
    try {
      const result = await ask(async (signal) => ({
        ...(await client.prompts.optimize(source, { featureCategory, signal })),
        source,
      }));
      if (!result) return;
      const improvements = words.improvementsCount(result.improvements.length);
      announce(words.optimized(improvements, result.confidence));
    } catch (error) {
      const { onError, notify } = newest.current;
      const { title, message } = describePromptFailure(error, words);
      // Announced by the alert in its place.
      notify({ tone: 'danger', title, message });
      onError?.({ error, title, message });
    }
  }, [ask, newest, show]);
  return { optimization: answer, optimize, cancelOptimize: cancel };
}

function useSuggestions(newest: Newest, show: (tab: OptimizerTab) => void) {
  const { answer, ask } = useAnswer<readonly string[]>();
  const suggest = useCallback(async () => {
    const { client, prompt, announce, words } = newest.current;
    show('suggestions');
    announce(words.suggesting);
    try {
      const found = await ask((signal) =>
        client.prompts.suggest(prompt.trim(), { count: SUGGESTIONS, signal }),
      );
      if (found) announce(words.suggestionsReady(words.suggestionsCount(found.length)));
    } catch (error) {
      // Said in its place, quietly.
      newest.current.onError?.({ error, title: words.suggestFailed, message: '' });
    }
  }, [ask, newest, show]);
  return { suggestions: answer, suggest };
}

/** Loaded when the optimizer opens, and again only when the visitor says so. */
function useTrending(client: Client) {
  const { answer, ask } = useAnswer<Awaited<ReturnType<Client['prompts']['trending']>>>();
  const load = useCallback(() => {
    ask(async (signal) => (await client.prompts.trending({ signal })).slice(0, TRENDING)).catch(
      // Said in its place, by the answer's state.
      () => {},
    );
  }, [ask, client]);
  useEffect(load, [load]);
  return { trending: answer, loadTrending: load };
}
