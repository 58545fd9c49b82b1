import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

/** "I don't want the background blurred, remove it" */
export function withGroundsReferred(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ text }) => /^(background|backdrop)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, at));
  const isRefused = /^i? ?dont want (?:the |my )?$/.test(
    tokens
      .slice(0, Math.max(0, at))
      .map(({ text }) => `${text} `)
      .join(''),
  );
  const [verb, it] = tokens.slice(end + 1, end + 3);
  const isIt = verb?.text === 'remove' && it?.text === 'it';
  if (at < 1 || !isRefused || !isIt) return [...tokens];
  const the = { ...(tokens[at] as Token), text: 'the', raw: '' };
  return [verb as Token, the, tokens[at] as Token, ...tokens.slice(end + 3)];
}

/** "I would like the chair on a white background" is said without "I would like" as well. */
export function withGroundsWished(tokens: readonly Token[]): Token[] {
  const verb = tokens
    .slice(0, 4)
    .findIndex(({ text }) => /^(want|need|like|love|have)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, verb));
  const thing = tokens.slice(verb + 1, end);
  const at = thing.findIndex(({ text }) => /^(on|against|before)$/.test(text));
  const isWished =
    verb > 0 &&
    tokens[0]?.text === 'i' &&
    /^(the|my|this|our)$/.test(thing[0]?.text ?? '') &&
    at >= 2 &&
    at <= 4 &&
    /^(background|backdrop)$/.test(thing.at(-1)?.text ?? '');
  return isWished ? tokens.slice(verb + 1) : [...tokens];
}

const OWNS = /^(of|in|from|around|behind)$/;

/** "Remove the background of the mug": there is one background. */
export function withGroundsOwned(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) => text === 'background' && OWNS.test(tokens[i + 1]?.text ?? ''),
  );
  const isRemoved = tokens
    .slice(Math.max(0, at - 3), Math.max(0, at))
    .some(({ text }) => text === 'remove');
  const end = clauseEnd(tokens, at);
  const thing = tokens.slice(at + 2, end);
  const isThing =
    thing.length >= 2 &&
    thing.length <= 3 &&
    /^(the|my|this|these|our|his|her)$/.test(thing[0]?.text ?? '') &&
    thing.every(({ kind }) => kind === 'word');
  if (at < 1 || !isRemoved || !isThing) return [...tokens];
  const verb = tokens.findLastIndex(({ text }, i) => i < at && text === 'remove');
  const the = { ...(tokens[at] as Token), text: 'the', raw: '' };
  return [...tokens.slice(0, verb + 1), the, tokens[at] as Token, ...tokens.slice(end)];
}

/** "I need the ring without background" asks to cut it out. */
export function withoutGroundWanted(tokens: readonly Token[]): Token[] {
  const ground = tokens.findIndex(
    ({ text }, i) =>
      text === 'background' &&
      tokens
        .slice(Math.max(0, i - 2), i)
        .some((each) => /^(without|remove|transparent)$/.test(each.text)),
  );
  const from = clauseStart(tokens, ground);
  const said = tokens
    .slice(from, ground)
    .map(({ text }) => text)
    .join(' ');
  const isWanted =
    ground > 0 &&
    clauseEnd(tokens, ground) === ground + 1 &&
    /^(?:please )?(?:i )?(?:need|want|would like|id like) (?:(?:the|my|this|our) \w+|it)(?: \w+)? (?:without|remove|with a transparent|transparent)(?: an?| the| any)?$/.test(
      said,
    );
  if (!isWanted) return [...tokens];
  const lead = tokens[from] as Token;
  const cut = ['remove', 'the', 'background'].map((text): Token => ({ ...lead, text }));
  return [...tokens.slice(0, from), ...cut, ...tokens.slice(ground + 1)];
}

/** "Replace background: sunset" names the new one. */
export const withGroundsAnnounced = (tokens: readonly Token[]): Token[] =>
  tokens.filter(
    ({ text }, i) =>
      !(
        /^(replace|change|swap|new)$/.test(text) &&
        /^(background|backdrop)$/.test(tokens[i + 1]?.text ?? '') &&
        tokens[i + 2]?.text === ':'
      ),
  );
