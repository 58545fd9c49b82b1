import type { Token } from '../words/tokens.ts';
import { behindCry, quoted } from './dictation.ts';
import { isName, PLACE, placeEnd, WITHIN, word } from './place-words.ts';
import { isSetting } from './set-words.ts';

/** Greetings of several words: the rest of what is said goes with them, written small or not. */
const GREETINGS =
  /^(?:happy (?:birthday|new year|anniversary|holidays|easter|halloween|mothers day|fathers day|valentines day)|merry (?:christmas|xmas)|thank you|good (?:morning|night|luck)|get well soon|with love|i love you|frohe (?:weihnachten|ostern)|frohes (?:neues|fest)|alles (?:gute|liebe)|herzlichen gluckwunsch|viel (?:gluck|erfolg|spass)|guten (?:morgen|rutsch|appetit)|gute (?:nacht|besserung|reise)|ich liebe dich|vielen dank|feliz (?:cumpleanos|cumple|navidad|ano nuevo|ano|aniversario|dia|pascua|viaje)|felices fiestas|buenos dias|buenas noches|buena suerte|te (?:quiero|amo|extrano)|muchas gracias|muchas felicidades|joyeux (?:anniversaire|noel)|joyeuses (?:fetes|paques)|bon (?:anniversaire|voyage|courage|retablissement|appetit)|bonne (?:annee|fete|nuit|chance|journee|retraite)|merci beaucoup|je taime)(?= |$)/;
/** Greetings of one word, with a name behind them. */
const HAILS =
  /^(?:hi|hello|hey|bye|goodbye|welcome|thanks|congratulations|congrats|hallo|servus|moin|tschuss|danke|willkommen|gluckwunsch|hola|adios|gracias|bienvenidos?|bienvenida|felicidades|felicitaciones|salut|bonjour|bonsoir|merci|bienvenue|felicitations|bravo)$/;
/** Who is greeted, written small as well. */
const KIN =
  /^(?:all|everyone|everybody|mom|mum|mama|dad|papa|grandma|grandpa|oma|opa|alle|allen|mami|maman|mamie|papi|abuela|abuelo|tous|toutes|todos|todas|to|the|my|our|and|und|y|et|a|an|au|aux|from|von|de|du|di|dich|toi|ti|for|fur|para|pour|zum|zur|geburtstag|cumpleanos|back|home|here|zuruck)$/;

/** Ask for what is to be written. */
const LEAD =
  /^(?:put|add|place|write|type|say|says|saying|want|like|would|need|please|with|have|setz|setze|schreib|schreibe|pack|packe|mach|mache|will|mochte|hatte|gern|gerne|soll|bitte|mit|steht|fuge|pon|ponle|poner|ponga|pone|escribe|escribir|anade|agrega|quiero|diga|dice|con|que|por|favor|mets|mettre|mettez|ajoute|ajouter|ecris|ecrire|veux|voudrais|avec|stp|svp|marque|and|then|und|dann|y|luego|et|puis|the|text|words|den|das|texto|texte|el|le|i|id|ich|je|it|should|can|could|you|du|kannst|noch|da|me|moi|gustaria|un|ein|einen|steht|stehen)$/;
/** What may follow both. */
const BEHIND =
  /^(?:in|with|and|then|please|mit|und|dann|bitte|stehen|hin|drauf|rein|dran|hinschreiben|schreiben|draufschreiben|einfugen|setzen|haben|hinsetzen|con|y|luego|por|en|avec|et|puis|stp|svp|sil|as|als|como|comme|ein|dazu|dran|daran|druber)$/;

/** Things that a greeting stands on, or a time of day: "a happy birthday cake". */
const THING =
  /^(?:text|texte|texto|caption|title|lettering|letters|writing|schriftzug|light|lights|sun|mood|glow|sky|cake|cakes|card|balloons?|banner|sign|hat|candles?|stickers?|tree|garland|torte|kuchen|licht|karte|tarta|pastel|luz|globos|gateau|lumiere|ballons)$/;

const JOINT = /^(?:and|und|y|et)$/;
const isEnd = (token: Token | undefined) => token === undefined || token.kind === 'separator';

/** Where the greeting that begins there ends, at most: behind the names that belong to it. */
function greetingEnd(tokens: readonly Token[], from: number): number {
  const said = tokens
    .slice(from, from + 6)
    .map(word)
    .join(' ');
  const fixed = GREETINGS.exec(said)?.[0].split(' ').length ?? 0;
  if (fixed === 0 && !HAILS.test(word(tokens[from]))) return from;
  let to = from + Math.max(1, fixed);
  const isWritten = (at: number) =>
    placeEnd(tokens, at) === at &&
    (isName(tokens[at]) ||
      KIN.test(word(tokens[at])) ||
      (fixed > 0 && tokens[at]?.kind === 'word' && !BEHIND.test(word(tokens[at]))));
  while (to < from + 8 && isWritten(to)) to += 1;
  // "And", "to" end no text.
  while (
    to > from + Math.max(1, fixed) &&
    /^(?:and|und|y|et|the|a|de|to|in|an)$/.test(word(tokens[to - 1]))
  )
    to -= 1;
  return behindCry(tokens, to);
}

