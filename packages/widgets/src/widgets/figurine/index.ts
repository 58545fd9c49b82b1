export { Figurine } from './Figurine.tsx';
export type { FigurineCallbacks, FigurineErrorDetail, FigurineProps } from './types.ts';
