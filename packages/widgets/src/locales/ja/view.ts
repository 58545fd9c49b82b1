import type { PackSection } from '../pack.ts';

export const view: PackSection<'view'> = ({ unit }) => ({
  viewKind: '3D ビュー',
  viewHelp:
    'ドラッグで回転、ピンチかスクロールで拡大・縮小します。キーボードでは矢印キー、+ と −、Home が使えます。',
  viewLoading: 'モデルを読み込み中…',
  viewLost: 'グラフィックスが混み合っています。表示は自動で戻ります。',
  viewFailed: 'モデルを表示できませんでした。',
  viewUnsupported: 'このブラウザーでは 3D を表示できません。下のファイルは問題なく使えます。',
  viewColour: '色',
  viewMeasures: '寸法',
  viewTurn: '自動で回す',
  viewStop: '回転を止める',
  viewReset: '最初の向きに戻す',
  viewPicture: 'この表示を画像で保存',
  viewMillimetres: (value) => unit(value, 'millimeter', 1),
});
