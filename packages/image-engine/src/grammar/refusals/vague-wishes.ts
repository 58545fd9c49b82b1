import { operationOf } from '../../operations/registry.ts';
import type { Outcome } from '../wishes/outcomes.ts';
import type { Refused } from '../wishes/reading.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { POSITION_WORDS } from '../words/position.ts';
import type { Token } from '../words/tokens.ts';
import { closestExamples } from './closest-examples.ts';
import { COLOUR_ALONE } from './colour-refusals.ts';

/** Ask for something … */
const VERBS =
  /^(add|adding|change|changing|adjust|give|apply|use|put|try|modify|edit|insert|create|set|include|alter)$/;
/** … that there are many of. */
const KINDS =
  /^(light|lighting|filters?|effects?|mood|colors?|tones?|styles?|vibes?|feel|atmosphere|finish|treatment|aesthetic|look|hues?|shades?)$/;
/** How a picture may be in many ways. */
const MANNERS =
  /^(aesthetic|modern|creative|classic|elegant|stylish|fancy|artistic|fun|funny|interesting|different|realistic|simple|typical|cute|special|unique|trendy)$/;
const MAKES = /^(make|turn|look|looks|becomes?)$/;

/** What such words ask for without saying which; null when they ask for nothing. */
function vaguely(tokens: readonly Token[]): Pick<Refused, 'reason'> | null {
  if (tokens.some(({ hues }) => hues !== undefined)) return { reason: COLOUR_ALONE.reason };
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const verb = words.findIndex((word) => VERBS.test(word));
  if (verb >= 0 && words.slice(verb + 1).some((word) => KINDS.test(word)))
    return { reason: 'that does not say which, or how' };
  const make = words.findIndex((word) => MAKES.test(word));
  const last = words.filter((word) => !/^(please|thanks|too|and|more)$/.test(word)).at(-1) ?? '';
  return make >= 0 && MANNERS.test(last) ? { reason: 'it does not have that style' } : null;
}

/** "Add a nice filter": holds no value of another wish. */
export function isVagueWish(tokens: readonly Token[]): boolean {
  return (
    vaguely(tokens) !== null &&
    tokens.every(
      ({ kind, text }) => kind === 'word' && !COLOUR_WORDS.has(text) && !POSITION_WORDS.has(text),
    )
  );
}

const changesLooks = ({ steps }: Outcome) =>
  steps.some(({ step }) => /^(tone|style|overlay|restore|subject)$/.test(operationOf(step).stage));

/**
 * "Add some lighting", "make it modern": names what nothing was done for. "Change the mood, make it
 * darker" says right after how.
 */
export function withVagueWishesNamed(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.map((outcome, i) => {
    const { segment, steps, refused, kept, unwanted } = outcome;
    const isSilent = [steps, refused, kept, unwanted].every(({ length }) => length === 0);
    const next = outcomes[i + 1];
    const vague = isSilent && !(next && changesLooks(next)) ? vaguely(segment.tokens) : null;
    if (!vague) return outcome;
    const { tokens } = segment;
    const near = closestExamples(tokens.map(({ text }) => text).join(' '));
    return { ...outcome, refused: [{ tokens, near, ...vague }] };
  });
}
