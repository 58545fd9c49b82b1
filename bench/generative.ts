import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { writeInstruction } from '../packages/api/src/engines/generative/instruction.ts';
import { startProcess } from './server-process.ts';
import { quantile } from './statistics.ts';

/**
 * Measures what the server adds to a model elsewhere: an edit of a photo of 2 MB through Google's
 * SDK, minus the same request made to the stand-in directly, 16 at once with a model that takes 2 s.
 * Limit: 30 ms at the 95th percentile.
 *
 * `node bench/generative.ts [edits]`
 */
const [edits = 160] = process.argv.slice(2).map(Number);
const parallel = 16;
const modelMs = 2_000;
const limitMs = 30;
const prompt = `Make it calmer #slow:${modelMs / 1000}`;

const photo = await makeLargePhoto();
const folder = await mkdtemp(join(tmpdir(), 'nano-banana-bench-'));
const standIn = await startProcess('packages/model-standin/src/main.ts', folder);
const server = await startProcess('packages/api/src/main.ts', folder, {
  GEMINI_API_KEY: 'x',
  GEMINI_BASE_URL: standIn.url,
}).catch(async (error: unknown) => {
  await standIn.stop();
  throw error;
});
const question = JSON.stringify({
  contents: [
    {
      parts: [
        { inlineData: { mimeType: 'image/jpeg', data: Buffer.from(photo).toString('base64') } },
        { text: writeInstruction({ prompt, pictures: 1, mask: 'none' }) },
      ],
      role: 'user',
    },
  ],
  generationConfig: { responseModalities: ['TEXT', 'IMAGE'] },
});

try {
  await measure(parallel, askModel);
  await measure(parallel, askServer);
  const floor = await measure(edits, askModel);
  const ours = await measure(edits, askServer);
  const added = (share: number) => quantile(ours, share) - quantile(floor, share);
  console.log(
    `An edit by a model of ${modelMs / 1000} s, a photo of ${(photo.byteLength / 1e6).toFixed(1)} MB, ${parallel} at once: overhead p50 ${added(0.5).toFixed(1)} ms, p95 ${added(0.95).toFixed(1)} ms (limit ${limitMs} ms)`,
  );
  if (added(0.95) > limitMs) process.exitCode = 1;
} finally {
  await Promise.all([server.stop(), standIn.stop()]);
  await rm(folder, { recursive: true });
}

/** A JPEG of 2 MB, no larger than the model looks at. */
async function makeLargePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const photo = sharp({
    create: { width: 3072, height: 2304, channels: 3, background: '#888', noise },
  });
  return new Uint8Array(await photo.blur(0.6).jpeg({ quality: 90 }).toBuffer());
}

/** Milliseconds of each of `count` calls by callers who come one after the other. */
async function measure(count: number, call: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  let left = count;
  const caller = async (_: unknown, index: number) => {
    await setTimeout((index * modelMs) / parallel);
    while (left-- > 0) {
      const start = performance.now();
      const answer = await call();
      if (!answer.ok) throw new Error(await answer.text());
      await answer.arrayBuffer();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: parallel }, caller));
  return times;
}

function askModel(): Promise<Response> {
  const url = `${standIn.url}/v1/models/gemini-nano-banana-2.1:generateContent`;
  return fetch(url, { method: 'POST', body: question, headers: { 'x-goog-api-key': 'x' } });
}

function askServer(): Promise<Response> {
  const body = new FormData();
  body.append('image', new Blob([photo]));
  body.append('prompt', prompt);
  return fetch(`${server.url}/api/generate-image`, { method: 'POST', body });
}
