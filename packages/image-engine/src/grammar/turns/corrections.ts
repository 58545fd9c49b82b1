import type { PlanStep } from '../../operations/registry.ts';
import { COLOUR_ALONE } from '../refusals/colour-refusals.ts';

/** What a piece of the prompt comes to when it is read by itself. */
export interface Read {
  plan: readonly PlanStep[];
  refused: readonly { reason: string }[];
}

/** How somebody breaks off and says it otherwise: after a comma or the end of a sentence, in any of the languages. */
const BREAKS: readonly string[] = [
  // English
  "(?:(?:hm+|uh|um|er|oops|ah),? )?(?:oh,? no|i mean|i meant|(?<=\\b(?:hm+|uh|um|er|oops|ah),? )no|no,? wait|wait,? no|wait|no,? actually|actually,? no|(?:on|in) second thoughts?|scratch that|strike that|no,? sorry|sorry,? no|no,? better|no,? rather|or rather|or better(?: yet)?|or no|no,? make (?:it|that)(?= \\d)|actually(?= [a-z]+(?: [a-z]+)?[.!]?$))(?:,? (?:actually|rather|better|maybe|i mean|let(?:’|')?s do|do|make (?:it|that)(?= (?:an? |the )?[a-z]+ ?$)))*",
  // German
  '(?:(?:ach|oh|ähm?|hm+|oder),? )?(?:ähm?(?= ?,)|ich mein(?:e|te)?|nein|nee|ne|nö|quatsch|stopp?|moment|warte|halt(?=,? (?:nein|nee|stopp?|doch nicht|moment|warte)))(?:,? (?:nein|nee|ne|doch nicht|quatsch|halt|stopp?|moment|warte|mal))*(?:,? (?:doch|lieber|besser|eher))*|oder (?:doch )?(?:lieber|besser)',
  // Spanish
  '(?:(?:ay|uy|ah|eh|o),? )?(?:digo|quiero decir|(?<=\\b(?:ay|uy|eh),? )no|no,? espera|espera,? no|espera|no,? perd[oó]n|perd[oó]n(?! por)|no,? mejor|o mejor|mejor dicho|no,? m[aá]s bien)(?:,? (?:mejor|no|m[aá]s bien|dicho))*',
  // French
  '(?:(?:ah|oh|euh|heu|enfin),? )?(?:je veux dire|(?<=\\b(?:enfin|oh|euh|heu|ah),? )non|non,? attends|non,? attendez|attends,? non|non,? finalement|finalement,? non|finalement,? plut[oô]t|ou plut[oô]t|ou mieux|non,? plut[oô]t|non,? pardon|pardon(?! pour| de))(?:,? (?:plut[oô]t|en fait|non|mieux|finalement))*',
];
/** Says so only between commas, and before few words: "brighter, no, darker". */
const SHORT = '(?:no|nein|nee|non)(?= ?,)';

const BREAK = new RegExp(
  `(?:[,;.!?…–—(]|\\.\\.\\.|\\s-|(?= (?:or|oder|o|ou) ))\\s*(?:${[...BREAKS, SHORT].join('|')})(?![\\p{L}\\d])[,:;.…!–—-]*\\s*`,
  'iu',
);
/** One that adds to what was said. */
const ADDS =
  /^(?:also|and|plus|auch|und|noch|au(?:ß|ss)erdem|tambi[eé]n|adem[aá]s|y|aussi|et|en plus)(?![\p{L}])/iu;
