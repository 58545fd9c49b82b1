import { describe, expect, it } from 'vitest';
import { format } from '../operations/format.ts';
import { formatOf, type Portrait } from './formats.ts';
import { identityName, identityPixels, portraitIn } from './identity-size.ts';

const ICAO = formatOf('passport').portrait as Portrait;

describe('an identity photo in a size of its own', () => {
  it('has that many px at 300 dpi', () => {
    const portrait = portraitIn(ICAO, '30x40');
    expect(identityPixels(portrait, { width: 700, height: 800 })).toEqual({
      width: 354,
      height: 472,
    });
  });

  it('leaves the head its room at the sides where it is narrower', () => {
    const [usual, narrow, square] = ['35x45', '40x60', '50x50'].map((mm) => portraitIn(ICAO, mm));
    expect(usual?.head).toBe(ICAO.head);
    expect(square?.head).toBe(ICAO.head);
    const wide = ({ head, width, height }: Portrait) => (head * height) / width;
    expect(wide(narrow as Portrait)).toBeCloseTo(wide(ICAO), 5);
  });

  it('is called by that size', () => {
    expect(identityName(formatOf('passport').name, '30x40')).toBe('passport photo, 30 × 40 mm');
    expect(format.describe({ format: 'passport', mm: '26x32' })).toContain('26 × 32 mm');
  });

  it('has no size under the name of another format', () => {
    const isPlan = (params: object) => format.schema.safeParse(params).success;
    expect(isPlan({ format: 'passport', mm: '30x40' })).toBe(true);
    expect(isPlan({ format: 'story', mm: '30x40' })).toBe(false);
    const sizes = ['3x4', '40x30', '900x999', '20x90', 'large'];
    expect(sizes.filter((mm) => isPlan({ format: 'passport', mm }))).toEqual([]);
  });
});
