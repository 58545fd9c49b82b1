import type { PackSection } from '../pack.ts';

export const marking: PackSection<'marking'> = () => ({
  markSurface:
    'Zieh einen Rahmen um das, was du meinst, oder übermale es. Die Pfeiltasten verschieben den Rahmen.',
  markSurfaceKind: 'Zeichenfläche',
  markTools: 'Markierwerkzeug',
  markBox: 'Rahmen',
  markKeep: 'Dazu',
  markRemove: 'Weg',
  markSize: 'Pinsel',
  markUndo: 'Letzte Markierung zurücknehmen',
  markDone: 'Fertig',
  markLooking: 'Der Umriss wird gesucht …',
  markSure: 'Das ist der Umriss. Male, um ihn zu ändern.',
  markCheck: 'Bitte prüfe den Umriss und übermale, was nicht stimmt.',
  markUnclear: 'Kein eindeutiges Motiv. Zieh einen Rahmen um das, was du meinst, oder übermale es.',

  // Painting what alone may change
  markPurposes: 'Was markiert wird',
  markSubject: 'Motiv markieren',
  maskPurpose: 'Nur hier ändern',
  maskSurface:
    'Übermale, was sich ändern darf. Die Pfeiltasten bewegen den Pinsel, die Leertaste malt, mit der Umschalttaste malt er beim Bewegen.',
  maskTools: 'Pinsel',
  maskPaint: 'Malen',
  maskErase: 'Radieren',
  maskFeather: 'Weicher Rand',
  maskInvert: 'Vertauschen, was sich ändern darf und was bleibt',
  maskClear: 'Alles Gemalte entfernen',
  maskNothing: 'Übermale, was sich ändern darf. Der Rest bleibt genau so, wie er ist.',
  maskOn: (percent) => `Nur der übermalte Bereich ändert sich: ${percent} des Bildes.`,
});
