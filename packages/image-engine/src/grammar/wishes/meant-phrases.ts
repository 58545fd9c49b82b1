import { isNamedOnly, isSaidBetter } from '../clauses/named-only.ts';
import { SCOPE_WORDS } from '../clauses/scope.ts';
import { DEFINITE, isThingThere, isWord, QUALITIES, textAt } from '../clauses/things-there.ts';
import { COLOUR_WORDS } from '../words/colours.ts';
import { FILLERS, PARTS } from '../words/lexicon.ts';
import type { Token } from '../words/tokens.ts';
import type { Match } from '../words/vocabulary.ts';

const GENRE =
  /^(illustration|illustrated|drawing|drawn|painting|painted|sketch|poster|art|pencil)$/;
const BACKS = /^(background|backdrop|scene|dark|light|deep|pale|bright)$/;
const LOOKS = /^(look|style|effect|filter|version|vibe|treatment|feel)$/;
/** Behind the name of a look, these make a thing of it: "the cartoon character". */
const THINGS = /^(character|figure|hero|machine|cover|page|hanging|signs?|lights?|lamps?)$/;

/** "A watercolour illustration": the second word only says that it is drawn. */
const isGenre = (match: Match, tokens: readonly Token[]) =>
  isWord(match) && match.operation.stage === 'style' && GENRE.test(textAt(tokens, match.from));

/** "Make the drawing brighter", "the cartoon character": it is one already. */
function isThere(match: Match, tokens: readonly Token[], matches: readonly Match[]): boolean {
  if (!/^(style|overlay)$/.test(match.operation.stage)) return false;
  const [before, next] = [textAt(tokens, match.from - 1), textAt(tokens, match.to)];
  const isChanged = matches.some((m) => QUALITIES.test(m.operation.op));
  const isDrawn = match.operation.stage === 'style' && isWord(match) && isChanged;
  const isThing = ((isGenre(match, tokens) || isDrawn) && !LOOKS.test(next)) || THINGS.test(next);
  return isThing && DEFINITE.test(before);
}

/** "A heart sticker": what it shows. */
const isThing = (tokens: readonly Token[], i: number) =>
  tokens[i]?.kind === 'word' && !/^(the|this|my|make|as|white|cute|nice)$/.test(textAt(tokens, i));

/** "Put a sticker on the laptop", "heart stickers around us" */
function isPlaced({ operation, from, to }: Match, tokens: readonly Token[]): boolean {
  // "A sticker of hearts in the top right": it goes on the picture.
  const isInPlace =
    operation.op === 'sticker' &&
    textAt(tokens, to) === 'of' &&
    tokens.slice(to).some(({ text }) => /^(corner|top|bottom|left|right)$/.test(text));
  if (isInPlace) return true;
  return (
    operation.op === 'sticker' &&
    (/^an?$/.test(textAt(tokens, from - 1)) || isThing(tokens, from - 1)) &&
    /^(on|onto|above|behind|around|over)$/.test(textAt(tokens, to)) &&
    DEFINITE.test(textAt(tokens, to + 1))
  );
}

/** "The tint of the snow": it has fallen. */
function hasFallen(match: Match, tokens: readonly Token[]): boolean {
  return (
    match.operation.stage === 'overlay' &&
    isWord(match) &&
    DEFINITE.test(textAt(tokens, match.from - 1)) &&
    (/^(from|of|on|off|over)$/.test(textAt(tokens, match.from - 2)) ||
      /^(is|are|was|looks|look|seems|came|too)$/.test(textAt(tokens, match.to)))
  );
}

/** "Enhance the dynamic range": what is to be enhanced says how. */
const isGeneral = (match: Match, tokens: readonly Token[]) =>
  isWord(match) && /^(enhance|improve|beautify|optimize)$/.test(textAt(tokens, match.from));

const HOW_PLACES_ARE = /^(warmth|blur|brightness|saturation|contrast)$/;

/** "Put it in a cosy kitchen": says how the place is. */
function describesPlace(
  match: Match,
  tokens: readonly Token[],
  matches: readonly Match[],
): boolean {
  const place = matches.find((m) => m.from === match.to);
  return (
    isWord(match) &&
    (HOW_PLACES_ARE.test(match.operation.op) || textAt(tokens, match.from) === 'snowy') &&
    place?.operation.op === 'replaceBackground' &&
    'scene' in place.hint &&
    (match.from === 0 || /^(an?|some|to|with)$/.test(textAt(tokens, match.from - 1))) &&
    tokens.some((t) =>
      /^(put|place|in|on|at|background|backdrop|scene|setting|behind)$/.test(t.text),
    )
  );
}

/** "The noise in the dark areas": says where the fault is. */
const saysWhere = (match: Match, tokens: readonly Token[], matches: readonly Match[]) =>
  isWord(match) &&
  /^(areas?|parts?|corners?|regions?|spots?|sides?|tones)$/.test(textAt(tokens, match.to)) &&
  matches.some((m) => m.to < match.from && m.operation.stage === 'restore');

/** "Swap the boring wall", "remove the dark corner": which thing it is. */
const saysWhich = (match: Match, tokens: readonly Token[], matches: readonly Match[]) =>
  isWord(match) &&
  matches.length > 1 &&
  /^(tone|restore)$/.test(match.operation.stage) &&
  DEFINITE.test(textAt(tokens, match.from - 1)) &&
  PARTS.has(textAt(tokens, match.to)) &&
  tokens.slice(0, match.from).some((t) => /^(swap|replace|exchange|switch)$/.test(t.text));

