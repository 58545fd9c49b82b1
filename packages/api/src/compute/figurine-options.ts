import type { FigurineOptions } from '@nano-banana/figurine-mesh';
import { letterShapes } from '@nano-banana/image-engine';
import type { ModelOptions } from '../engines/mesh-engine.ts';

/** px: fine enough for outlines at any size of the plate. */
const capHeightPx = 96;

/** The options of a model as the mesh's maker takes them: a name becomes the shapes of its letters. */
export function figurineOptions({ namePlate, ...options }: ModelOptions): FigurineOptions {
  return namePlate ? { ...options, lettering: letterShapes(namePlate, capHeightPx) } : options;
}
