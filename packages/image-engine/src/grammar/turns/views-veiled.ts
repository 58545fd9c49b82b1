import { clauseStart } from '../clauses/clause-bounds.ts';
import type { Token } from '../words/tokens.ts';

/** What fills a picture. */
const VIEWS =
  /^(views?|sky|valley|landscape|scenery|scene|skyline|mountains?|hills?|city|horizon|sea|lake|coast|distance|panorama)$/;

/** Lie over the whole picture, whatever they are told of. */
const EVERYWHERE = /^(hazy|foggy|noisy|grainy|murky)$/;

/** "The view from the terrace is too hazy": the picture is. */
export function withVeilsEverywhere(tokens: readonly Token[]): Token[] {
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
export function withoutLampsBlamed(tokens: readonly Token[]): Token[] {
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

/** "The skin tones are too green": the light was. */
export function withSkinCast(tokens: readonly Token[]): Token[] {
  const too = tokens.findIndex(
    ({ text }, i) =>
      text === 'too' &&
      /^(green|yellow|orange|blue|red|pink|magenta)$/.test(tokens[i + 1]?.text ?? ''),
  );
  const from = clauseStart(tokens, Math.max(0, too));
  const said = tokens.slice(from, too);
  const isSkin =
    too > 0 &&
    said.some(({ text }) => text === 'skin') &&
    said.every(({ text }) =>
      /^(the|my|our|her|his|their|all|skin|tones?|color|is|are|look|looks)$/.test(text),
    );
  if (!isSkin) return [...tokens];
  const lead = tokens[from] as Token;
  const it = ['it', 'is'].map((text): Token => ({ ...lead, text, raw: '' }));
  return [...tokens.slice(0, from), ...it, ...tokens.slice(too)];
}
