import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { rowsFor } from '../../share-rows.ts';
import { SHARE_WORDS } from '../parts.ts';

/** "Je veux pas qu'on me coupe les pieds" */
const WHOLE = alternatives(
  '|je veux pas|je ne veux pas|faut pas|il faut pas|sans',
  'qu on',
  'me|nous|lui|leur',
  'coupe',
  'les pieds|la tete|les tetes|les jambes|les cheveux|les bras',
);

/** Turns of French for what is cut off, brought closer or put into the middle. */
export const FRENCH_CROPS: Phrases = {
  phrase: `
    plus d @ espace | plus de place | davantage d @ espace = more space
    sans virer a l @ orange | sans virer au jaune/bleu/vert/rouge = without a cast
    resserre/resserrez/resserrer | cadre/cadrage trop large | cadre/cadree trop loin | cadre de trop loin | resserr~ le cadre | resserr~ un peu le cadre | resserr~ le cadrage | resserr~ un peu le cadrage = crop closer
    agrandi~ la toile | agrandi~ le canevas/canvas | elargi~ la toile | elargi~ le canevas/canvas = extend the canvas
    elargi~ le cadre/cadrage | elargi~ un peu le cadre/cadrage = zoom out
    tiers inferieur | tiers du bas | tiers du inferieur = bottom third
    ${rowsFor(SHARE_WORDS, 'rogne', 'gardez')}
    gardez tiers milieu = crop 33 percent off the left and right
    recadr~ au centre | recadr~ sur le centre = crop to the center
    rogne partie basse = crop a bit off the bottom
    rogne partie haute = crop a bit off the top
    gros plan de mon/son/ton visage | gros plan sur le/mon/son visage | gros plan du/de visage | recadr~/coup~ seulement/juste/uniquement sur le/mon/son visage | recadr~/coup~ seulement/juste/uniquement sur la/ma/sa tete | recadr~ sur le/mon/son visage | recadr~ juste/seulement le visage = headshot crop
    centre sur | centrer sur | centrez sur | recentre sur | recentrer sur | recentrez sur | recentrage sur = center on
    centre le produit | produit centre | produit au centre | centrer le produit = center product
    centre le sujet | centrer le sujet | centrez le sujet | recentre le sujet | sujet au centre | sujet centre = center subject
    centre/centrez/recentre/recentrez le/la/mon/ma/mes/notre chat/chien/bebe/visage/couple/fille/fils/voiture/moto/velo/oiseau/maison/vase/statue/personne | centre/centrez/recentre/recentrez la/mon/ma/mes/notre sujet | recentrez le sujet = center the subject
    le/mon sac/bijou/vase/gateau/meuble bien centre | la/ma bague/montre/lampe bien centree | le sac/bijou/vase/gateau/meuble bien centre avec un peu de marge | bien centre avec un peu de marge | bien centree avec un peu de marge | centre avec un peu de marge = center the subject
    je suis tout au bord | je suis trop au bord | je suis tout a droite | je suis tout a gauche | je suis trop a droite | je suis trop a gauche | on est trop a droite | on est trop a gauche | je suis pas au centre | je ne suis pas au centre | je suis pas centre | je suis pas centree | je ne suis pas centre | je ne suis pas centree | on n @ est pas centres | on est pas centres | je suis decentre | je suis decentree = center the subject
    centre sur la photo | bien centre | bien centree | bien centre au milieu = center the subject
    en gardant … au milieu | en gardant … au centre | en laissant … au milieu | en laissant … au centre | en conservant … au milieu | en conservant … au centre | en mettant … au milieu | en mettant … au centre | en placant … au milieu | en placant … au centre = centered on
    decoup~ en | decoup~ au format | tu me recadr~ | me recadr~ = crop
    rends/mets/decoupe/coupe/recadre la/le ronde | rends/mets/decoupe/coupe/recadre la/le/en rond | rends/mets/decoupe/coupe/recadre la/le en rond | rends/mets/decoupe/coupe/recadre ronde/rond = crop circle
    coupe ce qui depasse en bas = crop the bottom
    coup~/enlev~/vir~/retir~/supprim~ la moitie du bas | coup~/enlev~/vir~/retir~/supprim~ la moitie basse/inferieure = crop the bottom half
    un peu moins de sol/bitume/trottoir | un peu moins de premier plan | legerement moins de sol/bitume/trottoir | legerement moins de premier plan | moins de sol/bitume/trottoir | moins de premier plan = crop the bottom slightly
    coupe/coupez/rogne/rognez/vire/virez ce qui depasse/traine/gene/deborde a gauche | coupe/coupez/rogne/rognez/vire/virez ce qui depasse/traine/gene/deborde sur la gauche = crop the left
    coup~ la moitie gauche | coup~ la moitie de gauche | enlev~ la moitie gauche | enlev~ la moitie de gauche | vir~ la moitie gauche | vir~ la moitie de gauche | retir~ la moitie gauche | retir~ la moitie de gauche | supprim~ la moitie gauche | supprim~ la moitie de gauche = crop the left half
    coupe/coupez/rogne/rognez/vire/virez ce qui depasse/traine/gene/deborde a droite | coupe/coupez/rogne/rognez/vire/virez ce qui depasse/traine/gene/deborde sur la droite = crop the right
    coup~ la moitie droite | coup~ la moitie de droite | enlev~ la moitie droite | enlev~ la moitie de droite | vir~ la moitie droite | vir~ la moitie de droite | retir~ la moitie droite | retir~ la moitie de droite | supprim~ la moitie droite | supprim~ la moitie de droite = crop the right half
    coupe ce qui depasse en haut = crop the top
    coup~/enlev~/vir~/retir~/supprim~ la moitie du haut | coup~/enlev~/vir~/retir~/supprim~ la moitie haute/superieure = crop the top half
    un peu moins de ciel | un peu moins de ciel et | legerement moins de ciel | legerement moins de ciel et | moins de ciel | moins de ciel et | enleve un peu de ciel | coupe un peu de ciel | retire un peu de ciel | rogne un peu de ciel | vire un peu de ciel = crop the top slightly
    recadre serre | recadrage serre | cadrage serre | cadre serre = crop tight
    regle des tiers | aux tiers | selon la regle des tiers = rule of thirds
    serre autour du | serre autour de | serre autour de la | serree autour du | serre sur le | serre sur la = tight around
    au plus pres du | au plus pres de la | au plus pres de l | au plus pres de | au plus pres des = tight around the
    coup~ le bas | rogn~ le bas | coup~ un peu le bas | coup~ en bas | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil en/du bas | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil par le bas = trim the bottom
    enlev~/retir~/vir~/rogn~/rabot~ un peu le bas | enlev~/retir~/vir~/coup~/rogn~/rabot~ un bout/morceau/poil le bas | recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper le bas = trim the bottom
    coup~ la gauche | rogn~ la gauche | coup~ a gauche | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil a/de gauche | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil du cote gauche = trim the left
    enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil sur la gauche | recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper la gauche | recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper le cote gauche | coup~/rogn~/enlev~ la partie gauche | rogn~ le cote gauche = trim the left
    coup~ la droite | rogn~ la droite | coup~ a droite | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil a/de droite | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil du cote droit = trim the right
    enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil sur la droite | recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper la droite | recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper le cote droit | coup~/rogn~/enlev~ la partie droite | rogn~ le cote droit = trim the right
    coup~ le haut | rogn~ le haut | coup~ un peu le haut | coup~ en haut | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil en/du haut | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil par le haut = trim the top
    enlev~/retir~/vir~/rogn~/rabot~ un peu le haut | enlev~/retir~/vir~/coup~/rogn~/rabot~ un bout/morceau/poil le haut | recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper le haut = trim the top
    sans couper personne | sans couper quelqu @ un | sans rien couper | au lieu de rogner/couper/recadrer | au lieu de la rogner/couper/recadrer | au lieu de le rogner/couper/recadrer | plutot que de rogner/couper/recadrer | plutot que de la rogner/couper/recadrer = without cropping
    ne coupe~ pas la/ma/mes/les/nos/sa tete~ | ne coupe~ pas les/mes/nos pieds | coupe/coupez pas les/ma/nos tete~ = without cropping
    sans perdre les cotes | sans perdre les bords | sans perdre les tetes | sans rien perdre | sans perdre personne | sans perdre de contenu | sans perdre d @ image | sans rogner | sans rien rogner = without cropping
    sans couper les tetes | sans couper de tete | sans couper de tetes | sans couper la tete | sans couper les pieds | sans couper nos tetes = without cut off heads
    zoom~ | rapproch~ | zoom avant | plus pres = zoom in
    zoome sur | zoomer sur | zoomez sur | zoom sur | rapproche toi du | rapproche toi de = zoom in on
    recadr~/recadrage/cadr~/cadrage serre sur le/la/les | recadr~/recadrage/cadr~/cadrage serre autour du/des | recadr~/recadrage/cadr~/cadrage serre autour de la | recadr~/recadrage/cadr~/cadrage plus/bien serre sur le/la/les = zoom in on the
    recadr~/recadrage/cadr~/cadrage plus/bien serre autour du/des | recadr~/recadrage/cadr~/cadrage plus/bien serre autour de la = zoom in on the
    le site/formulaire/portail … refuse/rejette/accepte | l @ imprimeur/agence … refuse/rejette/accepte = the website rejects
    cadrage serre sur le/mon/son visage | cadre serre sur le/mon/son visage | serre sur le/mon/son visage | recadre sur le/mon/son visage | recadrez sur le/mon/son visage = crop tight on the subject
    recadr~ pour qu @ il ne reste que nous/moi/lui/elle | recadr~ pour qu @ il ne reste que nous deux | recadr~ pour ne garder que nous/moi/lui/elle | recadr~ pour qu @ on ne voie que nous/moi = crop tight on the subject
    on s @ en fout du | on s @ en fout de | on s @ en fout des | on s @ en fout de la | on s @ en fiche du | on s @ en fiche de | on s @ en fiche des | on s @ en fiche de la | on s @ en moque du | on s @ en moque de | on s @ en moque des | je m @ en fous du | je m @ en fous de | je m @ en fous des | je m @ en fiche du | je m @ en fiche de | je m @ en fiche des | osef du | osef de la | osef des | peu importe le | peu importe la | peu importe les = we dont care about the
    ${alternatives('recentre|recentrez|recentrer|centre|centrez', 'moi|nous', '|au milieu')} = center the subject
    recadr~ sur | recadrage sur | recadr~ autour de | resserr~ sur | resserr~ le cadre sur | resserr~ le cadrage sur | cadr~ sur = crop tight on
    coup~ le cote gauche | coup~ sur la gauche | rogn~ a gauche = trim the left side
    coup~ le cote droit | coup~ sur la droite | rogn~ a droite = trim the right side
    ${alternatives('enlev~|coup~|rogn~|supprim~|vir~', 'le', 'haut vide|vide en haut|vide du haut')} = trim the top
    ${alternatives('enlev~|coup~|rogn~|supprim~|vir~', 'le', 'bas vide|vide en bas|vide du bas')} = trim the bottom
    le bas vide | le vide en bas | l @ espace vide en bas = the bottom
    ${WHOLE} = dont cut off the heads
    sur celle de gauche = on the left one
    sur celle de droite = on the right one
    echang~ les tetes = swap the heads
    enleve~/enlever/supprim~/rogn~/coup~/retir~/vir~ le/ce cadre/bord/contour blanc/noir/gris | enleve~/enlever/supprim~/rogn~/retir~/vir~ les/ces bords blancs/noirs/gris | enleve~/enlever/supprim~/rogn~/coup~/retir~/vir~ la/cette bordure/marge blanche/noire/grise | enleve~/enlever/supprim~/rogn~/coup~/retir~/vir~ les/ces bandes/marges/bordures blanches/noires/grises = crop off border
    rogn~/coup~/recadr~ la/cette/les/ces bordure/bordures = crop off border
    bandes/bordures/marges noires/blanches doivent/devraient disparaitre/partir | bandes/bordures/marges noires/blanches a enlever/supprimer/virer | bordure/marge noire/blanche doit/devrait disparaitre/partir | plus de bandes/bordures noires/blanches = crop off border
    d @ avant en haut = before on top
    coup~/rogn~/enlev~/recadr~ ce qui depasse/deborde autour = trim the empty edges
  `,
  adjective: `
    centr~ sur = centered on
  `,
};
