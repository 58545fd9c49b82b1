import type { Clause } from '../clauses/clause.ts';

/** Words before which unquoted text ends. */
const ENDS = new Set([
  'at',
  'in',
  'on',
  'to',
  'across',
  'along',
  'near',
  'over',
  'into',
  'under',
  'using',
  'bold',
  'italic',
]);
const LEADS = new Set([
  'saying',
  'says',
  'say',
  'reading',
  'reads',
  'that',
  'of',
  'with',
  'called',
  'as',
  'the',
  'text',
  'words',
  'word',
  'which',
  'to',
  'it',
  'a',
  'caption',
  'title',
  'like',
  'on',
  'this',
  'picture',
  'photo',
  'image',
  'my',
]);

/** Stand for words, and are none. */
const NO_WORDS =
  /^(nothing|anything|something|whatever|words?|text|stuff|off|away|please|names?|dates?|handle|signature|initials|address|website|username|today|todays|here|and|then|or|lines?|where|when|who|what|how|why)$/;

/** "About love", "something nice": what the words are to be like, in small letters. */
const ABOUT =
  /^(describing|about|down|something|anything|whatever|what|where|when|who|how|regarding|explaining)$/;

/** The words after the phrase up to one that says where or how: text that was not put in quotes. */
export function takeUnquoted(clause: Clause): string | null {
  let from = clause.to;
  // "Title THE TRIO"
  const isWritten = (at: number) =>
    [at, at + 1].every((i) => /^\p{Lu}/u.test(clause.tokens[i]?.raw ?? ''));
  while (LEADS.has(clause.tokens[from]?.text ?? '') && !isWritten(from)) from += 1;
  let to = from;
  while (
    to < clause.tokens.length &&
    !clause.used.has(to) &&
    !(to > from && clause.tokens[to]?.isApart) &&
    !ENDS.has(clause.tokens[to]?.text ?? '')
  )
    to += 1;
  // "A badge saying -20% bottom right"
  const [row, side] = clause.tokens.slice(to - 2, to).map(({ raw }) => raw.trim());
  const isPlaced =
    /^(top|bottom|upper|lower)$/.test(row ?? '') && /^(left|right)$/.test(side ?? '');
  if (isPlaced && to - from > 2) to -= 2;
  const said = clause.tokens.slice(from, to);
  // "The caption big and in white": how it is set, written small.
  if (
    said.every(
      ({ text, raw }) =>
        /^(big|small|large|tiny|huge|bold|very)$/.test(text) && !/^\p{Lu}/u.test(raw),
    )
  )
    return null;
  // "Caption below the picture": where it goes
  if (
    /^(?:below|under|underneath|beneath|above) (?:the |my )?(?:picture|photo|image)$/.test(
      said.map(({ text }) => text).join(' '),
    )
  )
    return null;
  if (said.every(({ text }) => NO_WORDS.test(text)) || ABOUT.test(said[0]?.raw ?? '')) return null;
  for (let i = clause.to; i < to; i++) clause.used.add(i);
  return (
    clause.tokens
      .slice(from, to)
      // A translated word may have come to several.
      .filter(({ raw }) => raw !== '')
      // "5th" is two tokens with nothing between them.
      .map(({ raw, start }, i, all) => (i === 0 || all[i - 1]?.end === start ? raw : ` ${raw}`))
      .join('')
  );
}
