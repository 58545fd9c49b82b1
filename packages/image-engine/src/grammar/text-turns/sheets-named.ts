import type { Token } from '../words/tokens.ts';
import { PLACE, word } from './place-words.ts';
import { isPaper, isQuote } from './set-pieces.ts';
import { BESIDE, LINES } from './set-words.ts';
import { VERBS } from './told-parts.ts';

/** What is hung up or handed out; a poster is a style, too. */
const SHEET =
  /^(?:posters?|plakat|(?!film|kino)\p{L}+plakat|cartel|afiche|affiche|flyer|flier|flugblatt|handzettel|leaflet|folleto|prospectus|card|\p{L}*(?:gruss|geburtstags|weihnachts|einladungs|speise|getranke|menu)karte|tarjeta|carte|invitation|(?:\p{L}+)?einladung|invitacion|menu|aushang|announcement|placard|sign|cover|\p{L}*cover|buchumschlag|portada|couverture)$/u;
/** Ask for one. */
const MAKES =
  /^(?:please|bitte|can|could|you|i|we|want|need|would|like|make|turn|create|design|build|do|prepare|have|mach|mache|erstelle?|gestalte|ich|brauche|mochte|will|haz|hazme|crea|disena|convierte|quiero|necesito|cree|fais|transforme|je|veux|il|me|faut|us|it|this|that|photo|picture|image|bild|foto|imagen|daraus|davon|esto|esta|en|into|to|as|from|of|out|in|zu|zum|als|aus|a|an|the|my|our|ein|eine|einen|einem|das|dem|diesem|dieses|un|una|une|la|le|el|cette|ma|mi|for|fur|para|pour|format)$/;
/** Say that its look is meant, or what makes a look of it. */
const STYLED =
  /^(?:facebook|fb|linkedin|youtube|twitter|instagram|tiktok|twitch|etsy|soundcloud|pop|art|popart|retro|vintage|travel|propaganda|hope|obama|warhol|movie|film|films|cinema|kino|cine|pelicula|comic|cartoon|screen|silk|siebdruck|print|printed|wanted|neon|anime|duotone|colou?rs?|farben|colores|couleurs|old|alte?s?|antigu[oa]|vieille|style|styles?|stil|im|estilo|look|effect|effekt|effet|efecto|font|letters?|schrift|letras?|lettres|tipo|facon|like|wie|como|comme|business|playing|post|postcard|credit|id|memory|sd|visite|visita)$/;
const EDITS = new RegExp(`^${VERBS}$`, 'u');
const JOINS =
  /^(?:with|saying|says|that|which|reading|mit|con|avec|que|qui|where|wo|titled|called|namens|for|of|de|du|d|zum|zur|fur|para|pour|von)$/;
const isEnd = (token: Token | undefined) =>
  !token || token.kind === 'separator' || token.kind === 'quote';
/** So many words say which sheet it is. */
const MOST_MODIFIERS = 3;
/** So many words say what it is for. */
const MOST_PURPOSE = 4;

/** "A red sign": what letters stand on. */
const PAINTED =
  /^(?:red|yellow|blue|green|orange|white|black|pink|rojo|amarillo|azul|verde|negro|blanco)$/;
const isPainted = (tokens: readonly Token[], noun: number) =>
  /^(?:sign|cartel)$/.test(word(tokens[noun])) &&
  [noun - 1, noun + 1].some((at) => PAINTED.test(word(tokens[at])));

const hasShape = (token: Token | undefined) => /^(?:ratio|size)$/.test(token?.kind ?? '');

/** Where the words end that name the sheet at `noun`, with what it is for; 0 when more is said of it. */
function sheetEnd(tokens: readonly Token[], noun: number): number {
  let at = noun + 1;
  if (isPaper(tokens, at)) at += 2;
  else if (hasShape(tokens[at])) at += 1;
  for (let far = 0; far <= MOST_PURPOSE; far++, at++) {
    const token = tokens[at];
    const said = word(token);
    if (token?.text === ':' || token?.text === ',' || token?.text === '–') return at + 1;
    if (isEnd(token)) return token && !isQuote(token) ? 0 : at;
    if (/^(?:with|mit|con|avec|where|wo|saying|says|titled|reading)$/.test(said)) return at;
    if (/^(?:that|which|que|qui)$/.test(said) || (PLACE.test(said) && far === 0)) return at;
    // "Poster at the top", "poster of my dog", "carte de vœux"
    if (far === 0 && !JOINS.test(said)) return 0;
    if (STYLED.test(said) || EDITS.test(said)) return 0;
  }
  return 0;
}

