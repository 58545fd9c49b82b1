import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { featureCategoryIds } from '../../engines/feature-categories.ts';
import type { OpenDatabase } from '../../stores/database/index.ts';
import { openCallerApp } from '../../testing/open-caller-app.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { samplePrompts } from './sample-prompts.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
let apps: ReturnType<typeof openCallerApp>[];
beforeAll(async () => {
  database = await openTestDatabase();
  const painter = { id: 'gemini', name: 'A model', generative: true };
  const embedded = openCallerApp(database.db);
  apps = [embedded, openCallerApp(database.db, { target: { ...embedded.target, ...painter } })];
});
afterAll(() => database.close());

const wishes = fc.constantFrom(...samplePrompts.map(([, prompt]) => prompt));
const oddities = fc.constantFrom(
  '\u0000',
  '\u0007\u001b[31m',
  '\u202e',
  '\ud800',
  '\ufeff',
  'e\u0301',
  '<script>alert(1)</script>',
  '“',
  "'; drop table files; --",
  '{{7*7}}',
  '…',
  '\r\n\t',
  '👩‍👩‍👧',
  'ﬀ',
);
/** Any text, wishes cut up and mixed with what nobody types among it. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(fc.oneof(wishes, oddities, fc.string({ maxLength: 12 })), { minLength: 1, maxLength: 6 })
    .chain((parts) => fc.constantFrom(' ', '', ', ', '. ').map((joint) => parts.join(joint))),
  fc.string({ minLength: 1, maxLength: 6 }).map((text) => text.repeat(700)),
);
const category = fc.option(fc.constantFrom(...featureCategoryIds), { nil: undefined });

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const control = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]|\p{Cs}/u;

test('any text is rewritten, refused or too long, and a rewrite is clean and stable', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyText,
      category,
      fc.constantFrom(0, 1),
      async (prompt, featureCategory, which) => {
        const send = (text: string) =>
          apps[which]?.send('/api/optimize-prompt', { body: { prompt: text, featureCategory } });
        const answer = await send(prompt);
        expect([200, 400, 422]).toContain(answer?.status);
        if (answer?.status !== 200) return;
        const { optimizedPrompt } = (await answer.json()) as { optimizedPrompt: string };
        expect(optimizedPrompt).not.toMatch(control);
        expect(optimizedPrompt.length).toBeLessThanOrEqual(2000);
        const again = await send(optimizedPrompt);
        expect(await again?.json()).toMatchObject({ optimizedPrompt, improvements: [] });
      },
    ),
    { numRuns: 100 },
  );
});

test('any text gets as many different suggestions as were asked for, or is too long', async () => {
  await fc.assert(
    fc.asyncProperty(
      anyText,
      fc.integer({ min: 1, max: 10 }),
      fc.constantFrom(0, 1),
      async (basePrompt, count, which) => {
        const answer = await apps[which]?.send('/api/generate-suggestions', {
          body: { basePrompt, count },
        });
        expect([200, 400]).toContain(answer?.status);
        if (answer?.status !== 200) return;
        const { suggestions } = (await answer.json()) as { suggestions: string[] };
        expect(new Set(suggestions.map((text) => text.toLowerCase())).size).toBe(count);
      },
    ),
    { numRuns: 40 },
  );
});

test('any text may be recorded, or is too long', async () => {
  const metrics = { views: 1, shares: 0, saves: 0, engagementRate: 0, viralScore: 0 };
  await fc.assert(
    fc.asyncProperty(anyText, async (prompt) => {
      const answer = await apps[0]?.send('/api/record-success', { body: { prompt, metrics } });
      expect([200, 400]).toContain(answer?.status);
    }),
    { numRuns: 25 },
  );
});

test('any JSON is refused or taken', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue(),
      fc.constantFrom('optimize-prompt', 'generate-suggestions', 'record-success'),
      async (body, path) => {
        const answer = await apps[0]?.send(`/api/${path}`, { body: JSON.stringify(body) });
        expect(answer?.status).toBe(400);
      },
    ),
    { numRuns: 60 },
  );
});
