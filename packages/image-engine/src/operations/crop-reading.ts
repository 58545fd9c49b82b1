import { type Clause, isFree, takeNumber, takePair, takeWords } from '../grammar/clauses/clause.ts';
import { takePosition } from '../grammar/words/position.ts';
import { BOUNDS } from '../picture/bounds.ts';
import { type CropParams, type Edge, type Edges, MOST_CUT } from './crop-box.ts';

/** What the words themselves say of a cut. */
export interface CropHint {
  ratio?: string;
  /** The share that stays, 0 to 1, when the words mean "closer". */
  keep?: number;
  /** Asks for more than the picture shows. */
  outside?: boolean;
  /** Asks for a composition. */
  thirds?: boolean;
}

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
    (t, i) => isFree(clause, i) && /^(percent|px|none)$/.test(t.unit ?? ''),
  );
  // "200 px off the bottom and 50 off the right": the unit is that of all.
  const units = new Set(amounts.flatMap(({ unit }) => (unit && unit !== 'none' ? unit : [])));
  const [unit] = units;
  const isEach = edges.length > 1 && amounts.length === edges.length && units.size === 1;
  if (!isEach) return null;
  for (const amount of amounts) clause.used.add(clause.tokens.indexOf(amount));
  const cut: Edges = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const [i, edge] of edges.entries()) {
    const value = Math.abs(amounts[i]?.value ?? 0);
    cut[edge] = unit === 'px' ? Math.round(value) : Math.min(value / 100, MOST_CUT);
  }
  return unit === 'px' ? { ...cut, unit: 'px' } : cut;
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

const CENTRED = ['from center', 'centered', 'centrally', 'central', 'in center', 'center'];

/** What stays, as the forms of `grammar/forms/cuts-kept.ts` put it. */
function takeKept(clause: Clause): { keep?: Edge | 'centre' } {
  if (takeWords(clause, 'anchored center', ...CENTRED)) return { keep: 'centre' };
  const keep = Object.values(OPPOSITE).find((edge) => takeWords(clause, `anchored ${edge}`));
  return keep ? { keep } : {};
}

/** Upright shapes that are ratios, however they are written. */
const RATIOS = /^(?:1.2|2.3|3.4|3.5|4.5|9.16|10.16)$/;
const ORIENTED = /^(?:portrait|vertical|upright|landscape|horizontal|poster|flyer|wide)$/;

/** "13x18 cm", "A4": a sheet of paper, of which nobody says how it lies. */
function isSheet({ tokens }: Clause): boolean {
  return tokens.some(({ kind, width = 0, height = 0, raw }) => {
    const isUpright = kind === 'ratio' && width < height;
    const said = raw.toLowerCase().replace(/\s|[mc]m/g, '');
    const isPaper =
      /^(?:din)?a\d$/.test(said) ||
      (/^\d+(?:x|×|by|mal|par|por)\d+$/.test(said) && !RATIOS.test(said));
    return isUpright && isPaper && !tokens.some(({ text }) => ORIENTED.test(text));
  });
}

function ratioParams(
  { width, height }: { width: number; height: number },
  kept: { keep?: Edge | 'centre' },
) {
  const ratio = width / height;
  if (!Number.isFinite(ratio) || ratio < 0.02 || ratio > 50) {
    return { cannot: 'that shape would leave almost nothing of it' };
  }
  return { ratio: `${width}:${height}`, ...kept };
}

/** The cut that a clause asks for; null when it asks for none. */
export function readCrop(clause: Clause, hint: CropHint): CropParams | { cannot: string } | null {
  if (hint.thirds) return { cannot: 'it cannot tell what would stand on the thirds' };
  if (hint.outside) return { cannot: 'it cannot show what lies outside the picture' };
  const kept = takeKept(clause);
  takeWords(clause, ...ASIDES);
  const pair = takePair(clause, 'ratio') ?? takePair(clause, 'size');
  if (pair) {
    const isLying = clause.tokens.some(({ text }) => /^(?:landscape|horizontal)$/.test(text));
    takeWords(clause, 'vertical', 'horizontal', 'portrait', 'landscape');
    const { width, height } = pair;
    const sides = isLying && width < height ? { width: height, height: width } : pair;
    const shape = ratioParams(sides, kept);
    return 'ratio' in shape && isSheet(clause) ? { ...shape, sheet: true } : shape;
  }
  if (hint.ratio) return { ratio: hint.ratio, ...kept };
  const edges = takeEdges(clause);
  const amounts = hint.keep === undefined && takeAmounts(clause, edges);
  if (amounts) return amounts;
  const share = takeShare(clause);
  const times = hint.keep === undefined ? null : takeNumber(clause, 'times');
  if (times !== null && times > 1)
    return edgesFor(Math.round(((1 - Math.max(0.2, 1 / times)) / 2) * 1000) / 1000, []);
  if (hint.keep !== undefined && !(share && edges.length > 0)) {
    const left = share ? Math.max(0.2, 1 / (1 + share / 100)) : hint.keep;
    return edgesFor(Math.round(((1 - left) / 2) * 1000) / 1000, []);
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
}
