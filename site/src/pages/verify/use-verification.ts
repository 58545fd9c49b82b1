import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchOwnPicture, type Provenance, VerifyError, verifyPicture } from './verify-picture.ts';

/** How far a check is. */
export type Verification =
  | { status: 'empty' }
  | { status: 'checking'; preview: string | null }
  | { status: 'done'; preview: string; provenance: Provenance }
  /** `sentence` is empty where there was no answer; `mayPass` where trying again may help. */
  | { status: 'failed'; sentence: string; mayPass: boolean };

/** Checks one picture at a time; a newer one takes the place of the one before. */
export function useVerification() {
  const [state, setState] = useState<Verification>({ status: 'empty' });
  const running = useRef<AbortController>(null);
  const preview = useRef<string>(null);
  const again = useRef<() => void>(() => {});

  const begin = useCallback(() => {
    running.current?.abort();
    running.current = new AbortController();
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = null;
    return running.current.signal;
  }, []);

  const run = useCallback(
    async (getPicture: (signal: AbortSignal) => Promise<Blob>) => {
      again.current = () => void run(getPicture);
      const signal = begin();
      setState({ status: 'checking', preview: null });
      try {
        const picture = await getPicture(signal);
        signal.throwIfAborted();
        const url = URL.createObjectURL(picture);
        preview.current = url;
        setState({ status: 'checking', preview: url });
        const provenance = await verifyPicture(picture, signal);
        setState({ status: 'done', preview: url, provenance });
      } catch (error) {
        if (signal.aborted) return;
        const { message: sentence, mayPass } =
          error instanceof VerifyError ? error : new VerifyError('', true);
        setState({ status: 'failed', sentence, mayPass });
      }
    },
    [begin],
  );

  const check = useCallback((file: Blob) => void run(async () => file), [run]);
  const checkOwn = useCallback(
    (name: string) => void run((signal) => fetchOwnPicture(name, signal)),
    [run],
  );
  const clear = useCallback(() => {
    begin();
    setState({ status: 'empty' });
  }, [begin]);
  const retry = useCallback(() => again.current(), []);
  useEffect(() => () => void begin(), [begin]);
  return { state, check, checkOwn, clear, retry };
}
