import { mayHaveCredentials, readCredentials } from './credentials/read.ts';
import type { Signer } from './credentials/signer.ts';
import { type EncodedPicture, type Story, writeCredentials } from './credentials/write.ts';
import { decode, encode, type PictureType } from './encode.ts';
import { type SourceType, sourceTypes } from './source-types.ts';
import { embedMark } from './watermark/embed.ts';
import type { Raster } from './watermark/plane.ts';

/** A picture that is about to leave. */
export interface SignRequest {
  picture: { data: Uint8Array; type: PictureType };
  /** What goes into its pixels, and into its credentials. */
  mark: {
    /** 16 hexadecimal digits. */
    id: string;
    /** 32 bytes. */
    key: Uint8Array;
  };
  /** What is told of it. */
  story: Omit<Story, 'id' | 'isMarked' | 'action'>;
  /** Pixels that are as in this one stay as they are, bit for bit. */
  keep?: Raster | undefined;
  signer: Signer;
}

/** A picture with its provenance. */
export interface SignedPicture {
  data: Uint8Array;
  type: PictureType;
  /** px */
  width: number;
  /** px */
  height: number;
  /** Whether the pixels hold the id: false where too few may change to hold one. */
  isMarked: boolean;
  /** The id of the picture that it was made from, as that one's own credentials by the same signer say. */
  parentId: string | undefined;
}

/**
 * Puts the three layers into a picture, in this order: the mark into its pixels, the source type into its XMP, and
 * over both the content credentials.
 */
export async function signPicture(request: SignRequest): Promise<SignedPicture> {
  const { picture, mark, story, keep, signer } = request;
  const { type } = picture;
  const raster = await decode(picture.data);
  const parent = story.parent && (await ownCredentials(story.parent, signer));
  const isMarked = embedMark(raster, {
    id: BigInt(`0x${mark.id}`),
    key: mark.key,
    replaces: parent?.id && parent.isMarked && !keep ? BigInt(`0x${parent.id}`) : undefined,
    keep: keep && samePixels(raster, keep),
  });
  const pixels = await encode(raster, type, story.source);
  const told: Story = {
    ...story,
    // What a service signed itself says more about its making than what it was given.
    ...(mayHaveCredentials(picture.data) && {
      parent: picture,
      others: [story.parent, ...(story.others ?? [])].filter((other) => other !== undefined),
    }),
    action: story.parent ? 'edited' : 'created',
    id: mark.id,
    isMarked,
  };
  const data = await writeCredentials({ data: pixels, type }, told, signer);
  const { width, height } = raster;
  return { data, type, width, height, isMarked, parentId: parent?.id };
}

/** @returns null for those of anybody else, and for those that do not hold. */
async function ownCredentials(picture: EncodedPicture, { anchor }: Signer) {
  const credentials = await readCredentials(picture, [anchor]);
  return credentials?.valid && credentials.trusted ? credentials : null;
}

/** 1 for each pixel that is the same in both, else 0. Where only one has an alpha channel, the other is opaque. */
function samePixels(raster: Raster, other: Raster): Uint8Array {
  const count = raster.width * raster.height;
  if (raster.width !== other.width || raster.height !== other.height) {
    throw new RangeError('The picture whose pixels are kept has another size.');
  }
  const same = new Uint8Array(count);
  const colours = raster.channels < 3 ? 1 : 3;
  const steps = other.channels < 3 ? 0 : 1;
  for (let i = 0; i < count; i++) {
    const [a, b] = [i * raster.channels, i * other.channels];
    let isSame = alphaAt(raster, i) === alphaAt(other, i);
    for (let c = 0; isSame && c < colours; c++)
      isSame = raster.data[a + c] === other.data[b + c * steps];
    same[i] = isSame ? 1 : 0;
  }
  return same;
}

function alphaAt({ data, channels }: Raster, pixel: number): number {
  return channels === 2 || channels === 4 ? (data[pixel * channels + channels - 1] as number) : 255;
}

/** A picture that has its mark already and is wanted as another file type. */
export interface ConvertRequest {
  picture: EncodedPicture;
  /** The type that is wanted. */
  type: PictureType;
  product: Story['product'];
  signer: Signer;
}

/**
 * Encodes a signed picture as another type and signs it again, with what it was as the parent. Of a picture without
 * credentials nothing is known, and nothing is said.
 */
export async function convertSigned(
  request: ConvertRequest,
): Promise<Omit<SignedPicture, 'isMarked' | 'parentId'>> {
  const { picture, type, product, signer } = request;
  const raster = await decode(picture.data);
  const { width, height } = raster;
  const credentials = await ownCredentials(picture, signer);
  const source = sourceOf(credentials?.sourceType);
  if (!source) return { data: await encode(raster, type), type, width, height };
  const pixels = { data: await encode(raster, type, source), type };
  const { id, isMarked } = credentials ?? {};
  const story: Story = {
    product,
    engine: product.name,
    source,
    action: 'converted',
    parent: picture,
    id,
    isMarked,
  };
  return { data: await writeCredentials(pixels, story, signer), type, width, height };
}

function sourceOf(address: string | undefined): SourceType | undefined {
  const names = Object.keys(sourceTypes) as SourceType[];
  return names.find((name) => sourceTypes[name] === address);
}
