import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal(Buffer.alloc(32, 1));
const address = { name: 'Ada', city: 'London' };

test('what is sealed is read again, with the same key and for the same name', () => {
  const sealed = seal.close('order 1', address);
  expect(sealed).not.toContain('Ada');
  expect(seal.open('order 1', sealed)).toEqual(address);
  expect(() => seal.open('order 2', sealed)).toThrow();
  expect(() => createSeal(Buffer.alloc(32, 2)).open('order 1', sealed)).toThrow();
});

test('a changed letter is noticed', () => {
  const bytes = Buffer.from(seal.close('order 1', address), 'base64');
  bytes.writeUInt8(bytes.readUInt8(40) ^ 1, 40);
  expect(() => seal.open('order 1', bytes.toString('base64'))).toThrow();
});

test('the same is sealed differently each time, and blinded the same', () => {
  expect(seal.close('a', address)).not.toBe(seal.close('a', address));
  expect(seal.blind('ada@example.org')).toBe(seal.blind('ada@example.org'));
  expect(seal.blind('ada@example.org')).not.toBe(seal.blind('bob@example.org'));
});
