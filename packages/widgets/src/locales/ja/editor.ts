import type { PackSection } from '../pack.ts';

export const editor: PackSection<'editor'> = ({ number, percent }) => ({
  editorLabel: '画像エディター',
  featuresLabel: '編集の種類',
  featureTexts: {
    'Portrait looks that keep the person exactly as they are':
      '人物はそのままに、ポートレートの雰囲気を変えます',
    'Try backgrounds, frames and words on your picture': '背景、フレーム、文字を試します',
    'Another place, another weather, another time of day': '別の場所、別の天気、別の時間帯に',
    'Give the whole picture another look': '画像全体の雰囲気を変えます',
    'Blur the background': '背景をぼかす',
    'Make the background black and white': '背景を白黒にする',
    'Give it golden-hour light and crop to 4:5': 'ゴールデンアワーの光にして 4:5 に切り抜く',
    'Put it in a pink studio': '背景をピンクのスタジオにする',
    'Put it in a polaroid frame': 'ポラロイド風の枠に入れる',
    'Add the text "Hello" at the bottom in white': '下に白で「Hello」と入れる',
    'Put it on a beach': '背景をビーチにする',
    'Make it snow': '雪を降らせる',
    'Turn day into night': '昼を夜にする',
    'Turn it into an oil painting': '油絵にする',
    'Make it a cartoon': 'カートゥーン風にする',
    'Make it black and white with film grain': '白黒にしてフィルム粒子を加える',
  },
  asksIdeas: false,

  // Pictures
  picturesLabel: '編集する画像',
  addFirst: '画像を追加',
  addAnother: '画像をもう 1 枚追加',
  addHow: 'ドロップ、貼り付け、または',
  browse: '選択',
  dropHere: 'ドロップして追加',
  emptyTitle: 'ここに画像をドロップ',
  emptyHow: '貼り付けるか、',
  emptyBrowse: 'デバイスから選択',
  limits: (types, megabytes, count) =>
    `${types}、1 枚 ${megabytes} MB まで、最大 ${number(count)} 枚`,
  limitReached: (count) =>
    `${number(count)} 枚中 ${number(count)} 枚です。追加するには 1 枚削除してください。`,
  pictureOf: (position, count, name) =>
    `${number(count)} 枚中 ${number(position)} 枚目の画像：${name}`,
  primary: 'メイン',
  remove: (name) => `${name} を削除`,
  moveEarlier: (name) => `${name} を前へ移動`,
  moveLater: (name) => `${name} を後ろへ移動`,
  brokenPicture: '表示できません',
  brokenPictureDetail: (name) =>
    `このブラウザーでは ${name} を表示できません。ファイルが壊れている可能性があります。`,
  picturesAdded: (count, total) =>
    `画像を ${number(count)} 枚追加しました。合計 ${number(total)} 枚です。`,
  pictureRemoved: (name) => `${name} を削除しました。`,
  pictureMoved: (name, position) => `${name} は ${number(position)} 枚目になりました。`,
  rejectedTitle: (count) => `${number(count)} 個のファイルを追加できませんでした`,
  rejectedType: (types) => `使えるファイル形式：${types}`,
  rejectedTooLarge: (bytes, megabytes) =>
    `ファイルが ${number(bytes)} バイト（${megabytes} MB）を超えています`,
  rejectedTooSmall: (bytes) => `ファイルが ${number(bytes)} バイト未満です`,
  rejectedTooMany: (count) => `ファイルが多すぎます（最大 ${number(count)} 個）`,

  // Example
  exampleTry: 'この画像で試す',
  exampleFailed: 'サンプルを読み込めませんでした',

  // Wish
  promptLabel: '何を変えますか？',
  ratioLabel: '縦横比',
  ratioMatch: '元画像と同じ',
  suggestionsLabel: (feature) => `${feature}のアイデア`,

  // Marking
  mark: 'マーク',
  marked: 'マーク済み',
  markNow: 'マークする',

  // Painting what alone may change
  maskButton: 'ここだけ',
  maskChip: (share) => `ここだけ：${share}`,
  maskRemove: '塗った範囲を消す',
  maskRemoved: '塗った範囲を消しました。画像全体が変わることがあります。',
  maskKeepsRatio: '塗った範囲だけを変えるときは、画像の形は変わりません',
  keptExactly: (share) => `${share} はそのまま`,

  // Generate
  generate: '生成',
  generating: '魔法をかけています…',
  cancelled: 'キャンセルしました。画像とプロンプトはそのまま残っています。',
  needPicture: '画像を 1 枚以上アップロードしてください',
  needServer: 'エディターはまだサーバーに接続していません',

  // Failures
  configFailed: 'エディターがサーバーに接続できません。',
  configFailedDetail: '追加した画像と入力した文章はそのまま残っています。',

  // What is left
  leftToday: (count) => (count === 0 ? '本日の残りはありません' : `本日はあと ${number(count)} 枚`),
  leftThisMonth: (count) =>
    count === 0 ? '今月の残りはありません' : `今月はあと ${number(count)} 枚`,
  newOnesWhen: (when) => `${when}にまた使えます。`,

  // Results
  resultsLabel: '結果',
  resultReady: '画像ができました',
  resultsHint: '編集した画像が新しい順にここに表示されます。',
  versionsLabel: 'バージョン（新しい順）',
  version: (order, prompt) => `バージョン ${number(order)}：${prompt}`,
  before: '編集前',
  after: '編集後',
  beforeAlt: '編集前',
  afterAlt: (prompt) => `編集後：${prompt}`,
  resultBroken: 'この画像は今表示できません。',
  compare: '編集前と編集後を比較',
  compareValue: (share) => `編集前 ${percent(share)}`,
  download: 'ダウンロード',
  downloadFailed: '画像をダウンロードできませんでした',
  share: '共有',
  linkCopied: 'リンクをコピーしました！',
  shareFailed: '画像を共有できませんでした',
  copy: '画像をコピー',
  copyFailed: '画像をコピーできませんでした',
  copyUnsupported: 'このブラウザーではここから画像をコピーできません',
  editAgain: 'さらに編集',
  editAgainFull: 'この結果からさらに編集',
  editAgainDone: '結果が編集する画像になりました。「元に戻す」で前の画像に戻ります。',
  editAgainFailed: '結果を読み込めませんでした',
  undo: '元に戻す',
  fullScreen: '全画面',

  // Versions
  redo: 'やり直す',
  redone: 'やり直しました。',
  nothingToUndo: '元に戻す操作はありません。',
  nothingToRedo: 'やり直す操作はありません。',
  allVersions: 'すべてのバージョン',
  versionNumber: (order) => `バージョン ${number(order)}`,
  startingPicture: '元の画像',
  earlierResult: '以前の結果',
  regenerateFull: '同じ画像と言葉でもう 1 枚作る',
  resultIsInput: 'この結果はすでに編集する画像に入っています。',
  dragResult: 'この結果を画像の欄へドラッグすると編集できます',
  dropReplace: 'この結果を編集',
  dropAdd: 'ほかの画像に追加',
  linkExpired: 'リンクの有効期限が切れました。画像をダウンロードしてファイルを共有してください。',
  partFailed: 'エディターのこの部分を読み込めませんでした',

  // Engine
  engineAbout: 'このエンジンでできること',

  // Keys
  keysShort: 'ショートカット',

  // Prompt optimizer
  toolsLabel: 'ツール',
  editorTab: '画像エディター',
});
