import { cartoon as cartoonStyle } from '../style/cartoon.ts';
import { defineStyle } from './define-style.ts';

/** Flat bright colours within bold dark lines. */
export const cartoon = defineStyle({
  op: 'cartoon',
  label: 'Cartoon',
  example: 'Make it a cartoon',
  related: ['Give it an anime look', 'Make it a comic', 'Turn it into a pencil sketch'],
  order: 42,
  touches: ['sharpness'],
  words:
    'cartoon|cartoons|cartoon style|cartoon look|cartoon effect|cartoon drawing|cartoonish|cartoony|cartoonize|cartoonized|cartoonise|cartoonised|cartoonify|toon|toonify|toon shading|toon shaded|cel shaded|cel shading|cell shaded|cell shading|pixar|pixar style|pixar movie|pixar film|pixar cartoon|pixar animation|disney|disney style|disney movie|disney film|disney cartoon|disney animation|animated cartoon|disney pixar|animated movie|animated film|animation|illustration|illustrated|digital illustration|flat illustration|vector art|vector illustration|vector graphic|vector style|rotoscope|rotoscoped|rotoscoping',
  also: [
    'style',
    'look',
    'drawing',
    'drawn',
    'effect',
    'character',
    'movie',
    'film',
    'animation',
    'animated',
    'art',
    'still',
  ],
  done: 'made it a cartoon',
  doing: 'Drawing the cartoon',
  paint: cartoonStyle,
});
