import type { FigurineStage } from '@nano-banana/figurine-mesh';

/** What a visitor reads while a model is made. */
export const stageWords: Record<FigurineStage, string> = {
  outline: 'Cleaning the outline',
  shape: 'Giving it depth',
  surface: 'Building the surface',
  base: 'Setting it on its base',
  measures: 'Measuring the model',
};
