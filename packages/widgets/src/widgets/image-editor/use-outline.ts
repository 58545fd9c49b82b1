import type { Client } from '@nano-banana/client-sdk';
import { useEffect, useState } from 'react';
import type { Picture } from '../../core/picture.ts';
import { describeProblem } from '../../core/problem.ts';
import { type Selection, selectionFields } from '../../core/selection.ts';
import type { CommonWords } from '../../locales/en/common.ts';

/** What the server takes for the subject. */
export type Outline =
  | { status: 'looking' }
  | {
      status: 'found';
      verdict: 'sure' | 'check' | 'unclear';
      /** Closed lines around it, in shares of the picture's width and height. */
      lines: readonly (readonly (readonly [number, number])[])[];
    }
  | { status: 'failed'; message: string };

/** Milliseconds without a change before the server is asked: a stroke is often followed by another. */
const PAUSE = 300;

/** Asks for the subject's outline whenever the marks change. It costs the visitor no picture. */
export function useOutline(
  { client, words }: { client: Client; words: CommonWords },
  picture: Picture,
  selection: Selection,
): Outline {
  const [outline, setOutline] = useState<Outline>({ status: 'looking' });
  useEffect(() => {
    const controller = new AbortController();
    setOutline({ status: 'looking' });
    const timer = setTimeout(async () => {
      const next = await find(client, words, picture, selection, controller.signal);
      if (!controller.signal.aborted) setOutline(next);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, words, picture, selection]);
  return outline;
}

async function find(
  client: Client,
  words: CommonWords,
  picture: Picture,
  selection: Selection,
  signal: AbortSignal,
): Promise<Outline> {
  try {
    const { verdict, outline } = await client.images.findSubject({
      image: picture.file,
      ...selectionFields(selection),
      signal,
    });
    return { status: 'found', verdict, lines: outline };
  } catch (error) {
    return { status: 'failed', message: describeProblem(error, words).message };
  }
}
