/**
 * To be awaited every 50 ms or so of long work: lets a cancellation be heard.
 *
 * @param share of the whole work that is done, 0 … 1, where that is known
 */
export type Pause = (share?: number) => Promise<void>;

/** Pixels that the styles' heavier loops get through in well under 50 ms. */
export const PIXELS_A_TURN = 120_000;

/** Rows of that width to work through between two pauses. */
export function rowsATurn(width: number): number {
  return Math.max(1, Math.floor(PIXELS_A_TURN / width));
}
