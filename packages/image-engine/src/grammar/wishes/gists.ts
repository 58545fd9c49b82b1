import { splitClauses } from '../clauses/clauses.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import { isImpossible } from '../refusals/hopeless.ts';
import { GENERAL_REASONS, UNMARKED } from '../refusals/reasons.ts';
import { COLOUR_MODIFIERS, COLOUR_WORDS, colourAt } from '../words/colours.ts';
import { EVERYDAY_WORDS } from '../words/everyday-words.ts';
import { FILLERS, KEEPERS, NEGATORS, PARTS, PERSONS, REMOVERS } from '../words/lexicon.ts';
import { TALK_WORDS } from '../words/talk-words.ts';
import type { Token } from '../words/tokens.ts';
import { findPhrases } from '../words/vocabulary.ts';
import { cuedIn } from './cues.ts';
import type { Outcome } from './outcomes.ts';
import { readWishes, WHOLE_ONLY } from './read-wishes.ts';
import type { Context, Reading } from './reading.ts';

/** Say how something is, or ask for less than the words beside them. */
const LIMITS =
  /^(only|just|but|is|was|were|too|more|less|blur|darken|brighten|lighten|sharpen|add|write|text|crop|swap|face|faces|there|left|right|top|bottom|upper|lower|first|second|other|across|light|lighting|hour)$/;

/** A clause in the fewest words that say what is meant; null when it is not about that. */
type Gist = (outcome: Outcome, isAlone: boolean) => readonly string[] | null;

const PREPOSITIONS = /^(in|on|at|to|into|onto|before|among|by)$/;
const BACKDROPS = /^(behind|background|backdrop|setting)$/;
const WANTS =
  /^(want|have|wish|would|put|should|see|imagine|standing|sitting|being|be|stand|let|instead|rather|floating|flying)$/;

const CHANGES = /^(make|turn|change|paint|brighter|lighter|richer|stronger|softer|sharper)$/;

/** The words of the first colour among these; [] when there is none. */
function hueIn(words: readonly string[]): string[] {
  const at = words.findIndex((_, i) => colourAt(words, i) !== null);
  return at < 0 ? [] : words.slice(at, at + (colourAt(words, at)?.length ?? 0));
}

/** "Autumn woods behind the newlyweds", "I'd like to have us on a beach", "dog in space". */
const placeOf: Gist = ({ segment: { tokens, matches } }, isAlone) => {
  const scene = matches.find(
    ({ operation, hint }) => operation.op === 'replaceBackground' && 'scene' in hint,
  );
  const words = tokens.map(({ text }) => text);
  // "Could we have autumn instead?"
  if (!scene)
    return words.includes('instead') && words.includes('autumn')
      ? ['put', 'it', 'in', 'autumn']
      : null;
  // "Make the sky at the beach bluer" is about what is there.
  const isLooked = words.includes('look') && words.includes('like');
  if (!isLooked && words.some((word) => CHANGES.test(word))) return null;
  const lead = words.slice(Math.max(0, scene.from - 4), scene.from + 1);
  const isThere = lead.some((word) => PREPOSITIONS.test(word));
  const isBehind = words.some((word) => BACKDROPS.test(word));
  const isWanted = isAlone || words.some((word) => WANTS.test(word));
  // "A forest instead of the person"
  const instead = words.indexOf('instead');
  if (instead >= 0 && words.slice(instead).some((word) => SCOPE_WORDS.has(word))) return null;
  const isOther = isWanted && words.includes('instead');
  if (!isBehind && !isOther && !(isThere && isWanted)) return null;
  const name = words.slice(scene.from, scene.to);
  // What stands outdoors is snowed on; nothing else comes behind it.
  const isSubject = words.some((word) => SCOPE_WORDS.has(word) || PERSONS.has(word));
  if ('scene' in scene.hint && scene.hint.scene === 'snow' && !isSubject)
    return ['make', 'it', 'snow'];
  // "A peach studio background"
  const hue = hueIn(words);
  return PREPOSITIONS.test(name[0] ?? '')
    ? ['put', 'it', ...name, ...hue]
    : ['put', 'it', 'in', ...hue, ...name];
};

const isNoun = ({ kind, text }: Token): boolean =>
  kind === 'word' &&
  (PARTS.has(text) || EVERYDAY_WORDS.has(text)) &&
  !FILLERS.has(text) &&
  !COLOUR_WORDS.has(text) &&
  !COLOUR_MODIFIERS.has(text);

/** "The walls of the living room": the walls are meant. */
const isOwner = (words: readonly string[], i: number) =>
  words.slice(Math.max(0, i - 3), i).includes('of');

