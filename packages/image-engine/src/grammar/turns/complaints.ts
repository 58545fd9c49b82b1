import { beginsClause, clauseStart, isClauseOver } from '../clauses/clause-bounds.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';
import { withFaultsInRow } from './faults-in-row.ts';

/** Faults that the vocabulary knows with "too" before them. */
const FAULTS = new Set(
  'dark bright blurry fuzzy noisy grainy hazy foggy yellow blue orange green dull pale faded flat soft washed muted bland lifeless gloomy dim murky dingy grayish cold warm cool crooked'.split(
    ' ',
  ),
);
/** What a background is that takes the eye from the subject. */
const UNQUIET = /^(distracting|busy|cluttered|messy|noticeable|chaotic|obvious)$/;

/** "Less gloomy" is what "too gloomy" asks for; a background that is less busy is a blurred one. */
function withLessMarked(tokens: readonly Token[]): Token[] {
  const isGround = tokens.some((t) => /^(background|backdrop)$/.test(t.text));
  return tokens.flatMap((token, i) => {
    const next = tokens[i + 1]?.text ?? '';
    if (isGround && token.text === 'less' && UNQUIET.test(next)) return [];
    if (isGround && tokens[i - 1]?.text === 'less' && UNQUIET.test(token.text))
      return [{ ...token, text: 'blurry' }];
    const isFault = token.text === 'less' && FAULTS.has(next);
    return isFault && beginsPhrase(tokens.slice(i, i + 2)) < 2
      ? [{ ...token, text: 'too' }]
      : [token];
  });
}

const STATES =
  /^(is|are|looks|look|seems|its|turned|came|become|became|gone|got|was|were|feel|feels|s)$/;
const ASIDES = /^(out|a|an|kind|kinda|of|still|just|all|quite|pretty|super|this|rather|too)$/;
/** A wish, not a complaint: "make it so that it looks dark". */
const WISHES = /^(make|want|should|must|so|like|until|turn|if|when|let|would|not|need|wish|keep)$/;

/** "It's a foggy day": what kind of a day it is. */
const KIND_OF =
  /^(day|morning|evening|afternoon|night|weather|photo|picture|image|shot|scene|pic|place|room|city)$/;

/** Where the verb of the complaint stands whose fault is at `at`; -1 when it is none. */
function verbOf(tokens: readonly Token[], at: number): number {
  const isKind =
    KIND_OF.test(tokens[at + 1]?.text ?? '') && /^an?$/.test(tokens[at - 1]?.text ?? '');
  if (isKind && /^(foggy|hazy|gloomy|dark|cold|warm|cool)$/.test(tokens[at]?.text ?? '')) return -1;
  // "She looks so cool" praises.
  if (
    tokens[at]?.text === 'cool' &&
    /^(so|super|really|very|pretty)$/.test(tokens[at - 1]?.text ?? '')
  )
    return -1;
  let verb = at - 1;
  while (
    verb >= 0 &&
    (INTENSITY_WORDS.has(tokens[verb]?.text ?? '') || ASIDES.test(tokens[verb]?.text ?? ''))
  )
    verb -= 1;
  // "Blurry and dark"
  const isSecond = tokens[verb]?.text === 'and' && FAULTS.has(tokens[verb - 1]?.text ?? '');
  if (isSecond && tokens[verb - 2]?.text === 'too') return verb;
  if (isSecond) return verbOf(tokens, verb - 1) < 0 ? -1 : verb;
  if (!STATES.test(tokens[verb]?.text ?? '')) return -1;
  for (let i = verb - 1; i >= 0 && tokens[i]?.kind !== 'separator'; i--) {
    const text = tokens[i]?.text ?? '';
    // "So the picture came out dark" only goes on telling.
    const isTelling = text === 'so' && !/^(that|it|he|she|they)$/.test(tokens[i + 1]?.text ?? '');
    if (WISHES.test(text) && !isTelling) return -1;
  }
  return verb;
}

