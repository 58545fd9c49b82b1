import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

const VEILS = /^(haze|fog|smog|mist)$/;
const WEATHER = /^(rain|snow|fog|clouds|rainy|foggy|cloudy)$/;
const WHO_HAD = /^(we|i|they|it)$/;

/** "We only had rain": how it was. */
export function withoutWeatherHad(tokens: readonly Token[]): Token[] {
  const had = tokens.findIndex(
    ({ text }, i) => /^(had|got)$/.test(text) && WEATHER.test(tokens[i + 1]?.text ?? ''),
  );
  const only = /^(only|just|always)$/.test(tokens[had - 1]?.text ?? '') ? had - 1 : had;
  if (had < 1 || !WHO_HAD.test(tokens[only - 1]?.text ?? '')) return [...tokens];
  return [...tokens.slice(0, only - 1), ...tokens.slice(clauseEnd(tokens, had))];
}

const CLEARED = /^(foggy|hazy|misty|fogged|fog|haze|mist|smoggy)$/;

/** "Through a foggy window, clear it up" asks for the veil to go. */
export function withVeilsCleared(tokens: readonly Token[]): Token[] {
  const veil = tokens.findIndex(({ text }) => CLEARED.test(text));
  const clear = tokens.findIndex(
    ({ text }, i) =>
      i > veil && text === 'clear' && tokens.slice(i + 1, i + 3).some((each) => each.text === 'up'),
  );
  if (veil < 0 || clear < 0) return [...tokens];
  const from = clauseStart(tokens, veil);
  const isTold = tokens.slice(from, veil).some(({ text }) => /^(through|behind|by)$/.test(text));
  if (!isTold || clauseStart(tokens, clear) <= veil) return [...tokens];
  const lead = tokens[clear] as Token;
  const told = ['remove', 'the', 'haze'].map((text): Token => ({ ...lead, text }));
  return [
    ...tokens.slice(0, from),
    ...told,
    ...tokens.slice(clear + (tokens[clear + 1]?.text === 'up' ? 2 : 3)),
  ];
}

/** "You can't see the volcano because of the haze", "the hills are in the haze", "the haze over the view". */
export function withVeilsLifted(tokens: readonly Token[]): Token[] {
  const veil = tokens.findIndex(({ text }) => VEILS.test(text));
  if (veil < 0) return [...tokens];
  const from = clauseStart(tokens, veil);
  const end = clauseEnd(tokens, veil);
  const before = tokens.slice(from, veil).map(({ text }) => text);
  const said = before.join(' ');
  const lead = tokens[veil] as Token;
  const told = ['remove', 'the', 'haze'].map((text): Token => ({ ...lead, text }));
  const isUnseen =
    /\b(?:cant|cannot|dont|not|hardly|barely)\b.{0,60}\b(?:because|through|due to)\b/.test(said) &&
    (/\bsee\b|\bvisible\b/.test(said) || /\b(?:decent|we) not the\b/.test(said));
  const isIn =
    /^(?:the|my) \w+ (?:is|are) (?:all )?(?:in|covered in|under|full of) (?:the )?$/.test(
      `${said} `,
    );
  if (isUnseen || (isIn && /^(haze|smog)$/.test(lead.text)))
    return [...tokens.slice(0, from), ...told, ...tokens.slice(end)];
  const isWhite = /^(white|gray|milky|light)$/.test(tokens[veil - 1]?.text ?? '');
  const isOver =
    /^(remove|reduce|clear|fix|less)$/.test(
      before.find((w) => !/^(please|you|can)$/.test(w)) ?? '',
    ) &&
    /^(over|in|on|from|of|above|around)$/.test(tokens[veil + 1]?.text ?? '') &&
    !tokens.slice(veil, end).some(({ text }) => /^(background|photo|picture|image)$/.test(text));
  return isOver
    ? [...tokens.slice(0, isWhite ? veil - 1 : veil), ...told.slice(2), ...tokens.slice(end)]
    : [...tokens];
}

/** "The haze over the valley, can you remove it?": what is told of by "the" is there. */
export function withHazeNamed(tokens: readonly Token[]): Token[] {
  const haze = tokens.findIndex(
    ({ text }, i) =>
      /^(haze|fog|mist|smog)$/.test(text) &&
      tokens[i - 1]?.text === 'the' &&
      i <= 3 &&
      /^(over|on|in|above|across)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const end = clauseEnd(tokens, Math.max(0, haze));
  const to = clauseEnd(tokens, end);
  const isGone = tokens
    .slice(end + 1, to)
    .some(({ text }) => /^(remove|clear|lift|away|less|reduce|delete|fix|cut)$/.test(text));
  if (haze < 0 || tokens[end]?.kind !== 'separator' || !isGone) return [...tokens];
  const lead = tokens[haze - 1] as Token;
  return [{ ...lead, text: 'remove', raw: '' }, lead, tokens[haze] as Token, ...tokens.slice(to)];
}
