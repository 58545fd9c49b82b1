import { parsePrompt } from '@nano-banana/image-engine/grammar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../stores/database/index.ts';
import { openCallerApp } from '../../testing/open-caller-app.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { samplePrompts } from './sample-prompts.ts';
import { exampleRequest, exampleRewrite, type OptimizedAnswer } from './schema.ts';

let database: Pick<OpenDatabase, 'db' | 'close'>;
let app: ReturnType<typeof openCallerApp>;
beforeAll(async () => {
  database = await openTestDatabase();
  app = openCallerApp(database.db);
});
afterAll(() => database.close());

const send = (body: unknown) => app.send('/api/optimize-prompt', { body });

async function optimize(prompt: string, featureCategory?: string): Promise<OptimizedAnswer> {
  const answer = await send({ prompt, featureCategory });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as OptimizedAnswer;
}

const read = (prompt: string) => parsePrompt(prompt, { imageCount: 2 });

test.each(samplePrompts)(
  'the engine carries the rewrite out whole, with what was asked as it was asked; optimizing it again changes nothing: %s, %s',
  async (category, prompt, ops) => {
    const asked = read(prompt).plan;
    expect(asked.map(({ op }) => op).sort()).toEqual(ops.split(' ').sort());
    const { optimizedPrompt } = await optimize(prompt, category);
    const { plan, refused } = read(optimizedPrompt);
    expect(refused).toEqual([]);
    expect(plan).toEqual(expect.arrayContaining(asked));
    const again = await optimize(optimizedPrompt, category);
    expect(again).toMatchObject({ optimizedPrompt, improvements: [] });
  },
);

test('there are at least sixty sample prompts, for every feature', () => {
  expect(samplePrompts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(samplePrompts.map(([category]) => category)).size).toBe(5);
});

test('every facet that the rewrite adds is named, and the score counts them', async () => {
  const answer = await optimize('make it warmer', 'character');
  const { facets, improvements, confidence } = answer;
  expect(facets.filter(({ before }) => before).map(({ facet }) => facet)).toEqual([
    'change',
    'colour',
  ]);
  expect(facets.every(({ after }) => after)).toBe(true);
  expect(confidence).toBe(100);
  expect(improvements).toEqual([
    'Names what is changed.',
    'Adds a little contrast, which gives the light more depth.',
    'Sharpens the picture a little.',
    'Says that the style and the framing stay the same.',
    'Says that everything else stays as it is.',
  ]);
});

test('the contract’s example is what is answered', async () => {
  const { prompt, featureCategory } = exampleRequest;
  expect(await optimize(prompt, featureCategory)).toEqual(exampleRewrite);
});

test('words that rule anything else out get no further step', async () => {
  const { optimizedPrompt } = await optimize('only make it brighter', 'creative');
  expect(read(optimizedPrompt).plan).toEqual(read('only make it brighter').plan);
});

test.each([
  ['warmer without changing contrast', 'Warmer without changing contrast.'],
  ['mosaic', 'Turn the picture into pixel art.'],
  ['MAKE IT BLACK AND WHITE!!!', 'Make the picture black and white.'],
  [
    '1. blur the background\n2. make it warmer\nand brighter',
    'Blur the background. Make it warmer and brighter.',
  ],
  ['Make it darker and moodier and add a dragon', 'Make the picture darker and moodier.'],
  ['<script>alert(1)</script> make it warmer', 'Make the picture warmer.'],
])(
  'the visitor’s words are sentences afterwards, and no condition is lost: %j',
  async (prompt, begins) => {
    const { optimizedPrompt } = await optimize(prompt, 'creative');
    expect(optimizedPrompt.slice(0, begins.length + 1)).toBe(`${begins} `);
    const { plan } = read(begins);
    expect(read(optimizedPrompt).plan).toEqual(expect.arrayContaining(plan));
  },
);

test.each([
  'warmer without changing contrast',
  'wärmer, ohne den Kontrast zu ändern',
  'más cálido, sin modificar el contraste',
  'plus chaud, sans toucher au contraste',
  'make it warmer but not brighter',
])('what may not change gets no further step, and counts as said: %s', async (prompt) => {
  for (const category of ['creative', undefined]) {
    const { optimizedPrompt, facets } = await optimize(prompt, category);
    expect(read(optimizedPrompt).plan.map(({ op }) => op)).toEqual(['warmth']);
    expect(facets.find(({ facet }) => facet === 'preserve')?.before).toBe(true);
  }
});

