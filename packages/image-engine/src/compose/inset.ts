import { fromPixels, toPixels } from '../picture/decode.ts';
import type { PixelPass, Pixels, Size } from '../picture/picture.ts';
import { ownTransparency } from '../subject/own-transparency.ts';
import type { Blend } from './blend.ts';

/** Distance from the edges of the picture, and the white edge of the small one, as shares of its shorter side. */
const MARGIN = 0.04;
const EDGE = 0.009;

/** Where a small picture comes, px. */
interface Box extends Size {
  left: number;
  top: number;
}

/** The place of a picture that comes whole into another one; a circle has its size of the shorter side. */
export function insetBox(own: Size, ground: Size, params: Blend): Box {
  const { size, of, place, at, round } = params;
  const byWidth = (ground.width * size) / own.width;
  const scale = of === 'width' ? byWidth : Math.min(byWidth, (ground.height * size) / own.height);
  const across = size * Math.min(ground.width, ground.height);
  const box = {
    width: Math.max(1, Math.round(round ? across : own.width * scale)),
    height: Math.max(1, Math.round(round ? across : own.height * scale)),
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
      const shown = params.round ? around(box, own) : box;
      const source = subject === 0 ? first : await pictureOf(subject, shown);
      // A logo that is cut out lies on the picture as it is, and no card of its size.
      const isCut = !params.round && ownTransparency(source) !== null;
      const whole = fromPixels(source);
      const small = await toPixels(
        (isCut ? whole : whole.flatten({ background: '#ffffff' })).resize(box.width, box.height, {
          fit: params.round ? 'cover' : 'fill',
        }),
      );
      const edge = isCut ? 0 : Math.max(2, Math.round(Math.min(size.width, size.height) * EDGE));
      return laid(ground, small, box, edge, params.round ? fromCircle : fromRectangle);
    },
    follow: (mask) =>
      into === 0 ? mask : { ...size, data: new Uint8Array(size.width * size.height) },
  };
}

/** The size at which a picture of that shape just covers a box. */
function around(box: Size, { width, height }: Size): Size {
  const scale = Math.max(box.width / width, box.height / height);
  return { width: Math.ceil(width * scale), height: Math.ceil(height * scale) };
}

/** How far a place is outside of a shape that fills a box, px; negative inside. */
type Outside = (box: Box, x: number, y: number) => number;

const fromRectangle: Outside = ({ left, top, width, height }, x, y) =>
  Math.max(left - x, x - left - width, top - y, y - top - height);

const fromCircle: Outside = ({ left, top, width }, x, y) =>
  Math.hypot(x - left - width / 2, y - top - width / 2) - width / 2;

/** The small picture and its white edge over the ground, as far as they are within it. */
function laid(ground: Pixels, small: Pixels, box: Box, edge: number, outside: Outside): Pixels {
  const { width, height, channels } = ground;
  const data = ground.data.slice();
  const [right, foot] = [box.left + box.width, box.top + box.height];
  const covered = (away: number) => Math.min(1, Math.max(0, 0.5 - away));
  for (let y = Math.max(0, box.top - edge); y < Math.min(height, foot + edge); y++)
    for (let x = Math.max(0, box.left - edge); x < Math.min(width, right + edge); x++) {
      const away = outside(box, x + 0.5, y + 0.5);
      const row = Math.min(box.height - 1, Math.max(0, y - box.top));
      const column = Math.min(box.width - 1, Math.max(0, x - box.left));
      const from = (row * box.width + column) * small.channels;
      const to = (y * width + x) * channels;
      const opacity = small.channels === 4 ? (small.data[from + 3] as number) / 255 : 1;
      const [all, inner] = [covered(away - edge) * opacity, covered(away)];
      for (let c = 0; c < 3; c++) {
        const laid = 255 + inner * ((small.data[from + c] as number) - 255);
        const under = data[to + c] as number;
        data[to + c] = Math.round(under + all * (laid - under));
      }
      if (channels === 4) data[to + 3] = Math.max(data[to + 3] as number, Math.round(255 * all));
    }
  return { data, width, height, channels };
}
