import type { Refusal } from '../errors.ts';
import { operationOf, type PlanStep } from '../operations/registry.ts';
import { splitClauses } from './clauses/clauses.ts';
import { withStrengthShared } from './clauses/shared-strength.ts';
import { withoutStories } from './clauses/stories.ts';
import { withHuesNamed } from './colour-turns/hues-named.ts';
import { withMarkedNamed } from './forms/index.ts';
import { withPlacesJoined } from './forms/several-pictures/places-joined.ts';
import { alternativesTo } from './refusals/alternatives.ts';
import { QUESTION } from './refusals/rules/questions.ts';
import { withCorrections } from './turns/corrections.ts';
import { readTokens } from './turns/read-tokens.ts';
import { withMarkedBorderErased } from './wishes/borders-marked.ts';
import { withFlawsMarked } from './wishes/flaws-marked.ts';
import { joinRefusals, type Outcome, readAll } from './wishes/outcomes.ts';
import { withDetailsNamed } from './wishes/own-details.ts';
import { keepPromises } from './wishes/promises.ts';
import { nearOf, type Refused } from './wishes/reading.ts';
import { dropReplaced, dropSaid } from './wishes/said-anyway.ts';
import { withoutToldBeside } from './wishes/told-beside.ts';
import { POLITE, wishesUnread } from './wishes/unread-wishes.ts';
import { wantedSteps } from './wishes/wanted-steps.ts';
import { remembered } from './words/remembered.ts';
import { MAX_PROMPT_LENGTH, type Token } from './words/tokens.ts';
import { findPhrases } from './words/vocabulary.ts';

/** What a prompt came to. */
export interface ParsedPrompt {
  /** Steps in the order in which they are carried out. */
  plan: PlanStep[];
  /** What was asked and cannot be done, in the visitor's words, each with a reason that follows "because". */
  refused: Refusal[];
  /** At least three wishes close to what was asked that this engine carries out; [] when nothing was refused. */
  alternatives: string[];
  /** Whether it says of anything that it shall stay as it is, or shall not happen. */
  forgoes: boolean;
}

/** The visitor's own words, from the first to the last of the tokens. */
function phraseOf(prompt: string, tokens: readonly Token[]): string {
  const spoken = tokens.filter((t) => t.kind !== 'separator');
  const start = spoken.findIndex((t) => t.kind !== 'word' || !POLITE.test(t.text));
  const words = spoken.slice(Math.max(0, start));
  const from = Math.min(...words.map((t) => t.start), prompt.length);
  const to = Math.max(...words.map((t) => t.end), 0);
  const phrase = prompt
    .slice(from, to)
    .replace(/^[\s,;:]+|\s+$/g, '')
    .replace(/\s+/g, ' ');
  const chars = [...phrase];
  return chars.length > 120 ? `${chars.slice(0, 119).join('')}…` : phrase;
}

/** What the wishes stand on. */
interface Given {
  /** How many pictures came along. */
  imageCount?: number;
  /** The visitor has boxed or painted something on the first of them. */
  isMarked?: boolean;
  /** What is painted is all that is kept of the edit: it need not be limited to that. */
  isMasked?: boolean;
}

/** The clauses of a prompt, and what each came to. */
function outcomesOf(tokens: readonly Token[], given: Required<Omit<Given, 'isMasked'>>): Outcome[] {
  const clauses = splitClauses(tokens, findPhrases(tokens));
  return readAll(withoutStories(withStrengthShared(clauses)), given);
}

/** The plan of a prompt, and what is refused of it. */
function understood(
  prompt: string,
  { imageCount = 1, isMarked = false, isMasked = false }: Given,
): { plan: PlanStep[]; refused: Refused[]; forgoes: boolean } {
  const said = readTokens(prompt);
  const placed = imageCount > 1 ? withPlacesJoined(said) : said;
  const tokens = isMarked
    ? withHuesNamed(withMarkedNamed(withMarkedBorderErased(placed, prompt)))
    : placed;
  const outcomes = outcomesOf(tokens, { imageCount, isMarked });
  const refused = joinRefusals(outcomes);
  refused.push(...keepPromises(outcomes));
  const wanted = wantedSteps(outcomes, refused, { imageCount, isMarked, isMasked });
  const plan = isMarked ? withFlawsMarked(wanted, said) : wanted;
  if (plan.some(({ op }) => /^(removeBackground|sticker)$/.test(op))) dropSaid(refused);
  if (plan.some(({ op }) => op === 'replaceBackground')) dropReplaced(refused);
  const words = tokens.map(({ text }) => text).join(' ');
  const isSilent = plan.length === 0 && refused.length === 0;
  const forgoes = outcomes.some(({ kept, unwanted }) => kept.length + unwanted.length > 0);
  const isQuestion = isSilent && QUESTION.test(words);
  if (isQuestion || (isSilent && !forgoes && wishesUnread(tokens)))
    refused.push({ tokens, ...nearOf(tokens) });
  const wished = withDetailsNamed(prompt, plan, withoutToldBeside(prompt, refused));
  return { plan, refused: plan.length > 0 || wished.length > 0 ? wished : refused, forgoes };
}

/** What a wish comes to; null when something of it is refused or stands on a mark that is not there. */
function planOf(wish: string, given: Given): PlanStep[] | null {
  const { plan, refused } = understood(wish, given);
  const isBaseless =
    !given.isMarked && plan.some((step) => operationOf(step).usesSelection === true);
  return refused.length > 0 || isBaseless ? null : plan;
}

/** Wishes that are offered are the product's own, and few: each is read once. */
const planOffered = remembered((key) => {
  const [wish, given] = JSON.parse(key) as [string, Given];
  return planOf(wish, given);
});

/**
 * Reads a wish in plain words. Deterministic and pure; never throws; linear in the length of the
 * prompt. What it does not understand it lists as refused instead of dropping it.
 */
export function parsePrompt(said: string, given: Given = {}): ParsedPrompt {
  const prompt = withCorrections(said, (piece) => understood(piece, given));
  const { plan, refused, forgoes } = understood(prompt, given);
  const refusals: Refusal[] = [];
  for (const { tokens, reason } of refused) {
    const phrase = phraseOf(prompt, tokens);
    // One clause may be refused by its verb and by its noun.
    if (!refusals.some((each) => each.phrase === phrase && each.reason === reason))
      refusals.push({ phrase, reason });
  }
  if (prompt.length > MAX_PROMPT_LENGTH) {
    const rest = prompt.slice(MAX_PROMPT_LENGTH, MAX_PROMPT_LENGTH + 40);
    refusals.push({ phrase: `${rest}…`, reason: 'the prompt is too long' });
  }
  const near = refused.flatMap((each) => each.near);
  const offered = (wish: string) => planOffered(JSON.stringify([wish, given]));
  const alternatives = refusals.length > 0 ? alternativesTo(near, plan, offered) : [];
  return { plan, refused: refusals, alternatives, forgoes };
}
