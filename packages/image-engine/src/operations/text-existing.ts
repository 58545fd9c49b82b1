import type { Clause } from '../grammar/clauses/clause.ts';
import { COLOUR_WORDS } from '../grammar/words/colours.ts';

/** "change the text", "make the text bigger": about text that is in the picture already. */
export function isAboutExisting(clause: Clause, isQuoted: boolean): boolean {
  const said = clause.tokens.slice(0, clause.from).map((t) => t.text);
  // "Change it to a poster saying “Hello”": what it is changed to has the text.
  const before = said.slice(
    said.findLastIndex((word, i) => /^an?$/.test(word) && /^(to|into)$/.test(said[i - 1] ?? '')) +
      1,
  );
  const changes =
    /^(change|edit|fix|translate|move|replace|remove|delete|erase|crop|cut|trim|hide|cover|clean)$/;
  const makes = /^(make|enlarge|blur|sharpen)$/;
  return (
    before.some((word) => changes.test(word) || (!isQuoted && makes.test(word))) ||
    (!isQuoted && isThere(clause, said))
  );
}

const WRITES =
  /^(add|put|write|place|include|insert|want|need|give|with|print|have|get|overlay|use)$/;
const OF_WORDS = /^(label|writing|lettering|inscription|slogan)$/;
const STATES = /^(has|have|is|are|was|were|must|should|needs|can|cannot|stays?|remains?)$/;

/** "And the writing black", "the label has to stay readable": what is written there already. */
function isThere({ tokens, from, to }: Clause, said: readonly string[]): boolean {
  const isNamed =
    OF_WORDS.test(tokens[from]?.text ?? '') &&
    /^(the|its|his|her|my|our|this|that)$/.test(said.at(-1) ?? '') &&
    !said.some((word) => WRITES.test(word));
  const rest = tokens.slice(to).map(({ text }) => text);
  const isDictated = rest.some((word) => /^(say|says|read|reads)$/.test(word));
  const isColour = rest.length > 0 && rest.every((word) => COLOUR_WORDS.has(word));
  return isNamed && !isDictated && (isColour || STATES.test(rest[0] ?? ''));
}
