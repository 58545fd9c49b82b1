import type { Scope } from '../../picture/picture.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { isDative } from '../words/dative.ts';
import { FILLERS, KIN, PARTS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import { type Clause, isFree } from './clause.ts';

/** The part of the picture that a clause is about, and the words that say so. */
export interface Aim {
  on: Scope;
  indices: number[];
  /** Said with a pronoun only: "make him brighter". */
  isPronoun: boolean;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** What is photographed to make hungry. */
const FOODS = `
  meal food burger pizza cupcake cake toast ramen pasta spaghetti noodles salad soup steak pie tart cookie cookies sushi curry
  sandwich pancakes waffles lasagna paella risotto tacos stew casserole dessert brownies muffins
`;
export const FOOD: ReadonlySet<string> = words(FOODS);

const BACKGROUND = words('background backgrounds backdrop backdrops surroundings scenery bg');
const SKY = words('sky skies clouds');
/** What was boxed or painted, once the forms have found the many ways to say so. */
const SELECTION = words('selection');
/** Halves of the picture, once the forms have found them. */
const HALF: ReadonlyMap<string, Scope> = new Map([
  ['lefthalf', 'leftHalf'],
  ['righthalf', 'rightHalf'],
  ['tophalf', 'topHalf'],
  ['bottomhalf', 'bottomHalf'],
]);
/** Things that a picture is usually taken of: a wish for one of these is a wish for the subject. */
const SUBJECT = words(`
  subject subjects foreground person people persons man men woman women girl girls boy boys guy guys lady ladies gentleman
  kid kids child children baby babies toddler family couple friend friends bride groom mother father mom mum dad grandma
  grandpa grandmother grandfather sister brother wife husband son daughter boyfriend girlfriend model athlete character
  figure human humans myself
  ${KIN}
  dog dogs puppy cat cats kitten pet pets bird birds horse cow sheep pig lion tiger bear elephant fish animal animals
  butterfly rabbit bunny hamster duck owl parrot fox wolf deer monkey squirrel hedgehog goat donkey llama alpaca lizard frog
  penguin dolphin swan peacock eagle rooster hen giraffe zebra panda koala kangaroo lemur tortoise rabbits birds ducks horses cows
  handbag purse wallet sofa couch armchair vase mug lamp guitar teddy candle sculpture necklace bracelet earrings laptop
  guitarist singer drummer bassist musician musicians dancer dancers runner cyclist surfer skier climber chef baker
  dish puppies kittens dogs cats animals parrot turtle
  car motorcycle motorbike bike bicycle flower flowers rose roses tulip tulips sunflower sunflowers orchid
  orchids peony peonies daisy daisies poppy poppies bouquet scooter tractor perfume cactus backpack balloon balloons statue toy toys product products item
  items object objects bottle shoe sneaker
  ${FOODS}
`);
const PRONOUNS = words('me him her them us he she they someone somebody');
const POSSESSIVES = words('her his their my your our its');
const RESTS = words('rest else elsewhere others remaining remainder');
const AROUND = words('behind around surrounding beyond');
/** Say which of the things it is, as every subject is: "the main object", "the whole person". */
const EPITHETS = words('main whole entire only just actual central');

/** Every word that names the subject, the background, the sky or what is marked. */
export const SCOPE_WORDS: ReadonlySet<string> = new Set([
  ...BACKGROUND,
  ...SKY,
  ...SUBJECT,
  ...SELECTION,
  ...HALF.keys(),
]);

/** Whether a phrase only names the part: "background", "change the background". */
export function isBarePart({ indices }: { indices: number[] }, tokens: readonly Token[]): boolean {
  return indices.every((i) => {
    const { text = '' } = tokens[i] ?? {};
    return (
      SCOPE_WORDS.has(text) || FILLERS.has(text) || /^(new|another|different|other)$/.test(text)
    );
  });
}

/** "Everything", "all that": all the people are not all. */
export function namesAll(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }, i) => {
    const next = tokens[i + 1];
    if (text === 'everything') return true;
    return text === 'all' && (!next || /^(that|this|behind|around|except|but)$/.test(next.text));
  });
}

const OPPOSITES: Record<Scope, Scope> = {
  ...{ subject: 'background', background: 'subject', sky: 'land', land: 'sky' },
  ...{ marked: 'unmarked', unmarked: 'marked' },
  ...{ leftHalf: 'rightHalf', rightHalf: 'leftHalf' },
  ...{ topHalf: 'bottomHalf', bottomHalf: 'topHalf' },
};

export const opposite = (on: Scope): Scope => OPPOSITES[on];

