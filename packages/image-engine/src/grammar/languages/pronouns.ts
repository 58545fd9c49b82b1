import { COLOUR_WORDS } from '../words/colours.ts';
import type { Token } from '../words/tokens.ts';
import { endsClause, rawOf, says, someSay, textOf, type Unit, withText } from './unit.ts';

// Rules about small words. Each gets the units of one clause.

const HOW =
  /^(more|less|too|in|on|to|like|black and white|slightly|much|very|\w{3,}er)\b(?! light)/;

/** "Súbele el contraste": for whom it is, when what it is follows. */
export function withoutDatives(clause: readonly Unit[]): Unit[] {
  return clause.filter((unit, i) => {
    const [verb, next] = [clause[i - 1], clause[i + 1]];
    if (verb?.kind !== 'verb') return true;
    const isMe = says(unit, 'me', 'us') && !says(verb, 'turn');
    // "Spiegel mich", "espéjame": the picture of me.
    if (isMe && says(verb, 'mirror', 'flip', 'rotate') && endsClause(next)) return false;
    const isFor = isMe || (says(unit, 'it', 'her', 'them') && !says(verb, 'make'));
    return !(isFor && says(next, 'the', 'a', 'this', 'my'));
  });
}

/** "Cámbiame la camiseta": before a noun it is an article, "pónmela" has none. */
export function withArticlesMeant(clause: readonly Unit[]): Unit[] {
  return clause.map((unit, i) => {
    const isPair = says(unit, 'it') && /(me|te|nos) (la|lo|las|los)$/.test(rawOf(unit));
    const [verb, next] = [clause[i - 1], clause[i + 1]];
    return isPair && verb?.kind === 'verb' && next?.kind === 'noun' ? withText(unit, 'the') : unit;
  });
}

const WEATHER = /^(?:snow|fog|rain|mist|film grain|add rain|light rain|snowflakes)\b/;

/** "Avec des rayures", "par du bleu", "de la neige": some of it. */
export function withoutPartitives(clause: readonly Unit[]): Unit[] {
  const at = says(clause[1], 'the') ? 2 : 1;
  const isWish = says(clause[0], 'of') && WEATHER.test(textOf(clause[at]));
  const said = isWish ? clause.slice(at) : clause;
  return said.filter(
    (unit, i) => !(says(unit, 'of') && says(said[i - 1], 'with', 'add', 'put', 'give')),
  );
}

/** What may follow a pronoun, and no article. */
const BEHIND_PRONOUNS = [
  'please',
  'in',
  'with',
  'a',
  'to',
  'so',
  'of',
  'before',
  'on',
  'into',
  'at',
];

/** "Adoucis-les": what is written like an article and has no noun behind it is a pronoun. */
export function withPronouns(clause: readonly Unit[]): Unit[] {
  return clause.map((unit, i) => {
    if (!says(unit, 'the') || clause[i - 1]?.kind !== 'verb') return unit;
    const next = clause[i + 1];
    const isLast = endsClause(next) || says(next, ...BEHIND_PRONOUNS);
    const isHow = next?.kind === 'phrase' && HOW.test(textOf(next));
    // "Rends-la meilleure": what it is to become.
    const isMade =
      says(clause[i - 1], 'make') && next?.kind === 'adjective' && endsClause(clause[i + 2]);
    if (!isLast && !isHow && !isMade) return unit;
    return { ...unit, tokens: unit.tokens.map((token) => ({ ...token, text: 'it' })) };
  });
}

const ARTICLE = /^(l|le|la|les)$/;
const ASKED = ['you', 'please', 'can', 'i', 'we', 'want', 'should be', 'must'];

/** "Tu la mets devant", "peux-tu la supprimer": a pronoun stands before its verb. */
export function withPronounsBehind(clause: readonly Unit[]): Unit[] {
  const at = clause.findIndex((unit, i) => {
    const [before, verb, next] = [clause[i - 1], clause[i + 1], clause[i + 2]];
    const isPronoun = says(unit, 'the') && ARTICLE.test(rawOf(unit)) && verb?.kind === 'verb';
    const isVerb = !says(next, 'is', 'of', 'too', 'are');
    return isPronoun && isVerb && (before === undefined || says(before, ...ASKED));
  });
  const [pronoun, verb] = clause.slice(at, at + 2);
  if (at < 0 || !pronoun || !verb) return [...clause];
  const before = clause.slice(0, at).filter((unit) => !says(unit, 'you'));
  return [...before, verb, withText(pronoun, 'it'), ...clause.slice(at + 2)];
}

