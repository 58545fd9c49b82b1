import { describe, expect, it } from 'vitest';
import { describeLimits, exampleWishes, type GuideConfig, guideSteps } from './guide.ts';

function serverThat(engine: Partial<GuideConfig['engine']> = {}): GuideConfig {
  return {
    limits: { maxImages: 5, maxImageBytes: 10 * 1024 * 1024 },
    imageTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
    engine: {
      generative: false,
      abilities: {
        operations: [
          { op: 'grayscale', example: 'Make it black and white' },
          { op: 'replaceBackground', example: 'Put it on a beach' },
          { op: 'rainbow', example: 'Add a rainbow' },
        ],
      },
      ...engine,
    },
  };
}

describe('the guide', () => {
  it('takes the upload limits from the server', () => {
    expect(describeLimits(serverThat())).toBe(
      'PNG, JPG, WebP or GIF up to 10 MB each, 5 pictures at most.',
    );
    const small = { ...serverThat(), limits: { maxImages: 1, maxImageBytes: 2.5 * 1024 * 1024 } };
    expect(describeLimits(small)).toContain('up to 2.5 MB each, 1 picture at most.');
  });

  it('says nothing about limits and times before the server has answered', () => {
    for (const step of guideSteps(undefined)) expect(step.detail).toBeUndefined();
  });

  it('promises a generating model no sooner than it delivers', () => {
    expect(guideSteps(serverThat({ generative: true }))[2]?.detail).toContain('10 to 30 seconds');
    expect(guideSteps(serverThat())[2]?.detail).toContain('a second or two');
  });

  it('shows wishes that the engine carries out', () => {
    const both = ['Change the background to a beach', 'Add rainbow effects'];
    expect(exampleWishes(serverThat())).toEqual(both);
    expect(exampleWishes(serverThat({ generative: true, abilities: { operations: [] } }))).toEqual(
      both,
    );
  });

  it('shows other wishes where the engine has no such operation', () => {
    const operations = [
      { op: 'grayscale', example: 'Make it black and white' },
      { op: 'rainbow', example: 'Add a rainbow' },
    ];
    expect(exampleWishes(serverThat({ abilities: { operations } }))).toEqual([
      'Add rainbow effects',
      'Make it black and white',
    ]);
  });
});
