import { describe, expect, it } from 'vitest';
import { presence, storeName, text } from './definition.ts';

describe('an attribute', () => {
  it.each([
    [text, null, undefined],
    [text, '', ''],
    [text, 'dark', 'dark'],
    [presence, null, false],
    [presence, '', true],
    [presence, 'false', true],
    [storeName, null, undefined],
    [storeName, 'none', false],
    [storeName, 'shop', 'shop'],
  ])('says as a property (%#)', (kind, attribute, property) => {
    expect(kind.read(attribute)).toBe(property);
  });

  it.each([
    [text, undefined, null],
    [text, 'dark', 'dark'],
    [presence, false, null],
    [presence, true, ''],
    [storeName, false, 'none'],
    [storeName, true, null],
    [storeName, 'shop', 'shop'],
  ])('is written from a property (%#)', (kind, property, attribute) => {
    expect(kind.write(property)).toBe(attribute);
  });
});
