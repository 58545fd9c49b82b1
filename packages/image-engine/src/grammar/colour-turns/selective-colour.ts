import { HUES, type Hue } from '../../light/hues.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import type { Token } from '../words/tokens.ts';

/** Of these red is hardly told from the skin around them. */
export const ON_SKIN = /^(lips?|lipstick|mouth|nose|cheeks?|hair|nails?|skin|face|eyes?)$/;

const GREY =
  '(?:black and white|b and w|b w|grayscale|gr[ae]yscaled|gray|monochrome|monochromatic|desaturated?)';
const BUT =
  '(?:except|but|apart from|other than|excluding|besides|save|aside from|bar|barring|minus)(?: for| not| on| of| from)?(?: keep| leave)?(?: only| just)?';
/** All of it, and not a fence that is painted grey. */
const ALL_GREY =
  '(?:(?:black and white|b and w|b w|grayscale|gr[ae]yscaled|monochrome|monochromatic|desaturated)|(?<=^(?:in |into |to )?|\\b(?:everything|all|rest|it|this|picture|photo|image)(?: else| should| be| in| is| to| into| goes)*) ?gr[ae]y)';
/** "But leave", "and dont touch" */
const SPARING =
  '(?:but|and|yet|while|though|with)*(?: please)? ?(?:(?:only |just )?(?:keep|leave|let|spare)(?: only| just)?|keeping|leaving|sparing|dont (?:touch|change)|do not (?:touch|change)|without (?:touching|changing)|with (?:only|just)|not)';
const THE = '(?: the| my| her| his| its| our| their| all| anything| everything| whats| what is)*';
const REST = '(?:the |all the )?(?:rest|others?|everything else|background|remaining colors)';
/** Before the colour that stays: "black and white except the". */
const LEADS = [
  new RegExp(`\\b${ALL_GREY}\\b[a-z ]*? ${BUT}${THE}$`),
  new RegExp(`\\b${ALL_GREY}\\b[a-z ]*? ${SPARING}${THE}$`),
  new RegExp(
    `\\b(?:remove|drop|strip|drain|suck|pull|take)(?: out| away)? (?:all )?(?:the |of the )?colou?rs?(?: out)?(?: (?:of|from) (?:everything|all|all of it|the (?:whole |entire )?(?:picture|photo|image)))?(?: ${BUT}| ${SPARING})${THE}$`,
  ),
  new RegExp(
    `\\b(?:make|let|have) all (?:the |other )?colou?rs? (?:disappear|vanish|fade(?: away| out)?|go(?: away)?)(?: ${BUT}| ${SPARING})${THE}$`,
  ),
  new RegExp(`\\b(?:mute|kill|fade) all (?:the )?colou?rs?(?: ${BUT}| ${SPARING})${THE}$`),
  new RegExp(
    `^(?:make )?the only color(?: (?:should|must|shall|is to|has to) be| is| left)*${THE}$`,
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
/** "Stays green", "as it is" */
const AS_IS =
  '(?: (?:should|must|shall|can|to|be|stays?|remains?|keeps?|kept|is|are|still|exactly|just|the way|like))*(?: (?:as (?:it|they|is)(?: is| are)?|it is|they are|alone|be|untouched|unchanged|though|red|orange|yellow|green|aqua|blue|purple|pink))';
const THING = '(?:(?: (?!then\\b)[a-z]+){0,2}?| of (?:(?:the|my|her|his|its|their|our) )?[a-z]+)';
const ENDS = new RegExp(`^${THING}(?:${IN_COLOUR}|${AS_IS})?(?: please)?$`);
/** "Black and white but my", and behind the colour: "coat stays green" */
const ALTHOUGH = new RegExp(`\\b${ALL_GREY}\\b[a-z ]*? (?:but|and|yet|while|though)${THE}$`);
const THOUGH = new RegExp(
  `^(?: [a-z]+){1,2}? (?:should |must |shall |has to )?(?:stays?|remains?|keeps?)(?:${IN_COLOUR}|${AS_IS})(?: please)?$`,
);
const STAYS = new RegExp(
  `^((?: [a-z]+){0,2}?)(${IN_COLOUR}?)(?: please)?((?:,| and| with| while| make| turn)*(?: make| turn)? ${REST}(?: is| in| to| be| goes| should be| into)* ${GREY}(?: please)?)?$`,
);

/** "A red colour splash" */
const POLITE =
  /^(?:(?:please|can|could|you|add|do|make|give|want|i|it|with|an?|the|me|this|photo|picture|image) ?)*$/;
const SPLASH =
  /^ (?:colou?r (?:pop|splash|isolation)|splash)(?: effect| look| style)?(?: please)?$/;

const wordsOf = (tokens: readonly Token[]) =>
  tokens.map(({ kind, text }) => (kind === 'word' ? ` ${text}` : text)).join('');

const FLOWERS =
  /^(flowers?|roses?|tulips?|sunflowers?|poppy|poppies|peony|peonies|daisy|daisies|orchids?|bouquet|eyes?|balloons?)$/;

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
    // "Black and white" is one.
    const isWithin = /^(black|b)$/.test(tokens[i - 2]?.text ?? '') && before?.text === 'and';
    if (!before || (joins(before) && !isWithin)) starts.push(i);
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
  if (ALTHOUGH.test(lead) && THOUGH.test(behind)) return true;
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
