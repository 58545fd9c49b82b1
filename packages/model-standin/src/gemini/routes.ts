import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import sharp from 'sharp';
import type { RecordedCall } from '../calls.ts';
import { watchConnection } from '../connection.ts';
import type { StandInPicture } from '../picture.ts';
import type { ServiceParts } from '../service-parts.ts';
import { badGateway, type Words } from '../words.ts';
import { emptyAnswer, pictureAnswer, severalAnswer, textAnswer } from './answers.ts';
import { badKey, errorOf, type GeminiError, invalidArgument, noKey } from './errors.ts';
import { type GeminiBody, picturesOf, problemOf, textsOf } from './request.ts';
import { sizeOf } from './sizes.ts';
import { fillSchema } from './structured.ts';

type Answer = { status: 200; body: object } | GeminiError;

/** `POST /v1/models/{id}:generateContent`, under `v1beta` too. */
export function geminiRoutes(parts: ServiceParts) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post('/:version{v1(?:beta|alpha)?}/models/:call{[^/]+:generateContent}', async (c) => {
    const connection = watchConnection(c.env);
    const text = await c.req.text();
    const call = readCall(c, text, connection.ended);
    parts.calls.add(call);
    const words = parts.takeWords(call.prompt);
    await connection.wait(Number(words.get('slow') ?? 0));
    if (words.has('bad-gateway')) return c.html(badGateway, 502);
    const { status, body } = await answer(parts, call, words, text.length);
    const json = JSON.stringify(body);
    if (words.has('cut')) return connection.cut(json.slice(0, json.length / 2));
    const malformed = words.has('malformed') ? json.slice(0, -20) : json;
    const headers = { 'Content-Type': 'application/json; charset=UTF-8' };
    return c.body(malformed, status, headers);
  });
  return app;
}

function readCall(c: Context, text: string, ended: RecordedCall['ended']): RecordedCall {
  const body: GeminiBody = JSON.parse(text);
  const { aspectRatio, imageSize } = body.generationConfig?.imageConfig ?? {};
  return {
    service: 'gemini',
    path: c.req.path,
    model: (c.req.param('call') ?? '').replace(/:generateContent$/, ''),
    key: c.req.header('x-goog-api-key'),
    prompt: textsOf(body).join('\n'),
    pictures: picturesOf(body),
    ...(aspectRatio !== undefined && { aspectRatio }),
    ...(imageSize !== undefined && { size: imageSize }),
    body,
    ended,
  };
}

async function answer(
  { makePicture, key }: ServiceParts,
  call: RecordedCall,
  words: Words,
  length: number,
): Promise<Answer> {
  if (!call.key) return noKey();
  if (key !== undefined && call.key !== key) return badKey(call.key);
  const problem = problemOf(call.body as GeminiBody, length);
  if (problem) return invalidArgument(problem);
  const { model } = call;
  const error = errorOf(words, model, call.key);
  if (error) return error;
  const empty = emptyAnswer(words, model);
  if (empty) return { status: 200, body: empty };
  const config = (call.body as GeminiBody).generationConfig;
  if (!config?.responseModalities?.includes('IMAGE'))
    return { status: 200, body: inText(call, words) };
  const [first] = call.pictures;
  if (words.has('same') && first) return { status: 200, body: pictureAnswer(model, first) };
  const { pictures, prompt, aspectRatio, size: imageSize } = call;
  const wish = { pictures, prompt, size: sizeOf(aspectRatio, imageSize) };
  const made = await makePicture(wish).catch(() => undefined);
  if (!made) return invalidArgument('Unable to process input image. Please retry.');
  const picture = words.has('jpeg') ? await asJpeg(made) : made;
  const body =
    words.has('several') && first
      ? severalAnswer(model, picture, first)
      : pictureAnswer(model, picture);
  return { status: 200, body };
}

/** JSON that fits the asked schema, or a sentence. */
function inText(call: RecordedCall, words: Words): object {
  const last = textsOf(call.body as GeminiBody).at(-1) ?? '';
  const schema = (call.body as GeminiBody).generationConfig?.responseJsonSchema;
  if (!schema) return textAnswer(call.model, `You said: ${last}`);
  const filled = words.has('wrong-shape') ? { surprise: last } : fillSchema(schema, last);
  return textAnswer(call.model, JSON.stringify(filled));
}

async function asJpeg({ bytes }: StandInPicture): Promise<StandInPicture> {
  return { type: 'image/jpeg', bytes: await sharp(bytes).jpeg({ quality: 95 }).toBuffer() };
}
