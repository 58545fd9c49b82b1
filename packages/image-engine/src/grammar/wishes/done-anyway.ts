import type { PlanStep } from '../../operations/registry.ts';
import type { Outcome } from './outcomes.ts';

const DAMAGE =
  'scratch(?:es|ed)?|creas(?:es?|ed|ing)|crack(?:s|ed|ing)?|crinkl\\w+|fold(?:s|ed)?|tears?|torn|rips?|ripped|(?:water)?stain(?:s|ed|ing)?|spots?|spotted|spotty|specks?|speckles|flecks?|blotch(?:es|y)?|watermarks|marks|dust|dusty|dirt|dirty|grime|grimy|mou?ld|mou?ldy|mildew|foxing|foxed|fad(?:ing|ed)|yellow(?:ing|ed|ish)?|brown(?:ing|ish)|discolou?r(?:ation|ed|ing)|bleach(?:ed|ing)|worn|wear|damage|damaged|scuffs?|scuffed|kinks?|kinked|(?:finger|thumb)prints?|smudges?|smudged|flak(?:es|ing|y)|peeling|bent|dog ears|wash(?:ed)? out|pale|paleness|silvering|sepia cast';
/** What damage is said to be like, and where it is; the visitor's words around it. */
const AROUND =
  'the|a|an|all|some|any|also|too|and|with|of|is|are|it|its|has|got|there|theres|very|really|quite|bit|big|small|tiny|deep|little|long|ugly|nasty|old|light|dark|white|black|brown|gray|rusty|coffee|tea|water|wine|ink|damp|tide|rust|age|glue|tape|on|in|at|across|along|down|over|through|middle|center|face|faces|corner|corners|edge|edges|sides?|top|bottom|left|right|everywhere|general|overall|such|as|please';
const ABOUT = `(?:${DAMAGE}|${AROUND})`;
const MENDS =
  '(?:please |and |then |just |can you |could you |so )*(?:mend|fix|repair|clean|sort|remove|restore|get rid of|take out|take away) (?:it|them|those|these|that|all that|all of (?:it|that|them))(?: (?:up|out|all|too|please))*';
const OLD =
  '(?:(?:an?|this|my|the|our) )?(?:very |really )?(?:old|antique|ancient|vintage) (?:print|photo|picture|photograph|slide|negative|portrait|postcard)';
const GOES_ON = '(?:and|then|please|just|let|have|make|with|only|so|but|(?:that|it|which) )';
const FOLLOWS =
  '(?:follows?|following|adapts?|adjusts?|adjusted|changes?|scales?|match(?:es|ing)?|comes?|fits?|results?|accordingly|automatic(?:ally)?|auto|proportional(?:ly)?|proportionate(?:ly)?|in proportion|to scale|relative|whatever|as it comes|by itself)';

/** Steps, and the clauses beside them that ask for no more than these do by themselves. */
const DONE: readonly (readonly [ops: readonly PlanStep['op'][], said: RegExp])[] = [
  // "Restore it: the scratches, the fading, brown spots", "some mildew spots, mend them"
  [
    ['restore'],
    new RegExp(`^(?=.*\\b(?:${DAMAGE})\\b)${ABOUT}(?: ${ABOUT})* ?$|^${MENDS}$|^${OLD}$`),
  ],
  // "Straighten it and trim what sticks out", "crop away the corners that are left empty"
  [
    ['straighten', 'rotate'],
    new RegExp(
      `^(?:${GOES_ON} )*(?:trim|crop|cut|remove|lose|chop|clip|tidy)(?: (?:off|away|out|up))?(?: (?:of|the|any|all|those|these|what|whatever))* (?:(?:what|whatever|anything|everything|bits?|parts?|the rest)(?: (?:that|which))? (?:sticks?|stick|juts?|hangs?|pokes?|is|gets?|comes?|stands?)(?: (?:out|over|left|too much|askew|empty|in))*|(?:empty|blank|white|black|slanted|slanting|crooked|leftover|left over|resulting|ragged|uneven|wonky|new)? ?(?:corners?|edges?|borders?|triangles|wedges|rest|overhang)(?: (?:that|which|are|is|gets?|left|over|empty|out|stick|appear|show|after|afterwards|away|off|arise|it|makes?|you|we|i))*)(?: (?:off|away|then|please|afterwards|after))*$`,
    ),
  ],
  // "1200 px wide, the height follows"
  [
    ['resize'],
    new RegExp(
      `^(?:${GOES_ON} )*(?:whatever|any) (?:the )?(?:height|width)(?: (?:results|comes out|it (?:is|takes|needs|gets)))?$|^(?:${GOES_ON} )*(?:the |its )?(?:height|width|other side|rest|length|other edge|other one)(?: (?:can|may|should|shall|will|is|to|just|simply|then|itself|be|being|in|the))* ${FOLLOWS}(?: (?:itself|along|accordingly|automatically|suit|it|that|please|by itself|to match|to that))*$`,
    ),
  ],
  // "A vintage look: faded, yellowish"
  [
    ['vintage'],
    /^(?:(?:a|bit|little|very|slightly|and|nicely|really|all|old|aged|faded|yellowed|yellowish|brownish|washed out|nostalgic|bleached|pale|analog|dated)(?: |$))+$/,
  ],
];

/**
 * Leaves out the refusal of what a step beside it does anyway: nobody who has a print restored has to
 * hear that its brown spots could not be seen to.
 */
export function withoutDoneAnyway(outcomes: readonly Outcome[]): Outcome[] {
  const ops = new Set<string>(outcomes.flatMap((o) => o.steps.map(({ step }) => step.op)));
  const done = DONE.filter(([by]) => by.some((op) => ops.has(op)));
  if (done.length === 0) return [...outcomes];
  return outcomes.map((each) => {
    if (each.unwanted.length + each.kept.length > 0) return each;
    const said = each.segment.tokens.map(({ text }) => text).join(' ');
    const isDone = done.some(
      ([by, test]) => test.test(said) && each.steps.every(({ step }) => by.includes(step.op)),
    );
    return isDone ? { ...each, refused: [] } : each;
  });
}
