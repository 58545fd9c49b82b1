import type { PackSection } from '../pack.ts';

export const sheets: PackSection<'sheets'> = ({ number }) => ({
  // Engine
  engineEmbedded:
    'このサーバー上で動き、ほかのサービスは使いません。下の編集だけを行い、それ以外のものを作り出すことはありません。同じ画像と言葉なら、同じ結果になります。',
  engineGenerative:
    'どの画像にもないものを作り出せます。結果は毎回変わります。画像は、このサーバーが利用するサービスへ送信されます。',
  engineTakes: (pictures) =>
    pictures === 1 ? '画像は一度に 1 枚です。' : `画像は一度に ${number(pictures)} 枚までです。`,
  engineExamples: '自分の言葉で書いてください。たとえば次のように書けます：',
  engineFind: '編集を探す',
  engineNone: (text) => `「${text}」は見つかりません。別の言葉でお試しください。`,

  // Keys
  keys: 'キーボードショートカット',
  keysWhere: 'エディターの中で使えます。文字のキーは入力欄の外でだけ働きます。',
  keyCtrl: 'Ctrl',
  keyShift: 'Shift',
  keyGenerate: '生成',
  keyUndo: '元に戻す',
  keyRedo: 'やり直す',
  keyVersions: '新しいバージョン、古いバージョン',
  keyTree: 'すべてのバージョン',
  keyCompare: '押している間、元の画像を表示',
  keyEditAgain: 'この結果を編集',
  keyFullScreen: '全画面',
  keyHelp: 'このヘルプ',
});
