import type { PackSection } from '../pack.ts';

export const element: PackSection<'element'> = () => ({
  elementLoadFailedTitle: 'تعذّر تحميل هذه الأداة',
  elementLoadFailed: 'تحقق من الاتصال ثم حاول مرة أخرى؛ وإن لم ينفع ذلك فأعد تحميل الصفحة.',
  elementStoppedTitle: 'توقفت هذه الأداة',
  elementStopped: 'حدث خطأ فيها. يمكنك تشغيلها من جديد.',
  elementRetry: 'حاول مرة أخرى',
  elementRequired: 'يُرجى إنشاء صورة أولًا.',
});
