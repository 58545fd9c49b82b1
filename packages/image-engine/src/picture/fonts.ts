import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { signsOf } from './woff-signs.ts';

const require = createRequire(import.meta.url);

/** What lettering can look like. */
export const TYPEFACES = ['sans', 'serif', 'poster', 'handwritten', 'mono'] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** How the letters of a typeface are cut, beside their usual bold. */
export interface Cut {
  /** With thin strokes. */
  thin?: boolean | undefined;
  italic?: boolean | undefined;
}

interface Family {
  name: string;
  weight: number;
  /** Of its thin cut; 0 when it has none. */
  thin: number;
  /** Has letters of its own for italics. */
  hasItalic: boolean;
  /** Scripts that it covers; each is a file of its own. */
  subsets: readonly string[];
  /** Space between letters, in em. */
  tracking: number;
  /** Distance of baselines, in cap heights. */
  leading: number;
  /** How much larger than its capitals suggest it is set, so that all typefaces look of one size. */
  enlarged: number;
}

const EUROPE = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese'] as const;

/** Bundled, as a bare machine has no fonts of its own; all under the SIL Open Font License 1.1. */
const FAMILIES: Readonly<Record<Typeface, Family>> = {
  sans: {
    name: 'inter',
    weight: 700,
    thin: 300,
    hasItalic: true,
    subsets: [...EUROPE, 'greek-ext'],
    tracking: -0.012,
    leading: 1.62,
    enlarged: 1,
  },
  serif: {
    name: 'playfair-display',
    weight: 700,
    thin: 400,
    hasItalic: true,
    subsets: ['latin', 'latin-ext', 'cyrillic', 'vietnamese'],
    tracking: 0,
    leading: 1.75,
    enlarged: 1.04,
  },
  poster: {
    name: 'anton',
    weight: 400,
    thin: 0,
    hasItalic: false,
    subsets: ['latin', 'latin-ext', 'vietnamese'],
    tracking: 0.012,
    leading: 1.36,
    enlarged: 1.12,
  },
  handwritten: {
    name: 'caveat',
    weight: 700,
    thin: 400,
    hasItalic: false,
    subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
    tracking: 0,
    leading: 1.7,
    enlarged: 1.3,
  },
  mono: {
    name: 'jetbrains-mono',
    weight: 700,
    thin: 300,
    hasItalic: true,
    subsets: EUROPE,
    tracking: -0.02,
    leading: 1.75,
    enlarged: 0.95,
  },
};

/** A typeface that is ready to draw with. */
export interface Loaded {
  /** CSS `font-family`: its own files, then those of the sans for scripts that it lacks. */
  family: string;
  weight: number;
  isItalic: boolean;
  /** Cap height of a font of 1 px. */
  capHeight: number;
  tracking: number;
  leading: number;
  enlarged: number;
  /** Whether there is a sign for the code point. */
  has: (codePoint: number) => boolean;
}

/** Whether the typeface has thin letters, or italics. */
export const hasCut = (typeface: Typeface, cut: keyof Cut): boolean =>
  cut === 'thin' ? FAMILIES[typeface].thin > 0 : FAMILIES[typeface].hasItalic;

const loaded = new Map<string, Loaded>();

/** Registers a bundled typeface, once, and gives what is needed to draw with it. A cut that it lacks is left out. */
export function load(typeface: Typeface, { thin = false, italic = false }: Cut = {}): Loaded {
  const {
    name,
    weight: bold,
    thin: thinWeight,
    hasItalic,
    subsets,
    ...spacing
  } = FAMILIES[typeface];
  const isItalic = italic && hasItalic;
  const weight = thin && thinWeight > 0 ? thinWeight : bold;
  const style = isItalic ? 'italic' : 'normal';
  const key = `${name} ${weight} ${style}`;
  const known = loaded.get(key);
  if (known) return known;
  const files = subsets.map((subset) => {
    const file = require.resolve(
      `@fontsource/${name}/files/${name}-${subset}-${weight}-${style}.woff`,
    );
    const bytes = readFileSync(file);
    const family = `NB ${key} ${subset}`;
    GlobalFonts.register(bytes, family);
    return { family: `"${family}"`, signs: signsOf(bytes) };
  });
  const fallback = typeface === 'sans' ? null : load('sans', { thin, italic });
  const own = files.map(({ family }) => family).join(', ');
  const result: Loaded = {
    family: fallback ? `${own}, ${fallback.family}` : own,
    weight,
    isItalic,
    capHeight: capHeightOf(`${isItalic ? 'italic ' : ''}${weight} 1000px ${own}`),
    ...spacing,
    has: (sign) => files.some(({ signs }) => signs.has(sign)) || (fallback?.has(sign) ?? false),
  };
  loaded.set(key, result);
  return result;
}

function capHeightOf(font: string): number {
  const ctx = measuring();
  ctx.font = font;
  return ctx.measureText('H').actualBoundingBoxAscent / 1000;
}

let context: SKRSContext2D | undefined;

/** A context to measure text with. */
export function measuring(): SKRSContext2D {
  context ??= createCanvas(8, 8).getContext('2d');
  return context;
}
