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

export const SPANISH_BLENDED = `
  gris/grises azulado/azulada/azulados/azuladas | gris/grises azul/azules = bluegray
  azul/azules grisaceo/grisacea/grisaceos/grisaceas | azul gris = grayblue
  gris/grises verdoso/verdosa/verdosos/verdosas | gris/grises verde/verdes = greengray
  verde/verdes grisaceo/grisacea/grisaceos/grisaceas | verde gris = graygreen
  gris/grises marron | gris/grises parduzco/parduzca = browngray
  marron/cafe grisaceo | marrones grisaceos = graybrown
  verde/verdes azulado/azulada/azulados/azuladas | verde azul = bluegreen
  azul/azules verdoso/verdosa/verdosos/verdosas | azul verde = greenblue
  verde/verdes amarillento/amarillenta/amarillentos/amarillentas = yellowgreen
  amarillo/amarilla/amarillos/amarillas verdoso/verdosa/verdosos/verdosas = greenyellow
  marron/cafe rojizo/rojiza | marrones rojizos = redbrown`;

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
