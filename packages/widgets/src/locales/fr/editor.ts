import type { PackSection } from '../pack.ts';

export const editor: PackSection<'editor'> = ({ number, percent, plural }) => ({
  editorLabel: 'Éditeur d’images',
  featuresLabel: 'Type de retouche',
  featureTexts: {
    'Portrait looks that keep the person exactly as they are':
      'Des looks de portrait qui gardent la personne telle qu’elle est',
    'Try backgrounds, frames and words on your picture':
      'Arrière-plans, cadres et mots pour votre image',
    'Another place, another weather, another time of day':
      'Un autre lieu, un autre temps, une autre heure du jour',
    'Give the whole picture another look': 'Un autre look pour toute l’image',
    'Blur the background': 'Floute l’arrière-plan',
    'Make the background black and white': 'Mets l’arrière-plan en noir et blanc',
    'Give it golden-hour light and crop to 4:5': 'Mets-la à l’heure dorée et recadre-la en 4:5',
    'Put it in a pink studio': 'Mets-le dans un studio rose',
    'Put it in a polaroid frame': 'Mets-la dans un cadre polaroid',
    'Add the text "Hello" at the bottom in white': 'Ajoute le texte « Bonjour » en bas en blanc',
    'Put it on a beach': 'Mets-le sur une plage',
    'Make it snow': 'Fais tomber la neige',
    'Turn day into night': 'Transforme le jour en nuit',
    'Turn it into an oil painting': 'Transforme-la en peinture à l’huile',
    'Make it a cartoon': 'Donne-lui un style dessin animé',
    'Make it black and white with film grain': 'Mets-la en noir et blanc avec du grain argentique',
  },
  asksIdeas: true,

  // Pictures
  picturesLabel: 'Images à retoucher',
  addFirst: 'Ajouter une image',
  addAnother: 'Ajouter une autre image',
  addHow: 'Déposez, collez ou',
  browse: 'parcourez',
  dropHere: 'Déposez pour ajouter',
  emptyTitle: 'Déposez une image ici',
  emptyHow: 'ou collez-la, ou',
  emptyBrowse: 'choisissez-la sur votre appareil',
  limits: (types, megabytes, count) =>
    `${types}, ${megabytes} Mo maximum chacune, ${plural(count, { one: '# image', other: '# images' })} au plus`,
  limitReached: (count) =>
    `${number(count)} images sur ${number(count)}. Retirez-en une pour en ajouter une autre.`,
  pictureOf: (position, count, name) => `Image ${number(position)} sur ${number(count)} : ${name}`,
  primary: 'Principale',
  remove: (name) => `Retirer ${name}`,
  moveEarlier: (name) => `Avancer ${name}`,
  moveLater: (name) => `Reculer ${name}`,
  brokenPicture: 'Impossible à afficher',
  brokenPictureDetail: (name) =>
    `Ce navigateur ne peut pas afficher ${name}. Le fichier est peut-être endommagé.`,
  picturesAdded: (count, total) =>
    `${plural(count, { one: '# image ajoutée', other: '# images ajoutées' })}, ${number(total)} au total.`,
  pictureRemoved: (name) => `${name} : image retirée.`,
  pictureMoved: (name, position) => `${name} est maintenant l’image ${number(position)}.`,
  rejectedTitle: (count) =>
    plural(count, {
      one: '# fichier n’a pas été ajouté',
      other: '# fichiers n’ont pas été ajoutés',
    }),
  rejectedType: (types) => `Types de fichiers acceptés : ${types}`,
  rejectedTooLarge: (bytes, megabytes) =>
    `Le fichier dépasse ${number(bytes)} octets (${megabytes} Mo)`,
  rejectedTooSmall: (bytes) => `Le fichier fait moins de ${number(bytes)} octets`,
  rejectedTooMany: (count) => `Trop de fichiers (${number(count)} au plus)`,

  // Example
  exampleTry: 'Essayer avec cette image',
  exampleFailed: 'L’exemple n’a pas pu être chargé',

  // Wish
  promptLabel: 'Que faut-il changer ?',
  ratioLabel: 'Format',
  ratioMatch: 'Comme l’original',
  suggestionsLabel: (feature) => `Idées pour ${feature}`,

  // Marking
  mark: 'Marquer',
  marked: 'Marqué',
  markNow: 'Le marquer',

  // Painting what alone may change
  maskButton: 'Seulement ici',
  maskChip: (share) => `Seulement ici : ${share}`,
  maskRemove: 'Retirer la zone peinte',
  maskRemoved: 'La zone peinte est retirée : toute l’image peut changer.',
  maskKeepsRatio: 'Une image dont seule une zone peinte change garde sa forme',
  keptExactly: (share) => `${share} inchangés`,

  // Generate
  generate: 'Générer',
  generating: 'La magie opère…',
  cancelled: 'Annulé. Vos images et votre prompt sont toujours là.',
  needPicture: 'Veuillez ajouter au moins une image',
  needServer: 'L’éditeur n’est pas encore connecté à son serveur',

  // Failures
  configFailed: 'L’éditeur ne parvient pas à joindre son serveur.',
  configFailedDetail: 'Ce que vous avez ajouté et écrit reste ici.',

  // What is left
  leftToday: (count) =>
    count === 0
      ? 'Plus d’images aujourd’hui'
      : plural(count, {
          one: '# image restante aujourd’hui',
          other: '# images restantes aujourd’hui',
        }),
  leftThisMonth: (count) =>
    count === 0
      ? 'Plus d’images ce mois-ci'
      : plural(count, {
          one: '# image restante ce mois-ci',
          other: '# images restantes ce mois-ci',
        }),
  newOnesWhen: (when) => `Il y en aura de nouvelles ${when}.`,

  // Results
  resultsLabel: 'Résultats',
  resultReady: 'Votre image est prête',
  resultsHint: 'Vos retouches apparaissent ici, la plus récente en premier.',
  versionsLabel: 'Versions, la plus récente en premier',
  version: (order, prompt) => `Version ${number(order)} : ${prompt}`,
  before: 'Avant',
  after: 'Après',
  beforeAlt: 'Avant la retouche',
  afterAlt: (prompt) => `Après la retouche : ${prompt}`,
  resultBroken: 'Cette image ne peut pas être affichée pour le moment.',
  compare: 'Comparer avant et après',
  compareValue: (share) => `${percent(share)} avant`,
  download: 'Télécharger',
  downloadFailed: 'L’image n’a pas pu être téléchargée',
  share: 'Partager',
  linkCopied: 'Lien copié !',
  shareFailed: 'L’image n’a pas pu être partagée',
  copy: 'Copier l’image',
  copyFailed: 'L’image n’a pas pu être copiée',
  copyUnsupported: 'Ce navigateur ne peut pas copier d’images ici',
  editAgain: 'Retoucher encore',
  editAgainFull: 'Continuer à partir de ce résultat',
  editAgainDone:
    'Le résultat est maintenant l’image à retoucher. Annuler rétablit les images précédentes.',
  editAgainFailed: 'Le résultat n’a pas pu être chargé',
  undo: 'Annuler',
  fullScreen: 'Plein écran',

  // Versions
  redo: 'Rétablir',
  redone: 'Rétabli.',
  nothingToUndo: 'Rien à annuler.',
  nothingToRedo: 'Rien à rétablir.',
  allVersions: 'Toutes les versions',
  versionNumber: (order) => `Version ${number(order)}`,
  startingPicture: 'Votre image',
  earlierResult: 'Un résultat précédent',
  regenerateFull: 'En générer une autre avec les mêmes images et les mêmes mots',
  resultIsInput: 'Ce résultat fait déjà partie des images à retoucher.',
  dragResult: 'Faites glisser ce résultat vers vos images pour le retoucher',
  dropReplace: 'Retoucher ce résultat',
  dropAdd: 'L’ajouter aux autres',
  linkExpired: 'Le lien a expiré. Téléchargez l’image et partagez le fichier.',
  partFailed: 'Cette partie de l’éditeur n’a pas pu être chargée',

  // Engine
  engineAbout: 'Ce que ce moteur sait faire',

  // Keys
  keysShort: 'Raccourcis',

  // Prompt optimizer
  toolsLabel: 'Outils',
  editorTab: 'Éditeur d’images',
});
