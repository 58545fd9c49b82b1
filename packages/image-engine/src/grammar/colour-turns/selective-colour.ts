import { HUES, type Hue } from '../../light/hues.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import type { Token } from '../words/tokens.ts';

/** Of these red is hardly told from the skin around them. */
export const ON_SKIN = /^(lips?|lipstick|mouth|nose|cheeks?|hair|nails?|skin|face|eyes?)$/;

const GREY =
  '(?:black and white|b and w|b w|grayscale|gr[ae]yscaled|gray|monochrome|monochromatic|desaturated?)';
const BUT =
  '(?:except|but|apart from|other than|excluding|besides|save|aside from)(?: for| not)?(?: keep| leave)?(?: only| just)?';
const THE = '(?: the| my| her| his| its| all| anything| everything| whats| what is)*';
const REST = '(?:the |all the )?(?:rest|others?|everything else|background|remaining colors)';
/** Before the colour that stays: "black and white except the". */
const LEADS = [
  new RegExp(`\\b${GREY}\\b[a-z ]*? ${BUT}${THE}$`),
  new RegExp(
    `\\b(?:remove|drop|take out|take away) (?:all )?(?:the |of the )?colou?rs? ${BUT}${THE}$`,
  ),
  new RegExp(`\\bdesaturate (?:[a-z ]*?)${BUT}${THE}$`),
  new RegExp(
    `\\b(?:selective colou?r(?:ing)?|colou?r (?:pop|splash|isolation))(?: effect)?(?: on| of| for| to| in| with)?${THE}$`,
  ),
];
/** The same, when what follows says the rest. */
const KEEPS = new RegExp(
  `^(?:.* )?(?:keep|leave|only|just|keeping|leaving)(?: only| just)?${THE}$`,
);
const ONLY = /\b(?:only|just)\b/;
/** Behind it: a thing that has that colour, and that it stays in colour. */
const IN_COLOUR =
  '(?:(?: (?:should|must|shall|can|to|be|stays?|remains?|keeps?|is|are))*(?: (?:in|with|has|have|keeps?|its|full))* colou?r(?:s|ed|ful)?| visible| saturated)';
const ENDS = new RegExp(`^(?: [a-z]+){0,2}?${IN_COLOUR}?(?: please)?$`);
const STAYS = new RegExp(
  `^((?: [a-z]+){0,2}?)(${IN_COLOUR}?)((?:,| and| with| while| make| turn)*(?: make| turn)? ${REST}(?: is| in| to| be| goes| should be| into)* ${GREY}(?: please)?)?$`,
);

/** "A red colour splash" */
const POLITE =
  /^(?:(?:please|can|could|you|add|do|make|give|want|i|it|with|an?|the|me|this|photo|picture|image) ?)*$/;
const SPLASH =
  /^ (?:colou?r (?:pop|splash|isolation)|splash)(?: effect| look| style)?(?: please)?$/;

const wordsOf = (tokens: readonly Token[]) =>
  tokens.map(({ kind, text }) => (kind === 'word' ? ` ${text}` : text)).join('');

const FLOWERS =
  /^(flowers?|roses?|tulips?|sunflowers?|poppy|poppies|peony|peonies|daisy|daisies|orchids?|bouquet|eyes?)$/;

/** Names the subject, which stays in colour as a whole, or what cannot be told apart. */
const isElse = ({ text }: Token) =>
  !FLOWERS.test(text) && ((SCOPE_WORDS.has(text) && !/^back/.test(text)) || ON_SKIN.test(text));

/** So many tokens before and behind the colour belong to one wish, at most. */
const REACH = { before: 24, behind: 14 } as const;

const joins = ({ kind, text }: Token) => kind === 'separator' || /^(and|then|but)$/.test(text);
const endsSentence = (token: Token | undefined) =>
  token === undefined || (token.kind === 'separator' && token.text !== ',');

/** Where the wish may begin that the colour at `from` belongs to, nearest first. */
function startsBefore(tokens: readonly Token[], from: number): number[] {
  const starts: number[] = [];
  for (let i = from; i >= Math.max(0, from - REACH.before); i--) {
    const before = tokens[i - 1];
    if (!before || joins(before)) starts.push(i);
    if (endsSentence(before)) break;
  }
  return starts;
}

/** Where it may end, farthest first: behind it stands another one. */
function endsBehind(tokens: readonly Token[], to: number): number[] {
  const ends: number[] = [];
  for (let i = to; i <= Math.min(tokens.length, to + REACH.behind); i++) {
    const token = tokens[i];
    // "… the rest black and white with a bit of grain"
    if (!token || joins(token) || (token.text === 'with' && i > to + 3)) ends.unshift(i);
    if (endsSentence(token) || isElse(token as Token)) break;
  }
  return ends;
}

/** Whether the words before and behind a colour say that it alone stays. */
function saysStaying(lead: string, behind: string): boolean {
  if (LEADS.some((test) => test.test(lead)) && ENDS.test(behind)) return true;
  if (POLITE.test(lead) && SPLASH.test(behind)) return true;
  const [isStaying, , inColour = '', rest = ''] = STAYS.exec(behind) ?? [];
  const isSaid = rest !== '' || (ONLY.test(lead) && inColour !== '');
  // "The red scarf in colour, the rest black and white"
  if (rest !== '' && inColour !== '' && /^(?:the|my|his|her)?$/.test(lead)) return true;
  return isStaying !== undefined && isSaid && KEEPS.test(lead);
}

/**
 * "Black and white except red": where the wish for one colour begins and ends in the tokens, when
 * the colour named at `from` to `to` is to stay while the others go; null when something else is meant.
 */
export function stayingColour(
  tokens: readonly Token[],
  from: number,
  to: number,
): { start: number; end: number } | null {
  const starts = startsBefore(tokens, from);
  for (const end of endsBehind(tokens, to)) {
    const behind = wordsOf(tokens.slice(to, end));
    for (const start of starts) {
      const lead = wordsOf(tokens.slice(start, from)).replaceAll(',', '').trim();
      if (saysStaying(lead, behind)) return { start, end };
    }
  }
  return null;
}

/** Takes all colour from the other families: "desaturate the others by 100 %". */
export function onlyInColour(at: Token, hues: readonly Hue[]): Token[] {
  const others = HUES.filter((hue) => !hues.includes(hue));
  return [
    { ...at, kind: 'word', text: 'desaturate', raw: '' },
    { ...at, kind: 'number', text: '100', raw: '', value: 100, unit: 'percent' },
    { ...at, kind: 'word', text: 'colors', raw: '', hues: others },
  ];
}
