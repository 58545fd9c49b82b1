import type { PackSection } from '../pack.ts';

export const versions: PackSection<'versions'> = ({ number, plural }) => ({
  versionsTitle: 'Versiones',
  versionsTree: 'Versiones y de qué se hicieron',
  onStage: 'En pantalla',
  pin: 'Fijar',
  unpin: 'Soltar',
  pinned: 'Fijada',
  pinnedNow: (order) =>
    `La versión ${number(order)} está fijada: se queda cuando las más antiguas tienen que irse.`,
  unpinnedNow: (order) => `La versión ${number(order)} ya no está fijada.`,
  compareWith: 'Comparar',
  compareChoose: (order) => `¿Con qué quieres comparar la versión ${number(order)}?`,
  compareEnd: 'Terminar la comparación',
  comparedWith: (before, after) => `Se comparan ${before} y ${after}.`,
  forget: 'Quitar',
  forgotten: (order) => `Se ha quitado la versión ${number(order)}. Deshacer la recupera.`,
  clearVersions: 'Quitar todas',
  clearedVersions: 'Se han quitado todas las versiones de este navegador. Deshacer las recupera.',
  keptHere: (count, megabytes) =>
    `${plural(count, { one: '# versión guardada', other: '# versiones guardadas' })} en este navegador, ${megabytes} MB.`,
  keptRule: (count, megabytes) =>
    `Como máximo ${number(count)} y ${megabytes} MB: las más antiguas se van primero, las fijadas se quedan.`,
  keptLeft: (count) =>
    plural(count, {
      one: 'Se ha ido # antigua para hacer sitio.',
      other: 'Se han ido las # más antiguas para hacer sitio.',
    }),
  keptFull: 'No queda sitio en este navegador: tu versión más reciente se pierde al recargar.',
  keptNot: 'Este navegador no guarda nada aquí: tus versiones se pierden al recargar.',
  keptOff: 'Las versiones se pierden al recargar.',
  keptOpening: 'Buscando versiones anteriores…',
});
