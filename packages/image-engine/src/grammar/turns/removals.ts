import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

/** "Without the people in the background", and nothing else: they are to go. */
export function withoutsTurned(tokens: readonly Token[]): Token[] {
  const [lead, which] = tokens;
  const isAll = !tokens.some(({ kind }) => kind === 'separator');
  const isThing = /^(the|these|those|all|any|that)$/.test(which?.text ?? '') && tokens.length > 2;
  if (lead?.text !== 'without' || !isAll || !isThing) return [...tokens];
  return [{ ...lead, text: 'remove' }, ...tokens.slice(1)];
}

/** "I painted over the bin, it should go": what was painted with the brush. */
export function withPaintedRemoved(tokens: readonly Token[]): Token[] {
  const painted = tokens.findIndex(
    ({ text }, i) =>
      /^(painted|brushed|marked|circled|outlined|selected|boxed|colored|covered|scribbled|highlighted)$/.test(
        text,
      ) &&
      // "Have the bin painted", as German has it
      tokens.slice(Math.max(0, i - 5), i).some((each) => /^(i|ive|have)$/.test(each.text)),
  );
  const end = clauseEnd(tokens, Math.max(0, painted));
  const to = clauseEnd(tokens, end);
  // "…, because my wife hates it"
  const after = tokens[to + 1]?.text === 'because' ? clauseEnd(tokens, to + 1) : to;
  const said = tokens
    .slice(end + 1, to)
    .map(({ text }) => text)
    .join(' ');
  const goes =
    /^(?:(?:and|so|please|can|could|you) )*(?:(?:it|that|this|they|those|these|the)(?: one| thing)? (?:should|must|has to|have to|needs to|can|is to|may) (?:go|disappear|vanish|be gone|be removed|be erased|get out|get lost)(?: away)?|(?:remove|erase|delete)(?: it| that| this| them)?|make (?:it|that|this|them) (?:disappear|vanish|go away))$/;
  if (painted < 1 || tokens[end]?.kind !== 'separator' || !goes.test(said)) return [...tokens];
  const lead = tokens[painted] as Token;
  const what = ['erase', 'what', 'i', 'marked'].map((text): Token => ({ ...lead, text, raw: '' }));
  return [...tokens.slice(0, clauseStart(tokens, painted)), ...what, ...tokens.slice(after)];
}

/** "I marked the pole, remove it" */
export function withMarkedRemoved(tokens: readonly Token[]): Token[] {
  const marked = tokens.findIndex(
    ({ text }, i) => text === 'marked' && /^(i|ive|have)$/.test(tokens[i - 1]?.text ?? ''),
  );
  const from = clauseStart(tokens, Math.max(0, marked));
  const end = clauseEnd(tokens, Math.max(0, marked));
  const thing = tokens.slice(marked + 1, end);
  const verb = tokens[end + 1];
  const isTold =
    marked > 0 &&
    marked - from <= 2 &&
    /^(the|an?|this|that)$/.test(thing[0]?.text ?? '') &&
    thing.length <= 4 &&
    /^(remove|erase|delete)$/.test(verb?.text ?? '');
  if (!isTold || !verb) return [...tokens];
  const what = ['what', 'i', 'marked'].map((text): Token => ({ ...verb, text, raw: '' }));
  const rest = /^(it|that|this|them)$/.test(tokens[end + 2]?.text ?? '') ? end + 3 : end + 2;
  return [...tokens.slice(0, from), { ...verb, text: 'erase' }, ...what, ...tokens.slice(rest)];
}

const WEAR = /^(scratches|creases|stains|cracks|tears|folds|noise|haze|grain|dust|spots|cast)$/;

/** "I'd love to see the wedding photo without all those scratches": they are to go. */
export function withFaultsMissed(tokens: readonly Token[]): Token[] {
  const without = tokens.findIndex(({ text }) => text === 'without');
  const fault = tokens.findIndex(
    ({ text }, i) => i > without && i <= without + 4 && WEAR.test(text),
  );
  const from = clauseStart(tokens, Math.max(0, without));
  const isWanted = tokens
    .slice(from, Math.max(from, without))
    .some(({ text }) => /^(see|want|like|love|have|need|show)$/.test(text));
  const isLed = tokens
    .slice(without + 1, fault)
    .every(({ text }) => /^(all|those|these|the|any|that|this|of|so|many)$/.test(text));
  if (without < 0 || fault < 0 || !isWanted || !isLed) return [...tokens];
  const lead = tokens[without] as Token;
  return [
    ...tokens.slice(0, from),
    { ...lead, text: 'remove', raw: '' },
    { ...lead, text: 'the', raw: '' },
    ...tokens.slice(fault),
  ];
}

