/** px that a drag has to go to move its item. */
const DRAG_THRESHOLD = 50;

/** The order with one item a place earlier or later; the same order where there is no such place. */
export function movedOnePlace(order: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return order;
  return order.toSpliced(from, 1).toSpliced(to, 0, id);
}

/**
 * Which way a drag moves an item: by its main direction, to the right and down later, to the left and up earlier.
 * @param x - px to the right
 * @param y - px down
 */
export function placesOfDrag(x: number, y: number): 1 | -1 | 0 {
  const along = Math.abs(x) >= Math.abs(y) ? x : y;
  if (Math.abs(along) <= DRAG_THRESHOLD) return 0;
  return along > 0 ? 1 : -1;
}
