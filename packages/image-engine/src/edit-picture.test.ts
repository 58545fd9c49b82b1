import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  DamagedPictureError,
  decodePicture,
  editPicture,
  NothingChangedError,
  operations,
  SubjectUnclearError,
  UnsupportedPromptError,
} from './index.ts';
import { at, drawn, jpeg, pixelsOf, png, scene } from './testing/pictures.ts';

const grey = drawn(64, 48, (x) => [x * 3, x * 3, x * 3]);
const meta = (bytes: Uint8Array) => sharp(bytes).metadata();

async function inputs(): Promise<Record<string, Buffer>> {
  const raw = { raw: { width: 96, height: 64, channels: 3 as const } };
  const { data } = scene();
  return {
    'a JPEG': await jpeg(scene()),
    'a PNG': await png(scene()),
    'a WebP': await sharp(data, raw).webp().toBuffer(),
    'a GIF': await sharp(data, raw).gif().toBuffer(),
    'a PNG with transparency': await sharp(data, raw).ensureAlpha(0.5).png().toBuffer(),
    'a palette PNG': await sharp(data, raw).png({ palette: true, colours: 16 }).toBuffer(),
    'a grey JPEG': await sharp(data, raw).greyscale().toColourspace('b-w').jpeg().toBuffer(),
    'a 16-bit PNG': await sharp(data, raw).toColourspace('rgb16').png().toBuffer(),
    'a grey PNG with transparency': await sharp(data, raw)
      .greyscale()
      .ensureAlpha(0.7)
      .toColourspace('b-w')
      .png()
      .toBuffer(),
    'a CMYK JPEG': await sharp(data, raw).toColourspace('cmyk').jpeg().toBuffer(),
    'a progressive JPEG': await sharp(data, raw).jpeg({ progressive: true }).toBuffer(),
    'a 16 × 16 picture': await png(scene(16, 16)),
    'a picture turned by EXIF': await sharp(data, raw)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  };
}

const all = Object.entries(await inputs());
/** Come to the same kind of pixels as others: a stream, a pixel operation and one with a subject are enough. */
const FORMATS = ['a WebP', 'a GIF', 'a palette PNG', 'a progressive JPEG'];
const formats = all.filter(([name]) => FORMATS.includes(name));
const kinds = all.filter(([name]) => !FORMATS.includes(name));
const examples = operations.map(({ op, example }) => [op, example] as const);

/** Around the disc of `scene`: what an operation that needs a subject is about. */
const selection = { box: { left: 0.28, top: 0.2, right: 0.72, bottom: 0.8 } };
/** Mend what this picture hardly has: each has pictures of its own that need it. */
const MENDS = new Set('whiteBalance denoise straighten restore redEye smoothSkin trim'.split(' '));
const other = await png(scene());

/** Whether there is nothing to do on that input. */
function isIdle(op: string, input: string): boolean {
  // Without its blue, nothing of the scene looks like a sky.
  if (input.includes('grey') && /^(grayscale|saturation|recolour|replaceSky)$/.test(op))
    return true;
  return input.includes('16 × 16') && op === 'crop';
}

describe.each(formats)('%s', (_, image) => {
  it.each(['make it warmer', 'cartoon style', 'blur the background'])('%s', async (prompt) => {
    const { data, ...result } = await editPicture({ images: [image], prompt, selection });
    const { width, height, format } = await meta(data);
    expect([width, height, `image/${format}`]).toEqual([result.width, result.height, result.type]);
  });
});

