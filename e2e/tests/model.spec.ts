import { type ModelStandIn, startModelStandIn } from '@nano-banana/model-standin';
import { expect, test } from '@playwright/test';
import { EditorPage } from '../editor-page.ts';
import { type OwnServer, startServer } from '../own-server.ts';
import { phonePhoto } from '../pictures.ts';

let standIn: ModelStandIn;
let server: OwnServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  standIn = await startModelStandIn();
  server = await startServer({
    GEMINI_API_KEY: 'a-key-of-the-tests',
    GEMINI_BASE_URL: standIn.url,
    // A busy machine takes seconds over a large photo.
    ENGINE_TIMEOUT_SECONDS: '20',
    DAILY_LIMIT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
  });
});
test.afterAll(async () => {
  await server.stop();
  await standIn.close();
});

async function openEditor(editor: EditorPage) {
  await editor.open(server.origin);
  await editor.add(await phonePhoto());
  await expect(editor.thumbnail('phone.jpg').first()).toBeVisible();
}

test('a picture comes from the model, with every input in order, and says so', async ({ page }) => {
  const editor = new EditorPage(page);
  await openEditor(editor);
  const asked = standIn.nextCall();
  await editor.wish('put a red hat on the dog');
  await expect(editor.download).toBeVisible();
  const call = await asked;
  expect(call.prompt).toContain('put a red hat on the dog');
  expect(call.pictures).toHaveLength(1);
  await expect(page.getByText(/Made by Gemini/).first()).toBeVisible();
});

/** What the model answers, and what the visitor reads. */
const failures: [words: string, title: string, message: RegExp][] = [
  ['#blocked:SAFETY', 'Generation failed', /refuses this prompt because of its safety rules/],
  ['#blocked:IMAGE_SAFETY', 'Generation failed', /refuses an uploaded picture/],
  ['#finish:IMAGE_SAFETY', 'Generation failed', /withheld it because of its safety rules/],
  ['#finish:NO_IMAGE', 'Generation failed', /made no picture of this/],
  ['#text', 'Generation failed', /in words instead of a picture.*I cannot edit this picture/],
  ['#same', 'Generation failed', /gave the picture back unchanged/],
  ['#overloaded', 'Generation failed', /temporarily overloaded. Please try again in a moment/],
  ['#internal', 'Generation failed', /a failure of its own/],
  ['#quota-day', 'Free tier limit reached', /quota/],
  ['#bad-key', 'Generation failed', /not set up on this server/],
  ['#malformed', 'Generation failed', /could not be read/],
  ['#cut', 'Generation failed', /connection to the image model .* broke/],
  ['#slow:60', 'Generation failed', /did not answer in time/],
];

test('every way of getting no picture is said in words, and nothing is lost', async ({ page }) => {
  test.setTimeout(180_000);
  const editor = new EditorPage(page);
  await openEditor(editor);
  for (const [words, title, message] of failures) {
    await editor.wish(`make it blue ${words}`);
    await expect(editor.alert.filter({ hasText: message }).first(), words).toBeVisible();
    await expect(page.getByText(title).first(), words).toBeVisible();
    await expect(editor.prompt).toHaveValue(`make it blue ${words}`);
    await expect(editor.thumbnail('phone.jpg').first()).toBeVisible();
  }
  await expect(page.getByText(/a-key-of-the-tests|AIza|googleapis/)).toHaveCount(0);
  await editor.wish('make it blue');
  await expect(editor.download).toBeVisible();
});

test('cancel closes the connection to the model', async ({ page }) => {
  const editor = new EditorPage(page);
  await openEditor(editor);
  const asked = standIn.nextCall();
  await editor.wish('make it blue #slow:5');
  const call = await asked;
  await editor.cancel.click();
  expect(await call.ended).toBe('closed by the caller');
  await expect(page.getByText(/cancelled/i).first()).toBeVisible();
});
