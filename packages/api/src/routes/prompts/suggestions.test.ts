import { parsePrompt, proofread } from '@nano-banana/image-engine/grammar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../stores/database/index.ts';
import { openCallerApp } from '../../testing/open-caller-app.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
let app: ReturnType<typeof openCallerApp>;
beforeAll(async () => {
  database = await openTestDatabase();
  app = openCallerApp(database.db);
});
afterAll(() => database.close());

async function suggest(body: unknown): Promise<string[]> {
  const answer = await app.send('/api/generate-suggestions', { body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { suggestions: string[] }).suggestions;
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

test('four are given when nobody says how many', async () => {
  expect(await suggest({ basePrompt: 'Make it warmer' })).toHaveLength(4);
});

describe.each([
  'Make it warmer',
  'MAKE IT BLACK AND   WHITE',
  'Add rain, then blur the background and crop it to a square',
  'Turn the man into a knight',
  'Mach es wärmer',
  '🔥',
  'x'.repeat(2000),
])('for %s', (basePrompt) => {
  test.each([1, 4, 10])('%i are different, new, and carried out whole', async (count) => {
    const suggestions = await suggest({ basePrompt, count });
    const all = [basePrompt, ...suggestions].map(plain);
    expect(new Set(all).size).toBe(count + 1);
    for (const suggestion of suggestions) {
      const { plan, refused } = parsePrompt(suggestion);
      expect({ suggestion, steps: plan.length > 0, refused }).toEqual({
        suggestion,
        steps: true,
        refused: [],
      });
    }
  });
});

test('some go on from the prompt itself', async () => {
  const suggestions = await suggest({ basePrompt: 'Make it warmer' });
  expect(suggestions.some((wish) => wish.startsWith('Make it warmer and '))).toBe(true);
});

test.each([
  ['Mach es wärmer', 'de'],
  ['Ponle gafas de sol', 'es'],
  ['Ajoute un chapeau', 'fr'],
])('they are in the visitor’s language: %s', async (basePrompt, language) => {
  const suggestions = await suggest({ basePrompt });
  expect(suggestions.map((wish) => proofread(wish).language)).toEqual(Array(4).fill(language));
});

test('other prompts get other continuations', async () => {
  const ends = ['Make it warmer', 'Make it rain', 'Crop it to 16:9'].map(async (basePrompt) =>
    (await suggest({ basePrompt }))[0]?.slice(basePrompt.length),
  );
  expect(new Set(await Promise.all(ends)).size).toBe(3);
});

test('a prompt under another name is missing, and the name is told', async () => {
  const answer = await app.send('/api/generate-suggestions', { body: { prompt: 'warmer' } });
  expect(await answer.json()).toMatchObject({
    code: 'prompt_required',
    message: 'The field "basePrompt" is missing or blank.',
  });
});

test.each([
  [{ count: 4 }, 'prompt_required'],
  [{ basePrompt: '  ' }, 'prompt_required'],
  [{ basePrompt: 'warmer', count: 0 }, 'validation_failed'],
  [{ basePrompt: 'warmer', count: 11 }, 'validation_failed'],
  [{ basePrompt: 'warmer', count: 2.5 }, 'validation_failed'],
  [{ basePrompt: 'warmer', count: '4' }, 'validation_failed'],
])('a wrong body is refused: %j', async (body, code) => {
  const answer = await app.send('/api/generate-suggestions', { body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code });
});
