import type { Token } from '../words/tokens.ts';

// Where and when a picture was taken.

const STATE = /^(is|are|looks?|was|were|came|turned|too|has|have|got)$/;

/** "The picture from the pub is terribly noisy": where it was taken says nothing. */
export function withPicturesPlaced(tokens: readonly Token[]): Token[] {
  const picture = tokens.findIndex(
    ({ text }, i) =>
      i < 4 &&
      /^(photos?|pictures?|images?|pics?|shots?|selfies?)$/.test(text) &&
      /^(the|this|that|my|our|these)$/.test(tokens[i - 1]?.text ?? '') &&
      /^(from|in|at|of|with|taken|on)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const verb = tokens.findIndex(({ text }, i) => i > picture + 1 && STATE.test(text));
  const between = tokens.slice(picture + 1, Math.max(picture + 1, verb));
  const isPlace =
    picture > 0 &&
    verb > 0 &&
    verb - picture <= 7 &&
    between.every(
      ({ kind, text }) => kind === 'word' && !/^(and|which|that|black|sepia)$/.test(text),
    );
  const told = tokens.slice(verb, verb + 5).some(({ text }) => FAULT.test(text));
  return isPlace && told ? [...tokens.slice(0, picture + 1), ...tokens.slice(verb)] : [...tokens];
}

const FAULT =
  /^(noisy|grainy|dark|bright|blurry|blurred|unsharp|yellow|orange|blue|green|crooked|tilted|faded|scratched|dull|pale|flat|hazy|overexposed|underexposed|small|pixelated)$/;

const TAKEN = /^(photos?|pictures?|images?|prints?|slides?|shots?|portraits?|snapshots?)$/;

/** "Faded print from the 70s, bring back its colours": when it was taken, and no look. */
export function withoutDates(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      /^(from|of)$/.test(text) &&
      TAKEN.test(tokens[i - 1]?.text ?? '') &&
      /^(?:(?:19|20)?\d0s|seventies|sixties|fifties|eighties|nineties|forties)$/.test(
        tokens[tokens[i + 1]?.text === 'the' ? i + 2 : i + 1]?.text ?? '',
      ),
  );
  const isLiked = tokens
    .slice(Math.max(0, at - 7), Math.max(0, at))
    .some(({ text }) => /^(like|as|into|make|turn|look|style|give)$/.test(text));
  const end = tokens[at + 1]?.text === 'the' ? at + 3 : at + 2;
  return at < 0 || isLiked ? [...tokens] : [...tokens.slice(0, at), ...tokens.slice(end)];
}
