import type { SceneName } from '../scenes/scenes.ts';

/**
 * Names of the scenes in the languages that people describe them in beside English: German, Spanish and French by
 * whole words; Japanese, Chinese and Arabic, which write words together or put articles before them, by what stands
 * anywhere.
 */
export const WORDS: Readonly<Partial<Record<SceneName, string>>> = {
  cityNight: 'neonlicht|neonlichter|neonlichtern|luces de neón|néons',
  city: 'stadt|großstadt|innenstadt|stadtstraße|straße|straßen|gasse|ciudad|calle|calles|ville|rue|rues',
  beach:
    'strand|sandstrand|meer|küste|ozean|insel|playa|mar|costa|océano|isla|plage|mer|côte|océan|île',
  mountains:
    'berg|berge|bergen|gebirge|alpen|gipfel|hügel|wiese|wiesen|verschneite berge|verschneiten bergen|montaña|montañas|montañas nevadas|sierra|colina|pradera|montagne|montagnes|montagnes enneigées|colline',
  space:
    'weltraum|weltall|sterne|sternen|mond|galaxie|espacio|galaxia|luna|estrellas|espace|lune|étoiles',
  office: 'büro|arbeitsplatz|oficina|despacho|bureau',
  forest:
    'wald|wälder|dschungel|park|garten|bäume|bäumen|bosque|selva|jardín|parque|árboles|forêt|bois|jungle|jardin|parc|arbres',
  snow: 'schnee|verschneit|verschneite|verschneiten|winter|nieve|nevado|invierno|neige|enneigé|enneigée|hiver',
  autumn: 'herbst|herbstwald|herbstlich|herbstlichen|herbstlaub|otoño|otoñal|automne',
  kitchen: 'küche|cocina|cuisine',
  sunset:
    'sonnenuntergang|sonnenaufgang|abendrot|abenddämmerung|atardecer|puesta de sol|amanecer|coucher de soleil|coucher du soleil|lever du soleil|crépuscule',
  studio: 'fotostudio|estudio|estudio fotográfico|studio photo',
};

/** The same in writings in which a word may stand within another. */
export const PARTS: Readonly<Partial<Record<SceneName, string>>> = {
  cityNight: 'ネオン|夜景|夜の街|霓虹|夜街|城市夜|نيون',
  city: '街角|街|都市|通り|城市|街道|街头|مدينة|شارع',
  beach: '浜辺|砂浜|ビーチ|海辺|海岸|海滩|沙滩|海边|شاطئ|البحر|جزيرة',
  mountains: '山|草原|高原|草地|جبل|جبال|مرج',
  space: '宇宙|銀河|月面|太空|星空|银河|月球|فضاء|القمر|مجرة',
  office: 'オフィス|会議室|办公室|مكتب',
  forest: '森|林|公園|庭園|ジャングル|公园|花园|丛林|غابة|حديقة',
  snow: '雪景色|雪の中|雪原|吹雪|冬|雪地|雪景|下雪|الثلج|ثلوج|شتاء',
  autumn: '秋|紅葉|红叶|خريف',
  kitchen: 'キッチン|台所|厨房|مطبخ',
  sunset: '夕暮れ|夕日|夕焼け|日没|夕阳|日落|黄昏|غروب|شروق',
  studio: 'スタジオ|摄影棚|影棚|استوديو',
};

/** That it is night, in these languages. */
export const NIGHTS = 'nacht|nachts|nächtliche|nächtlichen|noche|nocturna|nocturno|nuit|nocturne';
export const NIGHT_PARTS = '夜|ليل';
