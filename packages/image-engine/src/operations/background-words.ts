import { type Clause, isFree, takeColours, takeWords } from '../grammar/clauses/clause.ts';
import { COLOUR_WORDS } from '../grammar/words/colours.ts';
import type { SceneName } from '../scenes/scenes.ts';
import { SCENE_NAMES, SPOKEN } from '../scenes/spoken.ts';
import {
  AS_BACKGROUND,
  GENERAL,
  HEADSHOT,
  HOW,
  PICTURE,
  PLACES,
  ROUND,
} from './background-vocabulary.ts';
import { backgroundPicture } from './picture-references.ts';
import type { BackgroundParams } from './replace-background.ts';

/** What a phrase says about the background. */
export interface BackgroundHint {
  scene?: SceneName;
  /** Names the place only: something has to say that the subject is to be put there. */
  bare?: boolean;
  picture?: boolean;
  /** Only "on white": something else in the clause may be what is white. */
  plain?: boolean;
}

type Phrases = readonly (readonly [phrases: string, hint: BackgroundHint])[];

const join = (patterns: readonly string[], name: string) =>
  patterns.map((pattern) => pattern.replace('NAME', name)).join('|');

/** Every phrase that asks for another background. */
export function backgroundPhrases(): Phrases {
  const scenes = SCENE_NAMES.flatMap((scene): Phrases => {
    const { names, vague, wishes } = SPOKEN[scene];
    const all = [...names.split('|'), ...(vague?.split('|') ?? [])];
    return [
      [all.map((name) => join(AS_BACKGROUND, name)).join('|'), { scene }],
      [names, { scene, bare: true }],
      ...(wishes ? [[wishes, { scene }] as const] : []),
      ...(vague ? [[join(PLACES, vague.split('|')[0] ?? ''), { scene, bare: true }] as const] : []),
    ];
  });
  return [
    [HEADSHOT, { scene: 'studio' }],
    [PICTURE, { picture: true }],
    ...scenes,
    [GENERAL, {}],
    [ON_PLAIN, { plain: true }],
  ];
}

/** "Product on white": the words end at the colour, which is read as one. */
const ON_PLAIN =
  'on white|on pure white|on plain white|on black|on pure black|on gray|on light gray|against white|against black|against gray';

/** Put the subject somewhere. */
const PUTS =
  /^(put|place|placed|move|teleport|teleported|transport|transported|send|bring|take|drop|set|stick|relocate|photoshop|insert|swap|replace|change|exchange|trade|switch|imagine|show)$/;
/** Somebody is there. */
const STANDS =
  /^(stand|stands|standing|sit|sits|sitting|walk|walks|walking|lying|relaxing|posing|be|being)$/;
/** The same, before the place only: "the dog in the forest is cute" praises. */
const IS = /^(were|was|is|hes|shes|im|theyre|look|looks|looking)$/;
/** Change what is there. */
const ADJUSTS =
  /^(blur|darken|brighten|lighten|sharpen|saturate|desaturate|colorize|tint|soften|crop|erase|fix|enhance|improve|darker|brighter|bluer|warmer|cooler)$/;
const BACKDROPS = /^(background|backdrop|behind|bg|scenery|setting|surroundings|front)$/;

const OWN_THING = /^(?:my|the|our|this) \w+ (?:\w+ )?(?:in|on|at) an? (?:\w+ )?$/;

/** Whether the clause says that something is to be put there, and does not only mention the place. */
function isPut({ tokens, used, from, to }: Clause): boolean {
  const words = tokens.map(({ text }) => text);
  const stands =
    !words.includes('there') &&
    (words.some((word) => STANDS.test(word)) ||
      words.slice(0, from).some((word) => IS.test(word)) ||
      words.at(-1) === 'is');
  if (stands || words.some((word) => PUTS.test(word))) return true;
  const isOthers = [...used].some((i) => i < from || i >= to);
  if (isOthers) return false;
  if (words.some((word) => BACKDROPS.test(word))) return true;
  // "My mug in a nice kitchen"
  if (OWN_THING.test(`${words.slice(0, from).join(' ')} `)) return true;
  // "Him on a beach", "me at the office".
  return /^(me|him|her|us|them|it)$/.test(words[from - 1] ?? words[0] ?? '') ||
    /^(on|in|at|by|near)$/.test(words[from - 1] ?? words[from] ?? '') ||
    /^(on|in|at|by|near)$/.test(words[from - 2] ?? '')
    ? words
        .slice(0, from)
        .every(
          (word) =>
            /^(me|him|her|us|them|it|on|in|at|by|near|to|into|the|a|an|my|some|make|with)$/.test(
              word,
            ) || HOW.includes(word),
        )
    : false;
}

