import type { PackSection } from '../pack.ts';

export const element: PackSection<'element'> = () => ({
  elementLoadFailedTitle: 'Dieses Werkzeug konnte nicht geladen werden',
  elementLoadFailed:
    'Prüfe die Verbindung und versuch es dann noch einmal; wenn das nicht hilft, lade die Seite neu.',
  elementStoppedTitle: 'Dieses Werkzeug ist stehen geblieben',
  elementStopped: 'Darin ist etwas schiefgegangen. Du kannst es neu starten.',
  elementRetry: 'Noch einmal versuchen',
  elementRequired: 'Bitte erzeuge zuerst ein Bild.',
});