/** Where the words begin that ask for the sheet at `noun`; -1 when it is not asked for. */
function sheetStart(tokens: readonly Token[], noun: number): number {
  let at = noun;
  for (let far = 0; far < MOST_MODIFIERS && at > 0; far++, at--) {
    const said = word(tokens[at - 1]);
    if (isEnd(tokens[at - 1]) || MAKES.test(said) || /^(?:and|und|y|et)$/.test(said)) break;
    if (STYLED.test(said) || EDITS.test(said) || LINES.test(said)) return -1;
    // "A4 Plakat"
    if (isPaper(tokens, at - 2)) {
      at -= 1;
      continue;
    }
    const isShape = hasShape(tokens[at - 1]);
    if (tokens[at - 1]?.kind !== 'word' && !isShape) return -1;
  }
  while (at > 0 && MAKES.test(word(tokens[at - 1])) && !isPaper(tokens, at - 1)) at -= 1;
  const isFirst = at === 0 || tokens[at - 1]?.kind === 'separator';
  return isFirst || /^(?:and|und|y|et)$/.test(word(tokens[at - 1])) ? at : -1;
}

/** "Make it a poster with “Book fair” at the top", "menu card: “…”": its words make it one, and no style of a picture does. */
export function withoutSheetsNamed(tokens: readonly Token[]): Token[] {
  if (!tokens.some(isQuote)) return [...tokens];
  const noun = tokens.findIndex((token, i) => SHEET.test(word(token)) && !isPainted(tokens, i));
  const quote = tokens.findIndex(isQuote);
  if (noun < 0 || noun > quote) return [...tokens];
  const [from, to] = [sheetStart(tokens, noun), sheetEnd(tokens, noun)];
  if (from < 0 || to === 0) return [...tokens];
  const said = tokens.slice(from, to);
  const paper = said.findIndex((token, i) => isPaper(said, i) || hasShape(token));
  const lead = tokens[from] as Token;
  const asWord = (text: string): Token => ({ ...lead, kind: 'word', text, raw: text });
  const isWide = said.some((token) =>
    /^(?:landscape|querformat|apaisado|paysage)$/.test(word(token)),
  );
  const shape =
    paper < 0
      ? []
      : [
          ...['crop', 'to'].map(asWord),
          ...said.slice(paper, hasShape(said[paper]) ? paper + 1 : paper + 2),
          ...(isWide ? [asWord('landscape')] : []),
          { ...lead, kind: 'separator' as const, text: ',', raw: ',' },
        ];
  return [...tokens.slice(0, from), ...shape, ...tokens.slice(to)];
}

const TITLE = /^(?:title|headline|heading|titled|titel|uberschrift|titulo|titre)$/;
const TOGETHER =
  /(?:^| )(?:(?:book|album|magazine) cover|cover of an? (?:book|album|magazine)|buchcover|buchumschlag|albumcover|\p{L}*(?:zeitschriften|magazin)cover|portada de(?:l)?(?: una?)? (?:libro|disco|revista)|couverture d(?:e|un|une)(?: une?)? (?:livre|magazine)|posters?|\p{L}*plakat|cartel|afiche|affiche|flyer|flier|leaflet|folleto|prospectus|collage|mosaic|mosaik|mosaico|mosaique|side by side|one above the other|stacked|nebeneinander|untereinander|ubereinander|lado a lado|cote a cote|(?:movie|film|cinema) poster|\p{L}*(?:film|kino)plakat|cartel de (?:cine|pelicula)|affiche de (?:film|cinema))(?= |$)/u;

/** "Collage, title “Our summer”": what names all of it stands at its top. */
export function withTitlesOnTop(tokens: readonly Token[]): Token[] {
  const words = tokens.map((token) => word(token) || '-').join(' ');
  const quote = tokens.findIndex(isQuote);
  const lead = tokens.slice(Math.max(0, quote - 3), Math.max(0, quote));
  const title = word(lead.findLast((token) => TITLE.test(word(token))));
  if (!title || !TOGETHER.test(words)) return [...tokens];
  // Its own place ends with the next comma or text.
  const end = tokens.findIndex(
    ({ kind, text }, i) => i > quote && (kind !== 'word' || /^(?:and|und|y|et)$/.test(text)),
  );
  const rest = tokens.slice(quote + 1, end < 0 ? tokens.length : end);
  const before = tokens.slice(Math.max(0, quote - 6), quote);
  const isPlaced = (token: Token) => PLACE.test(word(token)) || BESIDE.test(word(token));
  if (rest.some(isPlaced) || before.some(isPlaced)) return [...tokens];
  const top = /^titel|uberschrift$/.test(title)
    ? ['oben']
    : title === 'titulo'
      ? ['arriba']
      : title === 'titre'
        ? ['en', 'haut']
        : ['at', 'the', 'top'];
  const { end: at } = tokens[quote] as Token;
  const place = top.map((text): Token => ({ kind: 'word', text, raw: text, start: at, end: at }));
  return [...tokens.slice(0, quote + 1), ...place, ...tokens.slice(quote + 1)];
}
