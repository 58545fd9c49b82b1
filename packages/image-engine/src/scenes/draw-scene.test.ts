import { describe, expect, it } from 'vitest';
import { at, mean } from '../testing/pictures.ts';
import { drawScene } from './draw-scene.ts';
import { scenes } from './scenes.ts';
import { SCENE_NAMES } from './spoken.ts';

const SIZE = { width: 120, height: 80 };

describe.each(SCENE_NAMES)('%s', (name) => {
  it('fills the size it is asked for, the same every time', async () => {
    const [once, again] = await Promise.all([drawScene(name, SIZE, []), drawScene(name, SIZE, [])]);
    expect([once.width, once.height, once.channels]).toEqual([120, 80, 3]);
    expect(once.data).toEqual(again.data);
    expect(new Set(once.data).size).toBeGreaterThan(20);
  });

  it('fits pictures of any shape', async () => {
    for (const [width, height] of [
      [1, 1],
      [300, 1],
      [2, 90],
    ] as const) {
      const { data } = await drawScene(name, { width, height }, []);
      expect(data.length).toBe(width * height * 3);
    }
  });

  it('has light from somewhere and ground within the picture', () => {
    const { light, ground, horizon } = scenes[name];
    const luma = 0.2126 * light.tint[0] + 0.7152 * light.tint[1] + 0.0722 * light.tint[2];
    expect(luma).toBeCloseTo(1, 5);
    expect(Math.hypot(...light.from)).toBeLessThanOrEqual(1);
    if (ground !== null) expect(ground).toBeGreaterThanOrEqual(horizon);
    expect(ground ?? 0).toBeLessThan(0.95);
  });
});

it('has blue over sand at the beach', async () => {
  const beach = await drawScene('beach', SIZE, []);
  const [sky, sand] = [at(beach, 60, 4), at(beach, 60, 76)];
  expect(sky[2]).toBeGreaterThan(sky[0]);
  expect(sand[0]).toBeGreaterThan(sand[2]);
});

it('is dark in the city at night and bright by day', async () => {
  const [night, day] = [await drawScene('cityNight', SIZE, []), await drawScene('city', SIZE, [])];
  expect(mean(night)[1] + 50).toBeLessThan(mean(day)[1]);
});

it('has green leaves in summer and golden ones in autumn', async () => {
  const [summer, autumn] = [
    mean(await drawScene('forest', SIZE, [])),
    mean(await drawScene('autumn', SIZE, [])),
  ];
  expect(summer[1]).toBeGreaterThan(summer[0]);
  expect(autumn[0]).toBeGreaterThan(autumn[1] + 20);
});

it('takes the studio’s paper and the gradient’s ends from the colours', async () => {
  const [red] = mean(await drawScene('studio', SIZE, [[220, 40, 40]]));
  expect(red).toBeGreaterThan(120);
  const gradient = await drawScene('gradient', SIZE, [
    [0, 0, 255],
    [255, 160, 0],
  ]);
  expect(at(gradient, 1, 1)[2]).toBeGreaterThan(150);
  expect(at(gradient, 118, 78)[0]).toBeGreaterThan(150);
});