/** Nothing but what leads to a text stands between the beginning of its clause, or a text before it, and that place. */
function isLed(tokens: readonly Token[], at: number): boolean {
  const start =
    tokens.findLastIndex(({ kind }, i) => i < at && /^(?:separator|quote)$/.test(kind)) + 1;
  const isNext = tokens[start - 1]?.kind === 'quote';
  return tokens
    .slice(start, at)
    .map(word)
    .every((each) => LEAD.test(each) || (isNext && (PLACE.test(each) || WITHIN.test(each))));
}

/** Capitals among small letters are told by themselves. */
const isShouted = (tokens: readonly Token[]): boolean =>
  tokens.every(({ kind, raw }) => kind !== 'word' || /^\p{Lu}{2,}$/u.test(raw));

/** Said to whoever edits the picture, where nothing else is. */
const TALK =
  /^(?:thank you|good (?:morning|luck)|guten (?:morgen|appetit)|buenos dias|vielen dank|viel (?:gluck|erfolg|spass)|muchas gracias|merci beaucoup|bon (?:courage|appetit)|bonne (?:chance|journee))(?= |$)/;

/** "Happy birthday Anna", "alles Liebe Oma, klein oben": a greeting that is all that is said, but for how it is set. */
function aloneAt(tokens: readonly Token[]): { from: number; to: number } | null {
  const to = greetingEnd(tokens, 0);
  const said = tokens.slice(0, to);
  const words = said.map(word).join(' ');
  const isGreeting = GREETINGS.test(words) && !TALK.test(words);
  if (!isGreeting || said.some((token) => THING.test(word(token)))) return null;
  const rest = tokens.slice(to);
  const isSaid = rest.every((token) => token.kind === 'separator' || isSetting(token));
  return isSaid && isEnd(rest[0]) ? { from: 0, to } : null;
}

/** Where a greeting that has a place of its own begins and ends; null when none has. */
function placedAt(tokens: readonly Token[]): { from: number; to: number } | null {
  for (const from of tokens.keys()) {
    const to = greetingEnd(tokens, from);
    if (to === from || tokens.slice(from, to).some((t) => THING.test(word(t)))) continue;
    const rest = [...tokens.slice(0, from), ...tokens.slice(to)];
    if (isShouted(tokens.slice(from, to)) && rest.some((t) => isShouted([t]) && t.kind === 'word'))
      continue;
    const next = tokens[to];
    // "Mets Salut en vert en haut"
    const inks = /^(?:en|in|mit|con|avec)$/.test(word(next)) ? [to, to + 2] : [to];
    const [place = to] = inks
      .map((at) => placeEnd(tokens, at))
      .filter((end, i) => end > (inks[i] ?? to));
    const behind = tokens[place];
    if (place > to && (isEnd(behind) || BEHIND.test(word(behind))) && isLed(tokens, from))
      return { from, to };
    // "Oben links soll Hi Tom stehen": its place stands before it.
    if (!isEnd(next) && !BEHIND.test(word(next))) continue;
    // "Escribe arriba gracias y abajo familia": both are told alike, and the second is no greeting.
    const beside = placeEnd(tokens, to + 1);
    if (JOINT.test(word(next)) && beside > to + 1 && greetingEnd(tokens, beside) === beside)
      continue;
    for (let at = from - 1; at >= 0 && tokens[at]?.kind === 'word'; at--) {
      const end = placeEnd(tokens, at);
      const between = tokens.slice(end, from);
      if (end > at && end <= from && between.every((t) => LEAD.test(word(t))) && isLed(tokens, at))
        return { from, to };
    }
  }
  return null;
}

/** "Put Hi Tom in the top left corner", "oben links soll Hi Tom stehen": a greeting at a place of the picture is written there. */
export function withPlacedGreetingsQuoted(tokens: readonly Token[]): Token[] {
  if (tokens.some(({ kind }) => kind === 'quote')) return [...tokens];
  const found = aloneAt(tokens) ?? placedAt(tokens);
  if (!found) return [...tokens];
  const said = quoted(tokens, found.from, found.to);
  // "Oben Hallo Oma und unten Alles Gute"
  const next = placedAt(said);
  return next ? quoted(said, next.from, next.to) : said;
}
