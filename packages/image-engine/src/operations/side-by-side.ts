import sharp from 'sharp';
import { takeWords } from '../grammar/clause.ts';
import { BOUNDS } from '../picture/bounds.ts';
import { fromPixels, toPixels } from '../picture/decode.ts';
import type { Pixels, Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

/** Height of the row at most, px. */
const MAX_HEIGHT = 2400;

interface Placed<Picture> {
  picture: Picture;
  width: number;
  left: number;
}

function layout<Picture extends Size>(
  pictures: readonly Picture[],
): {
  placed: Placed<Picture>[];
  width: number;
  height: number;
  gap: number;
} {
  const ratios = pictures.reduce((sum, p) => sum + p.width / p.height, 0);
  const smallest = Math.min(MAX_HEIGHT, ...pictures.map((p) => p.height));
  const height = Math.max(
    BOUNDS.minEdge,
    Math.min(smallest, Math.floor((BOUNDS.maxEdge * 0.96) / ratios)),
  );
  const gap = Math.max(2, Math.round(height * 0.02));
  let left = gap;
  const placed = pictures.map((picture) => {
    const width = Math.max(1, Math.round((picture.width / picture.height) * height));
    const place = { picture, width, left };
    left += width + gap;
    return place;
  });
  return { placed, width: left, height: height + gap * 2, gap };
}

/** Scales all pictures to one height and puts them in a row on white. */
async function inRow(pictures: readonly Pixels[]): Promise<Pixels> {
  const { placed, width, height, gap } = layout(pictures);
  const overlays = await Promise.all(
    placed.map(async ({ picture, width: own, left }) => {
      const { data, info } = await fromPixels(picture)
        .resize(own, height - gap * 2, { fit: 'fill' })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return {
        input: data,
        raw: { width: info.width, height: info.height, channels: info.channels },
        left,
        top: gap,
      };
    }),
  );
  const ground = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
  return toPixels(ground.composite(overlays).removeAlpha());
}

/** All pictures of the request in one row. */
export const sideBySide = defineOperation({
  op: 'sideBySide',
  label: 'Side by side',
  example: 'Put them side by side',
  related: ['Add a white border', 'Crop it to a square', 'Make it half the size'],
  stage: 'geometry',
  order: 5,
  touches: ['size', 'shape'],
  minPictures: 2,
  words: [
    [
      'side by side|next to each other|next to one another|beside each other|collage|diptych|triptych|photo strip|in row|in one row|before and after|put together|join|stitch|combine into one|into one picture|into one image|into one photo',
      {},
    ],
  ],
  read: (clause) => {
    takeWords(
      clause,
      'them',
      'two',
      'both',
      'three',
      'four',
      'five',
      'all',
      'together',
      'pictures',
      'photos',
      'images',
      'collage',
      'row',
      'grid',
      'one',
      'join',
    );
    return {};
  },
  describe: () => 'put the pictures side by side',
  passes: (_params, _size, all) => [
    {
      kind: 'pixels',
      size: () => {
        const { width, height } = layout(all);
        return { width, height };
      },
      run: async (_, { others }) => inRow(await others()),
    },
  ],
});
