import type { PackSection } from '../pack.ts';

export const view: PackSection<'view'> = ({ unit }) => ({
  viewKind: 'vue 3D',
  viewHelp:
    'Faites glisser pour tourner, pincez ou utilisez la molette pour zoomer. Au clavier : flèches, + et −, Début.',
  viewLoading: 'Chargement du modèle…',
  viewLost: 'La carte graphique est occupée. La vue revient d’elle-même.',
  viewFailed: 'Le modèle n’a pas pu être chargé dans la vue.',
  viewUnsupported:
    'Ce navigateur ne peut pas afficher la 3D. Les fichiers ci-dessous sont complets.',
  viewColour: 'Couleurs',
  viewMeasures: 'Mesures',
  viewTurn: 'Tourner tout seul',
  viewStop: 'Ne plus tourner',
  viewReset: 'Revenir au début',
  viewPicture: 'Enregistrer une image de cette vue',
  viewMillimetres: (value) => unit(value, 'millimeter', 1),
});
