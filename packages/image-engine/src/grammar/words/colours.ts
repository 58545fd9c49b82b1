import { blendSpoken } from './blended-colours.ts';
import { COMPOUND, NAMES } from './named-colours.ts';

/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** A colour as the visitor called it. */
export interface NamedColour {
  name: string;
  rgb: Rgb;
}

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
