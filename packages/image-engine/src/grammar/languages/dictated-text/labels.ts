import type { Token } from '../../words/tokens.ts';
import { plain } from '../plain.ts';
import { asWritten } from './quoted.ts';

/** How each language says "on each", and where a text stands. */
const LANGUAGES = [
  {
    each: /^(chacune?|chaque|respectivement)$/,
    text: 'texte',
    places: { top: 'en haut a', bottom: 'en bas a' },
    sides: ['gauche', 'droite'],
  },
  {
    each: /^(jeweils|jede[mnrs]?)$/,
    text: 'Text',
    places: { top: 'oben', bottom: 'unten' },
    sides: ['links', 'rechts'],
  },
  {
    each: /^(cada|respectivamente)$/,
    text: 'texto',
    places: { top: 'arriba a la', bottom: 'abajo a la' },
    sides: ['izquierda', 'derecha'],
  },
] as const;
const JOINS = /^(et|und|y|e|&|\/)$/;
/** Stand between labels and the word for each picture. */
const TOWARDS =
  /^(ecrite?s?|marquee?s?|inscrite?s?|places?|tout|en|haut|bas|au|dessus|dessous|sur|de|du|oben|unten|auf|in|uber|unter|geschrieben|arriba|abajo|escritas?|escritos?|sobre|encima|debajo)$/;
const BELOW = /^(bas|dessous|unten|unter|abajo|debajo)$/;

