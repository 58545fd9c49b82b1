import { type SourceType, sourceTypes } from '../source-types.ts';
import { signatureBytes, signClaim } from './cose.ts';
import { openLibrary } from './library.ts';
import type { Signer } from './signer.ts';

/** An encoded picture. */
export interface EncodedPicture {
  data: Uint8Array;
  /** Such as `image/png`. */
  type: string;
}

/** What is told of a picture in its content credentials. */
export interface Story {
  /** Who says so, such as `{ name: 'Nano Banana', version: '0.1.0' }`. */
  product: { name: string; version: string };
  /** What did it, such as `{ name: 'Gemini' }`. */
  engine: string;
  source: SourceType;
  /** What was done: to the parent for `edited` and `converted`. */
  action: 'created' | 'edited' | 'converted';
  /** The picture that this one was made from; with credentials of its own, those are kept. */
  parent?: EncodedPicture | undefined;
  /** Other pictures that went into it. */
  others?: readonly EncodedPicture[] | undefined;
  /** By which it is known to who made it, 16 hexadecimal digits. */
  id?: string | undefined;
  /** Whether that id is in its pixels as well. */
  isMarked?: boolean | undefined;
}

/** Label of what we say of the id; a `soft binding` proper would promise a public look-up. */
export const ID_LABEL = 'app.nano-banana.picture';

/** Thumbnails of what a visitor uploaded are nobody else's business. */
const SETTINGS = JSON.stringify({
  verify: { verify_trust: false, verify_after_sign: false, remote_manifest_fetch: false },
  builder: { thumbnail: { enabled: false } },
});

/**
 * Bytes that credentials may add; with more, those of the pictures it was made from are named but not taken along:
 * somebody else's may be larger than the picture.
 */
const MOST_BYTES = 1024 * 1024;

/** Signs a picture: nothing in its bytes may change afterwards. */
export async function writeCredentials(
  picture: EncodedPicture,
  story: Story,
  signer: Signer,
): Promise<Uint8Array> {
  const whole = await attempt(picture, story, signer, 'whole').catch(() => null);
  if (whole && whole.length - picture.data.length <= MOST_BYTES) return whole;
  return attempt(picture, story, signer, 'named');
}

type Keeping = 'whole' | 'named';

async function attempt(
  { data, type }: EncodedPicture,
  story: Story,
  signer: Signer,
  keeping: Keeping,
): Promise<Uint8Array> {
  const { WasmBuilder, toBlob } = openLibrary();
  const builder = WasmBuilder.fromJson(JSON.stringify(manifestOf(story)), SETTINGS);
  try {
    if (story.parent) {
      builder.setIntent('edit');
      await add(builder, story.parent, 'parentOf', keeping);
    }
    for (const other of story.others ?? []) await add(builder, other, 'inputTo', keeping);
    const sign = async (claim: Uint8Array) => signClaim(claim, signer) as Uint8Array<ArrayBuffer>;
    const definition = { alg: 'es256', reserveSize: signatureBytes(signer), sign };
    return await builder.sign(definition, [], type, toBlob(data, type));
  } finally {
    builder.free();
  }
}

type Builder = ReturnType<ReturnType<typeof openLibrary>['WasmBuilder']['new']>;

async function add(
  builder: Builder,
  { data, type }: EncodedPicture,
  relationship: 'parentOf' | 'inputTo',
  keeping: Keeping,
): Promise<void> {
  const { toBlob } = openLibrary();
  const title = relationship === 'parentOf' ? 'The picture before' : 'Another picture used';
  const about = JSON.stringify({ title, format: type, relationship });
  if (keeping === 'named') return builder.addIngredient(about);
  await builder.addIngredientFromBlob(about, type, toBlob(data, type));
}

function manifestOf(story: Story) {
  const { product, id, isMarked = false } = story;
  return {
    claim_generator_info: [product],
    assertions: [
      { label: 'c2pa.actions.v2', data: { actions: actionsOf(story) } },
      ...(id ? [{ label: ID_LABEL, data: { id, isWatermark: isMarked } }] : []),
    ],
  };
}

function actionsOf({ engine, source, action, isMarked }: Story) {
  const softwareAgent = { name: engine };
  // It brings what is in its pixels, and where they come from, with it.
  if (action === 'converted') return [{ action: 'c2pa.transcoded', softwareAgent }];
  const digitalSourceType = sourceTypes[source];
  const made = { action: `c2pa.${action}`, softwareAgent, digitalSourceType };
  return isMarked ? [made, { action: 'c2pa.watermarked.unbound', softwareAgent }] : [made];
}
