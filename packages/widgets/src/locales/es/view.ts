import type { PackSection } from '../pack.ts';

export const view: PackSection<'view'> = ({ unit }) => ({
  viewKind: 'vista 3D',
  viewHelp:
    'Arrastra para girar, pellizca o usa la rueda para acercar. Con el teclado: flechas, + y −, Inicio.',
  viewLoading: 'Cargando el modelo…',
  viewLost: 'La tarjeta gráfica está ocupada. La vista vuelve sola.',
  viewFailed: 'No se ha podido cargar el modelo en la vista.',
  viewUnsupported: 'Este navegador no puede mostrar 3D. Los archivos de abajo están completos.',
  viewColour: 'Colores',
  viewMeasures: 'Medidas',
  viewTurn: 'Girar solo',
  viewStop: 'Dejar de girar',
  viewReset: 'Volver al principio',
  viewPicture: 'Guardar una imagen de esta vista',
  viewMillimetres: (value) => unit(value, 'millimeter', 1),
});
