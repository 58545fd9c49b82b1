import {
  beginsClause,
  clauseEnd,
  clauseStart,
  endsThere,
  isClauseOver,
} from '../clauses/clause-bounds.ts';
import { quoted } from '../text-turns/dictation.ts';
import { PARTS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';

/** "The bride's face" is "the face". */
export const withFacesOwned = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ raw }, i) => !(/['’]s$/.test(raw) && /^faces?$/.test(tokens[i + 1]?.text ?? '')),
  );

/** "A soft shadow under the bag" is one under it: no other thing has one. */
export function withShadowsUnderIt(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(under|underneath|below|beneath)$/.test(text) && tokens[i - 1]?.text === 'shadow',
  );
  const isThing = /^(the|my|our|this|his|her)$/.test(tokens[at + 1]?.text ?? '');
  const noun = tokens[at + 2];
  const next = tokens[at + 3];
  if (at < 0 || !isThing || !noun || !endsThere(next)) return [...tokens];
  const under = { ...(tokens[at] as Token), text: 'under' };
  return [...tokens.slice(0, at), under, { ...noun, text: 'it' }, ...tokens.slice(at + 3)];
}

/** "Remove the yellow": less of it, where no thing of that colour follows. */
export function withTintsLessened(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(yellow|orange|blue|green)$/.test(text) &&
      tokens[i - 1]?.text === 'the' &&
      /^(remove|reduce)$/.test(tokens[i - 2]?.text ?? ''),
  );
  const next = tokens[at + 1];
  if (at < 0 || !endsThere(next)) return [...tokens];
  const lead = tokens[at - 2] as Token;
  return [...tokens.slice(0, at - 2), { ...lead, text: 'less' }, ...tokens.slice(at)];
}

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

/** "A still from a Villeneuve film" is a look. */
export function withStillsNamed(tokens: readonly Token[]): Token[] {
  const still = tokens.findIndex(
    ({ text }, i) =>
      /^(still|frame|scene|shot)$/.test(text) &&
      /^(from|of|out)$/.test(tokens[i + 1]?.text ?? '') &&
      /^an?$/.test(tokens[i - 1]?.text ?? ''),
  );
  const film = tokens.findIndex(
    ({ text }, i) => i > still + 1 && i <= still + 6 && /^(film|movie|blockbuster)$/.test(text),
  );
  const between = tokens.slice(still + 2, Math.max(still + 2, film));
  // "A scene from an anime film" names its look.
  const isNamed =
    between.some(({ text }) => /\d|^(ghibli|disney|pixar|anime|black)$/.test(text)) ||
    between.some((_, k) => beginsPhrase(between.slice(k)) > 0);
  if (still < 0 || film < 0 || isNamed || !endsThere(tokens[film + 1])) return [...tokens];
  const look = { ...(tokens[film] as Token), text: 'look' };
  return [
    ...tokens.slice(0, still),
    { ...(tokens[still] as Token), text: 'cinematic' },
    look,
    ...tokens.slice(film + 1),
  ];
}

/** "Keep the detail in the feathers": detail is kept wherever it is. */
export function withDetailKept(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^details?$/.test(text) &&
      /^(in|of|on)$/.test(tokens[i + 1]?.text ?? '') &&
      tokens
        .slice(Math.max(0, i - 3), i)
        .some((each) => /^(keep|retain|preserve|keeping|retaining|preserving)$/.test(each.text)),
  );
  if (at < 0) return [...tokens];
  return [...tokens.slice(0, at + 1), ...tokens.slice(clauseEnd(tokens, at))];
}

/** "An HDR effect on the landscape": what is to be seen, and no format. */
export const withScenerySeen = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isSeen =
      token.text === 'landscape' &&
      /^(the|this|my|our)$/.test(tokens[i - 1]?.text ?? '') &&
      /^(in|on|onto|over|of|with|into|above)$/.test(tokens[i - 2]?.text ?? '') &&
      !/^(format|mode|orientation|shape)$/.test(tokens[i + 1]?.text ?? '');
    return isSeen ? { ...token, text: 'scene' } : token;
  });

const WORN =
  /^(scratched|torn|damaged|creased|cracked|crack|ripped|stained|moldy|ruined|crumpled)$/;

