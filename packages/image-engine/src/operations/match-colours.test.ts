import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import type { Pixels } from '../picture/picture.ts';
import { at, drawn, pixelsOf, png } from '../testing/pictures.ts';

const parsed = (prompt: string) => parsePrompt(prompt, { imageCount: 2 });

it.each([
  ['match the colours of the second picture', 1, 80],
  ['use the colours of the second photo on the first, I love that faded teal mood', 1, 80],
  ['give the first photo the mood of the second one', 1, 80],
  ['make the first look like the second', 1, 80],
  ['colour grade picture 1 like picture 2', 1, 80],
  ['apply the colour grading from photo 3 to photo 1', 2, 80],
  ['use the palette of the other picture a little', 1, 45],
  ['die Farben wie auf dem zweiten Bild', 1, 80],
  ['aplica los tonos de la segunda imagen a la primera', 1, 80],
  ['je veux la même ambiance de couleurs que sur la 2e photo', 1, 80],
])('understands “%s”', (prompt, picture, percent) => {
  const { plan, refused } = parsePrompt(prompt, { imageCount: 3 });
  expect(plan).toEqual([{ op: 'matchColours', params: { picture, percent } }]);
  expect(refused).toEqual([]);
});

it.each(['the light in the picture is too warm', 'put the person of picture 2 into picture 1'])(
  'is not meant by “%s”',
  (prompt) => {
    expect(parsed(prompt).plan.map(({ op }) => op)).not.toContain('matchColours');
  },
);

it('needs two pictures, and edits the first', () => {
  expect(parsePrompt('match the colours of the second picture').refused[0]?.reason).toContain(
    '2 pictures',
  );
  expect(parsed('use the colours of the first picture on the second').plan).toEqual([]);
});

async function matched(one: Pixels, other: Pixels, percent = 80): Promise<Pixels> {
  const images = await Promise.all([png(one), png(other)]);
  const plan = [{ op: 'matchColours' as const, params: { picture: 1, percent } }];
  const { data } = await editPicture({ images, prompt: '', plan });
  return pixelsOf(data);
}

/** From dark to light, in one tint. */
const ramp = (tint: [number, number, number], width = 64) =>
  drawn(width, 48, (x) => tint.map((c) => Math.round((c * (x + 8)) / (width + 8))) as never);

describe('the colours of another picture', () => {
  it('tint grey, and leave the size and the order of light and dark', async () => {
    const after = await matched(ramp([220, 220, 220]), ramp([250, 180, 110], 30));
    expect([after.width, after.height]).toEqual([64, 48]);
    const [red = 0, , blue = 0] = at(after, 40, 20);
    expect(red - blue).toBeGreaterThan(30);
    for (let x = 1; x < 64; x++)
      expect(at(after, x, 20)[1]).toBeGreaterThanOrEqual((at(after, x - 1, 20)[1] as number) - 1);
  });

  it('take an own tint away', async () => {
    const after = await matched(ramp([250, 180, 110]), ramp([220, 220, 220]), 100);
    const [red = 0, , blue = 0] = at(after, 40, 20);
    expect(Math.abs(red - blue)).toBeLessThan(24);
  });

  it('leave grey between colours without a tint of its own', async () => {
    const leaves = drawn(64, 48, (x, y) =>
      y < 12 ? [90, 90, 90] : [40 + x, 110 + x, 30 + Math.round(x / 2)],
    );
    const after = await matched(leaves, ramp([200, 200, 200]), 100);
    const [r = 0, g = 0, b = 0] = at(after, 30, 4);
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(8);
  });

  it('are the same each time', async () => {
    const pictures = [ramp([250, 180, 110]), ramp([90, 140, 220])] as const;
    expect(await matched(...pictures)).toEqual(await matched(...pictures));
  });
});
