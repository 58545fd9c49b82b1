import type { Token } from '../words/tokens.ts';

/** What a picture has more or less of, each with the word that the vocabulary knows it by. */
const QUANTITIES: Readonly<Record<string, string>> = {
  contrast: 'contrast',
  brightness: 'brightness',
  exposure: 'exposure',
  saturation: 'saturation',
  vibrance: 'saturation',
  vibrancy: 'saturation',
  warmth: 'warmth',
  temperature: 'warmth',
  sharpness: 'sharpness',
  light: 'light',
  color: 'color',
  colors: 'colors',
  noise: 'noise',
  grain: 'grain',
  blur: 'blur',
  haze: 'haze',
};

const set = (text: string): ReadonlySet<string> => new Set(text.split('|'));

/** Verbs before the quantity that ask for more, or for less. */
const MORE = set(
  'turn up|bring up|push up|pump up|crank up|bump up|dial up|ramp up|amp up|jack up|max out|push|raise|boost|increase|crank|bump|pump|double|extra|more|add|strengthen|up',
);
const LESS = set(
  'dial back|dial down|pull back|pull down|tone down|turn down|bring down|take down|ease up on|ease off|ease off on|ease up|go easy on|go easy|go light on|cut back on|cut down on|cut|scale back|calm down|knock back|ramp down|less|reduce|lower|decrease|drop|halve|too|too much|so much|tame|lessen|weaken|minimize|fewer',
);
/** Verbs that take a quantity back as far as it goes; of a fault they ask for a repair. */
const TAKEN = set('remove|take out|take away|get rid of|eliminate|kill|strip');
const TAKEABLE = /^(contrast|warmth|sharpness|brightness)$/;
/** Verbs whose particle stands behind the quantity: "turn the contrast down". */
const PARTED = /^(turn|bring|take|pull|dial|tone|push|tune|crank|bump|pump|knock|ramp|scale)$/;
const BETWEEN =
  /^(the|a|an|its|my|of|overall|amount|level|levels|some|bit|little|lot|that|this|any)$/;
/** Between the quantity and what is said of it; how strongly is meant stays. */
const LINKS =
  /^(is|are|was|looks|look|seems|feels|should|could|must|can|needs|need|to|be|a|bit|way|little|much|slightly|far|just)$/;
const STRENGTHS = /^(a|bit|way|little|much|slightly|far|lot|notch|tad)$/;
const EXCESS = /^(high|strong|much|intense|harsh|heavy|extreme)$/;
const WANT = /^(low|weak|little|poor|flat|soft|small)$/;
const ABOVE = /^(higher|stronger|increased|raised|boosted|more|bigger|greater)$/;
const BELOW = /^(lower|weaker|reduced|decreased|less|softer|smaller)$/;
const CHANGED = /^(reduced?|decreased?|lowered|increased?|raised|boosted)$/;
const BY = /^(by|of|slightly|)$/;
/** "There's too much …", "it has too much …" */
const OPENS = /^(theres|there|it|has|have|is|way|just|got|photo|picture|image|with)$/;

interface Change {
  /** 'more' or 'less' */
  sense: string;
  /** Range of tokens that say it. */
  from: number;
  to: number;
  /** By how much, in percent, if the verb says so. */
  percent?: number;
}

const textAt = (tokens: readonly Token[], i: number) =>
  tokens[i]?.kind === 'word' ? (tokens[i]?.text ?? '') : '';

/** "Take away 5 brightness" */
const isAmount = (token: Token | undefined) =>
  token?.kind === 'number' && /^(none|percent)$/.test(token.unit ?? '');

/** What the words before the quantity ask for: "dial back the". */
function before(tokens: readonly Token[], noun: number): Change | null {
  let end = noun - 1;
  while (BETWEEN.test(textAt(tokens, end)) || isAmount(tokens[end])) end -= 1;
  for (const length of [3, 2, 1]) {
    const from = end - length + 1;
    const said = Array.from({ length }, (_, k) => textAt(tokens, from + k)).join(' ');
    const isTaken = TAKEN.has(said) && TAKEABLE.test(textAt(tokens, noun));
    const sense = MORE.has(said) ? 'more' : LESS.has(said) || isTaken ? 'less' : null;
    if (!sense) continue;
    if (said === 'double' && from + 1 === noun) return null;
    // "Light up the colours", "drop the colours", "reduce the colours to 4" are wishes of their own.
    const isOwn = /^(up|add|drop|cut|reduce|lower)$/.test(said);
    if (isOwn && (/^color/.test(textAt(tokens, noun)) || (said === 'up' && from > 0))) return null;
    // "Not too much blur" says how much of it there is to be.
    if (/much$/.test(said) && textAt(tokens, from - 1) === 'not') return null;
    let start = from;
    if (/much$/.test(said)) while (OPENS.test(textAt(tokens, start - 1))) start -= 1;
    const half = /^(double|halve)$/.test(said) ? { percent: 50 } : {};
    return { sense, from: start, to: noun, ...half };
  }
  const verb = PARTED.test(textAt(tokens, end)) ? end : noun;
  let particle = noun + 1;
  while (STRENGTHS.test(textAt(tokens, particle))) particle += 1;
  const word = textAt(tokens, particle);
  if (!/^(up|down|back)$/.test(word)) return null;
  // "Cool the colours down" makes them no fewer.
  if (/^(cool|warm)$/.test(textAt(tokens, end))) return null;
  // "Get the colours back" wants what is lost.
  if (word === 'back' && /^(get|bring|give|want)$/.test(textAt(tokens, end))) return null;
  return { sense: word === 'up' ? 'more' : 'less', from: verb, to: particle };
}

