import { clauseEnd } from '../clauses/clause-bounds.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import type { Token } from '../words/tokens.ts';
import { beginsPhrase } from '../words/vocabulary.ts';
import {
  withBareFaults,
  withFadedTold,
  withFaultsBeforePleas,
  withLotsTold,
  withSighsMarked,
} from './bare-faults.ts';
import { FAULTS, verbOf } from './complaint-verbs.ts';
import { withFaultsInRow } from './faults-in-row.ts';
import { withoutLampsBlamed, withSkinCast, withVeilsEverywhere } from './views-veiled.ts';
import { withFaultsMended } from './wrongs-named.ts';

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

/** "Why is my product so dull?" complains, and asks nothing. */
function withWhysTold(tokens: readonly Token[]): Token[] {
  const why = tokens.findIndex(
    ({ text }, i) => text === 'why' && /^(is|are|does|do|was)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const end = clauseEnd(tokens, Math.max(0, why));
  const too = tokens.findIndex(({ text }, i) => i > why && i < end && /^(so|too|such)$/.test(text));
  const isFault = tokens.slice(too + 1, end).some(({ text }) => FAULTS.has(text));
  if (why < 0 || too < 0 || !isFault) return [...tokens];
  const verb = tokens[why + 1] as Token;
  const subject = tokens.slice(why + 2, too).filter(({ text }) => !/^(look|looks|i)$/.test(text));
  const who = subject.length > 0 ? subject : [{ ...verb, text: 'it', raw: '' }];
  return [
    ...tokens.slice(0, why),
    ...who,
    { ...verb, text: 'is' },
    { ...verb, text: 'too' },
    ...tokens.slice(too + 1),
  ];
}

/** Each builds on those before it. */
const COMPLAINTS: readonly ((tokens: readonly Token[]) => Token[])[] = [
  withWhysTold,
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
      result.push(/^(and|also|,)$/.test(lead.text) ? lead : { ...lead, text: 'is' }, {
        ...token,
        text: 'too',
      });
    }
    result.push(token);
  }
  return withoutLampsBlamed(withSkinCast(withVeilsEverywhere(result)));
}
