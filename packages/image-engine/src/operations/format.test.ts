import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { FORMAT_NAMES, formatOf } from '../formats/formats.ts';
import { hasSeveralHeads, headOf, isFaceless } from '../formats/head.ts';
import { portraitPart } from '../formats/identity-photo.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import type { Mask } from '../picture/picture.ts';
import { applyToMarked, disc } from '../testing/marked.ts';
import { apply, at, drawn, pixelsOf, png } from '../testing/pictures.ts';

const PINK = { name: 'pink', rgb: [244, 138, 176] as const };

/** A sky with something red in it, off to the side. */
const sky = (width: number, height: number, x: number, y: number) =>
  drawn(width, height, (px, py) =>
    Math.hypot(px - x, py - y) < 14 ? [220, 40, 30] : [60, 120 + (py * 40) / height, 210],
  );

describe('a format', () => {
  it.each(FORMAT_NAMES)('%s is what its own words ask for', (name) => {
    for (const word of formatOf(name).words.split('|')) {
      const { plan } = parsePrompt(`crop it for ${word}`);
      expect(plan, word).toEqual([{ op: 'format', params: { format: name } }]);
    }
  });

  it('of a social network has its size, about what catches the eye', async () => {
    const images = [await png(sky(2400, 1500, 1900, 500))];
    const { data, width, height } = await editPicture({ images, prompt: 'Crop it for Instagram' });
    expect([width, height]).toEqual([1080, 1350]);
    const result = await pixelsOf(data);
    const reds = [...result.data.keys()].filter(
      (i) => i % 3 === 0 && (result.data[i] ?? 0) > 180 && (result.data[i + 1] ?? 0) < 90,
    );
    expect(reds.length).toBeGreaterThan(100);
  });

  it('enlarges nothing, and says when the picture is small', async () => {
    const images = [await png(sky(200, 150, 60, 60))];
    const { width, height, message } = await editPicture({ images, prompt: 'youtube thumbnail' });
    expect([width, height]).toEqual([200, 113]);
    expect(message).toContain('1280 × 720 px are recommended there');
  });

  it('says nothing of a size where another one is asked for', async () => {
    const { message } = await editPicture({
      images: [await png(drawn(400, 300, (x) => [x % 256, 90, 60]))],
      prompt: 'round profile picture, 100x100',
    });
    expect(message).not.toContain('recommended');
  });

  it('is cut about what the visitor marked', async () => {
    const picture = drawn(300, 100, (x) => (x > 270 ? [0, 200, 0] : [(x * 7) % 200, 30, 30]));
    const images = [await png(picture)];
    const selection = { box: { left: 0.9, top: 0, right: 1, bottom: 1 } };
    const plan = [{ op: 'format' as const, params: { format: 'profile' as const } }];
    const { data } = await editPicture({ images, prompt: '', plan, selection });
    expect(at(await pixelsOf(data), 99, 50)).toEqual([0, 200, 0]);
  });

  it('of a person shows head and shoulders for a profile picture', async () => {
    const far = drawn(400, 400, (x, y) => {
      const isFace = Math.hypot((x - 190) / 28, (y - 100) / 36) < 1;
      const isCoat = y > 150 && Math.abs(x - 190) < 110;
      return isFace ? [214, 160, 132] : isCoat ? [40, 60, 120] : [150, 165, 185];
    });
    const plan = { op: 'format' as const, params: { format: 'profile' as const } };
    const near = await apply(far, plan);
    const skin = ({ data }: typeof far) => data.filter((r, i) => i % 3 === 0 && r > 205).length;
    expect([near.width, near.height]).toEqual([400, 400]);
    expect(skin(near)).toBeGreaterThan(1.8 * skin(far));
  });

  it('for a round profile picture leaves the corners clear', async () => {
    const plan = { op: 'format' as const, params: { format: 'roundProfile' as const } };
    const { data, channels } = await apply(sky(120, 80, 60, 40), plan);
    expect([channels, data[3]]).toEqual([4, 0]);
  });

  it('is round with another ground, too', async () => {
    const { data, channels, width, height } = await applyToMarked(
      disc(),
      { op: 'format', params: { format: 'roundProfile' } },
      { op: 'replaceBackground', params: { to: 'colour', colour: PINK } },
    );
    expect([channels, width, height]).toEqual([4, 90, 90]);
    expect(data[3]).toBe(0);
    expect([...data.slice((3 * 90 + 45) * 4).slice(0, 4)]).toEqual([...PINK.rgb, 255]);
  });

  it('leaves a shape that is said outright to the crop', () => {
    expect(parsePrompt('square crop for instagram').plan).toMatchObject([{ op: 'crop' }]);
  });
});

