import type { PackSection } from '../pack.ts';

export const versions: PackSection<'versions'> = ({ number }) => ({
  versionsTitle: 'バージョン',
  versionsTree: 'バージョンとその元の画像',
  onStage: '表示中',
  pin: 'ピン留め',
  unpin: 'ピン留めを外す',
  pinned: 'ピン留め中',
  pinnedNow: (order) =>
    `バージョン ${number(order)} をピン留めしました。古いものが消えるときも残ります。`,
  unpinnedNow: (order) => `バージョン ${number(order)} のピン留めを外しました。`,
  compareWith: '比較',
  compareChoose: (order) => `バージョン ${number(order)} を何と比較しますか？`,
  compareEnd: '比較を終了',
  comparedWith: (before, after) => `${before} と ${after} を比較しています。`,
  forget: '削除',
  forgotten: (order) => `バージョン ${number(order)} を削除しました。「元に戻す」で戻せます。`,
  clearVersions: 'すべて削除',
  clearedVersions: 'このブラウザーからすべてのバージョンを削除しました。「元に戻す」で戻せます。',
  keptHere: (count, megabytes) =>
    `このブラウザーに ${number(count)} 個のバージョンを保存しています（${megabytes} MB）。`,
  keptRule: (count, megabytes) =>
    `最大 ${number(count)} 個、${megabytes} MB です。古いものから消え、ピン留めしたものは残ります。`,
  keptLeft: (count) => `空きを作るため、古いものが ${number(count)} 個消えました。`,
  keptFull: 'このブラウザーに空きがありません。再読み込みすると最新のバージョンは消えます。',
  keptNot: 'このブラウザーでは保存できません。再読み込みするとバージョンは消えます。',
  keptOff: '再読み込みするとバージョンは消えます。',
  keptOpening: '以前のバージョンを探しています…',
});
