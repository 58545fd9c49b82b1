import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Puis une plus large noire": one border around the other. */
const AROUND = [
  ['noire', 'black'],
  ['blanche', 'white'],
  ['grise', 'gray'],
  ['rouge', 'red'],
  ['doree', 'gold'],
]
  .flatMap(([said = '', english = '']) => [
    `${alternatives('puis|et|ensuite', 'une', 'plus large|plus epaisse', said)} = then a thick ${english} border`,
    `${alternatives('puis|et|ensuite', 'une', 'plus fine|plus mince', said)} = then a thin ${english} border`,
  ])
  .join('\n');

/** "Contour jaune": an edge of a sticker or of letters. */
const COLOURED_EDGES = [
  ['jaune', 'yellow'],
  ['rouge', 'red'],
  ['bleu', 'blue'],
  ['vert', 'green'],
  ['rose', 'pink'],
  ['orange', 'orange'],
  ['dore', 'gold'],
]
  .map(([said = '', english = '']) => `${alternatives('contour', said)} = ${english} outline`)
  .join('\n');

const EDGES = 'bords|coins|angles';

const DARK = 'assombri~|fonce~|sombre~|noirci~|plus sombres|plus fonces';

/** "Les coins bien assombris": how dark the edges are to be. */
const VIGNETTES = `
  ${alternatives(EDGES, 'bien|tres|fort|fortement|vraiment|franchement|nettement|super', DARK)} = strong vignette
  ${alternatives(EDGES, 'un peu|legerement|un poil|a peine', DARK)} = slight vignette
  ${alternatives('assombri~|fonc~', 'bien|fortement|vraiment|franchement|nettement', 'les', EDGES)} = strong vignette
  ${alternatives('plus', EDGES, '|legerement|un peu|bien', 'assombri~|fonce~|sombre~')} = and vignette
`;

/** Pictures that touch: "collées l'une à l'autre". */
const TOUCHING = `
  ${alternatives('colle~', 'l @ un a l @ autre|l @ une a l @ autre|les unes aux autres|les uns aux autres|l @ une contre l @ autre|l @ un contre l @ autre|les unes contre les autres')} = without gap
  marge~ = margin
  bord a bord | bien collees | sans interstice | sans espacement = without gap
  pas de cadre blanc | pas de bordure blanche | sans cadre blanc | sans bordure blanche | pas de bord blanc = no white border
  ${alternatives('sans', 'aucun|aucune|le moindre|la moindre')} = without
  ${alternatives('surtout', 'pas de|pas d @|pas du|aucun|aucune|pas un|pas une')} = no
`;

