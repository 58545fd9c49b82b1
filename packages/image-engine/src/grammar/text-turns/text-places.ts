import { plain } from '../languages/plain.ts';
import type { Token } from '../words/tokens.ts';

/** Where letters come, put otherwise: the words, and the plain words for that place. */
type Place = readonly [said: RegExp, meant: string];

/** The sides by their adjectives. */
const SIDES: Readonly<Record<string, string>> = {
  ...{ oberen: 'oben', obere: 'oben', unteren: 'unten', untere: 'unten' },
  ...{ linken: 'links', linke: 'links', rechten: 'rechts', rechte: 'rechts' },
  ...{ superior: 'arriba', inferior: 'abajo', 'de arriba': 'arriba', 'de abajo': 'abajo' },
  ...{ izquierdo: 'a la izquierda', izquierda: 'a la izquierda' },
  ...{ derecho: 'a la derecha', derecha: 'a la derecha' },
  ...{ superieur: 'en haut', superieure: 'en haut', haute: 'en haut' },
  ...{ inferieur: 'en bas', inferieure: 'en bas', basse: 'en bas' },
  ...{ 'du haut': 'en haut', 'du bas': 'en bas', 'en haut': 'en haut', 'en bas': 'en bas' },
  ...{ gauche: 'a gauche', droit: 'a droite', droite: 'a droite' },
  ...{ up: 'top', down: 'bottom' },
};

const PICTURE_DE = '(?: (?:vom|im|des|in dem) (?:bild|bildes|foto|fotos))?';
const PICTURE_ES = '(?: de (?:la|esta) (?:foto|imagen))?';
const PICTURE_FR = '(?: de (?:(?:la|cette) (?:photo|image)|limage))?';

/** `#1` is the side that the first group names. */
const PLACES: readonly Place[] = [
  // German
  [/(?:in|auf) (?:der|die) (linken?|rechten?) (oberen?|unteren?) (?:bild)?ecke/, '#2 #1'],
  [/(?:in|auf) (?:der|die) (oberen?|unteren?) (linken?|rechten?) (?:bild)?ecke/, '#1 #2'],
  [/(oben|unten) in (?:der|die) (linken?|rechten?) (?:bild)?ecke/, '#1 #2'],
  [/in (?:der|die) (?:bild)?ecke (oben|unten) (links|rechts)/, '#1 #2'],
  [
    new RegExp(
      `(?:ganz )?(?:am|an den|an dem|auf den|auf dem|zum|entlang dem|nahe dem) (oberen|unteren|linken|rechten) (?:bild)?(?:rand|kante)${PICTURE_DE}`,
    ),
    '#1',
  ],
  [
    new RegExp(
      `(?:im|in den|in dem) (oberen|unteren|linken|rechten) (?:bild)?(?:bereich|teil)${PICTURE_DE}`,
    ),
    '#1',
  ],
  [/(?:im|ins|in das) (?:bild)?zentrum/, 'in die mitte'],
  [/(?:genau|direkt) (in der mitte|in die mitte)/, '#1'],
  [/mitten (?:rein|drauf|drin|hinein)/, 'in die mitte'],
  [/mitten (?:ins|im|aufs|auf das|in das) (?:bild|foto)/, 'in die mitte'],
  [/(oben|unten) (?:druber|drunter|am bild)/, '#1'],
  [/ganz (oben|unten|links|rechts)/, '#1'],
  // Spanish
  [/(arriba|abajo) en la esquina (izquierda|derecha)/, '#1 #2'],
  [/en la esquina de (arriba|abajo) a la (izquierda|derecha)/, '#1 #2'],
  [/en la esquina (izquierda|derecha) (de arriba|de abajo)/, '#2 #1'],
  [
    new RegExp(
      `(?:en|por|sobre|junto a) (?:el borde|la franja|la zona|el lado|la parte) (superior|inferior|izquierd[oa]|derech[oa]|de arriba|de abajo)${PICTURE_ES}(?! izquierda| derecha)`,
    ),
    '#1',
  ],
  [new RegExp(`al pie${PICTURE_ES}`), 'abajo'],
  [new RegExp(`en lo (?:mas )?alto${PICTURE_ES}`), 'arriba'],
  [/(arriba|abajo) (?:del|de) todo/, '#1'],
  [/en (?:pleno|el mero|el puro|todo el) (?:centro|medio)/, 'en el centro'],
  [/justo (en el centro|en el medio|en medio)/, '#1'],
  // French
  [
    /dans le coin (superieur|inferieur|en haut|en bas|du haut|du bas) (?:a )?(gauche|droite?)/,
    '#1 #2',
  ],
  [/dans le coin (gauche|droite?) (en haut|en bas|du haut|du bas)/, '#2 #1'],
  [/(en haut|en bas) dans le coin (gauche|droite?)/, '#1 #2'],
  [
    new RegExp(
      `(?:sur|au|contre|le long du|pres du) (?:le )?bord (superieur|inferieur|gauche|droit|du haut|du bas)${PICTURE_FR}`,
    ),
    '#1',
  ],
  [
    new RegExp(
      `(?:dans|sur) la (?:partie|zone) (superieure|inferieure|haute|basse|gauche|droite|du haut|du bas)${PICTURE_FR}`,
    ),
    '#1',
  ],
  [new RegExp(`(?:sur|du|de) (?:le )?cote (gauche|droit)${PICTURE_FR}`), '#1'],
  [/(?:en plein|au beau) (milieu|centre)/, 'au #1'],
  [/tout (en haut|en bas)/, '#1'],
  // English
  [
    /(up|down) (?:(?:in|on|at|to) )?(?:the )?(left|right)(?: hand)?(?: (?:corner|side|edge))?/,
    'at #1 #2',
  ],
  [/(?:up|down) (at the (?:top|bottom)|in the (?:top|bottom|upper|lower))/, '#1'],
  [/up top/, 'at top'],
  [
    /(?:right|smack|smack bang|slap bang|bang|dead|slap|just|exactly) ((?:in|at) the (?:middle|center|centre)|cent(?:er|re))/,
    '#1',
  ],
];

