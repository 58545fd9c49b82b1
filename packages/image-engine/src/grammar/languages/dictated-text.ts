import { COLOUR_MODIFIERS, COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';
import type { WordClass } from './language.ts';
import { plain } from './phrasebook.ts';

/** A phrase of the prompt and what it is in English. */
export interface Said {
  tokens: readonly Token[];
  english: string;
  kind: WordClass | 'other';
}

const NAMES_TEXT =
  /^(?:(?:small|big) )?(text|caption|title|subtitle|name|signature|watermark|words?|quote|letters|headline|my name|the name|saying)$/;
const ADDS = /^(add|put|write|with|saying|insert|draw)$/;
const PLACES =
  /^(top|bottom|left|right|middle|center|centered|corners?|(?:top|bottom) (?:left|right)|in (?:background|foreground)|edge|side|border|picture|photo|(?:in the middle )?across the whole picture|in the middle)$/;
const SMALL = /^(please|it|me|us|the|a|this|my|our|in|on|of|to|over|as|with|times|)$/;
/** Stands at the end of a clause: "schreib Hallo drauf". */
const AFTER =
  /^(drauf|rein|hin|dran|dazu|druber|drunter|druberhin|dessus|dedans|encima|ahi|alli|y)$/;
/** Say how much, in a text as well as behind it. */
const STRENGTHS = /^(slightly|much|more|less|too|very|new|old|longer|nice)$/;
/** Asks for words that only the visitor knows. */
const UNSAID = /^(something|some|date|thing|what|nice|funny|nothing|nothing else|anything|not|no)$/;
const LOOKS =
  /^(big|small|tiny|huge|bigger|smaller|on a \w+ bar|thick|thin|bold|italic|handwritten|letters|font|text|caption|slightly|much|in capitals|capitals|subtle|nice|look|with|big letters|outline|shadow|round|old|new|longer|soft|more|less|too|very|block letters|across|translucent|modest|(?:with )?(?:\w+ )?outline|diagonally)$/;

const isSeparator = ({ tokens }: Said) => tokens[0]?.kind === 'separator';
/** "Zum 50. Geburtstag": no clause ends there. */
const isOrdinal = (said: readonly Said[], at: number) =>
  said[at]?.english === '.' &&
  said[at - 1]?.tokens[0]?.kind === 'number' &&
  (said[at - 1]?.tokens[0]?.value ?? 1000) < 100 &&
  said[at + 1]?.tokens[0]?.kind === 'word';
const MONTH =
  /^(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;
const WEEKDAY = /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/;
/** "Camille & Hugo, 14 juin", "Famille Dupont, 1954": the date belongs to the text. */
function isBeforeDate(said: readonly Said[], at: number): boolean {
  if (said[at]?.english !== ',') return false;
  const rawAt = (i: number) => plain(said[i]?.tokens[0]?.raw ?? '');
  const from = rawAt(at + 1) === 'le' ? at + 2 : at + 1;
  const day = WEEKDAY.test(rawAt(from)) ? from + 1 : from;
  const [number] = said[day]?.tokens ?? [];
  if (number?.kind !== 'number') return false;
  const next = said[day + 1];
  const isYear = (number.value ?? 0) >= 1800 && (number.value ?? 0) <= 2100;
  return MONTH.test(rawAt(day + 1)) || (isYear && (next === undefined || isSeparator(next)));
}
const isJoint = ({ english }: Said) => /^(and|then|but|also)$/.test(english);
const isInk = ({ english }: Said) =>
  english !== '' &&
  english
    .split(' ')
    .every((word) => COLOUR_WORDS.has(word) || COLOUR_MODIFIERS.has(word) || word === 'in');
const isName = ({ tokens }: Said) => /^\p{Lu}/u.test(tokens[0]?.raw ?? '');
const isPlace = ({ english }: Said) => PLACES.test(english);
/** Says where or how words are set, and is none of them. */
const isSetting = (each: Said) =>
  isPlace(each) || isInk(each) || SMALL.test(each.english) || LOOKS.test(each.english);

const beginsSettings = (each: Said) =>
  /^(in|on|with|add|put|write|insert)$/.test(each.english) ||
  isPlace(each) ||
  isInk(each) ||
  (LOOKS.test(each.english) && !STRENGTHS.test(each.english)) ||
  AFTER.test(each.tokens[0]?.text ?? '');

const TELLS = /^(on|j|je|nous|tu|il|elle|ils|elles|c|quel|quelle|quels|quelles)$/;
/** "Légende : Knokke, on a eu frisquet": behind a colon a comma before what somebody tells ends nothing. */
const isBeforeTale = (said: readonly Said[], at: number): boolean =>
  said[at]?.english === ',' &&
  said.slice(0, at).some(({ english }) => english === ':') &&
  TELLS.test(plain(said[at + 1]?.tokens[0]?.raw ?? '').replace(/['’].*/, '')) &&
  !/\b(want|would|like|please)\b/.test(
    said
      .slice(at + 1, at + 5)
      .map(({ english }) => english)
      .join(' '),
  );

/** Where the clause that holds this place ends. */
function clauseEnd(said: readonly Said[], from: number): number {
  let at = from;
  for (; at < said.length; at++) {
    const each = said[at] as Said;
    const isGlued =
      said[at - 1]?.tokens.at(-1)?.end === each.tokens[0]?.start &&
      said[at + 1]?.tokens[0]?.start === each.tokens[0]?.end;
    const isInside =
      isGlued || isOrdinal(said, at) || isBeforeDate(said, at) || isBeforeTale(said, at);
    if (isSeparator(each) && each.english !== ':' && !isInside) return at;
    const next = said[at + 1];
    if (isJoint(each) && next && /^(verb|phrase)$/.test(next.kind) && !isName(next)) return at;
  }
  return at;
}

const isFor = (each: Said) =>
  !isName(each) &&
  (/^(please|me|us|it)$/.test(each.english) ||
    /^(mal|mir|uns|doch|einfach|nomas|ahi|donc)$/.test(each.tokens[0]?.text ?? '') ||
    AFTER.test(each.tokens[0]?.text ?? ''));

/** Behind the verb, what comes before the text itself: "unten rechts in Rot den Text". */
function behindLeads(said: readonly Said[], from: number, end: number): number {
  const colon = said.findIndex((each, i) => i >= from && i < end && each.english === ':');
  if (colon >= 0) return colon + 1;
  let at = from;
  for (let i = from; i < end; i++) {
    const each = said[i] as Said;
    const isFirst = i === from || at === i;
    const isInkOfText =
      isInk(each) &&
      (each.english.startsWith('in ') || /^(in|with|of)$/.test(said[i - 1]?.english ?? ''));
    const isLead = isPlace(each) || NAMES_TEXT.test(each.english) || isInkOfText;
    const isStart =
      isName(each) &&
      isFirst &&
      !isPlace(each) &&
      !/^please$/.test(each.english) &&
      !NAMES_TEXT.test(each.english);
    if (isStart) break;
    const isSize =
      /^(?:in )?(?:handwritten|italic)$/.test(each.english) ||
      (/^(big|small|in capitals|bold|slightly|much)$/.test(each.english) && !isName(each));
    if (isLead || isSize) at = i + 1;
    else if (!SMALL.test(each.english)) break;
  }
  // "Schreib mir mal Hallo", "écris-moi": whom it is for.
  while (at < end && isFor(said[at] as Said)) at += 1;
  return at;
}

/** Where the text ends and its place, ink and size begin. */
function beforeSettings(said: readonly Said[], from: number, end: number): number {
  let at = end;
  const last = said[at - 1];
  const isParticle =
    last &&
    (/^(write|add|put|insert)$/.test(last.english) || AFTER.test(last.tokens[0]?.text ?? ''));
  if (isParticle && !isName(last)) at -= 1;
  const isNamed = (i: number) =>
    i >= from && isName(said[i] as Said) && !isSetting(said[i] as Said);
  // "Lucía Ferrer Fotografía" is all of her name, and "Lucía y Marcos" both of theirs.
  const isOfName = (i: number) =>
    isName(said[i] as Said) && i > from && isNamed(said[i - 1]?.english === 'and' ? i - 2 : i - 1);
  const isAt = (i: number) => i > from && isSetting(said[i] as Said) && !isOfName(i);
  // "En gros et en rouge"
  const isJoinedAt = (i: number) => said[i]?.english === 'and' && isAt(i - 1);
  // "Ajoute le mot FIN": capitals are what is to be written, whatever they mean.
  const isWord = (i: number) => i === from && standsOut(said, i);
  const isSet = (i: number) => isSetting(said[i] as Said) && !isOfName(i) && !isWord(i);
  while (at > from && (isSet(at - 1) || isJoinedAt(at - 1))) at -= 1;
  // "Feliz día a la mejor abuela" keeps its small words: settings begin with a place, "in" or "with".
  while (at < end && !beginsSettings(said[at] as Said)) at += 1;
  return at;
}

/** "Ponle abajo en cursiva: Boda de Ana": where the colon stands behind nothing but settings; -1 when none does. */
function behindSettings(said: readonly Said[], verb: number): number {
  if (!/^(put|add|give|write)(?: it)?$/.test(said[verb]?.english ?? '')) return -1;
  const colon = said.findIndex(({ english }, i) => i > verb && english === ':');
  const settings = said.slice(verb + 1, colon);
  const isSet = settings.some(
    (each) => isPlace(each) || /^(italic|handwritten)$/.test(each.english),
  );
  const isOnly = settings.every((each) => isSetting(each) || isJoint(each) || isSeparator(each));
  return colon > 0 && isSet && isOnly ? colon : -1;
}

/** "Pon", "ponle" and the like: Spanish for "put". */
const isPut = ({ tokens }: Said) =>
  /^pon(?:l[ae]|el[ae]|er|erle|ga|gan|me)?$/.test(plain(tokens[0]?.raw ?? ''));
/** "Pon feliz cumpleaños abuela": nobody puts a wish on a picture but in words. */
const GREETS =
  /^(joyeux|joyeuses?|bonne|bon|merci|bienvenue|felicitations|bravo|vive|adieu|feliz|felices|gracias|bienvenidos?|felicidades|felicitaciones|frohe|frohes|alles|herzlichen|willkommen|danke)$/;

/** "Ponle abajo Te quiero": in Spanish no thing has a capital. */
function isPutText(said: readonly Said[], at: number): boolean {
  const verb = said[at];
  if (!verb || !isPut(verb)) return false;
  const place = said.findIndex(
    (each, i) => i > at && each.english !== 'it' && each.english !== 'me',
  );
  const [where, first] = [said[place], said[place + 1]];
  return Boolean(
    where && first && /^(top|bottom)\b/.test(where.english) && isName(first) && !isSetting(first),
  );
}

/** What starts a text, and where: the place behind the verb or the noun. */
function leadOf(said: readonly Said[]): { from: number; end: number; needsName: boolean } | null {
  for (const [i, each] of said.entries()) {
    const colon = behindSettings(said, i);
    if (colon > 0)
      return {
        from: i + 1,
        end: clauseEnd(said, colon + 1),
        needsName: each.english !== 'write',
      };
    const wish = said.findIndex((next, at) => at > i && next.english !== 'it' && !isPlace(next));
    if (isPut(each) && GREETS.test(plain(said[wish]?.tokens[0]?.raw ?? '')) && said[wish + 1])
      return { from: i + 1, end: clauseEnd(said, i), needsName: false };
    if (isPutText(said, i)) return { from: i + 1, end: clauseEnd(said, i), needsName: true };
    const isText = NAMES_TEXT.test(each.english);
    if (each.english !== 'write' && !isText) continue;
    let start = i;
    const starts = (at: number) =>
      (isSeparator(said[at] as Said) && !isOrdinal(said, at)) || isJoint(said[at] as Said);
    while (start > 0 && !starts(start - 1)) start -= 1;
    const end = clauseEnd(said, i);
    const isLast = i > start && said.slice(i + 1, end).every(isSetting);
    if (each.english === 'write') return { from: isLast ? start : i + 1, end, needsName: false };
    const clause = [...said.slice(start, i), ...said.slice(end - 1, end)];
    const joint = said[start - 1]?.english ?? '';
    const isNamed = said.slice(i + 1, end).some(({ english }) => english === ':');
    const isFirst = i === start && said[i + 1] !== undefined && isName(said[i + 1] as Said);
    if (
      !isNamed &&
      !isFirst &&
      !ADDS.test(each.english) &&
      !ADDS.test(joint) &&
      !clause.some(({ english }) => ADDS.test(english))
    )
      continue;
    const asks = [each, ...clause].some(({ english }) =>
      /^(add|write|saying|insert)$/.test(english),
    );
    return { from: i + 1, end, needsName: !asks || /name|signature/.test(each.english) };
  }
  return null;
}

const isShouted = ({ tokens }: Said) =>
  tokens.every(({ kind, raw }) => kind === 'word' && /^\p{Lu}[\p{Lu}\d'’&-]+$/u.test(raw));
/** In capitals among small letters. */
const standsOut = (said: readonly Said[], at: number) =>
  isShouted(said[at] as Said) &&
  said.some(({ tokens }) => /^\p{Ll}{2}/u.test(tokens[0]?.raw ?? ''));
/** Abbreviations that are written in capitals anyway. */
const ABBREVIATED = /^(hdr|png|jpe?g|webp|pdf|uhd|dslr|nyc|usa|linkedin|instagram|polaroid)$/i;

/** "Con letras doradas" */
const isLetters = ({ tokens }: Said) => tokens.some(({ text }) => /^letras?$/.test(text));

/** "Oben links klein in Weiß: Urlaub 2023", "en filigrane au centre, discret : Martin": what stands behind nothing but settings; null when nothing does. */
function textBehindSettings(said: readonly Said[]): { from: number; to: number } | null {
  const colon = said.findIndex(({ english }) => english === ':');
  const settings = said.slice(0, Math.max(0, colon));
  const isSet =
    // "Produktfoto: weißer Grund" says which picture.
    settings.some((each) => (isPlace(each) && each.english !== 'picture') || isLetters(each)) &&
    settings.every(
      (each) =>
        isSetting(each) || isSeparator(each) || isJoint(each) || NAMES_TEXT.test(each.english),
    );
  if (!isSet || colon + 1 >= said.length) return null;
  // "Quer übers Bild: AUSVERKAUFT, rot": its colour and size may stand behind it.
  const rest = said.findIndex(
    (each, i) =>
      i > colon + 1 &&
      isSeparator(each) &&
      i + 1 < said.length &&
      said.slice(i + 1).every((next) => isSetting(next) || isSeparator(next) || isJoint(next)),
  );
  return { from: colon + 1, to: rest < 0 ? said.length : rest };
}

const isFigure = ({ tokens }: Said) => tokens.every(({ kind }) => kind === 'number');
/** "Oben groß und fett in Weiß": nothing but where and how words are to stand is said before this place. */
function isSetBefore(said: readonly Said[], at: number): boolean {
  const settings = said.slice(0, at);
  return (
    settings.some(
      (each) =>
        (isPlace(each) && each.english !== 'picture') ||
        /^(bold|thick|big|small|huge|tiny|italic|in capitals)$/.test(each.english),
    ) && settings.every((each) => isSetting(each) || isJoint(each) || isSeparator(each))
  );
}
const isYear = ({ tokens }: Said) =>
  tokens.length === 1 && /^(?:19|20)\d\d$/.test(tokens[0]?.raw.trim() ?? '');
/** "Unten klein in Weiß Sommerfest 2024 drauf": a name with its year behind settings; null when there is none. */
function datedText(said: readonly Said[]): { from: number; to: number } | null {
  const from = said.findIndex(
    (each, i) => i > 0 && isName(each) && !isSetting(each) && isSetBefore(said, i),
  );
  const year = said.findIndex((each, i) => i > from && isYear(each));
  const isText =
    from > 0 &&
    year > from &&
    year - from <= 4 &&
    said.slice(from, year).every((each) => !isSeparator(each) && each.english !== 'in') &&
    said.slice(from, year).some((each) => !isSetting(each) && !NAMES_TEXT.test(each.english));
  const next = said[year + 1];
  const isEnd = next === undefined || isSeparator(next) || beginsSettings(next);
  return isText && isEnd ? { from, to: year + 1 } : null;
}

/**
 * "Oben groß SOMMERFEST in Gelb", "pon SE VENDE": from where to where capitals stand among small
 * letters where a text would; null when they do not.
 */
function shoutedText(said: readonly Said[]): { from: number; to: number } | null {
  const small = said.filter(({ tokens }) => /^\p{Ll}{2}/u.test(tokens[0]?.raw ?? ''));
  const from = said.findIndex((each, i) => {
    // "Ponle SE VENDE"
    const before = said[/^(it|me|us)$/.test(said[i - 1]?.english ?? '') ? i - 2 : i - 1];
    if (!isShouted(each)) return false;
    // "SE VENDE en rojo, enorme, centrado"
    if (!before) return said.slice(1).some((next) => isInk(next) || isPlace(next));
    // "Mach das Bild SCHARF" writes nothing, "aufs Bild SCHARF" does.
    const isOnto = said
      .slice(Math.max(0, i - 3), i)
      .some(({ english }) => /^(in|on)$/.test(english));
    return (
      (isPlace(before) && (before.english !== 'picture' || isOnto)) ||
      isSetBefore(said, i) ||
      /^(big|small|standing|put|add|poster|huge|with|meme)$/.test(before.english) ||
      /^(riesig|oben|unten|mittig)$/.test(before.tokens[0]?.text ?? '')
    );
  });
  if (from < 0 || small.length < 2) return null;
  let to = from;
  // "SOMMERFEST 2024"
  while (to < said.length && (isShouted(said[to] as Said) || isFigure(said[to] as Said))) to += 1;
  const letters = said.slice(from, to).flatMap(({ tokens }) => tokens.map(({ raw }) => raw));
  const isLong = letters.join('').length >= (isSetBefore(said, from) ? 3 : 4);
  const isText = isLong && !letters.some((word) => ABBREVIATED.test(word));
  const next = said[to];
  const isEnd = next === undefined || isSeparator(next) || beginsSettings(next);
  return isText && isEnd ? { from, to } : null;
}

/** Says that words are to be written where "top" and "bottom" stand. */
const WRITES = /\b(meme|write|text|caption|title|saying|words|letters)\b/;
/** Between a place and what is to stand there. */
const isLeadIn = (each: Said) =>
  /^(:|,|says|saying|the|text|that|put|write|with|it)$/.test(each.english) ||
  /^(dice|diga|ponga|pone|pon|poner|pongas|escribe|que|el|la|texto|frase|steht|soll|stehen|ecris|met|mets)$/.test(
    each.tokens[0]?.text ?? '',
  );

/**
 * "Meme: arriba CUANDO ES LUNES abajo y no hay café": the words at the top and those at the bottom;
 * null when it says nothing of both.
 */
function captionsOf(said: readonly Said[]): { from: number; to: number }[] | null {
  const top = said.findIndex(({ english }) => english === 'top');
  const bottom = said.findIndex(({ english }, i) => i > top && english === 'bottom');
  if (top < 0 || bottom < 0) return null;
  const isTold = [top, bottom].every((at) => said[at + 1]?.english === ':');
  const lead = said.slice(0, top);
  const isMeme = lead.some(({ english }) => /\bmeme\b/.test(english));
  const isWritten =
    isTold ||
    lead.some(({ english }) => WRITES.test(english)) ||
    [top, bottom].every((at) => said.slice(at + 1, at + 4).some(isShouted)) ||
    (/^(put|put it|it)$/.test(lead.at(-1)?.english ?? '') &&
      [top, bottom].every((at) => said[at + 1] && isName(said[at + 1] as Said)));
  if (!isWritten) return null;
  const behind = (at: number, end: number) => {
    let from = at + 1;
    while (from < end && isLeadIn(said[from] as Said) && !isShouted(said[from] as Said)) from += 1;
    return from;
  };
  const joins = (each: Said | undefined) =>
    each !== undefined && (isSeparator(each) || /^(and|\/)$/.test(each.english));
  let to = bottom;
  while (to > top && joins(said[to - 1])) to -= 1;
  // "…, letras blancas": how both are set.
  const settings = said.findIndex(
    (each, i) =>
      i > bottom + 1 &&
      (isSeparator(each) || /^(in|with)\b/.test(each.english)) &&
      said.slice(i + 1).every((next) => isSetting(next) || isSeparator(next) || isJoint(next)),
  );
  const end = settings < 0 ? said.length : settings;
  const captions = [
    { from: behind(top, to), to },
    { from: behind(bottom, end), to: end },
  ];
  const isWord = (each: Said) =>
    isShouted(each) ||
    (isName(each) && !isPlace(each) && !isInk(each)) ||
    (!isSetting(each) && !isJoint(each) && !UNSAID.test(each.english)) ||
    ((isMeme || isTold) && /^(me|no|not|)$/.test(each.english));
  const isSaid = ({ from, to }: { from: number; to: number }) => said.slice(from, to).some(isWord);
  return captions.every(isSaid) ? captions : null;
}

/** Where words stand, as it is written. */
const WHERE =
  /^(haut|bas|milieu|centre|oben|unten|mitte|mittig|arriba|abajo|medio|centro|top|bottom)$/;
/** Stand between capitals and their place. */
const TOWARDS =
  /^(en|au|tout|du|de|la|le|l|photo|image|dans|partie|ganz|in|der|am|an|bild|parte|foto|imagen)$/;
const isCapital = (token: Token | undefined) =>
  token?.kind === 'word' && /^\p{Lu}[\p{Lu}\d'’&-]*$/u.test(token.raw);
const isMark = (token: Token | undefined) =>
  token?.kind === 'separator' && /^[!?…]$/.test(token.text);

/** Whether the place of capitals stands there, at most four words away. */
function isPlaced(tokens: readonly Token[], from: number, step: 1 | -1): boolean {
  let at = from;
  if (step < 0 && tokens[at]?.text === ':') at += step;
  for (let far = 0; far < 5; far++, at += step) {
    const token = tokens[at];
    if (token?.kind !== 'word' || isCapital(token)) return false;
    const word = plain(token.raw);
    if (WHERE.test(word)) return true;
    if (!TOWARDS.test(word)) return false;
  }
  return false;
}

/** "QUAND T'ES LÀ en haut et ET QUE T'ES PLUS LÀ en bas": where each of several captions in capitals begins and ends. */
function placedCapitals(tokens: readonly Token[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let from = 0; from < tokens.length; from++) {
    if (!isCapital(tokens[from])) continue;
    let to = from + 1;
    for (let at = to; at < tokens.length; at++) {
      const token = tokens[at];
      if (isCapital(token) || (isMark(token) && to === at)) to = at + 1;
      else if (token?.kind !== 'number' && token?.text !== ',') break;
    }
    const letters = tokens.slice(from, to).map(({ raw }) => raw);
    const isText = letters.join('').length > 2 && !letters.some((word) => ABBREVIATED.test(word));
    if (isText && (isPlaced(tokens, to, 1) || isPlaced(tokens, from - 1, -1)))
      found.push({ from, to });
    from = to;
  }
  return found;
}

/** The tokens with each of several placed captions as a quote; null when there are no two. */
function withCapitalsQuoted(tokens: readonly Token[]): Token[] | null {
  const captions = placedCapitals(tokens);
  if (captions.length < 2 || !tokens.some(({ raw }) => /^\p{Ll}{2}/u.test(raw))) return null;
  return tokens.flatMap((token, i) => {
    const caption = captions.find(({ from, to }) => i >= from && i < to);
    // "Meme : …" names the look, and no sameness.
    if (!caption) {
      const isMeme = i === 0 && /^m[eè]me$/i.test(token.raw);
      return isMeme ? [{ ...token, raw: 'un', text: 'un' }, token] : [token];
    }
    if (i > caption.from) return [];
    const inside = tokens.slice(caption.from, caption.to);
    const raw = asWritten(inside);
    const end = inside.at(-1)?.end ?? token.end;
    return [{ kind: 'quote', text: raw, raw, start: token.start, end }];
  });
}

/** Has a number of its own, that is no year. */
const SIZED =
  /^(picture|photos?|border|frame|background|format|size|px|wide|high|resolution|width|height|percent)\b/;

/** "Rajoute Été 2023 en bas", "mets-y Bonne fête Mamie": a year or a greeting that is put; null when none is. */
function addedText(said: readonly Said[]): { from: number; to: number } | null {
  const verb = said.findIndex(
    ({ english, kind }) => /^(add|put|write)$/.test(english) && /^(verb|phrase)$/.test(kind),
  );
  if (verb < 0) return null;
  const end = clauseEnd(said, verb + 1);
  const from = behindLeads(said, verb + 1, end);
  const to = beforeSettings(said, from, end);
  const [first, last] = [said[from], said[to - 1]];
  if (to <= from || !first || !last || !isName(first)) return null;
  const [number] = last.tokens;
  const isYear =
    number?.kind === 'number' && (number.value ?? 0) >= 1900 && (number.value ?? 0) <= 2100;
  const isSized = said.slice(from, end).some(({ english }) => SIZED.test(english));
  const greets = GREETS.test(plain(first.tokens[0]?.raw ?? ''));
  return (greets || (isYear && to > from + 1)) && !isSized ? { from, to } : null;
}

/**
 * "Schreib unten Frohe Weihnachten Oma": what is to be written, as a quote, so that it is not
 * translated. The tokens as they are when there is none, or when it stands in quotes already.
 */
export function withDictatedText(tokens: readonly Token[], said: readonly Said[]): Token[] {
  if (tokens.some(({ kind }) => kind === 'quote')) return [...tokens];
  const capitals = withCapitalsQuoted(tokens);
  if (capitals) return capitals;
  const [above, below] = captionsOf(said) ?? [];
  if (above && below) return quotedFrom(quotedFrom(tokens, said, below), said, above);
  const lead = leadOf(said);
  const set = textBehindSettings(said);
  // "In watermark, bottom right: Martin": what stands before the colon is no text.
  if (!lead || (set && lead.end < set.from)) {
    const shouted =
      (lead ? null : (shoutedText(said) ?? datedText(said))) ??
      set ??
      (lead ? null : addedText(said));
    return shouted
      ? quotedFrom(withoutJoints(tokens, said, shouted.from), said, shouted)
      : [...tokens];
  }
  let from = behindLeads(said, lead.from, lead.end);
  // "Je voudrais la date, 5 mai 2023"
  if (from < lead.end && said[from]?.english === ',') from += 1;
  const to = beforeSettings(said, from, lead.end);
  const text = said.slice(from, to);
  const [first] = text;
  // "Écris en bas : toujours ensemble": behind a colon every word is one of the text.
  const isTold = said[from - 1]?.english === ':';
  const isSaid =
    isTold ||
    text.some(
      (each, i) =>
        (i === 0 && standsOut(said, from)) ||
        (!isSetting(each) &&
          !isJoint(each) &&
          !NAMES_TEXT.test(each.english) &&
          !UNSAID.test(each.english)),
    );
  if (!first || !isSaid || (lead.needsName && !isName(first))) return [...tokens];
  const mark = said[to];
  const isCalled = to === lead.end && mark && /^[!?]$/.test(mark.english);
  return quotedFrom(tokens, said, { from, to: isCalled ? to + 1 : to });
}

/** "Groß und fett SOMMERFEST": settings before a text stand side by side. */
function withoutJoints(tokens: readonly Token[], said: readonly Said[], from: number): Token[] {
  const joints = isSetBefore(said, from)
    ? said.slice(0, from).flatMap((each) => (isJoint(each) ? each.tokens : []))
    : [];
  return tokens.filter((token) => !joints.some(({ start }) => start === token.start));
}

/** "1er janvier": a number that is read as a word, as it was written. */
function written(token: Token): string {
  const at = ['premiere', 'deuxieme', 'troisieme', 'quatrieme', 'cinquieme'].indexOf(token.raw);
  const length = token.end - token.start;
  if (at < 0 || length >= token.raw.length) return token.raw;
  return at > 0 ? `${at + 1}e` : length > 3 ? '1ère' : '1er';
}

/** The tokens as they were written. */
const asWritten = (tokens: readonly Token[]): string =>
  tokens
    .map((t, i) => (i === 0 || tokens[i - 1]?.end === t.start ? written(t) : ` ${written(t)}`))
    .join('');

/** The tokens with what was said from there to there as one quote. */
function quotedFrom(
  tokens: readonly Token[],
  said: readonly Said[],
  { from, to }: { from: number; to: number },
): Token[] {
  const start = said[from]?.tokens[0]?.start ?? 0;
  const end = said[to - 1]?.tokens.at(-1)?.end ?? start;
  const before = tokens.filter((t) => t.end <= start);
  // An @ or a # that is no token stands before it.
  if (start > (before.at(-1)?.end ?? start) + 1) return [...tokens];
  const inside = tokens.filter((t) => t.start >= start && t.end <= end);
  const raw = asWritten(inside);
  const quote: Token = { kind: 'quote', text: raw, raw, start, end };
  return [
    ...before.filter((t, i, all) => t.text !== ':' || i < all.length - 1),
    quote,
    ...tokens.filter((t) => t.start >= end),
  ];
}
