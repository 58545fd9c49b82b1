import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const COLOURISES = /^coloriz/;
const TRUE =
  /^(with|in|to|its|their|his|her|the|true|real|right|natural|realistic|original|authentic|accurate|lifelike|life|like|correct|decent|full|proper|faithful)$/;
const STATES = /^(is|are|was|its|were)$/;
/** Begin a wish: "make sure it is black and white". */
const WISHES =
  /^(background|backdrop|rest|everything|only|except|but|make|so|should|want|until|if|like|turn|convert|need|must|let|shall)$/;
const WANTS = /^(want|like|have|love|need|see|get|prefer|wish)$/;

const PICTURE = /^(picture|photo|photograph|image|portrait|pic|one|it|this)$/;

/** Index behind "(in) black and white" at that place; -1 when it is not said there. */
const greyEnd = (tokens: readonly Token[], at: number): number => {
  const from = /^(in|of)$/.test(tokens[at]?.text ?? '') ? at + 1 : at;
  const said = tokens
    .slice(from, from + 3)
    .map(({ text }) => text)
    .join(' ');
  return said === 'black and white' ? from + 3 : -1;
};

/** Whether somebody asks for the colours that a grey picture does not have. */
const asksForColours = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => COLOURISES.test(text)) ||
  tokens.some(({ text }, i) => {
    const isColour = /^colors?$/.test(tokens[i + 1]?.text ?? '');
    return isColour && /^(in|into|true|real|original|actual|natural|right)$/.test(text);
  });

/** "Black and white photo of 1940, give it its true colours": which picture it is. */
function withoutGreyNamed(tokens: readonly Token[]): Token[] {
  const first = /^(an?|the|my|our|this|old)$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const noun = greyEnd(tokens, first);
  const end = clauseEnd(tokens, Math.max(0, noun));
  const isNamed =
    noun > 0 && PICTURE.test(tokens[noun]?.text ?? '') && tokens[end]?.kind === 'separator';
  const isWish = tokens.slice(noun, end).some(({ text }) => WISHES.test(text));
  return isNamed && !isWish ? tokens.slice(end + 1) : [...tokens];
}

/** Without "it is black and white": what is so already. */
function withoutGreyTold(tokens: readonly Token[]): Token[] {
  // "Photo from 1925, black and white"
  const isCalled = (i: number) =>
    tokens
      .slice(Math.max(0, i - 8), i)
      .some(({ text }) => /^(picture|photo|photograph|image|portrait)$/.test(text));
  const at = tokens.findIndex(
    ({ text }, i) => greyEnd(tokens, i + 1) > 0 && (STATES.test(text) || isCalled(i + 1)),
  );
  if (at < 0) return [...tokens];
  const end = greyEnd(tokens, at + 1);
  const from = tokens.findLastIndex(({ kind }, i) => i < at && kind === 'separator') + 1;
  // "… of 1920"
  const year = /^(of|from)$/.test(tokens[end]?.text ?? '') && tokens[end + 1]?.kind === 'number';
  const over = year ? end + 2 : end;
  const isTold =
    (over === tokens.length || tokens[over]?.kind === 'separator') &&
    !tokens.slice(from, at).some(({ text }) => WISHES.test(text) || COLOURISES.test(text));
  return isTold ? [...tokens.slice(0, from), ...tokens.slice(over + 1)] : [...tokens];
}

/** "I want the real colours", "give it its true colours" */
function withTrueOnesWanted(tokens: readonly Token[]): Token[] {
  const colour = tokens.findIndex(
    ({ text }, i) =>
      /^colors?$/.test(text) &&
      /^(true|real|original|actual)$/.test(tokens[i - 1]?.text ?? '') &&
      /^(the|its|their|his|her)$/.test(tokens[i - 2]?.text ?? ''),
  );
  const from = clauseStart(tokens, colour);
  const isKept = tokens
    .slice(from, Math.max(from, colour))
    .some(({ text }) => /^(keep|keeps|retain|preserve|stay)$/.test(text));
  const isEnd = colour > 0 && !isKept && clauseEnd(tokens, colour) === colour + 1;
  if (!isEnd || colour - from > 6) return [...tokens];
  const verb = { ...(tokens[from] as Token), text: 'colorize' };
  const it = { ...(tokens[colour] as Token), text: 'it' };
  return [...tokens.slice(0, from), verb, it, ...tokens.slice(colour + 1)];
}

/** "It is black and white: in natural colours please": of a grey picture it is a wish to colourise it. */
function withOwnColours(tokens: readonly Token[]): Token[] {
  const colours = tokens.findIndex(
    ({ text }, i) => /^colors?$/.test(text) && TRUE.test(tokens[i - 1]?.text ?? ''),
  );
  let from = colours;
  while (from > 0 && TRUE.test(tokens[from - 1]?.text ?? '')) from -= 1;
  const isEnd = colours > 0 && clauseEnd(tokens, colours) === colours + 1;
  const isOther = tokens.some(({ text }) => COLOURISES.test(text));
  if (!isEnd || isOther || !/^(in|into|with)$/.test(tokens[from]?.text ?? '')) return [...tokens];
  const verb = { ...(tokens[from] as Token), text: 'colorize' };
  const it = { ...(tokens[colours] as Token), text: 'it' };
  return [...tokens.slice(0, clauseStart(tokens, from)), verb, it, ...tokens.slice(colours + 1)];
}

