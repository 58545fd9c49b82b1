import { COLOUR_WORDS } from '../words/colours.ts';
import { INTENSITY_WORDS } from '../words/intensity.ts';
import type { Token } from '../words/tokens.ts';

/** Ways of beginning a wish politely, which are no part of it. */
export const POLITE =
  /^(please|pls|can|could|would|will|you|i|id|im|we|want|like|love|need|to|kindly|also|then|hey|hi|hello|maybe)$/;

/** Ask for nothing, alone or together: "can you edit this photo please". */
const IDLE =
  /^(edit|editing|edited|photo|photos|picture|pictures|image|images|pic|pics|this|that|the|a|an|my|our|it|some|me|us|he|she|thank|thanks|thx|ok|okay|yes|no|not|is|are|was|be|cool|great|good|nice|fine|well|done|lovely|perfect|much|so|very|really|help|start|go|try|do|make|get|have|be|there|here|now|again|for|of|with|in|on|at|and|or|all|any|lol|haha|bye|see|just|too|more|lot|bit|little)$/;

/** "Make it wide", "dramatic": something is wished for, though nobody has read it. */
export const wishesUnread = (tokens: readonly Token[]): boolean =>
  tokens.some(({ kind, text }) => kind === 'word' && !POLITE.test(text) && !IDLE.test(text)) &&
  tokens.some(
    ({ text }) => INTENSITY_WORDS.has(text) || COLOUR_WORDS.has(text) || MAKES.test(text),
  );
const MAKES = /^(make|turn|give|add|put|change|set|apply|create)$/;
