import { expect, test } from 'vitest';
import { parsePrompt } from '../packages/image-engine/src/grammar/index.ts';
import { libraryPrompts } from '../site/src/content/company/prompts.ts';

test.each(libraryPrompts)('the library’s prompt “$prompt” is carried out in full', (entry) => {
  const imageCount = entry.category === 'several' ? 2 : 1;
  const { plan, refused } = parsePrompt(entry.prompt, { imageCount });
  expect(refused).toEqual([]);
  expect(plan.length).toBeGreaterThan(0);
});

test('no prompt is in the library twice', () => {
  const prompts = libraryPrompts.map(({ prompt }) => prompt);
  expect(new Set(prompts).size).toBe(prompts.length);
});
