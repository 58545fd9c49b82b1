import type { KeptDatabase } from './database.ts';

function startWriting(database: KeptDatabase) {
  return database.transaction(['versions', 'pictures', 'works'], 'readwrite');
}

export type Transaction = ReturnType<typeof startWriting>;
/** Takes writes that nobody waits for: one that fails ends the transaction, and is told by that alone. */
export type Write = (...writes: readonly Promise<unknown>[]) => void;

/** One transaction: when anything in it fails, nothing of it happened. */
export async function writing<T>(
  database: KeptDatabase,
  work: (tx: Transaction, write: Write) => Promise<T>,
): Promise<T> {
  const tx = startWriting(database);
  const done = tx.done.then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  const write: Write = (...writes) => {
    for (const one of writes) one.catch(() => {});
  };
  try {
    const result = await work(tx, write);
    const failure = await done;
    if (failure) throw failure.error;
    return result;
  } catch (error) {
    const isOurs = aborted(tx);
    const failure = await done;
    // What a request says after the transaction ended is not why it did.
    throw isOurs ? error : (failure?.error ?? error);
  }
}

/** @returns false when it was over already */
function aborted(tx: Transaction): boolean {
  try {
    tx.abort();
    return true;
  } catch {
    return false;
  }
}
