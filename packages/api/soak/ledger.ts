/** What the server has said yes to. Whatever stands here must be there at the end. */
export interface Ledger {
  /** Addresses of pictures. */
  pictures: string[];
  /** Jobs, with the visitor they belong to. */
  jobs: { id: string; token: string }[];
  models: { id: string; token: string }[];
  /** Orders by the key they were sent with: one key, one order. */
  orders: { key: string; id: string }[];
  /** How often each status was answered, by what was done. */
  statuses: Map<string, number>;
  /** Questions that a killed server did not answer. */
  unanswered: number;
}

export const newLedger = (): Ledger => ({
  pictures: [],
  jobs: [],
  models: [],
  orders: [],
  statuses: new Map(),
  unanswered: 0,
});

/** Counts an answer. */
export function count({ statuses }: Ledger, what: string, status: number): void {
  const name = `${what} ${status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
}
