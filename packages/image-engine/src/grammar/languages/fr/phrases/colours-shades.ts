import type { Phrases } from '../../phrases.ts';

/** Turns of French for shades by their names. */
export const FRENCH_COLOURS_SHADES: Phrases = {
  phrase: '',
  adjective: `
    gris/grise bleu/bleue/bleute/bleutee/bleuatre = bluegray
    bleu/bleue gris/grise/grisatre = grayblue
    gris/grise vert/verte/verdatre = greengray
    vert/verte gris/grise/grisatre = graygreen
    gris/grise brun/marron = browngray
    brun/marron gris/grisatre = graybrown
    vert/verte bleu/bleute/bleuatre = bluegreen
    bleu/bleue vert/verdatre = greenblue
    jaune vert/verdatre = greenyellow
    brun/marron rouge/rougeatre = redbrown
    gris anthracite | couleur anthracite = anthracite
    vert pomme | vert granny = apple green
    beige~ = beige
    noir~ | noire brillante | noir brillant = black
    bleu~ | bleute~ | bleuatre~ = blue
    en plus bleute | plus bleute | plus bleutee = bluer
    vert bouteille = bottle green
    marron~ | brun~ = brown
    bordeaux | grenat | rouge bordeaux | rouge lie de vin = burgundy
    cuivre~ = copper
    corail = coral
    creme | ecru | ecrus | ecrue | ecrues = cream
    cyan = cyan
    bleu fonce = dark blue
    marron fonce = dark brown
    gris fonce = dark gray
    vert fonce = dark green
    rouge fonce = dark red
    emeraude = emerald
    vert foret = forest green
    fuchsia = fuchsia
    dore~ = golden
    gris~ = gray
    vert~ | verdatre~ = green
    lavande = lavender
    bleu clair = light blue
    gris clair = light gray
    vert clair = light green
    rose clair | rose pale = light pink
    jaune clair = light yellow
    lilas = lilac
    vert fluo | vert anis = lime
    magenta = magenta
    bleu nuit = midnight blue
    vert menthe = mint green
    moutarde = mustard
    jaune moutarde = mustard yellow
    bleu marine | marine = navy
    neutre~ = neutral
    ocre~ | terre battue = ochre
    olive = olive
    orange~ = orange
    vert amande | amande = pale green
    pastel = pastel
    rose~ | rosatre~ = pink
    pur | pure | purs = pure
    violet~ | violette = purple
    rouge~ | rougeatre~ = red
    bleu roi | bleu electrique | bleu charron | bleu charrette | bleu klein | bleu majorelle | bleu outremer | bleu de prusse = royal blue
    rouille = rust
    saumon = salmon
    sable = sand
    argente~ | argent = silver
    bleu azur | bleu ciel clair = sky blue
    bleu petrole | bleu canard | vert canard = teal
    teintes = tones
    turquoise = turquoise
    blanc~ | blanche~ = white
    jaune~ | jaunatre~ = yellow
  `,
};
