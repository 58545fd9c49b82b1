import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { editorReducer, initialEditorState, type Version } from '../../core/editor-state.ts';
import { obstacleOf } from '../../core/readiness.ts';
import { useClient, useWords } from '../../provider/NanoBananaProvider.tsx';
import { useAnnouncer } from '../../ui/use-announcer.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { useToasts } from '../../ui/use-toasts.ts';
import type { ImageEditorProps } from './types.ts';
import { useConfig } from './use-config.ts';
import { useGenerate } from './use-generate.ts';
import { useObjectUrls } from './use-object-urls.ts';
import { usePictures } from './use-pictures.ts';
import { useQuota } from './use-quota.ts';
import { useResultActions } from './use-result-actions.ts';

/** Everything the editor's parts show and do. */
export type Editor = ReturnType<typeof useImageEditor>;

/** The editor without its markup. */
export function useImageEditor(props: ImageEditorProps) {
  const { prompt = '', ...callbacks } = props;
  const client = useClient(props);
  const words = useWords();
  const [announcement, announce] = useAnnouncer();
  const { toasts, notify, dismiss } = useToasts();
  const [state, dispatch] = useReducer(editorReducer, prompt, initialEditorState);
  const { state: config, retry } = useConfig(client);
  const promptField = useRef<HTMLTextAreaElement>(null);
  useObjectUrls(state);
  usePromptProp(prompt, (text) => dispatch({ type: 'prompt', prompt: text }));

  const known = config.status === 'ready' ? config.config : null;
  const rules = useMemo(() => known && { ...known.limits, imageTypes: known.imageTypes }, [known]);
  const shared = { client, state, dispatch, words, announce, notify, callbacks };
  const pictures = usePictures({ ...shared, rules });
  const { quota, refresh: refreshQuota } = useQuota(client);
  const { start, remake, cancel } = useGenerate({ ...shared, refreshQuota });
  const actions = useResultActions(shared);

  const obstacle = obstacleOf(state, known?.limits.maxPromptLength ?? null);
  const { obstacleShown, attempt } = useAttempt(obstacle, start);

  const fillPrompt = useCallback((text: string) => {
    dispatch({ type: 'prompt', prompt: text });
    promptField.current?.focus();
  }, []);
  const undo = useCallback(() => {
    dispatch({ type: 'undo' });
    announce(words.undone);
  }, [announce, words]);

  return {
    ...{ client, words, state, dispatch, announcement, announce, toasts, notify, dismiss },
    ...{
      config,
      known,
      retry,
      quota,
      pictures,
      generate: attempt,
      remake,
      cancel,
      obstacle,
      obstacleShown,
    },
    ...{ actions, promptField, fillPrompt, undo, selected: selectedVersion(state) },
  };
}

/** A new value of the prop replaces the prompt; typing in between is the visitor's. */
function usePromptProp(prompt: string, set: (prompt: string) => void) {
  const newestSet = useNewest(set);
  const seen = useRef(prompt);
  useEffect(() => {
    if (seen.current === prompt) return;
    seen.current = prompt;
    newestSet.current(prompt);
  }, [prompt, newestSet]);
}

/** Starts, or says why not: the reason stays on show until it is gone. */
function useAttempt(obstacle: ReturnType<typeof obstacleOf>, start: () => void) {
  const [tried, setTried] = useState(false);
  const newest = useNewest(obstacle);
  useEffect(() => {
    if (!obstacle) setTried(false);
  }, [obstacle]);
  const attempt = useCallback(() => {
    if (!newest.current) start();
    else if (newest.current !== 'pending') setTried(true);
  }, [newest, start]);
  return { obstacleShown: tried && obstacle !== undefined, attempt };
}

function selectedVersion(state: {
  versions: readonly Version[];
  selectedId: string | null;
}): Version | undefined {
  return state.versions.find((version) => version.id === state.selectedId);
}