/** "The picture is scratched and faded" asks for a repair. */
export function withWearTold(tokens: readonly Token[]): Token[] {
  const worn = tokens.findIndex(
    ({ text }, i) =>
      WORN.test(text) ||
      // "The photo has creases"
      (WEAR.test(text) &&
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
const WEAR = /^(scratches|creases|cracks|tears|folds|stains|spots)$/;
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

const QUALITY =
  /^(saturation|contrast|brightness|exposure|warmth|temperature|sharpness|shadows|highlights|noise|grain|vignette|blur|vibrance)$/;

/** "Lower it 30 % in the saturation", as Spanish has it. */
export function withQualitiesLowered(tokens: readonly Token[]): Token[] {
  const into = tokens.findIndex(
    ({ text }, i) =>
      text === 'in' &&
      i >= 2 &&
      QUALITY.test(tokens[i + (tokens[i + 1]?.text === 'the' ? 2 : 1)]?.text ?? ''),
  );
  const it = tokens.findLastIndex(({ text }, i) => text === 'it' && i < into && i >= into - 3);
  const verb = tokens[it - 1];
  if (!/^(reduce|increase|less|more|lower|raise|add)$/.test(verb?.text ?? '')) return [...tokens];
  const quality = tokens[into + 1]?.text === 'the' ? into + 2 : into + 1;
  const amount = tokens.slice(it + 1, into);
  if (it < 1 || !amount.every(({ kind }) => kind === 'number')) return [...tokens];
  const named = tokens[quality] as Token;
  return [
    ...tokens.slice(0, it),
    { ...named, text: 'the' },
    named,
    ...amount,
    ...tokens.slice(quality + 1),
  ];
}

/** "No forest after all, rather mountains": behind a pause it says nothing more. */
export const withoutRathers = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ text }, i) =>
      !(
        /^(rather|instead)$/.test(text) &&
        tokens[i - 1]?.kind === 'separator' &&
        /^(dont|not|no)$/.test(tokens[clauseStart(tokens, i - 2)]?.text ?? '') &&
        tokens[i + 1]?.kind === 'word'
      ),
  );

/** "Portrait light like in a studio": how the light is to be, and no place. */
export function withLightsLikened(tokens: readonly Token[]): Token[] {
  const like = tokens.findIndex(
    ({ text }, i) =>
      text === 'like' && tokens.slice(i + 1, i + 5).some((each) => each.text === 'studio'),
  );
  const from = clauseStart(tokens, Math.max(0, like));
  const isLight = tokens
    .slice(Math.max(0, from - 6), Math.max(0, like))
    .some(({ text }) => /^(light|lighting|lit|brighten)$/.test(text));
  if (like < 0 || !isLight) return [...tokens];
  // "Put some light on it like in a studio" needs it.
  if (/^(it|him|her|me|us|them)$/.test(tokens[like - 1]?.text ?? '')) return [...tokens];
  const begin = tokens[like - 1]?.kind === 'separator' ? like - 1 : like;
  return [...tokens.slice(0, begin), ...tokens.slice(clauseEnd(tokens, like))];
}

/** "Without the people in the background", and nothing else: they are to go. */
export function withoutsTurned(tokens: readonly Token[]): Token[] {
  const [lead, which] = tokens;
  const isAll = !tokens.some(({ kind }) => kind === 'separator');
  const isThing = /^(the|these|those|all|any|that)$/.test(which?.text ?? '') && tokens.length > 2;
  if (lead?.text !== 'without' || !isAll || !isThing) return [...tokens];
  return [{ ...lead, text: 'remove' }, ...tokens.slice(1)];
}

/** "Mirror it so the car faces the other way": what comes of it. */
export function withoutOutcomes(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(({ text }) => /^(mirror|flip)$/.test(text));
  const so = tokens.findIndex(
    ({ text }, i) => i > verb && i <= verb + 4 && text === 'so' && tokens[i - 1]?.kind === 'word',
  );
  const faces = tokens.some(
    ({ text }, i) => i > so && /^(faces?|looks?|points?|goes|drives?|reads?)$/.test(text),
  );
  if (verb < 0 || so < 0 || !faces) return [...tokens];
  return [...tokens.slice(0, so), ...tokens.slice(clauseEnd(tokens, so))];
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

const CROWD =
  /^(people|strangers?|crowd|others|cars?|stuff|things|mess|clutter|tourists?|shelves|shelf|furniture|trees|buildings|everything|everyone|rest)$/;

/** "Blur the people in the background": whoever is there, it is the background. */
export function withGroundsPeopled(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      CROWD.test(text) &&
      /^(blur|blurry|soften|darken|desaturate)$/.test(
        tokens[i - (tokens[i - 1]?.text === 'the' ? 2 : 1)]?.text ?? '',
      ) &&
      /^(in|at)$/.test(tokens[i + 1]?.text ?? '') &&
      /^(background|back)$/.test(tokens[i + (tokens[i + 2]?.text === 'the' ? 3 : 2)]?.text ?? ''),
  );
  if (at < 0) return [...tokens];
  const ground = tokens[at + 2]?.text === 'the' ? at + 3 : at + 2;
  const named = { ...(tokens[ground] as Token), text: 'background' };
  const lead = tokens[at - 1]?.text === 'the' ? [] : [{ ...named, text: 'the', raw: '' }];
  return [...tokens.slice(0, at), ...lead, named, ...tokens.slice(ground + 1)];
}

