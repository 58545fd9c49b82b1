import { useCallback, useEffect, useState } from 'react';

/** Milliseconds that a copy button shows its check. */
const CONFIRMATION = 2000;

/** Copies a text; `copied` for two seconds after that. */
export function useCopied() {
  const [at, setAt] = useState<number>();
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => setAt(undefined), CONFIRMATION);
    return () => clearTimeout(timer);
  }, [at]);
  /** @throws when the browser does not allow it */
  const copy = useCallback(async (text: string) => {
    await navigator.clipboard.writeText(text);
    setAt(Date.now());
  }, []);
  return { copied: at !== undefined, copy };
}
