import type { EditorState } from '../editor-state.ts';
import type { Kept } from '../restore.ts';
import type { Version } from '../version.ts';
import type { Keeping } from './keeping.ts';
import { type KeptAmount, openVersionStore, type VersionStore } from './version-store.ts';
import { claimWork } from './work-claim.ts';

/** Keeps one editor's versions and work. */
export interface Keeper {
  /** What there was before. */
  kept: Kept;
  /** How much that is. */
  amount: KeptAmount;
  /** To be called with every new state. */
  update(state: EditorState): void;
  /** Removes everything that is kept, with the next state. */
  clear(): void;
  /** Keeps what is not kept yet, and lets the store go. */
  stop(): void;
}

/** Milliseconds without a change before typing and the like is kept; versions are at once. */
const PAUSE = 400;

/** What editors of this page that are gone still keep, by the store's name: the next one loads that, not what was before. */
const leaving = new Map<string, Promise<unknown>>();

/**
 * @param tell - gets what becomes of it later
 * @throws DOMException where the browser keeps nothing
 */
export async function openKeeper(name: string, tell: (keeping: Keeping) => void): Promise<Keeper> {
  const store = await openVersionStore(name, () => tell({ status: 'unavailable' }));
  const claim = claimWork(name);
  await leaving.get(name);
  const { kept, workId, amount } = await store.load(claim.id, claim.othersIds());
  if (workId !== undefined) claim.take(workId);

  const saver = createSaver(store, claim.id, new Set(kept.versions), tell);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen: EditorState | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    if (seen) saver.save(seen);
  };
  const onLeave = () => timer !== undefined && save();
  addEventListener('pagehide', onLeave);
  return {
    kept,
    amount,
    update(state) {
      const before = seen;
      seen = state;
      if (before ? isSame(before, state) : isNothingNew(state, kept)) return;
      clearTimeout(timer);
      if (before?.versions !== state.versions) save();
      else timer = setTimeout(save, PAUSE);
    },
    clear: saver.clear,
    stop() {
      onLeave();
      removeEventListener('pagehide', onLeave);
      claim.release();
      const left = saver.idle().then(() => store.close());
      leaving.set(name, Promise.allSettled([leaving.get(name), left]));
    },
  };
}

/** Keeps the difference to what was kept last, one after the other. */
function createSaver(
  store: VersionStore,
  workId: string,
  loaded: ReadonlySet<Version>,
  tell: (keeping: Keeping) => void,
) {
  let queue = Promise.resolve();
  let known: readonly Version[] | undefined;
  let isCleared = false;

  const write = async (state: EditorState) => {
    const { versions } = state;
    const before = known ?? versions.filter((version) => loaded.has(version));
    known = versions;
    const cleared = isCleared;
    isCleared = false;
    const added = cleared ? versions : versions.filter((version) => !before.includes(version));
    const ids = new Set(versions.map(({ id }) => id));
    const removedIds = before.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
    try {
      const amount = await store.keep(workId, {
        added,
        removedIds,
        isCleared: cleared,
        work: workOf(state),
      });
      const isLost = added.some(({ id }) => amount.evictedIds.includes(id));
      tell(isLost ? { status: 'full' } : { status: 'kept', amount });
    } catch (error) {
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      tell({ status: isFull ? 'full' : 'unavailable' });
    }
  };
  return {
    save(state: EditorState) {
      queue = queue.then(() => write(state));
    },
    clear() {
      isCleared = true;
    },
    idle: () => queue,
  };
}

function workOf(state: EditorState) {
  const { pictures, prompt, aspectRatio, featureId, selection, selectedId, history } = state;
  return { pictures, prompt, aspectRatio, featureId, selection, selectedId, history };
}

function isSame(a: EditorState, b: EditorState): boolean {
  const [before, after] = [workOf(a), workOf(b)];
  const keys = Object.keys(after) as (keyof typeof after)[];
  return a.versions === b.versions && keys.every((key) => before[key] === after[key]);
}

/** What was only brought back is kept already. */
function isNothingNew({ pictures, versions }: EditorState, kept: Kept): boolean {
  return (
    pictures.every((picture) => kept.pictures.includes(picture)) &&
    versions.every((version) => kept.versions.includes(version))
  );
}
