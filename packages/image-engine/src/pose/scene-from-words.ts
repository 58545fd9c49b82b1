import type { SceneName } from '../scenes/scenes.ts';
import { SCENE_NAMES, SPOKEN } from '../scenes/spoken.ts';

/** The scene for a description, and how well it fits: one that is named, one that is near, or none. */
export interface FoundScene {
  scene: SceneName;
  fit: 'named' | 'near' | 'none';
}

/** Places that the engine has no scene for, and the one that is nearest. */
const NEAR: Readonly<Partial<Record<SceneName, string>>> = {
  cityNight:
    'cyberpunk|neon|arcade|nightclub|night club|club|disco|concert|stage|bar|pub|casino|tokyo|times square|futuristic|alley|karaoke|rave|theatre|theater|fireworks|festival|carnival',
  city: 'new york|london|paris|rooftop|roof|bridge|market|square|village|castle|harbour|harbor|station|airport|subway|sidewalk|pavement|playground|skatepark|parking lot|bus stop|plaza|temple|ruins|school|stadium|road|highway|shop|mall|court',
  beach:
    'desert|dunes|lake|river|pool|swimming pool|lagoon|underwater|boat|ship|pier|surf|waves|water|oasis|pirate',
  mountains:
    'hill|cliff|canyon|volcano|valley|field|farm|waterfall|countryside|grass|lawn|prairie|sky|clouds|meadows|wildflower|flowers|flower field|glacier|mountain peak|savanna|hiking',
  forest: 'magical|enchanted|fairy|fairytale|fairy tale|tree|bamboo|cave|swamp|camp|campfire|zoo',
  snow: 'ice|arctic|antarctica|north pole|frozen|blizzard|igloo|skating|snowball|snowman|ice rink|ski slope',
  space: 'planet|mars|spaceship|spacecraft|rocket|alien|asteroid|orbit|star|astronaut|moonlit',
  kitchen:
    'restaurant|cafe|café|coffee shop|coffeehouse|diner|bakery|dining room|living room|room|bedroom|home|house|cabin|sofa|couch|fireplace|bathroom|indoors|interior|party|birthday|wedding',
  office:
    'library|classroom|laboratory|lab|hospital|hotel|lobby|museum|gallery|hall|bank|conference|lecture|desk',
  studio: 'gym|dojo|ring|photo shoot|photoshoot|catwalk|fashion|white room|void|blank',
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

const NIGHT = /\b(night|nights|nighttime|midnight|neon|after dark)\b/;

/**
 * The scene that a description means: the longest name that stands in it decides, and among equally long
 * ones the first that is said.
 */
export function sceneFromWords(description: string): FoundScene {
  const text = ` ${description
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
  const named = SCENE_NAMES.flatMap((scene) => {
    const { names, vague = '' } = SPOKEN[scene];
    return mentions(text, scene, `${names}|${vague}`);
  }).toSorted(byLength);
  const [first] = named;
  if (first) {
    const all = new Set(named.map(({ scene }) => scene));
    const both = TOGETHER.find(([a, b]) => all.has(a) && all.has(b) && first.length < 12);
    const scene = both?.[2] ?? first.scene;
    return { scene: scene === 'city' && NIGHT.test(text) ? 'cityNight' : scene, fit: 'named' };
  }
  const near = Object.entries(NEAR)
    .flatMap(([scene, names]) => mentions(text, scene as SceneName, names))
    .toSorted(byLength)[0];
  if (near) {
    const scene = near.scene === 'city' && NIGHT.test(text) ? 'cityNight' : near.scene;
    return { scene, fit: 'near' };
  }
  return { scene: 'studio', fit: 'none' };
}

interface Mention {
  scene: SceneName;
  length: number;
  at: number;
}

const byLength = (a: Mention, b: Mention) => b.length - a.length || a.at - b.at;

function mentions(text: string, scene: SceneName, names: string): Mention[] {
  return names
    .split('|')
    .filter((name) => name !== '')
    .map((name) => ({ scene, length: name.length, at: text.indexOf(` ${name} `) }))
    .filter(({ at }) => at >= 0);
}
