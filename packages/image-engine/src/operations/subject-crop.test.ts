import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { partAboutSubject } from '../formats/subject-crop.ts';
import { drawn, pixelsOf, png } from '../testing/pictures.ts';

/** An orange disc at the upper left of a meadow. */
const offside = drawn(240, 160, (x, y) => {
  const inside = Math.hypot(x - 80, y - 70) < 40;
  const grain = ((x * 7 + y * 13) % 5) * 6;
  return inside ? [226, 120 + (y % 3), 40] : [40 + grain, 120 + grain, 50];
});
const selection = { box: { left: 0.12, top: 0.14, right: 0.55, bottom: 0.73 } };

/** Where the orange is: the mean of its places, and how wide it is, as shares. */
async function orangeOf(prompt: string) {
  const { data, plan } = await editPicture({ images: [await png(offside)], prompt, selection });
  const after = await pixelsOf(data);
  const [across, down]: number[][] = [[], []];
  for (let y = 0, i = 0; y < after.height; y++)
    for (let x = 0; x < after.width; x++, i += after.channels)
      if ((after.data[i] as number) > 180 && (after.data[i + 2] as number) < 90) {
        across?.push(x);
        down?.push(y);
      }
  const middle = (places: number[] = []) => (Math.min(...places) + Math.max(...places) + 1) / 2;
  return {
    plan,
    ...{ width: after.width, height: after.height },
    ...{ x: middle(across) / after.width, y: middle(down) / after.height },
    count: across?.length ?? 0,
  };
}

describe('a cut about the subject', () => {
  it('has all of it, with a little room', async () => {
    const made = await orangeOf('Crop tight around the subject');
    expect(made.count).toBeGreaterThan(4900);
    expect(made.width).toBeGreaterThan(80);
    expect(made.width).toBeLessThan(110);
    expect(made.x).toBeCloseTo(0.5, 1);
    expect(made.plan).toEqual([{ op: 'subjectCrop', params: { fit: 'close', ratio: null } }]);
  });

  it('puts it in the middle and keeps what there is around it', async () => {
    const made = await orangeOf('Center the subject');
    expect(made.x).toBeCloseTo(0.5, 1);
    expect(made.y).toBeCloseTo(0.5, 1);
    expect(made.width).toBeGreaterThan(140);
  });

  it('has the shape that is asked for', async () => {
    const made = await orangeOf('Crop it to a square around the disc');
    expect(made.width).toBe(made.height);
    expect(made.count).toBeGreaterThan(4900);
  });

  it('comes before whatever turns the picture', async () => {
    const made = await orangeOf('Rotate it left and crop tight around the subject');
    expect(made.count).toBeGreaterThan(4900);
    expect(made.width).toBeLessThan(110);
  });

  it('gets the aspect ratio of the request', async () => {
    const images = [await png(offside)];
    const prompt = 'Crop tight around the subject';
    const made = await editPicture({ images, prompt, selection, aspectRatio: '16:9' });
    expect(made.width / made.height).toBeCloseTo(16 / 9, 1);
  });
});

describe('a cut to what is marked', () => {
  const edit = async (prompt: string, given: object = { selection }) =>
    editPicture({ images: [await png(offside)], prompt, ...given });

  it('has the box that was drawn, whatever it shows', async () => {
    const corner = { box: { left: 0.5, top: 0.25, right: 0.75, bottom: 1 } };
    const made = await edit('Crop to this', { selection: corner });
    expect([made.width, made.height]).toEqual([60, 120]);
    expect(made.message).toBe('Cropped it to the marked area.');
  });

  it('is no smaller than the box where it has a shape', async () => {
    const made = await edit('Crop to the marked area, 2:1');
    expect(made.width / made.height).toBeCloseTo(2, 1);
    expect(made.height).toBeGreaterThanOrEqual(94);
  });

  it('asks for the mark where there is none', async () => {
    await expect(edit('Crop to the marked area', {})).rejects.toThrow('Mark what is to be changed');
  });
});

describe('the part about a subject', () => {
  const picture = { width: 300, height: 200 };

  it.each([
    [{ left: 10, top: 20, right: 60, bottom: 90 }, null],
    [{ left: 0, top: 0, right: 300, bottom: 200 }, null],
    [{ left: 290, top: 190, right: 300, bottom: 200 }, 1],
    [{ left: 5, top: 80, right: 295, bottom: 90 }, 0.5],
    [{ left: 100, top: 0, right: 150, bottom: 200 }, 16 / 9],
  ] as const)('of %j in the ratio %s lies in the picture', (box, ratio) => {
    for (const fit of ['close', 'centre'] as const) {
      const part = partAboutSubject(picture, box, fit, ratio);
      expect(part.left).toBeGreaterThanOrEqual(0);
      expect(part.top).toBeGreaterThanOrEqual(0);
      expect(part.left + part.width).toBeLessThanOrEqual(300);
      expect(part.top + part.height).toBeLessThanOrEqual(200);
      expect(Math.min(part.width, part.height)).toBeGreaterThan(0);
      if (ratio !== null) expect(Math.abs(part.width - part.height * ratio)).toBeLessThanOrEqual(2);
    }
  });
});
