import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { RecordedCall, RecordedPicture } from '../calls.ts';
import { watchConnection } from '../connection.ts';
import type { ServiceParts } from '../service-parts.ts';
import { badGateway, type Words } from '../words.ts';
import { badKey, errorOf, invalidRequest, type OpenAiError } from './errors.ts';
import { applyMask, maskProblem } from './masked.ts';

type Answer = { status: 200; body: object; headers?: Record<string, string> } | OpenAiError;

/** `POST /v1/images/edits`, multipart. */
export function openAiRoutes(parts: ServiceParts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post('/v1/images/edits', async (c) => {
    const connection = watchConnection(c.env);
    const call = await readCall(c, connection.ended);
    parts.calls.add(call);
    const words = parts.takeWords(call.prompt);
    await connection.wait(Number(words.get('slow') ?? 0));
    if (words.has('bad-gateway')) return c.html(badGateway, 502);
    const { status, body, headers } = await answer(parts, call, words);
    const json = JSON.stringify(body);
    if (words.has('cut')) return connection.cut(json.slice(0, json.length / 2));
    const malformed = words.has('malformed') ? json.slice(0, -20) : json;
    return c.body(malformed, status, { 'Content-Type': 'application/json', ...headers });
  });
  return app;
}

async function readCall(c: Context, ended: RecordedCall['ended']): Promise<RecordedCall> {
  const form = await c.req.formData();
  const files = [...form.getAll('image'), ...form.getAll('image[]')];
  const pictures = files.filter((file) => file instanceof File);
  const mask = form.get('mask');
  const texts = [...form].filter(([, value]) => typeof value === 'string');
  const fields: Record<string, string> = Object.fromEntries(texts as [string, string][]);
  return {
    service: 'openai',
    path: c.req.path,
    model: fields.model ?? '',
    key: c.req.header('authorization')?.replace(/^Bearer /, ''),
    prompt: fields.prompt ?? '',
    pictures: await Promise.all(pictures.map(toPicture)),
    ...(mask instanceof File && { mask: await toPicture(mask) }),
    ...(fields.size !== undefined && { size: fields.size }),
    body: fields,
    ended,
  };
}

async function toPicture(file: File): Promise<RecordedPicture> {
  return { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

async function answer(
  { makePicture, key }: ServiceParts,
  call: RecordedCall,
  words: Words,
): Promise<Answer> {
  if (key !== undefined && call.key !== key) return badKey(call.key ?? '');
  const { pictures, prompt, mask } = call;
  const [first] = pictures;
  if (!first) return invalidRequest("Missing required parameter: 'image'.");
  if (!prompt) return invalidRequest("Missing required parameter: 'prompt'.");
  const problem = mask && (await maskProblem(mask, first).catch(() => 'Invalid mask.'));
  if (problem) return invalidRequest(problem);
  const error = errorOf(words, call.key ?? '');
  if (error) return error;
  if (words.has('no-picture')) return { status: 200, body: { created: 0, data: [] } };
  if (words.has('same')) return inBase64(first.bytes);
  const [width, height] = (call.size ?? '').split('x').map(Number);
  const size = width && height ? { width, height } : undefined;
  const made = await makePicture({ pictures, prompt, size }).catch(() => undefined);
  if (!made) return invalidRequest('Invalid image file or mode for image 1.');
  return inBase64((mask ? await applyMask(made, mask, first) : made).bytes);
}

function inBase64(bytes: Uint8Array): Answer {
  const b64_json = Buffer.from(bytes).toString('base64');
  return { status: 200, body: { created: 1_760_000_000, data: [{ b64_json }] } };
}
