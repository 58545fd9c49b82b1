import { expect, it } from 'vitest';
import { whichMayFind } from './needed-index.ts';

const expressions = [/\bsky\b/, /(?:cat|dog) runs/, /\d+/, /blur(?:red)? (?:wall|door)/, /SKY/i];

it.each([
  ['a blue sky', [1, 0, 1, 0, 1]],
  ['the dog runs', [0, 1, 1, 0, 1]],
  ['the dog sits', [0, 0, 1, 0, 1]],
  ['blur the wall and skyline', [1, 0, 1, 1, 1]],
  ['', [0, 0, 1, 0, 1]],
])('"%s" may be found in by %j', (text, may) => {
  expect([...whichMayFind(expressions)(text)]).toEqual(may);
});
