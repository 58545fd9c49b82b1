import type { Pixels, Size } from '../picture/picture.ts';
import type { GuidedModel } from './guided-filter.ts';
import { enlargedRows } from './plane.ts';

/** Gives the rows of a plane that follows a picture's colours. */
export interface GuidedRows {
  /** Fills `out` with what the model says of the row of a picture, as it stands; 0 to 1. */
  row: (pixels: Pixels, y: number, out: Float32Array) => void;
}

/** Reads a model of a small copy at the size of the large picture, whose edges the plane then has. */
export function guidedRows(model: GuidedModel, { width, height }: Size): GuidedRows {
  const rowsOf = (data: Float32Array) => enlargedRows({ ...model, data }, { width, height });
  const [reds, greens, blues, offsets] = [
    rowsOf(model.red),
    rowsOf(model.green),
    rowsOf(model.blue),
    rowsOf(model.offset),
  ];
  const [red, green, blue] = [
    new Float32Array(width),
    new Float32Array(width),
    new Float32Array(width),
  ];
  return {
    row: ({ data, channels }, y, out) => {
      reds.row(y, red);
      greens.row(y, green);
      blues.row(y, blue);
      offsets.row(y, out);
      for (let x = 0, i = y * width * channels; x < width; x++, i += channels) {
        const value =
          ((red[x] as number) * (data[i] as number) +
            (green[x] as number) * (data[i + 1] as number) +
            (blue[x] as number) * (data[i + 2] as number)) /
            255 +
          (out[x] as number);
        out[x] = value < 0 ? 0 : value > 1 ? 1 : value;
      }
    },
  };
}
