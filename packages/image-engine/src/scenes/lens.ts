import { blankFilm, type Film, type Linear } from './film.ts';

/** Pixels that are blurred between two pauses: about 30 ms. */
const PIXELS_A_TURN = 50_000;

/**
 * The film as a lens with an open aperture shows it when it is focused elsewhere: every point becomes a
 * disc. Each row sums the rows around it from running totals, so that its cost grows with the radius,
 * not with its square.
 *
 * @param radiusAt radius of the disc for a row (0 at the top, 1 at the bottom), in units
 */
export async function defocus(film: Film, radiusAt: (row: number) => number): Promise<Film> {
  const { data, width, height, unit } = film;
  const totals = runningTotals(film);
  const result = blankFilm(film);
  const stride = (width + 1) * 4;
  const turn = Math.max(1, Math.floor(PIXELS_A_TURN / width));
  for (let y = 0; y < height; y++) {
    if (y % turn === 0) await film.pause();
    const radius = Math.max(0, radiusAt((y + 0.5) / height) * unit);
    if (radius < 0.7) {
      result.data.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * width * 4);
      continue;
    }
    addDisc(result, totals, stride, y, radius);
  }
  return result;
}

/** Sums of each row's values up to each pixel, exact enough to subtract: lamps are 1000 times shadows. */
function runningTotals({ data, width, height }: Film): Float64Array {
  const totals = new Float64Array((width + 1) * height * 4);
  for (let y = 0, i = 0, t = 0; y < height; y++, t += 4) {
    for (let x = 0; x < width; x++, i += 4, t += 4) {
      totals[t + 4] = (totals[t] as number) + (data[i] as number);
      totals[t + 5] = (totals[t + 1] as number) + (data[i + 1] as number);
      totals[t + 6] = (totals[t + 2] as number) + (data[i + 2] as number);
      totals[t + 7] = (totals[t + 3] as number) + (data[i + 3] as number);
    }
  }
  return totals;
}

/** Fills row `y` with the means over discs around its pixels; what is outside the film is not counted. */
function addDisc(
  film: Film,
  totals: Float64Array,
  stride: number,
  y: number,
  radius: number,
): void {
  const { data, width, height } = film;
  const reach = Math.floor(radius);
  const counted = new Float32Array(width);
  const start = y * width * 4;
  for (let dy = -reach; dy <= reach; dy++) {
    const row = y + dy;
    if (row < 0 || row >= height) continue;
    const half = Math.round(Math.sqrt(radius * radius - dy * dy));
    const base = row * stride;
    for (let x = 0, i = start; x < width; x++, i += 4) {
      const from = x - half < 0 ? 0 : x - half;
      const to = x + half + 1 > width ? width : x + half + 1;
      const a = base + from * 4;
      const b = base + to * 4;
      data[i] = (data[i] as number) + (totals[b] as number) - (totals[a] as number);
      data[i + 1] = (data[i + 1] as number) + (totals[b + 1] as number) - (totals[a + 1] as number);
      data[i + 2] = (data[i + 2] as number) + (totals[b + 2] as number) - (totals[a + 2] as number);
      data[i + 3] = (data[i + 3] as number) + (totals[b + 3] as number) - (totals[a + 3] as number);
      counted[x] = (counted[x] as number) + to - from;
    }
  }
  for (let x = 0, i = start; x < width; x++, i += 4) {
    const share = 1 / (counted[x] as number);
    for (let c = 0; c < 4; c++) data[i + c] = (data[i + c] as number) * share;
  }
}

/** A lamp, or a gap in leaves, out of focus. */
export interface Disc {
  /** Its middle, in units from the middle of the upper edge. */
  x: number;
  y: number;
  /** In units. */
  radius: number;
  colour: Linear;
  /** Share of what lies behind that it covers; the rest is added to. 0 for a lamp. */
  cover: number;
  /** How bright it is, 0 to 1 of its colour. */
  strength: number;
}

/** How much brighter the rim of a disc is than its middle: lenses overcorrect. */
const RIM = 0.22;

/** Adds discs of light, in place. */
export function addDiscs(film: Film, discs: readonly Disc[]): void {
  for (const disc of discs) addDiscOfLight(film, disc);
}

function addDiscOfLight({ data, width, height, unit }: Film, disc: Disc): void {
  const [cx, cy, radius] = [disc.x * unit + width / 2, disc.y * unit, disc.radius * unit];
  const [red, green, blue] = disc.colour;
  const top = Math.max(0, Math.floor(cy - radius - 1));
  const bottom = Math.min(height - 1, Math.ceil(cy + radius + 1));
  const left = Math.max(0, Math.floor(cx - radius - 1));
  const right = Math.min(width - 1, Math.ceil(cx + radius + 1));
  for (let y = top; y <= bottom; y++) {
    for (let x = left, i = (y * width + left) * 4; x <= right; x++, i += 4) {
      const dx = x + 0.5 - cx;
      const dy = y + 0.5 - cy;
      const from = Math.sqrt(dx * dx + dy * dy);
      const inside = Math.min(1, Math.max(0, (radius - from) / 1.6 + 0.5));
      if (inside === 0) continue;
      const rim = 1 + RIM * (Math.min(1, from / radius) ** 6 - 0.4);
      const share = inside * disc.strength;
      const kept = 1 - share * disc.cover;
      data[i] = (data[i] as number) * kept + red * share * rim;
      data[i + 1] = (data[i + 1] as number) * kept + green * share * rim;
      data[i + 2] = (data[i + 2] as number) * kept + blue * share * rim;
    }
  }
}

/** Adds the glow that a lamp throws on the air and the wall around it, in place; `radius` in units. */
export function addGlow(
  { data, width, height, unit }: Film,
  { x, y, radius, colour, strength }: Omit<Disc, 'cover'>,
): void {
  const reach = radius * unit * 2.4;
  const [cx, cy] = [x * unit + width / 2, y * unit];
  for (let row = Math.max(0, Math.floor(cy - reach)); row < Math.min(height, cy + reach); row++) {
    const left = Math.max(0, Math.floor(cx - reach));
    for (let column = left; column < Math.min(width, cx + reach); column++) {
      const from = ((column + 0.5 - cx) ** 2 + (row + 0.5 - cy) ** 2) / (radius * unit) ** 2;
      const share = strength * Math.exp(-from);
      const i = (row * width + column) * 4;
      for (let c = 0; c < 3; c++)
        data[i + c] = (data[i + c] as number) + (colour[c] as number) * share;
    }
  }
}
