import { COLOUR_MODIFIERS, COLOUR_NAMES, COMPOUND_COLOUR_NAMES } from '../words/colours.ts';
import { KIN, PERSONS } from '../words/lexicon.ts';

// Pieces of regular expressions over words, for forms.

const anyOf = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');

/** All that colours are called. */
const NAMED = [...COLOUR_NAMES, ...COMPOUND_COLOUR_NAMES];
const isOneWord = (name: string) => !name.includes(' ');
/** Those that are no row of such words: "navy blue" is one of two colours. */
const noRowOf = (names: readonly string[], words: readonly string[]) =>
  names.filter((name) => isOneWord(name) || !name.split(' ').every((word) => words.includes(word)));

/** The beginning of a sentence or a clause. */
export const START = '(?<=^|[,.;:!?] |\\b(?:and|then|but|plus|also) )';
/** The end of one. */
export const END = '(?= $|$| [,.;:!?]| (?:and|then|but|plus|please)\\b)';
/** The beginning and the end of all that is said. */
export const FIRST = '(?<=^(?:please )?)';
export const LAST = '(?= (?:please )?[.!]? ?$)';
/** A colour with what is said of it: "dark green", "#1b1464". */
export const COLOUR = `(?:(?:(?:${anyOf(COLOUR_MODIFIERS)}) ){0,2}(?:${anyOf(NAMED)})|#[0-9a-f]{6})\\b`;
/**
 * The same in a loop, where words that can be told in two ways take twice as long with each time that they
 * are said: colours in a row are each one, and `others` are words of that loop that may belong to a colour, too.
 */
export function colourAmong(others = ''): string {
  const words = others.split('|');
  const modifiers = [...COLOUR_MODIFIERS].filter((word) => !words.includes(word));
  const single = COLOUR_NAMES.filter(isOneWord);
  const modified = noRowOf(NAMED, single);
  const alone = noRowOf(modified, [...single, ...words]).filter((name) => !words.includes(name));
  const how = `(?:${anyOf(modifiers)}) (?:(?:${anyOf(COLOUR_MODIFIERS)}) )?`;
  const named =
    alone.length === modified.length
      ? `(?:${how})?(?:${anyOf(modified)})`
      : `(?:${how}(?:${anyOf(modified)})|(?:${anyOf(alone)}))`;
  return `(?:${named}|#[0-9a-f]{6})\\b`;
}
export const WHOSE = '(?:the|my|our|your|his|her|their|its|this|that|these|those)';
/** How a paint is, beside its colour; one group that finds the colour. */
export const INK = `(?:(?:an? |nice |lovely |matte? |flat |glossy |gloss |shiny |metallic |satin |really |very ){0,3}(${COLOUR}))`;
/** What a wish begins with. */
const VERB =
  'paint|recolou?r|color|dye|tint|make|turn|change|swap|replace|exchange|put|give|add|write|keep|leave|remove|crop|blur|cut|frame|have|want|show|see|set|use|print|draw|do|let|take|convert|switch|in|on|with|no|not|only|just|all|more|less|brighten|darken|from|but|except';
/** Somebody, or what stands for all of the picture: no thing that has a colour of its own. */
const NO_THING = `(?:${anyOf([...PERSONS, ...KIN.trim().split(/\s+/)])}|background|backdrop|subject|foreground|scenery|here|there|man|men|woman|women|girl|girls|boy|boys|guy|guys|lady|ladies|person|people|kid|kids|child|children|baby|family|couple|dog|cat|horse|me|us|him|her|them|it|its|they|theyre|hes|shes|everything|all|picture|photo|image|rest|light|sky|text|font|letters|title|caption|border|frame|gradient|studio|white|black|duotone|vignette|filter|overlay|mood|theme|shadow|snow|fog|rain|sunset|sunrise|\\w*(?:dots|sketch|drawing|style|look|glow|lines?|art|effect|tint|wash|tones?|version|poster|comic|cartoon)|${VERB})`;
const NEXT = `(?!${NO_THING}\\b|(?:in|is|are|was|and|to|with|on|should|would|shall|must|can|could|will|be|being|of|for|that|which)\\b)`;
/** "Front door": a thing that may have a colour, in at most two words. */
export const NAME = `${NEXT}\\w+(?: ${NEXT}\\w+)?`;
/** "My front door" */
export const THING = `(?:${WHOSE} )?${NAME}`;
/** One of the pictures by its number: "the first photo", "picture 2", "the other". */
export const PICTURE =
  '(?:(?:the )?(?:first|second|third|fourth|fifth|1st|2nd|3rd|other)(?: (?:picture|photo|image|pic|one|shot|snap))?|(?:the |my )?(?:picture|photo|image|pic|shot|number) (?:no )?(?:one|two|three|four|five|[1-5])|the [1-5])\\b';
/** Something was boxed or painted by whoever speaks. */
export const MARKED =
  '(?:marked|circled|encircled|boxed|painted|brushed|outlined|selected|colored|covered|scribbled|highlighted|shaded|masked|framed|drawn|drew|traced|rubbed|ringed|lassoed|daubed)';
/** It is to go. */
export const GONE =
  '(?:gone|vanish|vanishes|disappear|disappears|disappeared|go|goes|away|out|lose|remove|removed|erase|erased|delete|deleted|rid|ditch|zap|kill|out of here)';
