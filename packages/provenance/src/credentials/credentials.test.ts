import { JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PictureType } from '../encode.ts';
import { convertSigned, type SignRequest, signPicture } from '../sign-picture.ts';
import { paintedScene } from '../testing/pictures.ts';
import { makeSigner } from './make-signer.ts';
import { readCredentials } from './read.ts';
import { readSigner, type Signer, type SignerPem } from './signer.ts';

const key = new Uint8Array(32).fill(7);
const product = { name: 'Nano Banana', version: '1.2.3' };

let pem: SignerPem;
let signer: Signer;
let stranger: Signer;
let scene: Uint8Array;

beforeAll(async () => {
  [pem, scene] = await Promise.all([makeSigner('Nano Banana'), paintedScene()]);
  signer = readSigner(pem);
  stranger = readSigner(await makeSigner('Somebody else'));
});

async function as(type: PictureType): Promise<Uint8Array<ArrayBuffer>> {
  const format = type.slice('image/'.length) as 'png' | 'jpeg' | 'webp';
  return new Uint8Array(await sharp(scene).toFormat(format).toBuffer());
}

async function signed(type: PictureType, story: Partial<SignRequest['story']> = {}, by = signer) {
  const { data } = await signPicture({
    picture: { data: await as(type), type },
    mark: { id: '9f1c04d2ab35e768', key },
    story: { product, engine: 'The engine', source: 'altered', ...story },
    signer: by,
  });
  return { data, type };
}

const read = (picture: { data: Uint8Array; type: string }) =>
  readCredentials(picture, [signer.anchor]);

/** What another library, by other people, makes of it. */
async function readElsewhere(bytes: Uint8Array) {
  const data = new Uint8Array(bytes);
  const asset = PNG.canRead(data) ? new PNG(data) : new JPEG(data);
  const jumbf = asset.getManifestJUMBF();
  if (!jumbf) throw new Error('There is no manifest.');
  const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)));
  const result = await store.validate(asset);
  const failures = result.statusEntries.filter(({ success }) => !success);
  return { manifests: store.manifests.length, failures: failures.map(({ code }) => code) };
}

describe('a signed picture', () => {
  test.each<PictureType>(['image/png', 'image/jpeg', 'image/webp'])(
    'as %s says who signed it, what was done, and that it is intact',
    async (type) => {
      expect(await read(await signed(type))).toEqual({
        valid: true,
        trusted: true,
        intact: true,
        issuer: 'Nano Banana',
        claimGenerator: 'Nano Banana 1.2.3',
        actions: ['c2pa.created', 'c2pa.watermarked.unbound'],
        sourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicallyEnhanced',
        id: '9f1c04d2ab35e768',
        isMarked: true,
      });
    },
  );

  test.each<PictureType>(['image/png', 'image/jpeg'])(
    'as %s is read alike by a library of other people',
    async (type) => {
      const picture = await signed(type, { parent: await signed('image/jpeg') });
      const { manifests, failures } = await readElsewhere(picture.data);
      expect(manifests).toBe(2);
      // Nobody vouches for a certificate that is made here; it finds nothing else.
      expect(failures.filter((code) => code !== 'signingCredential.untrusted')).toEqual([]);
    },
  );

  test('says where it comes from in its XMP, too', async () => {
    const { data } = await signed('image/jpeg', { source: 'generatedInPart' });
    const { xmpAsString } = await sharp(data).metadata();
    expect(xmpAsString).toContain('digitalsourcetype/compositeWithTrainedAlgorithmicMedia"');
  });

  test('keeps the credentials of what it was made from, and learns its id', async () => {
    const parent = await signed('image/jpeg');
    const picture = { data: await as('image/png'), type: 'image/png' as const };
    const made = await signPicture({
      picture,
      mark: { id: '0000000000000005', key },
      story: { product, engine: 'The engine', source: 'altered', parent },
      signer,
    });
    expect(made).toMatchObject({ isMarked: true, parentId: '9f1c04d2ab35e768' });
    const credentials = await read(made);
    expect(credentials?.actions).toEqual([
      'c2pa.opened',
      'c2pa.edited',
      'c2pa.watermarked.unbound',
    ]);
  });

  test('of a parent that somebody else signed learns no id', async () => {
    const parent = await signed('image/jpeg', {}, stranger);
    const { parentId } = await signPicture({
      picture: { data: scene, type: 'image/png' },
      mark: { id: '0000000000000005', key },
      story: { product, engine: 'The engine', source: 'altered', parent },
      signer,
    });
    expect(parentId).toBeUndefined();
  });

  test('is signed with a parent that is no picture, too', async () => {
    const parent = { data: new TextEncoder().encode('c2pa, but no picture'), type: 'image/png' };
    expect(await read(await signed('image/png', { parent }))).toMatchObject({ valid: true });
  });
});

