export { FigurineError, type FigurineProblem } from './errors.ts';
export {
  type Figurine,
  type FigurineHooks,
  type FigurineMeasurements,
  type FigurineStage,
  makeFigurine,
} from './figurine.ts';
export { toGlb } from './formats/glb.ts';
export { readStl, toStl } from './formats/stl.ts';
export { type ThreeMfOptions, to3mf } from './formats/three-mf.ts';
export type { Cutout } from './mask/cutout.ts';
export { type Measurements, measureMesh, scaleMeasurements } from './measure/measure-mesh.ts';
export type { FigurineMesh } from './mesh.ts';
export {
  BACKS,
  BASES,
  DEPTH_RANGE,
  type FigurineOptions,
  HEIGHT_RANGE,
  type Lettering,
  MESH_QUALITIES,
  RELIEF_RANGE,
  resolveOptions,
} from './options.ts';
export {
  type PreparedModel,
  type PrepareOptions,
  prepareForPrint,
} from './prepare/prepare-for-print.ts';
export {
  MATERIALS,
  type Material,
  PRINT_QUALITIES,
  type PrintQuality,
  QUANTITIES,
  type Quantity,
} from './quote/constants.ts';
export { type PrintQuote, type QuoteItem, type QuoteRequest, quotePrint } from './quote/quote.ts';
