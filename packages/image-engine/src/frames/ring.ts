import type { Rgb } from '../grammar/words/colours.ts';
import { eachRow } from '../picture/each-row.ts';
import type { PixelPass } from '../picture/picture.ts';

/** A ring of that width around a circle that fills a square picture; nothing beyond it. */
export function ringed(side: number, colour: Rgb): PixelPass {
  return {
    kind: 'pixels',
    size: ({ width, height }) => ({ width: width + side * 2, height: height + side * 2 }),
    run: async ({ data, width, channels }, { checkpoint }) => {
      const size = width + side * 2;
      const middle = size / 2;
      const result = new Uint8Array(size * size * 4);
      await eachRow(size, checkpoint, (y) => {
        for (let x = 0, o = y * size * 4; x < size; x++, o += 4) {
          const distance = Math.hypot(x + 0.5 - middle, y + 0.5 - middle);
          const isInside = x >= side && x < side + width && y >= side && y < side + width;
          const i = ((y - side) * width + x - side) * channels;
          const alpha = !isInside ? 0 : channels === 4 ? (data[i + 3] as number) / 255 : 1;
          // Beneath the rim of the circle is the ring; what is cut out within it stays so.
          const isBeneath = distance > width / 2 - 1;
          const ring = isBeneath ? Math.min(1, Math.max(0, middle - distance + 0.5)) : 0;
          const behind = ring * (1 - alpha);
          const all = alpha + behind;
          for (let c = 0; c < 3 && all > 0; c++) {
            const own = isInside ? (data[i + c] as number) : 0;
            result[o + c] = Math.round((own * alpha + (colour[c] as number) * behind) / all);
          }
          result[o + 3] = Math.round(all * 255);
        }
      });
      return { data: result, width: size, height: size, channels: 4 };
    },
  };
}
