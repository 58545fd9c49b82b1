import type { PackSection } from '../pack.ts';

export const view: PackSection<'view'> = ({ unit }) => ({
  viewKind: 'عرض ثلاثي الأبعاد',
  viewHelp: 'اسحب للتدوير، وباعِد بين إصبعين أو مرّر للتكبير. بلوحة المفاتيح: الأسهم و+ و− وHome.',
  viewLoading: 'جارٍ تحميل النموذج…',
  viewLost: 'بطاقة الرسومات مشغولة. يعود العرض تلقائيًا.',
  viewFailed: 'تعذّر تحميل النموذج في العرض.',
  viewUnsupported: 'لا يستطيع هذا المتصفح عرض 3D. الملفات أدناه كاملة.',
  viewColour: 'الألوان',
  viewMeasures: 'القياسات',
  viewTurn: 'تدوير تلقائي',
  viewStop: 'إيقاف التدوير',
  viewReset: 'العودة إلى البداية',
  viewPicture: 'حفظ صورة لهذا العرض',
  viewMillimetres: (value) => unit(value, 'millimeter', 1),
});