/** "The dog's nose": the nose is meant. */
function isPossessive(tokens: readonly Token[], i: number): boolean {
  let own = i + 1;
  // "Her red lipstick"
  while (POSSESSIVES.has(tokens[i]?.text ?? '') && COLOUR_WORDS.has(tokens[own]?.text ?? ''))
    own += 1;
  const next = tokens[own];
  if (next?.kind !== 'word') return false;
  const { raw = '', text = '' } = tokens[i] ?? {};
  if (/['’]s?$/.test(raw)) return !FILLERS.has(next.text);
  return POSSESSIVES.has(text) && PARTS.has(next.text);
}

function namesSubject(tokens: readonly Token[], i: number): boolean {
  const text = tokens[i]?.text ?? '';
  if (isPossessive(tokens, i)) return false;
  // "My product photo" is the picture.
  if (
    /^(photo|picture|image|pic|photograph|photos|pictures|images|pics|shot|shots|portrait|portraits|selfie|listing)$/.test(
      tokens[i + 1]?.text ?? '',
    )
  )
    return false;
  // "Fix the colours, they look dull"
  const isOfColours = () =>
    tokens.slice(0, i).some((t) => /^(colors?|tones|details|lights|shadows)$/.test(t.text));
  if (/^(they|them)$/.test(text) && isOfColours()) return false;
  if (SUBJECT.has(text) || PRONOUNS.has(text)) return true;
  // "The dog's", with its apostrophe lost on the way, and nothing after it that it could own.
  return /['’]s$/.test(tokens[i]?.raw ?? '') && SUBJECT.has(text.slice(0, -1));
}

/** Index behind "the bridal couple" in "behind the bridal couple": it is what the picture was taken of. */
function behindOwnThing(tokens: readonly Token[], behind: number, at: number): number {
  let end = at;
  const isNoun = ({ kind, text }: Token) =>
    kind === 'word' && !FILLERS.has(text) && !COLOUR_WORDS.has(text) && text.length > 2;
  while (end < Math.min(tokens.length, at + 3) && isNoun(tokens[end] as Token)) end += 1;
  // "Everything around the teapot"
  const isAll = /^(everything|all)$/.test(tokens[behind - 1]?.text ?? '');
  const isAround = tokens[behind]?.text === 'around' && isAll;
  const isOwned = (tokens[behind]?.text === 'behind' || isAround) && at > behind + 1 && end > at;
  const next = tokens[end];
  const isOver = next === undefined || next.kind === 'separator' || FILLERS.has(next.text);
  return isOwned && isOver ? end : -1;
}

/** Indices of "behind her", "around the main subject", which name the background; null when nothing does. */
function placeAround(tokens: readonly Token[], i: number): number[] | null {
  const word = tokens[i]?.text ?? '';
  const before = tokens[i - 1]?.text ?? '';
  const isWide =
    /^(everything|everyone|anyone|all|area|part|stuff|space|people|things|place)$/.test(before);
  if (!AROUND.has(word)) return null;
  let end = i + 1;
  while (
    end < tokens.length &&
    end < i + 4 &&
    /^(of|the|a|my|our|his|this|that|main|it)$/.test(tokens[end]?.text ?? '') &&
    !namesSubject(tokens, end)
  )
    end += 1;
  // "A border around it" goes around the picture.
  const isOfIt = tokens[end - 1]?.text === 'it' && (isWide || word !== 'around');
  const from = isWide ? i - 1 : i;
  if (!namesSubject(tokens, end) && !isOfIt) {
    const last = behindOwnThing(tokens, i, end);
    return last < 0 ? null : Array.from({ length: last - from }, (_, k) => from + k);
  }
  return Array.from({ length: Math.min(end, tokens.length - 1) - from + 1 }, (_, k) => from + k);
}

/** The words that are free to say where, with what each says. */
function mentions(clause: Clause, mentioned: Scope | null): Mention[] {
  const { tokens } = clause;
  let last = mentioned;
  return [...tokens.keys()].flatMap((i) => {
    const found = mentionAt(clause, i, last);
    if (found && !found.isRest) last = found.on;
    return found ? [found] : [];
  });
}

interface Mention {
  on: Scope;
  i: number;
  /** Said as "the rest". */
  isRest: boolean;
}

function mentionAt(clause: Clause, i: number, mentioned: Scope | null): Mention | null {
  const { tokens } = clause;
  const { kind = '', text = '' } = tokens[i] ?? {};
  if (kind !== 'word' || !isFree(clause, i)) return null;
  if (BACKGROUND.has(text)) return { on: 'background', i, isRest: false };
  if (SKY.has(text)) return { on: 'sky', i, isRest: false };
  if (SELECTION.has(text)) return { on: 'marked', i, isRest: false };
  const half = HALF.get(text);
  if (half) return { on: half, i, isRest: false };
  if (namesSubject(tokens, i) && !isDative(tokens, i)) return { on: 'subject', i, isRest: false };
  if (RESTS.has(text) && mentioned) return { on: opposite(mentioned), i, isRest: true };
  return null;
}

/**
 * The part that the clause is aimed at, by the words nobody has accounted for; null when it is the
 * whole picture, a part of the subject, or more than one part.
 *
 * @param mentioned the part that was spoken of last, for "the rest"
 */
export function aimOf(clause: Clause, mentioned: Scope | null = null): Aim | null {
  const { tokens } = clause;
  for (const i of tokens.keys()) {
    const around = isFree(clause, i) ? placeAround(tokens, i) : null;
    if (around) {
      const backgrounds = mentions(clause, mentioned).filter((m) => m.on === 'background');
      const indices = [...new Set([...around, ...backgrounds.map((m) => m.i)])];
      return { on: 'background', indices, isPronoun: false };
    }
  }
  const found = mentions(clause, mentioned);
  const [first] = found;
  if (!first) return null;
  // "Brighter than the background": what it is compared with is not meant.
  const compared = tokens.findIndex((t) => t.text === 'than');
  const rests = found.filter(({ isRest }) => isRest);
  // "Colour the flower, the rest black and white" in one breath: the rest is what changes.
  const meant = rests.length > 0 ? rests : found.filter(({ i }) => compared < 0 || i < compared);
  const on = meant[0]?.on;
  if (!on || meant.some((m) => m.on !== on)) return null;
  const indices = found.map(({ i }) => i);
  // "The whole person", "my black dog"
  for (const i of [...indices]) {
    const { text = '' } = tokens[i - 1] ?? {};
    const isColour =
      COLOUR_WORDS.has(text) && /^(my|the|our|this|that|her|his)$/.test(tokens[i - 2]?.text ?? '');
    if (EPITHETS.has(text) || isColour) indices.push(i - 1);
  }
  if (compared >= 0) indices.push(compared);
  const isPronoun = meant.every(({ i }) => PRONOUNS.has(tokens[i]?.text ?? ''));
  return { on, indices, isPronoun };
}

/** What belongs to the subject: whoever leaves the subject alone leaves these alone. */
const OF_SUBJECT =
  /^(faces?|heads?|skin|hair|eyes?|body|hands?|arms?|legs?|feet|pose|clothes|clothing|outfit|costume|uniform|dress|shirt|jacket|coat|suit|pants|jeans|skirt|shoes|hat|glasses|makeup|lips|smile|expression|ears?|tail|paws?|fur|whiskers|beak|feathers|wings|fingers|nails|labels?|tag|logo|lettering|plates?|handle|strap|laces|buttons|collar|veil|bouquet|ring|rings|jewelry|jewellery|necklace|earrings|scarf|helmet|bag|tie)$/;

/** Whether the words spare parts of the subject, and nothing else of the picture. */
export function sparesPartOfSubject(tokens: readonly Token[]): boolean {
  const parts = tokens.filter(({ text }) => PARTS.has(text) || OF_SUBJECT.test(text));
  return (
    parts.some(({ text }) => OF_SUBJECT.test(text)) &&
    // "The dog's ears"
    parts.every(({ text }) => OF_SUBJECT.test(text) || SUBJECT.has(text))
  );
}

const WORN =
  /^(shoes?|sneakers|boots?|hat|cap|dress|shirt|jacket|coat|suit|jeans|skirt|glasses|bag|watch|ring|teapot|pot|cup|chair|stool|table|desk|shelf|bowl|plate|jar|bottle|kettle|pan|pitcher|jug|bracelet|brooch|belt|scarf|hoodie|sweater|pillow|cushion|rug|basket|tray|clock|radio|bike|pram|stroller|cake|soap|bar|box)$/;

/** "Everything but the shoes": what may be worn is a product when it is nobody's. */
export const namesProduct = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, i) =>
      WORN.test(text) && /^(the|this|these|except|but)$/.test(tokens[i - 1]?.text ?? 'the'),
  );

/** Worn by nobody, and what a picture is of when all but it is to change. */
const STANDS_ALONE =
  /^(?:(?:tea)?cups?|mugs|bottles|(?:tea)?pots?|bowls?|jars?|jugs?|pitchers?|lamps|vases|clocks?|radios?|bananas?|apples?|oranges|lemons?|pears?|fruits?|strawberr(?:y|ies)|cherr(?:y|ies)|pumpkins?|umbrellas?)$/;

/** What stays as it is when these words are spared; null when that is none of the parts. */
export function sparedScope(tokens: readonly Token[]): Scope | null {
  const scopes = new Set<Scope>();
  for (const [i, { kind, text }] of tokens.entries()) {
    if (kind !== 'word') continue;
    // Who spares the subject spares its face.
    if (BACKGROUND.has(text)) scopes.add('background');
    else if (SKY.has(text)) scopes.add('sky');
    else if (SELECTION.has(text)) scopes.add('marked');
    else if (HALF.has(text)) scopes.add(HALF.get(text) as Scope);
    else if (
      namesSubject(tokens, i) ||
      STANDS_ALONE.test(text) ||
      /^(faces?|head|heads|skin)$/.test(text)
    )
      scopes.add('subject');
    else if (PARTS.has(text) && !RESTS.has(text)) return null;
  }
  const [on] = scopes;
  return scopes.size === 1 && on ? on : null;
}
