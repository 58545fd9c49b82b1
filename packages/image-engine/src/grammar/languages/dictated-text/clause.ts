import { plain } from '../plain.ts';
import {
  AFTER,
  beginsSettings,
  isInk,
  isJoint,
  isName,
  isOrdinal,
  isPlace,
  isSeparator,
  isSetting,
  isYear,
  NAMES_TEXT,
  type Said,
  SMALL,
  standsOut,
} from './said.ts';

const MONTH =
  /^(janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|januar|janner|februar|marz|april|juni|juli|august|september|oktober|november|dezember)$/;

const WEEKDAY =
  /^(lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/;

/** "Camille & Hugo, 14 juin", "Nuestra boda, 14 de junio", "Famille Dupont, 1954": the date belongs to the text. */
function isBeforeDate(said: readonly Said[], at: number): boolean {
  if (said[at]?.english !== ',') return false;
  const rawAt = (i: number) => plain(said[i]?.tokens[0]?.raw ?? '');
  const from = /^(le|el)$/.test(rawAt(at + 1)) ? at + 2 : at + 1;
  const day = WEEKDAY.test(rawAt(from)) ? from + 1 : from;
  const [number] = said[day]?.tokens ?? [];
  if (number?.kind !== 'number') return false;
  const next = said[day + 1];
  const isYear = (number.value ?? 0) >= 1800 && (number.value ?? 0) <= 2100;
  // "3. Mai"
  const month = /^(?:de|\.)$/.test(rawAt(day + 1)) ? day + 2 : day + 1;
  return MONTH.test(rawAt(month)) || (isYear && (next === undefined || isSeparator(next)));
}

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

/** Who is called in a text that is dictated. */
const CALLED =
  /^(?:my )?(?:mom|mother|dad|father|parents|grandma|grandpa|daughter|son|sister|brother|family|aunt|uncle|cousin|friend|love|teacher)$/;

/** "Que diga Te extraño, papá en letra blanca": who is called belongs to the text. */
function isBeforeCalled(said: readonly Said[], at: number): boolean {
  if (said[at]?.english !== ',') return false;
  const isMine = said[at + 1]?.english === 'my';
  const called = isMine ? at + 2 : at + 1;
  if (!CALLED.test(said[called]?.english ?? '')) return false;
  const next = said[called + 1];
  return next === undefined || isSeparator(next) || beginsSettings(next);
}

/** "Cena de Navidad – 20 de diciembre, 21:00 h", "Inscriptions 9h – 5 € par joueur": when it is, and what it costs. */
function isBeforeFigure(said: readonly Said[], at: number): boolean {
  const rawAt = (i: number) => plain(said[i]?.tokens[0]?.raw.trim() ?? '');
  const isTime =
    /^\d{1,2}[:h](?:00|15|30|45)$/.test(rawAt(at + 1)) ||
    (said[at + 1]?.tokens[0]?.kind === 'number' &&
      /^(h|hs|hrs|horas?|heures?)$/.test(rawAt(at + 2)));
  if (said[at]?.english === ',') return isTime;
  const [number] = said[at + 1]?.tokens ?? [];
  if (!/^[–—|]$/.test(said[at]?.english ?? '')) return false;
  const month = /^de?$/.test(rawAt(at + 2)) ? at + 3 : at + 2;
  return (
    isTime ||
    (number?.kind === 'number' &&
      (/[€$£]/.test(number.raw) || /^[€$£]$/.test(rawAt(at + 2)) || MONTH.test(rawAt(month))))
  );
}

/** "Anna - Ben": behind a dash a name, or a year, belongs to the name before it. */
function isBetweenNames(said: readonly Said[], at: number): boolean {
  const [before, next, rest] = [said[at - 1], said[at + 1], said[at + 2]];
  if (!/^[–—-]$/.test(said[at]?.english ?? '') || !before || !next || !isName(before)) return false;
  const isNamed = (next.kind === 'other' && isName(next)) || isYear(next);
  return isNamed && (!rest || isSeparator(rest) || isName(rest) || beginsSettings(rest));
}

/** Where the clause that holds this place ends. */
export function clauseEnd(said: readonly Said[], from: number): number {
  let at = from;
  for (; at < said.length; at++) {
    const each = said[at] as Said;
    const isGlued =
      said[at - 1]?.tokens.at(-1)?.end === each.tokens[0]?.start &&
      said[at + 1]?.tokens[0]?.start === each.tokens[0]?.end;
    const isInside =
      isGlued ||
      isOrdinal(said, at) ||
      isBeforeDate(said, at) ||
      isBeforeFigure(said, at) ||
      isBetweenNames(said, at) ||
      isBeforeTale(said, at) ||
      isBeforeCalled(said, at);
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
export function behindLeads(said: readonly Said[], from: number, end: number): number {
  const colon = said.findIndex((each, i) => i >= from && i < end && each.english === ':');
  if (colon >= 0) return colon + 1;
  let at = from;
  for (let i = from; i < end; i++) {
    const each = said[i] as Said;
    const isFirst = i === from || at === i;
    const isInkOfText =
      isInk(each) &&
      (each.english.startsWith('in ') || /^(in|with|of)$/.test(said[i - 1]?.english ?? ''));
    // "Escribe la fecha 12/05/2024"
    const isDated =
      each.english === 'date' && /^(number|ratio)$/.test(said[i + 1]?.tokens[0]?.kind ?? '');
    const isLead = isPlace(each) || NAMES_TEXT.test(each.english) || isInkOfText || isDated;
    const isStart =
      isName(each) &&
      isFirst &&
      !isPlace(each) &&
      !/^please$/.test(each.english) &&
      !NAMES_TEXT.test(each.english);
    if (isStart) break;
    const isSize =
      /^(?:in )?(?:(?:white|black|red|gold|yellow|blue) )?(?:handwritten|italic)$/.test(
        each.english,
      ) ||
      (/^(big|small|in capitals|bold|slightly|much)$/.test(each.english) && !isName(each));
    if (isLead || isSize) at = i + 1;
    else if (!SMALL.test(each.english)) break;
  }
  // "Schreib mir mal Hallo", "écris-moi": whom it is for.
  while (at < end && isFor(said[at] as Said)) at += 1;
  return at;
}

/** "Yellow letters with black outline" */
const INKS =
  /\b(?:white|black|red|yellow|blue|green|gold|pink|orange|gray|silver|purple|brown|outline)\b/;

const isCapitals = ({ tokens }: Said) =>
  tokens.every(({ raw }) => /^\p{Lu}[\p{Lu}\d]*$/u.test(raw));

/** Where the text ends and its place, ink and size begin. */
export function beforeSettings(said: readonly Said[], from: number, end: number): number {
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
  // "NO LO VAS A CREER en amarillo": small words behind capitals say how they are set.
  let shouted = from;
  while (shouted < at && isCapitals(said[shouted] as Said)) shouted += 1;
  const next = said[shouted];
  const isSetSo =
    next &&
    (beginsSettings(next) ||
      (/^(en|con|in|mit|avec)$/.test(next.tokens[0]?.text ?? '') && INKS.test(next.english)));
  if (shouted - from > 1 && shouted < at && isSetSo) return shouted;
  // "Feliz día a la mejor abuela" keeps its small words: settings begin with a place, "in" or "with".
  while (at < end && !beginsSettings(said[at] as Said)) at += 1;
  return at;
}
