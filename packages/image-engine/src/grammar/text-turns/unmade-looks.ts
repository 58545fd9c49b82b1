import { plain } from '../languages/plain.ts';
import type { Token } from '../words/tokens.ts';

// Looks of letters that are not made: each is set apart from the text, so that it is named as left out and the rest is written.

const WITH = '(?:(?:with|mit|con|avec|and|und|y|et) )?(?:(?:an?|eine[mnr]?|une?|the) )?';
const HUE = '(?:[a-z]+ )?';
/** How far letters stand from each other. */
const SPACED =
  '(?:weit |breit )?(?:weit auseinander|gesperrt(?:e[nrsm]?)?(?: schrift)?)|(?:with |in |very |really |quite |wide |wider |extra |much |large |loose |lots of |a lot of )*(?:letter|character)(?: ?- ?| )?spac(?:ed|ing)(?: (?:very |quite )?(?:wide|widely|out|apart|large))?|(?:letters )?(?:widely spaced|spaced out)|mit (?:(?:viel|gro(?:ss|ß)em|weitem|mehr) )*(?:buchstaben|zeichen)abstand|con (?:mucho |mas )?espaciado(?: amplio| entre (?:las )?letras)?|(?:con )?letras (?:muy )?espaciadas|(?:(?:muy|bien|bastante) )*espaciad[oa]s?|avec (?:un )?(?:grand )?(?:espacement|interlettrage)(?: (?:large|des lettres|entre les lettres))?|(?:en )?(?:lettres|caracteres) (?:(?:bien|tres|largement|un peu) )*espacee?s|con letras (?:muy |bien )?separadas';
const UNDERLINED = `${WITH}${HUE}underline(?! the)|(?:double )?underlined|unterstrichen(?:e[nrsm]?)?|subrayad[oa]s?|soulignee?s?`;
const GLOWING = `(?:with|mit|con|avec) (?:(?:an?|eine[mnr]?|une?) )?${HUE}${HUE}(?:glow|leuchten|leuchteffekt|schein|leuchtschein|resplandor|brillo|halo|lueur|aura)(?: (?:effect|effekt|azul|rojo|verde|rosa|bleue?|rouge|verte?|rose|jaune))?(?: (?:around|um|alrededor|autour)(?: (?:it|them|the letters))?)?|glowing`;
const CURVED =
  '(?:(?:in|on|along|as|im|auf|en|sur|dans|following) )(?:(?:an?|the|eine[mnr]?|une?) )?(?:arc de cercle|arc|arch|curve|curved line|semi ?- ?circle|wave|bogen|halbkreis|kreisbogen|welle|arco|curva|semicirculo|ola|courbe|demi ?- ?cercle|vague)|curved|arched|wavy|gebogen(?:e[nrsm]?)?|bogenformig|gewolbt|curvad[oa]s?|arquead[oa]s?|ondulad[oa]s?|courbee?s?|arquee?s?|ondulee?s?';
/** How letters stand that run upwards, whatever ending the word has. */
const SLANTED =
  '(?:diagonal(?:ly|e[nmrs]?|es)?|schrag(?:e[nmrs]?)?|slanted|slanting|tilted|angled|inclinad[oa]s?|inclinee?s?|penchee?s?|gekippt(?:e[nmrs]?)?|en diagonale?|en oblique|oblique)';
/** The same of what is turned, which a picture may be as well. */
const TURNED =
  '(?:rotated|turned|gedreht(?:e[nmrs]?)?|verdreht(?:e[nmrs]?)?|girad[oa]s?|rotad[oa]s?|tournee?s?|pivotee?s?)';
const LETTERED =
  '(?:text|title|lettering|watermark|stamp|banner|ribbon|sticker|label|badge|sign|schrift|schriftzug|titel|wasserzeichen|stempel|aufkleber|etikett|banderole|schild|texto|titulo|letras|marca de agua|sello|cinta|franja|pegatina|etiqueta|cartel|texte|titre|lettres|filigrane|tampon|bandeau|autocollant|etiquette|ruban)';
