import type { PackSection } from '../pack.ts';

export const element: PackSection<'element'> = () => ({
  elementLoadFailedTitle: 'このツールを読み込めませんでした',
  elementLoadFailed:
    '接続を確認して、もう一度お試しください。それでもだめなら、ページを再読み込みしてください。',
  elementStoppedTitle: 'このツールは停止しました',
  elementStopped: '問題が発生しました。もう一度開始できます。',
  elementRetry: 'もう一度試す',
  elementRequired: '先に画像を作成してください。',
});
