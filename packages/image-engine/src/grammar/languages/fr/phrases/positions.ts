import type { Phrases } from '../../phrases.ts';

/** How French says where in the picture something is. */
export const FRENCH_POSITIONS: Phrases = {
  phrase: `
    moitie/partie gauche | moitie/partie de gauche = left half
    moitie/partie droite | moitie/partie de droite = right half
    moitie/partie haute/superieure | moitie/partie du haut = top half
    moitie/partie basse/inferieure | moitie/partie du bas = bottom half
    en travers = across
    chaque cote | tous les cotes = all sides
    autour = around
    en haut et en bas = at the top and bottom
    derriere la | derriere le | derriere les | derriere l @ | derriere mon | derriere ma | derriere mes | derriere notre | derriere son | derriere sa = behind the
    en bas | bas | du bas | par le bas | en dessous | au dessous = bottom
    en bas a gauche | coin inferieur gauche | coin en bas a gauche | coin bas gauche | coin gauche en bas = bottom left
    en bas a droite | coin inferieur droit | coin en bas a droite | coin bas droit | coin droit en bas = bottom right
    venant de la gauche | venant de gauche | qui vient de la gauche | qui vient de gauche | provenant de la gauche | depuis la gauche | par la gauche = from the left
    venant de la droite | venant de droite | qui vient de la droite | qui vient de droite | provenant de la droite | depuis la droite | par la droite = from the right
    dehors dans | dehors en | dehors au | dehors a | dehors sur | dehors avec | dehors devant = in
    bien au centre | bien au milieu | pile au centre | pile au milieu | pile poil au centre | pile poil au milieu | en plein au centre | en plein au milieu | en plein centre | en plein milieu | au beau milieu | dans le mille = in the middle
    du cote gauche | cote gauche | a gauche | vers la gauche | gauche = left
    au milieu | du milieu | au centre | centre | milieu = middle
    a cote du | a cote de la | a cote de l @ | a cote des | a cote d @ = next to the
    sur du | sur de la = on
    au dessus du = over the
    du cote droit | cote droit | a droite | vers la droite | droite = right
    en haut | haut | du haut | par le haut = top
    en haut a gauche | coin superieur gauche | coin en haut a gauche | coin haut gauche | coin gauche en haut = top left
    en haut a droite | coin superieur droit | coin en haut a droite | coin haut droit | coin droit en haut = top right
    dehors sous = under
  `,
  adjective: `
    sous la photo | sous l @ image | en dessous de la photo = at the bottom
    tout ce qu @ il y a autour de | ce qu @ il y a autour de = everything around
    rendrait bien en | irait bien en | rendrait comment en | donnerait quoi en | rendrait en | serait mieux en | seraient mieux en | serait plus beau en | serait plus joli en = in
    en travers du centre | en travers au milieu | en travers du milieu = in the middle
    sur un bandeau | sur bandeau = on
  `,
};