/** Outline of a person: a head of 80 × 106 px from y = 60, a neck, shoulders to the lower edge. */
function bust(): Mask {
  const [width, height] = [400, 500];
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inHead = ((x - 190) / 40) ** 2 + ((y - 113) / 53) ** 2 < 1;
      const inNeck = Math.abs(x - 190) < 22 && y > 113 && y < 240;
      const inBody = y > 190 && Math.abs(x - 190) < Math.min(120, 30 + (y - 190) * 1.5);
      if (inHead || inNeck || inBody) data[y * width + x] = 255;
    }
  }
  return { data, width, height };
}

describe('an identity photo', () => {
  it('finds the head by the outline', () => {
    const head = headOf(bust());
    expect(head?.crown).toBeGreaterThan(56);
    expect(head?.crown).toBeLessThan(66);
    expect(Math.abs((head?.x ?? 0) - 190)).toBeLessThan(6);
    expect(head?.height).toBeGreaterThan(92);
    expect(head?.height).toBeLessThan(128);
  });

  it.each(['passport', 'usPassport', 'ukPassport', 'canadaPassport', 'chinaPassport'] as const)(
    '%s shows the head at its size, in its shape',
    (name) => {
      const { portrait } = formatOf(name);
      if (!portrait) throw new Error('not a portrait');
      const head = headOf(bust());
      if (!head) throw new Error('no head');
      const part = portraitPart(bust(), portrait, head);
      expect(part.width / part.height).toBeCloseTo(portrait.width / portrait.height, 1);
      expect(head.height / part.height).toBeCloseTo(portrait.head, 1);
    },
  );

  it('leaves room beside full hair', () => {
    const { portrait } = formatOf('passport');
    const head = headOf(bust());
    if (!portrait || !head) throw new Error('no head');
    const [narrow, full] = [80, 100].map((width) =>
      portraitPart(bust(), portrait, { ...head, width }),
    );
    expect(full?.width).toBeGreaterThan(1.05 * (narrow?.width ?? 0));
  });

  it('tells a group from one person', () => {
    const one = bust();
    const two = {
      ...one,
      data: one.data.map((value, p) => Math.max(value, one.data[p - 130] ?? 0)),
    };
    const isGroup = [one, two].map((mask) => {
      const head = headOf(mask);
      return head !== null && hasSeveralHeads(mask, head);
    });
    expect(isGroup).toEqual([false, true]);
  });

  it.each([
    ['skin', [214, 160, 132], false],
    ['dark skin', [96, 64, 48], false],
    ['skin in a grey picture', [150, 150, 150], false],
    ['the yellow of a fruit', [250, 214, 40], true],
    ['the orange of a coat', [235, 90, 20], true],
  ] as const)('knows whether %s may be a face', (_, colour, expected) => {
    const head = headOf(bust());
    if (!head) throw new Error('no head');
    expect(
      isFaceless(
        drawn(400, 500, () => [...colour]),
        head,
      ),
    ).toBe(expected);
  });

  it('has no head in an empty outline', () => {
    expect(headOf({ data: new Uint8Array(100), width: 10, height: 10 })).toBeNull();
  });
});
