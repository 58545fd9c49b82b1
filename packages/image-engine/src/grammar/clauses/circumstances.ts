import type { Token } from '../words/tokens.ts';
import type { Match } from '../words/vocabulary.ts';
import { QUALITIES, textAt } from './things-there.ts';

/** Weather and light that a picture may have been taken in. */
const WEATHER = /^(night|rain|snow|fog|goldenHour)$/;
const TOOK = /^(took|taken|snapped|photographed|captured|shot)$/;
const WAS = /^(was|were|is|been|its)$/;
/** Before these it shall be so: "as if it was taken at night". */
const WISHED =
  /^(make|makes|made|turn|change|want|should|must|could|would|look|looks|like|as|if|add|give|let|wish|need|put|imagine|pretend|have|until|than)$/;
const WHEN = /^(in|at|during|by|on|through|under|after|before|around|it|its|while)$/;

/** Whether "shot" tells what was done, and names no picture: "shot at dusk", "i shot this in the rain". */
const isVerb = (tokens: readonly Token[], i: number) =>
  textAt(tokens, i) !== 'shot' ||
  (WHEN.test(textAt(tokens, i + 1)) &&
    !/^(product|food|studio|hero|a|the|my|our)$/.test(textAt(tokens, i - 1))) ||
  /^(i|we|was|is|were|he|she)$/.test(textAt(tokens, i - 1));

/** "I took it at night", "it was raining that day": how it was, and not how it shall be. */
export function tellsHowItWas(
  match: Match,
  tokens: readonly Token[],
  matches: readonly Match[],
): boolean {
  const isPlace = match.operation.op === 'replaceBackground' && 'scene' in match.hint;
  // "It's from the 60s"
  const isAge = match.operation.op === 'vintage' && textAt(tokens, match.from - 2) === 'from';
  if (!WEATHER.test(match.operation.op) && !isPlace && !isAge) return false;
  const before = tokens.slice(0, match.from);
  if (before.some(({ text }) => WISHED.test(text))) return false;
  const took = before.findLastIndex(({ text }, i) => TOOK.test(text) && isVerb(tokens, i));
  if (took >= 0) return true;
  const was = before.findLastIndex(({ text }) => WAS.test(text));
  const isNear = was >= 0 && match.from - was <= 5;
  // "The snow is too dark" complains of what is there.
  const isComplaint = tokens.slice(was, match.from).some(({ text }) => text === 'too');
  const changes = matches.some((m) => m.to <= was && QUALITIES.test(m.operation.op));
  const isSubject = /^(it|this|that|we|i|day|weather|sky|outside|there|picture|photo|image|pic)$/;
  const isTold = textAt(tokens, was) === 'its' || isSubject.test(textAt(tokens, was - 1));
  const isPast = /^(was|were|been)$/.test(textAt(tokens, was));
  return isNear && isTold && !isComplaint && !changes && (!isPlace || isPast);
}
