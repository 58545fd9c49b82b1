import { type FrameParams, METAL } from '../frames/frame-passes.ts';
import {
  type Clause,
  takeColours,
  takeNumber,
  takeQuote,
  takeWords,
} from '../grammar/clauses/clause.ts';
import { takeUnquoted } from '../grammar/text-turns/unquoted.ts';
import { colourAt, type NamedColour } from '../grammar/words/colours.ts';
import { type Intensity, takeIntensity } from '../grammar/words/intensity.ts';
import type { FrameHint } from './frame-words.ts';

const PLAIN = { little: 0.018, usual: 0.04, much: 0.075, most: 0.12 };
/** How much wider a frame of metal is. */
const MOULDED = 1.75;
/** Usual width of each style, as a share of the side of a square of the picture's area. */
const SHARES = {
  polaroid: 0.056,
  film: 0.17,
  gallery: 0.13,
  wood: 0.12,
  double: 0.06,
  card: 0.085,
};
const WIDER: Readonly<Record<Intensity, number>> = { little: 0.6, usual: 1, much: 1.5, most: 2 };
/** The colour that each has where none is said. */
export const USUAL_COLOURS: Readonly<Record<FrameParams['style'], NamedColour>> = {
  plain: { name: 'white', rgb: [255, 255, 255] },
  polaroid: { name: 'white', rgb: [252, 251, 248] },
  film: { name: 'black', rgb: [17, 16, 16] },
  gallery: { name: 'white', rgb: [246, 244, 239] },
  wood: { name: 'white', rgb: [246, 244, 239] },
  double: { name: 'white', rgb: [252, 251, 249] },
  card: { name: 'light grey', rgb: [238, 236, 232] },
};

const ABOUT_THE_FRAME = [
  ...['around', 'color', 'colored', 'width', 'of', 'wide', 'edges', 'edge', 'simple', 'plain'],
  ...['border', 'frame', 'solid', 'elegant', 'clean', 'classic', 'modern', 'minimalist', 'sides'],
  ...['all sides', 'strip', 'gallery', 'mat', 'mount', 'shadow', 'inner', 'outer', 'background'],
];

/** What a clause says about a frame; null when it is about another thing. */
export function readFrame(clause: Clause, hint: FrameHint): FrameParams | null {
  // "So that it fits a 5x7 frame": that one hangs on the wall.
  if (clause.tokens.some(({ text }) => /^fits?$/.test(text))) return null;
  // "A border around the text" is not the picture's.
  const around = clause.tokens.findIndex(({ text }) => /^(around|on)$/.test(text));
  const of = clause.tokens[around + 1]?.text === 'the' ? around + 2 : around + 1;
  if (around >= 0 && /^(text|letters|words|caption|title)$/.test(clause.tokens[of]?.text ?? ''))
    return null;
  // "Polaroid “Rome”": words beside it belong on its paper.
  const isBeside = hint.style === 'polaroid' && clause.tokens[clause.to]?.kind === 'quote';
  const caption = hint.captioned || isBeside ? takeCaption(clause) : null;
  if (caption !== null) takeWords(clause, ...ON_ITS_PAPER);
  const px = takeNumber(clause, 'px') ?? takeNumber(clause, 'none');
  const percent = takeNumber(clause, 'percent');
  const style = hint.style ?? 'plain';
  const wood = style === 'wood' ? takeWood(clause) : undefined;
  const level = takeIntensity(clause);
  const hasRail = style === 'gallery' || style === 'wood';
  const [colour, rail = wood] = hasRail ? railedColours(clause) : [takeColours(clause, 1)[0]];
  const rounded = takeWords(clause, 'rounded', 'rounded corners', 'round corners', 'round');
  takeWords(clause, ...ABOUT_THE_FRAME);
  // A moulding needs more room than a line.
  const isMoulded =
    METAL.test(colour?.name ?? '') && clause.tokens.some(({ text }) => /^framed?$/.test(text));
  const wide = isMoulded ? MOULDED : 1;
  const usual = style === 'plain' ? PLAIN[level] * wide : SHARES[style] * WIDER[level];
  return {
    style,
    colour: colour ?? USUAL_COLOURS[style],
    px: px === null ? null : Math.min(1000, Math.abs(Math.round(px))),
    share: percent === null ? usual : Math.min(400, Math.round(Math.abs(percent) * 10)) / 1000,
    rounded: style === 'plain' && (rounded || (hint.rounded ?? false)),
    caption,
    ...(rail ? { rail } : {}),
  };
}

/** Where a caption stands on such a paper, and how it is written, anyway. */
const ON_ITS_PAPER = [
  ...['bottom', 'below', 'underneath', 'beneath', 'under it', 'on it', 'by hand'],
  ...['handwritten', 'handwriting', 'my handwriting', 'handwritten letters'],
];

/** What stands in quotes, or follows the phrase. */
function takeCaption(clause: Clause): string | null {
  const said = takeQuote(clause)?.raw ?? takeUnquoted(clause) ?? '';
  const words = said.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
  return words === '' ? null : [...words].slice(0, 40).join('');
}

const OF_MOUNT = /^(mat|mats|matting|mount|margin|margins|passepartout|passe)$/;
const OF_RAIL = /^(frame|framed|gallery|museum|rail|wood|wooden)$/;
/** Woods that are called by how dark they are. */
const WOODS: readonly (readonly [words: RegExp, colour: NamedColour])[] = [
  [/^dark(er)?$/, { name: 'dark', rgb: [68, 45, 31] }],
  [/^(light(er)?|pale)$/, { name: 'light', rgb: [196, 158, 112] }],
];

/** "A dark wooden frame": the wood, where no colour is named behind that word. */
function takeWood({ tokens, used }: Clause): NamedColour | undefined {
  const words = tokens.map(({ text }) => text);
  const named = WOODS.find(([test]) => words.some((word) => test.test(word)));
  const at = named ? words.findIndex((word) => named[0].test(word)) : -1;
  if (!named || colourAt(words, at)) return undefined;
  used.add(at);
  return named[1];
}

/** The colours of the mount and of the rail: "a gold frame with a white mat". */
function railedColours(clause: Clause): [mount?: NamedColour, rail?: NamedColour] {
  const words = clause.tokens.map(({ text }) => text);
  const places = words.flatMap((_, i) => (colourAt(words, i) ? [i] : []));
  const nearest = (test: RegExp, at: number) =>
    Math.min(
      ...words.map((word, i) => (test.test(word) ? Math.abs(i - at) : Number.POSITIVE_INFINITY)),
    );
  let mount: NamedColour | undefined;
  let rail: NamedColour | undefined;
  for (const [k, colour] of takeColours(clause, 2).entries()) {
    const at = places[k] ?? 0;
    if (nearest(OF_MOUNT, at) < nearest(OF_RAIL, at) || rail) mount = colour;
    else rail = colour;
  }
  return [mount, rail];
}
