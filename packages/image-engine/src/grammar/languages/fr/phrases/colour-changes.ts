import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Je la préférerais vert émeraude": what a thing that was named shall be. */
const RATHER = `
  ${alternatives('je', 'le|la|les', 'prefererais|prefererai|verrais mieux|voudrais plutot')} | ${alternatives('j @ aimerais mieux', 'le|la', 'voir')} | ${alternatives('je l @', 'aimerais|prefererais|imaginerais', 'mieux|plutot', '|en')} = i would prefer it
`;

/** Colours that a thing may have before it gets another one, as they stand behind "de" and "du". */
const FROM = `
  blanc = white
  blanc casse = off white
  noir = black
  gris = gray
  gris clair = light gray
  gris fonce = dark gray
  rouge = red
  rouge fonce = dark red
  bleu = blue
  bleu clair = light blue
  bleu fonce = dark blue
  bleu marine = navy
  bleu ciel = sky blue
  vert = green
  vert clair = light green
  vert fonce = dark green
  jaune = yellow
  rose = pink
  rose pale = pale pink
  violet = purple
  mauve = mauve
  marron = brown
  brun = brown
  beige = beige
  bordeaux = burgundy
  turquoise = turquoise
  creme = cream
  kaki = khaki
  saumon = salmon
  dore = gold
  argente = silver
  argent = silver
`;

const changes = FROM.trim()
  .split('\n')
  .map((line) => line.trim().split(' = '))
  .map(
    ([said = '', english = '']) =>
      `du ${said} au | du ${said} vers le | du ${said} en | de ${said} a | de ${said} en | de ${said} vers = from ${english} to`,
  )
  .join('\n');

/** Turns of French for what is turned from one colour into another. */
export const FRENCH_COLOUR_CHANGES: Phrases = {
  phrase: `
    ${alternatives('repass~|repasse', 'mes|les|mon', 'mur~')} = paint my walls
    ${RATHER}
    coucher de soleil derriere nous/moi/eux a la place du ciel | un coucher de soleil derriere nous/moi/eux a la place du ciel = sunset instead of the sky
    ${changes}
    de l @ orange au | de l @ orange vers le | de l @ orange en | d @ orange a | d @ orange en = from orange to
    au lieu du | au lieu de la | au lieu des | au lieu de l @ = instead of the
  `,
  adjective: '',
};
