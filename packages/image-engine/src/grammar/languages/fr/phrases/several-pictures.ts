import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { DRAMATIC, NICER } from '../parts.ts';

const FORM = 'silhouette|profil|visage|tete|corps|contour';

/** "La forêt à l'intérieur de ma silhouette": what a double exposure does. */
const INSIDE = `
  ${alternatives('a l @ interieur|dedans', 'de|d @', 'ma|mon|notre|la|son', FORM)} = inside my silhouette
  ${alternatives('dans', 'ma|mon|notre', 'silhouette|profil')} = inside my silhouette
`;

/** Turns of French for wishes of several pictures: collages, blends, swaps. */
export const FRENCH_SEVERAL_PICTURES: Phrases = {
  phrase: `
    echang~ les fonds | interverti~ les fonds | invers~ les fonds | echang~ les arriere plans = swap the backgrounds
    moitie moitie = half half
    aient/ait/ont les memes couleurs/teintes = have the same colors
    que sur la 2e/deuxieme/seconde/autre photo/image | que dans la 2e/deuxieme/seconde/autre photo/image | comme sur la 2e/deuxieme/seconde/autre photo/image | comme dans la 2e/deuxieme/seconde/autre photo/image = of the second picture
    la meme teinte que la 2e/deuxieme/seconde/2eme | les memes couleurs/teintes que la 2e/deuxieme/seconde/2eme | la meme ambiance que la 2e/deuxieme/seconde/2eme = the colors of the second picture
    a la 1re/1ere/premiere = to the first picture
    dans une seule image/photo | sur une seule image/photo | en une seule image/photo | dans une meme image | sur une meme image | sur une seule page/planche/feuille/affiche | sur un seul visuel/montage/panneau | sur un meme visuel | sur une meme page/affiche = in one picture
    fondez | fondre | fondons | melang~/superpos~/fusionn~ … en transparence | fondre le ciel | fondre le visage | fondre la photo | fondre l @ image | fondre mon visage | fondre le portrait | fondre la premiere | fondre la une = blend
    fonds ces/les/mes/nos deux | fonds/fondez/fondre la premiere … dans la deuxieme/seconde | fondre les deux | fondre ces deux | fond~ les deux | melang~ les deux = blend the two
    ${alternatives('mets|mettez', 'en un', 'plus', DRAMATIC)} = put in a dramatic one
    ${alternatives('mets|mettez', 'en un', 'plus', NICER)} = put in a nicer one
    ${alternatives('par quelque chose de plus', DRAMATIC)} = with a dramatic one
    ${alternatives('par quelque chose de plus', NICER)} = with a nicer one
    une belle photo | une plus belle photo | une tres belle photo = a better picture
    ${alternatives('rassemble|reunis|regroupe|assemble', 'les', 'en une image|en une seule image|dans une image|dans une seule image|en une seule')} = combine into one picture
    fonds/fondez les ensemble | fonds/fondez les l @ une dans l @ autre = blend the pictures
    fonds/fondez/fondre ces trois = blend these 3
    fonds/fondez/fondre ces quatre = blend these 4
    avec un anneau | avec un fin anneau | avec anneau = with a ring
    trois cartes postales | trois cartes | mes trois cartes postales | mes trois cartes | ces trois cartes postales | ces trois cartes = 3 pictures
    quatre cartes postales | quatre cartes | mes quatre cartes postales | mes quatre cartes | ces quatre cartes postales | ces quatre cartes = 4 pictures
    les/ces/mes/nos deux/trois/quatre/cinq vues/prises | les/ces/mes/nos deux/trois/quatre/cinq prises de vue = all pictures
    avant apres | avant et apres | avant puis apres | l @ avant et l @ apres = before and after
    melange/melangez/melanger/fusionne/fusionnez/fusionner/superpose/superposez/superposer/mixe/mixez les … a/en parts egales | melange/melangez/melanger/fusionne/fusionnez/fusionner/superpose/superposez/superposer/mixe/mixez les … a egalite = blend all
    melange/melangez/melanger/fusionne/fusionnez/fusionner/superpose/superposez/superposer/mixe/mixez les … equitablement | melange/melangez/fusionne/fusionnez/superpose/superposez les toutes/trois = blend all
    melange/melangez/fusionne/fusionnez/superpose/superposez toutes les photos/images | melange/melangez/fusionne/fusionnez/superpose/superposez tout | melange/melangez/fusionne/fusionnez/superpose/superposez les trois photos/images = blend all
    marie les | marie ces | marie mes | marie nos | mariez les | mariez ces | mariez mes | mariez nos | marier les | marier ces | marier mes | marier nos = blend the
    fondues l @ une dans l @ autre | fondus l @ un dans l @ autre | fondues ensemble | melangees = blend together
    assembl~ mes | assembl~ les | assembl~ ces | regroup~ mes | reuni~ mes = combine my
    assembl~ les trois a la verticale | assembl~ les deux a la verticale | assembl~ a la verticale | assembl~ les toutes a la verticale = combine vertically
    double exposition/expo | style/effet/look/facon/rendu/mode double expo | surimpression | l @ une sur l @ autre | une sur l @ autre | l @ une par dessus l @ autre = double exposure
    en une seule = into one picture
    dans le decor de la photo | dans le decor de la image | dans le decor de l @ image | sur le fond de la photo | sur le fond de la premiere photo | sur le decor de la photo | sur le fond de l @ image = into picture
    harmonis~ la lumiere | harmonis~ les lumieres | harmonis~ les couleurs | accord~ la lumiere | accord~ les couleurs | assorti~ la lumiere | raccord~ la lumiere | raccord lumiere = match the light
    mes cartes postales | ces cartes postales | nos cartes postales = my pictures
    superposees en transparence | superpose en transparence = overlay
    mets la premiere sur la deuxieme … en transparence | mets la une sur l autre … en transparence | superpose la premiere a la deuxieme | superpose la premiere sur la deuxieme = overlay the first on the second
    les deux photos | les photos | l une sur l autre en transparence | photos en transparence | images en transparence | deux photos en transparence | deux images en transparence = photos
    image 2 | photo 2 | deuxieme image | deuxieme photo | seconde photo = picture 2
    l @ une dans l @ autre | l un dans l @ autre | l @ un sur l @ autre = together
    deux cartes postales | mes deux cartes postales | ces deux cartes postales | deux cartes | mes deux cartes | ces deux cartes = two pictures
    le/la/les sur la photo de/du | le/la/les dans la photo de/du = it into the second picture of
    moi sur la photo de/du | moi dans la photo de/du = me into the second picture of
    nous sur la photo de/du | nous dans la photo de/du = us into the second picture of
    seulement dans sa silhouette | uniquement dans sa silhouette | juste dans sa silhouette | que dans sa silhouette | a l @ interieur de sa silhouette | dans sa silhouette = only inside her silhouette
    devant le decor de la photo | devant le fond de la photo | devant le paysage de la photo | dans le paysage de la photo = into the picture
    ${INSIDE}
    superpos~ les = overlay them
    fonds/fondez/fondre/fonde mes/les/nos/ces … en une seule/meme image/photo = blend all the photos
    met~/mets/coll~ … photos/images ensemble = put together photos
    met~/mets/coll~ les ensemble | met~/mets/coll~ les deux ensemble = put the pictures together
    ${alternatives('joins|joignez|reunis|reunissez|rassembl~|assembl~|uni|unis|unissez|accol~', 'les photos|les deux photos|ces deux photos|mes deux photos|les images|les deux images|mes photos|ces photos')} = join the two photos
  `,
  adjective: `
    fleche | fleches = arrow
    apres travaux = after
    avant travaux = before
    fondez ensemble les trois photos | fondez ensemble les trois images | fondez ensemble toutes les photos | fondez ensemble toutes les images | fondre ensemble les trois photos = blend all pictures
    fondre ces | fondre les | fondre nos | fondre mes = blend the
    superpos~ les deux en transparence | superpos~ les deux photos en transparence | superpos~ les photos en transparence | superpos~ les deux images en transparence = blend the two
    fondez ensemble | fondre ensemble | fonds ensemble | fondez les photos ensemble | fondre les photos ensemble | fondez les images ensemble | fondre les images ensemble = blend together
    profil/visage/portrait melange/fusionne avec/a la/une/des/le foret/mer/montagne/ville/arbres/paysage = double exposure
    superposer mon visage | superposer mon portrait | superpose mon visage | superpose mon portrait = double exposure of my face
    images ensemble = pictures
    mets ma tete a la place de | met~ ma tete a la place de | mets mon visage a la place de | mets ma tete sur le corps de | met~ sa tete sur le corps de | mets mon visage sur le corps de | colle ma face sur le corps de | colle ma tete sur le corps de | mets ma face sur le corps de | colle ma face sur = swap my face with
    echange nos deux tetes | echange nos tetes | echangez nos tetes | inverse nos tetes | echange les tetes | echange les visages | echange nos visages = swap our faces
  `,
};
