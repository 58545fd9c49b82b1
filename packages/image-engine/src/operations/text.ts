import { type Clause, takeColours, takeNumber, takeQuote, takeWords } from '../grammar/clause.ts';
import { takeIntensity } from '../grammar/intensity.ts';
import { type Position, takePosition } from '../grammar/position.ts';
import { takeUnquoted } from '../grammar/unquoted.ts';
import { type Caption, write } from '../picture/caption.ts';
import { defineOperation } from './operation.ts';

const SCALES = { little: 0.6, usual: 1, much: 1.5, most: 2.2 };
const MAX_LENGTH = 200;
/** Say what the text is, or how it is set: nothing more to do for them. */
const ABOUT_THE_TEXT = [
  ...['letters', 'font', 'in', 'size', 'text', 'colored', 'capital', 'caps', 'caption', 'corner'],
  ...['words', 'edge', 'side', 'the word', 'title', 'write', 'saying', 'that says', 'watermark'],
];
/** What a text in quotes may be called. */
const CALLED = [
  ...[
    'name',
    'names',
    'signature',
    'initials',
    'message',
    'greeting',
    'greetings',
    'date',
    'credit',
  ],
  ...[
    'handle',
    'hashtag',
    'tagline',
    'note',
    'sign',
    'signed',
    'stamp',
    'logo',
    'copyright',
    'year',
  ],
  ...['username', 'website', 'url', 'brand', 'company', 'location', 'place', 'sentence', 'phrase'],
  ...['in letters', 'typed', 'printed', 'letter', 'line', 'with', 'quotes', 'lettering', 'wording'],
];

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
      'text|caption|captioned|title|heading|headline|write|writing|label|inscription|words|lettering|watermark text|slogan|quote|the word|type|letter|says|saying|subtitle|print words|overlay text|put words|stamp text|watermark|watermarked|watermarking',
      {},
    ],
    [
      'sign|signed|autograph|stamp|imprint|print|engrave|name|signature|initials|credit',
      { quoted: true },
    ],
  ],
  read: (clause, hint: { quoted?: boolean }): Caption | { cannot: string } | null => {
    const quote = takeQuote(clause);
    if (hint.quoted && !quote) return null;
    if (isAboutExisting(clause, quote !== null)) return null;
    const said = quote ? quote.raw : takeUnquoted(clause);
    const words = (said ?? '').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
    if (words === '') return { cannot: 'it needs to know the words: put them in quotes' };
    const position = takePosition(clause) ?? { vertical: 'bottom', horizontal: 'centre' };
    const px = takeNumber(clause, 'px');
    const level = takeIntensity(clause);
    const [colour = null] = takeColours(clause, 1);
    takeWords(clause, ...ABOUT_THE_TEXT, ...(quote ? CALLED : []));
    return {
      text: [...words].slice(0, MAX_LENGTH).join(''),
      position: inTheMiddleOfASide(clause, position),
      colour,
      px: px === null ? null : Math.min(800, Math.max(6, px)),
      scale: SCALES[level],
    };
  },
  describe: ({ text: words, position, colour }: Caption) =>
    `wrote “${words}” ${placeInWords(position)}${colour ? ` in ${colour.name}` : ''}`,
  passes: (params: Caption) => [{ kind: 'pixels', run: (pixels) => write(pixels, params) }],
});

function placeInWords({ vertical, horizontal }: Position): string {
  if (horizontal === 'centre')
    return { top: 'at the top', middle: 'in the middle', bottom: 'at the bottom' }[vertical];
  return vertical === 'middle' ? `on the ${horizontal}` : `at the ${vertical} ${horizontal}`;
}

/** "On the left" alone means half way down. */
function inTheMiddleOfASide(clause: Clause, position: Position): Position {
  const hasVertical = clause.tokens.some((t) =>
    /^(top|upper|above|bottom|lower|below|underneath)$/.test(t.text),
  );
  if (position.horizontal === 'centre' || hasVertical) return position;
  return { ...position, vertical: 'middle' };
}

/** "change the text", "make the text bigger": about text that is in the picture already. */
function isAboutExisting(clause: Clause, isQuoted: boolean): boolean {
  const before = clause.tokens.slice(0, clause.from).map((t) => t.text);
  const changes = /^(change|edit|fix|translate|move|replace|remove|delete|erase)$/;
  const makes = /^(make|enlarge|blur|sharpen)$/;
  return before.some((word) => changes.test(word) || (!isQuoted && makes.test(word)));
}
