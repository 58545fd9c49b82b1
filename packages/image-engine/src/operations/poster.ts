import { poster as posterStyle } from '../style/poster.ts';
import { defineStyle } from './define-style.ts';

/** A screen print in few bold inks, with dots where one gives way to another. */
export const poster = defineStyle({
  op: 'poster',
  label: 'Pop-art poster',
  example: 'Make it a pop-art poster',
  related: ['Make it a comic', 'Posterise it', 'Make it a duotone'],
  order: 48,
  touches: ['colours', 'sharpness'],
  words:
    'pop art|popart|pop art poster|pop art style|pop art look|pop art effect|pop art print|pop art portrait|poster|posters|poster art|art poster|poster style|poster look|poster effect|retro poster|vintage poster|travel poster|propaganda poster|hope poster|obama poster|obama hope poster|warhol|andy warhol|warhol style|screen print|screen printed|screen printing|screenprint|screenprinted|silkscreen|silk screen|silkscreened|serigraph|serigraphy',
  also: [
    'style',
    'look',
    'effect',
    'art',
    'pop',
    'print',
    'printed',
    'andy',
    'retro',
    'bold',
    'like',
  ],
  done: 'made it a pop-art poster',
  doing: 'Printing the poster',
  paint: posterStyle,
});
