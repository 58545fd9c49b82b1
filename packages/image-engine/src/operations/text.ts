import { z } from 'zod';
import { padPasses } from '../frames/pad.ts';
import { takeColours, takeNumber, takeQuote, takeWords } from '../grammar/clauses/clause.ts';
import { takeUnquoted } from '../grammar/text-turns/unquoted.ts';
import { takeIntensity } from '../grammar/words/intensity.ts';
import { BAR_SHAPES } from '../picture/bar-shapes.ts';
import { type Caption, write } from '../picture/caption.ts';
import { load, TYPEFACES } from '../picture/fonts.ts';
import type { MeasuredPass, Pixels } from '../picture/picture.ts';
import { writable } from '../picture/writable.ts';
import { defineOperation } from './operation.ts';
import { colourSchema, inPercent, numberBetween } from './params.ts';
import { barInWords, placeOfSpeech, takeBar } from './text-bar.ts';
import { betweenBars, hasBars } from './text-between-bars.ts';
import { isAboutExisting } from './text-existing.ts';
import { captionsOf, inMark, sayMissing, writingInMark } from './text-in-mark.ts';
import { takeOpacity, takeOutlineColour } from './text-ink.ts';
import { paperBeside, paperColour, titled } from './text-paper.ts';
import { inTheMiddleOfASide, placeInWords, positionIn } from './text-place.ts';
import {
  ABOUT_THE_TEXT,
  CALLED,
  type TextHint,
  TYPEFACE_WORDS,
  takeLook,
  takeNameOf,
  WIDTHS,
} from './text-words.ts';

const SCALES = { little: 0.6, usual: 1, much: 1.5, most: 2.2 };
const MAX_LENGTH = 200;
const MAX_LINES = 8;
/** How much of a watermark is seen, across all of the picture and in a corner. */
const MARK_SEEN = { across: 0.5, inCorner: 0.65 };
/** Of a watermark that is to be small by what is said. */
const SMALL_MARK = 0.42;

