import { startModelStandIn } from '@nano-banana/model-standin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import type { GeminiConfig } from '../../config-engines.ts';
import { checkContract } from '../../testing/contract.ts';
import { type ModelApp, openModelApp, testKey } from '../../testing/open-model-app.ts';
import { makePicture } from '../../testing/pictures.ts';
import { createOperatorAlarm } from '../generative/operator-alarm.ts';
import { createGeminiPictures } from './picture-service.ts';

let open: ModelApp;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  // That leaves time for a wait of one second, and none for one of 26.
  open = await openModelApp('gemini', { ENGINE_TIMEOUT_SECONDS: '8' });
  photo = await makePicture('jpeg');
});
afterAll(() => open.close());

const model = 'gemini-nano-banana-2.1';
const says =
  'It says: “Unable to show the generated image. The model could not generate the image based on the prompt provided”';

/** Words in the prompt, status, code, the sentence for the visitor, and how often the model is asked. */
const rows: [words: string, status: number, code: string, sentence: RegExp, calls: number][] = [
  [
    '#blocked:SAFETY',
    422,
    'prompt_blocked',
    /refuses this prompt because of its safety rules. Please say it in other words/,
    1,
  ],
  ['#blocked:OTHER', 422, 'prompt_blocked', /refuses this request and does not say why/, 1],
  ['#blocked:BLOCKLIST', 422, 'prompt_blocked', /a word that the image model does not accept/, 1],
  ['#blocked:PROHIBITED_CONTENT', 422, 'prompt_blocked', /prohibit what the prompt asks for/, 1],
  ['#blocked:IMAGE_SAFETY', 422, 'picture_blocked', /refuses an uploaded picture/, 1],
  ['#blocked:JAILBREAK', 422, 'prompt_blocked', /get around its rules/, 1],
  ['#blocked:NEW_REASON', 422, 'prompt_blocked', /does not say why/, 1],
  [
    '#finish:IMAGE_SAFETY',
    422,
    'picture_blocked',
    new RegExp(`withheld it because of its safety rules. ${says}. Please try`),
    1,
  ],
  [
    '#finish:IMAGE_SAFETY #silent',
    422,
    'picture_blocked',
    /withheld it because of its safety rules. Please try/,
    1,
  ],
  ['#finish:IMAGE_PROHIBITED_CONTENT', 422, 'picture_blocked', /prohibit the picture/, 1],
  [
    '#finish:IMAGE_RECITATION',
    422,
    'picture_blocked',
    /too close to an existing work and was withheld/,
    1,
  ],
  ['#finish:IMAGE_OTHER', 422, 'no_picture', /could not make this picture/, 1],
  ['#finish:NO_IMAGE', 422, 'no_picture', new RegExp(`made no picture of this. ${says}`), 1],
  ['#finish:PROHIBITED_CONTENT', 422, 'picture_blocked', /prohibit what this would show/, 1],
  ['#finish:RECITATION', 422, 'picture_blocked', /too close to an existing work/, 1],
  ['#finish:SAFETY', 422, 'picture_blocked', /stopped because of its safety rules/, 1],
  ['#finish:SPII', 422, 'picture_blocked', /personal data/, 1],
  ['#finish:BLOCKLIST', 422, 'prompt_blocked', /a word that it does not accept/, 1],
  [
    '#finish:MAX_TOKENS',
    422,
    'no_picture',
    /too long before it held a picture. Please use a shorter prompt|It says/,
    1,
  ],
  ['#finish:LANGUAGE', 422, 'no_picture', /Please say it in English/, 1],
  ['#finish:OTHER', 422, 'no_picture', /stopped before it made a picture/, 1],
  ['#finish:NEW_REASON', 422, 'no_picture', /stopped before it made a picture/, 1],
  ['#finish:STOP', 422, 'no_picture', /ended without a picture/, 1],
  ['#finish:NO_IMAGE #shape:null', 422, 'no_picture', /made no picture of this/, 1],
  ['#finish:NO_IMAGE #shape:absent', 422, 'no_picture', /made no picture of this/, 1],
  [
    '#text',
    422,
    'no_picture',
    /in words instead of a picture: “I cannot edit this picture, but I can describe it”/,
    1,
  ],
  ['#same', 422, 'no_picture', /gave the picture back unchanged/, 2],
  [
    '#overloaded',
    503,
    'overloaded',
    new RegExp(`The image model ${model} is temporarily overloaded. Please try again in a moment`),
    2,
  ],
  ['#internal', 502, 'engine_failed', /had a failure of its own/, 2],
  [
    '#quota-day',
    429,
    'quota_exceeded',
    /The daily quota of the image model .* is exceeded. Please try again tomorrow/,
    1,
  ],
  [
    '#quota-minute',
    429,
    'rate_limited',
    /quota of requests a minute .* is exceeded. Please try again in 26 seconds/,
    1,
  ],
  ['#quota-minute:1', 429, 'rate_limited', /quota .* is exceeded. Please try again in 1 second/, 2],
  ['#bad-key', 503, 'engine_not_set_up', /not set up on this server/, 1],
  ['#forbidden', 503, 'engine_not_set_up', /not set up on this server/, 1],
  ['#region', 503, 'engine_not_set_up', /not set up on this server/, 1],
  ['#no-model', 503, 'engine_not_set_up', /not set up on this server/, 1],
  ['#refused', 502, 'engine_failed', /did not accept the request/, 1],
  ['#bad-gateway', 502, 'engine_failed', /connection to the image model .* broke/, 1],
  ['#malformed', 502, 'engine_failed', /could not be read/, 1],
  ['#cut', 502, 'engine_failed', /connection to the image model .* broke/, 1],
  ['#slow:30', 504, 'engine_timeout', /did not answer in time/, 1],
];

