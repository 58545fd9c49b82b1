import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

interface Waiting {
  holds: () => boolean;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/** Waits for renderings of the component; whoever still waits when it goes is told so. */
export function useUntil() {
  const waiting = useRef<Waiting[]>([]);
  const isGone = useRef(false);
  const asked = useRef(0);
  const [shown, show] = useState(0);
  const newestShown = useRef(shown);

  useEffect(() => {
    newestShown.current = shown;
    waiting.current = waiting.current.filter(({ holds, resolve }) => {
      if (!holds()) return true;
      resolve();
      return false;
    });
  });
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const { reject } of waiting.current.splice(0)) reject(gone());
    };
  }, []);

  /** Resolves after the first rendering, with its effects, in which it holds. */
  const until = useCallback(
    (holds: () => boolean) =>
      new Promise<void>((resolve, reject) => {
        if (holds()) resolve();
        else if (isGone.current) reject(gone());
        else waiting.current.push({ holds, resolve, reject });
      }),
    [],
  );

  /** Resolves when everything that was set before is rendered: a transition comes after whatever waits. */
  const rendered = useCallback(() => {
    asked.current += 1;
    const round = asked.current;
    startTransition(() => show(round));
    return until(() => newestShown.current >= round);
  }, [until]);

  return { until, rendered };
}

const gone = () => new DOMException('The editor is gone', 'AbortError');
