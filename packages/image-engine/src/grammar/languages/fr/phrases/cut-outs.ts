import type { Phrases } from '../../phrases.ts';

/** Turns of French for what is cut out, and for the shadow, box or sticker it becomes. */
export const FRENCH_CUT_OUTS: Phrases = {
  phrase: `
    figurine de collection = collectible figure
    ombre de contact | ombre d appui = contact shadow
    tu/vous/on me le/la/les detoures/detoure/detourez/decoupes/decoupe/decoupez | tu/vous/on le/la/les detoures/detoure/detourez/decoupes/decoupe/decoupez = cut it out
    decoup~ | detourage propre | detourage net | detourage precis | detourage impeccable | detoure proprement | decoupe propre = cut out
    detoure~ et colle~ | decoupe~ et colle~ = cut out and paste
    le detourage | un detourage | un bon detourage | fais un detourage | faites un detourage | detourage de la | detourage du | detourage des | detourage de | detourage de l @ | detourage sur = cut out the
    coup~ tout ce qu @ il y a autour du/de/des | coup~ tout ce qu @ il y a autour de la | coup~ tout ce qu @ il y a autour de l @ | decoupe/decoupez/decouper autour du/de/des | decoupe/decoupez/decouper autour de la = cut out the
    ombre portee | ombres portees = drop shadow
    figurine~ = figurine
    dans sa boite de jouet | dans une boite de jouet | dans sa boite | sous blister | dans son emballage = in a box
    ombre naturelle = natural shadow
    opacite = opacity
    sans fond | fond transparent | supprim~ le fond | enlev~ le fond | retir~ le fond | sans arriere plan | supprim~ l @ arriere plan | enlev~ l @ arriere plan | retir~ l @ arriere plan | rien autour | rien d @ autre autour = remove background
    sans rien autour | sans rien d @ autre autour | rien derriere | sans rien derriere | avec rien autour | avec rien derriere = remove background
    une fois le fond enleve | une fois le fond retire | une fois le fond supprime | une fois le fond vire = remove the background
    ombre en dessous | ombre dessous = shadow under
    ombre de contact douce | ombre de contact legere | ombre de contact diffuse | ombre d appui douce | ombre d appui legere | ombre d appui diffuse | ombre au sol douce | ombre au sol legere | ombre au sol diffuse = soft contact shadow
    ombre douce = soft shadow
    ombre douce en dessous | ombre douce dessous = soft shadow under
    autocollant | sticker = sticker
    sticker avec mon | sticker avec | autocollant avec = sticker of
    semi transparent | semi transparente | translucide | a moitie transparent | a peine visible/visibles/perceptible/perceptibles/lisible | quasi/quasiment/presque/difficilement visible/visibles/perceptible/perceptibles/lisible = translucent
    presque pas visible/visibles/perceptible/perceptibles/lisible | tout juste visible/visibles/perceptible/perceptibles/lisible | quasi/presque/quasiment invisible | quasi/presque/quasiment/tres/bien transparent = translucent
    quasi/presque/quasiment/tres transparente | tres pale/translucide | a moitie transparente = translucent
    fond en transparence | png en transparence | en transparence = transparent background
    exporte/exportez/enregistre/enregistrez/sauvegarde/sauvegardez/sors/sortez/donne/file en png transparent = with transparent background
    exporte/exportez/enregistre/enregistrez/sauvegarde/sauvegardez/sors/sortez/donne/file la/le/moi/ca en png transparent = with transparent background
    exporte/exportez/enregistre/enregistrez/sauvegarde/sauvegardez/sors/sortez/donne/file moi un png transparent = with transparent background
    exporte/exportez/enregistre/enregistrez/sauvegarde/sauvegardez/sors/sortez/donne/file moi la en png transparent | exporte/enregistre/sauvegarde/sors en png avec transparence = with transparent background
    exporte/enregistre/sauvegarde/sors en png sans fond | exporte/enregistre/sauvegarde/sors en png avec fond transparent | exporte/enregistre/sauvegarde/sors la/le en png avec transparence = with transparent background
    exporte/enregistre/sauvegarde/sors la/le en png sans fond | exporte/enregistre/sauvegarde/sors la/le en png avec fond transparent = with transparent background
  `,
  adjective: `
    detour~ = cut out
    ombre de contact sous | ombre au/du sol sous | ombre sur le sol sous | ombre projetee/posee sous | ombre portee au sol sous | ombre projetee au sol sous = drop shadow under
    ombre au sol | ombre sur le sol | ombre portee au sol | ombre projetee au sol | ombre projetee = drop shadow under it
    sur socle = on a base
    vire moi ce bazar derriere | vire ce bazar derriere | enleve ce bazar derriere = remove the background
    ombre legere | ombre portee douce | ombre douce | ombre portee legere = soft shadow
    ombre portee/legere/douce/naturelle/discrete/fine dessous | ombre portee/legere/douce/naturelle/discrete en/au dessous | petite/legere/belle ombre dessous | petite/legere/belle ombre en/au dessous = soft shadow under it
    par transparence | avec transparence = translucent
    transparent~ = transparent
    et laisser un fond transparent | laisser un fond transparent | laisse un fond transparent | et laisse un fond transparent = transparent background
    sauvegarde en transparent | enregistre en transparent | exporte en transparent = with transparent background
  `,
};
