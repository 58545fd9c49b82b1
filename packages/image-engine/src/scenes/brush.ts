import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { blankFilm, type Easel, type Film } from './film.ts';

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});

/**
 * Draws shapes on film of their own. The context's origin is the middle of the upper edge and its
 * length 1 is the film's unit.
 *
 * @param gain how much brighter than paint it is: lamps and windows are
 */
export function brushed(easel: Easel, draw: (context: SKRSContext2D) => void, gain = 1): Film {
  const film = blankFilm(easel);
  const { data, width, height, unit } = film;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.translate(width / 2, 0);
  context.scale(unit, unit);
  draw(context);
  const painted = context.getImageData(0, 0, width, height).data;
  for (let i = 0; i < data.length; i += 4) {
    const cover = (painted[i + 3] as number) / 255;
    if (cover === 0) continue;
    data[i] = (LINEAR[painted[i] as number] as number) * cover * gain;
    data[i + 1] = (LINEAR[painted[i + 1] as number] as number) * cover * gain;
    data[i + 2] = (LINEAR[painted[i + 2] as number] as number) * cover * gain;
    data[i + 3] = cover;
  }
  return film;
}
