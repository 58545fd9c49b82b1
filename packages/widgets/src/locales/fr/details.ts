import type { PackSection } from '../pack.ts';

export const details: PackSection<'details'> = ({ number }) => ({
  planLabel: 'Ce qui a été fait',
  planRemove: (step) => `Retirer : ${step}`,
  planPutBack: (step) => `Remettre : ${step}`,
  planTurned: (step, value) => `${step} → ${value}`,
  planValue: (value) => number(value, 3),
  planApply: 'Générer à nouveau',
  planReset: 'Réinitialiser',
  planEmpty: 'Il ne reste aucune étape',
  pixels: (width, height) => `${number(width)} × ${number(height)} px`,
  madeByEmbedded: 'Créée par le moteur intégré à ce serveur',
  madeBy: (name) => `Créée par ${name}`,
});
