import { expect, it } from 'vitest';
import { modelRemark } from './model-remarks.ts';

it.each([
  ['One speck was left out.', { code: 'specks', values: { count: 1 } }],
  [
    '3 separate pieces were joined to the rest by a bar.',
    { code: 'pieces_joined', values: { count: 3 } },
  ],
  ['Without a base it will not stand.', { code: 'will_not_stand' }],
  ['Feet that were not on the ground were lengthened down to it.', { code: 'feet_lengthened' }],
  [
    'Its thinnest walls are 0.6 mm, and PLA needs 1.2 mm. Make it at least 160 mm tall, or choose another material.',
    { code: 'print_thin', values: { wall: 0.6, least: 1.2, height: 160 } },
  ],
  ['It sings.', { code: 'note' }],
])('%s', (text, remark) => {
  expect(modelRemark(text)).toEqual({ text, ...remark });
});
