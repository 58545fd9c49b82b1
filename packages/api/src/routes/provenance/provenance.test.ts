import { makeSigner, readSigner, signPicture } from '@nano-banana/provenance';
import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marks } from '../../stores/database/schema.ts';
import { checkContract } from '../../testing/contract.ts';
import { type OpenApp, openApp } from '../../testing/open-app.ts';
import { editForm, makePicture } from '../../testing/pictures.ts';

let open: OpenApp;
/** A picture of this server, and its address. */
let made: Uint8Array<ArrayBuffer>;
let path: string;

const size = { width: 640, height: 480 };

beforeAll(async () => {
  open = await openApp({ environment: { RATE_LIMIT_PER_MINUTE: '100' } });
  path = await edit(await makePicture('jpeg', size));
  made = await load(path);
});
afterAll(() => open.close());

async function edit(picture: Uint8Array<ArrayBuffer>, prompt = 'Make it warmer') {
  const body = editForm([picture], { prompt });
  const answer = await open.app.request('/api/generate-image', { method: 'POST', body });
  return ((await answer.json()) as { imageUrl: string }).imageUrl;
}

async function load(address: string) {
  return new Uint8Array(await (await open.app.request(address)).arrayBuffer());
}

interface Answer {
  verdict: string;
  watermark: Record<string, unknown>;
  madeFrom: Record<string, unknown> | null;
  credentials: Record<string, unknown>;
  altered: boolean | null;
  explanation: string[];
}

async function post(body: FormData | string) {
  const answer = await open.app.request('/api/verify-provenance', { method: 'POST', body });
  const json = await checkContract(answer, 'post /api/verify-provenance');
  return { status: answer.status, headers: answer.headers, json: json as Record<string, unknown> };
}

async function verify(picture: Uint8Array<ArrayBuffer>): Promise<Answer> {
  return (await post(editForm([picture]))).json as unknown as Answer;
}

const changed = async (picture: Uint8Array, how: (picture: Sharp) => Sharp) =>
  new Uint8Array(await how(sharp(picture)).toBuffer());

describe('a picture of this server', () => {
  test.each(['jpg', 'png', 'webp'])(
    'is told as %s, and that nothing changed since',
    async (type) => {
      const picture = await load(path.replace(/\w+$/, type));
      const { verdict, watermark, credentials, altered } = await verify(picture);
      expect({ verdict, altered }).toEqual({ verdict: 'made-here', altered: false });
      expect(watermark).toMatchObject({
        found: true,
        kind: 'edit',
        engine: 'embedded',
        keyVersion: 1,
      });
      expect(Date.now() - Date.parse(String(watermark.madeAt))).toBeLessThan(600_000);
      expect(credentials).toMatchObject({
        present: true,
        valid: true,
        trusted: true,
        intact: true,
      });
    },
  );

  test('is told by its watermark when its file was saved again, cropped', async () => {
    const copy = await changed(made, (picture) =>
      picture.extract({ left: 37, top: 21, width: 480, height: 400 }).jpeg({ quality: 70 }),
    );
    const { verdict, watermark, credentials, altered, explanation } = await verify(copy);
    expect({ verdict, altered }).toEqual({ verdict: 'made-here', altered: null });
    expect(watermark.found).toBe(true);
    expect(credentials.present).toBe(false);
    expect(explanation.join(' ')).toMatch(/credentials it was given are gone.*does not prove/);
  });

  test('is told to have changed when a byte of it did', async () => {
    const copy = made.slice();
    copy[copy.length - 500] = (copy[copy.length - 500] as number) ^ 1;
    expect(await verify(copy)).toMatchObject({ verdict: 'made-here', altered: true });
  });

  test('that was made from another one says so', async () => {
    const { watermark } = await verify(made);
    const copy = await changed(made, (picture) => picture.jpeg({ quality: 85 }));
    // Of a copy without credentials the watermark tells.
    for (const from of [made, copy]) {
      const { madeFrom, verdict } = await verify(await load(await edit(from, 'Make it darker')));
      expect(verdict).toBe('made-here');
      expect(madeFrom).toMatchObject({ id: watermark.id, kind: 'edit' });
    }
  });

  test('is told by its watermark when its credentials are beyond reading', async () => {
    const copy = made.slice();
    const at = Buffer.from(copy).indexOf('c2pa.signature');
    copy.fill(0, at - 600, at);
    const { verdict, credentials, altered, explanation } = await verify(copy);
    expect({ verdict, altered }).toEqual({ verdict: 'made-here', altered: null });
    expect(credentials).toMatchObject({ present: true, valid: false, intact: null });
    expect(explanation.join(' ')).toContain('credentials in the file are damaged');
  });

  test('is not said to be signed by anybody when its credentials were tampered with', async () => {
    const copy = made.slice();
    copy[Buffer.from(copy).indexOf('c2pa.edited')] = 'd'.charCodeAt(0);
    const { verdict, credentials, altered, explanation } = await verify(copy);
    expect({ verdict, altered }).toEqual({ verdict: 'made-here', altered: null });
    expect(credentials).toMatchObject({ present: true, valid: false });
    expect(explanation.join(' ')).not.toMatch(/signed again|byte for byte/);
  });

  test('says nothing of what was asked for, nor of who asked', async () => {
    const { watermark } = await verify(made);
    const row = await open.services.commands.db
      .select()
      .from(marks)
      .where(eq(marks.id, String(watermark.id)));
    expect(Object.keys(row[0] ?? {}).sort()).toEqual([
      'createdAt',
      'engine',
      'id',
      'isInPixels',
      'keyVersion',
      'kind',
      'parent',
    ]);
    expect(Buffer.from(made).includes('warmer')).toBe(false);
  });

  test('of a size that holds no watermark is told by its signature', async () => {
    const small = await load(await edit(await makePicture('png')));
    expect(await verify(small)).toMatchObject({
      verdict: 'made-here',
      watermark: { found: false, confidence: 0, kind: 'edit' },
      altered: false,
    });
  });
});

