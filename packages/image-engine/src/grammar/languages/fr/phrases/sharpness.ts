import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { HIDES, MESS } from '../parts.ts';

/** Turns of French for what is sharp, soft or blurred. */
export const FRENCH_SHARPNESS: Phrases = {
  phrase: `
    flou de bouge | flou de mouvement | la mise au point est ratee/loupee/mauvaise/foiree | mise au point loupee/foiree = too blurry
    trop flou~ | tres floue | un peu floue | toute floue | super floue | assez floue | floue de bouge | bougee | pas nette | pas tres nette | pas net | pas assez net~ | pas assez nett~ | mise au point ratee | pas au point = too blurry
    manque de pique | manque un peu de pique | sans pique | est/toute/trop baveuse | baveuse | baveux | pateuse | pateux | vaseuse | tremblee | un peu baveuse | bave de partout | est/toute pateuse/cotonneuse = too blurry
    est brouillonne/vaseuse | toute/est molle | est un peu molle | manque de precision/definition/details | toute tremblee | la photo a bouge | photo bougee = too blurry
    ${alternatives('enlev~|vir~|retir~|corrig~|supprim~', 'le flou de bouge|le flou de mouvement|ce flou de bouge')} = it is too blurry
    ca me donne … tournis/vertige/nausee/coeur/gerbe/mer | ca donne … tournis/vertige/nausee/coeur/gerbe/mer = no idea
    redonn~/donn~ lui de la nettete | rend~ lui sa nettete | plu net~ | plu nett~ | plus net~ | plus nett~ | plus de nettete | moins flou~ | pas si flou~ | rends la plus piquee | rendre plus pique | plus piquee | plus pique | davantage de nettete | davantage de details | davantage de detail = sharper
    plus/bien croustillant/croustillante/croquant/croquante/incisif/incisive/cisele/ciselee | croustillant | croustillante | croquant | croquante | incisif | incisive | cisele | ciselee = sharper
    donne/ajoute/rajoute/mets/redonne du croquant/croustillant/tranchant | donne/ajoute/rajoute/mets/redonne du mordant aux details | donne/ajoute/rajoute/mets/redonne lui du croquant/croustillant/tranchant = sharper
    donne/ajoute/rajoute/mets/redonne lui du mordant aux details | donne/ajoute/rajoute/mets/redonne un peu de croquant/croustillant/tranchant | donne/ajoute/rajoute/mets/redonne un peu de mordant aux details | + net~ | + nett~ | + de nettete = sharper
    dans un bureau flou/floute = blurred office background
    fond floou/flo | le fond floou/flo = blurred background
    arriere plan flou | fond flou | flout~ l @ arriere plan | flout~ le fond | effet bokeh | bokeh | flou d @ arriere plan | moi seul~ … net~ | moi seul~ … nett~ | que moi … net~ | seulement moi … net~ | juste moi … net~ = blur background
    que moi de net | un beau/joli bokeh | un beau/joli flou d @ arriere plan | un beau/joli flou derriere | une belle/jolie bokeh | une belle/jolie flou d @ arriere plan | une belle/jolie flou derriere | floue le fond = blur background
    floue l @ arriere plan | floue derriere moi | floue derriere nous | flou le fond | flou l @ arriere plan | flou derriere moi | flou derriere nous = blur background
    arriere plan tout/bien/tres/hyper/super/ultra flou | fond tout/bien/tres/hyper/super/ultra flou | arriere plan flou a fond | fond flou a fond = blur background much
    tu/vous/on me le/la/les floutes/floute/floutez | tu/vous/on le/la/les floutes/floute/floutez = blur it
    floute moi tout ca | floute tout ca | floutez tout ca | floutez moi tout ca | flouter tout ca = blur the background
    floue la photo | floue l @ image | floue tout = blur the picture
    cotes floutes | cotes flous | bords floutes | bords flous | bandes floues | bandes floutees | du flou en haut et en bas | du flou au dessus et en dessous | du flou sur les cotes | du flou de chaque cote = blurred sides
    bandes/bords floutees/floues/flous en haut et en bas | bandes floutees/floues au dessus et en dessous | bandes floutees/floues de chaque cote | bandes floutees/floues sur les cotes = blurred sides
    plus flou~ | + flou~ = blurrier
    on dirait que c @ est flou | c @ est tout flou | tout flou | j @ ai rate/loupe/foire/manque la mise au point | j @ ai rate/loupe/foire/manque le point/focus | j @ ai rate/loupe/foire/manque la nettete = is too blurry
    on/il/elle a rate/loupe/foire/manque la mise au point | on/il/elle a rate/loupe/foire/manque le point/focus | on/il/elle a rate/loupe/foire/manque la nettete | tu as rate/loupe/foire/manque la mise au point = is too blurry
    tu as rate/loupe/foire/manque le point/focus | tu as rate/loupe/foire/manque la nettete | mise au point manquee/approximative | mise au point a cote | focus loupee/foiree/manquee/approximative | focus a cote = is too blurry
    comme c @ est flou | comme c @ est floue | comme elle est flou | comme elle est floue | c flou | c tout flou | c pas net | c trop flou | a bouge pendant la photo | ont bouge pendant la photo | a bouge la tete | a bouge = is too blurry
    garde~ … nette | garde~ … net | reste~ nette | reste~ net | que … reste net/nett~ | que … reste/soit bien net | que … reste bien nett~ | que … soit bien/toujours nette | que … soit toujours net | que … restent nets/nettes = keep sharp
    que … restent bien nets/nettes | en gardant/laissant … net/nett~ | tout en gardant … net/nett~ = keep sharp
    floute moins | floute un peu moins | floutez moins | floutez un peu moins | flouter moins | flouter un peu moins = less blurry
    moins net~ | moins nett~ = less sharp
    profondeur de champ | mode portrait | effet portrait = portrait mode
    contours plus nets | contours … nets | accentuation | pique plus marque | plus de pique | du pique | ajoute du pique | donne du pique | redonne du pique | pique plus prononce | augment~ le pique | accentu~ le pique | renforc~ le pique | pousse le pique | mont~ le pique | ameliore le pique = sharpen
    enlev~ le flou | supprim~ le flou | retir~ le flou | corrig~ le flou | rattrap~ le flou | vir~ le flou | vir~/enlev~/retir~ ce flou = sharpen
    flou artistique | flou esthetique | flou vaporeux | flou leger | leger flou | flou tout doux | flou reveur | flou poetique = soft blur
    plus dou~ | plus douce | + dou~ | + douce~ = softer
    remplissage flou | avec un remplissage flou = with blurred sides
    ${alternatives(HIDES, 'le', MESS, 'au fond')} = blur the background
    rempli~ avec du flou | remplis avec du flou | rempli~ de flou | combl~ avec du flou | combl~ de flou | rempli~ les cotes avec du flou | rempli~ les bords avec du flou | combl~ les cotes avec du flou | rempli~ les vides avec du flou | remplis les cotes avec du flou | avec du flou sur les cotes | avec du flou autour | complet~ avec du flou = fill with blur
    ressors les details | ressortez les details | ressortir les details | fais ressortir les details | faites ressortir les details | faire ressortir les details = bring out the details
    flout~ le bien/tres/super fort | flout~ le fort | flout~ le bien | flout~ la bien fort = blur it strongly
    floute~/flouter tres legerement | floute~/flouter vraiment legerement = blur slightly
    flou d @ arriere plan fort/prononce/marque = strong background blur
  `,
  adjective: `
    flou~ = blurry
    cell/cellulaire/telephone/tel/portable/natel/appareil/camera/iphone prend/fait des photos floues/flous/pourries/degueu | cell/cellulaire/telephone/tel/portable/natel/appareil/camera/iphone prend/fait des photos toutes floues = is too blurry
    net~ | nett~ = sharp
    rend~ … plus nett~ = sharpen
    flou doux | legerement floue derriere = slightly blurred
    ca manque de nettete | manque de nettete = too blurry
    que ca bave pas | que ca ne bave pas | sans que ca bave | sans bavures = without blur
  `,
};
