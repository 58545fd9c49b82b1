import type { Form } from '../../../forms/rewrite.ts';

/** Not the letter itself: "escribe q", "la letra q". */
const NO_LETTER = '(?<!\\b(?:letras?|tecla|dig[ao]|escrib\\w+|poner?) )';

/** Words of Spanish that are written as they are typed in messages: sentences are read in the whole ones. */
export const SPANISH_WRITTEN_SHORT: readonly Form[] = [
  // Up to three in a prompt: each form is applied once
  ...Array.from(
    { length: 3 },
    (): Form => [new RegExp(`(?<=^|\\S )${NO_LETTER}q (?=[^\\s&,.;:!?])`), 'que '],
  ),
  [/(?<=^|\S )(?:xq|pq|xk|porq|pork) (?=\S)/, 'porque '],
  [/(?<=^|\S )(?:dsp|dsps|dps|desp) (?=[^\s,.;:!?])/, 'despues '],
  [/\bparesca(?=n? )/, 'parezca'],
  [/(?<=^|\S )(?:kiero|qiero|kero) (?=\S)/, 'quiero '],
  [/(?<=^|\S )(?:kiere|qiere) (?=\S)/, 'quiere '],
  [/(?<=^|\S )pixelead(?:a|o)(?= ?$| )/, 'pixelada'],
  [/(?<=^|\S )kita (?=\S)/, 'quita '],
  [/(?<=^|\S )(?:kitale|kitele|qitale) (?=\S)/, 'quitale '],
  [/(?<=^|\S )(?:kitar|qitar) (?=\S)/, 'quitar '],
  [/(?<=^|\S )(?:kitame|qitame) (?=\S)/, 'quitame '],
  // A background, whatever order its letters are typed in
  [/(?<=^|\S )(?:fodno|fonod|fnodo|fondp|fonfo|fomdo|fodo)(?= ?$| )/, 'fondo'],
  [/(?<=^|\S )(?:pal) (?=\S)/, 'para el '],
  [/(?<=^|\S )(?:tb|tmb|tbn|tmbn|tambn)(?= ?$| )/, 'tambien'],
];
