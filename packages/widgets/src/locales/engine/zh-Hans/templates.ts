import type { TemplateWords } from '../template-names.ts';

export const templates: TemplateWords = {
  templateKinds: {
    pet: '宠物',
    couple: '情侣',
    anime: '动漫',
    office: '办公室',
    superhero: '超级英雄',
    general: '通用',
  },
  templates: {
    'pet-vinyl': ['搪胶伙伴', '把你的宠物做成小底座上的光滑搪胶玩具。'],
    'pet-clay': ['暖色陶土', '把你的宠物做成温暖大地色的手工作品。'],
    'pet-bronze': ['青铜纪念品', '用铸铜的单一色调呈现你的宠物。'],
    'couple-topper': ['蛋糕摆件', '你们俩站在同一底座上，明亮又温馨。'],
    'couple-sunset': ['黄金时刻', '傍晚阳光中的你们俩。'],
    'couple-marble': ['大理石情侣', '没有颜色的你们俩，仿佛由石头雕成。'],
    'anime-scale': ['比例手办', '彩绘动漫手办的干净色彩与线条。'],
    'anime-cel': ['赛璐璐配色', '平涂色彩加深色轮廓。'],
    'anime-vivid': ['糖果漆', '色彩浓烈甜美的亮面手办。'],
    'office-desk': ['桌面伙伴', '安静的桌面手办。'],
    'office-employee': ['月度最佳员工', '配上每间办公室都需要的那句话。'],
    'office-cool': ['冷色钢', '适合现代空间的冷静色调。'],
    'superhero-comic': ['漫画英雄', '印刷网点与墨线。'],
    'superhero-night': ['城市守护者', '暗调，带有电影画面的对比。'],
    'superhero-neon': ['霓虹之力', '黑暗中发光的轮廓。'],
    'general-classic': ['收藏经典', '光滑搪胶、圆形底座、柔和棚光。'],
    'general-vintage': ['阁楼旧物', '仿佛自七十年代起就摆在架子上。'],
    'general-bold': ['波普艺术', '像印刷海报一样的几种醒目色彩。'],
  },
};
