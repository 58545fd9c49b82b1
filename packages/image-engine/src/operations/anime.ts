import { anime as animeStyle } from '../style/anime.ts';
import { defineStyle } from './define-style.ts';

/** Cel shading in clean, luminous colours, with thin coloured lines. */
export const anime = defineStyle({
  op: 'anime',
  label: 'Anime look',
  example: 'Give it an anime look',
  related: ['Make it a cartoon', 'Make it a comic', 'Paint it in watercolour'],
  order: 43,
  touches: ['sharpness'],
  words:
    'anime|anime style|anime look|anime art|anime effect|anime drawing|anime film|anime movie|animefy|animeify|ghibli|ghibli style|ghibli look|studio ghibli|studio ghibli style|miyazaki|hayao miyazaki|makoto shinkai|shinkai|japanese animation|japanese cartoon',
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
    'studio',
    'scene',
    'japanese',
  ],
  done: 'gave it an anime look',
  doing: 'Drawing the anime look',
  paint: animeStyle,
});
