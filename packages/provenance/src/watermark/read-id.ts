import { type Carriers, TILE } from './carriers.ts';
import { CODE_BITS, decodeId } from './payload-code.ts';
import { eachFrequency, type FoldSpectrum, RINGS } from './spectrum.ts';
import type { Shift } from './synchronise.ts';

/**
 * Reads the id at a place.
 *
 * @returns null when its check bits do not fit.
 */
export function readId(spectrum: FoldSpectrum, carriers: Carriers, { right, down }: Shift) {
  const { re, im } = spectrum.sum;
  const weights = ringWeights(spectrum);
  const soft = new Float64Array(CODE_BITS);
  for (let i = 0; i < carriers.count; i++) {
    const at = carriers.index[i] as number;
    const column = at & (TILE - 1);
    const k = column < TILE / 2 ? column : column - TILE;
    const turn = (2 * Math.PI * (k * right + Math.floor(at / TILE) * down)) / TILE;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const value = carriers.part[i]
      ? (re[at] as number) * sin + (im[at] as number) * cos
      : (re[at] as number) * cos - (im[at] as number) * sin;
    const weight = weights[Math.round(carriers.radius[i] as number)] as number;
    const bit = carriers.bit[i] as number;
    soft[bit] = (soft[bit] as number) + (carriers.sign[i] as number) * value * weight;
  }
  return decodeId(soft);
}

/**
 * How much to trust each ring (maximal ratio combining): amplitude of the mark over the power of the noise. What
 * the layers have in common is the mark, where they differ is noise; neighbouring rings are taken together.
 */
function ringWeights({ layers, sum }: FoldSpectrum): Float64Array {
  const together = new Float64Array(RINGS);
  const apart = new Float64Array(RINGS);
  eachFrequency((index, ring) => {
    together[ring] = (together[ring] as number) + power(sum, index);
    for (const layer of layers) apart[ring] = (apart[ring] as number) + power(layer, index);
  });
  const n = layers.length;
  return Float64Array.from({ length: RINGS }, (_, ring) => {
    const all = around(together, ring);
    const each = around(apart, ring);
    if (each === 0) return 0;
    const signal = Math.max((all - each) / (n * n - n), (0.02 * each) / n);
    const noise = Math.max(each / n - signal, (0.05 * each) / n);
    return Math.sqrt(signal) / noise;
  });
}

function power({ re, im }: { re: Float64Array; im: Float64Array }, index: number): number {
  return (re[index] as number) ** 2 + (im[index] as number) ** 2;
}

function around(rings: Float64Array, ring: number): number {
  return (rings[ring - 1] ?? 0) + (rings[ring] as number) + (rings[ring + 1] ?? 0);
}
