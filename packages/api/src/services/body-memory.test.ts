import { expect, test } from 'vitest';
import { createBodyMemory } from './body-memory.ts';

const mib = 1024 * 1024;
const open = () =>
  createBodyMemory({ maxBytes: 256 * mib, refuse: () => new Error('there is no room') });

test('bodies of one address that do not arrive leave room for those of others', () => {
  const memory = open();
  const slow = memory.open('192.0.2.1');
  slow.reserve(50 * mib);
  expect(() => memory.open('192.0.2.1').reserve(20 * mib)).toThrow('no room');
  memory.open('192.0.2.2').reserve(20 * mib);
  expect(memory.bytes()).toBe(70 * mib);
});

test('bodies that have arrived count for everybody alone', () => {
  const memory = open();
  for (let count = 0; count < 5; count++) {
    const body = memory.open('192.0.2.1');
    body.reserve(50 * mib);
    body.arrived();
  }
  expect(() => memory.open('192.0.2.2').reserve(10 * mib)).toThrow('no room');
});

test('a body that was given up gives back what it held, once', () => {
  const memory = open();
  const body = memory.open('192.0.2.1');
  body.reserve(60 * mib);
  body.release();
  body.release();
  body.reserve(60 * mib);
  expect(memory.bytes()).toBe(0);
  memory.open('192.0.2.1').reserve(60 * mib);
});
