import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const BACKGROUND = /^(background|backdrop)$/;
const LABEL =
  /^(background|backdrop|duotone|style|filter|effect|look|format|frame|mood|hsl|curves?|levels|tones?|font|typeface|crop|size|basic|adjustments?)$/;
const REST = /^(background|backdrop|rest|everything|surroundings)$/;

/** "Background: sunset" is one wish: the colon behind a label joins. */
function withoutLabelColons(tokens: readonly Token[]): Token[] {
  return tokens.filter(
    ({ kind, text }, i) =>
      kind !== 'separator' || text !== ':' || !LABEL.test(tokens[i - 1]?.text ?? ''),
  );
}

const LINKS = /^(look|looks|are|is|seem|seems|came|feel|feels)$/;
const COMPLAINED =
  /^(colors?|tones|faces?|skin|photos?|pictures?|images?|lights|whites|people|it|this|that|them)$/;

/** "Fix the colours they look washed out": what is wrong stands behind the wish. */
function saysWhy(tokens: readonly Token[], i: number): boolean {
  const [before, word, next] = [i - 1, i, i + 1].map((k) => tokens[k]?.text ?? '');
  if (i < 2 || !/^(they|it)$/.test(word ?? '') || !LINKS.test(next ?? '')) return false;
  return COMPLAINED.test(before ?? '');
}

const SAID =
  /^(it|this|that|photo|picture|image|pic|please|pls|up|down|bit|little|dark|bright|brighter|darker|lighter|warmer|cooler|sharper|clearer|better|clockwise|counterclockwise|left|right|background|away|out|now)$/;

/** "Make this less dark my phone camera sucks", "turn it right its on its side": a reason with nothing before it. */
function beginsReason(tokens: readonly Token[], i: number): boolean {
  const [before, word, next, last] = [i - 1, i, i + 1, i + 2].map((k) => tokens[k]?.text ?? '');
  if (i < 2 || !SAID.test(before ?? '')) return false;
  const isState = /^(too|so|very|really|way|lying|upside|kinda|crooked|sideways)$/.test(next ?? '');
  if (/^(its|im|hes|shes|theyre)$/.test(word ?? '')) return isState;
  const rest = tokens.slice(i, i + 6).map(({ text }) => text);
  return (
    /^(my|our)$/.test(word ?? '') &&
    rest.some((text) => /^(sucks?|broken?|died)$/.test(text)) &&
    last !== ''
  );
}

/** "Straighten the picture, that the shelf is crooked", as Spanish has it: a reason. */
const isThatReason = (tokens: readonly Token[], i: number): boolean =>
  i > 2 &&
  tokens[i]?.text === 'that' &&
  /^(the|my|our)$/.test(tokens[i + 1]?.text ?? '') &&
  /^(is|are|looks?|hangs)$/.test(tokens[i + 3]?.text ?? '') &&
  tokens.slice(i + 4, i + 6).some(({ text }) => /^(too|crooked|tilted|dark|blurry)$/.test(text));

/** "Person in colour background grey": two wishes in one breath. */
function withBreaks(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const [two, one] = [tokens[i - 2]?.text, tokens[i - 1]?.text];
    const isBreak =
      (two === 'in' && one === 'color' && i > 2 && REST.test(token.text)) ||
      saysWhy(tokens, i) ||
      beginsReason(tokens, i);
    const sign: Token = {
      kind: 'separator',
      text: ',',
      raw: '',
      start: token.start,
      end: token.start,
    };
    if (isThatReason(tokens, i)) return [sign];
    return isBreak ? [sign, token] : [token];
  });
}

/** "Remove the background, put a yellow one instead": what "one" stands for. */
function withNounsForOne(tokens: readonly Token[]): Token[] {
  const noun = tokens.findIndex((t) => BACKGROUND.test(t.text));
  if (noun < 0) return [...tokens];
  return tokens.map((token, i) => {
    const before = tokens[i - 1]?.text ?? '';
    const isOne =
      i > noun &&
      token.text === 'one' &&
      (COLOUR_WORDS.has(before) || /^(new|plain)$/.test(before));
    return isOne ? { ...token, text: 'background' } : token;
  });
}

