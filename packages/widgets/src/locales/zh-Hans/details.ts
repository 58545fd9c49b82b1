import type { PackSection } from '../pack.ts';

export const details: PackSection<'details'> = ({ number }) => ({
  planLabel: '已完成的编辑',
  planRemove: (step) => `去掉：${step}`,
  planPutBack: (step) => `恢复：${step}`,
  planTurned: (step, value) => `${step} → ${value}`,
  planValue: (value) => number(value, 3),
  planApply: '重新生成',
  planReset: '重置',
  planEmpty: '没有剩余步骤',
  pixels: (width, height) => `${number(width)} × ${number(height)} px`,
  madeByEmbedded: '由此服务器的内置引擎生成',
  madeBy: (name) => `由 ${name} 生成`,
});