/** Say that something is wrong, without what. */
const WRONG =
  /^(off|wrong|weird|bad|strange|poor|terrible|awful|horrible|ugly|trash|garbage|crap|crappy|rubbish|shit|lousy|sucky|messed|mess|disaster)$/;
/** What a picture ought to be. */
const VIRTUES = /^(straight|level|sharp|crisp|clear|bright|vivid|colorful|even)$/;

/** What nobody wants more of, once it is called bad. */
const BLEMISHES = /^(grain|noise|haze|blur|glare|cast|graininess|scratches|creases)$/;

/** "The lighting was really awful" is read as "the lighting is fix". */
function withWrongsNamed(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const verb = token.kind === 'word' && WRONG.test(token.text) ? verbOf(tokens, i) : -1;
    if (verb < 0) {
      result.push(token);
      continue;
    }
    result.length -= i - verb;
    const state = tokens[verb] as Token;
    const noun = result.at(-1);
    if (noun && BLEMISHES.test(noun.text) && clauseStart(tokens, verb) >= verb - 2) {
      // "The grain is terrible"
      result.splice(result.length - 1, 1, { ...state, text: 'remove' }, noun);
      continue;
    }
    const text = /^(was|were|came|turned)$/.test(state.text) ? 'is' : state.text;
    result.push({ ...state, text }, { ...token, text: 'fix' });
  }
  return result;
}

/** "Isn't straight" asks for straight, "looks off" for a repair. */
function withFaultsMended(said: readonly Token[]): Token[] {
  const tokens = withWrongsNamed(said);
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1]?.text ?? '';
    const next = tokens[i + 1]?.text ?? '';
    if (/^(isnt|aint|arent|doesnt)$/.test(token.text) && VIRTUES.test(next))
      return [{ ...token, text: 'is' }];
    if (token.text === 'not' && STATES.test(before) && VIRTUES.test(next)) return [];
    return [token];
  });
}

const DEGREES: Readonly<Record<string, string>> = {
  duller: 'dull',
  darker: 'dark',
  paler: 'pale',
  brighter: 'bright',
  yellower: 'yellow',
  blurrier: 'blurry',
  bluer: 'blue',
  colder: 'cold',
  warmer: 'warm',
};
const REALITY = /^(in|it|i|they|real|reality|life|we|what|that|he|she|on|usual|normal)$/;

/** "Darker than in real life" is too dark. */
function withComparisonsMarked(tokens: readonly Token[]): Token[] {
  const than = tokens.findIndex(
    (t, i) => t.text === 'than' && REALITY.test(tokens[i + 1]?.text ?? ''),
  );
  const before = tokens[than - 1];
  const fault = before && Object.hasOwn(DEGREES, before.text) ? DEGREES[before.text] : undefined;
  if (!before || !fault) return [...tokens];
  const end = tokens.findIndex((t, i) => i > than && t.kind === 'separator');
  const rest = end < 0 ? [] : tokens.slice(end);
  // "It should be brighter than it is now": a wish.
  if (tokens.slice(0, than).some(({ text }) => /^(should|must|make|want|need|like)$/.test(text)))
    return [...tokens.slice(0, than), ...rest];
  return [
    ...tokens.slice(0, than - 1),
    { ...before, text: 'too' },
    { ...before, text: fault },
    ...rest,
  ];
}

/** "The colours are cold, warm them up": no persons are meant. */
function withQualitiesReferred(tokens: readonly Token[]): Token[] {
  const quality = tokens.findIndex((t) =>
    /^(colors|tones|shadows|highlights|whites|photos|pictures|images|pics|shots)$/.test(t.text),
  );
  if (quality < 0 || tokens.some((t) => SCOPE_WORDS.has(t.text) && !/^back/.test(t.text)))
    return [...tokens];
  return tokens.map((t, i) =>
    i > quality && /^(them|they)$/.test(t.text) ? { ...t, text: 'it' } : t,
  );
}

