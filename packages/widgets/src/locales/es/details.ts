import type { PackSection } from '../pack.ts';

export const details: PackSection<'details'> = ({ number }) => ({
  planLabel: 'Qué se ha hecho',
  planRemove: (step) => `Quitar: ${step}`,
  planPutBack: (step) => `Recuperar: ${step}`,
  planApply: 'Generar de nuevo',
  planReset: 'Restablecer',
  planEmpty: 'No queda ningún paso',
  pixels: (width, height) => `${number(width)} × ${number(height)} px`,
  madeByEmbedded: 'Creada por el motor integrado de este servidor',
  madeBy: (name) => `Creada por ${name}`,
});
