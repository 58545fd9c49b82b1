import type { PackSection } from '../pack.ts';

export const details: PackSection<'details'> = ({ number }) => ({
  planLabel: '行った編集',
  planRemove: (step) => `外す：${step}`,
  planPutBack: (step) => `戻す：${step}`,
  planTurned: (step, value) => `${step} → ${value}`,
  planValue: (value) => number(value, 3),
  planApply: '作り直す',
  planReset: 'リセット',
  planEmpty: '手順が残っていません',
  pixels: (width, height) => `${number(width)} × ${number(height)} px`,
  madeByEmbedded: 'このサーバーの内蔵エンジンで作成',
  madeBy: (name) => `${name} で作成`,
});
