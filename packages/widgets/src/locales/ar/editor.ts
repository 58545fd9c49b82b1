import type { PackSection } from '../pack.ts';

export const editor: PackSection<'editor'> = ({ number, percent, plural }) => ({
  editorLabel: 'محرّر الصور',
  featuresLabel: 'نوع التعديل',
  featureTexts: {
    'Portrait looks that keep the person exactly as they are':
      'أساليب بورتريه تُبقي الشخص كما هو تمامًا',
    'Try backgrounds, frames and words on your picture': 'جرّب خلفيات وإطارات وكلمات على صورتك',
    'Another place, another weather, another time of day': 'مكان آخر، وطقس آخر، ووقت آخر من اليوم',
    'Give the whole picture another look': 'مظهر آخر للصورة كلها',
    'Blur the background': 'اجعل الخلفية ضبابية',
    'Make the background black and white': 'اجعل الخلفية بالأبيض والأسود',
    'Give it golden-hour light and crop to 4:5': 'أعطها ضوء الساعة الذهبية وقُصّها بنسبة 4:5',
    'Put it in a pink studio': 'ضعه في استوديو وردي',
    'Put it in a polaroid frame': 'ضعها في إطار بولارويد',
    'Add the text "Hello" at the bottom in white': 'أضف النص «Hello» في الأسفل بالأبيض',
    'Put it on a beach': 'ضعه على شاطئ',
    'Make it snow': 'أضف ثلجًا',
    'Turn day into night': 'حوّل النهار إلى ليل',
    'Turn it into an oil painting': 'حوّلها إلى لوحة زيتية',
    'Make it a cartoon': 'حوّلها إلى رسوم متحركة',
    'Make it black and white with film grain': 'حوّلها إلى أبيض وأسود مع حبيبات الفيلم',
  },
  asksIdeas: false,

  // Pictures
  picturesLabel: 'الصور المراد تعديلها',
  addFirst: 'إضافة صورة',
  addAnother: 'إضافة صورة أخرى',
  addHow: 'أفلت أو الصق أو',
  browse: 'تصفّح',
  dropHere: 'أفلت للإضافة',
  emptyTitle: 'أفلت صورة هنا',
  emptyHow: 'أو الصقها، أو',
  emptyBrowse: 'اخترها من جهازك',
  limits: (types, megabytes, count) =>
    `${types}، حتى ${megabytes} م.ب. لكل صورة، ${plural(count, {
      zero: 'دون صور',
      one: 'صورة واحدة كحد أقصى',
      two: 'صورتان كحد أقصى',
      few: '# صور كحد أقصى',
      many: '# صورة كحد أقصى',
      other: '# صورة كحد أقصى',
    })}`,
  limitReached: (count) => `${number(count)} من ${number(count)}. أزِل صورة لإضافة أخرى.`,
  pictureOf: (position, count, name) => `الصورة ${number(position)} من ${number(count)}: ${name}`,
  primary: 'الرئيسية',
  remove: (name) => `إزالة ${name}`,
  moveEarlier: (name) => `تقديم ${name}`,
  moveLater: (name) => `تأخير ${name}`,
  brokenPicture: 'يتعذّر عرضها',
  brokenPictureDetail: (name) => `لا يستطيع هذا المتصفح عرض ${name}. ربما كان الملف تالفًا.`,
  picturesAdded: (count, total) =>
    `${plural(count, {
      zero: 'لم تُضف أي صورة',
      one: 'أُضيفت صورة واحدة',
      two: 'أُضيفت صورتان',
      few: 'أُضيفت # صور',
      many: 'أُضيفت # صورة',
      other: 'أُضيفت # صورة',
    })}، والمجموع ${number(total)}.`,
  pictureRemoved: (name) => `أُزيلت ${name}.`,
  pictureMoved: (name, position) => `أصبحت ${name} الصورة ${number(position)}.`,
  rejectedTitle: (count) =>
    plural(count, {
      zero: 'أُضيفت كل الملفات',
      one: 'لم يُضف ملف واحد',
      two: 'لم يُضف ملفان',
      few: 'لم تُضف # ملفات',
      many: 'لم يُضف # ملفًا',
      other: 'لم يُضف # ملف',
    }),
  rejectedType: (types) => `أنواع الملفات المقبولة: ${types}`,
  rejectedTooLarge: (bytes, megabytes) => `الملف أكبر من ${number(bytes)} بايت (${megabytes} م.ب.)`,
  rejectedTooSmall: (bytes) => `الملف أصغر من ${number(bytes)} بايت`,
  rejectedTooMany: (count) => `ملفات كثيرة (الحد الأقصى ${number(count)})`,

  // Example
  exampleTry: 'التجربة بهذه الصورة',
  exampleFailed: 'تعذّر تحميل المثال',

  // Wish
  promptLabel: 'ماذا تريد أن تغيّر؟',
  ratioLabel: 'نسبة العرض إلى الارتفاع',
  ratioMatch: 'مثل الأصل',
  suggestionsLabel: (feature) => `أفكار: ${feature}`,

  // Marking
  mark: 'تحديد',
  marked: 'تم التحديد',
  markNow: 'تحديد',

  // Painting what alone may change
  maskButton: 'هنا فقط',
  maskChip: (share) => `هنا فقط: ${share}`,
  maskRemove: 'إزالة المنطقة الملوّنة',
  maskRemoved: 'أُزيلت المنطقة الملوّنة: قد تتغيّر الصورة كلها.',
  maskKeepsRatio: 'الصورة التي تتغيّر فيها منطقة ملوّنة فقط تحتفظ بشكلها',
  keptExactly: (share) => `${share} بلا تغيير`,

  // Generate
  generate: 'إنشاء',
  generating: 'السحر قيد التنفيذ…',
  cancelled: 'تم الإلغاء. صورك وأمرك باقية هنا.',
  needPicture: 'يُرجى رفع صورة واحدة على الأقل',
  needServer: 'المحرّر غير متصل بخادمه بعد',

  // Failures
  configFailed: 'يتعذّر على المحرّر الوصول إلى خادمه.',
  configFailedDetail: 'ما أضفته وكتبته باقٍ هنا.',

  // What is left
  leftToday: (count) =>
    plural(count, {
      zero: 'لم تبقَ صور اليوم',
      one: 'بقيت صورة واحدة اليوم',
      two: 'بقيت صورتان اليوم',
      few: 'بقيت # صور اليوم',
      many: 'بقيت # صورة اليوم',
      other: 'بقيت # صورة اليوم',
    }),
  leftThisMonth: (count) =>
    plural(count, {
      zero: 'لم تبقَ صور هذا الشهر',
      one: 'بقيت صورة واحدة هذا الشهر',
      two: 'بقيت صورتان هذا الشهر',
      few: 'بقيت # صور هذا الشهر',
      many: 'بقيت # صورة هذا الشهر',
      other: 'بقيت # صورة هذا الشهر',
    }),
  newOnesWhen: (when) => `تتوفر صور جديدة ${when}.`,

  // Results
  resultsLabel: 'النتائج',
  resultReady: 'صورتك جاهزة',
  resultsHint: 'تظهر تعديلاتك هنا، الأحدث أولًا.',
  versionsLabel: 'الإصدارات، الأحدث أولًا',
  version: (order, prompt) => `الإصدار ${number(order)}: ${prompt}`,
  before: 'قبل',
  after: 'بعد',
  beforeAlt: 'قبل التعديل',
  afterAlt: (prompt) => `بعد التعديل: ${prompt}`,
  resultBroken: 'يتعذّر عرض هذه الصورة الآن.',
  compare: 'المقارنة بين قبل وبعد',
  compareValue: (share) => `${percent(share)} قبل`,
  download: 'تنزيل',
  downloadFailed: 'تعذّر تنزيل الصورة',
  share: 'مشاركة',
  linkCopied: 'نُسخ الرابط!',
  shareFailed: 'تعذّرت مشاركة الصورة',
  copy: 'نسخ الصورة',
  copyFailed: 'تعذّر نسخ الصورة',
  copyUnsupported: 'لا يستطيع هذا المتصفح نسخ الصور هنا',
  editAgain: 'متابعة التعديل',
  editAgainFull: 'متابعة التعديل من هذه النتيجة',
  editAgainDone: 'أصبحت النتيجة هي الصورة المراد تعديلها. يعيد التراجع الصور السابقة.',
  editAgainFailed: 'تعذّر تحميل النتيجة',
  undo: 'تراجع',
  fullScreen: 'ملء الشاشة',

  // Versions
  redo: 'إعادة',
  redone: 'تمت الإعادة.',
  nothingToUndo: 'لا يوجد ما يمكن التراجع عنه.',
  nothingToRedo: 'لا يوجد ما يمكن إعادته.',
  allVersions: 'كل الإصدارات',
  versionNumber: (order) => `الإصدار ${number(order)}`,
  startingPicture: 'صورتك',
  earlierResult: 'نتيجة سابقة',
  regenerateFull: 'إنشاء صورة أخرى من الصور والكلمات نفسها',
  resultIsInput: 'هذه النتيجة من الصور المراد تعديلها أصلًا.',
  dragResult: 'اسحب هذه النتيجة إلى صورك لتعديلها',
  dropReplace: 'تعديل هذه النتيجة',
  dropAdd: 'إضافتها إلى الأخرى',
  linkExpired: 'انتهت صلاحية الرابط. نزّل الصورة وشارك الملف.',
  partFailed: 'تعذّر تحميل هذا الجزء من المحرّر',

  // Engine
  engineAbout: 'ما يستطيع هذا المحرّك فعله',

  // Keys
  keysShort: 'الاختصارات',

  // Prompt optimizer
  toolsLabel: 'الأدوات',
  editorTab: 'محرّر الصور',
});
