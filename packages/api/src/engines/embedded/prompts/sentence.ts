import { operations, type PlanStep } from '@nano-banana/image-engine';
import { proofread } from '@nano-banana/image-engine/grammar';
import type { Improvement } from '../../prompt-engine.ts';
import { improvement } from './improvements.ts';

/** A change of wording that leaves the meaning alone. */
export interface Wording {
  text: string;
  /** What was done. */
  says: Improvement;
}

/** Ends a sentence in any script. */
const ending = /[.!?…。！？]["'”’»)\]]*$/u;

/** Begins with a capital and ends with a full stop. Writing a sentence twice is writing it once. */
export function asSentence(text: string): string {
  const [first = '', second = ''] = text;
  // "iPhone" and "eBay" begin as they do.
  const isOdd = second !== second.toLowerCase();
  const start = isOdd ? first : first.toUpperCase();
  const said = `${start}${text.slice(first.length)}`;
  if (ending.test(said)) return said;
  return `${said.replace(/[\s,;:–—-]+$/u, '')}.`;
}

/** The words as they were meant, with slips of the pen mended. */
export function withoutSlips(text: string): Wording | null {
  const { slips } = proofread(text);
  if (slips.length === 0) return null;
  let mended = '';
  let at = 0;
  const words: { written: string; meant: string }[] = [];
  for (const { start, end, meant } of slips) {
    const written = text.slice(start, end);
    const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase();
    const word = isCapital ? `${meant.charAt(0).toUpperCase()}${meant.slice(1)}` : meant;
    mended += text.slice(at, start) + word;
    at = end;
    words.push({ written, meant: word });
  }
  return { text: mended + text.slice(at), says: spellingMended(words) };
}

/** More than this many words are not named one by one. */
const MOST_NAMED = 3;

function spellingMended(words: readonly { written: string; meant: string }[]): Improvement {
  const named = words.slice(0, MOST_NAMED);
  const more = words.length - named.length;
  const shown = named.map(({ written, meant }) => `“${written}” is “${meant}”`).join(', ');
  return {
    code: 'spelling_mended',
    text: `Mends the spelling: ${shown}${more > 0 ? `, and ${more} more` : ''}.`,
    values: {
      written: named.map(({ written }) => written),
      meant: named.map(({ meant }) => meant),
      more,
    },
  };
}

/** Capital letters throughout, and more than one mark at the end, as sentences of a quiet voice. */
export function withoutShouting(text: string): Wording | null {
  const isShouted = /\p{Lu}{2}.*\s\p{Lu}/su.test(text) && !/\p{Ll}|["“”«»]/u.test(text);
  const quiet = (isShouted ? text.toLowerCase() : text).replace(/[!?]{2,}(?=\s|$)/gu, '.');
  return quiet === text ? null : { text: quiet, says: improvement('quiet') };
}

/** Lines as sentences of one paragraph; "and …" goes on with the one before. */
export function inOneLine(text: string): Wording | null {
  if (!text.includes('\n')) return null;
  const sentences = text
    .replace(/[\s,;]*\n(?=(?:and|but|then|und|aber|dann|y|pero|et|mais)\s)/giu, ' ')
    .split('\n')
    .map((line) => asSentence(line.replace(/^(?:[-–—*•]|\d+[.)])\s+/u, '')));
  return { text: sentences.join(' '), says: improvement('lines_joined') };
}

/** Words around a phrase that is no plain adjective or noun. */
const joins = /\b(?:in|on|at|of|for|to|with|from|like|as)\b/i;
const adjective =
  /(?:er|ed|sepia|black and white|sharp|bright|dark|vivid|vibrant|cinematic|vintage|monochrome|retro)$/i;
const noun =
  /(?:look|style|effect|light|glow|tint|tone|filter|vibe|feel|border|frame|background)$/i;
const notAFragment =
  /\b(?:please|can|could|i|it|the|this|my|no|not|don['’]?t|only|just|too|so|keep|make|turn|give|add|put|crop|blur|change|remove|erase|convert|apply|use|set|write|paint|draw|rotate|flip|sharpen|brighten|darken|lighten|enhance|fix|restore|resize|upscale|replace|increase|decrease|reduce|boost|cut|round|invert)\b/i;

/** They say more than an operation's usual words would. */
const saysMore = /\b(?:with|without|no|not|but|except|and|or)\b|(?:\S+\s+){3}/i;

/**
 * Sentences that the embedded grammar may read as it reads "warmer", "vintage look" or "bokeh"; best
 * first.
 *
 * @param plan What it reads there.
 */
export function fullSentences(text: string, plan: readonly PlanStep[]): Wording[] {
  const words = text.replace(/[.!\s]+$/u, '');
  if (!/^[A-Za-z&][A-Za-z& -]{1,40}$/.test(words)) return [];
  const asWhole = (sentence: string) => ({ text: sentence, says: improvement('full_sentence') });
  const isPlain = !joins.test(words);
  const lower = `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  if (/^[a-z]+$/.test(lower) && notAFragment.test(lower)) return [asWhole(`${words} the picture`)];
  if (notAFragment.test(words)) return [];
  const examples = operations.filter(({ op }) => plan.length === 1 && plan[0]?.op === op);
  return [
    ...(isPlain && noun.test(words) ? [asWhole(`Give the picture ${withArticle(lower)}`)] : []),
    ...(isPlain && adjective.test(words) ? [asWhole(`Make the picture ${lower}`)] : []),
    ...(saysMore.test(words) ? [] : examples).map(({ example }) => {
      const said = `Says what the embedded engine does for “${words}”.`;
      const says = { code: 'says_what', text: said, values: { phrase: words } };
      return isAbout(example, lower) ? asWhole(example) : { text: example, says };
    }),
  ];
}

/** Whether a sentence has one of the words, in whatever form: "warm" and "warmer". */
function isAbout(sentence: string, words: string): boolean {
  const stems = words.split(/[\s-]+/).map((word) => word.slice(0, 4));
  return stems.some((stem) => stem.length > 2 && sentence.toLowerCase().includes(stem));
}

function withArticle(words: string): string {
  if (/^(?:an? |the |some |more |less )|^[a-z]+light$/.test(words)) return words;
  return /^(?:[aeiou]|hdr)/.test(words) ? `an ${words}` : `a ${words}`;
}

/** Sentences that name what "it" is; best first. */
export function namedSubjects(text: string): string[] {
  const [, start, pronoun, rest] =
    /^((?:please )?[a-z]+ )(it|this|that)((?: (?!snow|rain|look)|[.,;!]|$).*)$/isu.exec(text) ?? [];
  if (start !== undefined && pronoun !== undefined && rest !== undefined) {
    const isPlaced = /^(?:please )?(?:put|place|move|set) /i.test(start);
    return [`${start}${isPlaced ? 'the subject' : 'the picture'}${rest}`];
  }
  const [, what, more] =
    /^((?:please )?add (?:an? |some |more |a little )?[a-z -]{3,30}?)((?: and |[.,;]).*|)$/isu.exec(
      text,
    ) ?? [];
  const isPlaced = what === undefined || /ing$/i.test(what);
  return isPlaced ? [] : [`${what} to the picture${more ?? ''}`];
}