const DISLIKES =
  /^(dont like|do not like|not like|hate the|hate this|hate my|tired of|bored of|bored with)$/;

/** "Don't change anything except the background", "only change the background". */
const ONLY_GROUND =
  /^(?:(?:please|just) )*(?:(?:dont|do not|never) (?:change|touch|edit|alter) (?:anything|a thing|stuff) (?:except|but|besides|other than|apart from)(?: for)?|(?:only|just) (?:change|touch|edit|alter)|(?:leave|keep) everything (?:except|but)) (?:the |my )?(?:background|backdrop)$/;

/** "The background is too busy, blur it". */
const BUSY_GROUND =
  /^(?:the |my |this )?(?:background|backdrop) (?:is|looks|was|seems) (?:\w+ ){0,2}(?:busy|distracting|messy|cluttered|chaotic|ugly|noisy|sharp|boring)$/;

/** "Don't remove the background, just blur it", "instead of blurring the background, remove it". */
const OTHER_FOR_GROUND =
  /^(?:(?:please )?(?:dont|do not|never) (?:remove|delete|erase|replace|cut out|blur|darken|lighten)|(?:instead of|rather than) \w+) (?:the |my |this )?(?:background|backdrop)(?=$)/;
const DONE_TO_GROUND =
  /^(blur|darken|brighten|lighten|desaturate|soften|fade|remove|delete|erase|replace|keep)$/;

/** "I don't like the background, make it grey": what shall be grey. */
function withDislikesTurned(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex((t) => t.kind === 'separator');
  const said = tokens.slice(0, Math.max(0, end));
  const noun = said.find((t) => BACKGROUND.test(t.text));
  const dislikes =
    said.some((t, i) => DISLIKES.test(`${t.text} ${tokens[i + 1]?.text}`)) ||
    ONLY_GROUND.test(said.map(({ text }) => text).join(' ')) ||
    BUSY_GROUND.test(said.map(({ text }) => text).join(' '));
  const after = tokens.slice(end + 1).filter(({ text }) => !/^(just|only|please|and)$/.test(text));
  const isOther =
    OTHER_FOR_GROUND.test(said.map(({ text }) => text).join(' ')) &&
    DONE_TO_GROUND.test(after[0]?.text ?? '') &&
    /^(it|that)$/.test(after[1]?.text ?? '');
  if (!noun || !(dislikes || isOther)) return [...tokens];
  const it = tokens.findIndex((t, i) => i > end && /^(it|that|this)$/.test(t.text));
  const isChange =
    /^(make|change|replace|turn|swap|blur|soften|darken|brighten|lighten|desaturate|remove|dim|fade)$/.test(
      tokens[it - 1]?.text ?? '',
    );
  return isChange
    ? tokens.map((t, i) => (i === it ? { ...t, text: noun.text } : t)).slice(end + 1)
    : [...tokens];
}

/** "Colour this old photo", in which no colour is said, asks for the true ones. */
function withColouringMarked(tokens: readonly Token[]): Token[] {
  if (tokens.some((t) => COLOUR_WORDS.has(t.text) && !/^(black|white|gray)$/.test(t.text)))
    return [...tokens];
  return tokens.map((token, i) => {
    const isVerb =
      token.text === 'color' &&
      tokens.slice(0, i).every((t) => /^(please|can|could|you|kindly)$/.test(t.text)) &&
      /^(the|this|my|our|these)$/.test(tokens[i + 1]?.text ?? '') &&
      tokens.some((t) => /^(photo|picture|image|photograph|pic)$/.test(t.text));
    return isVerb ? { ...token, text: 'colorize' } : token;
  });
}

