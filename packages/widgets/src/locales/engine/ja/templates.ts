import type { TemplateWords } from '../template-names.ts';

export const templates: TemplateWords = {
  templateKinds: {
    pet: 'ペット',
    couple: 'カップル',
    anime: 'アニメ',
    office: 'オフィス',
    superhero: 'スーパーヒーロー',
    general: '一般',
  },
  templates: {
    'pet-vinyl': ['ビニールの相棒', 'ペットを小さな台座に載せたなめらかなビニール人形に。'],
    'pet-clay': ['温かな粘土', 'ペットを温かみのある土色の手作り風に。'],
    'pet-bronze': ['ブロンズの記念品', 'ペットを鋳造ブロンズの一色で。'],
    'couple-topper': ['ケーキトッパー', '二人を 1 つの台座に、明るく楽しげに。'],
    'couple-sunset': ['ゴールデンアワー', '二人を夕方の光の中で。'],
    'couple-marble': ['大理石の二人', '二人を石から彫り出したように色なしで。'],
    'anime-scale': ['スケールフィギュア', '彩色アニメフィギュアの澄んだ色と線。'],
    'anime-cel': ['セル画の色', '暗い輪郭線と平らな色。'],
    'anime-vivid': ['キャンディカラー', 'つややかで強く甘い色のフィギュア。'],
    'office-desk': ['デスクの相棒', '机に似合う落ち着いたフィギュア。'],
    'office-employee': ['今月の優秀社員', 'どのオフィスにも必要なひと言付き。'],
    'office-cool': ['クールスチール', 'モダンな部屋に合う涼しげで静かな色。'],
    'superhero-comic': ['コミックヒーロー', '印刷の網点とインクの線。'],
    'superhero-night': ['街の守護者', '映画のワンシーンのような暗さとコントラスト。'],
    'superhero-neon': ['ネオンフォース', '暗闇に光る輪郭。'],
    'general-classic': ['コレクター定番', 'なめらかなビニール、丸い台座、柔らかなスタジオ光。'],
    'general-vintage': ['屋根裏の掘り出し物', '70 年代から棚にあったかのように。'],
    'general-bold': ['ポップアート', 'ポスターのような少数の力強い色。'],
  },
};
