import type { PackSection } from '../pack.ts';

export const details: PackSection<'details'> = ({ number }) => ({
  planLabel: 'Qué se ha hecho',
  planRemove: (step) => `Quitar: ${step}`,
  planPutBack: (step) => `Recuperar: ${step}`,
  planTurned: (step, value) => `${step} → ${value}`,
  planValue: (value) => number(value, 3),
  planApply: 'Generar de nuevo',
  planReset: 'Restablecer',
  planEmpty: 'No queda ningún paso',
  pixels: (width, height) => `${number(width)} × ${number(height)} px`,
  madeByEmbedded: 'Creada por el motor integrado de este servidor',
  madeBy: (name) => `Creada por ${name}`,
});
