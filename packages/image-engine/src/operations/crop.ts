import { z } from 'zod';
import { type Clause, isFree, takeNumber, takePair, takeWords } from '../grammar/clause.ts';
import { takePosition } from '../grammar/position.ts';
import { BOUNDS } from '../picture/bounds.ts';
import { RANK, type Size } from '../picture/picture.ts';
import { defineOperation } from './operation.ts';
import { inPercent, numberBetween, wholeBetween } from './params.ts';

/**
 * Either a centred cut to a ratio, or shares (0 to 1) or px cut off the edges. `asked`: the ratio that the
 * finished picture gets by it, where a frame around the cut makes that another one.
 */
type Params =
  | { ratio: string; asked?: string }
  | { left: number; top: number; right: number; bottom: number; unit?: 'px' };
type Edges = Exclude<Params, { ratio: string }>;

interface Hint {
  ratio?: string;
  /** The share that stays, 0 to 1, when the words mean "closer". */
  keep?: number;
  /** Asks for more than the picture shows. */
  outside?: boolean;
  /** Asks for a composition. */
  thirds?: boolean;
}

type Edge = keyof Omit<Edges, 'unit'>;
const EDGES: Readonly<Record<string, Edge>> = {
  ...{ top: 'top', upper: 'top', bottom: 'bottom', lower: 'bottom', left: 'left', right: 'right' },
};

const OPPOSITE: Readonly<Record<Edge, Edge>> = {
  ...{ top: 'bottom', bottom: 'top', left: 'right', right: 'left' },
};

/** The edges that are named, in the order said. */
function takeEdges(clause: Clause): Edge[] {
  const edges = clause.tokens.flatMap(({ text }, i) => {
    const edge = isFree(clause, i) && Object.hasOwn(EDGES, text) ? EDGES[text] : undefined;
    return edge ? [edge] : [];
  });
  takePosition(clause);
  const isBoth = clause.tokens.some(
    ({ text }, i) => text === 'both' && clause.tokens[i + 1]?.text === 'sides',
  );
  return isBoth ? ['left', 'right'] : edges;
}

/** "20% off the right and 5% off the left": an amount for every edge; null when there is but one. */
function takeAmounts(clause: Clause, edges: readonly Edge[]): Edges | null {
  const amounts = clause.tokens.filter(
    (t, i) => isFree(clause, i) && /^(percent|px)$/.test(t.unit ?? ''),
  );
  const [first] = amounts;
  const isEach =
    first &&
    edges.length > 1 &&
    amounts.length === edges.length &&
    amounts.every((t) => t.unit === first.unit);
  if (!isEach) return null;
  for (const amount of amounts) clause.used.add(clause.tokens.indexOf(amount));
  const cut: Edges = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const [i, edge] of edges.entries()) {
    const value = Math.abs(amounts[i]?.value ?? 0);
    cut[edge] = first.unit === 'px' ? Math.round(value) : Math.min(value / 100, MOST_CUT);
  }
  return first.unit === 'px' ? { ...cut, unit: 'px' } : cut;
}

function edgesFor(share: number, edges: readonly Edge[]): Edges {
  if (edges.length === 0) return { left: share, top: share, right: share, bottom: share };
  const all: Edges = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const edge of edges) all[edge] = share;
  return all;
}

/** Say what is cut or what for, and nothing more. */
const ASIDES = [
  ...['aspect ratio', 'ratio', 'aspect', 'format', 'proportions', 'crop', 'size', 'dimensions'],
  ...['for instagram', 'instagram', 'youtube', 'video', 'post', 'from', 'each', 'every', 'all'],
  ...['centered', 'central', 'in center', 'center'],
  ...['inch', 'inches', 'cm', 'print'],
  ...[
    'sides',
    'edges',
    'side',
    'edge',
    'around',
    'away',
    'off',
    'borders',
    'part',
    'portion',
    'both',
  ],
];

/** A share in percent, said in digits or in words. */
function takeShare(clause: Clause): number | null {
  const percent = takeNumber(clause, 'percent');
  const half = takeWords(clause, 'half') ? 50 : null;
  const third = takeWords(clause, 'third', 'a third', 'one third') ? 33 : null;
  const quarter = takeWords(clause, 'quarter', 'a quarter', 'fourth') ? 25 : null;
  const fifth = takeWords(clause, 'fifth') ? 20 : null;
  const tenth = takeWords(clause, 'tenth') ? 10 : null;
  return percent ?? half ?? third ?? quarter ?? fifth ?? tenth;
}

