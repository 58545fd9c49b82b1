import type { PackSection } from '../pack.ts';

export const marking: PackSection<'marking'> = () => ({
  markSurface:
    'Arrastra un recuadro alrededor de lo que quieres decir o píntalo. Las flechas mueven el recuadro.',
  markSurfaceKind: 'superficie de dibujo',
  markTools: 'Herramienta de marcado',
  markBox: 'Recuadro',
  markKeep: 'Incluir',
  markRemove: 'Excluir',
  markSize: 'Pincel',
  markUndo: 'Deshacer la última marca',
  markDone: 'Listo',
  markLooking: 'Buscando el contorno…',
  markSure: 'Este es el contorno. Pinta para cambiarlo.',
  markCheck: 'Revisa el contorno y pinta lo que no esté bien.',
  markUnclear:
    'No hay un motivo claro. Arrastra un recuadro alrededor de lo que quieres decir o píntalo.',

  // Painting what alone may change
  markPurposes: 'Qué se marca',
  markSubject: 'Marcar el motivo',
  maskPurpose: 'Cambiar solo aquí',
  maskSurface:
    'Pinta lo que puede cambiar. Las flechas mueven el pincel, la barra espaciadora pinta y con Mayús pinta al moverse.',
  maskTools: 'Pincel',
  maskPaint: 'Pintar',
  maskErase: 'Borrar',
  maskFeather: 'Borde suave',
  maskInvert: 'Intercambiar lo que puede cambiar y lo que se queda',
  maskClear: 'Quitar toda la pintura',
  maskNothing: 'Pinta lo que puede cambiar. El resto se quedará exactamente como está.',
  maskOn: (percent) => `Solo cambiará la zona pintada: ${percent} de la imagen.`,
});
