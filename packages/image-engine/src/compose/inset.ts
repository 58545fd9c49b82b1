import { fromPixels, toPixels } from '../picture/decode.ts';
import type { PixelPass, Pixels, Size } from '../picture/picture.ts';
import type { Blend } from './blend.ts';

/** Distance from the edges of the picture, and the white edge of the small one, as shares of its shorter side. */
const MARGIN = 0.04;
const EDGE = 0.009;

/** Where a small picture comes, px. */
interface Box extends Size {
  left: number;
  top: number;
}

/** The place of a picture that comes whole into another one. */
export function insetBox(own: Size, ground: Size, { size, of, place, at }: Blend): Box {
  const across = (ground.width * size) / own.width;
  const scale = of === 'width' ? across : Math.min(across, (ground.height * size) / own.height);
  const box = {
    width: Math.max(1, Math.round(own.width * scale)),
    height: Math.max(1, Math.round(own.height * scale)),
  };
  const margin = Math.round(Math.min(ground.width, ground.height) * MARGIN);
  const right = ground.width - margin - box.width;
  const middle = Math.round((ground.width - box.width) / 2);
  const left = place === 'left' ? margin : place === 'right' ? right : middle;
  return { ...box, left, top: at === 'top' ? margin : ground.height - margin - box.height };
}

/** The pass that puts a whole picture of the request small into a corner of another. */
export function insetting(params: Blend, own: Size, size: Size): PixelPass {
  const { subject, into } = params;
  return {
    kind: 'pixels',
    size: () => size,
    run: async (first, { pictureOf, checkpoint }) => {
      const ground = into === 0 ? first : await pictureOf(into, size);
      await checkpoint('Arranging the pictures', 0.5);
      const box = insetBox(own, size, params);
      const source = subject === 0 ? first : await pictureOf(subject, box);
      const small = await toPixels(
        fromPixels(source)
          .flatten({ background: '#ffffff' })
          .resize(box.width, box.height, { fit: 'fill' }),
      );
      const edge = Math.max(2, Math.round(Math.min(size.width, size.height) * EDGE));
      return laid(ground, small, box, edge);
    },
    follow: (mask) =>
      into === 0 ? mask : { ...size, data: new Uint8Array(size.width * size.height) },
  };
}

/** The small picture and its white edge over the ground, as far as they are within it. */
function laid(ground: Pixels, small: Pixels, box: Box, edge: number): Pixels {
  const { width, height, channels } = ground;
  const data = ground.data.slice();
  const [right, foot] = [box.left + box.width, box.top + box.height];
  for (let y = Math.max(0, box.top - edge); y < Math.min(height, foot + edge); y++)
    for (let x = Math.max(0, box.left - edge); x < Math.min(width, right + edge); x++) {
      const isInside = x >= box.left && x < right && y >= box.top && y < foot;
      const from = ((y - box.top) * box.width + (x - box.left)) * small.channels;
      const to = (y * width + x) * channels;
      for (let c = 0; c < 3; c++) data[to + c] = isInside ? (small.data[from + c] as number) : 255;
      if (channels === 4) data[to + 3] = 255;
    }
  return { data, width, height, channels };
}