describe.each(examples)('%s', (op, example) => {
  it.each(kinds)('works on %s', async (name, image) => {
    const edit = editPicture({ images: [image, other], prompt: example, selection });
    if (isIdle(op, name)) return expect(edit).rejects.toBeInstanceOf(NothingChangedError);
    const result = await edit.catch((error: unknown) => {
      // Hardly anything is there to be mended.
      if (MENDS.has(op) && error instanceof NothingChangedError) return null;
      throw error;
    });
    if (!result) return;
    const { width, height, format } = await meta(result.data);
    expect([width, height, `image/${format}`]).toEqual([result.width, result.height, result.type]);
    expect(result.message).toMatch(/^[A-Z].*\.$/);
  });

  it('gives the same bytes again', async () => {
    if (MENDS.has(op)) return;
    const images = [await jpeg(scene()), await png(scene())];
    const [one, two] = [
      await editPicture({ images, prompt: example, selection }),
      await editPicture({ images, prompt: example, selection }),
    ];
    expect(Buffer.compare(one.data, two.data)).toBe(0);
  });

  it('works on a very wide picture', async () => {
    const wide = await png(scene(8192, 16));
    const edit = editPicture({ images: [wide, other], prompt: example, selection });
    // 16 px is the least a side may have, so that it cannot get smaller, and 8192 px the most.
    if (/^(resize|upscale|sticker|recolour)$/.test(op) || MENDS.has(op))
      return expect(edit).rejects.toBeInstanceOf(NothingChangedError);
    const { data, width, height } = await edit;
    expect(await meta(data)).toMatchObject({ width, height });
  });
});