/** "The kitchen cabinets", of which a colour is said: where the things are. */
const saysWhereThingsAre = (match: Match, tokens: readonly Token[]) => {
  const colour = tokens.findIndex((t, i) => i > match.to && COLOUR_WORDS.has(t.text));
  const things = tokens.slice(match.to, colour);
  return (
    isWord(match) &&
    match.operation.op === 'replaceBackground' &&
    DEFINITE.test(textAt(tokens, match.from - 1)) &&
    !SCOPE_WORDS.has(textAt(tokens, match.from)) &&
    /^(make|paint|turn|recolor|color|change)$/.test(tokens[0]?.text ?? '') &&
    colour > match.to &&
    things.some(({ kind, text }) => kind === 'word' && !FILLERS.has(text) && !BACKS.test(text))
  );
};

/** "Cut 10% off the top and bottom": where, and no two pictures. */
const namesEdges = (match: Match, tokens: readonly Token[], matches: readonly Match[]) =>
  match.operation.op === 'sideBySide' &&
  matches.some((m) => /^(crop|cinematic|frame|text|vignette)$/.test(m.operation.op)) &&
  /^(top|bottom|left|right) and (top|bottom|left|right)$/.test(
    match.indices.map((i) => textAt(tokens, i)).join(' '),
  );

/** "A double rainbow": how many of them. */
const saysHowMany = (match: Match, tokens: readonly Token[], matches: readonly Match[]) =>
  match.operation.op === 'resize' &&
  isWord(match) &&
  /^(double|triple)$/.test(textAt(tokens, match.from)) &&
  matches.some(
    (m) =>
      m.from >= match.to &&
      tokens.slice(match.to, m.from).every(({ text }) => COLOUR_WORDS.has(text)) &&
      !/^(resize|upscale)$/.test(m.operation.op),
  );

/** "Neon outline": how that shall be, and no look of the picture. */
const saysHowBright = (match: Match, tokens: readonly Token[]) =>
  match.operation.op === 'neon' &&
  isWord(match) &&
  /^(outlines?|border|frame|text|letters|font|edges?)$/.test(textAt(tokens, match.to));

/** "4× for a poster print": what it is for. */
const saysWhatFor = (match: Match, tokens: readonly Token[], matches: readonly Match[]) => {
  const lead = /^(a|an|my|our|the|this)$/.test(textAt(tokens, match.from - 1)) ? 2 : 1;
  return (
    match !== matches[0] &&
    isWord(match) &&
    match.operation.stage === 'style' &&
    textAt(tokens, match.from - lead) === 'for' &&
    !LOOKS.test(textAt(tokens, match.to))
  );
};

/** "A gradient from teal to orange", "a duotone in teal and orange": its colours, and no look of films. */
export const namesInks = (match: Match, tokens: readonly Token[]) =>
  match.operation.op === 'cinematic' &&
  match.indices.every((i) => /^(teal|orange|and)$/.test(textAt(tokens, i))) &&
  tokens.some(({ text }) => /^(gradient|duotone|bichrome)$/.test(text));

/** "Add a light vignette": says how strong that is, and asks for no light. */
const saysHowStrong = (match: Match, tokens: readonly Token[], matches: readonly Match[]) =>
  match.operation.op === 'brightness' &&
  textAt(tokens, match.to - 1) === 'light' &&
  /^(a|add|some|with)$/.test(textAt(tokens, match.to - 2)) &&
  matches.some((m) => m.from === match.to && m.operation.stage !== 'subject');

/** "The launch pad": nothing that is padded. */
const isOfThing = (match: Match, tokens: readonly Token[]) =>
  match.operation.op === 'pad' &&
  isWord(match) &&
  /^(launch|landing|mouse|helicopter|note|touch|key|lily)$/.test(textAt(tokens, match.from - 1));

/** "Floating in space": no card does. */
const isAfloat = (match: Match, tokens: readonly Token[]) =>
  match.operation.op === 'frame' &&
  textAt(tokens, match.to - 1) === 'floating' &&
  /^(in|on|above|over|through)$/.test(textAt(tokens, match.to));

/** "The saturation of the subject only": names the part, and cuts nothing out. */
const namesPart = (match: Match, tokens: readonly Token[], matches: readonly Match[]) =>
  matches.length > 1 &&
  match.operation.op === 'removeBackground' &&
  /^(subject only|only (subject|person|dog|cat|product))$/.test(
    match.indices.map((i) => textAt(tokens, i)).join(' '),
  );

/** Leaves out phrases that name what is there already, or say in general what others say exactly. */
export function meantPhrases(matches: readonly Match[], tokens: readonly Token[]): Match[] {
  const isStyleSaid = matches.some((m) => m.operation.stage === 'style' && !isGenre(m, tokens));
  const last = matches.at(-1);
  return matches.filter(
    (m) =>
      !(
        isThere(m, tokens, matches) ||
        isThingThere(m, tokens, matches) ||
        isPlaced(m, tokens) ||
        hasFallen(m, tokens) ||
        isNamedOnly(m, tokens, matches)
      ) &&
      !(isStyleSaid && isGenre(m, tokens)) &&
      !isSaidBetter(m, matches) &&
      !describesPlace(m, tokens, matches) &&
      !isAfloat(m, tokens) &&
      !isOfThing(m, tokens) &&
      !namesPart(m, tokens, matches) &&
      !namesInks(m, tokens) &&
      !saysWhatFor(m, tokens, matches) &&
      !saysWhich(m, tokens, matches) &&
      !saysWhereThingsAre(m, tokens) &&
      !saysHowBright(m, tokens) &&
      !saysHowMany(m, tokens, matches) &&
      !namesEdges(m, tokens, matches) &&
      !saysHowStrong(m, tokens, matches) &&
      !saysWhere(m, tokens, matches) &&
      !(m !== last && isGeneral(m, tokens)),
  );
}
