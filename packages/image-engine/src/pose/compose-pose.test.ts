import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { SubjectUnclearError } from '../errors.ts';
import { randomFrom } from '../picture/random.ts';
import { emptySketch, figureOf, missedBy, person, randomFigure } from '../testing/poses.ts';
import { composePose, type PoseRequest } from './compose-pose.ts';
import type { PoseRatio } from './frame.ts';

let reference: Buffer;
let empty: Buffer;

beforeAll(async () => {
  [reference, empty] = await Promise.all([person(), emptySketch()]);
});

const standing = (who: number, x: number) => figureOf(who, { x, floor: 370, height: 300 });

const compose = (changed: Partial<PoseRequest> = {}) =>
  composePose({
    ...{ references: [reference], sketch: empty, scene: 'a studio', aspectRatio: '1:1' as const },
    ...changed,
  });

// `scripts/random-poses.ts` tries hundreds.
test.each([11, 13, 15])(
  'two poses by chance from seed %i: the character is where its figure is, and leans so',
  async (seed) => {
    const random = randomFrom(seed);
    for (let i = 0; i < 2; i++) {
      const { place, lean, message } = await missedBy(reference, randomFigure(random));
      expect(place).toBeLessThan(0.15);
      expect(lean).toBeLessThan(20);
      expect(message).toContain('The arms and legs of the character follow the drawn pose.');
    }
  },
);

test.each([
  ['1:1', 1],
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
  ['2:3', 2 / 3],
] as [PoseRatio, number][])(
  '%s is exactly that, and has 1024 px or more',
  async (aspectRatio, ratio) => {
    const { data, width, height } = await compose({ aspectRatio });
    expect(width / height).toBe(ratio);
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(1024);
    expect(await sharp(data).metadata()).toMatchObject({ width, height, format: 'png' });
  },
);

test('the same request gives the same bytes', async () => {
  const [first, second] = [await compose(), await compose()];
  expect(Buffer.compare(first.data, second.data)).toBe(0);
});

describe('what is told', () => {
  const told = async (changed: Partial<PoseRequest>) => (await compose(changed)).message;

  test('a second figure without a character is left out', async () => {
    const pose = { figures: [standing(0, 200), standing(1, 400)] };
    expect(await told({ pose })).toContain(
      'One drawn figure was left out, as there is one character',
    );
  });

  test('a character without a figure stands beside the other', async () => {
    const pose = { figures: [standing(0, 200)] };
    expect(await told({ pose, references: [reference, reference] })).toContain(
      'No figure was drawn for character 2, so it stands beside the other as it is.',
    );
  });

  test('with nothing drawn both stand side by side', async () => {
    expect(await told({ references: [reference, reference] })).toContain(
      'Put both characters in a studio, standing side by side, as no figure was drawn.',
    );
  });

  test('a place that the engine does not know is a neutral studio, or the nearest place', async () => {
    expect(await told({ scene: 'qwertz' })).toContain('so this is a neutral studio');
    expect(await told({ scene: 'in a library' })).toContain(
      'The embedded engine has no scene for “in a library”: this is the nearest that it paints.',
    );
  });

  test('limbs that cannot be told apart', async () => {
    const ball = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="110" fill="#c00"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const pose = { figures: [standing(0, 300)] };
    expect(await told({ references: [ball], pose })).toContain('it was placed whole');
  });
});

test('nothing in a reference is refused', async () => {
  const create = { width: 200, height: 200, channels: 3, background: '#777' } as const;
  const blank = await sharp({ create }).png().toBuffer();
  await expect(compose({ references: [blank] })).rejects.toBeInstanceOf(SubjectUnclearError);
});

test('what is damaged is named', async () => {
  const half = reference.subarray(0, reference.length / 2);
  await expect(compose({ references: [reference, half] })).rejects.toThrow('Reference image 2 is');
  await expect(compose({ sketch: half })).rejects.toThrow('The pose sketch is damaged');
});

test('several things of which none stands out are no character', async () => {
  const dots = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#8a9"/><g fill="#c44"><circle cx="60" cy="60" r="22"/><circle cx="330" cy="70" r="26"/><circle cx="190" cy="240" r="30"/></g><g fill="#46c"><circle cx="120" cy="200" r="24"/><circle cx="300" cy="220" r="20"/></g></svg>',
    ),
  )
    .png()
    .toBuffer();
  await expect(compose({ references: [dots] })).rejects.toBeInstanceOf(SubjectUnclearError);
});

test('it can be cancelled on the way', async () => {
  const caller = new AbortController();
  const onProgress = (share: number) => share > 0.5 && caller.abort(new Error('gone'));
  await expect(compose({ signal: caller.signal, onProgress })).rejects.toThrow('gone');
});
