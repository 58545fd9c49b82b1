import { randomToken } from './random-token.ts';

/** The anonymous visitor that the server knows this browser by. */
export interface Visitor {
  /**
   * The visitor token; made when there is none yet. It is a secret: whoever has it sees the visitor's
   * jobs. A visitor gives it to the server's operator to ask for an export or a deletion.
   * @returns undefined when the client sends none
   */
  token(): string | undefined;
}

/** Where in `localStorage` the token is. Part of the contract: the README and `ClientOptions` name it. */
const STORAGE_KEY = 'nano-banana-visitor';

/** What the server takes for a token. */
const FORM = /^[\w-]{16,128}$/;

/** @param given - the caller's own token; false = none at all */
export function createVisitor(given: string | false | undefined): Visitor {
  let own: string | undefined;
  return {
    token: () => {
      if (given !== undefined) return given || undefined;
      try {
        return storedToken();
      } catch {
        // No storage (Node, workers), none allowed (sandboxed frames, private windows) or none that keeps.
        own ??= randomToken();
        return own;
      }
    },
  };
}

/**
 * The storage is asked each time and no copy is kept: so that all clients and tabs have one token, even when
 * two of them made one at once, and so that a visitor who clears the storage is forgotten.
 * @throws when there is no storage, or it does not keep
 */
function storedToken(): string | undefined {
  const kept = localStorage.getItem(STORAGE_KEY);
  if (kept && FORM.test(kept)) return kept;
  const made = randomToken();
  if (!made) return undefined;
  localStorage.setItem(STORAGE_KEY, made);
  if (localStorage.getItem(STORAGE_KEY) !== made) throw new Error('Not kept');
  return made;
}
