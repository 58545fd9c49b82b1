/** Milliseconds after which it is done on a busy page as well. */
const LATEST = 2000;

/** Does something that nobody waits for, after what the visitor is about to see. @returns gives it up */
export function whenIdle(work: () => void): () => void {
  // Safari has it from 26 on.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, LATEST / 2);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(request);
}
