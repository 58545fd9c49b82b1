import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OptimizeRequest, PromptEngine } from '../engines/prompt-engine.ts';
import type { OpenDatabase } from '../stores/database/index.ts';
import { openCallerApp } from '../testing/open-caller-app.ts';
import { openTestDatabase } from '../testing/open-test-database.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The application with a text model of our own, and what it counted and logged. */
function openWith(model: Partial<PromptEngine>, { generative = true } = {}) {
  const counted: string[] = [];
  const warnings: unknown[] = [];
  const { target } = openCallerApp(database.db);
  const app = openCallerApp(database.db, {
    promptEngine: {
      id: 'gemini',
      name: 'A text model',
      optimize: async () => ({
        optimizedPrompt: 'Make the man a knight.',
        improvements: [{ text: 'Better.' }],
      }),
      suggest: async () => [],
      ...model,
    },
    target: { ...target, generative },
    record: (engine, outcome) => counted.push(`${engine} ${outcome}`),
    log: { warn: (entry: unknown) => warnings.push(entry) } as never,
  });
  const optimize = async (prompt: string, featureCategory?: string) => {
    const body = { prompt, featureCategory };
    const answer = await app.send('/api/optimize-prompt', { body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  const suggest = async (basePrompt: string, count: number) => {
    const answer = await app.send('/api/generate-suggestions', { body: { basePrompt, count } });
    return ((await answer.json()) as { suggestions: string[] }).suggestions;
  };
  return { optimize, suggest, counted, warnings };
}

describe('for a model that paints, the embedded engine', () => {
  const fails = { optimize: async () => Promise.reject(new Error('no network')) };

  test.each([
    ['make everyone smile', /apply this to/i],
    ['only remove my ex', /main subject|expressive|rich palette/i],
    ['increase the brightness by 20%', /apply this to/i],
  ])('neither narrows nor widens what is asked: %s', async (prompt, other) => {
    const { optimizedPrompt } = await openWith(fails).optimize(prompt, 'creative');
    expect(String(optimizedPrompt).toLowerCase()).toContain(prompt);
    expect(optimizedPrompt).not.toMatch(other);
  });

  test('adds nothing where nothing is to change', async () => {
    const { optimizedPrompt } = await openWith(fails).optimize('Do not change anything');
    expect(optimizedPrompt).toBe('Do not change anything.');
  });
});

describe('a text model', () => {
  test('writes the rewrite; the scores are the server’s own', async () => {
    const asked: OptimizeRequest[] = [];
    const { optimize, counted } = openWith({
      async optimize(request) {
        asked.push(request);
        return {
          optimizedPrompt: '  Turn the man into\u0000 a knight. ',
          improvements: [{ text: 'Better.' }, { text: ' ' }],
        };
      },
    });
    expect(await optimize(' knight ')).toMatchObject({
      optimizedPrompt: 'Turn the man into a knight.',
      improvements: ['Better.'],
      confidence: 25,
      engine: 'gemini',
    });
    expect(asked[0]).toMatchObject({ prompt: 'knight', target: { generative: true } });
    expect(counted).toEqual(['gemini ok']);
  });

  test.each([
    ['throws', async () => Promise.reject(new Error('no network'))],
    ['writes nothing', async () => ({ optimizedPrompt: ' \n ', improvements: [] })],
    ['writes a novel', async () => ({ optimizedPrompt: 'x'.repeat(2001), improvements: [] })],
  ])('that %s is stood in for, logged and counted', async (_, answer) => {
    const { optimize, counted, warnings } = openWith({ optimize: answer });
    const rewrite = await optimize('turn the man into a knight');
    expect(rewrite).toMatchObject({ engine: 'embedded', confidence: 100 });
    expect(rewrite.optimizedPrompt).toContain('Turn the man into a knight.');
    expect(counted).toEqual(['gemini engine_failed', 'embedded ok']);
    expect(warnings).toEqual([expect.objectContaining({ engine: 'gemini' })]);
  });

  test.each(['Add a dragon.', 'Make it cooler.'])(
    'that writes what the embedded image engine cannot do, or was not asked for, is stood in for: %s',
    async (optimizedPrompt) => {
      const { optimize, counted } = openWith(
        { optimize: async () => ({ optimizedPrompt, improvements: [] }) },
        { generative: false },
      );
      expect(await optimize('make it warmer')).toMatchObject({ engine: 'embedded' });
      expect(counted).toEqual(['gemini engine_failed', 'embedded ok']);
    },
  );

  test('that suggests too few, or the same twice, is made up for', async () => {
    const { suggest } = openWith({
      suggest: async () => [
        'Make it a castle',
        'MAKE IT  A CASTLE',
        'warmer',
        '',
        'y'.repeat(3000),
      ],
    });
    const suggestions = await suggest('Warmer', 10);
    expect(suggestions[0]).toBe('Make it a castle');
    expect(new Set(suggestions.map((text) => text.toLowerCase()))).toHaveLength(10);
    expect(suggestions.map((text) => text.toLowerCase())).not.toContain('warmer');
  });
});
