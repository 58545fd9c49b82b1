import { expect, it } from 'vitest';
import { nextTheme, themeChoices } from './theme.ts';

it('goes through every choice of colours and comes back to the first', () => {
  const visited = themeChoices.map((choice) => nextTheme(choice));
  expect(new Set(visited)).toEqual(new Set(themeChoices));
  expect(nextTheme('dark')).toBe('auto');
});
