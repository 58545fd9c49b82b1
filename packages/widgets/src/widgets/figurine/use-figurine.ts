import { useReducer } from 'react';
import {
  type FigurineState,
  figurineReducer,
  initialFigurineState,
  type Step,
} from '../../core/figurine/figurine-state.ts';
import { isRunning } from '../../core/figurine/record.ts';
import { describeFailedRecord } from '../../core/figurine/step-problem.ts';
import type { Problem } from '../../core/problem.ts';
import { figurineBeginWords } from '../../locales/en/figurine-begin.ts';
import { useLanguage } from '../../provider/Language.tsx';
import { useClient, useWords } from '../../provider/NanoBananaProvider.tsx';
import { useConfig } from '../../provider/use-config.ts';
import { useAnnouncer } from '../../ui/use-announcer.ts';
import { useToasts } from '../../ui/use-toasts.ts';
import { useWork } from '../../ui/use-work.ts';
import type { FigurineProps } from './types.ts';
import { useConversion } from './use-conversion.ts';
import { useGenerateFigurine } from './use-generate-figurine.ts';
import { useKeptWork } from './use-kept-work.ts';
import { usePhoto } from './use-photo.ts';
import { usePromptPacks } from './use-prompt-packs.ts';
import { useTelling } from './use-telling.ts';

/** Everything the figurine maker's first parts show and do. */
export type FirstMaker = ReturnType<typeof useFigurine>;

const loadWork = () => import('./work.ts');

/** The figurine maker without its markup. */
export function useFigurine(props: FigurineProps) {
  const client = useClient(props);
  const words = useWords(figurineBeginWords);
  const { tag } = useLanguage();
  const [announcement, announce] = useAnnouncer();
  const { toasts, notify, dismiss } = useToasts();
  const [state, dispatch] = useReducer(figurineReducer, initialFigurineState);
  const { state: config, retry } = useConfig(client);
  const known = config.status === 'ready' ? config.config : null;

  const telling = useTelling({ dispatch, words, announce, notify, callbacks: props });
  const shared = { client, state, dispatch, words, tag, ...telling };
  const restoring = useKeptWork(shared);
  const photo = usePhoto({ ...shared, known, image: props.image });
  const generation = useGenerateFigurine(shared);
  const conversion = useConversion(shared);
  const isBegun = restoring.isReturn || hasBegun(state);
  const work = useWork(isBegun, loadWork);
  const { packs, retry: retryPacks } = usePromptPacks(client, isBegun);

  /** What went wrong at a step last; for work that failed on the server after a reload, too. */
  const problemOf = (step: Step): Problem | undefined => {
    const record = step === 'figurine' || step === 'model' ? state[step] : null;
    const isFailed = record?.status === 'failed' && state.pending[step] === undefined;
    if (state.problems[step]) return state.problems[step];
    return isFailed && (step === 'figurine' || step === 'model')
      ? describeFailedRecord(step, record, words)
      : undefined;
  };
  return {
    ...{ client, words, tag, state, dispatch, announcement, announce, toasts, notify, dismiss },
    ...{ config, known, retry, packs, retryPacks, restoring, photo, problemOf },
    ...{ ...telling, generation, conversion, work },
    isGenerating: state.pending.figurine !== undefined || isRunning(state.figurine),
    isConverting: state.pending.model !== undefined || isRunning(state.model),
  };
}

/** There is a photo, or what became of one. */
function hasBegun({ photo, figurine, model, problems }: FigurineState): boolean {
  return Boolean(photo || figurine || model) || Object.keys(problems).length > 0;
}
