/** Milliseconds of work after which others get a turn: a cancellation is heard about that late. */
const TURN = 25;

/**
 * Works through the rows of a picture, or through anything else that is counted, and pauses whenever
 * that has taken a while. When the pauses fall has no influence on what is made.
 *
 * @param pause such as `PassContext.checkpoint`; what it throws ends the work
 * @param row the work on one row, best less than a millisecond of it
 */
export async function eachRow(
  rows: number,
  pause: () => Promise<void>,
  row: (y: number) => void,
): Promise<void> {
  let since = performance.now();
  for (let y = 0; y < rows; y++) {
    row(y);
    if (performance.now() - since < TURN) continue;
    await pause();
    since = performance.now();
  }
}
