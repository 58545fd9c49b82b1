import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** How French says where in the picture something is. */
export const FRENCH_POSITIONS: Phrases = {
  phrase: `
    tout en haut | en haut | haut | du haut | par le haut = top
    tout en bas | en bas | bas | du bas | par le bas | en dessous | au dessous | juste dessous | juste en dessous | juste au dessous | sur la ligne du dessous = bottom
    tout a gauche | du cote gauche | cote gauche | a gauche | vers la gauche | gauche = left
    tout a droite | du cote droit | cote droit | a droite | vers la droite | droite = right
    ${alternatives('sur|dans', 'le vieux', 'quebec|montreal|lyon|lille|nice|port')} = over the town
    ${alternatives('sur|de', 'toute la largeur')} = across the full width
    deux en haut et deux en bas | 2 en haut et 2 en bas | deux en haut deux en bas = two top and two bottom
    tiers superieur | tiers du haut | tiers du superieur = top third
    moitie/partie gauche | moitie/partie de gauche = left half
    moitie/partie droite | moitie/partie de droite = right half
    moitie/partie haute/superieure | moitie/partie du haut = top half
    moitie/partie basse/inferieure | moitie/partie du bas = bottom half
    en travers = across
    chaque cote | tous les cotes = all sides
    autour = around
    en haut et en bas = at the top and bottom
    derriere la | derriere le | derriere les | derriere l @ | derriere mon | derriere ma | derriere mes | derriere notre | derriere son | derriere sa = behind the
    en bas a gauche | coin inferieur gauche | coin en bas a gauche | coin bas gauche | coin gauche en bas = bottom left
    en bas a droite | coin inferieur droit | coin en bas a droite | coin bas droit | coin droit en bas = bottom right
    venant de la gauche | venant de gauche | qui vient de la gauche | qui vient de gauche | provenant de la gauche | depuis la gauche | par la gauche = from the left
    venant de la droite | venant de droite | qui vient de la droite | qui vient de droite | provenant de la droite | depuis la droite | par la droite = from the right
    dehors dans | dehors en | dehors au | dehors a | dehors sur | dehors avec | dehors devant = in
    bien au centre | bien au milieu | pile au centre | pile au milieu | pile poil au centre | pile poil au milieu | en plein au centre | en plein au milieu | en plein centre | en plein milieu | au beau milieu | dans le mille = in the middle
    au milieu | du milieu | au centre | centre | milieu = middle
    a cote de moi = next to me
    a cote de lui = next to him
    a cote d @ elle = next to her
    a cote de nous = next to us
    a cote d @ eux/elles = next to them
    a cote du | a cote de la | a cote de l @ | a cote des | a cote d @ = next to the
    sur du | sur de la = on
    au dessus du | au ras du | au ras de la | au ras de l @ = over the
    en haut a gauche | coin superieur gauche | coin en haut a gauche | coin haut gauche | coin gauche en haut = top left
    en haut a droite | coin superieur droit | coin en haut a droite | coin haut droit | coin droit en haut = top right
    dehors sous | a moins de = under
    au dessus et en dessous | dessus et dessous = top and bottom
    brouillard/brume en bas de l @ image | brouillard/brume en bas de la photo | brouillard/brume dans le bas de l @ image | brouillard/brume dans le bas de la photo = fog at the bottom of the picture
    le haut vide | le vide en haut | l @ espace vide en haut | la place vide en haut = the top
    ${alternatives('legende|titre|texte', 'en bas')} = caption at the bottom
    ${alternatives('legende|titre|texte', 'en haut')} = caption at the top
    ${alternatives('coup~|rogn~|recadr~', 'un peu|legerement', 'sur les cotes|les cotes|des cotes|de chaque cote|des deux cotes')} = crop a bit on both sides
    ${alternatives('coup~|rogn~|recadr~', 'sur les cotes|les cotes|des deux cotes')} = crop a bit on both sides
  `,
  adjective: `
    sous la photo | sous l @ image | en dessous de la photo = below the picture
    tout ce qu @ il y a autour de | ce qu @ il y a autour de = everything around
    rendrait bien en | irait bien en | rendrait comment en | donnerait quoi en | rendrait en | serait mieux en | seraient mieux en | serait plus beau en | serait plus joli en = in
    en travers du centre | en travers au milieu | en travers du milieu = in the middle
    sur un bandeau | sur bandeau = on
  `,
};