/** "The colours, they look dull": the colours are meant, and nobody in the picture. */
function withColoursMeant(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const [before, link] = [tokens[i - 1], tokens[i + 1]?.text ?? ''];
    const noun = before?.kind === 'separator' ? tokens[i - 2] : before;
    const isMeant = token.text === 'they' && /^(colors|tones)$/.test(noun?.text ?? '');
    return isMeant && LINKS.test(link) ? { ...token, text: 'it' } : token;
  });
}

/** "Cool it looks great, now …": praises what is there. */
function withoutPraise(tokens: readonly Token[]): Token[] {
  const [first, , verb] = tokens;
  const end = tokens.findIndex(({ kind }) => kind === 'separator');
  const isPraise =
    /^(cool|nice|great|wow|perfect|awesome|amazing|good|lovely|thanks|ok)$/.test(
      first?.text ?? '',
    ) &&
    (tokens[1]?.kind === 'separator' ||
      (/^(it|that|this)$/.test(tokens[1]?.text ?? '') &&
        /^(looks|is|works|worked|turned|came)$/.test(verb?.text ?? '')));
  const rest = tokens.slice((tokens[1]?.kind === 'separator' ? 1 : end) + 1);
  return isPraise && end > 0 && rest.length > 1 ? rest : [...tokens];
}

/** "My boyfriend says it's too dark": whoever says so, it is too dark. */
const HEARSAY =
  /^(?:my|our|the|his|her) \w+ (?:\w+ )?(?:(?:says|said|thinks|thought|feels|told me)(?: that)?|wants?(?= (?:it|this|that|the) )) /;
function withoutHearsay(tokens: readonly Token[]): Token[] {
  const said = tokens.slice(0, 7).map(({ text }) => text);
  const found = HEARSAY.exec(`${said.join(' ')} `)?.[0];
  const isQuoted = tokens.some(({ kind }) => kind === 'quote');
  if (!found || isQuoted || /\b(?:text|caption|sign|title|word)\b/.test(found)) return [...tokens];
  return tokens.slice(found.trim().split(' ').length);
}

/** "The background the same but darker": darker is what it shall be. */
function withSamesDropped(tokens: readonly Token[]): Token[] {
  const same = tokens.findIndex(({ text }, i) => text === 'same' && tokens[i + 1]?.text === 'but');
  const how = tokens[same + 2]?.text ?? '';
  const isKept = tokens.slice(0, Math.max(0, same)).some(({ text }) => /^(keep|leave)$/.test(text));
  if (same < 1 || isKept || !/^(\w+er|more|less)$/.test(how)) return [...tokens];
  const from = tokens[same - 1]?.text === 'the' ? same - 1 : same;
  return [...tokens.slice(0, from), ...tokens.slice(same + 2)];
}

/** "Everything is fine except it's too dark": what is to be mended begins a clause of its own. */
const withFaultsExcepted = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const [next, verb] = [tokens[i + 1]?.text ?? '', tokens[i + 2]?.text ?? ''];
    const isState = next === 'its' || (/^(it|that|this|they)$/.test(next) && LINKS.test(verb));
    return /^(except|only|but)$/.test(token.text) && isState && i > 0
      ? { ...token, kind: 'separator', text: ',' }
      : token;
  });

/** "Okay so make it brighter": begins to speak, and says nothing of how much. */
function withoutOpeningSo(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    (t) =>
      t.kind !== 'word' || !/^(ok|okay|um|uh|hmm|hey|hi|and|well|right|alright|yeah)$/.test(t.text),
  );
  return tokens.filter((t, i) => i !== at || t.text !== 'so' || tokens.length < 3);
}

/** Puts right where one wish ends and the next begins. */
export function withWishesParted(tokens: readonly Token[]): Token[] {
  const joined = withColouringMarked(
    withDislikesTurned(
      withoutLabelColons(
        withoutPraise(
          withoutOpeningSo(withSamesDropped(withoutHearsay(withFaultsExcepted(tokens)))),
        ),
      ),
    ),
  );
  return withNounsForOne(withColoursMeant(withBreaks(joined)));
}
