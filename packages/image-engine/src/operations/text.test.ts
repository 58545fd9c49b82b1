import { expect, it } from 'vitest';
import { editPicture } from '../edit-picture.ts';
import { parsePrompt } from '../grammar/parse-prompt.ts';
import { drawn, edited, png } from '../testing/pictures.ts';

const ground = (level: number) => drawn(300, 200, () => [level, level, level]);
const changedRows = (before: ReturnType<typeof ground>, after: typeof before) => {
  const rows = new Set<number>();
  for (let i = 0; i < before.data.length; i++)
    if (before.data[i] !== after.data[i]) rows.add(Math.floor(i / 3 / before.width));
  return [...rows];
};

it.each([
  ['top', 0, 80],
  ['middle', 60, 140],
  ['bottom', 120, 200],
] as const)('changes pixels only at the %s when told so', async (where, from, to) => {
  const rows = changedRows(ground(90), await edited(ground(90), `write "Hello" at the ${where}`));
  expect(rows.length).toBeGreaterThan(8);
  expect(Math.min(...rows)).toBeGreaterThanOrEqual(from);
  expect(Math.max(...rows)).toBeLessThan(to);
});

it.each([0, 60, 128, 190, 255])('is legible on a ground of level %d', async (level) => {
  const { data } = await edited(ground(level), 'add the text "Hello"');
  const furthest = data.reduce((most, v) => Math.max(most, Math.abs(v - level)), 0);
  expect(furthest).toBeGreaterThan(100);
});

it('takes the colour that was named', async () => {
  const { data } = await edited(ground(128), 'add the text "MMM" in red in the middle');
  let reddest = 0;
  for (let i = 0; i < data.length; i += 3)
    reddest = Math.max(reddest, (data[i] ?? 0) - (data[i + 1] ?? 0));
  expect(reddest).toBeGreaterThan(150);
});

it.each([
  '你好世界',
  '😀🎉',
  'שלום',
  'Ünïcödé Ж Ω',
  '\u200b\u202e',
  'x'.repeat(190),
  'many words '.repeat(15),
])('does not trip over %j', async (words) => {
  const edit = editPicture({ images: [await png(ground(90))], prompt: `add the text "${words}"` });
  const outcome = await edit.then(
    (r) => r.width,
    (error: { code?: string }) => error.code,
  );
  expect([300, 'unsupported_edit']).toContain(outcome);
});

it('keeps what is written as it was written', () => {
  expect(parsePrompt('add the text "  Grüße, aus  KÖLN! "').plan[0]?.params).toMatchObject({
    text: 'Grüße, aus KÖLN!',
  });
});