/** Largest centred box of that ratio, in whole pixels. */
function ratioBox(size: Size, ratio: string) {
  const [w = 1, h = 1] = ratio.split(':').map(Number);
  const width = Math.min(size.width, Math.max(1, Math.round((size.height * w) / h)));
  const height = Math.min(size.height, Math.max(1, Math.round((size.width * h) / w)));
  return {
    left: Math.floor((size.width - width) / 2),
    top: Math.floor((size.height - height) / 2),
    width,
    height,
  };
}

/** Of each edge at most this share is cut, so that something is left. */
const MOST_CUT = 0.9;

/** The cut as shares of the sides. */
function inShares({ unit, ...edges }: Edges, { width, height }: Size): Edges {
  if (!unit) return edges;
  const across = Math.min(1, (MOST_CUT * width) / Math.max(1, edges.left + edges.right));
  const down = Math.min(1, (MOST_CUT * height) / Math.max(1, edges.top + edges.bottom));
  return {
    left: (edges.left * across) / width,
    right: (edges.right * across) / width,
    top: (edges.top * down) / height,
    bottom: (edges.bottom * down) / height,
  };
}

function edgeBox(size: Size, cut: Edges) {
  const edges = inShares(cut, size);
  const left = Math.round(size.width * edges.left);
  const top = Math.round(size.height * edges.top);
  const width = Math.max(1, size.width - left - Math.round(size.width * edges.right));
  const height = Math.max(1, size.height - top - Math.round(size.height * edges.bottom));
  return {
    left: Math.min(left, size.width - 1),
    top: Math.min(top, size.height - 1),
    width,
    height,
  };
}

/** Both sides of a ratio come as px too: a cut in front of a frame. */
const ratioWords = z
  .string()
  .regex(/^[1-9]\d{0,4}(\.\d{1,4})?:[1-9]\d{0,4}(\.\d{1,4})?$/, 'must be a ratio such as 16:9');
const ratioSchema = z.object({ ratio: ratioWords, asked: ratioWords.optional() });
const cutShare = numberBetween(0, MOST_CUT);
const cutPx = wholeBetween(0, BOUNDS.maxEdge);
const pxSchema = z.object({
  ...{ left: cutPx, top: cutPx, right: cutPx, bottom: cutPx },
  unit: z.literal('px'),
});
const edgesSchema = z
  .object({ left: cutShare, top: cutShare, right: cutShare, bottom: cutShare })
  .refine(({ left, top, right, bottom }) => left + right < 1 && top + bottom < 1, {
    error: 'must leave something of the picture',
  });

const isEven = ({ left, top, right, bottom }: Edges): boolean =>
  left === top && top === right && right === bottom;

/** Each edge of which something is cut, with how much: "20%", "200 px". */
function cutsOf({ unit, ...edges }: Edges): [edge: string, amount: string][] {
  return Object.entries(edges)
    .filter(([, amount]) => amount > 0)
    .map(([edge, amount]) => [edge, unit ? `${amount} px` : inPercent(amount * 100)]);
}