const isCapital = (token: Token | undefined) =>
  token?.kind === 'word' && /^\p{Lu}[\p{Lu}\d'’-]+$/u.test(token.raw);

/** Where the label that begins there ends; the same place when none does. */
function labelEnd(tokens: readonly Token[], from: number): number {
  if (tokens[from]?.kind === 'quote') return from + 1;
  let to = from;
  while (isCapital(tokens[to])) to += 1;
  return to;
}

const asQuote = (inside: readonly Token[]): Token => {
  const [first] = inside as [Token];
  if (first.kind === 'quote') return first;
  const raw = asWritten(inside);
  return {
    kind: 'quote',
    text: raw,
    raw,
    start: first.start,
    end: inside.at(-1)?.end ?? first.end,
  };
};

/** Stand between a label and its side. */
const ASIDE =
  /^(ecrite?s?|marquee?s?|inscrite?s?|tout|en|haut|bas|a|la|sur|de|du|cote|photo|image|celle)$/;
/** Say before words in small letters that they are to be written. */
const WRITES = /^(avec|ecri\w*|inscri\w*|marqu\w*|textes?|mots?|legendes?|mentions?)$/;

/** "AVANT écrit à gauche et APRÈS à droite": a label on each side; null when there are none. */
function withSidesQuoted(tokens: readonly Token[]): Token[] | null {
  const wordAt = (at: number) => plain(tokens[at]?.raw ?? '');
  const isNamed = (at: number) =>
    isCapital(tokens[at]) ||
    (/^\p{Lu}\p{Ll}+$/u.test(tokens[at]?.raw ?? '') && WRITES.test(wordAt(at - 1)));
  for (let from = 0; from < tokens.length; from++) {
    if (!isNamed(from)) continue;
    const end = Math.max(from + 1, labelEnd(tokens, from));
    let side = end;
    while (ASIDE.test(wordAt(side))) side += 1;
    if (wordAt(side) !== 'gauche') continue;
    let second = side + 1;
    while (/^(et|puis|,|:)$/.test(wordAt(second)) || WRITES.test(wordAt(second))) second += 1;
    if (second === side + 1 || !/^\p{Lu}/u.test(tokens[second]?.raw ?? '')) continue;
    const to = Math.max(second + 1, labelEnd(tokens, second));
    let last = to;
    while (ASIDE.test(wordAt(last))) last += 1;
    if (wordAt(last) !== 'droite') continue;
    const [left, right] = [tokens.slice(from, end), tokens.slice(second, to)] as const;
    const isTop = tokens.slice(end, last).some(({ raw }) => /^haut$/i.test(raw));
    const label = (inside: readonly Token[], where: string): Token[] => {
      const quote = asQuote(inside);
      const { start, end: close } = quote;
      const words = (said: string): Token[] =>
        said.split(' ').map((text) => ({ kind: 'word', text, raw: text, start, end: close }));
      return [...words('texte'), quote, ...words(`en ${isTop ? 'haut' : 'bas'} a ${where}`)];
    };
    const joint = tokens[side + 1] as Token;
    return [
      ...tokens.slice(0, WRITES.test(wordAt(from - 1)) ? from - 1 : from),
      ...label(left, 'gauche'),
      { ...joint, kind: 'word', text: 'et', raw: 'et' },
      ...label(right, 'droite'),
      ...tokens.slice(last + 1),
    ];
  }
  return null;
}

/** "Le texte avant et après": a label on each of two pictures, in small letters; null when there are none. */
function withPairQuoted(tokens: readonly Token[]): Token[] | null {
  const wordAt = (at: number) => plain(tokens[at]?.raw ?? '');
  const from = tokens.findIndex((_, i) => wordAt(i) === 'avant' && WRITES.test(wordAt(i - 1)));
  const second = JOINS.test(wordAt(from + 1)) ? from + 2 : from + 1;
  const [one, other, next] = [tokens[from], tokens[second], tokens[second + 1]];
  if (from < 0 || !one || !other || wordAt(second) !== 'apres') return null;
  if (
    next &&
    next.kind !== 'separator' &&
    !/^(sur|dessus|dessous|dedans)$/.test(wordAt(second + 1))
  )
    return null;
  const label = (inside: Token, side: string): Token[] => {
    const raw = inside.raw.charAt(0).toUpperCase() + inside.raw.slice(1);
    const words = (said: string): Token[] =>
      said.split(' ').map((text) => ({ ...inside, kind: 'word', text, raw: text }));
    const quote: Token = { ...inside, kind: 'quote', text: raw, raw };
    return [...words('texte'), quote, ...words(`en bas a ${side}`)];
  };
  // "Sur les photos", "dessus": where both stand.
  const end = tokens.findIndex(({ kind }, i) => i > second && kind === 'separator');
  return [
    ...tokens.slice(0, from - 1),
    ...label(one, 'gauche'),
    { ...one, kind: 'word', text: 'et', raw: 'et' },
    ...label(other, 'droite'),
    ...(end < 0 ? [] : tokens.slice(end)),
  ];
}

/** How languages say that pictures are put together, and what words are to be written. */
const PAIRED = [
  {
    joint: /^[ye]$/,
    together:
      /^(lado|juntas?|juntos?|juntalas|junta|unelas|une|collage|comparativa|comparacion|encima|debajo|izquierda)$/,
    leads:
      /^(con|pon|ponles?|escribe|escribeles?|escribir|agrega|agregales|rotula|rotulalas|el|los|las|textos?|palabras?|letreros?|rotulos?|carteles|etiquetas?|titulos?|que|diga|digan|ponga|encima)$/,
    write: 'escribe',
  },
  {
    joint: /^und$/,
    together: /^(nebeneinander|untereinander|ubereinander|collage|gegenuber)$/,
    leads:
      /^(mit|schreib|schreibe|beschrifte|beschriftung|beschriftet|den|die|das|worten|worter|wortern|texten?|text|titeln?|und|dazu|drauf)$/,
    write: 'schreib',
  },
  {
    joint: /^et$/,
    together: /^(cote|collage|ensemble|dessus|dessous|gauche)$/,
    leads: /^(avec|les|le|textes?|mots?|legendes?|mentions?|ecri\w*|inscri\w*|ajoute|mets|marque)$/,
    write: 'ecris',
  },
] as const;
/** May stand behind both. */
const ON_BOTH = /^(drauf|darauf|dazu|encima|abajo|debajo|unten|drunter)$/;

/** "Lado a lado y escribe ANTES y DESPUÉS": two words, one for each of two pictures; null when there are none. */
function withBothQuoted(tokens: readonly Token[]): Token[] | null {
  const wordAt = (at: number) => plain(tokens[at]?.raw ?? '');
  const at = tokens.findIndex((_, i) => {
    const [before, behind] = [tokens[i - 1], tokens[i + 1]];
    const isEnd = (k: number) =>
      tokens[k] === undefined || tokens[k]?.kind === 'separator' || ON_BOTH.test(wordAt(k));
    return (
      PAIRED.some(({ joint }) => joint.test(wordAt(i))) &&
      isCapital(before) &&
      !isCapital(tokens[i - 2]) &&
      isCapital(behind) &&
      isEnd(i + 2)
    );
  });
  const paired = PAIRED.find(({ joint }) => joint.test(wordAt(at)));
  const [one, joint, other] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!paired || !one || !joint || !other) return null;
  if (!tokens.slice(0, at - 1).some(({ raw }) => paired.together.test(plain(raw)))) return null;
  let from = at - 1;
  while (paired.leads.test(wordAt(from - 1))) from -= 1;
  if (from === at - 1) return null;
  const write: Token = { ...one, kind: 'word', text: paired.write, raw: paired.write };
  const isPlaced = ON_BOTH.test(wordAt(at + 2));
  const comma: Token = { ...one, kind: 'separator', text: ',', raw: ',' };
  return [
    ...tokens.slice(0, from),
    ...[comma, write, asQuote([one]), joint, asQuote([other])],
    ...tokens.slice(isPlaced ? at + 3 : at + 2),
  ];
}

