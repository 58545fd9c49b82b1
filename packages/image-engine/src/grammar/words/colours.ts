import { BLENDED_COLOURS, blendSpoken } from './blended-colours.ts';

/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A colour as the visitor called it. */
export interface NamedColour {
  name: string;
  rgb: Rgb;
}

const NAMES: Readonly<Record<string, Rgb>> = {
  red: [214, 40, 48],
  crimson: [172, 22, 52],
  scarlet: [226, 44, 36],
  maroon: [112, 20, 36],
  burgundy: [110, 18, 44],
  claret: [127, 23, 52],
  coral: [255, 122, 92],
  salmon: [250, 138, 118],
  peach: [255, 200, 166],
  orange: [242, 128, 32],
  amber: [250, 178, 24],
  yellow: [250, 208, 46],
  gold: [214, 168, 60],
  golden: [214, 168, 60],
  mustard: [206, 160, 40],
  lime: [148, 214, 52],
  green: [44, 150, 76],
  mint: [164, 226, 196],
  olive: [112, 116, 52],
  sage: [158, 176, 146],
  khaki: [186, 172, 128],
  emerald: [16, 146, 96],
  teal: [18, 128, 132],
  turquoise: [48, 196, 190],
  cyan: [36, 190, 222],
  aqua: [64, 208, 214],
  blue: [38, 92, 204],
  'sky blue': [118, 186, 240],
  'royal blue': [48, 78, 196],
  navy: [22, 36, 92],
  'navy blue': [22, 36, 92],
  indigo: [70, 52, 160],
  purple: [122, 62, 176],
  violet: [136, 86, 206],
  lavender: [190, 170, 236],
  lilac: [200, 166, 220],
  periwinkle: [150, 160, 236],
  plum: [112, 42, 98],
  mauve: [176, 138, 168],
  magenta: [214, 40, 160],
  fuchsia: [226, 36, 158],
  pink: [244, 138, 176],
  'hot pink': [248, 62, 142],
  rose: [236, 104, 132],
  brown: [116, 74, 44],
  terracotta: [196, 100, 72],
  taupe: [146, 132, 120],
  chocolate: [88, 52, 34],
  tan: [206, 174, 132],
  beige: [226, 208, 180],
  cream: [247, 238, 216],
  ivory: [252, 248, 234],
  charcoal: [52, 54, 60],
  black: [0, 0, 0],
  white: [255, 255, 255],
  'off white': [250, 247, 240],
  gray: [128, 128, 130],
  silver: [190, 193, 198],
  azure: [40, 140, 230],
  cerulean: [42, 132, 190],
  cobalt: [16, 72, 170],
  ultramarine: [36, 44, 150],
  aquamarine: [120, 216, 184],
  chartreuse: [176, 220, 40],
  ochre: [200, 136, 46],
  vermilion: [226, 72, 44],
  oxblood: [92, 14, 22],
  cerise: [214, 44, 104],
  seafoam: [150, 222, 190],
  ecru: [222, 208, 176],
  anthracite: [48, 52, 56],
  bronze: [150, 104, 56],
  copper: [184, 110, 70],
  ...BLENDED_COLOURS,
};

