import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/index.ts';
import type { Pixels } from '../picture/picture.ts';
import { randomFrom } from '../picture/random.ts';
import type { SkyName } from '../sky/skies.ts';
import { bricks, landscape, ridge } from '../testing/landscape.ts';
import { apply, at, mean, pixelsOf, png, said } from '../testing/pictures.ts';
import type { PlanStep } from './registry.ts';

const under = (sky: SkyName, relight = true): PlanStep => ({
  op: 'replaceSky',
  params: { sky, relight },
});

/** Everything well below the ridge. */
function landOf({ data, width, height, channels }: Pixels): Pixels {
  const top = Math.ceil(height * 0.68);
  return { data: data.slice(top * width * channels), width, height: height - top, channels };
}

describe('another sky', () => {
  it('is blue by day and warm at sunset, over the same land', async () => {
    const before = landscape();
    const [day, evening] = [
      await apply(before, under('clear')),
      await apply(before, under('sunset')),
    ];
    const [noon, dusk] = [at(day, 120, 4), at(evening, 120, 50)];
    expect(noon[2]).toBeGreaterThan(noon[0] + 40);
    expect(dusk[0]).toBeGreaterThan(dusk[2] + 20);
    const [land, lit] = [mean(landOf(before)), mean(landOf(evening))];
    expect(lit[0] / lit[2]).toBeGreaterThan(land[0] / land[2]);
    expect(lit[1]).toBeGreaterThan(lit[2]);
  });

  it('is full of stars by night, over land that the moon lights', async () => {
    const before = landscape(480, 320);
    const after = await apply(before, under('night'));
    const light = (x: number, y: number) => meanOf(at(after, x, y));
    let stars = 0;
    for (let y = 4; y < 140; y++)
      for (let x = 4; x < 476; x++)
        if (light(x, y) > Math.max(light(x - 4, y), light(x + 4, y), 30) + 25) stars += 1;
    expect(stars).toBeGreaterThan(60);
    expect(light(240, 4)).toBeLessThan(90);
    expect(meanOf(mean(landOf(after)))).toBeLessThan(0.6 * meanOf(mean(landOf(before))));
  });

  it('takes in all of the old sky up to the ridge', async () => {
    const after = await apply(landscape(240, 160, [225, 226, 228]), under('storm'));
    for (const x of [20, 70, 120, 170, 220]) {
      const edge = Math.floor(ridge(x, 240, 160));
      expect(meanOf(at(after, x, edge - 4)), `x ${x}`).toBeLessThan(215);
    }
  });

  it('leaves every pixel of the land where it may change nothing else', async () => {
    const before = landscape();
    const after = await apply(before, under('sunset', false));
    expect(landOf(after).data).toEqual(landOf(before).data);
    expect(at(after, 120, 10)).not.toEqual(at(before, 120, 10));
  });

  it('is as grainy as the land', async () => {
    const random = randomFrom(7);
    const clean = landscape();
    const data = clean.data.map((value) => Math.min(255, value + 16 * (random() - 0.5)));
    const grainOf = (sky: Pixels) => {
      let sum = 0;
      for (let x = 20; x < 220; x++) sum += Math.abs(at(sky, x, 10)[1] - at(sky, x + 1, 10)[1]);
      return sum / 200;
    };
    expect(grainOf(await apply(clean, under('clear')))).toBeLessThan(2);
    expect(grainOf(await apply({ ...clean, data }, under('clear')))).toBeGreaterThan(2.5);
  });

  it('leaves a mast and its wire, and neither a cloud nor a bird', async () => {
    const before = landscape(640, 420, [120, 165, 220]);
    const draw = (left: number, top: number, wide: number, tall: number, light: number) => {
      for (let y = top; y < top + tall; y++)
        before.data.fill(light, 3 * (y * 640 + left), 3 * (y * 640 + left + wide));
    };
    draw(300, 60, 3, 220, 60);
    draw(120, 100, 180, 2, 70);
    draw(420, 60, 90, 40, 235);
    draw(200, 50, 4, 3, 40);
    const after = await apply(before, under('sunset', false));
    for (const [x, y] of [
      [301, 80],
      [301, 160],
      [200, 100],
    ] as const)
      expect(meanOf(at(after, x, y)), `${x}, ${y}`).toBeLessThan(110);
    for (const [x, y] of [
      [465, 80],
      [201, 51],
      [295, 80],
    ] as const) {
      const [r, , b] = at(after, x, y);
      expect(r - b, `${x}, ${y}`).toBeGreaterThan(-20);
    }
    expect(Math.max(...at(after, 465, 80))).toBeLessThan(230);
  });

  it('is the same for the same plan', async () => {
    const [one, other] = [
      await apply(landscape(), under('clouds')),
      await apply(landscape(), under('clouds')),
    ];
    expect(one.data).toEqual(other.data);
  });

  it('is refused where no sky is', async () => {
    const images = [await png(bricks())];
    for (const prompt of [
      'Give it a sunset sky',
      'replace the sky with a starry night',
      'make the sky darker',
    ])
      await expect(editPicture({ images, prompt })).rejects.toThrow(
        /^The embedded engine finds no sky at the top of this picture\.$/,
      );
  });

  it('says what it did', () => {
    expect(said(under('storm'))).toBe('put it under a stormy sky');
    expect(said(under('clear', false))).toBe('put a clear blue sky over it');
  });
});