/** "I would like it in true colour" is a wish to colourise it. */
function withColourWanted(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => text === 'it' && WANTS.test(tokens[i - 1]?.text ?? ''),
  );
  let end = at + 1;
  while (TRUE.test(tokens[end]?.text ?? '')) end += 1;
  const isColour =
    at > 0 &&
    end > at + 1 &&
    /^colors?$/.test(tokens[end]?.text ?? '') &&
    (tokens[end + 1] === undefined || tokens[end + 1]?.kind === 'separator');
  if (!isColour) return withTrueOnesWanted(tokens);
  const verb = tokens[at - 1] as Token;
  const it = tokens[at] as Token;
  return [...tokens.slice(0, at - 1), { ...verb, text: 'colorize' }, it, ...tokens.slice(end + 1)];
}

/** Without "with true to life colours" behind a wish to colourise: what kind of colours says nothing more. */
function withoutKindOfColours(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(({ text }) => COLOURISES.test(text));
  const colours = tokens.findLastIndex(({ text }) => /^colors?$/.test(text));
  if (verb < 0 || colours < verb) return [...tokens];
  let from = colours;
  while (from > verb + 1 && TRUE.test(tokens[from - 1]?.text ?? '')) from -= 1;
  const isKind = /^(with|in|to)$/.test(tokens[from]?.text ?? '') && colours - from > 1;
  return isKind ? [...tokens.slice(0, from), ...tokens.slice(colours + 1)] : [...tokens];
}

/** "Paint the black and white portrait", in no colour that is said: it shall have its own. */
function withGreyPainted(tokens: readonly Token[]): Token[] {
  const verb = tokens.findIndex(({ text }) => /^(paint|color)$/.test(text));
  const grey = tokens.findIndex((_, i) => i > verb && i <= verb + 5 && greyEnd(tokens, i) > 0);
  const isOther = tokens.some(
    ({ text }, i) => (i < grey || i > grey + 2) && COLOUR_WORDS.has(text) && text !== 'true',
  );
  const isPicture = tokens
    .slice(Math.max(0, grey - 2), grey + 5)
    .some(({ text }) => PICTURE.test(text));
  const isStyled = tokens.some(({ text }) =>
    /^(style|like|as|grade|grading|look|pencil|oil)$/.test(text),
  );
  if (verb < 0 || grey < 0 || isOther || isStyled || !isPicture) return [...tokens];
  return tokens.map((token, i) => (i === verb ? { ...token, text: 'colorize' } : token));
}

/** "The black and white photo of grandpa, in colour please" */
function withGreyInColour(tokens: readonly Token[]): Token[] {
  const grey = tokens.findIndex(
    (_, i) => greyEnd(tokens, i) > 0 && PICTURE.test(tokens[greyEnd(tokens, i)]?.text ?? ''),
  );
  const colour = tokens.findIndex(
    ({ text }, i) =>
      i > grey && /^colors?$/.test(text) && /^(in|true|real)$/.test(tokens[i - 1]?.text ?? ''),
  );
  const said = tokens.slice(Math.max(0, greyEnd(tokens, grey)), colour);
  const isWhole =
    grey >= 0 &&
    colour > grey &&
    (tokens[colour + 1] === undefined ||
      tokens[colour + 1]?.kind === 'separator' ||
      /^(please|again|change|and)$/.test(tokens[colour + 1]?.text ?? '')) &&
    !said.some(
      ({ kind, text }) =>
        kind === 'separator' ||
        /^(only|keep|except|but|rest|background|without|no|with|and|eyes|rose|flower|dress)$/.test(
          text,
        ),
    );
  if (!isWhole) return [...tokens];
  const first = tokens[grey] as Token;
  const verb: Token = { ...first, text: 'colorize', raw: '' };
  const picture = tokens.slice(grey + 3, colour - 1).filter(({ text }) => text !== 'in');
  return [
    ...tokens.slice(0, grey).filter(({ text }) => !/^(the|this|my|our)$/.test(text)),
    verb,
    { ...first, text: 'the' },
    ...picture,
    ...tokens.slice(colour + 1),
  ];
}

/** The true colours of a grey picture nobody knows: what is told of it beside is no other wish. */
export function withTrueColoursAsked(tokens: readonly Token[]): Token[] {
  const said = withGreyInColour(withGreyPainted(tokens));
  // What has faded is there.
  const isFaded = said.some(({ text }) => /^(faded|faded|fading|bleached|yellowed)$/.test(text));
  if (isFaded || !asksForColours(said)) return said;
  const untold = withoutGreyTold(withoutGreyNamed(said));
  const asked = untold.length < said.length ? withOwnColours(untold) : untold;
  return withoutKindOfColours(withColourWanted(asked));
}
