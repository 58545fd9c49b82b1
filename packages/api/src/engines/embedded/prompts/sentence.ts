import { operations, type PlanStep, proofread } from '@nano-banana/image-engine';

/** A change of wording that leaves the meaning alone. */
export interface Wording {
  text: string;
  /** What was done, as a sentence. */
  says: string;
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
  const said: string[] = [];
  for (const { start, end, meant } of slips) {
    const written = text.slice(start, end);
    const isCapital = written.charAt(0) !== written.charAt(0).toLowerCase();
    const word = isCapital ? `${meant.charAt(0).toUpperCase()}${meant.slice(1)}` : meant;
    mended += text.slice(at, start) + word;
    at = end;
    said.push(`“${written}” is “${word}”`);
  }
  const shown = said.slice(0, 3).join(', ');
  const more = said.length > 3 ? `, and ${said.length - 3} more` : '';
  return { text: mended + text.slice(at), says: `Mends the spelling: ${shown}${more}.` };
}

const adjective =
  /(?:er|ed|sepia|black and white|sharp|bright|dark|vivid|vibrant|cinematic|vintage|monochrome|retro)$/i;
const noun =
  /(?:look|style|effect|light|glow|tint|tone|filter|vibe|feel|border|frame|background)$/i;
const notAFragment =
  /\b(?:please|can|could|i|it|the|this|my|no|not|don['’]?t|only|just|too|so|keep|make|turn|give|add|put|crop|blur|change|remove|erase|convert|apply|use|set|write|paint|draw|rotate|flip|sharpen|brighten|darken|lighten|enhance|fix|restore|resize|upscale|replace|increase|decrease|reduce|boost|cut|round|invert)\b/i;

/**
 * Sentences that the embedded grammar may read as it reads "warmer", "vintage look" or "bokeh"; best
 * first.
 *
 * @param plan What it reads there.
 */
export function fullSentences(text: string, plan: readonly PlanStep[]): string[] {
  const words = text.replace(/[.!\s]+$/u, '');
  if (!/^[A-Za-z&][A-Za-z& -]{1,40}$/.test(words) || notAFragment.test(words)) return [];
  const lower = `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  const examples = operations.filter(({ op }) => plan.length === 1 && plan[0]?.op === op);
  return [
    ...(noun.test(words) ? [`Give the picture ${withArticle(lower)}`] : []),
    ...(adjective.test(words) ? [`Make the picture ${lower}`] : []),
    ...examples.map(({ example }) => example),
  ];
}

function withArticle(words: string): string {
  if (/^(?:an? |the |some |more |less )/.test(words)) return words;
  return /^[aeiou]/.test(words) ? `an ${words}` : `a ${words}`;
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
  return what === undefined ? [] : [`${what} to the picture${more ?? ''}`];
}
