/**
 * Takes back object URLs that nothing shows any more. Only URLs that were in use once are revoked: one
 * that has just been made, and is on its way into the state, is left alone.
 */
export function createUrlKeeper(): { keep(used: ReadonlySet<string>): void } {
  let kept: ReadonlySet<string> = new Set();
  return {
    keep(used) {
      for (const url of kept) {
        if (!used.has(url)) URL.revokeObjectURL(url);
      }
      kept = used;
    },
  };
}
