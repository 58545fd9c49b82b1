import type { PackSection } from '../pack.ts';

export const versions: PackSection<'versions'> = ({ number, plural }) => ({
  versionsTitle: 'Versionen',
  versionsTree: 'Versionen und woraus sie entstanden',
  onStage: 'Auf der Bühne',
  pin: 'Anheften',
  unpin: 'Lösen',
  pinned: 'Angeheftet',
  pinnedNow: (order) =>
    `Version ${number(order)} ist angeheftet: Sie bleibt, wenn ältere Platz machen müssen.`,
  unpinnedNow: (order) => `Version ${number(order)} ist nicht mehr angeheftet.`,
  compareWith: 'Vergleichen',
  compareChoose: (order) => `Womit soll Version ${number(order)} verglichen werden?`,
  compareEnd: 'Vergleich beenden',
  comparedWith: (before, after) => `${before} und ${after} werden verglichen.`,
  forget: 'Entfernen',
  forgotten: (order) => `Version ${number(order)} entfernt. Rückgängig holt sie zurück.`,
  clearVersions: 'Alle entfernen',
  clearedVersions: 'Alle Versionen sind aus diesem Browser entfernt. Rückgängig holt sie zurück.',
  keptHere: (count, megabytes) =>
    `In diesem Browser ${plural(count, { one: 'ist # Version', other: 'sind # Versionen' })} gespeichert, ${megabytes} MB.`,
  keptRule: (count, megabytes) =>
    `Höchstens ${number(count)} und ${megabytes} MB: Die ältesten gehen zuerst, angeheftete bleiben.`,
  keptLeft: (count) =>
    plural(count, {
      one: '# alte musste Platz machen.',
      other: 'Die # ältesten mussten Platz machen.',
    }),
  keptFull:
    'In diesem Browser ist kein Platz mehr: Nach dem Neuladen ist deine neueste Version weg.',
  keptNot: 'Dieser Browser speichert hier nichts: Nach dem Neuladen sind deine Versionen weg.',
  keptOff: 'Nach dem Neuladen sind die Versionen weg.',
  keptOpening: 'Frühere Versionen werden gesucht …',
});
