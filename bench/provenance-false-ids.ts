import { embedMark, findMarks } from '@nano-banana/provenance';
import sharp, { type Sharp } from 'sharp';
import type { Raw } from './provenance-attacks.ts';

type Change = (crop: Sharp, random: () => number, width: number) => Promise<Sharp> | Sharp;

/** What is done to the crops in turn; the first ones are marked with another key. */
const KINDS: readonly Change[] = [
  (crop) => crop,
  (crop) => crop,
  async (crop, random) =>
    sharp(await crop.jpeg({ quality: 50 + Math.floor(random() * 45) }).toBuffer()),
  (crop, random, width) => crop.resize(Math.round(width * (0.5 + random()))),
  (crop, random) => crop.rotate((random() - 0.5) * 6, { background: '#000' }),
];

/**
 * Searches crops that have no mark of ours: as they are, compressed, scaled, turned, or marked with another key.
 *
 * @returns how many ids were found all the same.
 */
export async function countFalseIds(
  pictures: readonly Raw[],
  crops: number,
  key: Uint8Array,
): Promise<number> {
  let state = 20_261_121;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  const another = new Uint8Array(32).fill(9);
  let found = 0;
  for (let i = 0; i < crops; i++) {
    const { data, ...raw } = pictures[Math.floor(random() * pictures.length)] as Raw;
    const width = Math.min(raw.width, 220 + Math.floor(random() * 700));
    const height = Math.min(raw.height, 220 + Math.floor(random() * 600));
    const left = Math.floor(random() * (raw.width - width));
    const top = Math.floor(random() * (raw.height - height));
    const crop = sharp(data, { raw }).extract({ left, top, width, height });
    const pipeline = await KINDS[i % KINDS.length]?.(crop, random, width);
    if (!pipeline) continue;
    const { data: pixels, info } = await pipeline
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raster = {
      data: new Uint8Array(pixels),
      width: info.width,
      height: info.height,
      channels: info.channels as 3,
    };
    if (i % KINDS.length === 0) embedMark(raster, { id: BigInt(i), key: another });
    found += (await findMarks(raster, key)).length;
  }
  return found;
}
