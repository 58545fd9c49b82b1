import type { Token } from '../words/tokens.ts';
import { isPrice, typed } from './as-typed.ts';
import { word } from './place-words.ts';

// What things cost and how much they are cheaper, as quotes.

const PRICE = /^(?:price|preis|precio|prix)$/;
/** Of which more is said: what it stands on stays. */
const STUCK =
  /^(?:sticker|badge|aufkleber|plakette|storer|button|knopf|pegatina|insignia|chapa|autocollant|pastille|macaron|bouton)$/;
/** About a price that is there already. */
const THERE =
  /^(?:old|alter?n?|alte[nrs]?|viejo|antiguo|ancien|vieux|remove|erase|delete|change|strike|cross|replace|cover|hide|weg|entferne?|losche?|andere?|streiche?|quita|borra|cambia|tacha|enleve|efface|change|barre|remplace)$/;

/** "Preis 12,90 € rot rechts oben", "price sticker 49,99 €": the figure with its sign is written. */
export function withPricesQuoted(tokens: readonly Token[], prompt: string): Token[] {
  if (tokens.some((token) => THERE.test(word(token)))) return [...tokens];
  const at = tokens.findIndex((token) => PRICE.test(word(token)));
  const isStuck = STUCK.test(word(tokens[at + 1]));
  let figure = isStuck ? at + 2 : at + 1;
  while (/^(?::|of|with|von|mit|de|con|avec|saying)$/.test(tokens[figure]?.text ?? '')) figure++;
  if (at < 0 || !isPrice(tokens[figure])) return [...tokens];
  const quoted = typed(tokens, prompt, figure, figure + 1, tokens[figure]?.start ?? 0);
  const lead = tokens[at] as Token;
  const text: Token = { ...lead, text: 'text', raw: 'text' };
  const naming = isStuck ? tokens.slice(at, at + 2) : [text];
  return [...quoted.slice(0, at), ...naming, ...quoted.slice(figure)];
}

const SAYS = /^(?:says|saying|reads|reading|with|mit|con|avec|steht|dice|diga|dit)$/;
const ON_IT =
  /^(?:sticker|badge|button|label|tag|circle|star|burst|starburst|seal|ribbon|banner|aufkleber|plakette|storer|kreis|stern|schild|etikett|banderole|pegatina|etiqueta|circulo|estrella|insignia|chapa|cinta|autocollant|etiquette|pastille|macaron|cercle|rond|etoile|bandeau)$/;
/** What it is like, said behind it: "etiqueta roja redonda". */
const LIKE =
  /^(?:redond[oa]|ronde?|circular|grande?|pequen[oa]|petite?|roj[oa]|amarill[oa]|azul|verde|negr[oa]|blanc[oa]|blanche|naranja|rosa|dorad[oa]|rouge|jaune|bleue?|verte?|noire?|orange|rose|doree?|fluo)$/;

/** The word that a figure stands behind, without a minus and what is said of a noun. */
function nounBefore(tokens: readonly Token[], figure: number): string {
  let at = figure - 1;
  if (/^[-−–]$/.test(tokens[at]?.raw ?? '')) at -= 1;
  while (LIKE.test(word(tokens[at]))) at -= 1;
  return word(tokens[at]);
}

/** "A badge with -30%", "a sticker that says 2 for 1": figures that a badge has on it. */
export function withOffersQuoted(tokens: readonly Token[], prompt: string): Token[] {
  if (tokens.some(({ kind }) => kind === 'quote')) return [...tokens];
  const at = tokens.findIndex(
    (token, i) =>
      token.kind === 'number' &&
      (SAYS.test(word(tokens[i - 1])) || ON_IT.test(nounBefore(tokens, i))) &&
      tokens.slice(0, i).some((each) => ON_IT.test(word(each))),
  );
  if (at < 0) return [...tokens];
  // "2 for 1", "3 für 2", "50% off"
  const isPair =
    /^(?:for|fur|por|pour|x)$/.test(word(tokens[at + 1])) && tokens[at + 2]?.kind === 'number';
  const isOff =
    /%/.test(tokens[at]?.raw ?? '') && /^(?:off|rabatt|dto|sale)$/.test(word(tokens[at + 1]));
  const isShare = /[%€$£]/.test(tokens[at]?.raw ?? '');
  if (!isPair && !isShare) return [...tokens];
  const to = isPair ? at + 3 : isOff ? at + 2 : at + 1;
  const from = /^[-−–]$/.test(tokens[at - 1]?.raw ?? '') ? at - 1 : at;
  return typed(tokens, prompt, from, to, tokens[from]?.start ?? 0);
}
