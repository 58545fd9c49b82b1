import type { Token } from '../../words/tokens.ts';
import { plain } from '../plain.ts';

const BEFORE = /^(?:vorher|vorer|vorherr)$/;
const AFTER = /^(?:nachher|nacher|nachherr)$/;
const JOINS = /^(?:und|u|\/|\+|,)$/;
/** Stand before and behind the two words in a clause that has them written. */
const AROUND =
  /^(?:und|mit|dazu|bitte|noch|auch|mal|dann|schreib\w*|beschrift\w*|hinschreiben|drunter|darunter|unten|drauf|druber|daruber|oben|jeweils|je|den|die|worten?|wortern?|text|texten|als|bild\w*|foto\w*|unter|uber|auf|drunterschreiben|draufschreiben|dazuschreiben|druberschreiben|darunterschreiben)$/;
const WRITES = /(?:schreib|beschrift|worte|worter|text)|^(?:drunter|darunter|jeweils|je|drauf)$/;
/** "Die zwei Wörter jeweils drunter", "das auch so hinschreiben", "mit Beschriftung" */
const CALLED =
  /^(?:und |mit |dazu |bitte |noch |dann )*(?:(?:schreib\w* )?(?:die |diese )?(?:zwei |beiden |passenden? )?(?:worter|worte|begriffe|bezeichnung(?:en)?|beschriftung(?:en)?)|schreib\w* (?:das|es|dies|beides)|(?:das|es|beides)(?=.* \w*schreib)|(?:das |es |beides )?(?:jeweils |so |auch |entsprechend |passend )*beschrift\w*)(?: (?:das|auch|bitte|jeweils|so|noch|immer|entsprechend|passend|drunter|darunter|unten|drauf|druber|daruber|oben|dazu|hin|rein|(?:an|be|dazu|drauf|dran|drunter|rein|hin|auf)?schreib\w*))*$/;
const ABOVE = /^(?:oben|druber|daruber|druberschreiben)$/;

const wordOf = (token: Token | undefined) => plain(token?.raw ?? '');

/** Where the clause of that place begins and ends: at a sign, never at an "und". */
function clauseAround(tokens: readonly Token[], at: number): readonly [number, number] {
  const isEnd = ({ kind }: Token) => kind === 'separator';
  const from = tokens.findLastIndex((token, i) => i < at && isEnd(token)) + 1;
  const to = tokens.findIndex((token, i) => i >= at && isEnd(token));
  return [from, to < 0 ? tokens.length : to];
}

/** Two words as labels of two pictures beside each other. */
function labels(place: Token, words: readonly [string, string], isTop: boolean): Token[] {
  const said = (text: string): Token => ({ ...place, kind: 'word', text, raw: text });
  const quote = (text: string): Token => ({ ...place, kind: 'quote', text, raw: text });
  const where = isTop ? 'oben' : 'unten';
  const label = (text: string, side: string) => [
    said('Text'),
    quote(text),
    said(where),
    said(side),
  ];
  return [...label(words[0], 'links'), said('und'), ...label(words[1], 'rechts')];
}

/** "Unten jeweils vorher und nachher hinschreiben": the two words themselves; null when they are not there. */
function withPairWritten(tokens: readonly Token[]): Token[] | null {
  const one = tokens.findLastIndex(
    (token, i) =>
      BEFORE.test(wordOf(token)) &&
      AFTER.test(wordOf(tokens[JOINS.test(wordOf(tokens[i + 1])) ? i + 2 : i + 1])),
  );
  if (one < 0) return null;
  const two = JOINS.test(wordOf(tokens[one + 1])) ? one + 2 : one + 1;
  const [begin] = clauseAround(tokens, one);
  const [, end] = clauseAround(tokens, two);
  let from = one;
  while (from > begin && AROUND.test(wordOf(tokens[from - 1]))) from -= 1;
  let to = two + 1;
  while (to < end && AROUND.test(wordOf(tokens[to]))) to += 1;
  const around = [...tokens.slice(from, one), ...tokens.slice(two + 1, to)].map(wordOf);
  if (to < end || !around.some((word) => WRITES.test(word))) return null;
  const isTop = around.some((word) => ABOVE.test(word));
  const place = tokens[one] as Token;
  const joint: Token = { ...place, kind: 'separator', text: ',', raw: ',' };
  // "Vorher nachher mit Text": how they stand is said by nothing else.
  const isAll = from === 0 && to === tokens.length;
  const beside: Token = { ...place, kind: 'word', text: 'nebeneinander', raw: 'nebeneinander' };
  return [
    ...tokens.slice(0, from),
    ...(isAll ? [beside, joint] : from > begin ? [joint] : []),
    ...labels(place, ['Vorher', 'Nachher'], isTop),
    ...tokens.slice(to),
  ];
}

/**
 * "Vorher links, nachher rechts, und die zwei Wörter jeweils drunter": a label under each of two pictures,
 * which says where it stands; null when there are none.
 */
export function withBeforeAndAfterQuoted(tokens: readonly Token[]): Token[] | null {
  const written = withPairWritten(tokens);
  if (written) return written;
  const one = tokens.findIndex((token) => BEFORE.test(wordOf(token)));
  const two = tokens.findIndex((token) => AFTER.test(wordOf(token)));
  // "Mit „Vorher“ links beschriftet": has its labels.
  if (tokens.some((token) => token.kind === 'quote' && BEFORE.test(wordOf(token)))) return null;
  if (one < 0 || two < 0) return null;
  for (let at = Math.max(one, two) + 1; at < tokens.length; at++) {
    const [, to] = clauseAround(tokens, at);
    const words = tokens.slice(at, to).map(wordOf);
    if (words.length === 0 || !CALLED.test(words.join(' '))) continue;
    const said = tokens.map(wordOf).join(' ');
    const isTurned = /\bnachher (?:\w+ )?links|\blinks (?:\w+ )?nachher/.test(said);
    const isTop = words.some((word) => ABOVE.test(word));
    const place = tokens[at] as Token;
    const pair = isTurned ? (['Nachher', 'Vorher'] as const) : (['Vorher', 'Nachher'] as const);
    return [...tokens.slice(0, at), ...labels(place, pair, isTop), ...tokens.slice(to)];
  }
  return null;
}
