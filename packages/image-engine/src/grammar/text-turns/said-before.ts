import type { Token } from '../words/tokens.ts';

const WRITES =
  /^(write|schreib|schreibe|schreibt|schreiben|escribe|escribele|ecris|ecrivez|pon|mets)$/;
const THAT = /^(that|this|it|das|dies|es|eso|esto|ca|cela)$/;
/** Say where or how it is written, which no noun does: "schreib das Datum" names another text. */
const HOW =
  /^(in|on|at|across|above|below|over|under|big|small|large|top|bottom|left|right|with|please|there|underneath|and|oben|unten|drauf|druber|drunter|daruber|darunter|rein|mit|gross|dick|fett|auf|bitte|mittig|links|rechts|quer|als|an|dann|noch|hin|klein|und|uber|unter|ins|ans|arriba|abajo|en|encima|con|grande|en|dessus|dessous|au|avec|sur|par|gros)$/;
const MOST_WORDS = 8;

const plainly = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/ß/g, 'ss');

/** Begin what is said to whoever carries the wish out. */
const GREETS =
  /^(hey|hi|hello|hallo|moin|servus|thanks|thank|danke|super|perfekt|perfect|great|toll|cool|gracias|merci|hola|salut|bonjour|nice|wow|ok|okay|please|bitte|perfecto|genial|parfait|top|prima)$/;

/** "Leo is 5! Write that in blue": what was cried out first is what is to be written. */
export function withSaidBeforeWritten(tokens: readonly Token[], prompt: string): Token[] {
  if (tokens.some(({ kind }) => kind === 'quote')) return [...tokens];
  let end = tokens.findIndex(({ text }) => text === '!');
  if (end < 1 || end > MOST_WORDS) return [...tokens];
  while (tokens[end]?.text === '!' || tokens[end]?.text === '?') end += 1;
  const cry = tokens.slice(0, end);
  if (GREETS.test(plainly(cry[0]?.text ?? '')) && cry.length < 5) return [...tokens];
  // "… write this at the top: Merry Christmas"
  if (tokens.slice(end).some(({ text }) => text === ':')) return [...tokens];
  if (cry.some(({ kind, text }) => kind === 'separator' && /^[.;:\n]$/.test(text)))
    return [...tokens];
  // "Please write that …"
  const verb = tokens.findIndex(({ kind }, i) => i >= end && kind === 'word');
  const at = /^(please|bitte|por|can|kannst|could)$/.test(tokens[verb]?.text ?? '')
    ? verb + 1
    : verb;
  const [write, that, how] = tokens.slice(at, at + 3);
  const isAsked =
    WRITES.test(plainly(write?.text ?? '')) &&
    THAT.test(plainly(that?.text ?? '')) &&
    (!how || how.kind === 'separator' || HOW.test(plainly(how.text)));
  const [first, last] = [cry[0], cry.at(-1)];
  if (!isAsked || !first || !last || !that) return [...tokens];
  const raw = prompt.slice(first.start, last.end).trim();
  const quote: Token = { kind: 'quote', text: raw, raw, start: that.start, end: that.end };
  return tokens.slice(end).map((token) => (token === that ? quote : token));
}
