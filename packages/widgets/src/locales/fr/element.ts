import type { PackSection } from '../pack.ts';

export const element: PackSection<'element'> = () => ({
  elementLoadFailedTitle: 'Cet outil n’a pas pu être chargé',
  elementLoadFailed:
    'Vérifiez la connexion, puis réessayez ; si cela ne suffit pas, rechargez la page.',
  elementStoppedTitle: 'Cet outil s’est arrêté',
  elementStopped: 'Un problème y est survenu. Vous pouvez le relancer.',
  elementRetry: 'Réessayer',
  elementRequired: 'Veuillez d’abord créer une image.',
});
