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

/** "Du rouge au vert pomme": from which colour to which. */
export const FRENCH_COLOUR_CHANGES = `
  ${changes}
  de l @ orange au | de l @ orange vers le | de l @ orange en | d @ orange a | d @ orange en = from orange to
`;
