import { clauseStart, endsThere } from '../clauses/clause-bounds.ts';
import { COLOUR_WORDS, isShadeOf } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';

const GLOSS = /^(matte|matt|glossy|shiny|metallic|satin)$/;
const QUALITIES = /^(clear|healthy|nice|rich|lovely|fresh|natural|proper|lush|pretty|beautiful)$/;

/** "Matte black", "matte #1c1c1c", "a clear turquoise": the colour is what can be given. */
export const withColoursPlain = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({ text }, i) => {
    const isColour = (at: number) => COLOUR_WORDS.has(tokens[at]?.text ?? '');
    if (GLOSS.test(text)) return !isColour(i + 1) && tokens[i + 1]?.kind !== 'hex';
    const isQuality = (at: number) => QUALITIES.test(tokens[at]?.text ?? '') && isColour(at + 1);
    const isArticle = /^an?$/.test(text) && isQuality(i + 1) && isLastColour(tokens, i + 2);
    const isKind =
      isQuality(i) && /^an?$/.test(tokens[i - 1]?.text ?? '') && isLastColour(tokens, i + 1);
    return !isArticle && !isKind;
  });

const isLastColour = (tokens: readonly Token[], at: number) => endsThere(tokens[at + 1]);

/** Grow white in other ways. */
const NOT_PAINTED =
  /^(teeth|tooth|whites?|skin|background|backdrop|eyes?|smile|face|faces|it|them|him|her|me|us|sky|snow|clouds?|light|picture|photo|image|colors?)$/;

/** "Make the wedding dress whiter": white. */
export const withWhiterWhite = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    if (token.text !== 'whiter') return token;
    const [which, thing] = [tokens[i - 2]?.text ?? '', tokens[i - 1]?.text ?? ''];
    const start = clauseStart(tokens, i);
    const isThing =
      i - start >= 3 &&
      /^(make|turn|paint)$/.test(tokens[start]?.text ?? '') &&
      !NOT_PAINTED.test(thing) &&
      (/^(the|my|our|his|her|this)$/.test(which) ||
        /^(the|my|our|his|her|this)$/.test(tokens[i - 3]?.text ?? ''));
    return isThing ? { ...token, text: 'white' } : token;
  });

/** "In green olive", as French has it: olive green. */
export const withShadesBefore = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const isLed = (at: number) => /^(in|to|into)$/.test(tokens[at]?.text ?? '');
    if (next && isLed(i - 1) && isShadeOf(next.text, token.text)) return next;
    return before && isLed(i - 2) && isShadeOf(token.text, before.text) ? before : token;
  });

const PICTURED = /^(it|this|that|picture|photo|image|portrait|pic|everything|me|him|her|us|them)$/;

/** "Make the sofa charcoal", "the sofa should be charcoal": a colour, where things are painted. */
export const withCharcoalPainted = (tokens: readonly Token[]): Token[] =>
  tokens.map((token, i) => {
    if (token.text !== 'charcoal' || !endsThere(tokens[i + 1])) return token;
    const said = tokens.slice(clauseStart(tokens, i), i).map(({ text }) => text);
    const thing = PAINTED.exec(said.join(' '))?.[1];
    return thing && !PICTURED.test(thing) ? { ...token, text: 'anthracite' } : token;
  });

const PAINTED =
  /^(?:(?:please|can you|could you) )*(?:(?:make|paint|turn|change|recolor) )?(?:the|my|our|his|her|this) (?:\w+ )?(\w+)(?: (?:should be|to be|to|into|in))?$/;
