import { randomId } from '../random-id.ts';

/** What the editors of this page hold, by the name of the store. */
const taken = new Map<string, Set<string>>();

/** An editor's place in a store: the same again after a reload of this tab, and no other editor's. */
export interface WorkClaim {
  id: string;
  /** Work of the other editors on this page. */
  othersIds(): ReadonlySet<string>;
  /** Nobody else on this page may go on with that work. */
  take(id: string): void;
  release(): void;
}

export function claimWork(name: string): WorkClaim {
  const all = taken.get(name) ?? new Set();
  taken.set(name, all);
  const remembered = rememberedIds(name);
  const id = remembered.find((known) => !all.has(known)) ?? randomId();
  const mine = new Set([id]);
  all.add(id);
  remember(name, [...new Set([...remembered, id])]);
  return {
    id,
    othersIds: () => new Set([...all].filter((other) => !mine.has(other))),
    take(other) {
      mine.add(other);
      all.add(other);
    },
    release() {
      for (const own of mine) all.delete(own);
    },
  };
}

function rememberedIds(name: string): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function remember(name: string, ids: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(ids));
  } catch {
    // Without it an editor goes on with the newest work.
  }
}

const keyOf = (name: string) => `${name} work`;
