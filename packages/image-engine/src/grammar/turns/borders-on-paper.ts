import type { Token } from '../words/tokens.ts';

/** Lengths on paper in mm. */
const UNITS: readonly (readonly [said: RegExp, mm: number])[] = [
  [/^(?:mm|millim\S*)$/, 1],
  [/^(?:cm|cms|centim\S*|zentim\S*)$/, 10],
  [/^(?:inch|inches|zoll|pulgadas?|pouces?)$/, 25.4],
];
const BORDER = /^(?:borders?|frames?|framed|margins?|edges?|edging|outline)$/;
/** An edge that is there and is to go is none to be added. */
const CUTS = /^(?:remove|off|away|delete|without|erase|chop|slice|sticker|stickers|text|write)$/;
/** These cut one off, unless they say which shape the picture gets. */
const SHAPES = /^(?:crop|cut|trim|resize)$/;
/** Film of 35 mm has no border of that, and mounts have a width of their own. */
const OTHERS =
  /^(?:films?|filmstrip|analog|negatives?|lens|mats?|matting|mount|passepartout|gallery|polaroid)$/;
const ENDS = /^[.;:!?]$/;

/** Side of a square as large as a sheet of A4, mm: the paper that is meant when none is named. */
const PAPER = Math.sqrt(210 * 297);
/** Widest border, as a share of that side. */
const WIDEST = 0.4;

const mmOf = ({ raw, kind }: Token): number | undefined => {
  const said = raw.trim().toLowerCase();
  return kind === 'word' ? UNITS.find(([unit]) => unit.test(said))?.[1] : undefined;
};

/** A sheet with its paper's own sides in mm: all of A4, whatever number it has, as only its shape is known. */
const isSheet = ({ kind, text }: Token) => kind === 'ratio' && /^(?:210:297|297:210)$/.test(text);

/**
 * "A white border of 2 cm": no picture has centimetres, so it is as wide as it would be on a sheet of A4, whatever
 * the picture's size. On a sheet that is named the border is within it: the picture gets the shape that is left.
 */
export function withBordersOnPaper(tokens: readonly Token[]): Token[] {
  let said = [...tokens];
  for (let at = 0; at < said.length; at++) said = withBorderAt(said, at);
  return said;
}

/** The same for a number that may be a border's width. */
function withBorderAt(tokens: Token[], at: number): Token[] {
  const [number, unit] = tokens.slice(at, at + 2);
  if (number?.kind !== 'number' || number.unit !== 'none' || !unit || !mmOf(unit)) return tokens;
  const from = tokens.slice(0, at).findLastIndex(({ text }) => ENDS.test(text)) + 1;
  const stop = tokens.findIndex(({ text }, i) => i > at && ENDS.test(text));
  const said = tokens.slice(from, stop < 0 ? tokens.length : stop);
  const near = tokens.slice(Math.max(from, at - 6), Math.min(from + said.length, at + 7));
  const says = (test: RegExp) => near.some(({ text }) => test.test(text));
  const isShaped = said.some(({ kind }) => kind === 'ratio' || kind === 'size');
  const isOther = says(CUTS) || says(OTHERS) || (says(SHAPES) && !isShaped);
  if (!says(BORDER) || isOther) return tokens;
  const mm = Math.abs(number.value ?? 0) * (mmOf(unit) ?? 1);
  const sheet = tokens.find(isSheet);
  const inner = {
    width: Math.round((sheet?.width ?? 0) - 2 * mm),
    height: Math.round((sheet?.height ?? 0) - 2 * mm),
  };
  const isWithin = sheet !== undefined && Math.min(inner.width, inner.height) > 2 * mm;
  const side = isWithin ? Math.sqrt(inner.width * inner.height) : PAPER;
  const percent = Math.round(Math.min(WIDEST, mm / side) * 1000) / 10;
  const share: Token = {
    ...number,
    text: `${percent}`,
    value: percent,
    unit: 'percent',
    end: unit.end,
  };
  const shaped = tokens.map((token) =>
    isWithin && token === sheet
      ? { ...token, text: `${inner.width}:${inner.height}`, ...inner }
      : token,
  );
  return [...shaped.slice(0, at), share, ...shaped.slice(at + 2)];
}
