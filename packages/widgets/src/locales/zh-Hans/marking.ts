import type { PackSection } from '../pack.ts';

export const marking: PackSection<'marking'> = () => ({
  markSurface: '用框圈出或涂抹你所指的对象。方向键可移动框。',
  markSurfaceKind: '绘制区域',
  markTools: '标记工具',
  markBox: '框',
  markKeep: '加入',
  markRemove: '排除',
  markSize: '画笔',
  markUndo: '撤销上一个标记',
  markDone: '完成',
  markLooking: '正在查找轮廓…',
  markSure: '这就是轮廓。涂抹可修改。',
  markCheck: '请检查轮廓，并涂抹不对的地方。',
  markUnclear: '没有明确的主体。请用框圈出或涂抹你所指的对象。',

  // Painting what alone may change
  markPurposes: '标记用途',
  markSubject: '标记主体',
  maskPurpose: '只改这里',
  maskSurface: '涂抹可以改变的区域。方向键移动画笔，空格键涂抹，按住 Shift 移动可连续涂抹。',
  maskTools: '画笔',
  maskPaint: '涂抹',
  maskErase: '擦除',
  maskFeather: '柔和边缘',
  maskInvert: '交换可改变和保留的区域',
  maskClear: '清除所有涂抹',
  maskNothing: '涂抹可以改变的区域，其余部分将保持原样。',
  maskOn: (percent) => `只有涂抹区域会改变：占图片的 ${percent}。`,
});