const BOTHERS =
  /^(bothers?|bothering|annoys?|annoying|disturbs?|disturbing|spoils?|spoiled|ruins?|ruined|wrecked|distracts?|irritates?)$/;

/** "The haze over the hills bothers me": it is to go. */
export function withBothersRemoved(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(({ text }) => BOTHERS.test(text));
  const from = clauseStart(tokens, Math.max(0, verb));
  const end = clauseEnd(tokens, Math.max(0, verb));
  const thing = tokens
    .slice(from, verb)
    .filter(({ text }) => !/^(is|are|has|have|really|so|just)$/.test(text));
  // "In the picture bothers the haze", as German has it.
  const behind = tokens.slice(verb + 1, end).filter(({ text }) => text !== 'me');
  const isTurned = verb === from || tokens[from]?.text === 'in';
  if (verb >= 0 && isTurned && /^(the|this)$/.test(behind[0]?.text ?? '') && behind.length <= 3) {
    const lead = { ...(tokens[verb] as Token), text: 'remove', raw: '' };
    return [...tokens.slice(0, from), lead, ...behind, ...tokens.slice(end)];
  }
  const isThing =
    verb > from + 1 &&
    /^(the|this|that|these|those|all|my|our)$/.test(thing[0]?.text ?? '') &&
    thing.every(({ kind }) => kind === 'word') &&
    ((/^(ruin|spoil)s?$/.test(tokens[verb]?.text ?? '') && thing[0]?.text === 'the') ||
      thing.some(({ text }) => /^(haze|fog|mist|smog|smoke|noise|glare|scratches)$/.test(text)) ||
      tokens
        .slice(verb + 1, end)
        .every(({ text }) =>
          /^(me|us|in|a|lot|bit|really|here|so|much|there|the|picture|photo|image)$/.test(text),
        ));
  if (!isThing) return [...tokens];
  return [
    ...tokens.slice(0, from),
    { ...(thing[0] as Token), text: 'remove', raw: '' },
    ...thing,
    ...tokens.slice(end),
  ];
}

/** "I hate the glare on my glasses, can it be toned down": it is to go, and no colour is meant. */
export function withGlareHated(tokens: readonly Token[]): Token[] {
  const glare = tokens.findIndex(({ text }) => /^(glare|reflections?|shine|flare)$/.test(text));
  const from = clauseStart(tokens, Math.max(0, glare));
  const end = clauseEnd(tokens, Math.max(0, glare));
  const hates = tokens
    .slice(from, Math.max(from, glare))
    .some(({ text }) => /^(hate|dislike|stand|mind)$/.test(text));
  if (glare < 0 || !hates) return [...tokens];
  const rest = tokens.slice(end + 1, clauseEnd(tokens, end + 1)).map(({ text }) => text);
  const isAgain = /\b(?:toned? (?:it )?down|reduced?|removed?|less)\b/.test(rest.join(' '));
  const lead = tokens[from] as Token;
  const start = tokens[glare - 1]?.text === 'the' ? glare - 1 : glare;
  return [
    ...tokens.slice(0, from),
    { ...lead, text: 'remove', raw: '' },
    ...tokens.slice(start, end),
    ...tokens.slice(isAgain ? end + 1 + rest.length : end),
  ];
}

/** "I don't like my beard, remove it": the beard, whatever becomes of such a wish. */
export function withDislikesRemoved(tokens: readonly Token[]): Token[] {
  const like = tokens.findIndex(
    ({ text }, i) =>
      /^(like|love|want)$/.test(text) && /^(dont|not|never)$/.test(tokens[i - 1]?.text ?? ''),
  );
  const end = clauseEnd(tokens, Math.max(0, like));
  const thing = tokens.slice(like + 1, end);
  const isThing =
    like > 0 &&
    (thing.length === 2 || thing.length === 3) &&
    /^(the|my|his|her|this|that|these|those)$/.test(thing[0]?.text ?? '');
  const verb = tokens[end + 1];
  const it = tokens[end + 2];
  const isGone =
    /^(remove|erase|delete)$/.test(verb?.text ?? '') &&
    /^(it|them|that|him|her)$/.test(it?.text ?? '');
  if (!isThing || !isGone || !verb || tokens[end]?.kind !== 'separator') return [...tokens];
  return [...tokens.slice(0, clauseStart(tokens, like)), verb, ...thing, ...tokens.slice(end + 3)];
}