test.concurrent.each(rows)('%s is answered %i %s', async (words, status, code, sentence, calls) => {
  const prompt = `Make it blue, says Ottilie ${words}`;
  const answer = await open.post([photo.slice()], { prompt });
  const text = await answer.clone().text();
  expect(JSON.parse(text)).toMatchObject({ code, error: expect.stringMatching(sentence) });
  expect(answer.status).toBe(status);
  await checkContract(answer, 'post /api/generate-image');
  expect(
    open.standIn.calls.filter((call) => call.prompt.endsWith(`Ottilie ${words}`)),
  ).toHaveLength(calls);
  // Nothing of the service's body: its key, its addresses, its machine words.
  expect(text).not.toMatch(
    /AIza|googleapis|ai\.google|generateContent|"details"|RESOURCE_EXHAUSTED/,
  );
});

test('a service that takes too long is hung up on', async () => {
  const call = open.standIn.calls.find(({ prompt }) => prompt.endsWith('#slow:30'));
  expect(await call?.ended).toBe('closed by the caller');
});

test('the quotas are worded so that the editor knows them', async () => {
  const { error } = await failure('Quota please #quota-day');
  expect(error).toMatch(/quota.*exceeded/);
});

test('a quota of the minute says in a header when to come back', async () => {
  const answer = await open.post([photo.slice()], { prompt: 'Once more #quota-minute' });
  expect(answer.headers.get('Retry-After')).toBe('26');
});

test('what only the operator can mend is logged loudly, and the same only once a minute', () => {
  const alarms = open.logLines().filter(({ level }) => level === 'error');
  expect(alarms).toHaveLength(3);
  const words = alarms.map(({ msg }) => msg);
  for (const known of [/GEMINI_API_KEY/, /no model .*GEMINI_IMAGE_MODEL/, /GEMINI_BASE_URL/]) {
    expect(words).toContainEqual(expect.stringMatching(known));
  }
});

test('the log holds no key, no words of the visitor and no body of the service', () => {
  const log = JSON.stringify(open.logLines());
  expect(log).toContain('"code":"engine_failed"');
  expect(log).not.toMatch(/AIza|Ottilie|Make it blue|googleapis|API key not valid|Unable to show/);
  expect(log).not.toContain(testKey);
});

test('a service that is not there could not be reached', async () => {
  const { url, close } = await startModelStandIn();
  await close();
  const alarm = createOperatorAlarm({ error: () => undefined });
  const config = readConfig({ GEMINI_API_KEY: testKey, GEMINI_BASE_URL: url }).gemini;
  const pictures = createGeminiPictures(config as GeminiConfig, alarm);
  const question = {
    instruction: 'Make it blue',
    pictures: [],
    signal: new AbortController().signal,
  };
  await expect(pictures.ask(question)).rejects.toThrow(/could not be reached/);
});

async function failure(prompt: string): Promise<{ error: string; code: string }> {
  return (await open.post([photo.slice()], { prompt })).json() as never;
}
