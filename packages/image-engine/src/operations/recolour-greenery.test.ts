import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { at, drawn, pixelsOf, png, type Triple } from '../testing/pictures.ts';

async function edited(picture: ReturnType<typeof drawn>, prompt: string) {
  const { data } = await editPicture({ images: [await png(picture)], prompt });
  return pixelsOf(data);
}

const grain = (x: number, y: number) => (x * 5 + y * 11) % 9;

/** A dark green tree below a pale sky, on a light green lawn. */
const park = drawn(240, 180, (x, y): Triple => {
  const n = grain(x, y);
  if (Math.hypot(x - 120, y - 70) < 44) return [24 + n, 92 + n, 58];
  if (Math.abs(x - 120) < 6 && y > 70 && y < 134) return [84 + n, 58 + n, 36];
  return y < 96 ? [190, 214, 240] : [132 + n, 196 + n, 84];
});

it('takes the lawn for the grass, and not the tree that stands on it', async () => {
  const after = await edited(park, 'make the grass yellow');
  const [red, green] = at(after, 30, 170);
  expect(red).toBeGreaterThan(green - 10);
  expect(at(after, 120, 75)).toEqual(at(park, 120, 75));
});

it('finds no grass where only a garment is green', async () => {
  const somebody = drawn(160, 160, (x, y): Triple => {
    if (x > 55 && x < 105 && y > 70 && y < 120) return [30, 120, 62];
    return Math.hypot(x - 80, y - 50) < 24 ? [222, 176, 150] : [236, 232, 226];
  });
  await expect(edited(somebody, 'make the grass yellow')).rejects.toThrow('No green was found');
});

/** A grey animal before leaves that go over softly into a flower. */
const animal = drawn(240, 180, (x, y): Triple => {
  const n = grain(x, y);
  if (Math.hypot((x - 120) / 1.1, y - 110) < 55)
    return y % 20 < 10 ? [60 + n, 60 + n, 62 + n] : [205 + n, 205 + n, 204 + n];
  const violet = Math.min(1, Math.max(0, (45 - Math.hypot(x - 205, y - 35)) / 30));
  return [70 + 80 * violet + n, 140 - 30 * violet + n, 50 + 130 * violet + n].map(
    Math.round,
  ) as Triple;
});

it('turns the leaves behind an animal, and leaves no green rim about a soft flower', async () => {
  const after = await edited(animal, 'change the season to autumn');
  expect(at(after, 120, 110)).toEqual(at(animal, 120, 110));
  const isGreen = ([red, green, blue]: Triple) => green > red + 20 && green > blue + 20;
  const row = Array.from({ length: 60 }, (_, i) => at(after, 150 + i, 35));
  expect(row.filter(isGreen)).toEqual([]);
});
