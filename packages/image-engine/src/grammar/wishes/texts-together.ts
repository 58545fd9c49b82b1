import type { PlanStep } from '../../operations/registry.ts';
import { POSITION_WORDS } from '../words/position.ts';
import { type SaidStep, says } from './said-step.ts';

type Text = Extract<PlanStep, { op: 'text' }>;
type Said = SaidStep & { step: Text };

const isText = (each: SaidStep): each is Said => each.step.op === 'text' && !each.step.on;

/** Say how a text is set, behind its place. */
const HOW = /^(in|with|small|smaller|tiny|little|big|bigger|large|larger|much|very|slightly|bold)$/;

/** "Under it", "on the next line": where the text before it is. */
export const isUnder = ({ tokens }: SaidStep): boolean =>
  tokens.some(
    ({ text }, i) =>
      (/^(under|below|beneath|underneath)$/.test(text) &&
        (/^(it|that|this|them)$/.test(tokens[i + 1]?.text ?? '') ||
          tokens[i + 1] === undefined ||
          tokens[i + 1]?.kind === 'quote' ||
          HOW.test(tokens[i + 1]?.text ?? ''))) ||
      (text === 'next' && tokens[i + 1]?.text === 'line'),
  );

/** "Above it": the same, before it. */
const isOver = ({ tokens }: SaidStep): boolean =>
  tokens.some(
    ({ text }, i) =>
      /^(above|over)$/.test(text) && /^(it|that|this)$/.test(tokens[i + 1]?.text ?? ''),
  );

/** "Above", of nothing that is named: at the top. */
const isAbove = (each: SaidStep): boolean =>
  !isOver(each) && each.tokens.some(({ text }) => text === 'above');

/** Whether a place in the picture is said for it. */
export const hasPlace = (each: SaidStep): boolean =>
  !isUnder(each) &&
  !isOver(each) &&
  (each.tokens.some(({ text }) => POSITION_WORDS.has(text)) || says(each.tokens, /^corner$/));

const at = (each: Said, { step }: Said): Said => ({
  ...each,
  step: { ...each.step, params: { ...each.step.params, position: step.params.position } },
});

/** Says nothing of how it is set. */
const isBare = ({ tokens, step: { params } }: Said): boolean =>
  params.colour === null &&
  params.bar === undefined &&
  tokens.every(
    ({ kind, text }) =>
      kind !== 'word' ||
      /^(write|add|put|place|insert|text|the|words?|lines?|and|texts)$/.test(text),
  );

/** "“Tea” “Cake” “Pie” in brown": said behind the last, it is said of all of a list. */
function withLooksShared(texts: readonly Said[]): Said[] {
  const last = texts.at(-1);
  const others = texts.slice(0, -1);
  if (!last || others.length < 2 || !others.every(isBare)) return [...texts];
  const { text: _, px: __, scale: ___, position: ____, ...look } = last.step.params;
  return texts.map((each) =>
    each === last
      ? each
      : { ...each, step: { ...each.step, params: { ...each.step.params, ...look } } },
  );
}

const BESIDE = ['left', 'right'] as const;
const STACKED = ['top', 'bottom'] as const;

/** "One above the other with the texts Before and After": each stands in its own picture, where nobody said where. */
export function withLabelsOfStack(said: readonly SaidStep[]): SaidStep[] {
  const isStack = said.some(
    ({ step }) => step.op === 'sideBySide' && step.params.direction === 'stack',
  );
  const texts = said.filter(isText);
  // Words that were put in the place of others have not their length.
  const isLabel = ({ step, tokens }: Said, i: number) =>
    step.params.position.vertical === 'bottom' &&
    step.params.position.horizontal === BESIDE[i] &&
    !tokens.some(
      ({ text, raw, start, end }) => text === BESIDE[i] && raw !== '' && end - start === raw.length,
    );
  if (!isStack || texts.length !== 2 || !texts.every(isLabel)) return [...said];
  return said.map((each) => {
    const vertical = isText(each) ? STACKED[texts.indexOf(each)] : undefined;
    if (!isText(each) || !vertical) return each;
    const position = { vertical, horizontal: 'centre' as const };
    const params = { ...each.step.params, position };
    return { ...each, step: { ...each.step, params } };
  });
}

/** "“A” and below it “B”", "“A” in red and “B” in blue at the top": said together, texts stand together. */
export function withTextsTogether(said: readonly SaidStep[]): SaidStep[] {
  const texts = withLooksShared(said.filter(isText));
  const placed = texts.map((each, i) => {
    // "“Up” above and “Down” below": at both ends of the picture
    const isEnd = texts.slice(0, i).some(isAbove) && !says(each.tokens, /^(it|that|this|them)$/);
    if (hasPlace(each) || (isUnder(each) && isEnd)) return each;
    const before = texts.slice(0, i).findLast(hasPlace);
    const behind = texts.slice(i + 1).find(hasPlace);
    const other = before ?? (isUnder(each) ? undefined : behind);
    return other ? at(each, other) : each;
  });
  // "Under it": under a text for which nothing says where.
  const joined = placed.map((each, i) => {
    const before = placed[i - 1];
    return before && isUnder(each) && !texts.slice(0, i).some(hasPlace) ? at(each, before) : each;
  });
  // Texts of one place stand in the order of the plan.
  const ordered: Said[] = [];
  for (const each of joined) ordered.splice(ordered.length - Number(isOver(each)), 0, each);
  let next = 0;
  return said.map((each) => (isText(each) ? (ordered[next++] as Said) : each));
}
