import type { PackSection } from '../pack.ts';

export const marking: PackSection<'marking'> = () => ({
  markSurface:
    'Tracez un cadre autour de ce que vous voulez dire, ou peignez-le. Les flèches déplacent le cadre.',
  markSurfaceKind: 'surface de dessin',
  markTools: 'Outil de marquage',
  markBox: 'Cadre',
  markKeep: 'Inclure',
  markRemove: 'Exclure',
  markSize: 'Pinceau',
  markUndo: 'Annuler la dernière marque',
  markDone: 'Terminé',
  markLooking: 'Recherche du contour…',
  markSure: 'Voici le contour. Peignez pour le modifier.',
  markCheck: 'Vérifiez le contour et peignez ce qui ne va pas.',
  markUnclear:
    'Aucun sujet clair. Tracez un cadre autour de ce que vous voulez dire, ou peignez-le.',

  // Painting what alone may change
  markPurposes: 'Que marquer',
  markSubject: 'Marquer le sujet',
  maskPurpose: 'Changer seulement ici',
  maskSurface:
    'Peignez ce qui peut changer. Les flèches déplacent le pinceau, Espace peint, avec Maj il peint en se déplaçant.',
  maskTools: 'Pinceau',
  maskPaint: 'Peindre',
  maskErase: 'Gommer',
  maskFeather: 'Bord doux',
  maskInvert: 'Échanger ce qui peut changer et ce qui reste',
  maskClear: 'Retirer toute la peinture',
  maskNothing: 'Peignez ce qui peut changer. Le reste ne bougera pas.',
  maskOn: (percent) => `Seule la zone peinte changera : ${percent} de l’image.`,
});