/** Names of two or three words whose first is a thing by itself: it is no colour word alone. */
const COMPOUND: Readonly<Record<string, Rgb>> = {
  'snow white': [255, 250, 250],
  'jet black': [8, 8, 10],
  'pitch black': [4, 4, 6],
  'blood red': [138, 12, 20],
  'cherry red': [196, 24, 52],
  'ruby red': [170, 16, 60],
  'wine red': [114, 28, 52],
  'brick red': [170, 66, 52],
  'rust red': [158, 62, 38],
  'rusty red': [158, 62, 38],
  'blood orange': [214, 64, 34],
  'forest green': [34, 92, 50],
  'grass green': [74, 160, 56],
  'lime green': [124, 204, 44],
  'mint green': [164, 226, 196],
  'olive green': [112, 116, 52],
  'sea green': [46, 139, 110],
  'ocean blue': [26, 104, 156],
  'ice blue': [176, 220, 240],
  'midnight blue': [24, 28, 88],
  'electric blue': [24, 112, 255],
  'cobalt blue': [16, 72, 170],
  'lemon yellow': [252, 238, 84],
  'mustard yellow': [206, 160, 40],
  'golden yellow': [250, 192, 40],
  'emerald green': [16, 146, 96],
  'sage green': [158, 176, 146],
  'hunter green': [44, 82, 56],
  'bottle green': [12, 74, 52],
  'army green': [84, 90, 54],
  'powder blue': [176, 206, 230],
  'steel blue': [70, 120, 170],
  'slate blue': [92, 104, 150],
  'slate gray': [104, 116, 128],
  'burnt orange': [198, 88, 28],
  'rust orange': [190, 84, 36],
  'blush pink': [240, 196, 196],
  'dusty pink': [214, 164, 164],
  'dusty rose': [196, 136, 140],
  'rose gold': [200, 140, 128],
  'racing green': [0, 66, 37],
  'british racing green': [0, 66, 37],
  'moss green': [104, 122, 60],
  'apple green': [136, 182, 40],
  'kelly green': [56, 168, 48],
  'pine green': [22, 84, 66],
  'fir green': [36, 74, 54],
  'pistachio green': [164, 204, 124],
  'khaki green': [124, 122, 74],
  'petrol blue': [10, 92, 108],
  'duck egg blue': [186, 222, 216],
  'denim blue': [62, 98, 148],
  'cornflower blue': [100, 148, 236],
  'peacock blue': [0, 100, 128],
  'canary yellow': [255, 238, 84],
  'sunshine yellow': [255, 220, 60],
  'saffron yellow': [244, 190, 44],
  'fire engine red': [200, 28, 38],
  'tomato red': [224, 72, 48],
  'candy pink': [236, 112, 152],
  'bubblegum pink': [255, 168, 200],
  'copper red': [180, 96, 64],
  'camel brown': [188, 148, 100],
  'ash gray': [178, 184, 180],
  'stone gray': [146, 142, 134],
  'dove gray': [170, 168, 168],
  'pearl gray': [206, 204, 200],
  'pearl white': [240, 236, 226],
  'bone white': [238, 232, 216],
  'burnt sienna': [158, 74, 44],
  'burnt umber': [98, 58, 42],
  'chestnut brown': [122, 66, 44],
  'mahogany brown': [92, 36, 28],
  'coffee brown': [84, 58, 44],
  'caramel brown': [180, 112, 58],
  'cinnamon brown': [160, 92, 50],
  'sand beige': [214, 192, 154],
  'champagne beige': [236, 218, 186],
  'raspberry red': [190, 28, 82],
  'sapphire blue': [22, 70, 160],
  'jade green': [0, 142, 104],
  'amethyst purple': [146, 98, 196],
  'tangerine orange': [250, 136, 32],
  'honey yellow': [232, 172, 56],
  'gunmetal gray': [68, 76, 84],
  'eggshell white': [240, 234, 214],
};

const LIGHTER = new Set(['light', 'pale', 'pastel', 'soft', 'baby']);
const DARKER = new Set(['dark', 'deep']);
const PLAIN = new Set(['bright', 'vivid', 'pure', 'solid', 'neon', 'warm', 'rich', 'plain']);

/** Words that may stand before a colour name and belong to it. */
export const COLOUR_MODIFIERS: ReadonlySet<string> = new Set([...LIGHTER, ...DARKER, ...PLAIN]);

/** Every word that occurs in a colour's name. */
export const COLOUR_WORDS: ReadonlySet<string> = new Set(
  Object.keys(NAMES).flatMap((name) => name.split(' ')),
);

function shade(rgb: Rgb, modifier: string): Rgb {
  const each = (f: (v: number) => number): Rgb => [f(rgb[0]), f(rgb[1]), f(rgb[2])];
  if (LIGHTER.has(modifier)) return each((v) => Math.round(v + (255 - v) * 0.5));
  if (DARKER.has(modifier)) return each((v) => Math.round(v * 0.55));
  return rgb;
}

