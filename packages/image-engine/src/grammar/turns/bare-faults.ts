import { beginsClause, isClauseOver } from '../clauses/clause-bounds.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import type { Token } from '../words/tokens.ts';
import { ASIDES, FAULTS } from './complaint-verbs.ts';

/** Said with "so", and nothing else, these are faults: "so hazy". */
const SIGHED =
  /^(hazy|foggy|blurry|noisy|grainy|murky|dull|pale|washed|faded|yellow|dim|gloomy|dingy|grayish|lifeless|bland|fuzzy)$/;

/** "Shot through a window, so hazy" */
export const withSighsMarked = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const isAlone =
      token.text === 'so' &&
      SIGHED.test(tokens[i + 1]?.text ?? '') &&
      beginsClause(tokens, i) &&
      isClauseOver(tokens, i + 2);
    return isAlone ? { ...token, text: 'too' } : token;
  });

/** "Dull colours, please boost": a fault by itself, with a wish behind it. */
export function withBareFaults(tokens: readonly Token[]): Token[] {
  const [fault, noun, end, ...rest] = tokens;
  const isBare =
    /^(dull|bland|blurry|noisy|hazy|murky|dingy|washed|lifeless)$/.test(fault?.text ?? '') &&
    /^(colors|tones|light|lighting|photo|picture|image|pic|shot|skin|valley|view|landscape|skyline|horizon|mountains|scene|coast)$/.test(
      noun?.text ?? '',
    ) &&
    end?.kind === 'separator' &&
    rest.length > 0;
  if (!isBare || !fault) return [...tokens];
  return [{ ...fault, text: 'too' }, fault, end as Token, ...rest];
}

/** "Faded wedding photo from 1962, more contrast": what is wrong with it, before the wish. */
export function withFadedTold(tokens: readonly Token[]): Token[] {
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
const MENDS =
  /^(sharpen|brighten|lighten|denoise|clean|straighten|level|clear|reduce|less|lower|remove|smooth)$/;
const PICTURE = /^(photo|picture|image|pic|shot|one)$/;
const BEFORE_PLEA = /^(please|pls|slightly|so|just|then|and|[,.])$/;

/** Nobody wishes for these. */
const BLEMISHES = /^(blurry|fuzzy|noisy|hazy|foggy|dull|murky|washed|crooked)$/;

/** "Blurry, can it be crisper?", "kinda dark and kinda blurry, sort it": faults, and then a plea. */
export function withFaultsBeforePleas(tokens: readonly Token[]): Token[] {
  const end = tokens.findIndex(({ kind }) => kind === 'separator');
  const said = tokens.slice(0, Math.max(0, end)).filter(({ text }) => !PICTURE.test(text));
  const isFault = ({ text }: Token) => FAULTS.has(text);
  // "Super hazy, please clear it up a little"
  let plea = end + 1;
  while (BEFORE_PLEA.test(tokens[plea]?.text ?? '')) plea += 1;
  const isPlea =
    said.some(isFault) &&
    !tokens.some(({ text }) => ON_FILM.test(text)) &&
    (PLEAS.test(tokens[plea]?.text ?? '') ||
      (MENDS.test(tokens[plea]?.text ?? '') &&
        ((isClauseOver(tokens, plea + 1) &&
          said.every((t) => !isFault(t) || BLEMISHES.test(t.text))) ||
          /^(it|this|that|up|the|noise|grain|haze)$/.test(tokens[plea + 1]?.text ?? '')))) &&
    said.every(
      (t) => isFault(t) || t.text === 'and' || ASIDES.test(t.text) || INTENSITY_WORDS.has(t.text),
    );
  if (!isPlea) return [...tokens];
  return [
    ...said.flatMap((t) => {
      if (t.text === 'and') return [t];
      // Said behind it, "but don't overdo it" has been put before it.
      if (t.text === 'slightly' && t.raw === '') return [t];
      return isFault(t) ? [{ ...t, text: 'too' }, t] : [];
    }),
    ...tokens.slice(end),
  ];
}

/** "Lots of grain in the shadows, …": nobody who begins so wants it. */
export function withLotsTold(tokens: readonly Token[]): Token[] {
  const [lots, of, noise] = tokens;
  const isTold =
    /^(lots|tons|loads|plenty|heaps)$/.test(lots?.text ?? '') &&
    of?.text === 'of' &&
    /^(grain|noise|haze|blur|scratches|dust)$/.test(noise?.text ?? '');
  return isTold ? [{ ...(lots as Token), text: 'remove' }, ...tokens.slice(2)] : [...tokens];
}
