import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** Of whom the picture is, and what goes: "nous deux mais pas la poussette". */
const WITHOUT = `
  ${alternatives('|juste|seulement|que', 'nous|nous deux|moi|nous trois|nous quatre|lui et moi|elle et moi', 'mais pas|et pas|sans|pas', 'le|la|les|l @')} = and remove the
`;

/** Turns of French for what is cut out, and for the shadow, box or sticker it becomes. */
export const FRENCH_CUT_OUTS: Phrases = {
  phrase: `
    ${alternatives('detour~', 'mon|ma|mes|notre|nos', 'bague|chaussures|collier|montre|bracelet|boucles d @ oreilles|lunettes')} = remove background
    figurine collector | figurine de collectionneur | figurine a collectionner | figurine de collection = collectible figure
    ${WITHOUT}
    laiss~/gard~/met~ le/un fond transparent | fond en transparence | png en transparence | en transparence = transparent background
    une/la lune dans le ciel | une/la pleine lune dans le ciel = add a moon
    figurine pop | funko pop | figurine funko | figurine funko pop | jouet en/dans boite | jouet dans sa boite | figurine~ = figurine
    enlev~ le fon | vir~ le fon | supprim~ le fon | sans fond | fond transparent | supprim~ le fond | enlev~ le fond | retir~ le fond | sans arriere plan | supprim~ l @ arriere plan | enlev~ l @ arriere plan | retir~ l @ arriere plan | rien autour | rien d @ autre autour = remove background
    sans rien autour | sans rien d @ autre autour | rien derriere | sans rien derriere | avec rien autour | avec rien derriere | sans le fond | sans le decor | sans l @ arriere plan = remove background
    suprimer/suprime/suprimez le fond | suprimer/suprime/suprimez l @ arriere plan | une fois le fond enleve | une fois le fond retire | une fois le fond supprime | une fois le fond vire = remove the background
    ombre de contact | ombre d appui = contact shadow
    tu/vous/on me le/la/les detoures/detoure/detourez/decoupes/decoupe/decoupez | tu/vous/on le/la/les detoures/detoure/detourez/decoupes/decoupe/decoupez = cut it out
    decoup~ | detourage propre | detourage net | detourage precis | detourage impeccable | detoure proprement | decoupe propre = cut out
    detoure~ et colle~ | decoupe~ et colle~ = cut out and paste
    le detourage | un detourage | un bon detourage | fais un detourage | faites un detourage | detourage de la | detourage du | detourage des | detourage de | detourage de l @ | detourage sur = cut out the
    coup~ tout ce qu @ il y a autour du/de/des | coup~ tout ce qu @ il y a autour de la | coup~ tout ce qu @ il y a autour de l @ | decoupe/decoupez/decouper autour du/de/des | decoupe/decoupez/decouper autour de la = cut out the
    ombre portee | ombres portees = drop shadow
    dans sa boite de jouet | dans une boite de jouet | dans sa boite | sous blister | dans son emballage = in a box
    ombre naturelle = natural shadow
    opacite = opacity
    ombre en dessous | ombre dessous = shadow under
    ombre de contact douce | ombre de contact legere | ombre de contact diffuse | ombre d appui douce | ombre d appui legere | ombre d appui diffuse | ombre au sol douce | ombre au sol legere | ombre au sol diffuse = soft contact shadow
    ombre douce = soft shadow
    ombre douce en dessous | ombre douce dessous = soft shadow under
    autocollant | sticker = sticker
    sticker avec mon | sticker avec | autocollant avec = sticker of
    semi transparent | semi transparente | translucide | a moitie transparent | a peine visible/visibles/perceptible/perceptibles/lisible | quasi/quasiment/presque/difficilement visible/visibles/perceptible/perceptibles/lisible = translucent
    presque pas visible/visibles/perceptible/perceptibles/lisible | tout juste visible/visibles/perceptible/perceptibles/lisible | quasi/presque/quasiment invisible | quasi/presque/quasiment/tres/bien transparent | quasi/presque/quasiment/tres transparente | tres pale/translucide | a moitie transparente = translucent
    exporte/exportez/enregistre/enregistrez/sauvegarde/sauvegardez/sors/sortez/donne/file en png transparent | exporte/exportez/enregistre/enregistrez/sauvegarde/sauvegardez/sors/sortez/donne/file la/le/moi/ca en png transparent = with transparent background
    exporte/exportez/enregistre/enregistrez/sauvegarde/sauvegardez/sors/sortez/donne/file moi un png transparent | exporte/exportez/enregistre/enregistrez/sauvegarde/sauvegardez/sors/sortez/donne/file moi la en png transparent | exporte/enregistre/sauvegarde/sors en png avec transparence = with transparent background
    exporte/enregistre/sauvegarde/sors en png sans fond | exporte/enregistre/sauvegarde/sors en png avec fond transparent | exporte/enregistre/sauvegarde/sors la/le en png avec transparence = with transparent background
    exporte/enregistre/sauvegarde/sors la/le en png sans fond | exporte/enregistre/sauvegarde/sors la/le en png avec fond transparent = with transparent background
    jaune avec ombre = yellow with a shadow
    blanc avec ombre | blanche avec ombre = white with a shadow
    ombre portee centre | ombre portee et centre = drop shadow and center the subject
    ${alternatives('figurine~', 'en', 'vinyle|plastique|resine|pvc|3d')} | figurine~ vinyle/resine/plastique = vinyl figurine
    socle~ = base
    ${alternatives('enlev~|retir~|vir~|supprim~|ot~|degag~', 'ce|le|cet', 'fond|decor|arriere plan', 'affreux|horrible|moche|hideux|laid|degueu|pourri')} = remove the background
  `,
  adjective: `
    detour~ = cut out
    ombre de contact sous | ombre au/du sol sous | ombre sur le sol sous | ombre projetee/posee sous | ombre portee au sol sous | ombre projetee au sol sous = drop shadow under
    ombre au sol | ombre sur le sol | ombre portee au sol | ombre projetee au sol | ombre projetee = drop shadow under it
    sur socle = on a base
    vire moi ce bazar derriere | vire ce bazar derriere | enleve ce bazar derriere = remove the background
    ombre legere | ombre portee douce | ombre portee legere = soft shadow
    ombre portee/legere/naturelle/discrete/fine dessous | ombre portee/legere/naturelle/discrete en/au dessous | ombre douce au dessous | petite/legere/belle ombre dessous | petite/legere/belle ombre en/au dessous = soft shadow under it
    par transparence | avec transparence = translucent
    transparent~ = transparent
    et laisser un fond transparent | laisser un fond transparent | laisse un fond transparent | et laisse un fond transparent = transparent background
    sauvegarde en transparent | enregistre en transparent | exporte en transparent = with transparent background
  `,
};
