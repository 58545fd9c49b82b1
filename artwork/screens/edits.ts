import sharp from 'sharp';
import type { Client, SubjectBox } from '../../packages/client-sdk/src/index.ts';
import { oldPhoto } from './old-photo.ts';
import { renderPath } from './shot.ts';

/** Width in px that renders are brought to before an edit, and results after it. */
export const EDIT_WIDTH = 1000;

interface Edit {
  name: string;
  /** Names of renders, in order. */
  from: readonly string[];
  prompt: string;
  subjectBox?: SubjectBox;
}

/** What the tutorials show as results, with the prompts that they give. */
export const edits: readonly (Edit | { name: 'screen-old-family' })[] = [
  { name: 'screen-people-looks', from: ['people'], prompt: 'Make the background black and white' },
  {
    name: 'screen-room-evening',
    from: ['room'],
    prompt: 'Give it golden-hour light, a little warmer, and add a soft vignette',
  },
  {
    name: 'screen-room-cold',
    from: ['room'],
    prompt: 'Make it cooler, darker and a bit less colourful',
  },
  {
    name: 'screen-family-post',
    from: ['family'],
    prompt:
      'Crop it for Instagram, add a white border and write "Sunday" in the bottom right corner',
  },
  {
    name: 'screen-family-polaroid',
    from: ['family'],
    prompt: 'Make it vintage with film grain and a polaroid frame',
  },
  {
    name: 'screen-pet-beach',
    from: ['pet'],
    prompt: 'Put it on a beach and make the light warmer',
  },
  { name: 'screen-pet-sticker', from: ['pet'], prompt: 'Make it a sticker' },
  { name: 'screen-people-office', from: ['people'], prompt: 'Put them in an office' },
  {
    name: 'screen-pet-room',
    from: ['pet', 'room'],
    prompt: 'Put the subject of picture 1 into picture 2',
  },
  {
    name: 'screen-collage',
    from: ['pet', 'beach', 'outfit', 'perfume'],
    prompt: 'Make a collage',
  },
  { name: 'screen-old-family' },
  { name: 'screen-old-restored', from: ['old'], prompt: 'Restore this old photo' },
  {
    name: 'screen-room-erased',
    from: ['room'],
    prompt: 'Erase what I marked',
    subjectBox: { left: 0.395, top: 0.25, right: 0.57, bottom: 0.45 },
  },
  { name: 'screen-people-mint', from: ['people'], prompt: 'Make the yellow hoodie mint green' },
  { name: 'screen-beach-paint', from: ['beach'], prompt: 'Paint it in watercolour' },
];

/** Behind renders that are cut out. */
const SKY = '#a9d2f2';

/** A render as a visitor would bring it: a JPEG of the edit's width. */
export function asPhoto(render: string): Promise<Buffer> {
  if (render === 'old') return oldPhoto(EDIT_WIDTH);
  const picture = sharp(renderPath(render)).flatten({ background: SKY });
  return picture.resize(EDIT_WIDTH).jpeg({ quality: 92 }).toBuffer();
}

/** Asks the server for an edit and gives the picture back. */
export async function makeEdit(client: Client, edit: (typeof edits)[number]): Promise<Buffer> {
  if (!('from' in edit)) return oldPhoto(EDIT_WIDTH);
  const { from, prompt, subjectBox } = edit;
  const images = await Promise.all(
    from.map(async (render) => new File([new Uint8Array(await asPhoto(render))], `${render}.jpg`)),
  );
  const { imageUrl, message } = await client.images.generate({
    images,
    prompt,
    ...(subjectBox && { subjectBox }),
  });
  process.stdout.write(`  “${prompt}” → ${message}\n`);
  const result = await client.files.get(imageUrl, { format: 'png' });
  return Buffer.from(await result.arrayBuffer());
}