export const text = defineOperation<'text', Caption, TextHint>({
  op: 'text',
  label: 'Text',
  example: 'Add the text “Hello” at the bottom',
  related: ['Add the text “Hello” at the top', 'Add a white border', 'Add a polaroid frame'],
  stage: 'text',
  order: 10,
  touches: [],
  repeatable: true,
  fitsMark: true,
  words: [
    [
      'meme text|meme caption|meme letters|meme',
      { typeface: 'poster', capitals: true, outlined: true, quoted: true },
    ],
    ...TYPEFACE_WORDS.map(
      ([typeface, names]) =>
        [names.filter((name) => name.includes(' ')).join('|'), { typeface, quoted: true }] as const,
    ),
    ...WIDTHS.map(([width, phrases]) => [phrases.join('|'), { width, quoted: true }] as const),
    ['watermark|watermarked|watermarking|watermark text', { watermark: true }],
    ['subtitle|subtitles|tagline', { subtitle: true }],
    [
      'with outline|with black outline|with white outline|with dark outline|outlined text|outlined letters',
      { outlined: true, quoted: true },
    ],
    [
      'text|caption|captioned|title|heading|headline|write|writing|label|inscription|words|lettering|watermark text|slogan|quote|the word|type|letter|says|saying|print words|overlay text|put words|stamp text',
      {},
    ],
    [
      'sign|signed|autograph|stamp|imprint|print|engrave|name|signature|initials|credit',
      { quoted: true },
    ],
  ],
  read: (clause, said: TextHint): Caption | { cannot: string } | null => {
    const quote = takeQuote(clause);
    if (said.quoted && !quote) return null;
    // "My name “Luma” as a watermark"
    const isMark = clause.tokens.some(({ text }) => text === 'watermark');
    const hint = isMark ? { ...said, watermark: true } : said;
    if (isAboutExisting(clause, quote !== null)) return null;
    const outline = takeOutlineColour(clause);
    const look = takeLook(clause, hint);
    const words = tidied((quote ? quote.raw : takeUnquoted(clause)) ?? '');
    if (words === '') return { cannot: 'it needs to know the words: put them in quotes' };
    const { text: kept, missing } = writable(words, load(look.typeface, look));
    if (kept === '') return { cannot: `it has no letters for “${missing.join('')}”` };
    const position = positionIn(clause, { ...hint, width: look.width });
    const px = takeNumber(clause, 'px');
    // What is said of the bar is not said of the letters.
    const bar = takeBar(clause);
    const opacity = takeOpacity(clause);
    takeWords(clause, 'bold', 'bold font', 'bold letters');
    const level = takeIntensity(clause);
    const isLittle = hint.watermark || hint.subtitle;
    const veil = hint.watermark
      ? { opacity: look.width === null ? MARK_SEEN.inCorner : MARK_SEEN.across }
      : {};
    const isSmallMark = hint.watermark && level === 'little';
    const [colour = null] = takeColours(clause, 1);
    takeWords(clause, ...ABOUT_THE_TEXT, ...(quote ? CALLED : []));
    if (quote) takeNameOf(clause, quote);
    const isSmall = takeWords(clause, 'lowercase letters', 'lowercase', 'lower case');
    return {
      text: isSmall ? words.toLowerCase() : words,
      position: placeOfSpeech(clause, bar) ?? inTheMiddleOfASide(clause, position, hint),
      colour,
      px: px === null ? null : Math.min(800, Math.max(6, px)),
      scale: isSmallMark ? SMALL_MARK : SCALES[isLittle && level === 'usual' ? 'little' : level],
      ...look,
      ...(outline === null ? {} : { outlined: true, outline }),
      ...(opacity === null ? veil : { opacity }),
      ...bar,
    };
  },
  schema: z.object({
    text: z
      .string('must be text')
      .min(1, 'must not be empty')
      // Twice: a sign may take two units of a JavaScript string.
      .max(2 * MAX_LENGTH, `must have at most ${MAX_LENGTH} characters`)
      // Signs that are joined of several hold a joiner.
      .regex(/^(?:[^\p{C}]|[\n\u200d])+$/u, 'must have visible characters only'),
    position: z.object({
      vertical: z.enum(['top', 'middle', 'bottom', 'above', 'below']),
      horizontal: z.enum(['left', 'centre', 'right']),
    }),
    colour: colourSchema.nullable(),
    px: numberBetween(6, 800).nullable(),
    scale: numberBetween(0.2, 5),
    width: numberBetween(0.05, 1).nullable(),
    typeface: z.enum(TYPEFACES),
    thin: z.boolean().optional(),
    italic: z.boolean().optional(),
    capitals: z.boolean(),
    outlined: z.boolean(),
    outline: colourSchema.optional(),
    opacity: numberBetween(0.05, 1).optional(),
    bar: colourSchema.optional(),
    barAround: z.boolean().optional(),
    barOpacity: numberBetween(0.05, 1).optional(),
    barShape: z.enum(BAR_SHAPES).optional(),
  }),
  chip: ({ text: words }) => {
    const signs = [...words.replaceAll('\n', ' ')];
    return `Text: “${signs.length > 24 ? `${signs.slice(0, 23).join('')}…` : signs.join('')}”`;
  },
  dial: { key: 'scale', min: 0.2, max: 5, step: 0.1 },
  describe: (params: Caption, isInMark = false) => {
    const { text: words, position, colour, thin, italic, opacity = 1 } = params;
    const letters = thin
      ? ` in thin ${italic ? 'italics' : 'letters'}`
      : italic
        ? ' in italics'
        : '';
    const how = `${letters}${colour ? ` in ${colour.name}` : ''}${barInWords(params)}${opacity < 1 ? ` at ${inPercent(opacity * 100)} opacity` : ''}`;
    return `wrote “${words.replaceAll('\n', ' ')}” ${isInMark ? 'in the marked area' : placeInWords(position)}${how}`;
  },
  passes: (params: Caption, size, _all, _subject, plan = [{ op: 'text', params }]) => {
    if (inMark(plan).includes(params)) return [writingInMark(params, plan)];
    const caption = titled(params, plan);
    const paper = paperBeside(size, caption, plan);
    const writing: MeasuredPass = {
      kind: 'measured',
      run: (pixels, { say }) => {
        sayMissing(params, say);
        const captions = captionsOf(plan)
          .filter(({ on }) => on === undefined)
          .map((step) => (step.params === params ? caption : step.params));
        const draw = (on: Pixels) => write(on, caption, captions, paper?.inner);
        return paper || !hasBars(plan) ? draw(pixels) : betweenBars(pixels, draw);
      },
    };
    if (!paper) return [writing];
    const above =
      caption.position.vertical === 'above' ? paper.outer.height - paper.inner.height : 0;
    return [...padPasses(size, paper, { colour: paperColour(plan) }, above), writing];
  },
});

/** The words without what cannot be seen; line ends, also written as \\n, stay. */
function tidied(said: string): string {
  const lines = said
    .replace(/\\n/g, '\n')
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/(?!\u200d)\p{C}/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    );
  const text = lines.slice(0, MAX_LINES).join('\n').trim();
  return [...text].slice(0, MAX_LENGTH).join('');
}