describe('a part of the picture', () => {
  it.each([
    ['Make the sky darker', 'sky'],
    ['Brighten everything except the sky', 'land'],
  ])('%s', async (prompt, part) => {
    const before = landscape();
    const { data, plan } = await editPicture({ images: [await png(before)], prompt });
    const after = await pixelsOf(data);
    expect(plan[0]?.on).toBe(part);
    const [sky, land] = [at(after, 120, 10), landOf(after).data];
    if (part === 'sky') {
      expect(meanOf(sky)).toBeLessThan(meanOf(at(before, 120, 10)) - 8);
      expect(land).toEqual(landOf(before).data);
    } else {
      expect(sky).toEqual(at(before, 120, 10));
      expect(land).not.toEqual(landOf(before).data);
    }
  });

  it('is where it was when it is edited again', async () => {
    const steps: PlanStep[] = [
      { op: 'brightness', params: { percent: -60 }, on: 'sky' },
      { op: 'warmth', params: { percent: 60 }, on: 'sky' },
    ];
    const before = landscape();
    const after = await apply(before, ...steps);
    expect(landOf(after).data).toEqual(landOf(before).data);
  });

  it('goes with the rest when the picture is mirrored', async () => {
    const mirror: PlanStep = { op: 'flip', params: { axis: 'horizontal' } };
    const mirrored = await apply(landscape(), mirror);
    const darker: PlanStep = { op: 'brightness', params: { percent: -40 }, on: 'sky' };
    const after = await apply(landscape(), mirror, darker);
    expect(landOf(after).data).toEqual(landOf(mirrored).data);
    expect(meanOf(at(after, 60, 10))).toBeLessThan(meanOf(at(mirrored, 60, 10)) - 8);
  });
});

const meanOf = (colour: readonly number[]) => colour.reduce((sum, value) => sum + value, 0) / 3;

describe('a sky beside a drawn place', () => {
  it.each([
    ['Put me in the mountains under a blue sky', 'mountains'],
    ['put her on a beach with a sunset sky', 'sunset'],
  ])('is that of the place where it has such a one: %s', (prompt, scene) => {
    const { plan, refused } = parsePrompt(prompt);
    expect(plan.map(({ op, params }) => [op, 'scene' in params && params.scene])).toEqual([
      ['replaceBackground', scene],
    ]);
    expect(refused).toEqual([]);
  });

  it('is told as left out otherwise', () => {
    const { plan, refused } = parsePrompt('Put them in a forest with a stormy sky');
    expect(plan.map(({ op }) => op)).toEqual(['replaceBackground']);
    expect(refused.map(({ reason }) => reason)).toEqual(['a place that is drawn has its own sky']);
  });
});
