import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { howToData } from './how-to.ts';
import { uploadLimits } from './upload-limits.ts';

const contract = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');

it('names the limits that the API documents', () => {
  for (const [name, value] of Object.entries(uploadLimits.limits)) {
    expect(contract).toMatch(new RegExp(`^ +${name}: ${value}$`, 'm'));
  }
  for (const type of uploadLimits.imageTypes) expect(contract).toContain(`- ${type}`);
});

it('tells search engines the steps that the page shows, with the real limit', () => {
  const [howTo] = howToData();
  expect(howTo).toMatchObject({ '@type': 'HowTo' });
  expect(howTo?.step.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  expect(JSON.stringify(howTo)).toContain('10 MB each');
});
