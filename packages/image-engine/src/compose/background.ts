import type { Rgb } from '../grammar/words/colours.ts';
import { isColourless } from '../picture/colourless.ts';
import { luma } from '../picture/curves.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { Mask, PassContext, Pixels, Size } from '../picture/picture.ts';
import { drawScene } from '../scenes/draw-scene.ts';
import { type SceneName, scenes } from '../scenes/scenes.ts';
import { foregroundColours } from '../subject/foreground-colours.ts';
import { putInScene } from './in-scene.ts';
import { measureLight } from './light.ts';
import { layOver } from './over.ts';

/** What is to be behind the subject. */
export type Background =
  | { to: 'scene'; scene: SceneName; colours: readonly Rgb[] }
  | { to: 'colour'; colour: Rgb }
  | { to: 'picture'; picture: Pixels };

/** Where people and things stand in most photos: share of the height. */
const STANDS_FROM = 0.62;

/** The picture's subject before another background, of the same size. */
export async function onBackground(
  pixels: Pixels,
  mask: Mask,
  background: Background,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels> {
  if (background.to === 'colour') return onColour(pixels, mask, background.colour, checkpoint);
  if (background.to === 'scene') {
    await checkpoint('Painting the background', 0.1);
    const { light, ground: standsFrom } = scenes[background.scene];
    const drawn = await drawScene(background.scene, pixels, background.colours, checkpoint);
    const ground = isColourless(pixels) ? withoutColour(drawn) : drawn;
    return putInScene(pixels, mask, { ground, light, standsFrom }, checkpoint);
  }
  const ground = await cropped(background.picture, pixels);
  const stage = { ground, light: measureLight(ground), standsFrom: STANDS_FROM };
  return putInScene(pixels, mask, stage, checkpoint);
}

/** Every pixel as its luma, in place: behind a black-and-white subject colours would look pasted. */
function withoutColour(pixels: Pixels): Pixels {
  const { data, channels } = pixels;
  for (let i = 0; i + 2 < data.length; i += channels) {
    const grey = luma(data[i] as number, data[i + 1] as number, data[i + 2] as number);
    data[i] = grey;
    data[i + 1] = grey;
    data[i + 2] = grey;
  }
  return pixels;
}

/** Every pixel that is wholly background has exactly that colour. */
async function onColour(
  pixels: Pixels,
  mask: Mask,
  colour: Rgb,
  checkpoint: PassContext['checkpoint'],
): Promise<Pixels> {
  const { width, height } = pixels;
  const data = new Uint8Array(width * height * 3);
  const [red, green, blue] = colour;
  for (let i = 0; i < data.length; i += 3) {
    data[i] = red;
    data[i + 1] = green;
    data[i + 2] = blue;
  }
  await checkpoint();
  const ground: Pixels = { data, width, height, channels: 3 };
  const cut = { pixels: await foregroundColours(pixels, mask, checkpoint), mask, left: 0, top: 0 };
  await layOver(ground, cut, checkpoint);
  return ground;
}

/** The size that a picture of that shape needs to cover another size. */
export function covering(picture: Size, { width, height }: Size): Size {
  const scale = Math.max(width / picture.width, height / picture.height);
  return {
    width: Math.max(width, Math.round(picture.width * scale)),
    height: Math.max(height, Math.round(picture.height * scale)),
  };
}

/** The middle of a picture that covers that size, on white where it is transparent. */
async function cropped(picture: Pixels, { width, height }: Size): Promise<Pixels> {
  return toPixels(
    fromPixels(picture).flatten({ background: '#fff' }).resize(width, height, { fit: 'cover' }),
  );
}

/** The mask without what is transparent in the picture already. */
export function opaqueMask(pixels: Pixels, mask: Mask): Mask {
  if (pixels.channels === 3) return mask;
  const data = new Uint8Array(mask.data.length);
  for (let p = 0, i = 3; p < data.length; p++, i += 4)
    data[p] = Math.round(((mask.data[p] as number) * (pixels.data[i] as number)) / 255);
  return { ...mask, data };
}