/** "Hot pink for the bicycle", "the grey sofa, I want it mustard". */
const colourOf: Gist = ({ segment: { tokens: all, joint } }, isAlone) => {
  if (joint === 'with' || all.some(({ text }) => /^(from|or|looks?|like)$/.test(text))) return null;
  // "The robe in burgundy rather than pink"
  const choice = all.findIndex(
    ({ text }, i) =>
      i > 1 &&
      (/^(instead|than)$/.test(text) ||
        // "Rather in blue as in red", as German has it
        (text === 'as' &&
          all[i + 1]?.text === 'in' &&
          all.slice(0, i).some((each) => each.text === 'rather'))),
  );
  const tokens = choice < 0 ? all : all.slice(0, choice).filter(({ text }) => text !== 'rather');
  const words = tokens.map(({ text }) => text);
  const had = choice < 0 ? [] : hueIn(all.slice(choice + 1).map(({ text }) => text));
  const colours: { at: number; to: number }[] = [];
  for (let i = 0; i < words.length; i++) {
    const found = colourAt(words, i);
    if (!found) continue;
    colours.push({ at: i, to: i + found.length });
    i += found.length - 1;
  }
  const isInk = (i: number) => colours.some(({ at, to }) => i >= at && i < to);
  const things = words.filter(
    (_, i) =>
      isNoun(tokens[i] as Token) &&
      !isOwner(words, i) &&
      !isInk(i) &&
      // "The front door": the last of them.
      !(tokens[i + 1] && !isInk(i + 1) && isNoun(tokens[i + 1] as Token)),
  );
  const [thing] = things;
  const noun = words.indexOf(thing ?? '');
  const own = colours.find(({ to }) => to === noun);
  const [only, other] = colours;
  const wanted = other ? colours.find((each) => each !== own) : only;
  const isRest = (i: number) => !words[i]?.includes(thing ?? ' ') && !isInk(i);
  const isPlain = words.every(
    // "Our front door"
    (word, i) =>
      !isRest(i) ||
      i === noun - 1 ||
      isOwner(words, i) ||
      FILLERS.has(word) ||
      TALK_WORDS.has(word),
  );
  // Which of two is wanted is only told where the other one stands before the thing.
  if (other && !own) return null;
  if (!thing || things.length > 1 || !wanted || colours.length > 2 || !isPlain) return null;
  // "Orange leaves" are some.
  const isLead = words.slice(0, noun).every((word) => FILLERS.has(word));
  // "Shed teal please"
  const isTold = isAlone && isLead && wanted.at === noun + 1;
  if (!other && (wanted.to === noun || wanted.at === noun + 1) && !isTold) return null;
  const spoken = ({ at, to }: { at: number; to: number }) => words.slice(at, to);
  const from = other && own ? spoken(own) : had;
  return ['make', 'the', ...from, thing, ...spoken(wanted)];
};

const FAULTS = /^(haze|noise|scratches|creases|dust)$/;
const GETS_THROUGH =
  /^(cut|through|thru|kill|beat|lose|lift|fight|combat|tackle|deal|cure|treat|against)$/;

/** "Cut through the haze" */
const faultOf: Gist = ({ segment: { tokens } }) => {
  const fault = tokens.find(({ text }) => FAULTS.test(text));
  return fault && tokens.some(({ text }) => GETS_THROUGH.test(text))
    ? ['remove', 'the', fault.text]
    : null;
};

const GISTS = [placeOf, colourOf, faultOf];

/** Nothing was made of the clause, and only because something in it was too much, or was not known. */
const isUnread = ({ steps, refused }: Reading): boolean =>
  steps.length === 0 &&
  refused.length > 0 &&
  refused.every(
    ({ reason }) =>
      GENERAL_REASONS.has(reason) || reason === UNMARKED.reason || reason === WHOLE_ONLY,
  );

/** Asks for nothing to go, to stay or to be left out: there words tell what is wished for; a comic has strips. */
const isPositive = ({ text }: Token): boolean =>
  !NEGATORS.has(text) && !KEEPERS.has(text) && (!REMOVERS.has(text) || text === 'strip');

/** The wish in these words; null when all of it cannot be done. */
function readingOf(words: readonly string[], lead: Token, context: Context): Reading | null {
  const said = words.map((text): Token => ({ ...lead, kind: 'word', text, raw: '' }));
  const [clause, ...more] = splitClauses(said, findPhrases(said));
  if (!clause || more.length > 0) return null;
  const reading = readWishes(clause, context);
  return reading.steps.length > 0 && reading.refused.length === 0 ? reading : null;
}

/** What a clause is about that nothing was made of, when its words leave no doubt; null otherwise. */
export function gistOf(outcome: Outcome, isAlone: boolean, context: Context): Reading | null {
  const { segment, steps, refused, kept, unwanted } = outcome;
  const { tokens } = segment;
  const isTooMuch =
    steps.length === 0 &&
    // Nothing was made of it, and nobody was told.
    (refused.length > 0 || (segment.matches.length > 0 && kept.length + unwanted.length === 0)) &&
    refused.every(({ reason }) => GENERAL_REASONS.has(reason)) &&
    tokens.length <= 16 &&
    tokens.every(
      (token) => token.kind === 'word' && isPositive(token) && !LIMITS.test(token.text),
    ) &&
    // Whoever is to be somewhere stands there.
    !isImpossible(tokens.filter(({ text }) => !/^(stand|sit)(s|ing)?$/.test(text)));
  const gists = isTooMuch ? GISTS.map((gist) => gist(outcome, isAlone)) : [];
  if (isUnread(outcome) && tokens.every(isPositive)) gists.push(cuedIn([tokens])?.wish ?? null);
  for (const words of gists) {
    const reading = words && readingOf(words, tokens[0] as Token, context);
    if (reading) return reading;
  }
  return null;
}

/** "Five photos of our pups, a big one in the middle": what several clauses say together. */
export function withCuesJoined(outcomes: readonly Outcome[], context: Context): Outcome[] {
  const unread = outcomes.filter((each) => isUnread(each) && each.segment.tokens.every(isPositive));
  const found = cuedIn(unread.map(({ segment }) => segment.tokens));
  const told = unread.filter((_, i) => found?.clauses.includes(i));
  const [first] = told;
  const lead = first?.segment.tokens[0];
  const reading = found && lead ? readingOf(found.wish, lead, context) : null;
  if (!reading) return [...outcomes];
  return outcomes.map((each) =>
    each === first
      ? { ...each, ...reading }
      : told.includes(each)
        ? { ...each, refused: [] }
        : each,
  );
}
