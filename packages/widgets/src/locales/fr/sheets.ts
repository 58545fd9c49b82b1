import type { PackSection } from '../pack.ts';

export const sheets: PackSection<'sheets'> = ({ plural }) => ({
  // Engine
  engineEmbedded:
    'Il fonctionne sur ce serveur et n’interroge aucun autre service. Il connaît les retouches ci-dessous et n’invente rien d’autre : la même image et les mêmes mots donnent le même résultat.',
  engineGenerative:
    'Il peut inventer ce qui n’est sur aucune de vos images, et chaque essai est différent. Vos images sont envoyées au service que ce serveur utilise pour cela.',
  engineTakes: (pictures) =>
    plural(pictures, {
      one: 'Prend # image à la fois.',
      other: 'Prend jusqu’à # images à la fois.',
    }),
  engineExamples: 'Dites-le avec vos mots. Quelques-uns qui fonctionnent :',
  engineFind: 'Chercher une retouche',
  engineNone: (text) => `Rien ne s’appelle « ${text} ». Essayez un autre mot.`,

  // Keys
  keys: 'Raccourcis clavier',
  keysWhere:
    'Ils fonctionnent quand le clavier est dans l’éditeur ; les lettres, seulement hors des champs de texte.',
  keyCtrl: 'Ctrl',
  keyShift: 'Maj',
  keyGenerate: 'Générer',
  keyUndo: 'Annuler',
  keyRedo: 'Rétablir',
  keyVersions: 'Version plus récente et plus ancienne',
  keyTree: 'Toutes les versions',
  keyCompare: 'Maintenir pour voir l’image de départ',
  keyEditAgain: 'Retoucher ce résultat',
  keyFullScreen: 'Plein écran',
  keyHelp: 'Cette aide',
});
