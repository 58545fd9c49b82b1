import { alternatives } from './alternatives.ts';

/** The same in French. */
export const FRENCH_LAYOUTS = `
  ${alternatives('entoure la|entoure le|entoure la photo', 'de|en|avec du', 'noir')} = black border
  ${alternatives('entoure la|entoure le|entoure la photo', 'de|en|avec du', 'blanc')} = white border
  ${alternatives('mets|met|mettez', 'lui', 'un cadre|une bordure|un bord')} = add a border
  en hauteur et superposees | superposees en hauteur = stacked vertically
  photo de visa | photo pour visa | photo biometrique | photo de candidature | photo d @ identite biometrique = passport photo
  ${alternatives('sur|de', 'toute la largeur')} = across the full width
  carte postale en hauteur = portrait postcard
  en tete twitter | en tete pour twitter = twitter header
  texte de meme | texte facon meme | texte style meme = meme text
  signe la avec | signe le avec | signe la photo avec = write my signature
  ${alternatives('coins|angles|bords', 'tres|fortement|bien', 'arrondis')} = very rounded corners
  ${alternatives('coins|angles|bords', 'legerement|un peu|faiblement', 'arrondis')} = slightly rounded corners
  un fin trait noir autour | un trait noir fin autour | un trait noir autour | trait noir autour = thin black border
  un fin trait blanc autour | un trait blanc fin autour | un trait blanc autour | trait blanc autour = thin white border
  cadre bois | cadre en bois rustique = wooden frame
  ${alternatives('collage avec', 'des|les|', 'lignes noires|traits noirs')} = collage with black lines between
  ${alternatives('rassemble|reunis|regroupe|assemble', 'les', 'en une image|en une seule image|dans une image|dans une seule image|en une seule')} = combine into one picture
  ${alternatives('les', 'deux|trois|quatre|cinq', 'en ligne')} = put them side by side
  fonds/fondez les ensemble | fonds/fondez les l @ une dans l @ autre = blend the pictures
`;
