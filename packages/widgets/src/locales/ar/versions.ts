import type { PackSection } from '../pack.ts';

export const versions: PackSection<'versions'> = ({ number, plural }) => ({
  versionsTitle: 'الإصدارات',
  versionsTree: 'الإصدارات وما صُنعت منه',
  onStage: 'معروض الآن',
  pin: 'تثبيت',
  unpin: 'إلغاء التثبيت',
  pinned: 'مثبّت',
  pinnedNow: (order) => `ثُبّت الإصدار ${number(order)}: يبقى عندما تُحذف الإصدارات الأقدم.`,
  unpinnedNow: (order) => `لم يعد الإصدار ${number(order)} مثبّتًا.`,
  compareWith: 'مقارنة',
  compareChoose: (order) => `بماذا تريد مقارنة الإصدار ${number(order)}؟`,
  compareEnd: 'إنهاء المقارنة',
  comparedWith: (before, after) => `مقارنة بين ${before} و${after}.`,
  forget: 'إزالة',
  forgotten: (order) => `أُزيل الإصدار ${number(order)}. يعيده التراجع.`,
  clearVersions: 'إزالة الكل',
  clearedVersions: 'أُزيلت كل الإصدارات من هذا المتصفح. يعيدها التراجع.',
  keptHere: (count, megabytes) =>
    `${plural(count, {
      zero: 'لا إصدارات محفوظة',
      one: 'إصدار واحد محفوظ',
      two: 'إصداران محفوظان',
      few: '# إصدارات محفوظة',
      many: '# إصدارًا محفوظًا',
      other: '# إصدار محفوظ',
    })} في هذا المتصفح، ${megabytes} م.ب.`,
  keptRule: (count, megabytes) =>
    `الحد الأقصى ${number(count)} و${megabytes} م.ب.: يُحذف الأقدم أولًا ويبقى المثبّت.`,
  keptLeft: (count) =>
    plural(count, {
      zero: 'لم يُحذف أي إصدار.',
      one: 'حُذف أقدم إصدار لإفساح المجال.',
      two: 'حُذف أقدم إصدارين لإفساح المجال.',
      few: 'حُذفت أقدم # إصدارات لإفساح المجال.',
      many: 'حُذف أقدم # إصدارًا لإفساح المجال.',
      other: 'حُذف أقدم # إصدار لإفساح المجال.',
    }),
  keptFull: 'لا توجد مساحة في هذا المتصفح: يختفي أحدث إصدار بعد إعادة التحميل.',
  keptNot: 'لا يحفظ هذا المتصفح شيئًا هنا: تختفي إصداراتك بعد إعادة التحميل.',
  keptOff: 'تختفي الإصدارات بعد إعادة التحميل.',
  keptOpening: 'جارٍ البحث عن إصدارات سابقة…',
});
