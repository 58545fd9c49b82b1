import type { PackSection } from '../pack.ts';

export const versions: PackSection<'versions'> = ({ number, plural }) => ({
  versionsTitle: 'Versions',
  versionsTree: 'Les versions et leur origine',
  onStage: 'À l’écran',
  pin: 'Épingler',
  unpin: 'Désépingler',
  pinned: 'Épinglée',
  pinnedNow: (order) =>
    `La version ${number(order)} est épinglée : elle reste quand les plus anciennes doivent partir.`,
  unpinnedNow: (order) => `La version ${number(order)} n’est plus épinglée.`,
  compareWith: 'Comparer',
  compareChoose: (order) => `À quoi comparer la version ${number(order)} ?`,
  compareEnd: 'Terminer la comparaison',
  comparedWith: (before, after) => `Comparaison : ${before} et ${after}.`,
  forget: 'Retirer',
  forgotten: (order) => `Version ${number(order)} retirée. Annuler la fait revenir.`,
  clearVersions: 'Tout retirer',
  clearedVersions: 'Toutes les versions sont retirées de ce navigateur. Annuler les fait revenir.',
  keptHere: (count, megabytes) =>
    `${plural(count, { one: '# version conservée', other: '# versions conservées' })} dans ce navigateur, ${megabytes} Mo.`,
  keptRule: (count, megabytes) =>
    `Au plus ${number(count)} et ${megabytes} Mo : les plus anciennes partent d’abord, les épinglées restent.`,
  keptLeft: (count) =>
    plural(count, {
      one: '# ancienne est partie pour faire de la place.',
      other: 'Les # plus anciennes sont parties pour faire de la place.',
    }),
  keptFull:
    'Il n’y a plus de place dans ce navigateur : votre dernière version disparaît au rechargement.',
  keptNot: 'Ce navigateur ne conserve rien ici : vos versions disparaissent au rechargement.',
  keptOff: 'Les versions disparaissent au rechargement.',
  keptOpening: 'Recherche des versions précédentes…',
});