/** "Les mots AVANT et APRÈS en haut de chacune": a label on each of two pictures; null when there are none. */
export function withLabelsQuoted(tokens: readonly Token[]): Token[] | null {
  const sides = withSidesQuoted(tokens) ?? withPairQuoted(tokens) ?? withBothQuoted(tokens);
  if (sides) return sides;
  for (let from = 0; from < tokens.length; from++) {
    const end = labelEnd(tokens, from);
    const joint = tokens[end];
    if (end === from || !joint || !JOINS.test(plain(joint.raw))) continue;
    const to = labelEnd(tokens, end + 1);
    if (to === end + 1) continue;
    let each = to;
    while (TOWARDS.test(plain(tokens[each]?.raw ?? ''))) each += 1;
    const language = LANGUAGES.find((one) => one.each.test(plain(tokens[each]?.raw ?? '')));
    if (!language) continue;
    // "Sur chaque photo", "de chacune des images", "jeweils unten"
    let behind = each + 1;
    while (
      /^(des|de|deux|les|photos?|images?|bild|foto|imagen|una|uno|oben|unten|arriba|abajo)$/.test(
        plain(tokens[behind]?.raw ?? ''),
      )
    )
      behind += 1;
    const place = tokens.slice(to, behind).some(({ raw }) => BELOW.test(plain(raw)))
      ? 'bottom'
      : 'top';
    const words = (said: string): Token[] =>
      said
        .split(' ')
        .map((text) => ({ kind: 'word', text, raw: text, start: joint.start, end: joint.end }));
    const label = (inside: readonly Token[], side: string): Token[] => [
      ...words(language.text),
      asQuote(inside),
      ...words(`${language.places[place]} ${side}`),
    ];
    const isNamed = /^(mots?|textes?|wortern?|worten?|text|texten|textos?|palabras)$/.test(
      plain(tokens[from - 1]?.raw ?? ''),
    );
    return [
      ...tokens.slice(0, isNamed ? from - 1 : from),
      ...label(tokens.slice(from, end), language.sides[0]),
      joint,
      ...label(tokens.slice(end + 1, to), language.sides[1]),
      ...tokens.slice(behind),
    ];
  }
  return null;
}
