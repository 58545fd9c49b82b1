import type { PackSection } from '../pack.ts';

export const sheets: PackSection<'sheets'> = ({ plural }) => ({
  // Engine
  engineEmbedded:
    'Sie läuft auf diesem Server und fragt keinen anderen Dienst. Sie kennt die Bearbeitungen unten und erfindet nichts darüber hinaus: Dasselbe Bild und dieselben Worte ergeben dasselbe Ergebnis.',
  engineGenerative:
    'Sie kann erfinden, was auf keinem deiner Bilder ist, und jeder Versuch fällt anders aus. Deine Bilder gehen an den Dienst, den dieser Server dafür nutzt.',
  engineTakes: (pictures) =>
    plural(pictures, {
      one: 'Nimmt # Bild auf einmal.',
      other: 'Nimmt bis zu # Bilder auf einmal.',
    }),
  engineExamples: 'Sag es mit deinen eigenen Worten. Das zum Beispiel geht:',
  engineFind: 'Bearbeitung suchen',
  engineNone: (text) => `Nichts heißt „${text}“. Probier ein anderes Wort.`,

  // Keys
  keys: 'Tastenkürzel',
  keysWhere:
    'Sie gelten, solange die Tastatur im Editor ist; Buchstaben nur außerhalb von Textfeldern.',
  keyCtrl: 'Strg',
  keyShift: 'Umschalt',
  keyGenerate: 'Erzeugen',
  keyUndo: 'Rückgängig',
  keyRedo: 'Wiederholen',
  keyVersions: 'Neuere und ältere Version',
  keyTree: 'Alle Versionen',
  keyCompare: 'Halten zeigt, woraus es entstand',
  keyEditAgain: 'Dieses Ergebnis bearbeiten',
  keyFullScreen: 'Vollbild',
  keyHelp: 'Diese Hilfe',
});
