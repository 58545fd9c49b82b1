import { whichMayFind } from '../forms/needed-index.ts';
import { plain } from '../languages/plain.ts';
import type { Token } from '../words/tokens.ts';
import { isSet, isSetting } from './set-words.ts';
import type { Rule } from './told-parts.ts';
import { RULES } from './told-rules.ts';

/** Of these the size is that of the letters. */
const BOX = / ~?(?:box|label|panel|plate)(?= |$)/;
/** Texts are told in few words. */
const MOST_TOKENS = 40;

const mayFit = whichMayFind(RULES.map(({ said }) => said));

interface Line {
  text: string;
  starts: number[];
}

/** The words as the rules have them, and where each begins. */
function joined(tokens: readonly Token[]): Line {
  const starts: number[] = [];
  let text = '';
  for (const { kind, raw, text: said } of tokens) {
    starts.push(text.length);
    const word =
      kind === 'word' ? plain(raw).replace(/\s/gu, '') : kind === 'separator' ? said : raw;
    const shown = kind === 'quote' ? '“' : word.replace(/\s/gu, '') || '-';
    text += `${/^\p{Lu}/u.test(raw) && kind === 'word' ? '~' : ''}${shown} `;
  }
  return { text, starts };
}

/** Where how it is set begins behind a text. */
function textEnd(tokens: readonly Token[], from: number, end: number): number {
  let to = end;
  // "Saturday 10 am"
  const isHour = (at: number) =>
    /^[ap]m$/.test(tokens[at]?.text ?? '') && tokens[at - 1]?.kind === 'number';
  while (to > from + 1 && isSetting(tokens[to - 1]) && !isHour(to - 1)) to -= 1;
  return tokens.slice(to, end).some((token) => isSet(token)) ? to : end;
}

function withRule(
  tokens: readonly Token[],
  { text, starts }: Line,
  prompt: string,
  rule: Rule,
): Token[] | null {
  const found = rule.said.exec(text);
  const groups = found?.indices?.groups;
  if (!found || !groups) return null;
  const at = (place: number) => {
    const index = starts.findIndex((start) => start >= place);
    return index < 0 ? tokens.length : index;
  };
  const from = at(found.index);
  const to = at(found.index + found[0].length);
  const first = tokens[from] as Token;
  const put = rule.meant
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word): Token[] => {
      const range = groups[word.slice(1)];
      if (!/^[#$]/.test(word)) {
        const said = word === 'bar' && BOX.test(found[0]) ? 'box' : word;
        return [{ ...first, kind: said === ',' ? 'separator' : 'word', text: said, raw: said }];
      }
      if (!range || range[0] === range[1]) return [];
      const [begin, end] = [at(range[0]), at(range[1])];
      if (word.startsWith('$')) return tokens.slice(begin, end);
      if (tokens[begin]?.kind === 'quote') return tokens.slice(begin, end);
      const behind = textEnd(tokens, begin, end);
      const [one, last] = [tokens[begin] as Token, tokens[behind - 1] as Token];
      const isCried = /[¡¿]/.test(prompt.charAt(one.start - 1));
      const start = one.start - Number(isCried);
      const raw = prompt.slice(start, last.end);
      const quote: Token = { kind: 'quote', text: raw, raw, start, end: last.end };
      return [quote, ...tokens.slice(behind, end)];
    });
  return [...tokens.slice(0, from), ...put, ...tokens.slice(to)];
}

/** "Schreib unter das Bild Opa", "red banner at the bottom with SALE": what is told to be written, as quotes. */
export function withToldTextsQuoted(tokens: readonly Token[], prompt: string): Token[] {
  if (tokens.length > MOST_TOKENS) return [...tokens];
  const line = joined(tokens);
  const fitting = mayFit(line.text);
  for (const [i, rule] of RULES.entries()) {
    const found = fitting[i] === 1 && withRule(tokens, line, prompt, rule);
    if (found) return found;
  }
  return [...tokens];
}