/** Masculine in German, and nobody. */
const THING = /^(background|sky|frame|border|text|floor|grain)$/;

/** "Der Schal ist rot, mach ihn blau": what has a colour and shall have another, whatever its gender is. */
function isColoured(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findLastIndex(({ kind }, i) => i < at && kind === 'separator');
  const from = tokens.findLastIndex(({ kind }, i) => i < end && kind === 'separator') + 1;
  const said = tokens.slice(from, Math.max(from, end)).map(({ text }) => text);
  const state = said.indexOf('is');
  const isNow =
    state > 0 && said.slice(state + 1, state + 4).some((word) => COLOUR_WORDS.has(word));
  return isNow && tokens.slice(at + 1, at + 4).some(({ text }) => COLOUR_WORDS.has(text));
}

/** "Entferne den Hintergrund und mach ihn weiß": a thing is "him" where it was the last to be named. */
export function withThingsMeant(tokens: readonly Token[]): Token[] {
  return tokens.map((token, i) => {
    const isGendered = /^(ihn|sie)$/i.test(token.raw) && /^(him|her)$/.test(token.text);
    if (isGendered && isColoured(tokens, i)) return { ...token, text: 'it' };
    if (!/^ihn$/i.test(token.raw) || token.text !== 'him') return token;
    const named = tokens.slice(0, i).findLast(({ text }) => NAMED.test(text) || THING.test(text));
    return named && THING.test(named.text) ? { ...token, text: 'it' } : token;
  });
}
/** Who else may be meant. */
const NAMED =
  /^(subject|person|man|boy|guy|dog|cat|child|kid|friend|father|dad|son|brother|husband|grandpa|baby|bird|car|mug|him|he)$/;

/** "Mi suéter que sea negro": that it should be. */
export function withoutThat(clause: readonly Unit[]): Unit[] {
  return clause.filter(
    (unit, i) => i === 0 || !(says(unit, 'that') && says(clause[i + 1], 'should be')),
  );
}

/** Politeness stands anywhere, also where it parts what belongs together. */
export function withoutPleases(clause: readonly Unit[]): Unit[] {
  const rest = clause.filter((unit) => !says(unit, 'please'));
  return rest.length > 0 ? rest : [...clause];
}

/** "Ni marco ni texto", "weder Rahmen noch Text": none of both. */
export function withNeitherNamed(clause: readonly Unit[]): Unit[] {
  let isOpen = false;
  return clause.map((unit) => {
    const isNor = isOpen && /^(ni|noch)$/.test(rawOf(unit));
    const isNeither = !isOpen && (rawOf(unit) === 'ni' || says(unit, 'neither'));
    isOpen ||= isNeither;
    return isNor ? withText(unit, 'nor') : isNeither ? withText(unit, 'neither') : unit;
  });
}

/** "Hacé que se vea antigua": make it look old. */
export function withMadeLooks(clause: readonly Unit[]): Unit[] {
  const at = clause.findIndex((unit) => says(unit, 'should be'));
  const isThat = says(clause[at - 1], 'that');
  const look = clause[at];
  if (!look || !says(clause[isThat ? at - 2 : at - 1], 'make')) return [...clause];
  const before = clause.slice(0, isThat ? at - 1 : at);
  return [...before, withText(look, 'it', 'look'), ...clause.slice(at + 1)];
}

const AIM = /\b(stand out|stands out|pop|more prominent|visible|attention)\b/;

/** "Damit das Essen besser rauskommt": what a wish is good for, in words that the grammar leaves out. */
export function withoutAims(clause: readonly Unit[]): Unit[] {
  const at = clause.findIndex((unit) => says(unit, 'so that'));
  const aim = clause[at];
  if (!aim || !clause.slice(at).some((each) => AIM.test(textOf(each)))) return [...clause];
  return [...clause.slice(0, at), withText(aim, 'so', 'that', 'i', 'can', 'see', 'it')];
}

const BY = /^(par|por|durch|gegen|mit|con|avec)$/;

/** "Ersetze es durch Grau", "remplace-le par du gris": with what it is replaced. */
export function withMeansNamed(clause: readonly Unit[]): Unit[] {
  if (!someSay(clause, 'replace', 'swap')) return [...clause];
  return clause.map((unit) =>
    says(unit, 'in') && BY.test(rawOf(unit)) ? withText(unit, 'with') : unit,
  );
}
