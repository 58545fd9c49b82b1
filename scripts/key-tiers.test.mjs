import { expect, test } from 'vitest';
import { tiers } from '../packages/api/src/tiers.ts';
import { keyTiers } from '../site/src/content/company/key-tiers.ts';

test('the page about the API names the limits of keys that the server counts', () => {
  const shown = keyTiers.map(({ name, perMonth, perMinute }) => [name, { perMonth, perMinute }]);
  expect(Object.fromEntries(shown)).toEqual(tiers);
});
