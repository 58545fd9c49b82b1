/**
 * To be awaited every 50 ms or so of long work: lets a cancellation be heard.
 *
 * @param share of the whole work that is done, 0 … 1, where that is known
 */
export type Pause = (share?: number) => Promise<void>;
