import { eachRow } from '../picture/each-row.ts';
import type { Flow } from '../vision/flow.ts';
import { gaussian } from '../vision/gaussian.ts';
import type { Pause } from './pause.ts';
import type { Planes } from './planes.ts';

const SECTORS = 8;
/** Red, green, blue and variance of one place, side by side so that one fetch brings all. */
const STRIDE = 4;

/**
 * Turns a photo into flat, clean areas whose edges are kept and follow the forms: the anisotropic
 * Kuwahara filter (Kyprianidis, Kang & Döllner 2009). Around each pixel lie eight sectors of an ellipse
 * that is stretched along the flow; those with the least variance decide. Here a sector is a Gaussian
 * spot that is looked up in planes blurred once, so that the cost does not grow with the radius.
 *
 * @param radius of the undistorted ellipse, px
 */
export async function kuwahara(
  planes: Planes,
  flow: Flow,
  radius: number,
  pause: Pause,
): Promise<Planes> {
  const { width, height } = planes;
  // Where things run one way the spots are narrow, so that thin lines live; elsewhere they are wide.
  const room: Room = [0, 1, 2, 3].map(() => new Float32Array(width * height)) as Room;
  const wide = await moments(planes, radius * 0.42, room, pause);
  const narrow = await moments(planes, radius * 0.22, room, pause);
  const out: Planes = {
    width,
    height,
    red: new Float32Array(width * height),
    green: new Float32Array(width * height),
    blue: new Float32Array(width * height),
  };
  const cosines = Float32Array.from({ length: SECTORS }, (_, k) =>
    Math.cos((k * 2 * Math.PI) / SECTORS),
  );
  const sines = Float32Array.from({ length: SECTORS }, (_, k) =>
    Math.sin((k * 2 * Math.PI) / SECTORS),
  );
  await eachRow(height, pause, (y) => {
    for (let x = 0, p = y * width; x < width; x++, p++) {
      const clarity = flow.clarity[p] as number;
      const stretch = 1 + clarity;
      const spots = clarity > 0.4 ? narrow : wide;
      const major = radius * 0.62 * stretch;
      const minor = (radius * 0.62) / stretch;
      const tx = flow.along[p] as number;
      const ty = flow.down[p] as number;
      let r = 0;
      let g = 0;
      let b = 0;
      let weights = 0;
      for (let k = 0; k < SECTORS; k++) {
        const u = (cosines[k] as number) * major;
        const v = (sines[k] as number) * minor;
        let sx = (x + 0.5 + u * tx - v * ty) | 0;
        let sy = (y + 0.5 + u * ty + v * tx) | 0;
        sx = sx < 0 ? 0 : sx >= width ? width - 1 : sx;
        sy = sy < 0 ? 0 : sy >= height ? height - 1 : sy;
        const i = (sy * width + sx) * STRIDE;
        const calm = VARIANCE_FLOOR / (VARIANCE_FLOOR + (spots[i + 3] as number));
        const weight = calm * calm * calm * calm;
        r += (spots[i] as number) * weight;
        g += (spots[i + 1] as number) * weight;
        b += (spots[i + 2] as number) * weight;
        weights += weight;
      }
      out.red[p] = r / weights;
      out.green[p] = g / weights;
      out.blue[p] = b / weights;
    }
  });
  return out;
}

/** Variance, of three channels together, under which all sectors count alike: sensor noise. */
const VARIANCE_FLOOR = 4e-4;

/** Planes to work in: fresh memory each time costs as much as the blurs. */
type Room = [Float32Array, Float32Array, Float32Array, Float32Array];

/** Local means of the three channels and their variance, interleaved. */
async function moments(
  planes: Planes,
  sigma: number,
  [r, g, b, s]: Room,
  pause: Pause,
): Promise<Float32Array> {
  const { red, green, blue } = planes;
  for (let p = 0; p < s.length; p++) {
    const x = red[p] as number;
    const y = green[p] as number;
    const z = blue[p] as number;
    s[p] = x * x + y * y + z * z;
  }
  gaussian(red, planes, sigma, r);
  gaussian(green, planes, sigma, g);
  await pause();
  gaussian(blue, planes, sigma, b);
  gaussian(s, planes, sigma, s);
  const all = new Float32Array(red.length * STRIDE);
  for (let p = 0, i = 0; p < red.length; p++, i += STRIDE) {
    const x = r[p] as number;
    const y = g[p] as number;
    const z = b[p] as number;
    all[i] = x;
    all[i + 1] = y;
    all[i + 2] = z;
    all[i + 3] = Math.max(0, (s[p] as number) - x * x - y * y - z * z);
  }
  return all;
}
