import { GENERAL_REASONS } from '../refusals/reasons.ts';
import { KEEPERS, KIN } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import type { Outcome } from './outcomes.ts';
import { WHOLE_ONLY } from './read-wishes.ts';

/** Somebody or something that is spoken of. */
const WHO =
  '(?:i|we|he|she|they|it|this|that|these|those|there|here|everyone|everybody|someone|somebody|(?:the|my|our|his|her|their|this|that|these|those|a|an|all the|both|one of the|some|most) (?:[^ ]+ ){0,3}?[^ ]+)';
const TELLS =
  '(?:is|are|was|were|am|has|have|had|been|looks?|looked|came|comes|got|gets|took|takes|shot|snapped|sits?|sat|stands?|stood|lives?|lived|moved|bought|met|went|goes|likes?|loves?|loved|hates?|hated|thinks?|thought|says|said|told|asked|made|sent|gave|hangs?|hung|belongs?|belonged|wore|wears|happened|turned|isnt|arent|wasnt|werent|hasnt|didnt|doesnt)';
const SHORT = '(?:im|hes|shes|theyre|were|youre|theres|thats|its|ive|weve|theyve|hed|shed|wed|id)';
const STATEMENT = new RegExp(
  `^(?:(?:because|as|since|so|and|but|well|anyway|also|plus|yes|no|ok|sorry|sadly|unfortunately|btw|when|while) )*(?:${WHO}(?: (?:just|only|always|already|really|actually|never|still|all|both|once|probably|also))? ${TELLS}|${WHO} (?:just |also |only )?\\w{3,}ed (?:the|it|this|that|these|them|my|our|his|her|us|me|at|in|on|by|from|with|to)|(?:grand\\w+|mum|mom|dad|nan|gran|auntie|uncle|${KIN.trim().replace(/\s+/g, '|')}) (?:${TELLS}|\\w{3,}ed)|${SHORT})(?: |$)`,
);
/** Told of oneself, of the picture, or of when it was made: no part of it is meant. */
const OF_ONESELF =
  /^(?:(?:because|as|since|so|and|but|well) )*(?:(?:i|we|it|this|that|there|these) (?:\w+ )?(?:am|are|is|was|were|took|shot|had|have|got|went|met|bought|lived?|moved)|im|its|thats|theres|ive|weve|were)\b/;
/** Wishes, however they go on; and what is too much of something. */
const WISHES =
  /^(make|add|remove|delete|erase|turn|change|put|replace|swap|crop|want|need|needs|wants|should|must|shall|can|could|would|please|let|without|only|just|instead|rather|except|supposed|meant|needed|wish|hope|prefer|missing)$/;
const BODY =
  /^(eyes?|closed|shut|blinking|blinked|fat|bald|teeth|tooth|skin|wrinkles?|hair|beard|nose|belly|chin|smil\w*|frown\w*|laugh\w*|sad|angry|ugly|serious|grumpy|face|faces|head)$/;

/** "I was standing on a ladder", "my aunt lives in that house": tells, and asks for nothing. */
function isStatement(tokens: readonly Token[], joint: string): boolean {
  if (/^(without|except|or|nor|with)$/.test(joint)) return false;
  if (tokens.some(({ kind, text }) => kind !== 'word' && kind !== 'number' && text !== "'"))
    return false;
  if (tokens.some(({ text }) => WISHES.test(text) || KEEPERS.has(text))) return false;
  // "Our logo is blue" is marked as if it were too blue.
  if (tokens.some(({ text, raw }) => text === 'too' && /^too$/i.test(raw))) return false;
  return STATEMENT.test(tokens.map(({ text }) => text).join(' '));
}

/** Whether what is refused is no more than something told beside a wish. */
function isOnlyTold({ segment, steps, refused, unwanted, kept }: Outcome): boolean {
  const { tokens, joint } = segment;
  if (steps.length + unwanted.length + kept.length > 0 || refused.length === 0) return false;
  if (!isStatement(tokens, joint)) return false;
  const isGeneral = refused.every(
    ({ reason }) => GENERAL_REASONS.has(reason) || reason === WHOLE_ONLY,
  );
  if (tokens.some(({ text }) => BODY.test(text))) return false;
  return isGeneral || OF_ONESELF.test(tokens.map(({ text }) => text).join(' '));
}

/**
 * Leaves out what is told of the picture or of its making, when something else is carried out: nobody
 * who tells that "the bride is my cousin" has to hear that this cannot be done.
 */
export function withoutStatements(outcomes: readonly Outcome[]): Outcome[] {
  if (!outcomes.some(({ steps }) => steps.length > 0)) return [...outcomes];
  return outcomes.map((each) => (isOnlyTold(each) ? { ...each, refused: [] } : each));
}
