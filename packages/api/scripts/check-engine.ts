// `npm run check:engine`: asks the configured engine, and the text model where there is one, once
// each, and says in words what came back. With a key that costs as much as one picture.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import sharp from 'sharp';
import { createPool } from '../src/compute/pool.ts';
import { type Config, readConfig } from '../src/config.ts';
import { createEngine, createPromptEngine } from '../src/engines/registry.ts';
import { AppError } from '../src/errors.ts';
import { extensionOfType } from '../src/picture-types.ts';
import { StartupError } from '../src/startup-error.ts';
import { describeError } from '../src/watching/describe-error.ts';
import { safeLog } from '../src/watching/safe-log.ts';

const prompt = 'Make the background blue';
const timeoutSeconds = 120;

/** What an operator has to mend is told beside the answer. */
const log = pino(safeLog, {
  write: (line: string) => {
    const { msg, level: _, time: __, ...fields } = JSON.parse(line);
    console.log(`  For the operator: ${msg} ${JSON.stringify(fields)}`);
  },
});
/** One picture is within anybody's budget. */
const budget = {
  reserve: async () => ({ keep: () => undefined, giveBack: async () => undefined }),
  refuseIfSpent: async () => undefined,
};

async function main(): Promise<boolean> {
  const config = readConfig(process.env);
  const parts = { log, budget, timeoutSeconds };
  const pool = createPool({ size: 1, maxQueue: 8 });
  try {
    const engine = await createEngine(config, { ...parts, pool });
    console.log(`Pictures: ${engine.name}, ENGINE=${engine.id}${placeOf(config)}`);
    const picture = await tell(() => checkPicture(engine));
    const writer = await createPromptEngine(config, parts);
    console.log(`Prompts: ${writer.name}`);
    const text = await tell(() => checkPrompt(writer, engine));
    return picture && text;
  } finally {
    await pool.close();
  }
}

function placeOf({ engine, gemini, openai }: Config): string {
  if (engine === 'gemini' && gemini) return ` at ${gemini.baseUrl}/${gemini.apiVersion}`;
  return engine === 'openai' ? ` at ${openai.baseUrl}` : '';
}

async function checkPicture(engine: Awaited<ReturnType<typeof createEngine>>): Promise<string> {
  const images = [await smallPicture()];
  const { signal } = new AbortController();
  const { data, type, width, height, message } = await engine.edit({ images, prompt, signal });
  const { width: real, height: realHeight } = await sharp(data).metadata();
  if (real !== width || realHeight !== height) throw new Error('The picture is not as it says.');
  const folder = await mkdtemp(join(tmpdir(), 'nano-banana-check-'));
  const file = join(folder, `answer.${extensionOfType[type]}`);
  await writeFile(file, data);
  return `a picture of ${width} × ${height} pixels came back (${type}, ${Math.ceil(data.byteLength / 1024)} KB): ${file}\n  ${message}`;
}

async function checkPrompt(
  writer: Awaited<ReturnType<typeof createPromptEngine>>,
  target: Awaited<ReturnType<typeof createEngine>>,
): Promise<string> {
  const { signal } = new AbortController();
  const { optimizedPrompt } = await writer.optimize({ prompt, target, signal });
  return `“${prompt}” became “${optimizedPrompt}”`;
}

/** A red disc on a grey ground. */
async function smallPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const disc =
    '<svg width="512" height="384"><rect width="512" height="384" fill="#9a9a94"/><circle cx="256" cy="192" r="110" fill="#c8281e"/></svg>';
  return new Uint8Array(await sharp(Buffer.from(disc)).jpeg().toBuffer());
}

async function tell(check: () => Promise<string>): Promise<boolean> {
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  try {
    console.log(`  It works: after ${await check().then((words) => `${seconds()} s ${words}`)}`);
    return true;
  } catch (error) {
    const { message } = describeError(error);
    const why =
      error instanceof AppError ? `${error.details.error ?? message} (${error.code})` : message;
    console.log(`  It does not work: after ${seconds()} s: ${why}`);
    return false;
  }
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
