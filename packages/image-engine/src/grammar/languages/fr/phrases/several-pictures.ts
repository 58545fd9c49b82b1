import type { Phrases } from '../../phrases.ts';

/** Turns of French for wishes of several pictures: collages, blends, swaps. */
export const FRENCH_SEVERAL_PICTURES: Phrases = {
  phrase: `
    trois cartes postales | trois cartes | mes trois cartes postales | mes trois cartes | ces trois cartes postales | ces trois cartes = 3 pictures
    quatre cartes postales | quatre cartes | mes quatre cartes postales | mes quatre cartes | ces quatre cartes postales | ces quatre cartes = 4 pictures
    une mosaique | une planche contact | planche contact | une grille | la mosaique = a collage
    les/ces/mes/nos deux/trois/quatre/cinq vues/prises | les/ces/mes/nos deux/trois/quatre/cinq prises de vue = all pictures
    avant apres | avant et apres | avant puis apres | l @ avant et l @ apres = before and after
    fondre le ciel | fondre le visage | fondre la photo | fondre l @ image | fondre mon visage | fondre le portrait | fondre la premiere | fondre la une = blend
    melange/melangez/melanger/fusionne/fusionnez/fusionner/superpose/superposez/superposer/mixe/mixez les … a/en parts egales = blend all
    melange/melangez/melanger/fusionne/fusionnez/fusionner/superpose/superposez/superposer/mixe/mixez les … a egalite = blend all
    melange/melangez/melanger/fusionne/fusionnez/fusionner/superpose/superposez/superposer/mixe/mixez les … equitablement | melange/melangez/fusionne/fusionnez/superpose/superposez les toutes/trois = blend all
    melange/melangez/fusionne/fusionnez/superpose/superposez toutes les photos/images | melange/melangez/fusionne/fusionnez/superpose/superposez tout | melange/melangez/fusionne/fusionnez/superpose/superposez les trois photos/images = blend all
    marie les | marie ces | marie mes | marie nos | mariez les | mariez ces | mariez mes | mariez nos | marier les | marier ces | marier mes | marier nos = blend the
    fondre les deux | fondre ces deux | fond~ les deux | melang~ les deux = blend the two
    fondues l @ une dans l @ autre | fondus l @ un dans l @ autre | fondues ensemble | melangees = blend together
    un montage avec les | un montage avec | un montage | montage photo | pele mele | pele meles | une grille de photos | grille photo | grille de photos | en damier | patchwork | un patchwork = collage
    assembl~ mes | assembl~ les | assembl~ ces | regroup~ mes | reuni~ mes = combine my
    assembl~ les trois a la verticale | assembl~ les deux a la verticale | assembl~ a la verticale | assembl~ les toutes a la verticale = combine vertically
    double exposition | surimpression | l @ une sur l @ autre | une sur l @ autre | l @ une par dessus l @ autre = double exposure
    en mosaique | en grille | dans une grille | en planche contact | sous forme de mosaique | sous forme de grille = in a collage
    en une seule = into one picture
    dans le decor de la photo | dans le decor de la image | dans le decor de l @ image | sur le fond de la photo | sur le fond de la premiere photo | sur le decor de la photo | sur le fond de l @ image = into picture
    harmonis~ la lumiere | harmonis~ les lumieres | harmonis~ les couleurs | accord~ la lumiere | accord~ les couleurs | assorti~ la lumiere | raccord~ la lumiere | raccord lumiere = match the light
    mes cartes postales | ces cartes postales | nos cartes postales = my pictures
    les uns/unes sous les/des autres | les uns/unes sous l autre | les uns/unes sous de l autre | les uns/unes en/au dessous les/des autres | les uns/unes en/au dessous l autre | les uns/unes en/au dessous de l autre = one below the other
    l une/un sous les/des autres | l une/un sous de l autre | l une/un en/au dessous les/des autres | l une/un en/au dessous l autre | l une/un au dessous de l autre | l un sous l autre | l un en dessous de l autre = one below the other
    les uns/unes au/par dessus les/des autres | en colonne | en/dans une colonne | a la queue leu leu verticalement | de haut en bas les unes sous les autres = one below the other
    superposees en transparence | superpose en transparence = overlay
    mets la premiere sur la deuxieme … en transparence | mets la une sur l autre … en transparence | superpose la premiere a la deuxieme | superpose la premiere sur la deuxieme = overlay the first on the second
    facon photomaton | style photomaton | comme au photomaton | comme un photomaton | genre photomaton | photomaton = photo strip
    les deux photos | les photos | l une sur l autre en transparence | photos en transparence | images en transparence | deux photos en transparence | deux images en transparence = photos
    image 2 | photo 2 | deuxieme image | deuxieme photo | seconde photo = picture 2
    aligne~ les | aligne~ les dans l ordre | aligne~ les toutes/tous | aligne~ les toutes/tous dans l ordre | aligne~ mes/ces/les photos | aligne~ mes/ces/les photos dans l ordre | aligne~ tout ca = put them side by side
    aligne~ tout ca dans l ordre = put them side by side
    cote a cote | l @ une a cote de l @ autre | une a cote de l @ autre | un a gauche l autre a droite | une a gauche l autre a droite | l un a gauche l autre a droite | l une a gauche l autre a droite | juxtapos~/accol~ les deux = side by side
    juxtapos~/accol~/aligne/aligner/alignez les deux photos/images | juxtapos~/accol~/aligne/aligner/alignez les photos/images | juxtapos~/accol~ les | juxtapos~ | accol~ | diptyque | triptyque | en diptyque/triptyque = side by side
    l avant a gauche | l avant en haut | avant a gauche | avant en haut = side by side
    les uns/unes a cote des autres/uns | les uns/unes derriere/apres les autres | en rang d oignons | a la file | a la queue leu leu | sur/en/dans une seule/meme/longue bande/ligne/rangee/frise = side by side in a row
    sur/en/dans une bande/ligne/rangee/frise | en enfilade/frise | en bandeau horizontal | en bande/bandeau/ligne/rang horizontale | en bande/ligne/rang horizontal | bande horizontale = side by side in a row
    bande/triptyque/diptyque horizontal | en bandeau | triptyque/diptyque avec les trois/deux = side by side in a row
    empil~ les/mes/ces | empil~ les toutes/tous/deux/trois/quatre | l une par dessus l autre verticalement | l une par dessus les autres verticalement | les unes par dessus l autre verticalement = stack them vertically
    les unes par dessus les autres verticalement | triptyque/diptyque vertical = stack them vertically
    l @ une au dessus de l @ autre | une au dessus de l @ autre | une photo au dessus de l @ autre | l @ une sous l @ autre | l @ une en dessous de l @ autre | une en haut et une en bas | une en haut l @ autre en bas = stacked vertically
    une en haut et l @ autre en bas = stacked vertically
    l @ une dans l @ autre | l un dans l @ autre | l @ un sur l @ autre = together
    deux cartes postales | mes deux cartes postales | ces deux cartes postales | deux cartes | mes deux cartes | ces deux cartes = two pictures
    bord noir entre les photos | marges noires entre les photos | espaces noirs | lignes noires entre les photos | filets noirs entre les photos | separees par du noir | interstices noirs | ecarts noirs | separations noirs = with black gaps
    filets noirs | joints noirs | intervalles noirs | separations noires | gouttieres noires | avec des/de interstices/espaces/ecarts/filets/joints/intervalles noirs = with black gaps
    avec interstices/espaces/ecarts/filets/joints/intervalles noirs | avec des separations/gouttieres noires = with black gaps
    interstices gris | espaces gris | ecarts gris | filets gris | joints gris | intervalles gris = with gray gaps
    bord blanc entre les photos | marges blanches entre les photos | marge blanche entre les photos | liseres blancs entre les photos | lignes blanches entre les photos | filets blancs entre les photos | separations blanches = with white gaps
    separees par du blanc | separees par un filet blanc | interstices blancs | ecarts blancs | separations blancs | filets blancs | joints blancs | intervalles blancs | gouttieres blanches = with white gaps
    avec des/de interstices/ecarts/filets/joints/intervalles blancs | avec de espaces blancs | avec interstices/espaces/ecarts/filets/joints/intervalles blancs | avec des separations/gouttieres blanches = with white gaps
  `,
  adjective: `
    apres travaux = after
    avant travaux = before
    fondez ensemble les trois photos | fondez ensemble les trois images | fondez ensemble toutes les photos | fondez ensemble toutes les images | fondre ensemble les trois photos = blend all pictures
    fondre ces | fondre les | fondre nos | fondre mes = blend the
    superpos~ les deux en transparence | superpos~ les deux photos en transparence | superpos~ les photos en transparence | superpos~ les deux images en transparence = blend the two
    fondez ensemble | fondre ensemble | fonds ensemble | fondez les photos ensemble | fondre les photos ensemble | fondez les images ensemble | fondre les images ensemble = blend together
    mosaique avec toutes mes | mosaique avec toutes nos | mosaique de toutes mes | mosaique de toutes nos = collage of my
    mosaique de nos | mosaique de mes | mosaique de ces | mosaique avec nos | mosaique avec mes = collage of our
    profil/visage/portrait melange/fusionne avec/a la/une/des/le foret/mer/montagne/ville/arbres/paysage = double exposure
    superposer mon visage | superposer mon portrait | superpose mon visage | superpose mon portrait = double exposure of my face
    en un seul montage = in a collage
    images ensemble = pictures
    rangees cote a cote = side by side
    en bande verticale | bande verticale = stacked one below the other
    mets ma tete a la place de | met~ ma tete a la place de | mets mon visage a la place de | mets ma tete sur le corps de | met~ sa tete sur le corps de | mets mon visage sur le corps de | colle ma face sur le corps de = swap my face with
    colle ma tete sur le corps de | mets ma face sur le corps de | colle ma face sur = swap my face with
    echange nos deux tetes | echange nos tetes | echangez nos tetes | inverse nos tetes | echange les tetes | echange les visages | echange nos visages = swap our faces
    avec une/un ligne/trait/filet/barre/bande/separation/lisere noire/noir au milieu | avec une/un ligne/trait/filet/barre/bande/separation/lisere noire/noir entre les deux = with black gaps
    avec une/un petite/fine/mince/petit/fin/mince ligne/trait/filet/barre/bande/separation noire/noir au milieu | avec une/un petite/fine/mince/petit/fin/mince ligne/trait/filet/barre/bande/separation noire/noir entre les deux = with black gaps
    separees/separes par une/un ligne/trait/filet/barre/bande noire/noir | separees/separes d une/un ligne/trait/filet noire/noir | une/un ligne/trait/filet/barre noire/noir entre les deux = with black gaps
    une/un ligne/trait/filet/barre noire/noir au milieu = with black gaps
    avec des espaces blancs | des espaces blancs | espaces blancs | un espace blanc entre chaque | avec un espace blanc entre chaque | avec une/un ligne/trait/filet/barre/bande/separation/lisere blanche/blanc au milieu = with white gaps
    avec une/un ligne/trait/filet/barre/bande/separation/lisere blanche/blanc entre les deux | avec une/un ligne/trait/filet/barre/bande/separation/lisere blanche/blanc fin/fine au milieu = with white gaps
    avec une/un petite/fine/mince/petit/fin/mince ligne/trait/filet/barre/bande/separation blanche/blanc au milieu = with white gaps
    avec une/un petite/fine/mince/petit/fin/mince ligne/trait/filet/barre/bande/separation blanche/blanc entre les deux | separees/separes par une/un ligne/trait/filet/barre/bande blanche/blanc = with white gaps
    separees/separes d une/un ligne/trait/filet blanche/blanc | une/un ligne/trait/filet/barre blanche/blanc entre les deux | une/un ligne/trait/filet/barre blanche/blanc au milieu = with white gaps
  `,
};
