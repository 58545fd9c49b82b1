import type { Phrases } from '../../phrases.ts';

/** Turns of French for frames, borders, bars, margins, corners and vignettes. */
export const FRENCH_FRAMES: Phrases = {
  phrase: `
    bandes noires | barres noires = black bars
    cadre en bois fonce | cadre en bois sombre | cadre en bois brun | cadre en bois marron | cadre de bois fonce | cadre de bois sombre | cadre de bois brun | cadre de bois marron | cadre bois fonce | cadre bois sombre = dark wood frame
    cadre bois brun | cadre bois marron = dark wood frame
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
    arrondi~ tous les coins | angles arrondis | angles ronds | coins ronds | coins tout ronds | coins/angles/bords bien/tres/legerement/tout arrondis | coins/angles/bords bien/tres/legerement ronds = rounded corners
    coins/angles/bords un peu arrondis/ronds | angles/bords tout ronds | angles/coins adoucis | arrondi/arrondis/arrondissez/arrondir les angles/coins/bords | arrondi/arrondis/arrondissez/arrondir moi les angles/coins/bords = rounded corners
    vignette | vignettage | coins sombres | bords sombres | assombri~ les bords | assombriss~ les bords | bords plus sombres | bords plus fonces | coins plus sombres | coins plus fonces | bords assombris | coins assombris = vignette
    assombri~ les coins | assombriss~ les coins | fonc~ les bords | noirci~ les bords | halo/cercle/degrade sombre/noir autour | halo/cercle/degrade sombre/noir autour de la photo | halo/cercle/degrade sombre/noir sur les bords = vignette
    halo sombre/noir = vignette
    contour blanc | contours blancs = white outline
    bandes blanches | barres blanches = white padding
    bordees de noir | bordes de noir | entourees de noir | cerclees de noir | cernees de noir | avec un contour noir | avec un lisere noir | avec un bord noir | avec contour noir | avec lisere noir | avec bord noir = with black outline
    bordees de blanc | bordes de blanc | entourees de blanc | cerclees de blanc | cernees de blanc | avec un lisere blanc autour des lettres | avec un bord blanc autour des lettres | avec lisere blanc autour des lettres = with white outline
    avec bord blanc autour des lettres = with white outline
    cadre en bois | encadrement en bois | encadrement bois = wooden frame
  `,
  adjective: `
    style galerie | genre galerie | facon galerie | comme en galerie = gallery style
    passe partout = mat
    style musee | genre musee | comme au musee | facon musee | comme dans un musee = museum style
    bordure polaroid | cadre polaroid | bord polaroid | contour polaroid = polaroid frame
    vignettage marque | vignettage prononce = strong vignette
    vignettage = vignette
    traits blancs | trait blanc | des traits blancs = white lines
    marge blanche = white margin
  `,
};