/** "Don't remove the person but the background" asks for what is said last. */
export function withRemovalsCorrected(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(
    ({ text }, i) =>
      text === 'remove' &&
      (/^(dont|not|never)$/.test(tokens[i - 1]?.text ?? '') || tokens[i + 1]?.text === 'not'),
  );
  const but = tokens.findIndex(({ text }, i) => i > verb && text === 'but');
  const isGround =
    /^(background|backdrop)$/.test(tokens[but + 1]?.text ?? '') ||
    (tokens[but + 1]?.text === 'the' &&
      /^(background|backdrop)$/.test(tokens[but + 2]?.text ?? ''));
  if (verb < 0 || but < 0 || but > verb + 6 || !isGround) return [...tokens];
  const from = /^(dont|not|never)$/.test(tokens[verb - 1]?.text ?? '') ? verb - 1 : verb;
  return [...tokens.slice(0, from), tokens[verb] as Token, ...tokens.slice(but + 1)];
}

/** "Blend the photo of the sea with my profile": two pictures, whatever they show. */
export function withPicturesBlended(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(({ text }) => /^(blend|merge|fuse|combine|mix)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, verb));
  const said = tokens.slice(verb + 1, end);
  const joint = said.findIndex(({ text }) => /^(with|into)$/.test(text));
  const shows = (part: readonly Token[]) =>
    part.some(
      ({ text }, i) => /^(photo|picture|image|one)$/.test(text) && part[i + 1]?.text === 'of',
    );
  const isPair =
    verb >= 0 && joint > 1 && (shows(said.slice(0, joint)) || shows(said.slice(joint + 1)));
  if (!isPair) return [...tokens];
  const lead = tokens[verb] as Token;
  const both = ['the', 'two', 'pictures'].map((text): Token => ({ ...lead, text, raw: '' }));
  return [...tokens.slice(0, verb + 1), ...both, ...tokens.slice(end)];
}

const STRONG = /^(strong|harsh|intense|violent|hard|pronounced|high|extreme|heavy|aggressive)$/;

const DIALS = /^(saturation|contrast|brightness|exposure|warmth|sharpness|vibrance)$/;

/** "The contrast a bit less strong" is a bit less contrast. */
export function withLessBefore(tokens: readonly Token[]): Token[] {
  const less = tokens.findIndex(
    ({ text }, i) => text === 'less' && STRONG.test(tokens[i + 1]?.text ?? ''),
  );
  const little = /^(slightly|little|bit|much)$/.test(tokens[less - 1]?.text ?? '') ? 1 : 0;
  const lead = little > 0 && tokens[less - 2]?.text === 'a' ? 2 : little;
  const quality = less - lead - 1;
  if (less < 1 || !DIALS.test(tokens[quality]?.text ?? '')) return [...tokens];
  const degree = tokens.slice(quality + 1, less + 1);
  return [
    ...tokens.slice(0, quality),
    ...degree,
    tokens[quality] as Token,
    ...tokens.slice(less + 2),
  ];
}

/** "Grainy no, contrasty yes": which of them, behind it. */
export const withNoBefore = (tokens: readonly Token[]): Token[] =>
  tokens.flatMap((token, i) => {
    const answer = tokens[i + 1];
    const isAnswer = (each: Token | undefined) => /^(no|yes)$/.test(each?.text ?? '');
    const isAnswered = (k: number) =>
      tokens[k]?.kind === 'word' &&
      isAnswer(tokens[k + 1]) &&
      beginsClause(tokens, k) &&
      isClauseOver(tokens, k + 2);
    if (isAnswer(token) && isAnswered(i - 1)) return [];
    return answer?.text === 'no' && isAnswered(i) ? [answer, token] : [token];
  });

/** "… but make the background", as Spanish and French have it: leave it as it is. */
export function withLeftAlone(tokens: readonly Token[]): Token[] {
  const make = tokens.findIndex(({ text }, i) => text === 'make' && tokens[i - 1]?.text === 'but');
  const thing = tokens.slice(make + 1, clauseEnd(tokens, Math.max(0, make)));
  const isBare =
    make > 0 &&
    (thing.length === 2 || thing.length === 3) &&
    /^(the|my|our|his|her|this)$/.test(thing[0]?.text ?? '') &&
    thing.slice(1).every(({ kind, text }) => kind === 'word' && PARTS.has(text));
  if (!isBare) return [...tokens];
  return tokens.map((token, i) => (i === make ? { ...token, text: 'keep', raw: '' } : token));
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

/** "Add the price 25 € bottom right" is a text. */
export function withPricesWritten(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => /^(price|prix)$/.test(text) && tokens[i + 1]?.kind === 'number',
  );
  const isAsked = tokens
    .slice(clauseStart(tokens, at), Math.max(0, at))
    .some(({ text }) => /^(add|put|write|include|show|place)$/.test(text));
  if (at < 0 || !isAsked) return [...tokens];
  return quoted(tokens, at + 1, at + 2);
}