/** Shades that are called with their colour behind: "burgundy red" is burgundy. */
const SHADES_OF: Readonly<Record<string, RegExp>> = {
  ...{ burgundy: /^red$/, maroon: /^red$/, crimson: /^red$/, scarlet: /^red$/, vermilion: /^red$/ },
  ...{ olive: /^green$/, emerald: /^green$/, mint: /^green$/, sage: /^green$/, lime: /^green$/ },
  ...{ navy: /^blue$/, azure: /^blue$/, cobalt: /^blue$/, indigo: /^blue$/, ultramarine: /^blue$/ },
  ...{ turquoise: /^(blue|green)$/, teal: /^(blue|green)$/, petrol: /^(blue|green)$/ },
  ...{ mustard: /^yellow$/, ochre: /^(yellow|brown)$/, lavender: /^purple$/, lilac: /^purple$/ },
  ...{ coral: /^(red|orange|pink)$/, salmon: /^(pink|orange)$/, peach: /^(orange|pink)$/ },
  ...{ anthracite: /^gray$/, charcoal: /^(gray|black)$/, magenta: /^(pink|red)$/ },
};

const THIS = /^(?:the|my|our|his|her|their|this|that|these|those)$/;
/** What a thing of a colour is not called by: "the forest green jacket". */
const BEHIND = /^(?:and|but|then|please|instead|again|now|too|with|without|like|as|for|on|in|at)?$/;

/** Whether the name of a colour is a thing and what it is to be: "make the sea green". */
const isThingToBe = (name: string, before = '', behind = ''): boolean =>
  Object.hasOwn(COMPOUND, name) && THIS.test(before) && BEHIND.test(behind);

/** The colour that starts at `words[at]`, with its length in words; null when there is none. */
export function colourAt(
  words: readonly string[],
  at: number,
): { colour: NamedColour; length: number } | null {
  const modifier = words[at] ?? '';
  const offset = COLOUR_MODIFIERS.has(modifier) ? 1 : 0;
  for (const length of [3, 2, 1]) {
    const name = words.slice(at + offset, at + offset + length).join(' ');
    const named = length > 1 && Object.hasOwn(COMPOUND, name) ? COMPOUND : NAMES;
    const rgb = Object.hasOwn(named, name) ? named[name] : undefined;
    // "Make the sky blue" is about the sky.
    if (
      !rgb ||
      isThingToBe(name, words[at - 1], words[at + length]) ||
      at + offset + length > words.length ||
      (length > 1 &&
        modifier === 'sky' &&
        /^(the|my|our|this|that|gray|white|dull|cloudy|overcast|black|dark|pale)$/.test(
          words[at - 1] ?? '',
        ))
    )
      continue;
    const spoken = offset ? `${modifier} ${name}` : name;
    return {
      colour: {
        name: blendSpoken(spoken).replace('gray', 'grey'),
        rgb: offset ? shade(rgb, modifier) : rgb,
      },
      length: length + offset + (isShadeOf(name, words[at + offset + length]) ? 1 : 0),
    };
  }
  return null;
}

/** Whether the one word is a shade of the other's colour: burgundy of red. */
export const isShadeOf = (name: string, next: string | undefined): boolean =>
  Object.hasOwn(SHADES_OF, name) && (SHADES_OF[name]?.test(next ?? '') ?? false);

/** Has a hue that the eye sees: black, white and the greys do not. */
export function isColourful(rgb: Rgb): boolean {
  return Math.max(...rgb) - Math.min(...rgb) >= 24;
}

/** Every colour name, for phrases that hold one. */
export const COLOUR_NAMES: readonly string[] = Object.keys(NAMES);
/** Those of several words of which the first is a thing. */
export const COMPOUND_COLOUR_NAMES: readonly string[] = Object.keys(COMPOUND);

/** Reads `#abc` or `#aabbcc`. */
export function colourFromHex(hex: string): NamedColour {
  const short = hex.length === 4;
  const part = (i: number) => {
    const digits = short ? hex.slice(i + 1, i + 2).repeat(2) : hex.slice(1 + i * 2, 3 + i * 2);
    return Number.parseInt(digits, 16);
  };
  return { name: hex.toLowerCase(), rgb: [part(0), part(1), part(2)] };
}

/** Relative luminance 0 to 1 of an sRGB colour (WCAG 2.2 definition). */
export function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((v) => {
    const c = v / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
