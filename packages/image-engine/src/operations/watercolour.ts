import { watercolour as watercolourStyle } from '../style/watercolour.ts';
import { defineStyle } from './define-style.ts';

/** Transparent washes on grained paper. */
export const watercolour = defineStyle({
  op: 'watercolour',
  label: 'Watercolour',
  example: 'Paint it in watercolour',
  related: [
    'Turn it into an oil painting',
    'Turn it into a pencil sketch',
    'Give it an anime look',
  ],
  order: 45,
  touches: ['sharpness'],
  words:
    'watercolor|watercolors|water color|water colors|watercolor painting|watercolors painting|water color painting|watercolor style|watercolor look|watercolor effect|watercolor art|watercolored|aquarelle|aquarelle painting|aquarell|gouache|ink and wash|ink wash|water paint|water paints|water painting|wash painting',
  also: [
    'style',
    'look',
    'effect',
    'art',
    'paint',
    'painted',
    'painting',
    'paints',
    'paper',
    'wash',
    'washes',
  ],
  done: 'painted it in watercolour',
  doing: 'Laying the washes',
  flows: true,
  paint: watercolourStyle,
});
