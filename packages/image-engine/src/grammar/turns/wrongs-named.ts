import { clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';
import { STATES, verbOf } from './complaint-verbs.ts';

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
export function withFaultsMended(said: readonly Token[]): Token[] {
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
