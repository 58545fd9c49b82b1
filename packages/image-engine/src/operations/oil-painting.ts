import { oilPainting as oilPaintingStyle } from '../style/oil-painting.ts';
import { defineStyle } from './define-style.ts';

/** Curved strokes of thick paint that follow the forms. */
export const oilPainting = defineStyle({
  op: 'oilPainting',
  label: 'Oil painting',
  example: 'Turn it into an oil painting',
  related: ['Paint it in watercolour', 'Make it a cartoon', 'Turn it into a pencil sketch'],
  order: 46,
  touches: ['sharpness'],
  words:
    'oil painting|oil paint|oil paints|oil painted|oil paintings|oil|oils|oil on canvas|oil style|oil effect|painting|painting style|painting effect|painted|painted look|painterly|hand painted|acrylic|acrylics|acrylic painting|acrylic paint|impasto|impressionist|impressionistic|impressionism|impressionist painting|expressionist|expressionist painting|van gogh|vincent van gogh|van gogh painting|gogh|monet|claude monet|renoir|cezanne|rembrandt|old master|old masters|fine art painting|classical painting|renaissance painting|brush strokes|brushstrokes|brush stroke|paint strokes|paint effect|artistic painting|on canvas|canvas painting|starry night style',
  also: [
    'style',
    'look',
    'effect',
    'art',
    'paint',
    'painted',
    'painting',
    'paints',
    'canvas',
    'on canvas',
    'brush',
    'strokes',
    'brushstrokes',
    'master',
    'masterpiece',
    'classical',
    'artistic',
    'by',
  ],
  done: 'turned it into an oil painting',
  doing: 'Painting the strokes',
  flows: true,
  paint: oilPaintingStyle,
});