/** Said with "so", and nothing else, these are faults: "so hazy". */
const SIGHED =
  /^(hazy|foggy|blurry|noisy|grainy|murky|dull|pale|washed|faded|yellow|dim|gloomy|dingy|grayish|lifeless|bland|fuzzy)$/;

/** "Shot through a window, so hazy" */
const withSighsMarked = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isAlone =
      token.text === 'so' &&
      SIGHED.test(tokens[i + 1]?.text ?? '') &&
      beginsClause(tokens, i) &&
      isClauseOver(tokens, i + 2);
    return isAlone ? { ...token, text: 'too' } : token;
  });

/** "Dull colours, please boost": a fault by itself, with a wish behind it. */
function withBareFaults(tokens: readonly Token[]): Token[] {
  const [fault, noun, end, ...rest] = tokens;
  const isBare =
    /^(dull|bland|blurry|noisy|hazy|murky|dingy|washed|lifeless)$/.test(fault?.text ?? '') &&
    /^(colors|tones|light|lighting|photo|picture|image|pic|shot|skin)$/.test(noun?.text ?? '') &&
    end?.kind === 'separator' &&
    rest.length > 0;
  if (!isBare || !fault) return [...tokens];
  return [{ ...fault, text: 'too' }, fault, end as Token, ...rest];
}

/** "Faded wedding photo from 1962, more contrast": what is wrong with it, before the wish. */
function withFadedTold(tokens: readonly Token[]): Token[] {
  const [fault] = tokens;
  const end = tokens.findIndex(({ kind }) => kind === 'separator');
  const said = tokens.slice(1, Math.max(0, end));
  const noun = said.findIndex(({ text }) =>
    /^(photo|picture|image|pic|print|portrait)$/.test(text),
  );
  const year = said.slice(noun + 1);
  const isTold =
    fault !== undefined &&
    /^(faded|yellowed|washed)$/.test(fault.text) &&
    noun > 0 &&
    noun < 4 &&
    (year.length === 0 || /^(from|of)$/.test(year[0]?.text ?? ''));
  if (!isTold) return [...tokens];
  return [fault, said[noun] as Token, ...tokens.slice(end)];
}

/** Begin a plea behind a fault, or tell how it came about. */
const PLEAS =
  /^(can|could|sort|fix|help|any|anything|do|is|save|rescue|what|shot|taken|took|because|since|as|it|phone|old)$/;
/** Grain of film is wished for. */
const ON_FILM = /^(film|35mm|kodak|portra|analog|polaroid|disposable|fuji|ilford)$/;
/** The same, when it is the picture that they are to mend. */
const MENDS = /^(sharpen|brighten|lighten|denoise|clean|straighten|level|clear)$/;

/** "Blurry, can it be crisper?", "kinda dark and kinda blurry, sort it": faults, and then a plea. */
function withFaultsBeforePleas(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(({ kind }) => kind === 'separator');
  const said = tokens.slice(0, Math.max(0, end));
  const isFault = ({ text }: Token) => FAULTS.has(text);
  const isPlea =
    said.some(isFault) &&
    !tokens.some(({ text }) => ON_FILM.test(text)) &&
    (PLEAS.test(tokens[end + 1]?.text ?? '') ||
      (MENDS.test(tokens[end + 1]?.text ?? '') &&
        /^(it|this|that|up)$/.test(tokens[end + 2]?.text ?? ''))) &&
    said.every(
      (t) => isFault(t) || t.text === 'and' || ASIDES.test(t.text) || INTENSITY_WORDS.has(t.text),
    );
  if (!isPlea) return [...tokens];
  return [
    ...said.flatMap((t) => {
      if (t.text === 'and') return [t];
      return isFault(t) ? [{ ...t, text: 'too' }, t] : [];
    }),
    ...tokens.slice(end),
  ];
}

