import type { PackSection } from '../pack.ts';

export const sheets: PackSection<'sheets'> = ({ number }) => ({
  // Engine
  engineEmbedded:
    '它在此服务器上运行，不使用其他服务。它只会下面这些编辑，不会凭空创造：相同的图片和文字会得到相同的结果。',
  engineGenerative:
    '它能创造你的图片中没有的内容，每次结果都不同。你的图片会发送到此服务器所用的服务。',
  engineTakes: (pictures) =>
    pictures === 1 ? '一次处理一张图片。' : `一次最多处理 ${number(pictures)} 张图片。`,
  engineExamples: '用你自己的话说。例如：',
  engineFind: '查找编辑',
  engineNone: (text) => `没有叫“${text}”的编辑。换个词试试。`,

  // Keys
  keys: '键盘快捷键',
  keysWhere: '键盘焦点在编辑器内时有效；字母键只在输入框之外有效。',
  keyCtrl: 'Ctrl',
  keyShift: 'Shift',
  keyGenerate: '生成',
  keyUndo: '撤销',
  keyRedo: '重做',
  keyVersions: '较新和较旧的版本',
  keyTree: '所有版本',
  keyCompare: '按住查看原图',
  keyEditAgain: '编辑这个结果',
  keyFullScreen: '全屏',
  keyHelp: '显示此帮助',
});
