import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

const LIGHT_PARTS = 'les zones/parties/aires claires/lumineuses';

/** Turns of French for shadows, highlights and the range between them. */
export const FRENCH_LIGHT_TONES: Phrases = {
  phrase: `
    lui redonner/redonnez/redonne du contraste | redonn~/donn~/rend~ lui du contraste | redonn~/donn~ lui plus de contraste | remets/mets/ajoute lui du contraste/relief = more contrast
    plus dramatique = more dramatic
    plus de contraste | plus contraste~ | plus contrastee | plus de relief | plus de peps contraste | davantage de contraste | davantage contraste~ | pas assez contraste~ | pas assez de contraste = more contrast
    trop peu de contraste | donne/donnez/redonne/ajoute/mets/rajoute/apporte du relief/mordant/corps/caractere/volume | donne/donnez/redonne/ajoute/mets/rajoute/apporte un peu de relief/mordant/corps/caractere/volume = more contrast
    donne/donnez/redonne/ajoute/mets/rajoute/apporte plus de relief/mordant/corps/caractere/volume | manque de relief/mordant/corps/caractere/volume | ca manque de relief/mordant/corps/caractere/volume | est mou = more contrast
    trop/est plan plan | c @ est mou/molle/plat/plate/mollasson | c @ est plan plan | est plat/plate/mollasson | contraste est faible | contraste est bas | contraste est trop faible | contraste est trop bas | contraste plus = more contrast
    contraste davantage | contrastez plus | contrastez davantage | contraster plus | contraster davantage | contraster un peu plus | creus~/muscl~/durci~/durciss~/appui~/appuy~/dop~/gonfl~ le contraste = more contrast
    creus~/muscl~/durci~/durciss~/appui~/appuy~/dop~/gonfl~ les contrastes | creus~/muscl~/durci~/durciss~/appui~/appuy~/dop~/gonfl~ un peu le contraste | creus~/muscl~/durci~/durciss~/appui~/appuy~/dop~/gonfl~ un peu les contrastes | + contraste~ | + de contraste = more contrast
    donn~ lui du relief | redonn~ lui du relief | donn~ du relief | redonn~ du relief | donn~ lui plus de relief = more contrast
    ${alternatives('remet~|remont~|redonn~|remettez', 'du|les|le|un peu de', 'contraste~')} = more contrast
    trop crame/brule/clair sur le front/nez/visage | blancs crames | blancs brules | blancs sont crames | blancs sont brules | blancs cramees | les blancs explosent | blancs trop forts | blancs eclates = highlights too bright
    le flash m @ a crame/grille | le flash nous a crames/cramees | le flash m @ a crame/grille le front/visage = highlights too bright
    on voit/distingue rien dans les zones noires/sombres | on voit/distingue pas les details dans les zones noires/sombres | noirs bouches | noirs sont bouches | bouche dans les noirs/ombres = lift the shadows
    on ne voit rien dans les ombres | on voit rien dans les ombres | les ombres sont bouchees | ombres bouchees | ombres sont/vraiment trop noires/sombres/foncees/denses/bouchees | ombres trop/sont noires/sombres/foncees/denses/bouchees | ombres sont vraiment trop noires/sombres/foncees/denses/bouchees = lift the shadows
    eclairci~ les zones sombres | eclairci~ les parties sombres | eclairci~ les endroits sombres | eclairci~ les zones d @ ombre | debouch~ les zones sombres | moins d ombre | moins d ombres = lift the shadows
    trop crame/cramee/brule/brulee | tout crame/brule | surexpos~ | cramee~ | crame | surexposee~ | surexpose | surex | sur ex | surexpo = overexposed
    contraste plus doux/leger/faible | un contraste plus doux/leger/faible | moins de contraste | moins contraste~ | contraste moins | contrastez moins | contraster moins | contraster un peu moins = less contrast
    aplati~/aplatiss~/ecras~/cass~/adouci~/adouciss~/assoupli~/assoupliss~/detend~/desserr~/calm~/tass~ le contraste | aplati~/aplatiss~/ecras~/cass~/adouci~/adouciss~/assoupli~/assoupliss~/detend~/desserr~/calm~/tass~ les contrastes = less contrast
    aplati~/aplatiss~/ecras~/cass~/adouci~/adouciss~/assoupli~/assoupliss~/detend~/desserr~/calm~/tass~ un peu le contraste | aplati~/aplatiss~/ecras~/cass~/adouci~/adouciss~/assoupli~/assoupliss~/detend~/desserr~/calm~/tass~ un peu les contrastes = less contrast
    assombri~ ${LIGHT_PARTS} | fonc~ ${LIGHT_PARTS} = reduce the highlights
    des ombres plus profondes | ombres plus profondes = darker shadows
    moitie moins de contraste | deux fois moins de contraste | moitie moins contraste/contrastee | deux fois moins contraste/contrastee | divis~ le contraste par deux/2 = half the contrast
    deux fois plus de contraste | deux fois plus contraste/contrastee | doubl~ le contraste = twice as much contrast
    tete … est dans l @ ombre | tete … sont dans l @ ombre | visage … est dans l @ ombre | visage … sont dans l @ ombre | face … est dans l @ ombre | face … sont dans l @ ombre | tete … a l @ ombre | visage … a l @ ombre | face … a l @ ombre = face in the shadow
    hautes lumieres = highlights
    debouch~ les ombres | debouch~ … les ombres | remont~ les ombres | eclairci~ les ombres | eclairciss~ les ombres | recupere/recuperez/recuperer/rattrape/ramene/ramenez/retrouve du detail dans les ombres/noirs = lift shadows
    recupere/recuperez/recuperer/rattrape/ramene/ramenez/retrouve du detail dans les zones sombres | recupere/recuperez/recuperer/rattrape/ramene/ramenez/retrouve des/les details dans les ombres/noirs = lift shadows
    recupere/recuperez/recuperer/rattrape/ramene/ramenez/retrouve des/les details dans les zones sombres | recupere/recuperez/recuperer/rattrape/ramene/ramenez/retrouve de la matiere dans les ombres/noirs | recupere/recuperez/recuperer/rattrape/ramene/ramenez/retrouve de la matiere dans les zones sombres = lift shadows
    baiss~ les hautes lumieres | recuper~ les hautes lumieres | redui~ les hautes lumieres | recupere/recuperez/recuperer/rattrape/ramene/ramenez/retrouve/retrouver du detail = reduce highlights
    recupere/recuperez/recuperer/rattrape/ramene/ramenez/retrouve/retrouver des/les details | recupere/recuperez/recuperer/rattrape/ramene/ramenez/retrouve/retrouver de la matiere = reduce highlights
    recupere/ramene/retrouve du detail dans le ciel | recupere/ramene/retrouve du detail dans les blancs/nuages | recupere/ramene/retrouve du detail dans les hautes lumieres = reduce highlights
    recupere/ramene/retrouve des details dans le ciel | recupere/ramene/retrouve des details dans les blancs/nuages | recupere/ramene/retrouve des details dans les hautes lumieres = reduce highlights
    recupere/ramene/retrouve de la matiere dans le ciel | recupere/ramene/retrouve de la matiere dans les blancs/nuages | recupere/ramene/retrouve de la matiere dans les hautes lumieres = reduce highlights
    contraste un peu moins | contrastez un peu moins = slightly less contrast
    contraste un peu plus | contrastez un peu plus = slightly more contrast
    ombres marquees | ombres bien marquees | ombres tres marquees | ombres prononcees = strong shadows
    le ciel moins crame | le ciel moins brule = the highlights less bright
    calm~/tempere/temper~/baiss~/attenu~/adouci~/adouciss~/redui~/recuper~/rattrap~ les blancs | calm~/baiss~ un peu les blancs | calm~/attenu~/adouci~/adouciss~/temper~ les hautes lumieres | calm~/baiss~/attenu~ les zones claires | calm~ les lumieres | calm~/attenu~ les parties claires = tone down the highlights
    trop de contraste | trop contraste~ | trop dur~ | contraste est trop haut | contraste est trop fort | contraste est trop eleve | contraste est trop pousse = too much contrast
    sous expos~ | a contre jour | contre jour | sous ex | sousex | sous expo = underexposed
    ciel moins crame/brule/surexpose = highlights less bright
    rends le ciel moins crame/brule/surexpose | rendre le ciel moins crame/brule/surexpose = reduce the highlights
    pas d @ ombres/ombre grises/grise | sans ombres grises | pas d @ ombrage | sans ombrage | pas de hachures | sans hachures = no gray shadows
    ${alternatives('sans', 'bruler|cramer|surexposer', 'le ciel|le soleil|le coucher de soleil', '|orange~|rose~|rouge~')} = without overexposing the sky
    sans griller les fenetres | sans griller le blanc | sans griller les blancs | sans griller la neige | sans griller la robe | sans bruler les fenetres | sans bruler les blancs | sans bruler le blanc | sans bruler la robe | sans bruler la neige | sans cramer les fenetres | sans cramer les blancs | sans cramer la robe | sans cramer la neige | sans tout cramer | sans tout bruler | sans tout griller | sans rien cramer | sans rien bruler = without overexposing
  `,
  adjective: `
    sauf que je veux garder du detail dans les ombres | garder du detail dans les ombres = and lift the shadows
    contraste auto | contraste automatique | niveaux auto | niveaux automatiques | couleurs auto | couleurs automatiques = auto contrast
    la photo est cramee cote fenetre | est cramee cote fenetre | recupere un peu les details | visage/face/peau est/sort surexpose/surexposee/crame/cramee/brule/brulee = highlights too bright
    visages sont surexposes/crames/brules | visage/face est tout blanc/blanche | flash/soleil a brule/crame/surexpose mon/ma/le/la/nos/les visage/face/peau/visages/faces | flash/soleil m a crame/brule le/la visage/face = highlights too bright
    remont~ l @ expo | remont~ l @ exposition = increase the exposure
    sans trop de contraste = less contrast
    contraste adouci | contraste doux | contraste faible | peu de contraste = low contrast
    cram~ | photo/image/cliche brulee/cramee/surexposee par le/la soleil/flash/lumiere | brulee/cramee/surexposee par le/la soleil/flash/lumiere = overexposed
    recuper~ les nuages | rattrap~ les nuages = recover the highlights
    recuper~/rattrap~/ramen~/redonn~ un peu de detail/details/matiere | recuper~/ramen~/redonn~ de la matiere | recuper~/ramen~ un peu de detail/details/matiere dans le/les/la ciel/nuages/blancs/robe | ramen~ de la matiere dans le/les ciel/nuages/blancs = recover the highlights slightly
    bien tranche | bien tranchee = with high contrast
  `,
};
