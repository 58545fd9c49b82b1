import { ApiError, type Client } from '@nano-banana/client-sdk';
import { useEffect, useState } from 'react';
import { hasDatabase, PHOTO_DATABASE } from '../../core/databases.ts';
import type { FigurineState } from '../../core/figurine/figurine-state.ts';
import {
  type KeptWork,
  keptWorkKey,
  keptWorkOf,
  readKeptWork,
} from '../../core/figurine/kept-work.ts';
import { useNewest } from '../../ui/use-newest.ts';
import { toPicture } from '../image-editor/use-pictures.ts';
import { serverOf } from './server-of.ts';
import type { StepNeeds } from './use-generate-figurine.ts';

export type Restoring = (
  | { status: 'looking' }
  | { status: 'done' }
  | { status: 'failed'; retry: () => void }
) & {
  /** An earlier visit has made something. */
  isReturn: boolean;
};

/** Brings back what an earlier visit to this server left off, and keeps what comes. */
export function useKeptWork(needs: StepNeeds): Restoring {
  const { client, state } = needs;
  const newest = useNewest(needs);
  const [status, setStatus] = useState<Restoring['status']>('looking');
  const [isReturn, setReturn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const key = keptWorkKey(serverOf(client));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt looks again
  useEffect(() => {
    let isOver = false;
    const kept = readKeptWork(read(key));
    setStatus('looking');
    setReturn(Boolean(kept?.figurineId));
    const restore = async () => {
      const [records, photo] = await Promise.all([kept && lookUp(client, kept), photoOf(client)]);
      if (isOver) return;
      const { dispatch, state } = newest.current;
      // What the visitor chose meanwhile, or the host gave, comes first.
      if (photo && !state.photo) dispatch({ type: 'restore', kept: { photo } });
      if (records && !state.figurine) dispatch({ type: 'restore', kept: records });
      setStatus('done');
    };
    restore().catch(() => isOver || setStatus('failed'));
    return () => {
      isOver = true;
    };
  }, [client, key, attempt, newest]);

  useEffect(() => {
    if (status === 'done') write(key, JSON.stringify(keptWorkOf(state)));
  }, [key, state, status]);

  return status === 'failed'
    ? { status, isReturn, retry: () => setAttempt((count) => count + 1) }
    : { status, isReturn };
}

/** The records behind what was kept. What is gone is named, the rest comes back. */
async function lookUp(client: Client, kept: KeptWork): Promise<Partial<FigurineState>> {
  const { figurineId, modelId, printJobId, promptId, customPrompt, modelWish, print } = kept;
  const [figurine, model, quote] = await Promise.all([
    figurineId ? unlessGone(client.figurines.get(figurineId)) : null,
    modelId ? unlessGone(client.models.get(modelId)) : null,
    printJobId ? unlessGone(client.printJobs.get(printJobId)) : null,
  ]);
  const gone = (id: string | null, record: unknown) => id !== null && record === null;
  return {
    ...{ promptId, customPrompt, modelWish, print, figurine, model, quote },
    orderMessage: quote ? kept.orderMessage : null,
    gone: gone(figurineId, figurine)
      ? 'figurine'
      : gone(modelId, model)
        ? 'model'
        : gone(printJobId, quote)
          ? 'quote'
          : null,
  };
}

/** null for what the server does not have any more. */
async function unlessGone<T>(record: Promise<T>): Promise<T | null> {
  return record.catch((error: unknown) => {
    if (error instanceof ApiError && [404, 410].includes(error.status)) return null;
    throw error;
  });
}

async function photoOf(client: Client) {
  if (!(await hasDatabase(PHOTO_DATABASE))) return null;
  try {
    const { keptPhoto } = await import('../../core/figurine/kept-photo.ts');
    const file = await keptPhoto(serverOf(client));
    return file && (await toPicture(file));
  } catch {
    // A browser that keeps nothing has nothing to bring back.
    return null;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Nothing outlasts a reload here.
  }
}
