import type { PackSection } from '../pack.ts';

export const versions: PackSection<'versions'> = ({ number }) => ({
  versionsTitle: '版本',
  versionsTree: '版本及其来源',
  onStage: '正在显示',
  pin: '固定',
  unpin: '取消固定',
  pinned: '已固定',
  pinnedNow: (order) => `版本 ${number(order)} 已固定：较旧的版本被清理时它会保留。`,
  unpinnedNow: (order) => `版本 ${number(order)} 已取消固定。`,
  compareWith: '对比',
  compareChoose: (order) => `版本 ${number(order)} 要和什么对比？`,
  compareEnd: '结束对比',
  comparedWith: (before, after) => `正在对比 ${before} 和 ${after}。`,
  forget: '移除',
  forgotten: (order) => `已移除版本 ${number(order)}。撤销可恢复。`,
  clearVersions: '全部移除',
  clearedVersions: '已从此浏览器移除所有版本。撤销可恢复。',
  keptHere: (count, megabytes) => `此浏览器中保存了 ${number(count)} 个版本，共 ${megabytes} MB。`,
  keptRule: (count, megabytes) =>
    `最多 ${number(count)} 个、${megabytes} MB：最旧的先被清理，固定的会保留。`,
  keptLeft: (count) => `为腾出空间，清理了 ${number(count)} 个最旧的版本。`,
  keptFull: '此浏览器空间不足：重新加载后最新的版本会消失。',
  keptNot: '此浏览器不会在这里保存内容：重新加载后版本会消失。',
  keptOff: '重新加载后版本会消失。',
  keptOpening: '正在查找之前的版本…',
});