/** Say that something is written. */
const WRITES =
  /^(?:write|writing|text|texte|texto|schrift|schriftzug|\w*schreib\w*|escrib\w*|ecri\w*|ecrire|titel|titulo|titre|caption|title|beschriftung|legende|leyenda)$/;

const FILLS =
  /^(?:at|in|on|the|top|bottom|left|right|oben|unten|links|rechts|a|la|en|haut|bas|au|die|mitte)$/;

/** Where each word begins in the words as one text. */
function joined(tokens: readonly Token[]): { text: string; starts: number[] } {
  const starts: number[] = [];
  let text = '';
  for (const { kind, raw } of tokens) {
    starts.push(text.length);
    text += `${kind === 'word' ? plain(raw).replace(/\s/gu, '') : '“'} `;
  }
  return { text, starts };
}

function withPlaceNamed(tokens: readonly Token[], [said, meant]: Place): Token[] | null {
  const { text, starts } = joined(tokens);
  const found = new RegExp(`(?<= |^)(?:${said.source})(?= )`).exec(text);
  if (!found) return null;
  const from = starts.indexOf(found.index);
  const behind = starts.indexOf(found.index + found[0].length + 1);
  const to = behind < 0 ? tokens.length : behind;
  const range = tokens.slice(from, to);
  // "Write Down on the left": what has a capital there is to be written.
  const [first, last] = [range[0], range.at(-1)];
  if (from < 0 || !first || !last || (from > 0 && /^\p{Lu}/u.test(first.raw))) return null;
  const side = (group: string) => SIDES[group] ?? group;
  const words = meant.replace(/#(\d)/g, (_, k: string) => side(found[Number(k)] ?? '')).split(' ');
  const named = words.map((word, i): Token => {
    const own = range[Math.min(i, range.length - 1)] as Token;
    const end = i === words.length - 1 ? last.end : own.end;
    return { kind: 'word', text: word, raw: word, start: own.start, end };
  });
  // "en" of "en haut" and the like are as many words as stood there, at most.
  const fitting = named.every(({ text }) => FILLS.test(text) || words.length <= range.length);
  return fitting ? [...tokens.slice(0, from), ...named, ...tokens.slice(to)] : null;
}

/** "Darunter", "debajo", "en dessous": by the text before, and not at an end of the picture. */
const BESIDE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:darunter|drunter|debajo|(?:(?:en|au) )?dessous)$/, ['below']],
  [/^(?:daruber|druber|encima|(?:en|au) dessus)$/, ['above', 'it']],
];

/** Stand between a text and the place of the next one. */
const NEXT =
  /^(?:und|y|et|en|au|klein|kleiner|gro(?:ss|sser)|dann|bitte|noch|pequeno|petit|grande|schreib\p{L}*|escribe|ecris|pon|mets|the|it|rechts|links)$/u;

/** The same where another text stands before it. */
function withBesideTexts(tokens: readonly Token[]): Token[] {
  const first = tokens.findIndex(({ kind }) => kind === 'quote');
  const last = tokens.findLastIndex(({ kind }) => kind === 'quote');
  if (first === last) return [...tokens];
  const said = tokens.map(({ kind, raw }) => (kind === 'word' ? plain(raw) : ''));
  return tokens.flatMap((token, i) => {
    // "Encima de la foto", "dessous du titre"
    const isOfElse = /^(?:de|del|du|des|von|la|el)$/.test(said[i + 1] ?? '');
    // "“A” quer drüber": over the picture
    const before = tokens[i - 1];
    const isJoined =
      before?.kind === 'separator' ||
      (before?.kind === 'quote' && i - 1 > first) ||
      NEXT.test(said[i - 1] ?? '');
    if (i <= first || isOfElse || !isJoined) return [token];
    const both = `${said[i]} ${said[i + 1]}`;
    const isNext = /^(?:en|au) (?:dessous|dessus)$/.test(both);
    if (/^(?:en|au)$/.test(said[i - 1] ?? '') && /^dess(?:o)?us$/.test(said[i] ?? '')) return [];
    // Of two words of German alone, nobody would know which language they are.
    const isTold = said.some((text) => /^(?:und|schreib\p{L}*|text|titel)$/u.test(text));
    if (/^da?ruber$/.test(said[i] ?? '') && !isTold) return [token];
    const meant = BESIDE.find(([word]) => word.test(isNext ? both : (said[i] ?? '')))?.[1];
    return meant ? meant.map((text) => ({ ...token, text, raw: text })) : [token];
  });
}

/** "Am oberen Rand", "sur le bord supérieur", "up in the right corner": where letters come, in plain words. */
export function withTextPlacesNamed(tokens: readonly Token[]): Token[] {
  const isText = tokens.some(
    ({ kind, raw }) => kind === 'quote' || (kind === 'word' && WRITES.test(plain(raw))),
  );
  if (!isText) return [...tokens];
  return PLACES.reduce<Token[]>(
    (said, place) => withPlaceNamed(said, place) ?? said,
    withBesideTexts(tokens),
  );
}
