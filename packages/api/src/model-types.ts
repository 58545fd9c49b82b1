/** Types of 3D models that the product makes and stores. */
export type ModelType = 'model/stl' | 'model/3mf' | 'model/gltf-binary';

/** File name endings of {@link ModelType}, without the dot. */
export type ModelExtension = 'stl' | '3mf' | 'glb';

/** The media type of each ending, as registered with IANA. */
export const modelTypeOfExtension = {
  stl: 'model/stl',
  '3mf': 'model/3mf',
  glb: 'model/gltf-binary',
} as const satisfies Record<ModelExtension, ModelType>;

/** Whether an ending is that of a 3D model. */
export function isModelExtension(extension: string): extension is ModelExtension {
  return extension in modelTypeOfExtension;
}
