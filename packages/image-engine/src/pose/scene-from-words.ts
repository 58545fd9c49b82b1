import type { SceneName } from '../scenes/scenes.ts';
import { SCENE_NAMES, SPOKEN } from '../scenes/spoken.ts';
import { NIGHT_PARTS, NIGHTS, PARTS, WORDS } from './scene-words.ts';

/** The scene for a description, and how well it fits: one that is named, one that is near, or none. */
export interface FoundScene {
  scene: SceneName;
  fit: 'named' | 'near' | 'none';
}

/** Places that the engine has no scene for, and the one that is nearest. */
const NEAR: Readonly<Partial<Record<SceneName, string>>> = {
  cityNight:
    'cyberpunk|neon|arcade|nightclub|night club|club|disco|concert|stage|bar|pub|casino|tokyo|times square|futuristic|alley|karaoke|rave|theatre|theater|fireworks|festival|carnival|backstage|red carpet|new year s eve',
  city: 'new york|london|paris|rooftop|roof|bridge|market|square|village|castle|harbour|harbor|station|airport|subway|sidewalk|pavement|playground|skatepark|parking lot|bus stop|plaza|temple|ruins|school|stadium|road|highway|shop|mall|court|supermarket|train|church|eiffel tower|tower|skate park|amusement park|theme park|car park|parade',
  beach:
    'desert|dunes|lake|river|pool|swimming pool|lagoon|underwater|boat|ship|pier|surf|waves|water|oasis|pirate|aquarium|water park|sailing|fishing',
  mountains:
    'hill|cliff|canyon|volcano|valley|field|farm|waterfall|countryside|grass|lawn|prairie|sky|clouds|meadows|wildflower|flowers|flower field|glacier|mountain peak|savanna|hiking|everest|vineyard|barn|ranch|orchard|spring|tulips|sunflowers|picnic',
  forest:
    'magical|enchanted|fairy|fairytale|fairy tale|tree|bamboo|cave|swamp|camp|campfire|zoo|cherry blossom|cherry blossoms|safari|treehouse',
  snow: 'ice|arctic|antarctica|north pole|frozen|blizzard|igloo|skating|snowball|snowman|ice rink|ski slope|northern lights|aurora|polar|santa',
  space: 'planet|mars|spaceship|spacecraft|rocket|alien|asteroid|orbit|star|astronaut|moonlit',
  kitchen:
    'restaurant|cafe|café|coffee shop|coffeehouse|diner|bakery|dining room|living room|room|bedroom|home|house|cabin|sofa|couch|fireplace|bathroom|indoors|interior|party|birthday|wedding',
  office:
    'library|classroom|laboratory|lab|hospital|hotel|lobby|museum|gallery|hall|bank|conference|lecture|desk|ballroom|palace|courtroom|store',
  studio:
    'gym|dojo|ring|photo shoot|photoshoot|catwalk|fashion|white room|void|blank|backdrop|green screen|nowhere',
  sunset: 'evening|twilight|romantic|horizon|sundown',
  autumn: 'halloween|pumpkin|harvest|october|november|maple',
};

/** Where two are named, what both together are. */
const TOGETHER: readonly (readonly [SceneName, SceneName, SceneName])[] = [
  ['beach', 'sunset', 'sunset'],
  ['forest', 'snow', 'snow'],
  ['forest', 'autumn', 'autumn'],
  ['mountains', 'snow', 'snow'],
];

/** In the dark. */
const NIGHT = `night|nights|nighttime|midnight|neon|after dark|${NIGHTS}`;

/**
 * The scene that a description means: the longest name that stands in it decides, and among equally long
 * ones the first that is said.
 */
export function sceneFromWords(description: string): FoundScene {
  const text = ` ${plain(description)} `;
  const named = SCENE_NAMES.flatMap((scene) => {
    const { names, vague = '' } = SPOKEN[scene];
    const words = mentions(text, scene, `${names}|${vague}|${WORDS[scene] ?? ''}`);
    return [...words, ...parts(text, scene, PARTS[scene] ?? '')];
  }).toSorted(byLength);
  const near = Object.entries(NEAR)
    .flatMap(([scene, names]) => mentions(text, scene as SceneName, names))
    .toSorted(byLength)[0];
  const [first] = named;
  // "Skate park" names no park.
  if (first && !(near && holds(near, first))) {
    const all = new Set(named.map(({ scene }) => scene));
    const both = TOGETHER.find(([a, b]) => all.has(a) && all.has(b) && first.length < 12);
    return { scene: atNight(both?.[2] ?? first.scene, text), fit: 'named' };
  }
  return near
    ? { scene: atNight(near.scene, text), fit: 'near' }
    : { scene: 'studio', fit: 'none' };
}

function atNight(scene: SceneName, text: string): SceneName {
  const isNight =
    mentions(text, scene, NIGHT).length > 0 || parts(text, scene, NIGHT_PARTS).length > 0;
  return scene === 'city' && isNight ? 'cityNight' : scene;
}

/** Words in small letters without accents, one space between them. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

interface Mention {
  scene: SceneName;
  length: number;
  at: number;
}

const byLength = (a: Mention, b: Mention) => b.length - a.length || a.at - b.at;

const holds = (outer: Mention, inner: Mention) =>
  outer.length > inner.length &&
  outer.at <= inner.at &&
  outer.at + outer.length >= inner.at + inner.length;

const listed = (names: string) =>
  names
    .split('|')
    .map(plain)
    .filter((name) => name !== '');

function mentions(text: string, scene: SceneName, names: string): Mention[] {
  return listed(names)
    .map((name) => ({ scene, length: name.length, at: text.indexOf(` ${name} `) }))
    .filter(({ at }) => at >= 0);
}

function parts(text: string, scene: SceneName, names: string): Mention[] {
  return listed(names)
    .map((name) => ({ scene, length: name.length, at: text.indexOf(name) }))
    .filter(({ at }) => at >= 0);
}
