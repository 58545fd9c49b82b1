import { describe, expect, it } from 'vitest';
import { randomFrom } from '../picture/random.ts';
import { drawn, type Triple } from '../testing/pictures.ts';
import { addShoulders } from './shoulders.ts';
import { isSkin } from './skin.ts';

const size = { width: 120, height: 150 };

/** A face with hair and a shirt, before a wall. */
function portrait(face: Triple = [214, 160, 130]) {
  const random = randomFrom(3);
  return drawn(size.width, size.height, (x, y) => {
    const noise = Math.floor(random() * 6);
    if (Math.hypot((x - 60) / 20, (y - 62) / 26) < 1) return [face[0] + noise, face[1], face[2]];
    if (Math.hypot((x - 60) / 26, (y - 56) / 32) < 1) return [40 + noise, 30, 28];
    if (y > 92 && Math.abs(x - 60) < 20 + 0.9 * (y - 92)) return [40, 70 + noise, 150];
    return [150, 160 + noise, 150];
  });
}

/** Likely inside where the colour of skin is, as a face alone stands out. */
function faceAlone({ data, channels }: ReturnType<typeof portrait>): Float32Array {
  return Float32Array.from({ length: size.width * size.height }, (_, p) => {
    const [r, g, b] = data.subarray(p * channels, p * channels + 3) as unknown as Triple;
    return isSkin(r, g, b) ? 1 : 0;
  });
}

const at = (plane: Float32Array, x: number, y: number) => plane[y * size.width + x] as number;

describe('addShoulders', () => {
  it('takes shirt and hair for likely, and nothing far from them', () => {
    const picture = portrait();
    const likely = faceAlone(picture);
    expect(addShoulders(likely, picture)).not.toBeNull();
    for (const [x, y] of [
      [60, 120],
      [40, 130],
      [60, 30],
    ] as const)
      expect(at(likely, x, y), `${x}, ${y}`).toBeGreaterThan(0.5);
    for (const [x, y] of [
      [4, 10],
      [116, 40],
      [4, 60],
    ] as const)
      expect(at(likely, x, y), `${x}, ${y}`).toBe(0);
  });

  it('tells a face in a picture without colours, and the shirt below it', () => {
    const picture = portrait();
    const likely = faceAlone(picture);
    // A white shirt is as light as the face, and is likely inside with it.
    for (let y = 100; y < size.height; y++)
      for (let x = 50; x < 70; x++) {
        likely[y * size.width + x] = 1;
        picture.data.fill(220, (y * size.width + x) * 3, (y * size.width + x) * 3 + 3);
      }
    for (let i = 0; i < picture.data.length; i += 3)
      picture.data.fill(picture.data[i + 1] as number, i, i + 3);
    expect(addShoulders(likely, picture)).not.toBeNull();
    expect(at(likely, 38, 135)).toBeGreaterThan(0.5);
    expect(at(likely, 60, 28)).toBeGreaterThan(0.5);
    expect(at(likely, 4, 60)).toBe(0);
  });

  it('leaves alone what has no skin, a whole figure and a flat thing', () => {
    const blue = portrait([90, 110, 200]);
    const nothing = Float32Array.from(faceAlone(portrait()));
    expect(addShoulders(nothing, blue)).toBeNull();

    const whole = new Float32Array(size.width * size.height).fill(1);
    expect(addShoulders(whole, portrait())).toBeNull();

    const board = drawn(size.width, size.height, (x, y) =>
      y > 60 && y < 80 && x > 5 && x < 115 ? [214, 160, 130] : [60, 70, 80],
    );
    expect(addShoulders(faceAlone(board), board)).toBeNull();
  });
});
