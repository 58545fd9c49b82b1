import type { Hue } from '../../light/hues.ts';
import { withColoursBlended } from './blended-colours.ts';

/** A piece of the prompt. `text` is lower case and in American spelling; `start`/`end` index the prompt. */
export interface Token {
  kind: 'word' | 'quote' | 'number' | 'ratio' | 'size' | 'standard' | 'hex' | 'separator';
  text: string;
  /** As written; of a quote, what stands between the marks. */
  raw: string;
  start: number;
  end: number;
  /** number: the value and its unit; ratio, size and standard ('4k'): width and height in px, 0 when not said. */
  value?: number;
  unit?: 'percent' | 'degrees' | 'px' | 'times' | 'none';
  width?: number;
  height?: number;
  /** Stands for the colours of these families only: "the greens". */
  hues?: readonly Hue[];
  /** A comma or the like stood before it, though it is read with what was before that. */
  isApart?: boolean;
}

/** Longest prompt that is read, in UTF-16 units; the rest of a longer one is left out and said so. The API takes half as many characters. */
export const MAX_PROMPT_LENGTH = 4000;

const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/colour/g, 'color'],
  [/grey/g, 'gray'],
  [/centred/g, 'centered'],
  [/centre/g, 'center'],
  [/(poster|pixel|visual|blurr|satur|color|minim|stylis?|color)ise/g, '$1ize'],
  [/mould/g, 'mold'],
];