test('a slip of the pen is mended and said', async () => {
  const { optimizedPrompt, improvements, remarks } = await optimize('brigter');
  expect(optimizedPrompt).toMatch(/^Make the picture brighter\./);
  expect(improvements[0]).toBe('Mends the spelling: “brigter” is “brighter”.');
  expect(remarks?.map(({ text }) => text)).toEqual(improvements);
  expect(remarks?.[0]).toEqual({
    code: 'spelling_mended',
    text: improvements[0],
    values: { written: ['brigter'], meant: ['brighter'], more: 0 },
  });
});

test.each([
  'ma\u200bke it warm\u00ader',
  '\u001b[31mmake it\u0007 warmer\u001b[0m',
  '\u202emake it warmer\ud800',
])('what is not seen is not read: %j', async (prompt) => {
  expect((await optimize(prompt)).optimizedPrompt).toMatch(/^Make the picture warmer\. /);
});

test('the same prompt gets the same answer', async () => {
  expect(await optimize('make it snow', 'style')).toEqual(await optimize('make it snow', 'style'));
});

describe('what the engine cannot do', () => {
  test.each([
    ['add a hat and make it warmer', 'add a hat', 'cannot add new objects'],
    ['Make it warmer, add a hat to the man, and crop it to a square.', 'add a hat', 'cannot add'],
    ['make her smile and blur the background', 'make her smile', 'cannot change expressions'],
    [
      'Make it sepia. Turn the man into a knight. Add a border.',
      'Turn the man into a knight',
      'cannot turn',
    ],
  ])('is left out and named, and the rest stays: %s', async (prompt, phrase, reason) => {
    const { optimizedPrompt, improvements, remarks } = await optimize(prompt);
    expect(remarks?.[0]).toMatchObject({
      code: 'left_out',
      values: { phrase: expect.stringContaining(phrase), reason: expect.any(String) },
    });
    expect(improvements[0]).toContain(`Left out “${phrase}`);
    expect(improvements[0]).toContain(reason);
    expect(optimizedPrompt).not.toContain(phrase);
    expect(read(optimizedPrompt).plan).toEqual(expect.arrayContaining(read(prompt).plan));
    expect(read(optimizedPrompt).refused).toEqual([]);
  });

  test('leaves no loose ends, and the visitor’s own language', async () => {
    const prompt = 'Please make her smile, add sunglasses, and put her on a beach with palm trees';
    const beach = await optimize(prompt, 'creative');
    expect(beach.optimizedPrompt).toMatch(/^Put her on a beach\. /);
    const spanish = await optimize('Hazlo en blanco y negro y añade un gato');
    expect(spanish.optimizedPrompt).toMatch(/^Hazlo en blanco y negro\. /);
  });

  test.each([
    'Turn the man into a knight',
    'asdf qwer',
    'add a dragon',
    '🔥🔥🔥',
    'nothing',
    '変えて',
  ])('alone is refused, with wishes that it can do: %s', async (prompt) => {
    const answer = await send({ prompt });
    expect(answer.status).toBe(422);
    const failure = (await answer.json()) as {
      code: string;
      error: string;
      alternatives: string[];
    };
    expect(failure.code).toBe('unsupported_edit');
    expect(failure.error.length).toBeGreaterThan(10);
    expect(failure.alternatives.length).toBeGreaterThanOrEqual(3);
    for (const wish of failure.alternatives) expect(read(wish)).toMatchObject({ refused: [] });
  });
});

test.each([
  [{}, 'prompt_required', 'Please provide a prompt'],
  [{ prompt: '  \u0000\u200b ' }, 'prompt_required', 'Please provide a prompt'],
  [{ prompt: 7 }, 'validation_failed', 'must be text'],
  [{ prompt: 'x'.repeat(10_000) }, 'validation_failed', 'at most 2000 characters'],
  [{ prompt: '\ud83c\udf4c'.repeat(5000) }, 'validation_failed', 'at most 2000 characters'],
  [{ prompt: 'warmer', featureCategory: 'pets' }, 'validation_failed', 'must be one of character'],
])('a wrong body is refused with a sentence: %#', async (body, code, words) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code, error: expect.stringContaining(words) });
});
