import { INTENSITY_WORDS } from './intensity.ts';
import type { Token } from './tokens.ts';

/** Faults that the vocabulary knows with "too" before them. */
const FAULTS = new Set(
  'dark bright blurry noisy grainy hazy foggy yellow blue orange green dull pale faded flat soft washed muted bland lifeless gloomy dim murky dingy grayish cold warm cool crooked'.split(
    ' ',
  ),
);
const STATES = /^(is|are|looks|look|seems|its|turned|came|was|s)$/;
const ASIDES = /^(out|a|an|kind|kinda|of|still|just|all|quite|pretty|super|this|rather|too)$/;
/** A wish, not a complaint: "make it so that it looks dark". */
const WISHES = /^(make|want|should|must|so|like|until|turn|if|when|let|would|not|need|wish|keep)$/;

/** Where the verb of the complaint stands whose fault is at `at`; -1 when it is none. */
function verbOf(tokens: readonly Token[], at: number): number {
  let verb = at - 1;
  while (
    verb >= 0 &&
    (INTENSITY_WORDS.has(tokens[verb]?.text ?? '') || ASIDES.test(tokens[verb]?.text ?? ''))
  )
    verb -= 1;
  if (!STATES.test(tokens[verb]?.text ?? '')) return -1;
  for (let i = verb - 1; i >= 0 && tokens[i]?.kind !== 'separator'; i--) {
    if (WISHES.test(tokens[i]?.text ?? '')) return -1;
  }
  return verb;
}

/** Say that something is wrong, without what. */
const WRONG =
  /^(off|wrong|weird|bad|strange|poor|terrible|awful|horrible|ugly|trash|garbage|crap|crappy|rubbish|shit|lousy|sucky|messed)$/;
/** What a picture ought to be. */
const VIRTUES = /^(straight|level|sharp|crisp|clear|bright|vivid|colorful|even)$/;

/** "Isn't straight" asks for straight, "looks off" for a repair. */
function withFaultsMended(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, i) => {
    const before = tokens[i - 1]?.text ?? '';
    const next = tokens[i + 1]?.text ?? '';
    if (/^(isnt|aint|arent|doesnt)$/.test(token.text) && VIRTUES.test(next))
      return [{ ...token, text: 'is' }];
    if (token.text === 'not' && STATES.test(before) && VIRTUES.test(next)) return [];
    if (WRONG.test(token.text) && STATES.test(before)) return [{ ...token, text: 'fix' }];
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
  return [
    ...tokens.slice(0, than - 1),
    { ...before, text: 'too' },
    { ...before, text: fault },
    ...rest,
  ];
}

/** "The picture is blurry", "it came out really dark": a complaint, which says "too" in other words. */
export function withComplaintsMarked(said: readonly Token[]): Token[] {
  const tokens = withFaultsMended(withComparisonsMarked(said));
  const result: Token[] = [];
  for (const [i, token] of tokens.entries()) {
    const isFault =
      token.kind === 'word' && FAULTS.has(token.text) && tokens[i - 1]?.text !== 'too';
    const verb = isFault ? verbOf(tokens, i) : -1;
    if (verb >= 0) {
      result.length -= i - verb;
      result.push({ ...(tokens[verb] as Token), text: 'is' }, { ...token, text: 'too' });
    }
    result.push(token);
  }
  return result;
}
