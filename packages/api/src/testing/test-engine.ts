import type { ImageEngine } from '../engines/image-engine.ts';
import { aspectRatios, limits } from '../limits.ts';

/** An engine that edits as a test says and can do nothing else. */
export function engineThat(edit: ImageEngine['edit']): ImageEngine {
  return {
    id: 'test',
    name: 'Engine of the test',
    generative: false,
    abilities: {
      maxImages: limits.maxImages,
      aspectRatios: [...aspectRatios],
      mask: true,
      plan: false,
      subject: false,
      pricePerImageUsd: null,
      operations: [],
    },
    featureCategories: [],
    edit,
    composePose: ({ references, scene, ...rest }) =>
      edit({ images: references, prompt: scene, ...rest }),
  };
}
