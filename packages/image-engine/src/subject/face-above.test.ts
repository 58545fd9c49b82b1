import { describe, expect, it } from 'vitest';
import { drawn, type Triple } from '../testing/pictures.ts';
import { faceAbove } from './face-above.ts';
import { faceWithoutHair } from './without-hair.ts';

const size = { width: 120, height: 150 };
const SKIN: Triple = [214, 160, 130];
const HAIR: Triple = [40, 30, 28];
const SHIRT: Triple = [40, 70, 150];
const WALL: Triple = [150, 160, 150];

type Place = (x: number, y: number) => boolean;
const isFace: Place = (x, y) => Math.hypot((x - 60) / 17, (y - 55) / 22) < 1;
const isHead: Place = (x, y) => Math.hypot((x - 60) / 23, (y - 50) / 29) < 1;
const isShirt: Place = (x, y) => y > 76 && Math.abs(x - 60) < 16 + 0.8 * (y - 76);

const portrait = (wall = WALL) =>
  drawn(size.width, size.height, (x, y) =>
    isFace(x, y) ? SKIN : isHead(x, y) ? HAIR : isShirt(x, y) ? SHIRT : wall,
  );
const inside = (...places: Place[]) =>
  Uint8Array.from({ length: size.width * size.height }, (_, p) =>
    places.some((place) => place(p % size.width, Math.floor(p / size.width))) ? 1 : 0,
  );

describe('faceAbove', () => {
  it('finds the face above clothes that were cut out alone', () => {
    const face = faceAbove(inside(isShirt), portrait());
    expect(face?.bottom).toBeGreaterThan(70);
    expect(face?.top).toBeLessThan(50);
    expect(((face?.left ?? 0) + (face?.right ?? 0)) / 2).toBeCloseTo(60, -1);
  });

  it('finds none above a whole person, nor on a wall of the colour of skin', () => {
    expect(faceAbove(inside(isShirt, isHead), portrait())).toBeNull();
    expect(faceAbove(inside(isShirt), portrait([206, 152, 120]))).toBeNull();
    expect(faceAbove(inside(), portrait())).toBeNull();
  });
});

describe('faceWithoutHair', () => {
  it('finds a face that ends in its forehead', () => {
    const face = faceWithoutHair(inside(isShirt, isFace), portrait());
    expect(face).toMatchObject({ left: 44, right: 77 });
    expect(face?.top).toBeLessThan(36);
  });

  it('finds none below hair, and none where no skin is', () => {
    expect(faceWithoutHair(inside(isShirt, isHead), portrait())).toBeNull();
    expect(faceWithoutHair(inside(isShirt), portrait())).toBeNull();
  });
});
