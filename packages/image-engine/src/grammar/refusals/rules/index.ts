import type { RefusalRule } from '../refusal-class.ts';
import { BODY_RULES } from './bodies.ts';
import { LIGHT_RULES } from './light-and-weather.ts';
import { LIMIT_RULES } from './limits.ts';
import { QUESTION_RULE } from './questions.ts';
import { STYLE_RULES } from './styles.ts';
import { UNSEEN_RULES } from './unseen.ts';

/** What this engine never does: tested in order against the words of a clause. */
const IMPOSSIBLE: readonly RefusalRule[] = [
  ...LIMIT_RULES,
  ...BODY_RULES,
  ...UNSEEN_RULES,
  ...LIGHT_RULES,
  ...STYLE_RULES,
];

/** Whether words separated by single blanks name something that this engine never does, such as another expression. */
export const namesImpossible = (words: string): boolean =>
  IMPOSSIBLE.some(({ test }) => test.test(words));

/** The rule that the words of a wish come under; undefined when there is none. */
export const ruleOf = (words: string): RefusalRule | undefined =>
  [QUESTION_RULE, ...IMPOSSIBLE].find(({ test }) => test.test(words));
