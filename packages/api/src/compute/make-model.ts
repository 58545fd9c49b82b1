import { FigurineError, makeFigurine, to3mf, toGlb, toStl } from '@nano-banana/figurine-mesh';
import type { EditRequest } from '@nano-banana/image-engine';
import sharp from 'sharp';
import { figurineOptions } from './figurine-options.ts';
import { modelRemark } from './model-remarks.ts';
import { stageWords } from './model-stages.ts';
import { ownMemory } from './own-memory.ts';
import type { ModelTask, Refusal, Tasks } from './tasks.ts';

/** px; the mesh has a quarter of it, its colours are taken at this size. */
const maxEdgePx = 1024;

/** Makes a printable model of a cut-out picture, in every format. */
export async function makeModel(
  { cutout, options }: ModelTask,
  { signal, onProgress }: Pick<EditRequest, 'signal' | 'onProgress'>,
): Promise<Tasks['model']['output']> {
  try {
    const { mesh, measurements, notes } = await makeFigurine(
      await decode(cutout),
      figurineOptions(options),
      {
        ...(signal && { signal }),
        onProgress: (share, stage) => onProgress?.(share, stageWords[stage]),
      },
    );
    return {
      stl: ownMemory(toStl(mesh)),
      threeMf: ownMemory(to3mf(mesh)),
      glb: ownMemory(toGlb(mesh)),
      measurements,
      notes,
    };
  } catch (error) {
    if (!(error instanceof FigurineError)) throw error;
    const refused = error.code === 'invalid_option' ? 'validation_failed' : 'mesh_impossible';
    return {
      refused,
      message: error.message,
      remarks: [modelRemark(error.message)],
    } satisfies Refusal;
  }
}

async function decode(png: Uint8Array) {
  const { data, info } = await sharp(png)
    .resize(maxEdgePx, maxEdgePx, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) };
}
