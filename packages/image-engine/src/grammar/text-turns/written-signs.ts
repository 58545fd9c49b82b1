import type { Token } from '../words/tokens.ts';

/** Say that something is to be written. */
const ASKS =
  /^(add|put|pop|slap|stick|place|include|write|with|type|stick|text|caption|title|words|saying|says|reading|quote|date|stamp|timestamp|watermark|schreibe?|datum|escribe|fecha|ecris)$/;

const DATE = /(?<![\d.])\d{1,4}([./-])\d{1,2}\1\d{2,4}(?![\d.]*\d)/;

/** "Date, 1 2 1988": figures with blanks between, which else are no date. */
const STAMPED =
  /(?<=\b(?:date|stamp|datestamp|timestamp|datum|fecha)\b[^"“”]{0,120}[\s,:])(?=(?:0?[1-9]|1[0-2]) |\d\d? (?:0?[1-9]|1[0-2]) )(?:0?[1-9]|[12]\d|3[01]) (?:0?[1-9]|[12]\d|3[01]) (?:(?:19|20)\d\d|['’]?\d\d)(?![\d.,]*\d|\s?(?:px|%|x\s?\d))/iu;

/** Endings that are words too only count behind "www". */
const ADDRESS =
  /(?<![\p{L}\p{N}@.])(?:(?:https?:\/\/|www\.)(?:[\p{L}\p{N}-]{1,60}\.){1,4}\p{L}{2,12}|(?:[\p{L}\p{N}-]{1,60}\.){1,3}(?:com|org|net|io|uk|eu|ch|nl|shop|app|dev|fr|de))(?:\/[\w/-]{0,60})?(?![\p{L}\p{N}])/iu;

const MAIL =
  /(?<![\p{L}\p{N}.@_-])[\p{L}\p{N}._-]{1,60}@(?:[\p{L}\p{N}-]{1,60}\.){1,3}\p{L}{2,12}(?![\p{L}\p{N}])/u;

/** A number that is called by whoever wants to talk: it is said to be one. */
const CALLED =
  /(?<=\b(?:phone|call|tel|telephone|number|mobile|cell|whatsapp|telefon|nummer|handy|rufnummer|teléfono|telefono|numéro|numero|téléphone|celular|móvil|movil)(?: (?:us|me|no|number|nummer|is|at|on))?\.?:?\s)\+?\(?\d[\d ()/.–-]{4,20}\d(?!\d|\s?(?:px|%|°|x\s?\d))/iu;

const COPYRIGHT =
  /©\s?[^,;\n"“”']{2,60}?(?=\s+(?:at|in|on|to|very|really|quite|rather|super|bottom|top|small|tiny|left|right|lower|upper|with|diagonal\w*|diagonale|across|over|quer|unten|oben|links|rechts|mittig|klein|ganz|dr[uü]ber|über|halb\w*|en|abajo|arriba|peque\w+|semi\w*|à|au|travers|en travers|petit\w*|discret\w*|dans|sur|sobre|auf)\b|[,;\n]|$)/u;

/** A date that is there already. */
const GOES =
  /\b(?:remove|erase|delete|get rid|take (?:off|away|out)|weg|entfern\w*|quita\w*|borra\w*|enl[eè]ve\w*|efface\w*)\b/iu;

const SIGNS = [DATE, STAMPED, MAIL, ADDRESS, CALLED, COPYRIGHT];

const isName = ({ kind, raw }: Token) => kind === 'word' && /^\p{Lu}/u.test(raw);

/** "Write Tom & Ida, 3.4.2020": where the names begin that are to be written with it; the sign's own place without. */
function startOfNames(tokens: readonly Token[], sign: number): number {
  const at = tokens.findIndex(({ start }) => start >= sign);
  let from = tokens[at - 1]?.text === ',' ? at - 1 : at;
  while (
    from > 0 &&
    (isName(tokens[from - 1] as Token) ||
      (/^(?:&|and|of|the)$/.test(tokens[from - 1]?.raw ?? '') && from < at))
  )
    from -= 1;
  const lead = tokens[from - 1]?.text ?? '';
  // "Add Emma, 12.3.2024", but "add Emma's number"
  const isAsked =
    /^(write|saying|says|reading|words|text)$/.test(lead) ||
    (/^(add|put|caption)$/.test(lead) && tokens[at - 1]?.text === ',');
  return isAsked && from < at && tokens[from]?.text !== ',' ? (tokens[from]?.start ?? sign) : sign;
}

/** "Put the date 21.11.2026 in the corner", "add lena-bakes.de", "our phone 555-0142": what is looked up is written. */
function withFiguresQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const found = SIGNS.reduce<RegExpExecArray | null>(
    (hit, sign) => hit ?? (sign === STAMPED && GOES.test(prompt) ? null : sign.exec(prompt)),
    null,
  );
  // "12/03/99 in orange"
  const asks =
    found?.index === 0 || found?.[0].startsWith('©') || tokens.some((t) => ASKS.test(t.text));
  if (!found || !asks) return [...tokens];
  const end = found.index + found[0].length;
  // Where a picture goes, and nothing that is written on it.
  if (tokens.some((t) => t.kind === 'word' && t.start <= found.index && t.end >= end))
    return [...tokens];
  const start = startOfNames(tokens, found.index);
  const raw = prompt.slice(start, end);
  const quote: Token = { kind: 'quote', text: raw, raw, start, end };
  const before = tokens.filter((t) => t.end <= start);
  return [...before, quote, ...tokens.filter((t) => t.start >= end)];
}

/** "Put #summer2025 in the corner", "add @anna.photo": what nobody says aloud is written. */
function withTagsQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const from = tokens.findIndex(
    (t, i) =>
      t.kind === 'word' &&
      /[#@]/.test(prompt[t.start - 1] ?? '') &&
      tokens.slice(0, i).some((each) => ASKS.test(each.text)),
  );
  const first = tokens[from];
  if (!first) return [...tokens];
  const [raw = ''] =
    /^[#@][\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_]+)*/u.exec(prompt.slice(first.start - 1)) ?? [];
  const start = first.start - 1;
  const end = start + raw.length;
  const after = tokens.findIndex((t) => t.start >= end);
  const quote: Token = { kind: 'quote', text: raw, raw, start, end };
  return [...tokens.slice(0, from), quote, ...(after < 0 ? [] : tokens.slice(after))];
}

/** Makes a quote of what nobody says aloud: dates, addresses, numbers to call, a copyright, tags; at most of one. */
export function withSignsQuoted(tokens: readonly Token[], prompt: string): Token[] {
  const figures = withFiguresQuoted(tokens, prompt);
  return figures.some((t) => t.kind === 'quote') ? figures : withTagsQuoted(tokens, prompt);
}
