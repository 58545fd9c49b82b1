import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { editorReducer, initialEditorState } from '../../core/editor-state.ts';
import { obstacleOf } from '../../core/readiness.ts';
import type { Version } from '../../core/version.ts';
import { editorWords } from '../../locales/en/editor.ts';
import type { SuggestionSource } from '../../provider/analytics.ts';
import { useLanguage } from '../../provider/Language.tsx';
import { useAnalytics, useClient, useWords } from '../../provider/NanoBananaProvider.tsx';
import { useConfig } from '../../provider/use-config.ts';
import { useAnnouncer } from '../../ui/use-announcer.ts';
import { useChanged } from '../../ui/use-changed.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { useToasts } from '../../ui/use-toasts.ts';
import type { SuccessRecords } from './SuccessRecording.ts';
import type { ImageEditorProps } from './types.ts';
import { useGenerate } from './use-generate.ts';
import { useKeptVersions } from './use-kept-versions.ts';
import { useObjectUrls } from './use-object-urls.ts';
import { useParts } from './use-parts.ts';
import { usePictures } from './use-pictures.ts';
import { useQuota } from './use-quota.ts';
import { useResultActions } from './use-result-actions.ts';
import { useShown } from './use-shown.ts';
import { useUndo } from './use-undo.ts';
import { useWork } from './use-work.ts';

/** Everything the editor's parts show and do. */
export type Editor = ReturnType<typeof useImageEditor>;

/** The editor without its markup. */
export function useImageEditor(props: ImageEditorProps) {
  const { prompt = '', image, keepVersions = true, ...callbacks } = props;
  const client = useClient(props);
  const words = useWords(editorWords);
  const { tag } = useLanguage();
  const [announcement, announce] = useAnnouncer();
  const { toasts, notify, dismiss } = useToasts();
  const [state, dispatch] = useReducer(editorReducer, prompt, initialEditorState);
  const { state: config, retry } = useConfig(client);
  const promptField = useRef<HTMLTextAreaElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  useObjectUrls(state);
  // Typing in between is the visitor's.
  useChanged(prompt, (text) => dispatch({ type: 'prompt', prompt: text }));

  const known = config.status === 'ready' ? config.config : null;
  const rules = useMemo(() => known && { ...known.limits, imageTypes: known.imageTypes }, [known]);
  const track = useAnalytics(props.onAnalytics);
  const records = useRef<SuccessRecords>(null);
  const stage = useRef<HTMLDivElement>(null);
  const shared = { client, state, dispatch, words, announce, notify, callbacks, track, records };
  const pictures = usePictures({ ...shared, rules });
  const { quota, refresh: refreshQuota } = useQuota(client);
  const tellPartFailed = useCallback(() => {
    notify({ tone: 'danger', title: words.partFailed });
    announce(words.partFailed);
  }, [notify, announce, words]);
  const { start, remake, cancel } = useGenerate({ ...shared, refreshQuota, tellPartFailed });
  const { work, ahead } = useWork(state, tellPartFailed);
  const actions = useResultActions({ ...shared, rules, work });
  const { keeping, clear } = useKeptVersions({ ...shared, keepVersions, prompt });
  useHandedImage(image, keeping.status !== 'opening', pictures.begin);

  const selected = selectedVersion(state);
  useShown(selected, callbacks);

  const obstacle = obstacleOf(state, known?.limits.maxPromptLength ?? null);
  const { obstacleShown, attempt } = useAttempt(obstacle, start);

  const fillPrompt = useCallback(
    (text: string, source: SuggestionSource) => {
      dispatch({ type: 'prompt', prompt: text });
      promptField.current?.focus();
      track({ name: 'prompt_suggestion', suggestion: text, source });
    },
    [track],
  );
  const { undo, redo } = useUndo(shared);
  const parts = useParts();

  return {
    ...{ client, words, tag, state, dispatch, announcement, announce, toasts, notify, dismiss },
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
    ...{
      actions,
      promptField,
      fillPrompt,
      undoButton,
      undo,
      redo,
      keeping,
      clear,
      parts,
      tellPartFailed,
      work,
      ahead,
      track,
      ...{ records, stage },
    },
    selected,
  };
}

/** Waits for what was kept: nothing comes back into an editor that was used already. */
function useHandedImage(
  image: Blob | undefined,
  isReady: boolean,
  begin: (image: Blob) => void,
): void {
  const taken = useRef<Blob>(undefined);
  useEffect(() => {
    if (!isReady || taken.current === image) return;
    taken.current = image;
    if (image) begin(image);
  }, [image, isReady, begin]);
}

/** Starts, or says why not: the reason stays on show until it is gone. */
function useAttempt(obstacle: ReturnType<typeof obstacleOf>, start: () => Promise<void>) {
  const [tried, setTried] = useState(false);
  const newest = useNewest(obstacle);
  useEffect(() => {
    if (!obstacle) setTried(false);
  }, [obstacle]);
  const attempt = useCallback(() => {
    if (!newest.current) return start();
    if (newest.current !== 'pending') setTried(true);
  }, [newest, start]);
  return { obstacleShown: tried && obstacle !== undefined, attempt };
}

function selectedVersion(state: {
  versions: readonly Version[];
  selectedId: string | null;
}): Version | undefined {
  return state.versions.find((version) => version.id === state.selectedId);
}
