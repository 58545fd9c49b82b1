import type { PackSection } from '../pack.ts';

export const element: PackSection<'element'> = () => ({
  elementLoadFailedTitle: 'No se ha podido cargar esta herramienta',
  elementLoadFailed: 'Comprueba la conexión e inténtalo de nuevo; si no sirve, recarga la página.',
  elementStoppedTitle: 'Esta herramienta se ha detenido',
  elementStopped: 'Algo ha fallado en ella. Puedes iniciarla de nuevo.',
  elementRetry: 'Intentar de nuevo',
  elementRequired: 'Crea primero una imagen.',
});