/** What fills a picture. */
const VIEWS =
  /^(views?|sky|valley|landscape|scenery|scene|skyline|mountains?|hills?|city|horizon|sea|lake|coast|distance|panorama)$/;
/** Lie over the whole picture, whatever they are told of. */
const EVERYWHERE = /^(hazy|foggy|noisy|grainy|murky)$/;

/** "The view from the terrace is too hazy": the picture is. */
function withVeilsEverywhere(tokens: readonly Token[]): Token[] {
  const is = tokens.findIndex(
    ({ text }, i) =>
      /^(is|are)$/.test(text) &&
      tokens[i + 1]?.text === 'too' &&
      EVERYWHERE.test(tokens[i + 2]?.text ?? ''),
  );
  const own = clauseStart(tokens, is);
  // "Sky and mountains are too hazy"
  const isPair = tokens[own - 1]?.text === 'and' && VIEWS.test(tokens[own - 2]?.text ?? '');
  const from = isPair ? clauseStart(tokens, own - 2) : own;
  const subject = tokens.slice(from, is);
  const isThing =
    is - from > 1 &&
    (isPair || /^(the|my|our|this)$/.test(subject[0]?.text ?? '')) &&
    subject.some(({ text }) => VIEWS.test(text)) &&
    subject.every(({ kind, text }) => kind === 'word' && !/^(background|backdrop)$/.test(text));
  if (!isThing) return [...tokens];
  return [...tokens.slice(0, from), { ...(subject[0] as Token), text: 'it' }, ...tokens.slice(is)];
}

/** "Too green under these office lights": what made it so. */
function withoutLampsBlamed(tokens: readonly Token[]): Token[] {
  const too = tokens.findIndex(({ text }) => text === 'too');
  const from = tokens.findIndex(
    ({ text }, i) => i > too + 1 && i <= too + 3 && /^(under|from|in)$/.test(text),
  );
  const lamp = tokens.findIndex(
    ({ text }, i) => i > from && i <= from + 4 && /^(lights?|lighting|lamps?|bulbs?)$/.test(text),
  );
  if (too < 0 || from < 0 || lamp < 0 || clauseStart(tokens, from) > too) return [...tokens];
  return [...tokens.slice(0, from), ...tokens.slice(lamp + 1)];
}

/** "Lots of grain in the shadows, …": nobody who begins so wants it. */
function withLotsTold(tokens: readonly Token[]): Token[] {
  const [lots, of, noise] = tokens;
  const isTold =
    /^(lots|tons|loads|plenty|heaps)$/.test(lots?.text ?? '') &&
    of?.text === 'of' &&
    /^(grain|noise|haze|blur|scratches|dust)$/.test(noise?.text ?? '');
  return isTold ? [{ ...(lots as Token), text: 'remove' }, ...tokens.slice(2)] : [...tokens];
}

/** Each builds on those before it. */
const COMPLAINTS: readonly ((tokens: readonly Token[]) => Token[])[] = [
  withLessMarked,
  withQualitiesReferred,
  withSighsMarked,
  withBareFaults,
  withFadedTold,
  withLotsTold,
  withFaultsInRow,
  withFaultsBeforePleas,
  withComparisonsMarked,
  withFaultsMended,
];

/** "The picture is blurry", "it came out really dark": a complaint, which says "too" in other words. */
export function withComplaintsMarked(said: readonly Token[]): Token[] {
  const tokens = COMPLAINTS.reduce((each, turn) => turn(each), [...said]);
  const result: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const isFault =
      token.kind === 'word' && FAULTS.has(token.text) && tokens[i - 1]?.text !== 'too';
    const verb = isFault ? verbOf(tokens, i) : -1;
    if (verb >= 0) {
      result.length -= i - verb;
      const lead = tokens[verb] as Token;
      result.push(lead.text === 'and' ? lead : { ...lead, text: 'is' }, { ...token, text: 'too' });
    }
    result.push(token);
  }
  return withoutLampsBlamed(withVeilsEverywhere(result));
}
