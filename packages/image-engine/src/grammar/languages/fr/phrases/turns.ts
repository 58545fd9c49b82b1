import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** Turns of French for what is rotated, mirrored, crooked or upside down. */
export const FRENCH_TURNS: Phrases = {
  phrase: `
    retournement horizontal | retourn~ la photo horizontalement | retourn~ l image horizontalement = flip horizontally
    retournement vertical | retourn~ l image/la photo verticalement | retourn~ la photo verticalement | retourn~ l image verticalement = flip vertically
    ${alternatives('remet~|mettez|remettez', 'la tour|le batiment|la maison|le clocher|l @ eglise|l @ immeuble', '…', 'droite|droit|d @ aplomb')} = straighten it
    ${alternatives('bateau|phare|mat|batiment|maison', 'penche')} = picture is crooked
    remets/mets/remettre d @ equerre | remets/mets la/le/ca d @ equerre | remets/mets la photo d @ equerre | remets/mets l @ horizon d @ equerre = straighten it
    redresse~ la maison | redresse~ l @ immeuble | redresse~ le batiment | redresse~ la tour | redresse~ le cadre | redresse~ le tableau | lignes droites | les lignes droites | redresser les lignes | redresse les lignes = straighten it
    mets la mer a plat | mets l @ horizon a plat | mets de niveau | mets la de niveau | mets l @ horizon de niveau | remets l @ horizon de niveau | niveau a bulle | remets/remet/remettez/remettre/mettez/mettre la mer a plat = straighten it
    remets/remet/remettez/remettre/mets/mettez/mettre la mer droit/droite | remets/remet/remettez/remettre la mer/photo d @ aplomb | remets/remet/remettez/remettre/mets/mettez/mettre la mer de niveau = straighten it
    remets/remet/remettez/remettre la mer/photo a niveau | remets/remet/remettez/remettre la mer/photo a l @ horizontale | remets/remet/remettez/remettre la/le/tout/ca a plat | remets/remet/remettez/remettre la/le/tout/ca droit = straighten it
    remets/remet/remettez/remettre la/le/tout/ca d @ aplomb | remets/remet/remettez/remettre la/le/tout/ca de/a niveau | remets/remet/remettez/remettre la/le/tout/ca a l @ horizontale = straighten it
    remets/remet/remettez/remettre le/tout/ca droite | remets/remet/remettez/remettre la photo a plat | remets/remet/remettez/remettre la photo droit/droite | remets/remet/remettez/remettre la photo de niveau = straighten it
    remets/remet/remettez/remettre l @ image a plat | remets/remet/remettez/remettre l @ image droit/droite | remets/remet/remettez/remettre l @ image/horizon d @ aplomb | remets/remet/remettez/remettre l @ image de niveau = straighten it
    remets/remet/remettez/remettre l @ image/horizon a niveau | remets/remet/remettez/remettre l @ image/horizon a l @ horizontale | remets/remet/remettez/remettre/mettez/mettre l @ horizon a plat = straighten it
    remets/remet/remettez/remettre/mets/mettez/mettre l @ horizon droit/droite | remets/remet/remettez/remettre/mets/mettez/mettre la ligne d @ horizon a plat | remets/remet/remettez/remettre/mets/mettez/mettre la ligne d @ horizon droit/droite | remets/remet/remettez/remettre la ligne d @ horizon d @ aplomb = straighten it
    remets/remet/remettez/remettre/mets/mettez/mettre la ligne d @ horizon de niveau | remets/remet/remettez/remettre la ligne d @ horizon a niveau | remets/remet/remettez/remettre la ligne d @ horizon a l @ horizontale = straighten it
    remet/remettez/remettre la droite | remet/remettez/remettre/mettez/mettre l @ horizon de niveau | tu/vous/on me le/la/les redresses/redresse/redressez | tu/vous/on le/la/les redresses/redresse/redressez = straighten it
    tu me la remets droite | tu me la remet droite | tu la remets droite | tu la remet droite | vous me la remets droite | vous me la remet droite | vous la remets droite | vous la remet droite | on me la remets droite | on me la remet droite | on la remets droite | on la remet droite = straighten it
    c @ est tout/trop penche/tordu/incline/bancal | c @ est toute/trop penchee/tordue/inclinee | c @ est tout de travers/traviole/guingois | verticales fuient/penchent/convergent = is crooked
    ca penche | elle penche | il penche | la photo penche | l @ image penche | c @ est penche | elle est penchee | de traviole | est de traviole | est toute de traviole | est en biais | est de guingois | pas d @ aplomb = is crooked
    est pas d @ aplomb | n @ est pas d @ aplomb | n @ est pas droite | n @ est pas droit | est pas droite | est pas droit | est pas de niveau | n @ est pas de niveau | part en biais | part de travers = is crooked
    c/tout/toute/legerement/completement/super/trop penche | c/tout/toute tordu | c de travers | c pas droit | c bancal | tout/toute/legerement/completement/super/trop penchee | un peu penche/penchee | tout/toute tordue = is crooked
    la cuisine/piece/chambre/salle/maison/facade/tour/porte/eglise penche | le batiment/salon/mur/clocher/immeuble penche = is crooked
    cadre/cadrage/tableau/immeuble/clocher penche = picture is crooked
    ${alternatives('le|la', 'remettre', 'droit|droite|d @ aplomb|a plat|bien droit|bien droite')} | ${alternatives('mets|mettez|remets|remettez', 'l @ horizon', 'bien', 'droit|a plat')} = straighten it
    ${alternatives('invers~', 'l @ image|la photo|mon selfie', 'comme dans un miroir|comme un miroir|horizontalement|dans l @ autre sens')} | invers~ horizontalement l @ image | invers~ horizontalement la photo | invers~ horizontalement | invers~ le sens de la photo | invers~ le sens de l @ image | invers~ les cotes | invers~ les deux cotes = mirror
    ${alternatives('invers~', 'l @ image|la photo', 'verticalement|de haut en bas')} | invers~ verticalement l @ image | invers~ verticalement la photo | invers~ verticalement | invers~ le haut et le bas | invers~ haut et bas = mirror vertically
    bascul~ a la verticale | bascul~ la a la verticale = rotate 90
    rotation de | retourn~ … degres | retourn~ … degre = rotate
    sur le cote | de cote | couchee sur le cote = sideways
    nonante = 90
    un quart de tour | quart de tour | d @ un quart de tour = 90 degrees
    dans le sens des aiguilles d @ une montre | sens horaire | dans le sens horaire | sens des aiguilles | dans le sens des aiguilles | dans le sens de la montre | sens de la montre | sens montre | dans le sens des aiguilles de la montre | dans le sens d @ une montre = clockwise
    dans le sens inverse des aiguilles d @ une montre | sens antihoraire | sens inverse des aiguilles | sens contraire des aiguilles | sens contraire des aiguilles d @ une montre | dans le sens contraire des aiguilles = counterclockwise
    dans le sens contraire des aiguilles d @ une montre | sens inverse de la montre | dans le sens inverse des aiguilles | dans le sens inverse de la montre | dans le sens antihoraire | sens anti horaire = counterclockwise
    dans le sens anti horaire | sens trigo | sens trigonometrique | dans le sens trigonometrique | contre les aiguilles d @ une montre | a rebours des aiguilles = counterclockwise
    de travers | penchee | penches | est penche | de guingois | bancal~ | pas droit~ | pas droite | tordu~ | de biais = crooked
    en diagonale | en oblique = diagonally
    horizon penche | horizon est penche | horizon qui penche | horizon est de travers = horizon is crooked
    horizontalement | gauche droite | gauche a droite | droite gauche | droite a gauche | de gauche a droite | a l @ horizontale = horizontally
    elle est couchee | la photo est couchee | la photo est couchee sur le cote | la photo est sur le flanc | la photo est sur le cote | l @ image est couchee | l @ image est couchee sur le cote | l @ image est sur le flanc = is sideways
    l @ image est sur le cote | elle est couchee sur le cote | elle est sur le flanc | elle est sur le cote | est couchee sur le cote | elle s @ affiche couchee | il s @ affiche couche | s @ affiche couchee | s @ affiche de cote | s @ affiche de travers | elle sort couchee | elle est apparue couchee = is sideways
    en miroir | miroir | effet miroir | invers~ … gauche droite | invers~ … droite gauche | invers~ … gauche a droite | en image miroir | comme dans un miroir | cote miroir | retourn~ la dans l @ autre sens = mirror
    retourn~ la photo dans l @ autre sens | dans l @ autre sens | a l @ envers comme dans un miroir | a l @ envers comme un miroir | invers~ gauche et droite | invers~ la gauche et la droite | invers~ droite et gauche = mirror
    invers~ la photo en miroir | invers~ l @ image en miroir | invers~ en miroir | invers~ la en miroir | inverse tout en miroir | inversion miroir | retournement miroir | effet glace | en reflet miroir | mets/mettez/retourne/retournez/remets la/le dans l autre sens = mirror
    retourn~ la/le/les comme dans un miroir | retourn~ la/le/les comme un/en miroir | retourn~ la/le/les comme dans une glace | retourn~ l @ image comme dans un miroir | retourn~ l @ image comme un/en miroir = mirror it
    retourn~ l @ image comme dans une glace | retourn~ la photo comme dans un miroir | retourn~ la photo comme un/en miroir | retourn~ la photo comme dans une glace | comme dans une glace = mirror it
    miroir vertical~ | effet miroir vertical = mirror vertically
    a l @ endroit | dans le bon sens = right way up
    demi tour | un demi tour | d @ un demi tour | fais un demi tour | fais lui faire un demi tour = rotate 180 degrees
    couche/couchez/bascule/basculez la photo sur le cote gauche | couche/couchez/bascule/basculez la photo sur/vers la gauche | couche/couchez/bascule/basculez la photo a gauche = rotate left
    couche/couchez/bascule/basculez l image sur le cote gauche | couche/couchez/bascule/basculez l image sur/vers la gauche | couche/couchez/bascule/basculez l image a gauche = rotate left
    couche/couchez/bascule/basculez la/le sur le cote gauche | couche/couchez/bascule/basculez la/le sur/vers la gauche | couche/couchez/bascule/basculez la/le a gauche = rotate left
    couche/couchez/bascule/basculez la photo sur le cote droit | couche/couchez/bascule/basculez la photo sur/vers la droite | couche/couchez/bascule/basculez la photo a droite = rotate right
    couche/couchez/bascule/basculez l image sur le cote droit | couche/couchez/bascule/basculez l image sur/vers la droite | couche/couchez/bascule/basculez l image a droite = rotate right
    couche/couchez/bascule/basculez la/le sur le cote droit | couche/couchez/bascule/basculez la/le sur/vers la droite | couche/couchez/bascule/basculez la/le a droite = rotate right
    tu me redress~ | me redress~ = straighten
    corrig~/rectifi~/redress~ la pente de la/du/cette/le facade/maison/batiment/immeuble/horizon/mur/clocher/tour | corrig~/rectifi~/redress~ l inclinaison de la/du/cette/le facade/maison/batiment/immeuble/horizon/mur/clocher/tour | corrig~/rectifi~ la pente | corrig~/rectifi~ l inclinaison = straighten
    remets/remettre/remettez d aplomb = straighten
    verticales droites | verticales bien droites | redresse les verticales | redressez les verticales = straighten the verticals
    a l @ envers | tete en bas = upside down
    verticalement | haut bas | de haut en bas | du haut vers le bas | haut et bas | haut en bas = vertically
    remets la bien | remets le bien | remets la comme il faut | remettez la bien | remettez la comme il faut = turn it right way up
    resultat | resultat final | rendu final | image finale | photo finale = final result
    ${alternatives('mets|remets', 'la photo|l @ image', 'debout')} = rotate 90
    tourn~/mets/mettez/remets la/le dans l @ autre sens … est a l @ envers | tourn~/mets/mettez/remets la/le dans l @ autre sens … elle est a l @ envers = turn it upside down
    a travers = through
    la photo est de cote = it is sideways
  `,
  adjective: `
    croche | croches = crooked
    vire/tourne/revire/retourne/virez/tournez la/le/ca de bord | revire/revirez la/le/ca = flip it
    tombent en arriere | penchent en arriere | basculent en arriere | partent en arriere | est/tout/toute/trop croche | c est/tout croche | c est tout/trop croche | photo est croche = is crooked
    est inverse | est inversee | sont inversees | sont inverses = is reversed
    est couchee | est sur le cote | est de travers sur le cote = is sideways
    retourne la en miroir | retourne le en miroir | retourner en miroir | mets la en miroir = mirror it
    un quart de tour a gauche | un quart de tour vers la gauche | quart de tour a gauche = rotate 90 degrees left
    un quart de tour a droite | un quart de tour vers la droite | quart de tour a droite = rotate 90 degrees right
    droit = straight
    vire/virez/tourne/tournez/revire la/le/ca a l envers | vire/tourne la/le/ca la tete en bas = turn it upside down
  `,
};
