import { z } from 'zod';
import { BOUNDS } from '../picture/bounds.ts';
import type { Size } from '../picture/picture.ts';
import { numberBetween, wholeBetween } from './params.ts';

/**
 * A factor of both sides, one or both sides in px (both: the picture is cut to fill them, or scaled to
 * fit `inside` them), or the longer or the shorter side in px. `grow`: only makes larger, as "upscale to 4k" asks; `most`: only
 * makes smaller, as "at most 800 px wide" does; `name` is what the size was called.
 */
export type ResizeParams =
  | { factor: number }
  | { edge: 'long' | 'short'; px: number; most?: boolean }
  | {
      width: number | null;
      height: number | null;
      inside?: boolean;
      grow?: boolean;
      most?: boolean;
      name?: string;
    };

/** The size asked for, before it is brought within bounds. */
export function wished(params: ResizeParams, size: Size): Size {
  if ('factor' in params)
    return { width: size.width * params.factor, height: size.height * params.factor };
  const after = wishedSides(params, size);
  const isSmaller = after.width <= size.width && after.height <= size.height;
  if ('grow' in params && params.grow && after.width <= size.width) return size;
  return params.most && !isSmaller ? size : after;
}

function wishedSides(params: Exclude<ResizeParams, { factor: number }>, size: Size): Size {
  if ('edge' in params) {
    const side = (params.edge === 'long' ? Math.max : Math.min)(size.width, size.height);
    return { width: (size.width * params.px) / side, height: (size.height * params.px) / side };
  }
  const { width, height } = params;
  const ratio = size.width / size.height;
  if (params.inside && width && height) {
    const scale = Math.min(width / size.width, height / size.height);
    return { width: size.width * scale, height: size.height * scale };
  }
  return {
    width: width ?? (height ?? size.height) * ratio,
    height: height ?? (width ?? size.width) / ratio,
  };
}

const factorSchema = z.object({ factor: numberBetween(0.0001, 10_000) });
const side = wholeBetween(BOUNDS.minEdge, BOUNDS.maxEdge).nullable();
const sidesSchema = z
  .object({
    width: side,
    height: side,
    inside: z.boolean().optional(),
    grow: z.boolean().optional(),
    most: z.boolean().optional(),
    name: z
      .string()
      .regex(/^[\p{L}\p{N} .×-]{1,20}$/u, 'must be a size’s name')
      .optional(),
  })
  .refine(({ width, height }) => width !== null || height !== null, {
    error: 'must say the width or the height',
  })
  .refine(({ width, height, inside }) => !inside || (width !== null && height !== null), {
    error: 'must say the width and the height to fit inside',
  });

const edgeSchema = z.object({
  edge: z.enum(['long', 'short']),
  px: wholeBetween(BOUNDS.minEdge, BOUNDS.maxEdge),
  most: z.boolean().optional(),
});

/** What a size in a plan may be. */
export const resizeSchema = z.union([factorSchema, edgeSchema, sidesSchema]);

/** Which side a size is of, in the words of a chip: "at most 800 px wide". */
export function sideInWords(params: Exclude<ResizeParams, { factor: number }>): string {
  const limit = params.most ? 'at most ' : '';
  if ('edge' in params) return `${limit}${params.px} px on the ${params.edge} side`;
  const { width, height } = params;
  const fit = params.inside && !params.most ? 'fit ' : limit;
  if (width && height) return `${fit}${width} × ${height} px`;
  return `${limit}${width ? `${width} px wide` : `${height} px high`}`;
}
