import { useEffect, useState } from 'react';
import { type EditorState, urlsInUse } from '../../core/editor-state.ts';
import { createUrlKeeper } from '../../core/url-keeper.ts';

/** Revokes object URLs when the editor can no longer show them, and all of them when it leaves the page. */
export function useObjectUrls(state: EditorState): void {
  const [keeper] = useState(createUrlKeeper);
  useEffect(() => keeper.keep(urlsInUse(state)), [keeper, state]);
  useEffect(() => {
    clearTimeout(leaving.get(keeper));
    return () => {
      // Not at once: StrictMode takes every component off and puts it back on, with the same state.
      leaving.set(
        keeper,
        setTimeout(() => keeper.keep(new Set())),
      );
    };
  }, [keeper]);
}

const leaving = new WeakMap<object, ReturnType<typeof setTimeout>>();
