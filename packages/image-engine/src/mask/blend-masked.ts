import type { Mask, Pixels } from '../picture/picture.ts';

/** Pixels of one layout, and what is painted of them. */
export interface Layers {
  first: Pixels;
  edited: Pixels;
  mask: Mask;
}

/**
 * Lays rows of the first picture over the edited one: 0 of the mask keeps the first one's bytes, 255 the
 * edited one's. Colours are weighted by their opacity ("premultiplied", Porter and Duff, "Compositing digital
 * images", 1984), so that what is transparent gives no fringe.
 *
 * @param from first row
 * @param to row after the last
 */
export function blendRows({ first, edited, mask }: Layers, from: number, to: number): void {
  const { width, channels } = first;
  const [kept, made] = [first.data, edited.data];
  const mix = channels === 4 ? mixTranslucent : mixOpaque;
  for (let p = from * width, i = p * channels; p < to * width; p++, i += channels) {
    const weight = mask.data[p] as number;
    if (weight === 255) continue;
    if (weight > 0) mix(kept, made, i, weight / 255);
    else for (let c = i; c < i + channels; c++) made[c] = kept[c] as number;
  }
}

function mixOpaque(kept: Uint8Array, made: Uint8Array, i: number, share: number): void {
  for (let c = i; c < i + 3; c++) {
    const from = kept[c] as number;
    made[c] = Math.round(from + ((made[c] as number) - from) * share);
  }
}

function mixTranslucent(kept: Uint8Array, made: Uint8Array, i: number, share: number): void {
  const below = (kept[i + 3] as number) * (1 - share);
  const above = (made[i + 3] as number) * share;
  const opacity = below + above;
  if (opacity > 0) {
    for (let c = i; c < i + 3; c++) {
      made[c] = Math.round(((kept[c] as number) * below + (made[c] as number) * above) / opacity);
    }
  }
  made[i + 3] = Math.round(opacity);
}

/** What a comparison of two pictures found, in pixels. */
export interface Compared {
  /** Those whose bytes are the same. */
  same: number;
  /** Those that look different: a sample differs by more than 2. */
  different: number;
  /** Those that are not the same although the mask keeps them. */
  strayed: number;
}

/** As in `plan/unchanged.ts`: samples may differ by that much and still look the same. */
const TOLERANCE = 2;

/** Compares the result with the first picture, pixel by pixel. */
export function compare({ first, edited: result, mask }: Layers): Compared {
  const { data, channels } = first;
  const found = { same: 0, different: 0, strayed: 0 };
  for (let p = 0, i = 0; p < mask.data.length; p++, i += channels) {
    let most = 0;
    for (let c = i; c < i + channels; c++) {
      most = Math.max(most, Math.abs((data[c] as number) - (result.data[c] as number)));
    }
    if (most === 0) found.same += 1;
    else if (mask.data[p] === 0) found.strayed += 1;
    if (most > TOLERANCE) found.different += 1;
  }
  return found;
}