/** Words between a text and how it stands: none of a picture. */
const NO_PICTURE =
  '(?!(?:photo|picture|image|pic|it|is|are|bild|foto|es|ist|imagen|la|esta|limage|est|and|then|und|dann|y|et|puis)\\b)[^ .;:“]+ ';
const AT_AN_ANGLE = `(?<=“ (?:${NO_PICTURE}){0,4})(?:${SLANTED}|${TURNED})(?: (?:druber|daruber|drauf))?(?= ?$| [,.;]| (?:in|on|at|en|auf|im|oben|unten|arriba|abajo|top|bottom|a) | (?:[a-z]+ ){0,2}(?:sticker|stamp|banner|ribbon|label)\\b)|(?:${SLANTED}|${TURNED})(?= (?:[a-z]+ )?(?:${LETTERED} (?:(?:saying|with|that says|mit|con|avec|que diga|qui dit|:) )?)?“)|(?<=(?:^|[ ])${LETTERED} )(?:${SLANTED}|${TURNED})(?= (?:(?:with|saying|mit|con|avec|:) )?“)`;
const DIAGONALLY = `diagonally(?= (?:across|over) )|vertically(?= on)|en diagonale?(?= (?:sur|sobre|por|a travers) )|(?:diagonal|schrag)(?= uber )|${AT_AN_ANGLE}`;

const NEON_SIGN =
  '(?:glowing |bright |leuchtende[nr]? )?(?:neon(?:schrift|schild|stil|buchstaben|reklame|look)?|leuchtschrift|leuchtschild|leuchtreklame)(?: (?:sign|style|look|effect|letters|lettering|font|lights?|schrift|buchstaben|stil|optik))*';
/** One word of German that came to several. */
const GERMAN_SIGN =
  '(?:neonschrift|neonschild|neonbuchstaben|neonreklame|leuchtschrift|leuchtschild|leuchtreklame)';
/** A picture may glow as well: of letters where it stands at them. */
const NEON = `(?<=“ (?:[^ .;:,“]+ ){0,6})(?:(?:in|as|like|als|en|como|comme|wie) (?:(?:an?|eine?[mnr]?|une?) )?)?(?:(?:letras|lettres|letrero) (?:de |en )?)?${NEON_SIGN}(?: de neon)?|(?:(?:an?|eine?) )?${NEON_SIGN}(?=(?: ·)* (?:(?:text|words?|letters|schriftzug|texto|texte) (?:(?:saying|with|that says|reading|mit|:) )?)?“)|${GERMAN_SIGN}(?: (?:·|${GERMAN_SIGN}))*(?= “)`;

/** Said of a picture, too: of letters where it stands behind them. */
const OF_LETTERS =
  '(?<=“ (?:[^ .;“]+ ){0,8})(?:(?:with|in|on|mit|auf|con|avec|en|sur|sobre) (?:(?:an?|eine[mnr]?|une?) )?(?:(?:soft|colou?r|farb|bunte[mnr]?) ?)?(?:gradient|farbverlauf|verlauf|degradado|degrade)(?: [a-z]+)?|in (?:the )?(?:rainbow|all) colou?rs|in regenbogenfarben|en (?:los )?colores del? arco ?-?iris|aux couleurs de l ?arc ?-? ?en ?-? ?ciel|in (?:3 ?d|three ?d) (?:letters|text|font|writing)|in 3 ?d(?= ?$))';
/** The same before the words: "text with rainbow colours “Fun”". */
const BEFORE =
  '(?<=(?:^|[ ])(?:text|words?|letters|schrift|texto|texte) )(?:with|in|mit|con|en|avec) (?:(?:an?|the|eine[mnr]?|une?) )?(?:(?:rainbow|all|bright|drop|soft|regenbogen) ?)?(?:colou?rs|gradient|shadow|farben|regenbogenfarben|verlauf|schatten|sombra|degradado|ombre|degrade)(?= (?:saying |: )?“)';
