import type { PackSection } from '../pack.ts';

export const details: PackSection<'details'> = ({ number }) => ({
  planLabel: 'Was gemacht wurde',
  planRemove: (step) => `Weglassen: ${step}`,
  planPutBack: (step) => `Wieder aufnehmen: ${step}`,
  planTurned: (step, value) => `${step} → ${value}`,
  planValue: (value) => number(value, 3),
  planApply: 'Neu erzeugen',
  planReset: 'Zurücksetzen',
  planEmpty: 'Kein Schritt mehr übrig',
  pixels: (width, height) => `${number(width)} × ${number(height)} px`,
  madeByEmbedded: 'Erzeugt von der eingebauten Engine auf diesem Server',
  madeBy: (name) => `Erzeugt von ${name}`,
});
