/** Numbers with an imaginary part, row by row. */
export interface Complex {
  re: Float64Array;
  im: Float64Array;
}

export function complex(length: number): Complex {
  return { re: new Float64Array(length), im: new Float64Array(length) };
}

interface Plan {
  /** Where each sample goes before the first stage. */
  order: Uint32Array;
  cos: Float64Array;
  sin: Float64Array;
}

const plans = new Map<number, Plan>();

function planFor(length: number): Plan {
  const known = plans.get(length);
  if (known) return known;
  const bits = Math.log2(length);
  const order = Uint32Array.from({ length }, (_, index) => {
    let reversed = 0;
    for (let bit = 0; bit < bits; bit++) reversed |= ((index >> bit) & 1) << (bits - 1 - bit);
    return reversed;
  });
  const angle = (index: number) => (2 * Math.PI * index) / length;
  const half = length / 2;
  const plan = {
    order,
    cos: Float64Array.from({ length: half }, (_, index) => Math.cos(angle(index))),
    sin: Float64Array.from({ length: half }, (_, index) => Math.sin(angle(index))),
  };
  plans.set(length, plan);
  return plan;
}

/** The discrete Fourier transform of a line, in place (Cooley and Tukey, radix 2). */
function transformLine(re: Float64Array, im: Float64Array, plan: Plan, sign: 1 | -1): void {
  const { order, cos, sin } = plan;
  const length = order.length;
  for (let i = 0; i < length; i++) {
    const j = order[i] as number;
    if (j <= i) continue;
    const [heldRe, heldIm] = [re[i] as number, im[i] as number];
    re[i] = re[j] as number;
    im[i] = im[j] as number;
    re[j] = heldRe;
    im[j] = heldIm;
  }
  for (let span = 2; span <= length; span *= 2) {
    const half = span / 2;
    const step = length / span;
    for (let start = 0; start < length; start += span) {
      for (let k = 0, turn = 0; k < half; k++, turn += step) {
        const wr = cos[turn] as number;
        const wi = sign * (sin[turn] as number);
        const p = start + k;
        const q = p + half;
        const qr = re[q] as number;
        const qi = im[q] as number;
        const xr = qr * wr - qi * wi;
        const xi = qr * wi + qi * wr;
        const pr = re[p] as number;
        const pi = im[p] as number;
        re[q] = pr - xr;
        im[q] = pi - xi;
        re[p] = pr + xr;
        im[p] = pi + xi;
      }
    }
  }
}

/** Columns that are transformed together, so that each row's memory is fetched once for all of them. */
const STRIP = 8;

/**
 * The transform of a square, in place. Forwards it is not scaled, backwards by one over its area.
 *
 * @param size Side; a power of 2, at least 8.
 */
export function transformSquare({ re, im }: Complex, size: number, way: 'forwards' | 'backwards') {
  const plan = planFor(size);
  const sign = way === 'forwards' ? -1 : 1;
  for (let y = 0; y < size; y++) {
    const row = re.subarray(y * size, (y + 1) * size);
    const rowIm = im.subarray(y * size, (y + 1) * size);
    if (!isZero(row) || !isZero(rowIm)) transformLine(row, rowIm, plan, sign);
  }
  const strip = Array.from({ length: STRIP }, () => complex(size));
  for (let x = 0; x < size; x += STRIP) {
    for (const [k, line] of strip.entries()) {
      for (let y = 0, at = x + k; y < size; y++, at += size) {
        line.re[y] = re[at] as number;
        line.im[y] = im[at] as number;
      }
      transformLine(line.re, line.im, plan, sign);
    }
    for (const [k, line] of strip.entries()) {
      for (let y = 0, at = x + k; y < size; y++, at += size) {
        re[at] = line.re[y] as number;
        im[at] = line.im[y] as number;
      }
    }
  }
  if (way === 'forwards') return;
  const share = 1 / (size * size);
  for (let i = 0; i < re.length; i++) {
    re[i] = (re[i] as number) * share;
    im[i] = (im[i] as number) * share;
  }
}

function isZero(line: Float64Array): boolean {
  for (let i = 0; i < line.length; i++) if (line[i] !== 0) return false;
  return true;
}