// Every quantifier is bounded, so that reading stays linear whatever is thrown at it.
const PATTERN = new RegExp(
  [
    /(?<quote>"[^"]{1,400}"|“[^”“]{1,400}[”"]|«[^»«]{1,400}»|»[^»«]{1,400}«|„[^“”„]{1,400}[“”"]|`[^`]{1,400}`)/u,
    /(?<single>(?<![\p{L}\p{N}])['‘][^'’\n]{1,400}(?:['’](?=\p{L}{1,2}\b)[^'’\n]{1,400}){0,4}['’](?![\p{L}\p{N}]))/u,
    /(?<hex>#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z]))/u,
    // "Make it 1a2b3c": behind such a word a colour too; elsewhere "CAFE24" is written, or on a number plate.
    /(?<barehex>(?<!(?:plate|number|code|registration|kennzeichen|schild|nummer|matr[ií]cula|placa|plaque|num[eé]ro)\b.{0,12})(?<=(?<!\p{L})(?:duotone?|bichromie|duotono|to|in|into|is|be|as|with|from|and|hex|exactly|background|backdrop|colou?rs?|auf|mit|als|zu|und|farbe|hintergrund|en|de|con|a|y|fondo|avec|et|couleur|fond|red|green|blue|yellow|orange|pink|purple|white|black|gr[ae]y)\s{1,2}|:\s{0,2})(?=[a-f]{0,5}\d)(?=\d{0,5}[a-f])[0-9a-f]{6}(?![\p{L}\p{N}@._-]))/u,
    /(?<standard>(?<!\p{L})(?:\d{1,2}k|\d{3,4}p|(?:(?:full|ultra|quad)[\s-]?)?hd|[ufq]hd)(?![\p{L}\p{N}]))/u,
    /(?<decade>\d{2,4}(?:['’]?s|er[nm]?)(?!\p{L}))/u,
    // "35 mm x 45 mm", "3,5 x 4,5 cm"
    /(?<pair>\d{1,5}(?:[.,]\d{1,3})?\s{0,2}(?:[mc]m\s{0,2})?(?:[:×x*/]|by|to|par|por|mal)\s{0,2}\d{1,5}(?:[.,]\d{1,3})?(?![\d%°]|\s?(?:prozent|percent|por\s?ciento|pour\s?cent))(?:\s{0,2}(?:px|pixels?)(?!\p{L}))?)/u,
    /(?<number>(?:[$£€]\s?)?[-+−]?\d{1,7}(?:[.,]\d{1,3})?\s{0,2}(?:%|per\s?cent(?!\p{L})|percentage(?!\p{L})|°|º|deg(?:rees?|s)?(?!\p{L})|px(?!\p{L})|pixels?(?!\p{L})|[x×](?!\p{L})|times(?!\p{L})|[$£€])?)/u,
    /(?<word>\p{L}[\p{L}\p{M}'’]{0,60}(?:-ish(?!\p{L}))?)/u,
    /(?<separator>[,;.!?:\n。，、/|()]|--|—|–|(?<=\s)-(?=\s))/u,
    /(?<and>[&+])/u,
  ]
    .map((part) => part.source)
    .join('|'),
  'giu',
);

const COLOUR_ISH = /^(red|orange|yellow|green|blue|purple|violet|pink|brown|gold|teal)d?ish$/;

/** A word without capitals, accents and apostrophes, in American spelling. */
export function wordText(raw: string): string {
  let text = raw
    .toLowerCase()
    .normalize('NFKD')
    .replace(/-ish$/, '')
    .replace(/[\p{M}'’-]/gu, '')
    .replace(COLOUR_ISH, '$1');
  for (const [british, american] of AMERICAN) text = text.replace(british, american);
  return text;
}

function unitOf(raw: string): Token['unit'] {
  if (/%|per/i.test(raw)) return 'percent';
  if (/°|º|deg/i.test(raw)) return 'degrees';
  if (/px|pix/i.test(raw)) return 'px';
  if (/[x×]|times/i.test(raw)) return 'times';
  return 'none';
}

function numberToken(raw: string, base: Pick<Token, 'raw' | 'start' | 'end'>): Token {
  const digits = /[-+−]?\d+(?:[.,]\d+)?/.exec(raw)?.[0] ?? '0';
  const value = Number(digits.replace('−', '-').replace(',', '.'));
  return { kind: 'number', text: String(Math.abs(value)), ...base, value, unit: unitOf(raw) };
}

function pairToken(raw: string, base: Pick<Token, 'raw' | 'start' | 'end'>): Token {
  const said = raw
    .toLowerCase()
    .replace(/\s|[mc]m/g, '')
    .replace(/,/g, '.');
  const [width = 1, height = 1] = (said.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  const isSize = /px|pix/i.test(raw) || (width >= 50 && height >= 50 && !raw.includes('/'));
  return {
    kind: isSize ? 'size' : 'ratio',
    text: said.replace(/par|por|mal/, 'x'),
    ...base,
    width,
    height,
  };
}

const TENS: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty five': 45,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

/** "ninety degrees", "twenty percent": a number in words, once its unit shows that it is one. */
function withSpokenNumbers(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const unit = /^degrees?$/.test(token.text)
      ? 'degrees'
      : /^percent$/.test(token.text)
        ? 'percent'
        : null;
    const last = result.at(-1);
    // "Upscale x4".
    if (token.kind === 'number' && token.unit === 'none' && last?.text === 'x') {
      result[result.length - 1] = { ...token, start: last.start, unit: 'times' };
      continue;
    }
    const both = `${result.at(-2)?.text} ${last?.text}`;
    if (unit && last?.kind === 'word') {
      const length = Object.hasOwn(TENS, both) ? 2 : 1;
      const said = length === 2 ? both : last.text;
      const value = Object.hasOwn(TENS, said) ? TENS[said] : undefined;
      if (value !== undefined) {
        const start = result.splice(-length)[0]?.start ?? token.start;
        result.push({ ...token, kind: 'number', text: String(value), start, value, unit });
        continue;
      }
    }
    result.push(token);
  }
  return result;
}

const SCREEN_WIDTHS: Readonly<Record<string, number>> = {
  hd: 1280,
  fhd: 1920,
  fullhd: 1920,
  qhd: 2560,
  quadhd: 2560,
  uhd: 3840,
  ultrahd: 3840,
  '2k': 2560,
  '5k': 5120,
};

/** The names of screen sizes: "4k" and "full HD" are widths, "1080p" is a height. */
function standardToken(raw: string, base: Pick<Token, 'raw' | 'start' | 'end'>): Token {
  const text = raw.toLowerCase();
  const name = text.replace(/[\s-]/g, '');
  const count = Number.parseInt(name, 10);
  const height = name.endsWith('p') ? count : 0;
  const width = height > 0 ? 0 : (SCREEN_WIDTHS[name] ?? count * 960);
  return { kind: 'standard', text, ...base, width, height };
}

/** Splits a prompt into tokens. Pure, linear, never throws. */
export function tokenize(prompt: string): Token[] {
  const tokens: Token[] = [];
  for (const match of prompt.slice(0, MAX_PROMPT_LENGTH).matchAll(PATTERN)) {
    const raw = match[0];
    const groups = match.groups ?? {};
    const base = { raw, start: match.index, end: match.index + raw.length };
    if (groups.quote ?? groups.single) {
      const inside = raw.slice(1, -1).trim();
      tokens.push({ kind: 'quote', ...base, text: inside, raw: inside });
    } else if (groups.hex) tokens.push({ kind: 'hex', text: raw.toLowerCase(), ...base });
    else if (groups.barehex) tokens.push({ kind: 'hex', text: `#${raw.toLowerCase()}`, ...base });
    else if (groups.standard) tokens.push(standardToken(raw, base));
    else if (groups.decade) tokens.push({ kind: 'word', text: wordText(raw), ...base });
    else if (groups.pair) tokens.push(pairToken(raw, base));
    else if (groups.number) tokens.push(numberToken(raw, base));
    else if (groups.word) tokens.push({ kind: 'word', text: wordText(raw), ...base });
    else if (groups.and) tokens.push({ kind: 'word', text: 'and', ...base });
    else if (groups.separator) tokens.push({ kind: 'separator', text: raw, ...base });
  }
  return withColoursBlended(withSpokenNumbers(tokens));
}
