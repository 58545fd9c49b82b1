import type { PackSection } from '../pack.ts';

export const view: PackSection<'view'> = ({ unit }) => ({
  viewKind: '3D 视图',
  viewHelp: '拖动可旋转，双指或滚轮可缩放。键盘：方向键、+ 和 −、Home。',
  viewLoading: '正在加载模型…',
  viewLost: '显卡繁忙，视图会自动恢复。',
  viewFailed: '无法在视图中加载模型。',
  viewUnsupported: '此浏览器无法显示 3D。下面的文件是完整的。',
  viewColour: '颜色',
  viewMeasures: '尺寸',
  viewTurn: '自动旋转',
  viewStop: '停止旋转',
  viewReset: '回到初始视角',
  viewPicture: '保存此视图的图片',
  viewMillimetres: (value) => unit(value, 'millimeter', 1),
});
