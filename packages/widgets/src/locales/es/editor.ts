import type { PackSection } from '../pack.ts';

export const editor: PackSection<'editor'> = ({ number, percent, plural }) => ({
  editorLabel: 'Editor de imágenes',
  featuresLabel: 'Tipo de edición',
  featureTexts: {
    'Portrait looks that keep the person exactly as they are':
      'Looks de retrato que dejan a la persona tal como es',
    'Try backgrounds, frames and words on your picture':
      'Prueba fondos, marcos y palabras en tu imagen',
    'Another place, another weather, another time of day':
      'Otro lugar, otro tiempo, otra hora del día',
    'Give the whole picture another look': 'Otro aspecto para toda la imagen',
    'Blur the background': 'Desenfoca el fondo',
    'Make the background black and white': 'Pon el fondo en blanco y negro',
    'Give it golden-hour light and crop to 4:5': 'Ponla en la hora dorada y recórtala a 4:5',
    'Put it in a pink studio': 'Ponlo en un estudio rosa',
    'Put it in a polaroid frame': 'Ponla en un marco polaroid',
    'Add the text "Hello" at the bottom in white': 'Añade abajo el texto «Hola» en blanco',
    'Put it on a beach': 'Ponlo en una playa',
    'Make it snow': 'Haz que nieve',
    'Turn day into night': 'Convierte el día en noche',
    'Turn it into an oil painting': 'Conviértela en una pintura al óleo',
    'Make it a cartoon': 'Conviértela en un dibujo animado',
    'Make it black and white with film grain': 'Ponla en blanco y negro con grano de película',
  },
  asksIdeas: true,

  // Pictures
  picturesLabel: 'Imágenes para editar',
  addFirst: 'Añadir una imagen',
  addAnother: 'Añadir otra imagen',
  addHow: 'Suelta, pega o',
  browse: 'elige',
  dropHere: 'Suelta para añadir',
  emptyTitle: 'Suelta una imagen aquí',
  emptyHow: 'o pégala, o',
  emptyBrowse: 'elígela en tu dispositivo',
  limits: (types, megabytes, count) =>
    `${types}, hasta ${megabytes} MB cada una, ${number(count)} como máximo`,
  limitReached: (count) =>
    `${number(count)} de ${number(count)} imágenes. Quita una para añadir otra.`,
  pictureOf: (position, count, name) => `Imagen ${number(position)} de ${number(count)}: ${name}`,
  primary: 'Principal',
  remove: (name) => `Quitar ${name}`,
  moveEarlier: (name) => `Adelantar ${name}`,
  moveLater: (name) => `Atrasar ${name}`,
  brokenPicture: 'No se puede mostrar',
  brokenPictureDetail: (name) =>
    `Este navegador no puede mostrar ${name}. Puede que el archivo esté dañado.`,
  picturesAdded: (count, total) =>
    `${plural(count, { one: '# imagen añadida', other: '# imágenes añadidas' })}, ${number(total)} en total.`,
  pictureRemoved: (name) => `Se ha quitado ${name}.`,
  pictureMoved: (name, position) => `${name} es ahora la imagen ${number(position)}.`,
  rejectedTitle: (count) =>
    plural(count, {
      one: 'No se ha añadido # archivo',
      other: 'No se han añadido # archivos',
    }),
  rejectedType: (types) => `El archivo tiene que ser de uno de estos tipos: ${types}`,
  rejectedTooLarge: (bytes, megabytes) =>
    `El archivo supera los ${number(bytes)} bytes (${megabytes} MB)`,
  rejectedTooSmall: (bytes) => `El archivo no llega a ${number(bytes)} bytes`,
  rejectedTooMany: (count) => `Demasiados archivos (${number(count)} como máximo)`,

  // Example
  exampleTry: 'Probar con esta imagen',
  exampleFailed: 'No se ha podido cargar el ejemplo',

  // Wish
  promptLabel: '¿Qué quieres cambiar?',
  ratioLabel: 'Proporción',
  ratioMatch: 'Como la original',
  suggestionsLabel: (feature) => `Ideas para ${feature}`,

  // Marking
  mark: 'Marcar',
  marked: 'Marcado',
  markNow: 'Marcarlo',

  // Painting what alone may change
  maskButton: 'Solo aquí',
  maskChip: (share) => `Solo aquí: ${share}`,
  maskRemove: 'Quitar la zona pintada',
  maskRemoved: 'Se ha quitado la zona pintada: puede cambiar toda la imagen.',
  maskKeepsRatio: 'Una imagen en la que solo cambia una zona pintada conserva su forma',
  keptExactly: (share) => `${share} sin cambios`,

  // Generate
  generate: 'Generar',
  generating: 'Haciendo magia…',
  cancelled: 'Cancelado. Tus imágenes y tu prompt siguen aquí.',
  needPicture: 'Sube al menos una imagen',
  needServer: 'El editor aún no está conectado a su servidor',

  // Failures
  configFailed: 'El editor no puede conectar con su servidor.',
  configFailedDetail: 'Lo que has añadido y escrito sigue aquí.',

  // What is left
  leftToday: (count) =>
    count === 0
      ? 'No quedan imágenes hoy'
      : plural(count, { one: 'Queda # imagen hoy', other: 'Quedan # imágenes hoy' }),
  leftThisMonth: (count) =>
    count === 0
      ? 'No quedan imágenes este mes'
      : plural(count, { one: 'Queda # imagen este mes', other: 'Quedan # imágenes este mes' }),
  newOnesWhen: (when) => `Habrá más ${when}.`,

  // Results
  resultsLabel: 'Resultados',
  resultReady: 'Tu imagen está lista',
  resultsHint: 'Aquí aparecen tus ediciones, la más reciente primero.',
  versionsLabel: 'Versiones, la más reciente primero',
  version: (order, prompt) => `Versión ${number(order)}: ${prompt}`,
  before: 'Antes',
  after: 'Después',
  beforeAlt: 'Antes de la edición',
  afterAlt: (prompt) => `Después de la edición: ${prompt}`,
  resultBroken: 'Esta imagen no se puede mostrar ahora.',
  compare: 'Comparar antes y después',
  compareValue: (share) => `${percent(share)} antes`,
  download: 'Descargar',
  downloadFailed: 'No se ha podido descargar la imagen',
  share: 'Compartir',
  linkCopied: '¡Enlace copiado!',
  shareFailed: 'No se ha podido compartir la imagen',
  copy: 'Copiar imagen',
  copyFailed: 'No se ha podido copiar la imagen',
  copyUnsupported: 'Este navegador no puede copiar imágenes aquí',
  editAgain: 'Seguir editando',
  editAgainFull: 'Seguir editando a partir de este resultado',
  editAgainDone: 'Ahora se edita el resultado. Deshacer recupera las imágenes anteriores.',
  editAgainFailed: 'No se ha podido cargar el resultado',
  undo: 'Deshacer',
  fullScreen: 'Pantalla completa',

  // Versions
  redo: 'Rehacer',
  redone: 'Rehecho.',
  nothingToUndo: 'No hay nada que deshacer.',
  nothingToRedo: 'No hay nada que rehacer.',
  allVersions: 'Todas las versiones',
  versionNumber: (order) => `Versión ${number(order)}`,
  startingPicture: 'Tu imagen',
  earlierResult: 'Un resultado anterior',
  regenerateFull: 'Generar otra con las mismas imágenes y palabras',
  resultIsInput: 'Este resultado ya es una de las imágenes para editar.',
  dragResult: 'Arrastra este resultado a tus imágenes para editarlo',
  dropReplace: 'Editar este resultado',
  dropAdd: 'Añadirlo a las demás',
  linkExpired: 'El enlace ha caducado. Descarga la imagen y comparte el archivo.',
  partFailed: 'No se ha podido cargar esta parte del editor',

  // Engine
  engineAbout: 'Qué sabe hacer este motor',

  // Keys
  keysShort: 'Atajos',

  // Prompt optimizer
  toolsLabel: 'Herramientas',
  editorTab: 'Editor de imágenes',
});
