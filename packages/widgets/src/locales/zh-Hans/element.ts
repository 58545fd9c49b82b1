import type { PackSection } from '../pack.ts';

export const element: PackSection<'element'> = () => ({
  elementLoadFailedTitle: '这个工具加载失败',
  elementLoadFailed: '请检查网络连接，然后重试；如果仍然不行，请重新加载页面。',
  elementStoppedTitle: '这个工具已停止',
  elementStopped: '它出了点问题，可以重新启动。',
  elementRetry: '再试一次',
  elementRequired: '请先生成一张图片。',
});
