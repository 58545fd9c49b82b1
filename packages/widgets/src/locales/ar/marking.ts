import type { PackSection } from '../pack.ts';

export const marking: PackSection<'marking'> = () => ({
  markSurface: 'ارسم إطارًا حول ما تقصده أو لوّنه. تحرّك مفاتيح الأسهم الإطار.',
  markSurfaceKind: 'مساحة رسم',
  markTools: 'أداة التحديد',
  markBox: 'إطار',
  markKeep: 'تضمين',
  markRemove: 'استبعاد',
  markSize: 'الفرشاة',
  markUndo: 'التراجع عن آخر علامة',
  markDone: 'تم',
  markLooking: 'جارٍ البحث عن الحدود…',
  markSure: 'هذه هي الحدود. لوّن لتغييرها.',
  markCheck: 'يُرجى التحقق من الحدود وتلوين ما هو خطأ.',
  markUnclear: 'لا يوجد عنصر واضح. ارسم إطارًا حول ما تقصده أو لوّنه.',

  // Painting what alone may change
  markPurposes: 'ما يُحدَّد',
  markSubject: 'تحديد العنصر',
  maskPurpose: 'التغيير هنا فقط',
  maskSurface:
    'لوّن ما يمكن أن يتغيّر. تحرّك مفاتيح الأسهم الفرشاة، ويلوّن مفتاح المسافة، ومع Shift تلوّن أثناء الحركة.',
  maskTools: 'الفرشاة',
  maskPaint: 'تلوين',
  maskErase: 'محو',
  maskFeather: 'حافة ناعمة',
  maskInvert: 'التبديل بين ما يتغيّر وما يبقى',
  maskClear: 'إزالة كل التلوين',
  maskNothing: 'لوّن ما يمكن أن يتغيّر. يبقى الباقي كما هو تمامًا.',
  maskOn: (percent) => `ستتغيّر المنطقة الملوّنة فقط: ${percent} من الصورة.`,
});
