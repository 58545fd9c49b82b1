import type { PackSection } from '../pack.ts';

export const sheets: PackSection<'sheets'> = ({ plural }) => ({
  // Engine
  engineEmbedded:
    'يعمل على هذا الخادم ولا يستعين بأي خدمة أخرى. يعرف التعديلات أدناه ولا يخترع غيرها: الصورة نفسها والكلمات نفسها تعطي النتيجة نفسها.',
  engineGenerative:
    'يستطيع ابتكار ما ليس في أي من صورك، وتختلف النتيجة في كل محاولة. تُرسَل صورك إلى الخدمة التي يستخدمها هذا الخادم لذلك.',
  engineTakes: (pictures) =>
    plural(pictures, {
      zero: 'لا يقبل صورًا.',
      one: 'يقبل صورة واحدة في كل مرة.',
      two: 'يقبل حتى صورتين معًا.',
      few: 'يقبل حتى # صور معًا.',
      many: 'يقبل حتى # صورة معًا.',
      other: 'يقبل حتى # صورة معًا.',
    }),
  engineExamples: 'قلها بكلماتك. من الأمثلة التي تعمل:',
  engineFind: 'البحث عن تعديل',
  engineNone: (text) => `لا يوجد شيء باسم «${text}». جرّب كلمة أخرى.`,

  // Keys
  keys: 'اختصارات لوحة المفاتيح',
  keysWhere: 'تعمل ما دامت لوحة المفاتيح في المحرّر؛ والحروف خارج حقول النص فقط.',
  keyCtrl: 'Ctrl',
  keyShift: 'Shift',
  keyGenerate: 'إنشاء',
  keyUndo: 'تراجع',
  keyRedo: 'إعادة',
  keyVersions: 'الإصدار الأحدث والأقدم',
  keyTree: 'كل الإصدارات',
  keyCompare: 'الضغط المطوّل لرؤية الأصل',
  keyEditAgain: 'تعديل هذه النتيجة',
  keyFullScreen: 'ملء الشاشة',
  keyHelp: 'هذه المساعدة',
});
