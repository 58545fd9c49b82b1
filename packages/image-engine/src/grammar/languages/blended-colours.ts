// One colour of two names, as each language says it; English has the two as one word.

export const GERMAN_BLENDED = `
  blaugrau~ | blaulichgrau~ | blaulich~ grau~ = bluegray
  graublau~ | graulichblau~ | graulich~ blau~ = grayblue
  grungrau~ | grunlichgrau~ | grunlich~ grau~ = greengray
  graulichgrun~ | graulich~ grun~ = graygreen
  braungrau~ | braunlichgrau~ | braunlich~ grau~ = browngray
  graubraun~ | graulichbraun~ | graulich~ braun~ = graybrown
  blaulichgrun~ | blaulich~ grun~ = bluegreen
  grunblau~ | grunlichblau~ | grunlich~ blau~ = greenblue
  gelbgrun~ | gelblichgrun~ | gelblich~ grun~ = yellowgreen
  grungelb~ | grunlichgelb~ | grunlich~ gelb~ = greenyellow
  rotlichbraun~ | rotlich~ braun~ = redbrown`;

export const FRENCH_BLENDED = `
  gris/grise bleu/bleue/bleute/bleutee/bleuatre = bluegray
  bleu/bleue gris/grise/grisatre = grayblue
  gris/grise vert/verte/verdatre = greengray
  vert/verte gris/grise/grisatre = graygreen
  gris/grise brun/marron = browngray
  brun/marron gris/grisatre = graybrown
  vert/verte bleu/bleute/bleuatre = bluegreen
  bleu/bleue vert/verdatre = greenblue
  vert/verte jaune/jaunatre = yellowgreen
  jaune vert/verdatre = greenyellow
  brun/marron rouge/rougeatre = redbrown`;
