import type { Token } from '../words/tokens.ts';

const CUTS = /^(crop|trim|cut|shave|chop|slice|snip|take)$/;
const EDGES = /^(top|bottom|left|right|side|sides|edges|edge)$/;
const LITTLE = /^(little|bit|slightly|tad|touch|smidge)$/;
const AROUND = /^(a|just|tiny|small|little|bit)$/;
/** So many percent of a side are a little of it. */
const A_LITTLE = 10;

const endsWish = ({ kind, text }: Token) => kind === 'separator' || /^(and|then|but)$/.test(text);

/** "Crop a bit off the top": how much that is, in percent. */
export function withLittleCuts(said: readonly Token[]): Token[] {
  let tokens = withEdgeCut(withEdgesCut(withSharesTaken(said)));
  for (let at = 0; at < tokens.length; at++)
    if (LITTLE.test(tokens[at]?.text ?? '')) tokens = withLittleCutAt(tokens, at);
  return tokens;
}

/** "Take 10% off the top": so much is trimmed. */
const withSharesTaken = (said: readonly Token[]): Token[] =>
  said.map((token, i) => {
    const [amount, off] = [said[i + 1], said[i + 2]];
    const isAmount = amount?.unit === 'percent' || amount?.unit === 'px';
    const isEdge = said.slice(i + 3, i + 6).some(({ text }) => EDGES.test(text));
    const isTaken =
      token.text === 'take' && isAmount && /^(off|from)$/.test(off?.text ?? '') && isEdge;
    return isTaken ? { ...token, text: 'trim' } : token;
  });

/** "Trim the top", "cut off the bottom", and nothing of how much: a little. */
function withEdgeCut(said: readonly Token[]): Token[] {
  const at = said.findIndex(({ text }) => /^(top|bottom|left|right)$/.test(text));
  const edge = said[at];
  const side = /^(side|edge)$/.test(said[at + 1]?.text ?? '') ? at + 2 : at + 1;
  const next = said[side];
  let from = at - 1;
  while (/^(off|away|the|some|of|at|on|from|it)$/.test(said[from]?.text ?? '')) from -= 1;
  const verb = said[from];
  const isCut =
    edge !== undefined &&
    /^(crop|trim|shave|cut|chop|snip)$/.test(verb?.text ?? '') &&
    !/^(to|in|into|out)$/.test(said[from - 1]?.text ?? '') &&
    (next === undefined || endsWish(next) || next.text === 'please');
  if (!isCut || !verb) return [...said];
  const trim = { ...verb, text: 'trim' };
  return [...said.slice(0, from), trim, percentOf(edge, edge), ...said.slice(at)];
}

/** "Crop the edges": a little of each. */
function withEdgesCut(said: readonly Token[]): Token[] {
  const at = said.findIndex(
    ({ text }, i) =>
      /^(edges|borders|sides)$/.test(text) &&
      /^(crop|trim|shave|snip)$/.test(
        said[/^(the|all|its)$/.test(said[i - 1]?.text ?? '') ? i - 2 : i - 1]?.text ?? '',
      ),
  );
  const edges = said[at];
  const stop = said.findIndex((t, i) => i > at && endsWish(t));
  const rest = said.slice(at + 1, stop < 0 ? said.length : stop);
  const isSized = rest.some(({ kind, text }) => kind !== 'word' || LITTLE.test(text));
  if (!edges || isSized || rest.some(({ text }) => /^(to|into|so|until|square|round)$/.test(text)))
    return [...said];
  return [...said.slice(0, at), percentOf(edges, edges), ...said.slice(at + 1)];
}

const percentOf = (first: Token, last: Token): Token => ({
  ...{ kind: 'number', text: String(A_LITTLE), raw: first.raw, value: A_LITTLE, unit: 'percent' },
  ...{ start: first.start, end: last.end },
});

/** The same of the little that is said at that place. */
function withLittleCutAt(said: readonly Token[], at: number): Token[] {
  const starts = said.findLastIndex((t, i) => i < at && endsWish(t)) + 1;
  const stop = said.findIndex((t, i) => i > at && endsWish(t));
  const ends = stop < 0 ? said.length : stop;
  const clause = said.slice(starts, ends);
  const isCut =
    clause.some(({ text }) => CUTS.test(text)) && clause.some((t) => EDGES.test(t.text));
  const little = said[at];
  const isTaken =
    !clause.some(({ text }) => text === 'take') || clause.some(({ text }) => text === 'off');
  if (!little || !isCut || !isTaken || clause.some(({ kind }) => kind === 'number'))
    return [...said];
  let [from, to] = [at, at + 1];
  while (from > starts && AROUND.test(said[from - 1]?.text ?? '')) from -= 1;
  while (to < ends && AROUND.test(said[to]?.text ?? '')) to += 1;
  const first = said[from] ?? little;
  const percent = percentOf(first, said[to - 1] ?? little);
  // "Take a bit off both sides"
  const lead = said
    .slice(0, from)
    .map((t, i) => (i >= starts && t.text === 'take' ? { ...t, text: 'trim' } : t));
  return [...lead, percent, ...said.slice(to)];
}