describe('another picture', () => {
  test('has no trace, which proves nothing', async () => {
    const { verdict, altered, explanation } = await verify(await makePicture('gif', size));
    expect({ verdict, altered }).toEqual({ verdict: 'none', altered: null });
    expect(explanation.join(' ')).toMatch(/does not prove that the picture is real/);
  });

  test('with the credentials of somebody else is said to be theirs', async () => {
    const { data } = await signPicture({
      picture: { data: await makePicture('png', size), type: 'image/png' },
      mark: { id: '0000000000000001', key: new Uint8Array(32) },
      story: { product: { name: 'Nano Banana', version: '9' }, engine: 'x', source: 'generated' },
      signer: readSigner(await makeSigner('Nano Banana')),
    });
    const { verdict, watermark, credentials, explanation } = await verify(new Uint8Array(data));
    expect(verdict).toBe('other-credentials');
    expect(explanation.join(' ')).toContain('say: made with a trained model (generative AI)');
    expect(watermark.found).toBe(false);
    // The same name on the certificate is not the same signer.
    expect(credentials).toMatchObject({ valid: true, trusted: false, issuer: 'Nano Banana' });
  });

  test('is not made here because its id could be read: it must have been given out', async () => {
    const copy = await changed(made, (picture) => picture.jpeg({ quality: 80 }));
    const { watermark } = await verify(copy);
    const { db } = open.services.commands;
    const [row] = await db
      .delete(marks)
      .where(eq(marks.id, String(watermark.id)))
      .returning();
    expect(await verify(copy)).toMatchObject({ verdict: 'none', watermark: { found: false } });
    if (row) await db.insert(marks).values(row);
  });
});

describe('a check', () => {
  test('costs a request of the minute and no picture', async () => {
    const left = async () => {
      const { headers } = await post(editForm([await makePicture('png')]));
      const [, requests, seconds] =
        /^"minute";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
      return { requests: Number(requests), seconds: Number(seconds) };
    };
    let [before, after] = [await left(), await left()];
    // Another minute had begun between the two.
    if (after.seconds > before.seconds) [before, after] = [after, await left()];
    expect(after.requests).toBe(before.requests - 1);
  });

  test.each([
    ['no picture', async () => editForm([]), 400, 'image_required'],
    ['two pictures', async () => editForm([made, made]), 400, 'validation_failed'],
    [
      'a picture that ends early',
      async () => editForm([made.slice(0, 9000)]),
      422,
      'image_damaged',
    ],
    [
      'something else',
      async () => editForm([new TextEncoder().encode('<svg/>')]),
      415,
      'image_type_unsupported',
    ],
    ['no form', async () => '{}', 415, 'content_type_unsupported'],
  ])('of %s is refused', async (_, form, status, code) => {
    const answer = await post(await form());
    expect({ status: answer.status, code: answer.json.code }).toEqual({ status, code });
  });
});