/** "Beach", and not another word: hardly anything else can be meant than to put it there. */
function isAlone({ tokens, from, to }: Clause): boolean {
  return tokens.every(
    ({ text }, i) =>
      (i >= from && i < to) || COLOUR_WORDS.has(text) || /^(the|a|an|at|on|in|please)$/.test(text),
  );
}

/** "Blur the beach behind him": about the background that is there. */
function isAboutExisting({ tokens }: Clause): boolean {
  const words = tokens.map(({ text }) => text);
  return words.some((word) => ADJUSTS.test(word)) && !words.some((word) => PUTS.test(word));
}

const DEFINITE = /^(the|this|that|these|those|my|our|his|her|their)$/;
const PREPOSITION = /^(on|in|at|into|onto|to|by|near|against|inside|front|before)$/;

/** "Swap the kitchen for a beach": the kitchen is there already. */
function isSwappedAway({ tokens, from }: Clause): boolean {
  const swap = tokens.findIndex(({ text }) => /^(swap|exchange|trade|replace|change)$/.test(text));
  const joint = tokens.findIndex(({ text }, i) => i > swap && /^(for|with|by)$/.test(text));
  return swap >= 0 && from > swap && from < joint;
}

/** "Put the vase on a table": what is put there is the subject, whatever it is called. */
function takeObject({ tokens, used, from }: Clause, isScene = false): void {
  const verb = tokens.findIndex(({ text }) => PUTS.test(text));
  // "A beige background behind the chair": who or what it is behind is the subject.
  const behind = tokens.findIndex(({ text }) => /^(behind|around)$/.test(text));
  const isBehind = behind > 0 && DEFINITE.test(tokens[behind + 1]?.text ?? '');
  const stop = tokens.findIndex(
    ({ kind, text }, i) =>
      i > behind + 2 &&
      (kind === 'separator' || COLOUR_WORDS.has(text) || /^(from|with|in|to)$/.test(text)),
  );
  const last = stop < 0 || !isScene ? tokens.length : stop;
  if (
    isBehind &&
    last <= behind + 4 + Number(isScene) &&
    ((isScene && from < behind) || tokens.slice(0, behind).some(({ text }) => BACKDROPS.test(text)))
  )
    for (let i = behind; i < last; i++) used.add(i);
  // "My shoes on a pink background"
  const place = tokens.findIndex(({ text }) => PREPOSITION.test(text));
  const isNamed = verb < 0 && DEFINITE.test(tokens[0]?.text ?? '') && place > 0 && place < 4;
  if (isNamed) for (let i = 0; i < place; i++) used.add(i);
  if (verb < 0 || !DEFINITE.test(tokens[verb + 1]?.text ?? '')) return;
  const end = tokens.findIndex(({ text }, i) => i > verb && PREPOSITION.test(text));
  if (end < 0 || end > verb + 5) return;
  for (let i = verb + 1; i < end; i++) used.add(i);
}

/** "A professional office": the place says more than the word before it. */
function namedPlace(clause: Clause): SceneName | null {
  const words = clause.tokens.map(({ text }, i) => (isFree(clause, i) ? text : ''));
  const isNamed = (name: SceneName) =>
    name !== 'studio' && SPOKEN[name].names.split('|').some((each) => words.includes(each));
  const found = SCENE_NAMES.find(isNamed) ?? null;
  if (found) takeWords(clause, ...SPOKEN[found].names.split('|'));
  return found;
}

/** "In black ink on white": another wish of the clause may be about the colour, unless it cuts something out. */
function isForAnother({ tokens, used, from, to }: Clause): boolean {
  return [...used].some((i) => (i < from || i >= to) && !CUTS.test(tokens[i]?.text ?? ''));
}
const CUTS =
  /^(isolated?|cut|cutout|out|extract|separate|subject|product|object|person|item|only|background|square|crop)$/;

