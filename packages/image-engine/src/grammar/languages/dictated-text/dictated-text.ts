import { quoted } from '../../text-turns/dictation.ts';
import type { Token } from '../../words/tokens.ts';
import type { Language } from '../language.ts';
import { captionsOf, withCapitalsQuoted, withCaptionBeside } from './captions.ts';
import { beforeSettings, behindLeads } from './clause.ts';
import { withDatesQuoted } from './dates.ts';
import { withLabelsQuoted } from './labels.ts';
import { leadOf } from './lead.ts';
import { withNextPlacedQuoted, withNextTold } from './next-placed.ts';
import { withBeforeAndAfterQuoted } from './pair-labels.ts';
import { quotedFrom } from './quoted.ts';
import {
  isJoint,
  isName,
  isPlace,
  isSetting,
  NAMES_TEXT,
  type Said,
  standsOut,
  UNSAID,
} from './said.ts';
import { soldText } from './sold.ts';
import {
  addedText,
  datedText,
  placedGreeting,
  shoutedText,
  textBehindSettings,
  textBeside,
  withoutJoints,
} from './without-verb.ts';

/** "Mon prénom Zoé écrit en bas": where that is told already, nothing more is to be written. */
function writtenAt(said: readonly Said[]): number {
  const named = said.findIndex(({ english }) => NAMES_TEXT.test(english));
  return said.findIndex(({ tokens: [token] }, i) => {
    const next = said[i + 1];
    const isWritten = /^(geschrieben|[eé]crite?|inscrite?|escrit[oa])$/.test(token?.text ?? '');
    return isWritten && named >= 0 && named < i - 1 && next !== undefined && isPlace(next);
  });
}

/** The second of two texts, which stands below or above the first, as a quote too. */
function withTextBeside(tokens: readonly Token[]): Token[] {
  const beside = textBeside(tokens);
  return beside ? quoted(tokens, beside.from, beside.to) : [...tokens];
}

/**
 * "Schreib unten Frohe Weihnachten Oma": what is to be written, as a quote, so that it is not
 * translated. The tokens as they are when there is none, or when it stands in quotes already.
 */
export function withDictatedText(
  tokens: readonly Token[],
  said: readonly Said[],
  { isVerbFinal }: Pick<Language, 'isVerbFinal'>,
): Token[] {
  const written = said[writtenAt(said)];
  if (written)
    return withDictatedText(
      tokens.filter((token) => !written.tokens.includes(token)),
      said.filter((each) => each !== written),
      { isVerbFinal },
    );
  const labels = withLabelsQuoted(tokens) ?? withBeforeAndAfterQuoted(tokens);
  if (labels) return labels;
  // Nouns of German have a capital, too.
  const nextTold = isVerbFinal ? withNextPlacedQuoted : withNextTold;
  if (tokens.some(({ kind }) => kind === 'quote'))
    return withDatesQuoted(withCaptionBeside(nextTold(tokens, said)));
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
      (lead ? null : (addedText(said) ?? soldText(said) ?? placedGreeting(said)));
    return shouted
      ? withTextBeside(quotedFrom(withoutJoints(tokens, said, shouted.from), said, shouted))
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
  if (!first || !isSaid || (lead.needsName && !isName(first) && first.tokens[0]?.kind !== 'ratio'))
    return [...tokens];
  const mark = said[to];
  const isCalled = to === lead.end && mark && /^[!?]$/.test(mark.english);
  return withTextBeside(quotedFrom(tokens, said, { from, to: isCalled ? to + 1 : to }));
}