/** Turns of French for frames, borders, bars, margins, corners and vignettes. */
export const FRENCH_FRAMES: Phrases = {
  phrase: `
    ${alternatives('|effet|style|cadre|look|format', 'polaroid', 'avec', 'ecrit|marque|note')} = polaroid frame with
    ${AROUND}
    encadr~ en bois fonce/sombre | encadr~ la/le en bois fonce/sombre | en bois fonce/sombre = dark wooden frame
    encadr~ en bois clair | encadr~ la/le en bois clair = light wooden frame
    ${alternatives('cadre', 'fonce|sombre')} = dark border
    sticker/autocollant avec un bord/contour/lisere = sticker with a border
    ${COLOURED_EDGES}
    fond/espace/bord blanc autour pour faire carre | du blanc autour pour faire carre = white padding to make it square
    ${alternatives('entoure la|entoure le|entoure la photo', 'de|en|avec du', 'noir')} = black border
    ${alternatives('entoure la|entoure le|entoure la photo', 'de|en|avec du', 'blanc')} = white border
    ${alternatives('mets|met|mettez', 'lui', 'un cadre|une bordure|un bord')} = add a border
    ${alternatives('coins|angles|bords', 'tres|fortement|bien', 'arrondis')} = very rounded corners
    ${alternatives('coins|angles|bords', 'legerement|un peu|faiblement', 'arrondis')} = slightly rounded corners
    un fin trait noir autour | un trait noir fin autour | un trait noir autour | trait noir autour = thin black border
    un fin trait blanc autour | un trait blanc fin autour | un trait blanc autour | trait blanc autour = thin white border
    cadre bois | cadre en bois rustique | cadre en bois | encadrement en bois | encadrement bois = wooden frame
    bandes noires | barres noires = black bars
    cadre en bois fonce | cadre en bois sombre | cadre en bois brun | cadre en bois marron | cadre de bois fonce | cadre de bois sombre | cadre de bois brun | cadre de bois marron | cadre bois fonce | cadre bois sombre | cadre bois brun | cadre bois marron = dark wood frame
    chacun borde | chacun encadre | chacun entoure | chacun cercle | chacune bordee | chacune encadree | chacune entouree | chacune cerclee = each with a border
    rempli par | remplie par | remplis par | remplie de | rempli de | remplie avec | rempli avec = filled with
    bande de film | pellicule film = film strip
    cadre/bord/bordure facon/de/style pellicule | cadre/bord/bordure pellicule/argentique | cadre/bord/bordure facon film/negatif | facon bande de film | facon pellicule photo | comme une bande de film = film strip frame
    comme une pellicule photo | pellicule/negatif autour | pellicule/negatif tout autour | bande de pellicule autour | bande de pellicule tout autour | bord de negatif autour | bord de negatif tout autour = film strip frame
    cadre/bordure/bord/bords/contour negatif/film/dia/diapo | cadre/bordure/bord/bords/contour de negatif | bords/contour pellicule/argentique | bords/contour de pellicule = film strip frame
    cadre sapin | bordure sapin | lisere sapin | bord sapin = forest green border
    cadre dore | cadre ancien | encadrement dore | encadrement en or | cadre/encadrement dore facon tableau | cadre/encadrement de/facon tableau/musee | cadre/encadrement comme un tableau | cadre/encadrement comme au musee = gold frame
    cadre d or a l ancienne | cadre d or de musee | cadre or a l ancienne | cadre or de musee | cadre baroque | cadre rococo | cadre louis xv | cadre de chateau | dorure autour | dorures autour = gold frame
    cadre en bois clair | cadre de bois clair | cadre bois clair = light wood frame
    marges/bandes blanches pour un/faire carre | marges/bandes blanches pour un format carre | marges/bandes blanches pour faire/avoir un carre | marges/bandes blanches pour que ce soit carre = make it square with white padding
    bords blancs pour un/faire carre | bords blancs pour un format carre | bords blancs pour faire/avoir un carre | bords blancs pour que ce soit carre = make it square with white padding
    ajoute/ajoutez/ajouter/mets/mettez/rajoute des marges/bandes blanches pour un/faire carre | ajoute/ajoutez/ajouter/mets/mettez/rajoute des marges/bandes blanches pour un format carre = make it square with white padding
    ajoute/ajoutez/ajouter/mets/mettez/rajoute des marges/bandes blanches pour faire/avoir un carre | ajoute/ajoutez/ajouter/mets/mettez/rajoute des marges/bandes blanches pour que ce soit carre = make it square with white padding
    ajoute/ajoutez/ajouter/mets/mettez/rajoute des bords blancs pour un/faire carre | ajoute/ajoutez/ajouter/mets/mettez/rajoute des bords blancs pour un format carre = make it square with white padding
    ajoute/ajoutez/ajouter/mets/mettez/rajoute des bords blancs pour faire/avoir un carre | ajoute/ajoutez/ajouter/mets/mettez/rajoute des bords blancs pour que ce soit carre = make it square with white padding
    marie louise = mat
    cadre polaroid | cadre de polaroid | cadre façon polaroid = polaroid frame
    coins arrondis | bords arrondis | arrondi~ les coins | arrondi~ … les coins | arrondi~ … coins | arrondi~ … les bords | arrondi~ les angles | arrondi~ moi les angles | arrondi~ moi les coins | arrondi~ tous les angles = rounded corners
    arrondi~ tous les coins | angles arrondis | angles ronds | coins ronds | coins tout ronds | coins/angles/bords tout arrondis | coins/angles/bords bien/tres/legerement ronds = rounded corners
    coins/angles/bords un peu ronds | angles/bords tout ronds | angles/coins adoucis | arrondi/arrondis/arrondissez/arrondir les angles/coins/bords | arrondi/arrondis/arrondissez/arrondir moi les angles/coins/bords = rounded corners
    vignette | vignettage | coins sombres | bords sombres | assombri~ les bords | assombriss~ les bords | bords plus sombres | bords plus fonces | coins plus sombres | coins plus fonces | bords assombris | coins assombris = vignette
    assombri~ les coins | assombriss~ les coins | fonc~ les bords | noirci~ les bords | halo/cercle/degrade sombre/noir autour | halo/cercle/degrade sombre/noir autour de la photo | halo/cercle/degrade sombre/noir sur les bords | halo sombre/noir = vignette
    contour blanc | contours blancs = white outline
    bandes blanches | barres blanches = white padding
    bordees de noir | bordes de noir | entourees de noir | cerclees de noir | cernees de noir | avec un contour noir | avec un lisere noir | avec un bord noir | avec contour noir | avec lisere noir | avec bord noir = with black outline
    bordees de blanc | bordes de blanc | entourees de blanc | cerclees de blanc | cernees de blanc | avec un lisere blanc autour des lettres | avec un bord blanc autour des lettres | avec lisere blanc autour des lettres | avec bord blanc autour des lettres = with white outline
    cadre dore a l @ ancienne | cadre dore ancien/baroque/antique/ouvrage/sculpte/rococo/vieillot/orne | cadre dore de musee/tableau | cadre dore facon musee | cadre dore comme au musee | cadre dore d @ epoque | cadre dore style louis = gold gallery frame
    cadre a l @ ancienne | cadre a l @ ancienne dore | cadre ancien/baroque/antique/ouvrage/rococo dore | cadre ancien/baroque/antique/ouvrage en or | vieux cadre dore = gold gallery frame
    assombri~ un peu les bords/coins/angles | fonce~ un peu les bords/coins/angles | assombri~ legerement les bords/coins = slight vignette
    bords flous blancs | bords blancs flous | bords blancs fondus | vignettage blanc | vignette claire/blanche = white vignette
    puis une blanche = then a white border
    puis une noire = then a black border
    ${VIGNETTES}
    ${TOUCHING}
    ${alternatives('bords|coins|angles', 'brule~|crame~|noirs')} = vignette
    ajout~ plutot des bandes noires pour que ca passe en | mets plutot des bandes noires pour que ca passe en | mets des bandes noires pour que ca passe en | ajoute des bandes noires pour que ca passe en = add black bars so it fits
    vignette sombre/foncee/noire | vignettage sombre/fonce = dark vignette
    vignette noire legere | vignette sombre legere = subtle dark vignette
  `,
  adjective: `
    style galerie | genre galerie | facon galerie | comme en galerie = gallery style
    passe partout = mat
    style musee | genre musee | comme au musee | facon musee | comme dans un musee = museum style
    bordure polaroid | bord polaroid | contour polaroid = polaroid frame
    vignettage marque | vignettage prononce = strong vignette
    traits blancs | trait blanc | des traits blancs = white lines
    marge blanche = white margin
  `,
};
