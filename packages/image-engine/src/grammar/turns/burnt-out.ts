import { clauseEnd, clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

// What is burnt out, or must not be.

/** "The flash killed my forehead": it burnt it out. */
export function withFlashBlamed(tokens: readonly Token[]): Token[] {
  const flash = tokens.findIndex(
    ({ text }, i) =>
      text === 'flash' &&
      /^(killed|blew|burned|burnt|fried|nuked|ruined)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const from = clauseStart(tokens, Math.max(0, flash));
  const end = clauseEnd(tokens, Math.max(0, flash));
  if (flash < 0 || end - flash > 6) return [...tokens];
  const lead = tokens[flash] as Token;
  const told = ['highlights', 'too', 'bright'].map((text): Token => ({ ...lead, text }));
  return [...tokens.slice(0, from), ...told, ...tokens.slice(end)];
}

const BLOWS =
  /^(?:but )?(?:please )?(?:dont|never)(?: me)? (?:blow|burn|clip|overexpose)(?: out)? (?:the|my) (?:sky|skies|windows?|highlights|whites|clouds|faces?|dress)$|^(?:but )?(?:the|my|our|his|her) (?:sky|skies|windows?|highlights|whites|clouds|faces?|candles?|lights?|lamps?|dress|snow|shirt|background) (?:must|should|can|may|do|does|shall)(?:nt| not)(?: be| get)? (?:blow|blown|clip|clipped|burn|burnt|wash|washed)(?: out)?$|^without (?:blowing|blow|clipping|clip|burning|burn|losing|overexposing|overexpose)(?: out)? (?:the |my |any |our |his |her )?(?:white )?(?:sky|skies|windows?|highlights|whites|clouds|candles?|lights?|lamps?|dress|snow|shirt|background)(?: white)?$/;

/** "Brighten it a lot", where nothing may blow out: the shadows are lifted. */
function withShadowsLifted(said: readonly Token[]): Token[] {
  const tokens = said.at(-1)?.kind === 'separator' ? said.slice(0, -1) : said;
  const at = tokens.findLastIndex(({ text }) => /^(brighten|brighter|lighten|lighter)$/.test(text));
  const end = clauseEnd(tokens, Math.max(0, at));
  const what = tokens.slice(at + 1, end);
  const isWhole = what.every(({ text }) =>
    /^(it|this|that|everything|up|a|lot|bit|little|much|very|slightly|please|picture|photo|image|the|room|me)$/.test(
      text,
    ),
  );
  if (at < 0 || end < tokens.length || !isWhole) return [...said];
  const lead = tokens[at] as Token;
  const lift = ['lift', 'the', 'shadows'].map((text): Token => ({ ...lead, text, raw: '' }));
  const from = /^(make|it|get)$/.test(tokens[at - 1]?.text ?? '') ? clauseStart(tokens, at) : at;
  return [
    ...tokens.slice(0, from),
    ...lift,
    ...what.filter(({ text }) => /^(a|lot|bit|little|much|very|slightly)$/.test(text)),
  ];
}

/** "… without blowing out the sky": a brighter picture keeps its highlights anyway. */
export function withoutBlownTold(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(
    ({ text }, i) =>
      i > 1 &&
      /^(blow|blown|blowing|clip|clipping|burn|burning|overexposing|overexpose)$/.test(text),
  );
  const without = tokens.findLastIndex(({ text }, i) => i < at && text === 'without');
  const from = without >= 0 && at - without === 1 ? without : clauseStart(tokens, Math.max(0, at));
  const end = clauseEnd(tokens, Math.max(0, at));
  const said = tokens
    .slice(from, end)
    .map(({ text }) => text)
    .join(' ');
  if (at < 0 || from < 1 || !BLOWS.test(said)) return [...tokens];
  const begin =
    tokens[from - 1]?.kind === 'separator' || tokens[from - 1]?.text === 'but' ? from - 1 : from;
  return [...withShadowsLifted(tokens.slice(0, begin)), ...tokens.slice(end)];
}

/** "The dress has gone pure white": it is burnt out, and nobody wants it painted. */
export function withThingsGoneWhite(tokens: readonly Token[]): Token[] {
  const gone = tokens.findIndex(
    ({ text }, i) =>
      /^(gone|turned|went|become|became|came|burnt)$/.test(text) &&
      (/^(has|have|is|are|all)$/.test(tokens[i - 1]?.text ?? '') ||
        /^(went|turned|became|came)$/.test(text)) &&
      i > 1,
  );
  const end = clauseEnd(tokens, Math.max(0, gone));
  const white = tokens.findIndex(({ text }, i) => i > gone && i < end && text === 'white');
  const from = clauseStart(tokens, Math.max(0, gone));
  const isTold =
    gone > 0 &&
    white === end - 1 &&
    white - gone <= 3 &&
    /^(the|my|our|his|her)$/.test(tokens[from]?.text ?? '') &&
    gone - from <= 5 &&
    !tokens.slice(from, gone).some(({ text }) => /^(background|backdrop|make|should)$/.test(text));
  if (!isTold) return [...tokens];
  const lead = tokens[from] as Token;
  const told = ['highlights', 'too', 'bright'].map((text): Token => ({ ...lead, text, raw: '' }));
  return [...tokens.slice(0, from), ...told, ...tokens.slice(end)];
}
