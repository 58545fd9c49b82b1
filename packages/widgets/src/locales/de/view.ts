import type { PackSection } from '../pack.ts';

export const view: PackSection<'view'> = ({ unit }) => ({
  viewKind: '3D-Ansicht',
  viewHelp:
    'Zum Drehen ziehen, zum Zoomen zwei Finger oder das Mausrad nehmen. Mit der Tastatur: Pfeiltasten, + und −, Pos1.',
  viewLoading: 'Das Modell wird geladen …',
  viewLost: 'Die Grafikkarte ist beschäftigt. Die Ansicht kommt von selbst zurück.',
  viewFailed: 'Das Modell konnte nicht in die Ansicht geladen werden.',
  viewUnsupported: 'Dieser Browser kann kein 3D anzeigen. Die Dateien unten sind vollständig.',
  viewColour: 'Farben',
  viewMeasures: 'Maße',
  viewTurn: 'Von selbst drehen',
  viewStop: 'Nicht mehr drehen',
  viewReset: 'Zurück zum Anfang',
  viewPicture: 'Diese Ansicht als Bild speichern',
  viewMillimetres: (value) => unit(value, 'millimeter', 1),
});
