import type { PackSection } from '../pack.ts';

export const editor: PackSection<'editor'> = ({ number, percent }) => ({
  editorLabel: '图片编辑器',
  featuresLabel: '编辑类型',
  featureTexts: {
    'Portrait looks that keep the person exactly as they are': '人物保持原样的人像效果',
    'Try backgrounds, frames and words on your picture': '为图片试试背景、相框和文字',
    'Another place, another weather, another time of day': '换个地点、换种天气、换个时间',
    'Give the whole picture another look': '让整张图片换个风格',
    'Blur the background': '虚化背景',
    'Make the background black and white': '背景变成黑白',
    'Give it golden-hour light and crop to 4:5': '加黄金时刻的光线并裁剪成 4:5',
    'Put it in a pink studio': '放到粉色摄影棚里',
    'Put it in a polaroid frame': '放进拍立得相框',
    'Add the text "Hello" at the bottom in white': '在底部用白色写上“Hello”',
    'Put it on a beach': '放到海滩上',
    'Make it snow': '下雪',
    'Turn day into night': '把白天变成夜晚',
    'Turn it into an oil painting': '变成油画',
    'Make it a cartoon': '变成卡通',
    'Make it black and white with film grain': '变成黑白并加胶片颗粒',
  },
  asksIdeas: false,

  // Pictures
  picturesLabel: '要编辑的图片',
  addFirst: '添加图片',
  addAnother: '再添加一张图片',
  addHow: '拖放、粘贴或',
  browse: '浏览',
  dropHere: '松开即可添加',
  emptyTitle: '把图片拖到这里',
  emptyHow: '也可以粘贴，或',
  emptyBrowse: '从设备中选择',
  limits: (types, megabytes, count) =>
    `${types}，每张不超过 ${megabytes} MB，最多 ${number(count)} 张`,
  limitReached: (count) =>
    `已有 ${number(count)} 张，最多 ${number(count)} 张。移除一张后才能再添加。`,
  pictureOf: (position, count, name) =>
    `第 ${number(position)} 张图片，共 ${number(count)} 张：${name}`,
  primary: '主图',
  remove: (name) => `移除 ${name}`,
  moveEarlier: (name) => `前移 ${name}`,
  moveLater: (name) => `后移 ${name}`,
  brokenPicture: '无法显示',
  brokenPictureDetail: (name) => `此浏览器无法显示 ${name}，文件可能已损坏。`,
  picturesAdded: (count, total) => `已添加 ${number(count)} 张图片，共 ${number(total)} 张。`,
  pictureRemoved: (name) => `已移除 ${name}。`,
  pictureMoved: (name, position) => `${name} 现在是第 ${number(position)} 张。`,
  rejectedTitle: (count) => `${number(count)} 个文件未能添加`,
  rejectedType: (types) => `文件类型须为：${types}`,
  rejectedTooLarge: (bytes, megabytes) => `文件大于 ${number(bytes)} 字节（${megabytes} MB）`,
  rejectedTooSmall: (bytes) => `文件小于 ${number(bytes)} 字节`,
  rejectedTooMany: (count) => `文件太多（最多 ${number(count)} 个）`,

  // Example
  exampleTry: '用这张图片试试',
  exampleFailed: '示例加载失败',

  // Wish
  promptLabel: '想改什么？',
  ratioLabel: '宽高比',
  ratioMatch: '与原图一致',
  suggestionsLabel: (feature) => `${feature}灵感`,

  // Marking
  mark: '标记',
  marked: '已标记',
  markNow: '标记',

  // Painting what alone may change
  maskButton: '仅此处',
  maskChip: (share) => `仅此处：${share}`,
  maskRemove: '清除涂抹区域',
  maskRemoved: '已清除涂抹区域：整张图片都可能改变。',
  maskKeepsRatio: '只修改涂抹区域时，图片形状保持不变',
  keptExactly: (share) => `${share} 保持原样`,

  // Generate
  generate: '生成',
  generating: '正在施展魔法…',
  cancelled: '已取消。你的图片和提示词都还在。',
  needPicture: '请至少上传一张图片',
  needServer: '编辑器尚未连接到服务器',

  // Failures
  configFailed: '编辑器无法连接到服务器。',
  configFailedDetail: '你添加的图片和输入的文字都还在。',

  // What is left
  leftToday: (count) => (count === 0 ? '今天没有剩余次数' : `今天还可生成 ${number(count)} 张`),
  leftThisMonth: (count) => (count === 0 ? '本月没有剩余次数' : `本月还可生成 ${number(count)} 张`),
  newOnesWhen: (when) => `${when}恢复。`,

  // Results
  resultsLabel: '结果',
  resultReady: '图片已生成',
  resultsHint: '编辑结果会显示在这里，最新的在前。',
  versionsLabel: '版本，最新的在前',
  version: (order, prompt) => `版本 ${number(order)}：${prompt}`,
  before: '编辑前',
  after: '编辑后',
  beforeAlt: '编辑前',
  afterAlt: (prompt) => `编辑后：${prompt}`,
  resultBroken: '暂时无法显示这张图片。',
  compare: '对比编辑前后',
  compareValue: (share) => `编辑前占 ${percent(share)}`,
  download: '下载',
  downloadFailed: '图片下载失败',
  share: '分享',
  linkCopied: '链接已复制！',
  shareFailed: '图片分享失败',
  copy: '复制图片',
  copyFailed: '图片复制失败',
  copyUnsupported: '此浏览器无法在这里复制图片',
  editAgain: '继续编辑',
  editAgainFull: '在此结果上继续编辑',
  editAgainDone: '现在编辑的是这个结果。撤销可恢复之前的图片。',
  editAgainFailed: '结果加载失败',
  undo: '撤销',
  fullScreen: '全屏',

  // Versions
  redo: '重做',
  redone: '已重做。',
  nothingToUndo: '没有可撤销的操作。',
  nothingToRedo: '没有可重做的操作。',
  allVersions: '所有版本',
  versionNumber: (order) => `版本 ${number(order)}`,
  startingPicture: '你的图片',
  earlierResult: '之前的结果',
  regenerateFull: '用相同的图片和文字再生成一张',
  resultIsInput: '这个结果已经在要编辑的图片中。',
  dragResult: '把这个结果拖到你的图片处即可编辑',
  dropReplace: '编辑这个结果',
  dropAdd: '添加到其他图片中',
  linkExpired: '链接已过期。请下载图片后分享文件。',
  partFailed: '编辑器的这一部分加载失败',

  // Engine
  engineAbout: '这个引擎能做什么',

  // Keys
  keysShort: '快捷键',

  // Prompt optimizer
  toolsLabel: '工具',
  editorTab: '图片编辑器',
});