const SHADOWED =
  '(?<=“ (?:[^ .;“]+ ){0,8})(?:with|mit|con|avec) (?:(?:an?|eine[mnr]?|une?) )?(?:(?:soft|drop|hard|black|dark|light|leichte[mnr]?|weiche[mnr]?|schwarze[mnr]?) )?(?:shadows?|schlagschatten|schatten|sombra|ombre(?: portee)?)(?: (?:behind|effect|negra|suave|noire|douce))?';

/** What is said, and the words that name it for the refusals. */
const LOOKS: readonly (readonly [said: RegExp, named: string])[] = (
  [
    [`${CURVED}|${DIAGONALLY}`, 'tilted letters'],
    [`${SPACED}|${UNDERLINED}|${GLOWING}|${NEON}|${OF_LETTERS}|${BEFORE}`, 'unmade letters'],
    [SHADOWED, 'unmade letters'],
  ] as const
).map(([said, named]) => [new RegExp(`(?<= |^)(?:${said})(?= |$)`), named]);

const TEXT =
  /^(?:text|texto|texte|write|caption|title|lettering|watermark|schrift|titel|titulo|titre)$/;

/** Where each word begins in the words as one text; a sign stands for what is none. */
function joined(tokens: readonly Token[]): { line: string; starts: number[] } {
  const starts: number[] = [];
  let line = '';
  for (const { kind, raw, text } of tokens) {
    starts.push(line.length);
    line += kind === 'quote' ? '“ ' : kind === 'word' ? `${plain(raw || '·')} ` : `${text || '·'} `;
  }
  return { line, starts };
}

/** A text that is named: what is said before it is no look of letters. */
const hasText = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ kind, text, raw }) => kind === 'quote' || TEXT.test(text) || TEXT.test(plain(raw)),
  );

function withLookApart(tokens: readonly Token[], [said, named]: (typeof LOOKS)[number]): Token[] {
  const { line, starts } = joined(tokens);
  const found = said.exec(line);
  if (!found) return [...tokens];
  const from = starts.findLastIndex((start) => start <= found.index);
  const behind = starts.findIndex((start) => start >= found.index + found[0].length);
  let to = behind < 0 ? tokens.length : behind;
  // Of a word that came to several, the rest has no letters of its own.
  const isOfLast = ({ start }: Token) =>
    start >= (tokens[from] as Token).start && start < (tokens[to - 1] as Token).end;
  while (to < tokens.length && isOfLast(tokens[to] as Token)) to += 1;
  const [first, last] = [tokens[from] as Token, tokens[to - 1] as Token];
  // "Write Curved Air": a name
  if (/^\p{Lu}/u.test(first.raw) && from > 0 && first.kind === 'word') return [...tokens];
  const stop = tokens.findIndex(
    ({ kind, text }, i) => i >= to && kind === 'separator' && /^[.;!?]$/.test(text),
  );
  const end = stop < 0 ? tokens.length : stop;
  const isParted = tokens[from - 1]?.text === ',';
  const place = { start: first.start, end: last.end };
  const refused = named
    .split(' ')
    .map((text): Token => ({ kind: 'word', text, raw: '', ...place }));
  const pause: Token = { kind: 'separator', text: ',', raw: ',', ...place };
  return [
    ...tokens.slice(0, isParted ? from - 1 : from),
    ...tokens.slice(to, end),
    pause,
    ...refused,
    ...tokens.slice(end),
  ];
}

/** Things that are cut out cast shadows of their own. */
const CUT_OUT = /^(?:background|cut|cutout|sticker|shadows?)$/;

/** "“Menu” at the top, underlined": the text, and what its letters are not. */
export function withUnmadeLooksApart(tokens: readonly Token[]): Token[] {
  if (!hasText(tokens)) return [...tokens];
  const isCut = tokens.filter(({ text }) => CUT_OUT.test(text)).length > 1;
  const looks = isCut ? LOOKS.slice(0, -1) : LOOKS;
  return looks.reduce<Token[]>((said, look) => withLookApart(said, look), [...tokens]);
}
