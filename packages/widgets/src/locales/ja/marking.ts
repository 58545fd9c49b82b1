import type { PackSection } from '../pack.ts';

export const marking: PackSection<'marking'> = () => ({
  markSurface: '対象を枠で囲むか、塗ってください。矢印キーで枠を動かせます。',
  markSurfaceKind: '描画領域',
  markTools: 'マークのツール',
  markBox: '枠',
  markKeep: '含める',
  markRemove: '除く',
  markSize: 'ブラシ',
  markUndo: '最後のマークを取り消す',
  markDone: '完了',
  markLooking: '輪郭を探しています…',
  markSure: 'これが輪郭です。塗ると変更できます。',
  markCheck: '輪郭を確認し、違うところを塗ってください。',
  markUnclear: '被写体がはっきりしません。対象を枠で囲むか、塗ってください。',

  // Painting what alone may change
  markPurposes: 'マークの目的',
  markSubject: '被写体をマーク',
  maskPurpose: 'ここだけ変える',
  maskSurface:
    '変えてよいところを塗ってください。矢印キーでブラシを動かし、スペースキーで塗ります。Shift を押しながら動かすと続けて塗れます。',
  maskTools: 'ブラシ',
  maskPaint: '塗る',
  maskErase: '消す',
  maskFeather: 'ぼかし',
  maskInvert: '変える部分と残す部分を入れ替える',
  maskClear: '塗りをすべて消す',
  maskNothing: '変えてよいところを塗ってください。ほかはそのまま残ります。',
  maskOn: (percent) => `塗った範囲だけが変わります：画像の ${percent}`,
});
