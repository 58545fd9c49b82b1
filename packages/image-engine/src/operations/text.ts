import {
  type Clause,
  type Position,
  takeColours,
  takeIntensity,
  takeNumber,
  takePosition,
  takeQuote,
  takeWords,
} from '../grammar/clause.ts';
import { luminance, type NamedColour, type Rgb } from '../grammar/colours.ts';
import { drawText, groundLuminance, layOver, setText } from '../picture/lettering.ts';
import type { Pixels } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';

interface Params {
  text: string;
  position: Position;
  /** null: white or nearly black, whichever the ground needs. */
  colour: NamedColour | null;
  /** px, or null for `scale` times the usual share of the picture. */
  px: number | null;
  scale: number;
}

const SCALES = { little: 0.6, usual: 1, much: 1.5, most: 2.2 };
const WHITE: Rgb = [255, 255, 255];
const INK: Rgb = [24, 22, 18];
const MAX_LENGTH = 200;
/** Words before which unquoted text ends. */
const ENDS = new Set([
  'at',
  'in',
  'on',
  'to',
  'across',
  'along',
  'near',
  'over',
  'into',
  'under',
  'using',
]);
const LEADS = new Set([
  'saying',
  'says',
  'say',
  'reading',
  'reads',
  'that',
  'of',
  'with',
  'called',
  'as',
  'the',
  'text',
  'words',
  'word',
  'which',
  'to',
  'it',
  'a',
  'caption',
  'title',
  'like',
  'on',
  'this',
  'picture',
  'photo',
  'image',
  'my',
]);

/** The words after the phrase up to one that says where or how: text that was not put in quotes. */
function takeUnquoted(clause: Clause): string | null {
  let from = clause.to;
  while (LEADS.has(clause.tokens[from]?.text ?? '')) from += 1;
  let to = from;
  while (
    to < clause.tokens.length &&
    !clause.used.has(to) &&
    !ENDS.has(clause.tokens[to]?.text ?? '')
  )
    to += 1;
  if (to === from) return null;
  for (let i = clause.to; i < to; i++) clause.used.add(i);
  return clause.tokens
    .slice(from, to)
    .map((token) => token.raw)
    .join(' ');
}

function place(
  pixels: Pixels,
  box: { width: number; height: number },
  { vertical, horizontal }: Position,
) {
  const margin = Math.round(Math.min(pixels.width, pixels.height) * 0.02);
  const left = {
    left: margin,
    centre: Math.round((pixels.width - box.width) / 2),
    right: pixels.width - box.width - margin,
  };
  const top = {
    top: margin,
    middle: Math.round((pixels.height - box.height) / 2),
    bottom: pixels.height - box.height - margin,
  };
  return { left: left[horizontal], top: top[vertical] };
}

/** Writes the text where it was asked, legible whatever lies under it. */
function write(pixels: Pixels, { text, position, colour, px, scale }: Params): Pixels {
  const usual = Math.min(pixels.width * 0.085, pixels.height * 0.12) * scale;
  const setting = setText(text, pixels, px ?? usual);
  const align = position.horizontal === 'centre' ? 'center' : position.horizontal;
  const outline = drawText(setting, WHITE, INK, align);
  const at = place(pixels, outline, position);
  const isBright =
    groundLuminance(pixels, { ...at, width: outline.width, height: outline.height }) > 0.42;
  const ink = colour?.rgb ?? (isBright ? INK : WHITE);
  const halo = luminance(ink) > 0.35 ? INK : WHITE;
  return layOver(pixels, drawText(setting, ink, halo, align), at.left, at.top);
}

/** A caption. */
export const text = defineOperation({
  op: 'text',
  label: 'Text',
  example: 'Add the text “Hello” at the bottom',
  related: ['Add the text “Hello” at the top', 'Add a white border', 'Add a polaroid frame'],
  stage: 'text',
  order: 10,
  touches: [],
  repeatable: true,
  words: [
    [
      'text|caption|captioned|title|heading|headline|write|writing|label|inscription|words|lettering|watermark text|slogan|quote|the word|type|letter|says|saying|subtitle|print words|overlay text|put words|stamp text',
      {},
    ],
  ],
  read: (clause): Params | { cannot: string } | null => {
    const quote = takeQuote(clause);
    if (isAboutExisting(clause, quote !== null)) return null;
    const said = quote ? quote.raw : takeUnquoted(clause);
    const words = (said ?? '').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
    if (words === '') return { cannot: 'it needs to know the words: put them in quotes' };
    const position = takePosition(clause) ?? { vertical: 'bottom', horizontal: 'centre' };
    const px = takeNumber(clause, 'px');
    const level = takeIntensity(clause);
    const [colour = null] = takeColours(clause, 1);
    takeWords(
      clause,
      'letters',
      'font',
      'in',
      'size',
      'text',
      'colored',
      'capital',
      'caps',
      'caption',
      'corner',
      'words',
      'edge',
      'side',
      'the word',
      'title',
      'write',
      'saying',
      'that says',
    );
    return {
      text: [...words].slice(0, MAX_LENGTH).join(''),
      position:
        position.horizontal !== 'centre' && !hasVertical(clause)
          ? { ...position, vertical: 'middle' }
          : position,
      colour,
      px: px === null ? null : Math.min(800, Math.max(6, px)),
      scale: SCALES[level],
    };
  },
  describe: ({ text: words, position, colour }: Params) => {
    const where =
      position.horizontal === 'centre'
        ? { top: 'at the top', middle: 'in the middle', bottom: 'at the bottom' }[position.vertical]
        : position.vertical === 'middle'
          ? `on the ${position.horizontal}`
          : `at the ${position.vertical} ${position.horizontal}`;
    return `wrote “${words}” ${where}${colour ? ` in ${colour.name}` : ''}`;
  },
  passes: (params: Params) => [{ kind: 'pixels', run: (pixels) => write(pixels, params) }],
});

function hasVertical(clause: Clause): boolean {
  return clause.tokens.some((t) =>
    /^(top|upper|above|bottom|lower|below|underneath)$/.test(t.text),
  );
}

/** "change the text", "make the text bigger": about text that is in the picture already. */
function isAboutExisting(clause: Clause, isQuoted: boolean): boolean {
  const before = clause.tokens.slice(0, clause.from).map((t) => t.text);
  const changes = /^(change|edit|fix|translate|move|replace|remove|delete|erase)$/;
  const makes = /^(make|enlarge|blur|sharpen)$/;
  return before.some((word) => changes.test(word) || (!isQuoted && makes.test(word)));
}