/** What is taken back was said not to happen: "not blue, rather green". */
const NEGATES =
  /(?<![\p{L}])(?:not?|don(?:’|')?t|never|without|nicht|kein\p{L}*|ohne|sin|nunca|pas|sans|jamais|aucune?)(?![\p{L}])/iu;
const ENDS = /[,;.!?…\n]+\s*/u;
const JOINTS = /\s(?:and|und|y|e|et|then|dann|luego|puis)\s/iu;
const QUOTES = /["“”«»„]/gu;
/** So many words at the end of what was said may be exchanged for the correction. */
const MOST_WORDS = 6;
/** Nobody corrects more in one wish; each is several readings. */
const MOST_CORRECTIONS = 4;
const NUMBER = /\d+(?:[.,]\d+)?/gu;

const reads = ({ plan, refused }: Read) => plan.length > 0 && refused.length === 0;

/** The last piece of the text by each of the separators, and the last two: "a street, with the lamps lit". */
function lastPieces(text: string): { before: string; piece: string }[] {
  const startsOf = (separator: RegExp) =>
    [...text.matchAll(new RegExp(separator, 'giu'))]
      .map(({ index, 0: { length } }) => index + length)
      .filter((start) => start < text.length);
  const [last = 0, one = 0] = startsOf(ENDS).toReversed();
  return [last, ...startsOf(JOINTS).slice(-1), one]
    .filter((start, i, all) => all.indexOf(start) === i)
    .map((start) => ({ before: text.slice(0, start), piece: text.slice(start) }));
}

/** The same to the first separator: what the correction says, and what comes after it. */
function firstPieces(text: string): { piece: string; after: string }[] {
  return [ENDS, JOINTS].flatMap((separator) => {
    const found = separator.exec(text);
    const to = found?.index ?? text.length;
    return to === 0 || (separator === JOINTS && !found)
      ? []
      : [{ piece: text.slice(0, to), after: text.slice(to) }];
  });
}

/** "The left one": left, which may stand in the midst of a wish. */
const SIDE =
  /^(?:(?:the|der|die|das|den|el|la|le) )?(left|right|top|bottom|upper|lower|links|rechts|(?:linke|rechte|obere|untere)[ns]?|izquierda|derecha|superior|inferior|gauche|droite)(?: one| half| side)?$/iu;

/** What was said with its last words exchanged, fewest first; before that one side for another, for a colour any one or two words. */
function* exchanges(said: string, instead: string, isColour: boolean): Generator<string> {
  const words = said.trim().split(/\s+/);
  const side = SIDE.exec(instead)?.[1];
  const other = side ? words.findLastIndex((word) => SIDE.test(word)) : -1;
  if (side && other >= 0) yield words.with(other, side).join(' ');
  for (let k = 1; k <= Math.min(MOST_WORDS, words.length - 1); k++)
    yield [...words.slice(0, -k), instead].join(' ');
  if (!isColour || words.length > MOST_WORDS) return;
  for (const count of [1, 2])
    for (let i = words.length - count - 1; i >= 0; i--)
      yield words.toSpliced(i, count, instead).join(' ');
}

/** The background with its article, and what stands for it in a wish, in any of the languages. */
const GROUND =
  /(?:the|my) (?:background|backdrop)|(?:(?:den|der|dem) )?hintergrund|(?:el|mi) fondo|(?:le|mon) fond|l['’]arri[eè]re[- ]plan/iu;
const FOR_IT = /(?<![\p{L}])(?:it|ihn|es)(?![\p{L}])|-le(?![\p{L}])|(?<=\p{L}{3})lo(?![\p{L}])/iu;

/** Says of the background how it is to be, without its name. */
const BLURS =
  /^(?:unscharf|verschwommen|weichzeichnen|blurr(?:y|ed)|borros[oa]|desenfocad[oa]|flou)(?![\p{L}])/iu;

/** "Remove the background" and "blur it": that, and not all of the picture; null when neither is about it. */
function ofGround(said: string, instead: string, read: (text: string) => Read): string | null {
  const ground = GROUND.exec(said)?.[0];
  if (!ground || !(FOR_IT.test(instead) || BLURS.test(instead))) return null;
  const told = BLURS.test(instead) ? `${ground} ${instead}` : instead.replace(FOR_IT, ` ${ground}`);
  const text = told.replace(/\s+/gu, ' ').trim();
  return reads(read(text)) ? text : null;
}

/** Which parameters a step has. */
const keysOf = (step: PlanStep) => Object.keys(step.params).join();

/** "Turn it left" and "to the right": the last words are said otherwise; null when that makes no sense. */
function exchanged(said: string, instead: string, read: (text: string) => Read): string | null {
  const [before] = read(said).plan;
  if (!before) return null;
  const number = /^(?:\p{L}+ ){0,2}(\d+(?:[.,]\d+)?)(?: ?%| \p{L}+| ?°)?$/u.exec(instead)?.[1];
  const last = number ? [...said.matchAll(NUMBER)].at(-1) : undefined;
  if (number && last)
    return said.slice(0, last.index) + number + said.slice(last.index + last[0].length);
  const isColour = read(instead).refused.some(({ reason }) => reason === COLOUR_ALONE.reason);
  let other: string | null = null;
  for (const text of exchanges(said, instead, isColour)) {
    const { plan, refused } = read(text);
    const [step] = plan;
    if (!step || plan.length > 1 || refused.length > 0 || step.op !== before.op) continue;
    if (JSON.stringify(step) === JSON.stringify(before)) continue;
    if (keysOf(step) === keysOf(before)) return text;
    // "White, light blue" would be a gradient.
    other ??= text;
  }
  return other;
}

/**
 * The prompt with what was corrected on the way left out: "a beach, no wait, better mountains" wishes for mountains,
 * "turn it left, sorry, right" for right. As it was said where that does not come to a wish.
 *
 * @param read reads a piece of the prompt by itself
 * @param most so many corrections are heard
 */
export function withCorrections(
  prompt: string,
  read: (text: string) => Read,
  most = MOST_CORRECTIONS,
): string {
  const found = BREAK.exec(prompt);
  if (!found || most === 0) return prompt;
  const said = prompt.slice(0, found.index);
  const rest = prompt.slice(found.index + found[0].length);
  const isShort = !/\s/.test(found[0].trim().replace(/^\W+/u, ''));
  const isMore = /^[^,.;!?\n]*\s(?:too|as well|also|auch|dazu|tambi[eé]n|aussi)(?![\p{L}])/iu.test(
    rest,
  );
  const isQuoted = (said.match(QUOTES)?.length ?? 0) % 2 === 1;
  if (isQuoted || isMore || ADDS.test(rest)) return prompt;
  const isWish = (text: string) => (!isShort || text.split(/\s+/).length <= 4) && reads(read(text));
  for (const { before, piece } of lastPieces(said)) {
    const [step, ...more] = read(piece).plan;
    // "Write sorry, wait for me" goes on with the text.
    const isDictated = step?.op === 'text' && !/["“”«»„]/u.test(piece);
    if (NEGATES.test(piece) || !step || more.length > 0 || isDictated) continue;
    for (const { piece: instead, after } of firstPieces(rest)) {
      const text =
        exchanged(piece, instead, read) ??
        ofGround(piece, instead, read) ??
        (isWish(instead) ? instead : null);
      if (text !== null) return withCorrections(`${before}${text}${after}`, read, most - 1);
    }
  }
  return prompt;
}
