import { describe, expect, it } from 'vitest';
import { movedOnePlace, placesOfDrag } from './gallery-order.ts';

describe('a drag in the gallery', () => {
  it('moves an item one place when it goes beyond 50 px', () => {
    expect(placesOfDrag(50, 0)).toBe(0);
    expect(placesOfDrag(51, 0)).toBe(1);
    expect(placesOfDrag(-400, 20)).toBe(-1);
  });

  it('counts in its main direction', () => {
    expect(placesOfDrag(60, -90)).toBe(-1);
    expect(placesOfDrag(-60, 90)).toBe(1);
    expect(placesOfDrag(40, 40)).toBe(0);
  });

  it('leaves the order as it is at its ends', () => {
    const order = ['a', 'b', 'c'];
    expect(movedOnePlace(order, 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(movedOnePlace(order, 'c', -1)).toEqual(['a', 'c', 'b']);
    expect(movedOnePlace(order, 'a', -1)).toBe(order);
    expect(movedOnePlace(order, 'c', 1)).toBe(order);
  });
});