/** Cuts the picture to a ratio about its centre, or shares off its edges. */
export const crop = defineOperation({
  op: 'crop',
  label: 'Crop',
  example: 'Crop it to a square',
  related: ['Crop it to 16:9', 'Crop it to 4:5', 'Zoom in'],
  stage: 'geometry',
  order: 30,
  touches: ['shape', 'size'],
  words: [
    ['square|square crop|square format|crop square|squared|1 to 1', { ratio: '1:1' }],
    [
      'portrait format|portrait orientation|portrait crop|portrait ratio|vertical format|vertical crop|vertical orientation|upright format|crop portrait|crop vertical|format vertical|format portrait',
      { ratio: '4:5' },
    ],
    [
      'landscape format|make landscape|in landscape|landscape mode|into landscape|landscape orientation|landscape crop|landscape ratio|horizontal format|horizontal crop|horizontal orientation|crop landscape|crop horizontal|format horizontal|format landscape',
      { ratio: '3:2' },
    ],
    ['widescreen|wide screen|wide format|hd format|tv format', { ratio: '16:9' }],
    [
      'ultra wide|ultrawide|cinema format|cinemascope|cinematic format|panorama|panoramic',
      { ratio: '21:9' },
    ],
    [
      'zoom in|crop closer|crop close|close crop|crop closely|crop tight|crop tightly|tight crop|crop tighter|crop in|tighter crop|closer crop|get closer|zoom|closer|tighter',
      { keep: 0.75 },
    ],
    [
      'zoom out|zoomed out|zoom it out|zooming out|uncrop|un crop|wider view|wider shot|wider angle|outpaint|extend picture|expand picture|show more of',
      { outside: true },
    ],
    ['rule of thirds|rule of thirds crop|golden ratio', { thirds: true }],
    ['crop|cropped|cropping|trim|trimmed|cut off|shave off|cut|aspect ratio|ratio|aspect', {}],
  ],
  read: (clause, hint: Hint) => {
    if (hint.thirds) return { cannot: 'it cannot tell what would stand on the thirds' };
    if (hint.outside) return { cannot: 'it cannot show what lies outside the picture' };
    takeWords(clause, ...ASIDES);
    const pair = takePair(clause, 'ratio') ?? takePair(clause, 'size');
    if (pair) {
      takeWords(clause, 'vertical', 'horizontal', 'portrait', 'landscape');
      return ratioParams(pair.width, pair.height);
    }
    if (hint.ratio) return { ratio: hint.ratio };
    const edges = takeEdges(clause);
    const amounts = hint.keep === undefined && takeAmounts(clause, edges);
    if (amounts) return amounts;
    const share = takeShare(clause);
    const times = hint.keep === undefined ? null : takeNumber(clause, 'times');
    if (times !== null && times > 1)
      return edgesFor(Math.round(((1 - Math.max(0.2, 1 / times)) / 2) * 1000) / 1000, []);
    if (hint.keep !== undefined && !(share && edges.length > 0)) {
      const kept = share ? Math.max(0.2, 1 / (1 + share / 100)) : hint.keep;
      return edgesFor(Math.round(((1 - kept) / 2) * 1000) / 1000, []);
    }
    const phrase = clause.tokens.slice(clause.from, clause.to);
    // "Crop to the right half" keeps that half.
    const isKept = clause.tokens[clause.to]?.text === 'to' && edges.length === 1;
    if (share && isKept && phrase.some((t) => t.text === 'crop'))
      return edgesFor(
        Math.round(100 - share) / 100,
        edges.map((edge) => OPPOSITE[edge]),
      );
    if (share && share > 0 && phrase.some((t) => /crop|trim|cut|shave/.test(t.text))) {
      if (edges.length === 0 && share >= 50) return { cannot: 'that would leave nothing of it' };
      return edgesFor(Math.min(share, 90) / 100, edges);
    }
    const px = phrase.some((t) => /crop|trim|cut|shave/.test(t.text)) && takeNumber(clause, 'px');
    if (px && px > 0)
      return { ...edgesFor(Math.min(Math.round(px), BOUNDS.maxEdge), edges), unit: 'px' };
    if (!phrase.some((t) => /crop|ratio|trim/.test(t.text))) return null;
    return { cannot: 'it needs to know the shape, such as a square or 16:9' };
  },
  schema: z.union([ratioSchema, pxSchema, edgesSchema]),
  chip: (params) => {
    if ('ratio' in params) return `Crop ${params.asked ?? params.ratio}`;
    if (!('unit' in params) && isEven(params)) return 'Crop in';
    return `Crop ${cutsOf(params)
      .map(([edge, amount]) => `${edge} ${amount}`)
      .join(', ')}`;
  },
  describe: (params: Params) => {
    if ('ratio' in params) {
      const ratio = params.asked ?? params.ratio;
      return ratio === '1:1' ? 'cropped it to a square' : `cropped it to ${ratio}`;
    }
    if (!params.unit && isEven(params)) return 'cropped in on the middle';
    const names = cutsOf(params).map(([edge, amount]) => `${amount} off the ${edge}`);
    return `cut ${names.join(' and ')}`;
  },
  passes: (params: Params, size: Size) => {
    const box = 'ratio' in params ? ratioBox(size, params.ratio) : edgeBox(size, params);
    if (box.width === size.width && box.height === size.height) return [];
    return [
      {
        kind: 'stream',
        rank: RANK.extract,
        grey: 'keeps',
        size: () => ({ width: box.width, height: box.height }),
        build: (sharp) => sharp.extract(box),
      },
    ];
  },
});

function ratioParams(width: number, height: number): Params | { cannot: string } {
  const ratio = width / height;
  if (!Number.isFinite(ratio) || ratio < 0.02 || ratio > 50) {
    return { cannot: 'that shape would leave almost nothing of it' };
  }
  return { ratio: `${width}:${height}` };
}
