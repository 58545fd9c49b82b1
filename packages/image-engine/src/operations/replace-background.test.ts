import { describe, expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { applyToMarked, disc } from '../testing/marked.ts';
import { at, drawn, pixelsOf, png, said } from '../testing/pictures.ts';

const WHITE = { name: 'white', rgb: [255, 255, 255] as const };

it('puts the subject on exactly the colour that is asked for', async () => {
  const params = { to: 'colour' as const, colour: WHITE };
  const after = await applyToMarked(disc(), { op: 'replaceBackground', params });
  expect(at(after, 1, 1)).toEqual([255, 255, 255]);
  expect(at(after, 118, 88)).toEqual([255, 255, 255]);
  expect(at(after, 60, 45)).toEqual(at(disc(), 60, 45));
});

it('puts the subject on a beach, sky above and sand below', async () => {
  const params = { to: 'scene' as const, scene: 'beach' as const, colours: [] };
  const after = await applyToMarked(disc(), { op: 'replaceBackground', params });
  const [sky, sand] = [at(after, 4, 2), at(after, 4, 87)];
  expect(sky[2]).toBeGreaterThan(sky[0]);
  expect(sand[0]).toBeGreaterThan(sand[2]);
});

it('puts the subject before another picture of the request', async () => {
  const blue = drawn(120, 90, () => [20, 60, 200]);
  const images = await Promise.all([png(disc()), png(blue)]);
  const selection = { box: { left: 0.22, top: 0.12, right: 0.78, bottom: 0.88 } };
  const prompt = 'Use picture 2 as the background';
  const { data, message } = await editPicture({ images, prompt, selection });
  const after = await pixelsOf(data);
  expect(at(after, 2, 2)[2]).toBeGreaterThan(120);
  expect(at(after, 60, 45)[0]).toBeGreaterThan(150);
  expect(message).toBe('Put it before picture 2.');
});

it('says what it did', () => {
  const params = { to: 'scene' as const, scene: 'cityNight' as const, colours: [] };
  expect(said({ op: 'replaceBackground', params })).toBe('put it in a city at night');
});

describe('reads where the subject is to be put', () => {
  const sceneOf = (prompt: string) => {
    const [step] = parsePrompt(prompt).plan;
    return step?.op === 'replaceBackground' && step.params.to === 'scene'
      ? step.params.scene
      : step?.op;
  };
  it.each([
    ['Put it on a beach', 'beach'],
    ['put her on a beautiful tropical beach', 'beach'],
    ['teleport me to the ocean', 'beach'],
    ['seaside background', 'beach'],
    ['change the background to a forest', 'forest'],
    ['put him in the jungle', 'forest'],
    ['with mountains behind', 'mountains'],
    ['put me on the moon', 'space'],
    ['in an office', 'office'],
    ['replace the background with a city skyline at night', 'cityNight'],
    ['swap the background for downtown', 'city'],
    ['winter background', 'snow'],
    ['put it in a pink studio', 'studio'],
    ['put my product on a wooden table', 'kitchen'],
    ['put it in front of a sunset', 'sunset'],
    ['give it an autumn background', 'autumn'],
    ['gradient background from blue to pink', 'gradient'],
  ])('%s → %s', (prompt, scene) => expect(sceneOf(prompt)).toBe(scene));

  it.each([
    'make this beach photo warmer',
    'make the sky at the beach bluer',
    'make the background darker',
  ])('%s asks for no other background', (prompt) => {
    const ops = parsePrompt(prompt).plan.map(({ op }) => op);
    expect(ops).not.toContain('replaceBackground');
  });

  it.each([
    ['use the second picture as the background', 1],
    ['replace the background with picture 2', 1],
    ['use picture 2 as the background of picture 1', 1],
    ['use image 3 for the background', 2],
  ])('%s', (prompt, index) => {
    const { plan } = parsePrompt(prompt, { imageCount: 3 });
    expect(plan).toEqual([{ op: 'replaceBackground', params: { to: 'picture', index } }]);
  });

  it('says how many pictures it needs when the one for the background did not come along', () => {
    const { plan, refused } = parsePrompt('use picture 2 as the background');
    expect(plan).toEqual([]);
    expect(refused[0]?.reason).toContain('2 pictures');
  });
});