describe('the result', () => {
  it('has the type of the picture, PNG for a GIF', async () => {
    const types = async (name: string) =>
      (await editPicture({ images: [(await inputs())[name] as Buffer], prompt: 'make it warmer' }))
        .type;
    expect([
      await types('a JPEG'),
      await types('a PNG'),
      await types('a WebP'),
      await types('a GIF'),
    ]).toEqual(['image/jpeg', 'image/png', 'image/webp', 'image/png']);
  });

  it('is a PNG when a JPEG becomes transparent', async () => {
    const { type, data } = await editPicture({
      images: [await jpeg(scene())],
      prompt: 'round the corners',
    });
    expect(type).toBe('image/png');
    expect((await meta(data)).hasAlpha).toBe(true);
  });

  it('keeps the transparency of a PNG', async () => {
    const image = await sharp(await png(scene()))
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
    for (const prompt of [
      'make it black and white',
      'make it vintage',
      'make it brighter',
      'invert the colours',
      'make it warmer',
    ]) {
      const { data } = await editPicture({ images: [image], prompt });
      const pixels = await pixelsOf(data);
      expect([prompt, pixels.channels]).toEqual([prompt, 4]);
      expect(Math.abs((pixels.data[3] ?? 0) - 128)).toBeLessThanOrEqual(1);
    }
  });

  it('is upright and without metadata', async () => {
    const turned = await sharp(await jpeg(scene(96, 64)))
      .withExif({ IFD0: { Copyright: 'someone' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { data, width, height } = await editPicture({
      images: [turned],
      prompt: 'make it warmer',
    });
    expect([width, height]).toEqual([64, 96]);
    const { exif, icc, xmp, orientation } = await meta(data);
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('crops an upright-turned phone photo as it is seen', async () => {
    const turned = await sharp(await jpeg(scene(96, 64)))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height } = await editPicture({ images: [turned], prompt: 'crop the top 25%' });
    expect([width, height]).toEqual([64, 72]);
  });

  it('is the first frame of an animation', async () => {
    const frames = await sharp([await png(scene()), await png(scene())], {
      join: { animated: true },
    })
      .gif()
      .toBuffer();
    const { width, height } = await editPicture({ images: [frames], prompt: 'make it warmer' });
    expect([width, height]).toEqual([96, 64]);
  });

  it('has the ratio chosen beside the prompt', async () => {
    const { width, height, plan } = await editPicture({
      images: [await jpeg(scene(320, 200))],
      prompt: 'make it sepia',
      aspectRatio: '16:9',
    });
    expect([width, height]).toEqual([320, 180]);
    expect(plan.map(({ op }) => op)).toEqual(['crop', 'sepia']);
  });
});

describe('the message', () => {
  const message = async (prompt: string, count = 1) => {
    const image = await jpeg(scene());
    return (await editPicture({ images: Array.from({ length: count }, () => image), prompt }))
      .message;
  };

  it('says what was done', async () => {
    expect(await message('make it black and white and rotate it left')).toBe(
      'Rotated it 90° to the left and made it black and white.',
    );
  });

  it('says what was left out and why', async () => {
    expect(await message('make it warmer and add a dragon')).toBe(
      'Made it warmer. Left out: “add a dragon”, because the embedded engine cannot add new objects.',
    );
  });

  it('says which pictures were not used', async () => {
    expect(await message('make it warmer', 3)).toBe(
      'Made it warmer. The other 2 pictures were not used.',
    );
    expect(await message('put them side by side', 2)).toBe('Put the pictures side by side.');
  });

  it('says which wish had nothing to do', async () => {
    expect(await message('make it warmer and crop it to 3:2')).toBe(
      'Made it warmer. Nothing to do for: crop.',
    );
  });
});

describe('an edit that changes nothing', () => {
  it.each(['rotate it by 360 degrees', 'resize it to 100%', 'crop it to 3:2'])(
    'is refused: %s',
    async (prompt) => {
      const edit = editPicture({ images: [await png(scene(96, 64))], prompt });
      await expect(edit).rejects.toBeInstanceOf(NothingChangedError);
      await expect(edit).rejects.toMatchObject({ code: 'unsupported_edit' });
    },
  );

  it('is refused on pixels: black and white of a grey picture, as PNG and as JPEG', async () => {
    for (const image of [await png(grey), await jpeg(grey)]) {
      await expect(
        editPicture({ images: [image], prompt: 'make it black and white' }),
      ).rejects.toBeInstanceOf(NothingChangedError);
    }
  });

  it('is told from one that changes only the lower part', async () => {
    const image = await png(drawn(64, 200, (_, y) => (y < 150 ? [90, 90, 90] : [200, 40, 40])));
    const { data } = await editPicture({ images: [image], prompt: 'make it black and white' });
    const [r, g, b] = at(await pixelsOf(data), 10, 190);
    expect([r, g]).toEqual([g, b]);
  });
});

describe('a refusal', () => {
  it('says so in the visitor’s words and offers three wishes', async () => {
    const edit = editPicture({ images: [await png(scene())], prompt: 'Make him smile' });
    await expect(edit).rejects.toBeInstanceOf(UnsupportedPromptError);
    const error = (await edit.catch((e: unknown) => e)) as UnsupportedPromptError;
    expect(error.message).toContain('“Make him smile”');
    expect(error.alternatives).toHaveLength(3);
  });

  it('offers three wishes even when nothing was wished', async () => {
    const error = await editPicture({ images: [await png(scene())], prompt: 'please' }).catch(
      (e: unknown) => e,
    );
    expect((error as UnsupportedPromptError).alternatives).toHaveLength(3);
  });
});

const sound = await jpeg(scene(640, 480));
const soundPng = await png(scene(640, 480));

describe('damaged data', () => {
  it.each([
    ['a truncated JPEG', sound.subarray(0, sound.length >> 1)],
    ['a truncated PNG', soundPng.subarray(0, soundPng.length >> 1)],
    ['a header alone', sound.subarray(0, 24)],
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is told apart', async (_, bytes) => {
    for (const prompt of ['make it warmer', 'add a vignette', 'rotate left', 'crop to a square']) {
      await expect(editPicture({ images: [bytes], prompt })).rejects.toBeInstanceOf(
        DamagedPictureError,
      );
    }
    await expect(decodePicture(bytes)).rejects.toMatchObject({ code: 'image_damaged' });
  });
});

describe('cancelling', () => {
  it('stops before the next operation', async () => {
    const reason = new Error('gone');
    const edit = editPicture({
      images: [await png(scene())],
      prompt: 'make it vintage',
      signal: AbortSignal.abort(reason),
    });
    await expect(edit).rejects.toBe(reason);
  });
});

it('asks again for the subject where the box is around the whole picture, which says nothing', async () => {
  const plain = await png(drawn(64, 48, (x) => [100 + x, 120, 140]));
  const cutOut = (left: number) =>
    editPicture({
      images: [plain],
      prompt: 'white background',
      selection: { box: { left, top: 0, right: 1, bottom: 0.99 } },
    });
  await expect(cutOut(0.01)).rejects.toThrow(SubjectUnclearError);
  await expect(cutOut(0.5)).resolves.toMatchObject({ width: 64 });
});
