import type { Token } from '../words/tokens.ts';
import { withArticleElided } from './elided-articles.ts';
import { mended } from './mended-words.ts';
import { keysOf, type Phrasebook, telling } from './phrasebook.ts';
import { plain } from './plain.ts';

/** A token of the prompt, split where the language writes several words as one. */
export interface SourceWord {
  token: Token;
  /** As the tables spell it; '' when it is no word. */
  text: string;
  keys: readonly string[];
  /** Its spelling was mended. */
  isMended: boolean;
}

function compound(word: string, book: Phrasebook): [string, string] | null {
  const { linkers } = book.language;
  if (!linkers || word.length < 8) return null;
  for (let at = word.length - 3; at >= 3; at--) {
    const head = word.slice(at);
    if (!telling(head, book)) continue;
    for (const linker of linkers) {
      const start = word.slice(0, at);
      const modifier = linker && start.endsWith(linker) ? start.slice(0, -linker.length) : start;
      if (linker && modifier === start) continue;
      if (modifier.length >= 3 && telling(modifier, book)) return [modifier, head];
    }
  }
  return null;
}

/** "Tulpenfeld": a field, whatever stands before it, in a language that writes nouns with capitals. */
function headOf({ raw }: Token, word: string, book: Phrasebook): string[] | null {
  if (!book.language.linkers || !/^\p{Lu}\p{Ll}/u.test(raw) || word.length < 9) return null;
  for (let at = 3; at <= word.length - 4; at++) {
    const head = word.slice(at);
    const isNoun = keysOf(head, book).some((key) =>
      book.beginningWith(key).some(({ kind, words }) => kind === 'noun' && words.length === 1),
    );
    if (isNoun) return [head];
  }
  return null;
}

/** "Hazlo", "ponle": the verb and its pronouns. */
function withoutPronouns(word: string, book: Phrasebook): string[] | null {
  const found = book.language.enclitics?.exec(word);
  const [, verb = '', pronoun = ''] = found ?? [];
  const isVerb = keysOf(verb, book).some((key) =>
    book.beginningWith(key).some(({ kind }) => kind === 'verb' || kind === 'phrase'),
  );
  return found && isVerb && verb.length > 2 ? [verb, pronoun] : null;
}

/** "Torcidísima": "muy torcida", where the tables hold the plain word. */
function withoutSuperlative(word: string, book: Phrasebook): string[] | null {
  const { superlatives } = book.language;
  const [, stem = '', end = ''] = superlatives?.ending.exec(word) ?? [];
  if (!superlatives || !stem) return null;
  const plainly = superlatives
    .stems(stem)
    .flatMap((each) => [each + end, `${each}e${end.slice(1)}`])
    .find((each) => keysOf(each, book).length > 0);
  return plainly ? [superlatives.word, plainly] : null;
}

/** "Aufgehellt", "aufzuhellen", "draufschreiben": the verb as the tables have it. */
function withoutInfix(word: string, book: Phrasebook): string | null {
  const { particles } = book.language;
  if (!particles || word.length < 7) return null;
  for (const particle of ['', ...particles]) {
    if (!word.startsWith(particle)) continue;
    const [, rest] = /^(?:ge|zu)(.{4,})$/.exec(word.slice(particle.length)) ?? [];
    if (rest && keysOf(particle + rest, book).length > 0) return particle + rest;
  }
  // "Draufschreiben", "hinsetzen"
  const [, there] = /^(?:hin|drauf|dran|dazu|rein|hinein|druber|drunter)(.{5,})$/.exec(word) ?? [];
  if (there && keysOf(there, book).length > 0) return there;
  return null;
}

/** "Gaaanz", "viiiel": a letter that is drawn out is meant once, or twice. */
function withoutDrawl(word: string, book: Phrasebook): string | null {
  if (!/(\p{L})\1\1/u.test(word)) return null;
  const once = word.replace(/(\p{L})\1{2,}/gu, '$1');
  const twice = word.replace(/(\p{L})\1{2,}/gu, '$1$1');
  return [once, twice].find((each) => keysOf(each, book).length > 0) ?? null;
}

/** "Ausm", "mitm": a preposition with its article, where the two are no word of their own. */
function withArticleApart(word: string, book: Phrasebook): string[] | null {
  if (!book.language.linkers) return null;
  const [, preposition = '', article = ''] =
    /^(aus|auf|mit|von|bei|vor|nach|hinter|unter|uber|neben|an|fur|durch|um|gegen)(m|n|nem|ner|nen)$/.exec(
      word,
    ) ?? [];
  if (!preposition) return null;
  const whole: Readonly<Record<string, string>> = { m: 'dem', n: 'den' };
  return [preposition, whole[article] ?? `ei${article}`];
}

function split(token: Token, book: Phrasebook): string[] {
  const elision = book.language.elisions?.exec(token.raw)?.[1];
  if (elision) {
    const rest = token.raw.slice(elision.length + 1);
    return [plain(elision), ...split({ ...token, raw: rest }, book)];
  }
  const text = plain(token.raw);
  if (keysOf(text, book).length > 0) return [text];
  const drawled = withoutDrawl(text, book);
  if (drawled) return [drawled];
  const verb = withoutInfix(text, book);
  if (verb) return [verb];
  const apart = withArticleApart(text, book);
  if (apart) return apart;
  const elided = withArticleElided(text, book);
  if (elided) return elided;
  const utmost = withoutSuperlative(text, book);
  if (utmost) return utmost;
  const parts = withoutPronouns(text, book) ?? compound(text, book);
  if (parts) return parts;
  const spelled = mended(text, book);
  return spelled ? [spelled] : (headOf(token, text, book) ?? [text]);
}

const SHORTENED = /^(?:ca|max|min|bzw|evtl|ggf|inkl|ungef|zirka|etw)$/;

/** "Ca. 40 %": the dot ends no sentence. That of "comme ça." does. */
const isDotOfWord = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.text === '.' &&
  SHORTENED.test(tokens[i - 1]?.text ?? '') &&
  (tokens[i - 1]?.text !== 'ca' || tokens[i + 1]?.kind === 'number') &&
  tokens[i - 1]?.end === tokens[i]?.start &&
  i + 1 < tokens.length;

/** The words of a prompt in another language, as its tables know them. */
export function sourceWords(said: readonly Token[], book: Phrasebook): SourceWord[] {
  const tokens = said.filter((_, i) => !isDotOfWord(said, i));
  return tokens.flatMap((token, i) => {
    // "A4" is no word with a number behind it.
    const isSize = tokens[i + 1]?.kind === 'number' && tokens[i + 1]?.start === token.end;
    if (token.kind !== 'word' || isSize) return [{ token, text: '', keys: [], isMended: false }];
    const spelled = plain(token.raw);
    const parts = split(token, book);
    return parts.map((text) => {
      const isMended = parts.length === 1 ? text !== spelled : !spelled.includes(text);
      return { token, text, keys: keysOf(text, book), isMended };
    });
  });
}
