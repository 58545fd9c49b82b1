import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** Turns of French for pictures beside each other: collages, rows, gaps. */
export const FRENCH_SEVERAL_PICTURES_COLLAGES: Phrases = {
  phrase: `
    fine/petite ligne/bande blanche entre = thin white gap between
    fine/petite ligne/bande noire entre = thin black gap between
    colle/mets/empile les photos/images a la verticale | colle/mets/empile les deux/trois photos a la verticale = stack the pictures vertically
    grille/grilles de deux/trois/quatre/cinq | grille/grilles de deux/trois/quatre/cinq photos/images = collage
    mosaique | un montage avec les | un montage avec | un montage | montage photo | pele mele | pele meles | une grille de photos | grille photo | grille de photos | en damier | patchwork | un patchwork = collage
    en hauteur et superposees | superposees en hauteur | l @ une au dessus de l @ autre | une au dessus de l @ autre | une photo au dessus de l @ autre | l @ une sous l @ autre | l @ une en dessous de l @ autre | une en haut et une en bas | une en haut l @ autre en bas | une en haut et l @ autre en bas = stacked vertically
    mont~ les l @ une au dessus de l @ autre | empil~ les l @ une au dessus de l @ autre = stacked vertically
    ${alternatives('collage avec', 'des|les|', 'lignes noires|traits noirs')} = collage with black lines between
    ${alternatives('les', 'deux|trois|quatre|cinq', 'en ligne')} = put them side by side
    une longue bande avec/de ces photos/images | une seule longue bande avec/de ces photos = one long strip out of these
    une mosaique | une planche contact | planche contact | une grille | la mosaique = a collage
    en mosaique | en grille | dans une grille | en planche contact | sous forme de mosaique | sous forme de grille = in a collage
    les uns/unes sous les/des autres | les uns/unes sous l autre | les uns/unes sous de l autre | les uns/unes en/au dessous les/des autres | les uns/unes en/au dessous l autre | les uns/unes en/au dessous de l autre = one below the other
    l une/un sous les/des autres | l une/un sous de l autre | l une/un en/au dessous les/des autres | l une/un en/au dessous l autre | l une/un au dessous de l autre | l un sous l autre | l un en dessous de l autre = one below the other
    les uns/unes au/par dessus les/des autres | en colonne | en/dans une colonne | a la queue leu leu verticalement | de haut en bas les unes sous les autres = one below the other
    facon photomaton | style photomaton | comme au photomaton | comme un photomaton | genre photomaton | photomaton = photo strip
    aligne~ les | aligne~ les dans l ordre | aligne~ les toutes/tous | aligne~ les toutes/tous dans l ordre | aligne~ mes/ces/les photos | aligne~ mes/ces/les photos dans l ordre | aligne~ tout ca | aligne~ tout ca dans l ordre = put them side by side
    cote a cote | l @ une a cote de l @ autre | une a cote de l @ autre | un a gauche l autre a droite | une a gauche l autre a droite | l un a gauche l autre a droite | l une a gauche l autre a droite | juxtapos~/accol~ les deux = side by side
    juxtapos~/accol~/aligne/aligner/alignez les deux photos/images | juxtapos~/accol~/aligne/aligner/alignez les photos/images | juxtapos~/accol~ les | juxtapos~ | accol~ | diptyque | triptyque | en diptyque/triptyque | l avant a gauche | l avant en haut | avant a gauche | avant en haut = side by side
    les uns/unes a cote des autres/uns | les uns/unes derriere/apres les autres | en rang d oignons | a la file | a la queue leu leu | sur/en/dans une seule/meme/longue bande/ligne/rangee/frise = side by side in a row
    sur/en/dans une bande/ligne/rangee/frise | en enfilade/frise | en bandeau horizontal | en bande/bandeau/ligne/rang horizontale | en bande/ligne/rang horizontal | bande horizontale | bande/triptyque/diptyque horizontal | en bandeau | triptyque/diptyque avec les trois/deux = side by side in a row
    empil~ les/mes/ces | empil~ les toutes/tous/deux/trois/quatre | l une par dessus l autre verticalement | l une par dessus les autres verticalement | les unes par dessus l autre verticalement | les unes par dessus les autres verticalement | triptyque/diptyque vertical = stack them vertically
    separation noire = black gaps
    separation blanche = white gaps
    bord noir entre les photos | marges noires entre les photos | espaces noirs | lignes noires entre les photos | filets noirs entre les photos | separees par du noir | interstices noirs | ecarts noirs | separations noirs = with black gaps
    filets noirs | joints noirs | intervalles noirs | separations noires | gouttieres noires | avec des/de interstices/espaces/ecarts/filets/joints/intervalles noirs | avec interstices/espaces/ecarts/filets/joints/intervalles noirs | avec des separations/gouttieres noires = with black gaps
    interstices gris | espaces gris | ecarts gris | filets gris | joints gris | intervalles gris = with gray gaps
    bord blanc entre les photos | marges blanches entre les photos | marge blanche entre les photos | liseres blancs entre les photos | lignes blanches entre les photos | filets blancs entre les photos | separations blanches = with white gaps
    separees par du blanc | separees par un filet blanc | interstices blancs | ecarts blancs | separations blancs | filets blancs | joints blancs | intervalles blancs | gouttieres blanches = with white gaps
    avec des/de interstices/ecarts/filets/joints/intervalles blancs | avec de espaces blancs | avec interstices/espaces/ecarts/filets/joints/intervalles blancs | avec des separations/gouttieres blanches = with white gaps
    en une seule page/image/photo avec | une seule page/image/photo avec | un seul visuel/montage avec = a collage of
    mes/nos/les deux/trois/quatre … sur un seul visuel | mes/nos/les deux/trois/quatre … sur une seule image/photo = make a collage of my
    pas d @ espace entre | pas d @ espaces entre | sans espace entre | sans espaces entre | aucun espace entre | sans marge entre | pas de marge entre | sans bordure entre | pas de bordure entre | sans blanc entre | pas de blanc entre | sans separation entre | pas de separation entre | sans trou entre | sans interstice entre = no gap between
    petit espace blanc | fin espace blanc | mince espace blanc | leger espace blanc | petit interstice blanc | petite marge blanche = thin white gap
    sur deux lignes | sur trois lignes = on two lines
    empilees | empiles | superposees = stacked
  `,
  adjective: `
    mosaique avec toutes mes | mosaique avec toutes nos | mosaique de toutes mes | mosaique de toutes nos = collage of my
    mosaique de nos | mosaique de mes | mosaique de ces | mosaique avec nos | mosaique avec mes = collage of our
    en un seul montage = in a collage
    rangees cote a cote = side by side
    en bande verticale | bande verticale = stacked one below the other
    avec une/un ligne/trait/filet/barre/bande/separation/lisere noire/noir au milieu | avec une/un ligne/trait/filet/barre/bande/separation/lisere noire/noir entre les deux = with black gaps
    avec une/un petite/fine/mince/petit/fin/mince ligne/trait/filet/barre/bande/separation noire/noir au milieu | avec une/un petite/fine/mince/petit/fin/mince ligne/trait/filet/barre/bande/separation noire/noir entre les deux = with black gaps
    separees/separes par une/un ligne/trait/filet/barre/bande noire/noir | separees/separes d une/un ligne/trait/filet noire/noir | une/un ligne/trait/filet/barre noire/noir entre les deux | une/un ligne/trait/filet/barre noire/noir au milieu = with black gaps
    avec des espaces blancs | des espaces blancs | espaces blancs | un espace blanc entre chaque | avec un espace blanc entre chaque | avec une/un ligne/trait/filet/barre/bande/separation/lisere blanche/blanc au milieu = with white gaps
    avec une/un ligne/trait/filet/barre/bande/separation/lisere blanche/blanc entre les deux | avec une/un ligne/trait/filet/barre/bande/separation/lisere blanche/blanc fin/fine au milieu | avec une/un petite/fine/mince/petit/fin/mince ligne/trait/filet/barre/bande/separation blanche/blanc au milieu = with white gaps
    avec une/un petite/fine/mince/petit/fin/mince ligne/trait/filet/barre/bande/separation blanche/blanc entre les deux | separees/separes par une/un ligne/trait/filet/barre/bande blanche/blanc = with white gaps
    separees/separes d une/un ligne/trait/filet blanche/blanc | une/un ligne/trait/filet/barre blanche/blanc entre les deux | une/un ligne/trait/filet/barre blanche/blanc au milieu = with white gaps
  `,
};