describe('what changed', () => {
  test('is told when a byte of the pixels did', async () => {
    const { data, type } = await signed('image/jpeg');
    data[data.length - 1000] = (data[data.length - 1000] as number) ^ 1;
    expect(await read({ data, type })).toMatchObject({ valid: true, trusted: true, intact: false });
  });

  test('is told when the claim itself did', async () => {
    const { data, type } = await signed('image/png');
    const at = Buffer.from(data).indexOf('1.2.3');
    data[at] = '9'.charCodeAt(0);
    expect(await read({ data, type })).toMatchObject({ valid: false, intact: false });
  });

  test('beyond reading is told, and is not the same as no credentials', async () => {
    const { data, type } = await signed('image/png');
    const at = Buffer.from(data).indexOf('c2pa.signature');
    data.fill(0, at - 600, at);
    expect(await read({ data, type })).toMatchObject({
      valid: false,
      trusted: false,
      intact: null,
    });
    expect(await read({ data: await as('image/png'), type })).toBeNull();
    const words = new TextEncoder().encode('c2pa, but no picture');
    expect(await read({ data: words, type })).toBeNull();
  });

  test('by a signer whose name would turn the words around it is told without that', async () => {
    const odd = readSigner(await makeSigner('Some\u202Ebody <b>'));
    expect(await read(await signed('image/png', {}, odd))).toMatchObject({
      issuer: 'Some body <b>',
    });
  });

  test('by somebody else is not ours', async () => {
    expect(await read(await signed('image/png', {}, stranger))).toMatchObject({
      valid: true,
      trusted: false,
      intact: true,
      issuer: 'Somebody else',
    });
  });
});

describe('a conversion', () => {
  test.each<PictureType>(['image/png', 'image/jpeg', 'image/webp'])(
    'to %s is signed again, with the id and the source type it had',
    async (type) => {
      const picture = await signed('image/jpeg', { source: 'composite' });
      const { data } = await convertSigned({ picture, type, product, signer });
      expect(await read({ data, type })).toMatchObject({
        valid: true,
        intact: true,
        actions: ['c2pa.opened', 'c2pa.transcoded'],
        id: '9f1c04d2ab35e768',
        isMarked: true,
      });
      expect((await sharp(data).metadata()).xmpAsString).toContain('digitalsourcetype/composite"');
    },
  );

  test('of a picture without credentials says nothing', async () => {
    const picture = { data: await as('image/jpeg'), type: 'image/jpeg' };
    const { data } = await convertSigned({ picture, type: 'image/png', product, signer });
    expect(await read({ data, type: 'image/png' })).toBeNull();
    expect((await sharp(data).metadata()).xmp).toBeUndefined();
  });
});

describe('a signer', () => {
  test.each([
    ['no certificate', () => ({ ...pem, certificates: 'nothing' }), /no certificate/],
    [
      'a damaged certificate',
      () => ({
        ...pem,
        certificates: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----',
      }),
      /cannot be read/,
    ],
    ['no key', () => ({ ...pem, privateKey: 'nothing' }), /key cannot be read/],
    [
      'another key',
      () => ({
        ...pem,
        privateKey: stranger.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      }),
      /not that of the first/,
    ],
  ])('with %s is refused', (_, wrong, words) => {
    expect(() => readSigner(wrong())).toThrow(words);
  });
});
