import { UNMARKED } from '../refusals/reasons.ts';
import type { Refused } from './reading.ts';

/** Of a cut-out: that the rest goes, and that it is a PNG, as whatever is transparent. */
const SAID_BY_CUTTING =
  /^(?:(?:and|then|please|export|save|download|give|me|it|this|as|in|to|a|transparent|file) )*png(?: file| format| image)?(?:(?: with)? nothing behind(?: it)?)?$|^(?:(?:and|then) )?(?:remove|delete|erase) (?:all )?(?:the rest|everything else)$|^cut out (?:the|my|our|this|his|her) \w+(?: \w+)?$|^(?:i )?(?:just|only) (?:want|need) (?:the|my|this) \w+$/;

/** Drops what a cut-out says by itself. */
export function dropSaid(refused: Refused[]): void {
  const words = (each: Refused) => each.tokens.map(({ text }) => text).join(' ');
  for (let i = refused.length - 1; i >= 0; i--)
    if (SAID_BY_CUTTING.test(words(refused[i] as Refused))) refused.splice(i, 1);
}

const BEHIND = /\b(?:behind|background|backdrop|out of|away from)\b/;

/** "Take the mess behind me away and make it white": what is replaced is gone. */
export function dropReplaced(refused: Refused[]): void {
  for (let i = refused.length - 1; i >= 0; i--) {
    const { reason, tokens } = refused[i] as Refused;
    const words = tokens.map(({ text }) => text).join(' ');
    if (reason === UNMARKED.reason && BEHIND.test(words)) refused.splice(i, 1);
  }
}
