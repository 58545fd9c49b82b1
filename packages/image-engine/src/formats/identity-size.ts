import type { Clause } from '../grammar/clauses/clause.ts';
import type { Size } from '../picture/picture.ts';
import { FORMATS, type FormatName, formatOf, type Portrait, printed } from './formats.ts';

/** A format; of an identity photo, its size where an office asks for one that has no name. */
export interface IdentityParams {
  format: FormatName;
  /** "30x40": width and height in mm, of a `passport` photo only */
  mm?: string;
}

/** mm; below lies what no office asks for, above a sheet with several photos on it. */
const LEAST_SIDE = 15;
const LONGEST_SIDE = 100;
/** Width by height; a longer strip shows no head and shoulders. */
const NARROWEST = 0.55;
/** Up to here a number without a unit counts centimetres: no photo is 15 mm wide, and none 16 cm. */
const MOST_CM = 15;
const MM_PER_CM = 10;
/** What they are in mm. */
const UNITS: readonly (readonly [name: RegExp, mm: number])[] = [
  [/^mm$/, 1],
  [/^cm$/, MM_PER_CM],
  [/^(?:inch|inches|in)$/, 25.4],
];
/** mm; "2 × 2 in" is 51 × 51 mm to most who say it in mm. */
const SAME = 0.5;

const isMade = ({ width, height }: { width: number; height: number }): boolean =>
  width >= LEAST_SIDE && height <= LONGEST_SIDE && width <= height && width / height >= NARROWEST;

/** Whether it is written as `mm` is, and a photo can have that size. */
export function isIdentitySize(mm: string): boolean {
  const [, width, height] = /^(\d+(?:\.\d)?)x(\d+(?:\.\d)?)$/.exec(mm) ?? [];
  return isMade({ width: Number(width), height: Number(height) });
}

/** The size in mm that a clause asks for, upright: `none` where it says none, null where no identity photo has it. */
export function takeIdentitySize({
  tokens,
  used,
  from,
  to,
}: Clause): 'none' | { width: number; height: number } | null {
  const at = tokens.findIndex(({ kind }) => kind === 'ratio' || kind === 'size');
  const { width: across = 0, height: down = 0, raw = '' } = tokens[at] ?? {};
  const unit = UNITS.find(([name]) => name.test(tokens[at + 1]?.text ?? ''));
  if (unit) used.add(at + 1);
  // "2x2 photo" is what an office's own is called; a number of px is no length.
  const isName = at >= from && at < to;
  if (at < 0 || isName || /px|pix/i.test(raw)) return 'none';
  const isSmall = Math.max(across, down) <= MOST_CM;
  const long = unit?.[1] ?? (isSmall ? MM_PER_CM : 1);
  const [width = 0, height = 0] = [across * long, down * long].sort((a, b) => a - b);
  if (!isMade({ width, height })) return null;
  used.add(at);
  return { width, height };
}

/** What makes a photo of that size: what was named or an office's own where it has that size, otherwise the usual one in it. */
export function identityOf(
  named: FormatName,
  size: { width: number; height: number },
): IdentityParams {
  const isSize = (format: FormatName) => {
    const { portrait } = formatOf(format) as { portrait?: Portrait };
    if (!portrait) return false;
    const { width, height } = portrait;
    return Math.abs(width - size.width) <= SAME && Math.abs(height - size.height) <= SAME;
  };
  const names = Object.keys(FORMATS) as FormatName[];
  const known = isSize(named) ? named : named === 'passport' ? names.find(isSize) : undefined;
  if (known) return { format: known };
  const mm = [size.width, size.height].map((side) => Math.round(side * 10) / 10);
  return { format: 'passport', mm: mm.join('x') };
}

/** The rules of a photo in the size that was asked for. */
export function portraitIn(rules: Portrait, mm: string | undefined): Portrait {
  if (!mm) return rules;
  const [width = rules.width, height = rules.height] = mm.split('x').map(Number);
  // In a narrower photo a head as high as that would touch its sides.
  const head = rules.head * Math.min(1, width / height / (rules.width / rules.height));
  return { ...rules, width, height, head };
}

/** "passport photo, 30 × 40 mm" */
export const identityName = (name: string, mm: string | undefined): string =>
  mm ? name.replace(/, .*$/, `, ${mm.replace('x', ' × ')} mm`) : name;

/** 600 dpi as the offices recommend, 300 where the picture would have to be enlarged for that. */
export function identityPixels(portrait: Portrait, { width, height }: Size): Size {
  const fine = printed(portrait, 600);
  return Math.min(width, height) >= fine.height ? fine : printed(portrait, 300);
}
