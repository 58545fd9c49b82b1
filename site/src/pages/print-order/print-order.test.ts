import { describe, expect, it } from 'vitest';
import { orderIdOf } from './print-order.ts';

describe('the address of an order', () => {
  it('names the order behind the #', () => {
    expect(orderIdOf(`#${'0a'.repeat(16)}`)).toBe('0a'.repeat(16));
  });

  it('names none where something else stands there', () => {
    for (const hash of ['', '#', '#main', `#${'0a'.repeat(17)}`, `#${'0A'.repeat(16)}`]) {
      expect(orderIdOf(hash)).toBeNull();
    }
  });
});
