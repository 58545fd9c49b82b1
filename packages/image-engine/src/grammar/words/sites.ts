import type { Token } from './tokens.ts';

/** Stand before where a picture goes. */
const TO = /^(on|at|for|to|onto|auf|bei|fur|für|zu|sur|pour|chez|en|para|a)$/;
/** Of what is to be written, an address may be a part. */
const WRITTEN =
  /^(write|text|words|caption|title|saying|says?|schreib\w*|text|find|visit|follow|order|infos?|mehr|more|escrib\w*|ecri\w*|écri\w*|put|add)$/;
const ENDING = /^(com|org|net|io|uk|eu|ch|at|nl|fr|de|es|it|mx|ar|be|pl)$/;

/**
 * "It goes on etsy.com": a site by its address, as one word for where things are sold. Behind a word that
 * has something written an address has no such word before it.
 */
export function withSitesNamed(tokens: readonly Token[]): Token[] {
  if (tokens.some(({ text }) => WRITTEN.test(text))) return [...tokens];
  for (const [at, name] of tokens.entries()) {
    if (name.kind !== 'word' || !TO.test(tokens[at - 1]?.text ?? '')) continue;
    // "autoscout24.com"
    const dot = tokens[at + 1]?.kind === 'number' ? at + 2 : at + 1;
    const ending = tokens[dot + 1];
    const parts = tokens.slice(at, dot + 2);
    const isGlued = parts.every(({ start }, i) => i === 0 || start === parts[i - 1]?.end);
    if (tokens[dot]?.text !== '.' || !ending || !isGlued || !ENDING.test(ending.text)) continue;
    const site: Token = { ...name, text: 'ebay', raw: 'ebay', end: ending.end };
    return [...tokens.slice(0, at), site, ...tokens.slice(dot + 2)];
  }
  return [...tokens];
}
