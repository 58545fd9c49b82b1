import type { PackSection } from '../pack.ts';

export const editor: PackSection<'editor'> = ({ number, percent, plural }) => ({
  editorLabel: 'Bildeditor',
  featuresLabel: 'Art der Bearbeitung',
  featureTexts: {
    'Portrait looks that keep the person exactly as they are':
      'Porträt-Looks, die die Person genau so lassen, wie sie ist',
    'Try backgrounds, frames and words on your picture':
      'Hintergründe, Rahmen und Worte für dein Bild',
    'Another place, another weather, another time of day':
      'Ein anderer Ort, ein anderes Wetter, eine andere Tageszeit',
    'Give the whole picture another look': 'Ein anderer Look für das ganze Bild',
    'Blur the background': 'Mach den Hintergrund unscharf',
    'Make the background black and white': 'Mach den Hintergrund schwarz-weiß',
    'Give it golden-hour light and crop to 4:5':
      'Mach es zur goldenen Stunde und schneide es auf 4:5 zu',
    'Put it in a pink studio': 'Stell es in ein rosa Studio',
    'Put it in a polaroid frame': 'Setz es in einen Polaroid-Rahmen',
    'Add the text "Hello" at the bottom in white': 'Schreib unten in Weiß „Hallo“',
    'Put it on a beach': 'Stell es an einen Strand',
    'Make it snow': 'Lass es schneien',
    'Turn day into night': 'Mach den Tag zur Nacht',
    'Turn it into an oil painting': 'Verwandle es in ein Ölgemälde',
    'Make it a cartoon': 'Mach daraus einen Cartoon',
    'Make it black and white with film grain': 'Mach es schwarz-weiß mit Filmkorn',
  },
  asksIdeas: true,

  // Pictures
  picturesLabel: 'Bilder zum Bearbeiten',
  addFirst: 'Bild hinzufügen',
  addAnother: 'Weiteres Bild hinzufügen',
  addHow: 'Ablegen, einfügen oder',
  browse: 'auswählen',
  dropHere: 'Zum Hinzufügen ablegen',
  emptyTitle: 'Bild hier ablegen',
  emptyHow: 'oder einfügen oder',
  emptyBrowse: 'vom Gerät auswählen',
  limits: (types, megabytes, count) =>
    `${types}, je bis ${megabytes} MB, höchstens ${plural(count, { one: '# Bild', other: '# Bilder' })}`,
  limitReached: (count) =>
    `${number(count)} von ${number(count)} Bildern. Entferne eines, um ein anderes hinzuzufügen.`,
  pictureOf: (position, count, name) => `Bild ${number(position)} von ${number(count)}: ${name}`,
  primary: 'Hauptbild',
  remove: (name) => `${name} entfernen`,
  moveEarlier: (name) => `${name} nach vorn`,
  moveLater: (name) => `${name} nach hinten`,
  brokenPicture: 'Nicht darstellbar',
  brokenPictureDetail: (name) =>
    `${name} kann dieser Browser nicht anzeigen. Vielleicht ist die Datei beschädigt.`,
  picturesAdded: (count, total) =>
    `${plural(count, { one: '# Bild', other: '# Bilder' })} hinzugefügt, insgesamt ${number(total)}.`,
  pictureRemoved: (name) => `${name} entfernt.`,
  pictureMoved: (name, position) => `${name} ist jetzt Bild ${number(position)}.`,
  rejectedTitle: (count) =>
    plural(count, {
      one: '# Datei wurde nicht hinzugefügt',
      other: '# Dateien wurden nicht hinzugefügt',
    }),
  rejectedType: (types) => `Erlaubte Dateitypen: ${types}`,
  rejectedTooLarge: (bytes, megabytes) =>
    `Die Datei ist größer als ${number(bytes)} Byte (${megabytes} MB)`,
  rejectedTooSmall: (bytes) => `Die Datei ist kleiner als ${number(bytes)} Byte`,
  rejectedTooMany: (count) => `Zu viele Dateien (höchstens ${number(count)})`,

  // Example
  exampleTry: 'Mit diesem Bild probieren',
  exampleFailed: 'Das Beispiel konnte nicht geladen werden',

  // Wish
  promptLabel: 'Was soll sich ändern?',
  ratioLabel: 'Seitenverhältnis',
  ratioMatch: 'Wie das Bild',
  suggestionsLabel: (feature) => `Ideen für ${feature}`,

  // Marking
  mark: 'Markieren',
  marked: 'Markiert',
  markNow: 'Markieren',

  // Painting what alone may change
  maskButton: 'Nur hier',
  maskChip: (share) => `Nur hier: ${share}`,
  maskRemove: 'Übermalten Bereich entfernen',
  maskRemoved: 'Der übermalte Bereich ist entfernt: Das ganze Bild darf sich ändern.',
  maskKeepsRatio: 'Ein Bild, von dem sich nur ein übermalter Bereich ändert, behält seine Form',
  keptExactly: (share) => `${share} unverändert`,

  // Generate
  generate: 'Erzeugen',
  generating: 'Magie läuft …',
  cancelled: 'Abgebrochen. Deine Bilder und dein Prompt sind noch hier.',
  needPicture: 'Bitte lade mindestens ein Bild hoch',
  needServer: 'Der Editor ist noch nicht mit seinem Server verbunden',

  // Failures
  configFailed: 'Der Editor erreicht seinen Server nicht.',
  configFailedDetail: 'Was du hinzugefügt und geschrieben hast, bleibt hier.',

  // What is left
  leftToday: (count) =>
    count === 0
      ? 'Heute keine Bilder mehr übrig'
      : plural(count, { one: 'Heute noch # Bild übrig', other: 'Heute noch # Bilder übrig' }),
  leftThisMonth: (count) =>
    count === 0
      ? 'Diesen Monat keine Bilder mehr übrig'
      : plural(count, {
          one: 'Diesen Monat noch # Bild übrig',
          other: 'Diesen Monat noch # Bilder übrig',
        }),
  newOnesWhen: (when) => `Neue gibt es ${when}.`,

  // Results
  resultsLabel: 'Ergebnisse',
  resultReady: 'Dein Bild ist fertig',
  resultsHint: 'Hier erscheinen deine Bearbeitungen, die neueste zuerst.',
  versionsLabel: 'Versionen, die neueste zuerst',
  version: (order, prompt) => `Version ${number(order)}: ${prompt}`,
  before: 'Vorher',
  after: 'Nachher',
  beforeAlt: 'Vor der Bearbeitung',
  afterAlt: (prompt) => `Nach der Bearbeitung: ${prompt}`,
  resultBroken: 'Dieses Bild kann gerade nicht angezeigt werden.',
  compare: 'Vorher und nachher vergleichen',
  compareValue: (share) => `${percent(share)} vorher`,
  download: 'Herunterladen',
  downloadFailed: 'Das Bild konnte nicht heruntergeladen werden',
  share: 'Teilen',
  linkCopied: 'Link kopiert!',
  shareFailed: 'Das Bild konnte nicht geteilt werden',
  copy: 'Bild kopieren',
  copyFailed: 'Das Bild konnte nicht kopiert werden',
  copyUnsupported: 'Dieser Browser kann hier keine Bilder kopieren',
  editAgain: 'Weiter bearbeiten',
  editAgainFull: 'Mit diesem Ergebnis weiterarbeiten',
  editAgainDone:
    'Jetzt wird das Ergebnis bearbeitet. Rückgängig holt die vorherigen Bilder zurück.',
  editAgainFailed: 'Das Ergebnis konnte nicht geladen werden',
  undo: 'Rückgängig',
  fullScreen: 'Vollbild',

  // Versions
  redo: 'Wiederholen',
  redone: 'Wiederholt.',
  nothingToUndo: 'Nichts rückgängig zu machen.',
  nothingToRedo: 'Nichts zu wiederholen.',
  allVersions: 'Alle Versionen',
  versionNumber: (order) => `Version ${number(order)}`,
  startingPicture: 'Dein Bild',
  earlierResult: 'Ein früheres Ergebnis',
  regenerateFull: 'Aus denselben Bildern und Worten noch eins erzeugen',
  resultIsInput: 'Dieses Ergebnis gehört schon zu den Bildern, die bearbeitet werden.',
  dragResult: 'Zieh dieses Ergebnis zu deinen Bildern, um es zu bearbeiten',
  dropReplace: 'Dieses Ergebnis bearbeiten',
  dropAdd: 'Zu den anderen hinzufügen',
  linkExpired: 'Der Link ist abgelaufen. Lade das Bild herunter und teile die Datei.',
  partFailed: 'Dieser Teil des Editors konnte nicht geladen werden',

  // Engine
  engineAbout: 'Was diese Engine kann',

  // Keys
  keysShort: 'Tastenkürzel',

  // Prompt optimizer
  toolsLabel: 'Werkzeuge',
  editorTab: 'Bildeditor',
});