/** What the clause asks for behind the subject; null when it asks for no background. */
export function readBackground(
  clause: Clause,
  { scene, bare, picture, plain }: BackgroundHint,
): BackgroundParams | null {
  // "“PROMO” in yellow on a black bar": what is behind the letters.
  const isBar =
    clause.tokens.some(({ kind }) => kind === 'quote') &&
    clause.tokens.slice(clause.to, clause.to + 2).some(({ text }) => text === 'bar');
  if (isBar) return null;
  if (picture) {
    const index = backgroundPicture(clause);
    // "Use picture 1 as the background": what the other shows is put into it.
    if (index === 0) return null;
    takeWords(
      clause,
      ...ROUND,
      'second',
      'picture',
      'photo',
      'image',
      'other',
      'use',
      'first',
      'of',
      'from',
    );
    takeWords(clause, ...ORDINAL_WORDS);
    takeOrdinals(clause);
    return { to: 'picture', index };
  }
  if (isSwappedAway(clause)) return null;
  // "A big city at night behind me"
  const isBehind = clause.tokens.some(({ text }) => BACKDROPS.test(text));
  const isNight =
    scene === 'city' &&
    (!bare || isBehind || isPut(clause)) &&
    clause.tokens.slice(clause.to, clause.to + 3).some(({ text }) => text === 'night');
  if (isNight) {
    takeWords(clause, 'at night', 'by night', 'night');
    return readBackground(clause, { scene: 'cityNight' });
  }
  // "A tropical beach at sunset"
  const isEvening =
    scene === 'beach' &&
    clause.tokens.slice(clause.to, clause.to + 3).some(({ text }) => /^(sunset|dusk)$/.test(text));
  if (isEvening && (!bare || isBehind || isPut(clause))) {
    takeWords(clause, 'at sunset', 'at dusk', 'sunset', 'dusk');
    return readBackground(clause, { scene: 'sunset' });
  }
  if (isAboutExisting(clause) || (bare && !isPut(clause) && !isAlone(clause))) return null;
  if (plain && isForAnother(clause)) return null;
  const place = scene === 'studio' ? namedPlace(clause) : null;
  if (place) return readBackground(clause, { scene: place });
  // "Plain black" is a colour; a studio has light and shade.
  const isFlat =
    scene === 'studio' &&
    clause.tokens.some(({ text }) => /^(plain|solid|flat|pure)$/.test(text)) &&
    !clause.tokens.some(({ text }) => /^(studio|seamless|headshot|professional)$/.test(text));
  const flat = isFlat ? readColour(clause) : null;
  if (flat) return flat;
  if (scene) {
    takeObject(clause, true);
    const count = scene === 'gradient' ? 2 : scene === 'studio' ? 1 : 0;
    const colours = takeColours(clause, count);
    takeWords(clause, ...HOW, ...ROUND);
    return scene === 'studio' || colours.length !== 1
      ? { to: 'scene', scene, colours }
      : { to: 'scene', scene, colours: [...colours, lighter(colours[0])] };
  }
  if (plain) for (let i = clause.from + 1; i < clause.to; i++) clause.used.delete(i);
  return isSecondPicture(clause) ? readBackground(clause, { picture: true }) : readColour(clause);
}

const ORDINAL_WORDS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'other',
  'nd',
  'rd',
  'th',
  'st',
];

/** "Replace the background with the second image", "with picture 2", "with my other photo". */
function isSecondPicture({ tokens }: Clause): boolean {
  return tokens.some(({ text, value }, i) => {
    const isPicture = (at: number) => /^(picture|photo|image|pic)$/.test(tokens[at]?.text ?? '');
    return (
      (ORDINAL_WORDS.includes(text) && isPicture(i + 1)) ||
      (value !== undefined && value >= 1 && value <= 5 && isPicture(i - 1))
    );
  });
}

/** A background of the colours that are said; null when none is. */
function readColour(clause: Clause): BackgroundParams | null {
  const said = clause.tokens.map(({ text }) => text).join(' ');
  // "In black ink on white": two colours make a gradient when they are joined.
  const isPair =
    /\b(?:gradient|ombre|fade|and|to|into|both)\b|[/&]/.test(said) ||
    clause.tokens.some(({ isApart }) => isApart);
  const colours = takeColours(clause, 2);
  const first = isPair ? colours[0] : colours.at(-1);
  const second = isPair ? colours[1] : undefined;
  if (!first) return null;
  takeObject(clause);
  takeWords(clause, ...HOW, ...ROUND);
  return second
    ? { to: 'scene', scene: 'gradient', colours: [first, second] }
    : { to: 'colour', colour: first };
}

/** One colour is a gradient too: into a lighter one of its own. */
function lighter(colour: { name: string; rgb: readonly [number, number, number] } | undefined) {
  const [r, g, b] = colour?.rgb ?? [200, 200, 200];
  const half = (value: number) => Math.round(value + (255 - value) * 0.6);
  return {
    name: `${colour?.name.startsWith('light') ? 'very ' : 'light '}${colour?.name ?? 'grey'}`.slice(
      0,
      40,
    ),
    rgb: [half(r), half(g), half(b)] as const,
  };
}

/** "Picture 2": the number says which. */
function takeOrdinals({ tokens, used }: Clause): void {
  for (const [i, token] of tokens.entries()) if (token.kind === 'number') used.add(i);
}
