import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ModelApp, openModelApp } from '../../testing/open-model-app.ts';
import { makePicture } from '../../testing/pictures.ts';

let open: ModelApp;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  const money = { GEMINI_IMAGE_PRICE_USD: '0.04', DAILY_BUDGET_USD: '0.1' };
  open = await openModelApp('gemini', money);
  photo = await makePicture('jpeg');
});
afterAll(() => open.close());

const post = async (prompt: string) => (await open.post([photo.slice()], { prompt })).json();

async function metric(name: string) {
  const { body } = await open.services.metrics.text();
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  );
}

test('paid calls stop when the day’s money is spent, and refused ones cost nothing', async () => {
  expect(await post('One')).toMatchObject({ success: true });
  expect(await post('None #blocked:SAFETY')).toMatchObject({ code: 'prompt_blocked' });
  expect(await post('Two')).toMatchObject({ success: true });
  expect(open.standIn.calls).toHaveLength(3);
  expect(await post('Three')).toMatchObject({
    code: 'quota_exceeded',
    error: expect.stringMatching(/quota.*exceeded/),
  });
  expect(open.standIn.calls).toHaveLength(3);
});

test('what pictures cost, today and in all, is in the metrics', async () => {
  expect(await metric('nb_engine_cost_usd_total{engine="gemini"}')).toBeCloseTo(0.08, 6);
  expect(await metric('nb_engine_spending_usd{of="picture"}')).toBe(0.04);
  expect(await metric('nb_engine_spending_usd{of="today"}')).toBeCloseTo(0.08, 6);
  expect(await metric('nb_engine_spending_usd{of="budget"}')).toBe(0.1);
});

test('prompts are written by rules then', async () => {
  const answer = await open.app.request('/api/generate-suggestions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ basePrompt: 'Make it blue' }),
  });
  expect(answer.status).toBe(200);
  expect(open.standIn.calls).toHaveLength(3);
});
