import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

const LEANS = /^(leans?|leaning|tilts?|tilting|slopes?|sloping)$/;

const CROOKED = /^(crooked|tilted|wonky|slanted|skewed|sloping)$/;

/** "The building leans about 2° to the left", "the sea is crooked" tell that the picture is. */
export function withBuildingsUpright(tokens: readonly Token[]): Token[] {
  const isCrooked = (i: number) =>
    /^(is|are|looks|seems)$/.test(tokens[i]?.text ?? '') &&
    tokens.slice(i + 1, i + 4).some(({ text }) => CROOKED.test(text));
  const verb = tokens.findIndex(({ text }, i) => LEANS.test(text) || isCrooked(i));
  const from = clauseStart(tokens, verb);
  const end = clauseEnd(tokens, verb);
  const subject = tokens.slice(from, verb).map(({ text }) => text);
  const rest = tokens.slice(verb + 1, end);
  const isTold =
    verb > 0 &&
    /^(the|my|our|this|everything|it)$/.test(subject[0] ?? '') &&
    subject.length <= 4 &&
    subject.some((word) =>
      /^(building|buildings|house|tower|church|wall|walls|horizon|everything|it|shelf|pole|doors?|windows?|picture|photo|lamp|tree|sea|ocean|water|lake|skyline|facade)$/.test(
        word,
      ),
    ) &&
    rest.every(
      ({ kind, text }) =>
        kind === 'number' ||
        /^(about|around|to|the|left|right|a|bit|little|slightly|degrees?|towards|over|one|side|so|very|quite|crooked|tilted|wonky|slanted|skewed|sloping)$/.test(
          text,
        ),
    );
  if (!isTold) return [...tokens];
  const lead = tokens[verb] as Token;
  const said = ['it', 'is', 'crooked'].map((text): Token => ({ ...lead, text }));
  return [...tokens.slice(0, from), ...said, ...tokens.slice(end)];
}

const WORN =
  /^(scratched|torn|damaged|creased|cracked|crack|ripped|stained|moldy|ruined|crumpled)$/;

/** "The picture is scratched and faded" asks for a repair. */
export function withWearTold(tokens: readonly Token[]): Token[] {
  const worn = tokens.findIndex(
    ({ text }, i) =>
      WORN.test(text) ||
      // "The photo has creases"
      (WEAR.test(text) &&
        tokens[i + 1]?.text !== 'of' &&
        tokens.slice(Math.max(0, i - 4), i).some((each) => /^(has|have|got)$/.test(each.text))),
  );
  const from = clauseStart(tokens, worn);
  const said = tokens.slice(from, worn).map(({ text }) => text);
  const isTold =
    worn > 0 &&
    tokens[worn + 1]?.text !== 'glass' &&
    !tokens.slice(worn, clauseEnd(tokens, worn)).some(({ text }) => /^(because|by)$/.test(text)) &&
    said.some((word) => /^(is|are|its|was|got|looks|has|have)$/.test(word)) &&
    said.some((word) =>
      /^(photos?|pictures?|images?|pics?|portrait|print|scan|it|its)$/.test(word),
    ) &&
    !said.some((word) => /^(make|so|should|like|want|if|not)$/.test(word));
  if (!isTold) return [...tokens];
  const lead = tokens[from] as Token;
  const mend = ['restore', 'it'].map((text): Token => ({ ...lead, text }));
  let end = clauseEnd(tokens, worn);
  // "… and faded", "… and is all washed out"
  const more = tokens.slice(end + 1, clauseEnd(tokens, end));
  if (
    /^(and|,)$/.test(tokens[end]?.text ?? '') &&
    more.length <= 5 &&
    more.some(({ text }) => FADED.test(text))
  )
    end += 1 + more.length;
  return [...tokens.slice(0, from), ...mend, ...tokens.slice(end)];
}

const WEAR = /^(scratches|creases|cracks|tears|folds|stains|spots|specks|speckles|blotches)$/;

const FADED = /^(faded|yellowed|torn|stained|creased|discolored|dirty|washed)$/;

const UNSEEN =
  /^(?:(?:i|you|we|one|and|but) )*(?:cant|cannot|can hardly|can barely) see (?:anything|a thing|nothing)(?: here| in it| on it)?$|^(?:its |it is )?(?:barely|hardly) visible$/;

/** "Can't see anything", and nothing more in the clause: it is too dark. */
export function withUnseenTold(tokens: readonly Token[]): Token[] {
  const see = tokens.findIndex(({ text }) => /^(see|visible)$/.test(text));
  const from = clauseStart(tokens, see);
  const end = clauseEnd(tokens, Math.max(0, see));
  const said = tokens.slice(from, end).map(({ text }) => text);
  if (see < 0 || !UNSEEN.test(said.join(' '))) return [...tokens];
  const lead = tokens[from] as Token;
  const told = ['too', 'dark'].map((text): Token => ({ ...lead, text }));
  return [...tokens.slice(0, from), ...told, ...tokens.slice(end)];
}

const BLOWN = /^(blown|clipped|burnt|burned|blasted|bleached)$/;

/** "The highlights on the dress are blown": less of them. */
export function withHighlightsTold(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => text === 'highlights');
  const end = clauseEnd(tokens, Math.max(0, at));
  const blown = tokens.findIndex(({ text }, i) => i > at && i < end && BLOWN.test(text));
  const from = clauseStart(tokens, Math.max(0, at));
  const isTold =
    at >= 0 &&
    blown > 0 &&
    at - from <= 1 &&
    tokens.slice(at, blown).some(({ text }) => /^(is|are|look|looks|got|came)$/.test(text));
  if (!isTold) return [...tokens];
  const lead = tokens[at] as Token;
  const told = ['reduce', 'the'].map((text): Token => ({ ...lead, text, raw: '' }));
  const next = tokens[end];
  // "…, tone them down" says it again.
  const again = tokens
    .slice(end + 1, clauseEnd(tokens, end))
    .map(({ text }) => text)
    .join(' ');
  const isAgain = next?.kind === 'separator' && /^tone (?:it|them|that) down$/.test(again);
  const rest = isAgain ? clauseEnd(tokens, end) : end;
  return [...tokens.slice(0, from), ...told, lead, ...tokens.slice(rest)];
}
