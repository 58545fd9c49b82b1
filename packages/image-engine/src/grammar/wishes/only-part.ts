import type { Scope } from '../../picture/picture.ts';
import type { Segment } from '../clauses/clauses.ts';
import { isBarePart, sparedScope } from '../clauses/scope.ts';
import { isPartOf } from './exceptions.ts';
import type { Outcome } from './outcomes.ts';

/** Say that a clause has a wish of its own. */
const VERBS =
  /^(keep|leave|want|need|make|should|must|remove|erase|delete|replace|change|add|put|give|turn)$/;

/** "Sepia, but only the background": the part that the wish before it is for; null when it is none of the two. */
export function onlyPart({ tokens, matches, joint }: Segment): Scope | 'whole' | null | undefined {
  const said = tokens.filter(
    (t) => !/^(only|just|for|on|the|to|in|at|and|it|please)$/.test(t.text),
  );
  // "Golden hour light, on the subject only"
  const isLast = tokens.at(-1)?.text === 'only' && /^(on|for|in)$/.test(tokens[0]?.text ?? '');
  const isOnly =
    isLast || [joint, tokens[0]?.text, tokens[1]?.text].some((t) => /^(only|just)$/.test(t ?? ''));
  const isPart =
    (isLast || matches.every((m) => isBarePart(m, tokens))) && said.some((t) => isPartOf(t.text));
  // "A vignette, only in the corners" is where it is anyway.
  if (said.every(({ text }) => /^(corners?|edges?|sides?)$/.test(text)) && isOnly) return 'whole';
  if (!isOnly || !isPart || tokens.some((t) => VERBS.test(t.text))) return undefined;
  if (tokens.some((t) => t.text === 'color')) return undefined;
  return sparedScope(tokens);
}

/** "Don't blur me, just what is behind me": the verb that is not said again; null when none is missing. */
export function withVerbAgain(segment: Segment, last: Outcome | undefined): Segment | null {
  const { tokens, matches, joint } = segment;
  const [unwanted] = last?.unwanted ?? [];
  const isOnly = [joint, tokens[0]?.text].some((t) => /^(just|only|but)$/.test(t ?? ''));
  const isPart =
    matches.every((m) => isBarePart(m, tokens)) && tokens.some((t) => isPartOf(t.text));
  if (!last || !unwanted || last.steps.length > 0 || !isOnly || !isPart) return null;
  const verb = unwanted.indices.flatMap((i) => last.segment.tokens[i] ?? []);
  const indices = verb.map((_, i) => i);
  const match = { ...unwanted, others: [], from: 0, to: verb.length, indices };
  last.unwanted = [];
  return { ...segment, tokens: [...verb, ...tokens], matches: [match], weak: [] };
}
