import type { PackSection } from '../pack.ts';

export const details: PackSection<'details'> = ({ number }) => ({
  planLabel: 'ما تم تنفيذه',
  planRemove: (step) => `إزالة: ${step}`,
  planPutBack: (step) => `استعادة: ${step}`,
  planTurned: (step, value) => `${step} ← ${value}`,
  planValue: (value) => number(value, 3),
  planApply: 'إنشاء من جديد',
  planReset: 'إعادة ضبط',
  planEmpty: 'لم تبقَ أي خطوة',
  pixels: (width, height) => `${number(width)} × ${number(height)} px`,
  madeByEmbedded: 'أنشأها المحرّك المدمج على هذا الخادم',
  madeBy: (name) => `أنشأها ${name}`,
});
