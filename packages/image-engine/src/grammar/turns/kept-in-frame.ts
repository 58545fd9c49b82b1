import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

// Who is to be seen whole, or in the middle, once the picture comes to another shape.

const WHOLE =
  /^(?:(?:the|my|our|his|her) )?(?:whole|entire) \w+|^all of (?:it|us|them|the \w+)|^both (?:of )?(?:us|them)|^(?:us|them) (?:both|all)|^every(?:one|body)|^(?:all|both) (?:the |my |our )?\w+/;
const SEEN =
  /^(?: is| are| stays?| remains?| to be| should be| must be| can be)*(?: still)?(?: (?:in (?:the )?(?:frame|shot|picture|photo|image)|seen|visible|shown|in view))+$/;
const KEEPS = /^(keep|keeping|show|showing|see|have|so|that|with|make|sure|has|leave|leaving)$/;

/** "Keep the whole tower": of what is seen, and not of the picture or of what is laid over it. */
const isWholeThing = (keeps: string, said: string) =>
  /^(?:keep|keeping|show|showing)$/.test(keeps) &&
  /\b(?:whole|entire) (?!picture|photo|image|thing|shot|width|height|frame|background|border|caption|text|title|margin|rest|left|right|top|bottom|side)\w+$/.test(
    said,
  );

/** "Keep both of us in frame", "so that the whole paella is visible": nobody is cut off. */
export function withWholeKept(tokens: readonly Token[]): Token[] {
  const isShaped = tokens.some(({ text }) =>
    /^(crop|square|format|portrait|landscape|story|instagram|vertical|vertically|banner|linkedin|ratio|reel)$/.test(
      text,
    ),
  );
  if (!isShaped) return [...tokens];
  const told = withVisibleKept(tokens);
  if (told) return told;
  for (let at = 0; at < tokens.length; at++) {
    if (!KEEPS.test(tokens[at]?.text ?? '')) continue;
    const end = clauseEnd(tokens, at);
    let from = at;
    while (from < end && KEEPS.test(tokens[from]?.text ?? '')) from++;
    const said = tokens
      .slice(from, end)
      .map(({ text }) => text)
      .join(' ');
    const whom = WHOLE.exec(said)?.[0];
    if (!whom) continue;
    const rest = said.slice(whom.length);
    const isWhole = rest === '' && isWholeThing(tokens[at]?.text ?? '', whom);
    if (!isWhole && !SEEN.test(rest)) continue;
    const words = [',', 'dont', 'cut', 'off', 'the', 'heads'];
    const lead = tokens[at] as Token;
    const spared = words.map(
      (text): Token => ({ ...lead, kind: text === ',' ? 'separator' : 'word', text, raw: '' }),
    );
    const begin = /^(and|but|,)$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
    return [...tokens.slice(0, begin), ...spared, ...tokens.slice(end)];
  }
  return [...tokens];
}

const LEADS =
  /^(with|so|that|and|have|put|keep|the|my|our|his|her|this|that|it|stays?|is|being|exactly|right|be|should|stay)$/;

const ONE_OF_SEVERAL =
  /^(person|man|woman|girl|boy|kid|child|guy|lady|player|singer|one|face|head|dog|cat)$/;

/** "A square with the cake in the middle": the cut is about it. */
export function withSubjectsCentred(tokens: readonly Token[]): Token[] {
  const middle = tokens.findIndex(
    ({ text }, i) => i > 3 && /^(middle|center|centre|centered)$/.test(text),
  );
  const isPlaced = /^(in|at|is|be)$/.test(
    tokens[tokens[middle - 1]?.text === 'the' ? middle - 2 : middle - 1]?.text ?? '',
  );
  const cut = tokens
    .slice(0, Math.max(0, middle))
    .findIndex(({ text }) => /^(crop|square|cut|trim|ratio)$/.test(text));
  if (middle < 0 || !isPlaced || cut < 0) return [...tokens];
  let at = middle - 1;
  while (at > cut && /^(in|at|the|is|be|stays?|should|exactly|right)$/.test(tokens[at]?.text ?? ''))
    at--;
  const noun = tokens[at];
  let begin = at;
  while (begin > cut + 1 && LEADS.test(tokens[begin - 1]?.text ?? '')) begin--;
  if (tokens[begin - 1]?.kind === 'separator') begin--;
  const isThing =
    noun?.kind === 'word' &&
    at > cut &&
    !/^(crop|square|text|photo|picture|image|it)$/.test(noun.text);
  if (!isThing || at - begin < 1 || !isFreeOfText(tokens)) return [...tokens];
  // "Crop to the person in the middle": which of them, and not where it comes.
  const isWhich = /^(to|on|onto|around)$/.test(tokens[begin - 1]?.text ?? '');
  if (isWhich && ONE_OF_SEVERAL.test(noun.text)) return [...tokens];
  const words = ['centered', 'on', 'the'].map((text): Token => ({ ...noun, text, raw: '' }));
  return [...tokens.slice(0, begin), ...words, noun, ...tokens.slice(middle + 1)];
}

const isFreeOfText = (tokens: readonly Token[]) =>
  !tokens.some(
    ({ kind, text }) => kind === 'quote' || /^(text|write|caption|title|saying)$/.test(text),
  );

/** "Crop it to 16:9, the chimneys must stay visible" */
function withVisibleKept(tokens: readonly Token[]): Token[] | null {
  const must = tokens.findIndex(
    ({ text }, i) =>
      i > 2 &&
      /^(must|should|have|has|need|needs)$/.test(text) &&
      /^(stay|be|remain|keep|to)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const end = clauseEnd(tokens, Math.max(0, must));
  const from = clauseStart(tokens, Math.max(0, must));
  const said = tokens
    .slice(must + 1, end)
    .map(({ text }) => text)
    .join(' ');
  const isSeen =
    /^(?:to )?(?:stay|be|remain|keep)(?: (?:visible|seen|in (?:the )?(?:frame|picture|shot|photo)))$/.test(
      said,
    );
  if (must < 0 || !isSeen || !/^(the|my|our|his|her)$/.test(tokens[from]?.text ?? '') || from === 0)
    return null;
  const lead = tokens[from] as Token;
  const spared = ['dont', 'cut', 'off', 'the', 'heads'].map(
    (text): Token => ({ ...lead, kind: 'word', text, raw: '' }),
  );
  return [...tokens.slice(0, from), ...spared, ...tokens.slice(end)];
}
