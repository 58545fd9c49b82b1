import { quoted } from '../text-turns/dictation.ts';
import type { Token } from '../words/tokens.ts';
import { whichMayFind } from './needed-index.ts';

/**
 * A way of putting things, as a regular expression over the words of a prompt, which are separated by
 * single blanks, and what is meant: `$1` is what the first group found, `“$1”` the same as words to be
 * written, `“©$1”` the same behind that sign, `“^$1”` where it is written as a name, `$1!` without its commas, `$1px` and `$1%` a number of them; other words are the vocabulary's. What is in quotes stands as `“”` in the expression.
 */
export type Form = readonly [said: RegExp, meant: string];

/** The words of a prompt as one text, and where each token begins in it. */
function joined(tokens: readonly Token[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  for (const { kind, text: word } of tokens) {
    starts.push(text.length);
    // "35 x 45" is one token.
    text += `${kind === 'quote' ? '“”' : word.replace(/\s/gu, '')} `;
  }
  return { text, starts };
}

/** A word of what is meant as a token: "2480x3508" is a size in px, "3:1" a shape, "4×" a factor. */
function literal(word: string): Omit<Token, 'start' | 'end' | 'raw'> & { raw?: string } {
  const said = /^“([\p{L}\p{N}]+)”$/u.exec(word)?.[1];
  if (said) return { kind: 'quote', text: said, raw: said };
  const [, width, height] = /^(\d+)x(\d+)$/.exec(word) ?? [];
  if (width && height)
    return { kind: 'size', text: word, width: Number(width), height: Number(height) };
  const [, across, down] = /^(\d+):(\d+)$/.exec(word) ?? [];
  if (across && down)
    return { kind: 'ratio', text: word, width: Number(across), height: Number(down) };
  const [, value, unit] = /^(\d+)([×°%]|px)$/.exec(word) ?? [];
  if (!value) return { kind: /^[,.;:]$/.test(word) ? 'separator' : 'word', text: word };
  const named = { '×': 'times', '°': 'degrees', '%': 'percent', px: 'px' } as const;
  return {
    kind: 'number',
    text: value,
    value: Number(value),
    unit: named[unit as keyof typeof named],
  };
}

/** "with labels before and after": as labels are written. */
function asLabel(token: Token): Token {
  const said = token.text.trim();
  const text = said.charAt(0).toUpperCase() + said.slice(1);
  return { ...token, text, raw: text };
}

/** "Studio Lux", "2024 Müller", "@lux": written as names are, by somebody who does not write all in capitals. */
function isNamed(said: readonly Token[], all: readonly Token[]): boolean {
  const [first = '', ...rest] = said.map(({ raw }) => raw.trim());
  const isName = (raw: string) => /^(?:\p{Lu}|[©@])/u.test(raw);
  const begins = isName(first) || (/^\d/.test(first) && rest.some(isName));
  return begins && all.some(({ raw, kind }) => kind === 'word' && /\p{Ll}/u.test(raw));
}

/** A form, ready to be looked for. */
interface Prepared {
  said: RegExp;
  meant: readonly string[];
}

/** The tokens with the first place rewritten that a form fits; null when it fits none. */
function rewritten(
  tokens: readonly Token[],
  { text, starts }: ReturnType<typeof joined>,
  { said, meant }: Prepared,
): Token[] | null {
  // Telling where each group is takes longer, and few forms fit.
  const found = new RegExp(said.source, 'd').exec(text);
  if (!found?.indices) return null;
  /** The tokens of a range of the text; null when it cuts one in two. */
  const range = ([start, end]: readonly [number, number]): readonly [number, number] | null => {
    const from = start === end ? starts.findIndex((at) => at >= start) : starts.indexOf(start);
    const behind = text[end - 1] === ' ' || start === end ? end : end + 1;
    const to = behind >= text.length ? tokens.length : starts.indexOf(behind);
    if (start === end) return [Math.max(0, from), Math.max(0, from)];
    return from < 0 || to < 0 ? null : [from, to];
  };
  const all = range(found.indices[0] as [number, number]);
  if (!all) return null;
  const lead = tokens[all[0]] as Token;
  const { end } = tokens[Math.max(all[0], all[1] - 1)] as Token;
  const result: Token[] = [];
  // What is refused of a word is told in the words that stand in its place.
  let behind = lead.start;
  for (const word of meant) {
    const group = /^“?\^?©?\$(\d)(?:px|[”!%])?$/.exec(word)?.[1];
    if (!group) {
      result.push({ raw: '', ...literal(word), start: behind < end ? behind : lead.start, end });
      continue;
    }
    const at = found.indices[Number(group)];
    const part = at ? range(at) : [0, 0];
    if (!part) return null;
    const said = tokens.slice(...part);
    behind = said.at(-1)?.end ?? behind;
    // In quotes that somebody typed stands all that is to be written.
    const isTyped = ({ start, end, raw }: Token) => end - start !== raw.length;
    if (word.startsWith('“^') && !isNamed(said, tokens)) return null;
    if (word.startsWith('“©') && said[0]?.kind === 'quote') {
      const signed = (text: string) => (text.startsWith('©') ? text : `© ${text}`);
      result.push(
        ...said.map((each) =>
          isTyped(each) ? each : { ...each, text: signed(each.text), raw: signed(each.raw) },
        ),
      );
      continue;
    }
    if (word.startsWith('“') && /^(word|number)$/.test(said[0]?.kind ?? '')) {
      // Of a phrase that was translated as one, no word stands for itself.
      const isOwn = ({ kind, raw }: Token) =>
        raw !== '' &&
        (kind !== 'word'
          ? /^[-–+]?\d/.test(raw.trim()) || kind === 'separator'
          : !raw.trim().includes(' '));
      if (!said.every(isOwn)) return null;
      const written = quoted(said, 0, said.length).map(asLabel);
      const sign = word.includes('©') ? '© ' : '';
      result.push(
        ...written.map((each) => ({ ...each, text: sign + each.text, raw: sign + each.raw })),
      );
    } else if (/px$|%$/.test(word)) {
      const unit = word.endsWith('%') ? 'percent' : 'px';
      result.push(...said.map((each): Token => ({ ...each, unit })));
    } else result.push(...said.filter(({ kind }) => !word.endsWith('!') || kind !== 'separator'));
  }
  const meaning = [...tokens.slice(0, all[0]), ...result, ...tokens.slice(all[1])];
  // What is left out must not be all that was said.
  return meaning.some(({ kind }) => kind !== 'separator') ? meaning : null;
}

/** The forms in their order, and which of them may fit a text. */
function prepare(forms: readonly Form[]) {
  const prepared = forms.map(
    ([said, meant]): Prepared => ({
      said,
      meant: meant.split(' ').filter((word) => word !== ''),
    }),
  );
  return { prepared, mayFit: whichMayFind(forms.map(([said]) => said)) };
}

/** Puts words otherwise by every form that fits, in the order of the forms; they are read when they are first needed. */
export function withForms(forms: readonly Form[]): (tokens: readonly Token[]) => Token[] {
  let ready: ReturnType<typeof prepare> | undefined;
  return (tokens) => {
    ready ??= prepare(forms);
    const { prepared, mayFit } = ready;
    let said = [...tokens];
    let line = joined(said);
    let fitting = mayFit(line.text);
    for (const [i, form] of prepared.entries()) {
      if (fitting[i] === 0) continue;
      const next = form.said.test(line.text) ? rewritten(said, line, form) : null;
      if (!next) continue;
      said = next;
      line = joined(said);
      fitting = mayFit(line.text);
    }
    return said;
  };
}
