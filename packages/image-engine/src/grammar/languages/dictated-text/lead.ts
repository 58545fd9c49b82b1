import { plain } from '../plain.ts';
import { clauseEnd } from './clause.ts';
import {
  ADDS,
  greetsAt,
  isJoint,
  isName,
  isOrdinal,
  isPlace,
  isSeparator,
  isSetting,
  NAMES_TEXT,
  type Said,
} from './said.ts';

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

/** "Escribe arriba, grande y en blanco, Marina Soto": where the text stands behind a comma and nothing but settings; -1 when none does. */
function behindListed(said: readonly Said[], verb: number): number {
  if (!/^(put|add|write)(?: it)?$/.test(said[verb]?.english ?? '')) return -1;
  const isListed = (each: Said) =>
    !isName(each) && (isSetting(each) || isJoint(each) || isSeparator(each));
  const from = said.findIndex((each, i) => i > verb && !isListed(each));
  const settings = said.slice(verb + 1, Math.max(0, from));
  const isSet = settings.some(isPlace) && settings.at(-1)?.english === ',';
  const isText = from > 0 && (isName(said[from] as Said) || said[from]?.kind !== 'verb');
  return isSet && isText ? from : -1;
}

const OCCASION =
  /^(?:fete|annee|anniversaire|noel|voyage|retraite|chance|vacances|rentree|journee|nuit|appetit|courage|retablissement|paques)$/;

/** "Pon", "ponle" and the like: Spanish for "put". */
const isPut = ({ tokens }: Said) =>
  /^pon(?:l[ae]|el[ae]|er|erle|ga|gan|me)?$/.test(plain(tokens[0]?.raw ?? ''));

/** "Mets bonne fête papa": French puts so, too; "bonne lumière" is no greeting. */
function isPutGreeting(said: readonly Said[], at: number, wish: number): boolean {
  const word = (i: number) => plain(said[i]?.tokens[0]?.raw ?? '');
  const isGood = /^bonn?e?$/.test(word(wish));
  return (
    /^(?:mets|met|mettez|mettre|ajoute|ajoutez|rajoute|rajoutez)$/.test(word(at)) &&
    (!isGood ||
      [wish + 1, wish].some((i) => said[i]?.tokens.some(({ raw }) => OCCASION.test(plain(raw)))))
  );
}

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

/** "Escribe mi nombre, Ramiro": the name stands behind a comma; where its clause ends. */
function behindComma(said: readonly Said[], end: number): number {
  const [before, comma, name] = [said[end - 1], said[end], said[end + 1]];
  const isNamed =
    /^(?:my |the )?(?:name|names|signature)$/.test(before?.english ?? '') && comma?.english === ',';
  return isNamed && name && isName(name) ? clauseEnd(said, end + 1) : end;
}

/** Ask for what is to be written before it. */
const ASKS =
  /^(?:can|could|would|will|you|can you|could you|would you|please|i|want|i want|would like|i would like)$/;

/** What starts a text, and where: the place behind the verb or the noun. */
export function leadOf(
  said: readonly Said[],
): { from: number; end: number; needsName: boolean } | null {
  for (const [i, each] of said.entries()) {
    const colon = behindSettings(said, i);
    if (colon > 0)
      return {
        from: i + 1,
        end: clauseEnd(said, colon + 1),
        needsName: each.english !== 'write',
      };
    const listed = behindListed(said, i);
    if (listed > 0 && (each.english === 'write' || isName(said[listed] as Said)))
      return {
        from: listed,
        end: clauseEnd(said, listed),
        needsName: each.english !== 'write',
      };
    const wish = said.findIndex((next, at) => at > i && next.english !== 'it' && !isPlace(next));
    if ((isPut(each) || isPutGreeting(said, i, wish)) && greetsAt(said, wish) && said[wish + 1])
      return { from: i + 1, end: clauseEnd(said, i), needsName: false };
    if (isPutText(said, i)) return { from: i + 1, end: clauseEnd(said, i), needsName: true };
    const isText = NAMES_TEXT.test(each.english);
    const isWrite = /^write(?: top| in the middle)?$/.test(each.english);
    if (!isWrite && !isText) continue;
    let start = i;
    const starts = (at: number) =>
      (isSeparator(said[at] as Said) && !isOrdinal(said, at)) || isJoint(said[at] as Said);
    while (start > 0 && !starts(start - 1)) start -= 1;
    const end = behindComma(said, clauseEnd(said, i));
    const isLast = i > start && said.slice(i + 1, end).every(isSetting);
    // "Kannst du Hi in Blau draufschreiben?"
    while (isLast && start < i - 1 && ASKS.test(said[start]?.english ?? '')) start += 1;
    if (isWrite) return { from: isLast ? start : i + 1, end, needsName: false };
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