/** What is said of the quantity: "… is too low", "… could be stronger". */
function behind(tokens: readonly Token[], noun: number): Change | null {
  let at = noun + 1;
  while (LINKS.test(textAt(tokens, at))) at += 1;
  const [word, next] = [textAt(tokens, at), textAt(tokens, at + 1)];
  const isLinked = at > noun + 1;
  if (word === 'too' && EXCESS.test(next)) return { sense: 'less', from: noun, to: at + 1 };
  if (word === 'too' && WANT.test(next)) return { sense: 'more', from: noun, to: at + 1 };
  if (word === 'not' && textAt(tokens, at + 2) === 'enough')
    return { sense: 'more', from: noun, to: at + 2 };
  if (/^(high|low)$/.test(word) && at === noun + 1)
    return { sense: word === 'high' ? 'more' : 'less', from: noun, to: at };
  // "The contrast is a bit much"
  if (isLinked && word === '' && textAt(tokens, at - 1) === 'much')
    return { sense: 'less', from: noun, to: at - 1 };
  // "Saturation reduced by 20 percent", as French has it "reduce"
  if (!isLinked && CHANGED.test(word) && BY.test(next))
    return { sense: /^(re|de|lo)/.test(word) ? 'less' : 'more', from: noun, to: at };
  // "50 % saturation less"
  if (/^(more|less)$/.test(word) && next === '' && at === noun + 1)
    return { sense: word, from: noun, to: at };
  // "More intense" is a word of the vocabulary.
  if (/^(more|less)$/.test(word) && next !== '') return null;
  if (isLinked && (WANT.test(word) || ABOVE.test(word) || word === 'lacking'))
    return { sense: 'more', from: noun, to: at };
  return isLinked && BELOW.test(word) ? { sense: 'less', from: noun, to: at } : null;
}

/** "The contrast is too low" and "crank up the contrast" both say "more contrast". */
export function withQuantitiesTurned(said: readonly Token[]): Token[] {
  let tokens = [...said];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    const name = token?.kind === 'word' ? token.text : '';
    if (!token || !Object.hasOwn(QUANTITIES, name)) continue;
    // "Add a light vignette": how strong that is.
    const isManner =
      name === 'light' &&
      /^(a|add|some|with)$/.test(tokens[i - 1]?.text ?? '') &&
      /^(vignette|grain|fog|mist|haze|blur|tint|frame|border|rain|snow|snowfall|dusting|noise)$/.test(
        textAt(tokens, i + 1),
      );
    if (isManner) continue;
    // "Add light leaks" adds no light.
    if (
      name === 'light' &&
      /^(leaks?|painting|trails?|streaks?|bulbs?|rays?|beams?)$/.test(textAt(tokens, i + 1))
    )
      continue;
    // "Light up her face"
    const isLit =
      name === 'light' &&
      /^up (?:\w+ )?faces?\b/.test([1, 2, 3].map((k) => textAt(tokens, i + k)).join(' '));
    if (isLit) continue;
    const change = before(tokens, i) ?? behind(tokens, i);
    const isCounted = tokens[i + 1]?.kind === 'number' && tokens[i + 1]?.unit !== 'px';
    if (!change) {
      // "Colour +15": a number makes a quantity of it.
      const counted = { color: 'saturation', colors: 'saturation', light: 'brightness' }[name];
      const text = (isCounted && counted) || (QUANTITIES[name] ?? name);
      tokens[i] = { ...token, text: name === 'temperature' && !isCounted ? name : text };
      continue;
    }
    const { sense, from, to, percent } = change;
    const kept = tokens.slice(from, to + 1).filter((t, k) => {
      const isStrength = STRENGTHS.test(t.text) && t.text !== 'much';
      return from + k !== i && (isStrength || isAmount(t));
    });
    const start = { ...token, start: tokens[from]?.start ?? token.start, raw: '' };
    const number: Token[] =
      percent === undefined
        ? []
        : [{ ...start, kind: 'number', text: `${percent}`, value: percent, unit: 'percent' }];
    const isBlunt = name === 'sharpness' && sense === 'less';
    const noun = { ...token, text: isBlunt ? 'sharp' : (QUANTITIES[name] ?? name) };
    const turned = [...kept, ...number, { ...start, text: sense }, noun];
    tokens = [...tokens.slice(0, from), ...turned, ...tokens.slice(to + 1)];
    i = from + turned.length - 1;
  }
  return tokens;
}
