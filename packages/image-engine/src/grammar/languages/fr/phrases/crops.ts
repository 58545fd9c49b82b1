import type { Phrases } from '../../phrases.ts';

/** Turns of French for what is cut off, brought closer or put into the middle. */
export const FRENCH_CROPS: Phrases = {
  phrase: `
    centre sur | centrer sur | centrez sur | recentre sur | recentrer sur | recentrez sur | recentrage sur = center on
    centre le produit | produit centre | produit au centre | centrer le produit = center product
    centre le sujet | centrer le sujet | centrez le sujet | recentre le sujet | sujet au centre | sujet centre = center subject
    centre/centrez/recentre/recentrez le/la/mon/ma/mes/notre chat/chien/bebe/visage/couple/fille/fils/voiture/moto/velo/oiseau/maison/vase/statue/personne | centre/centrez/recentre/recentrez la/mon/ma/mes/notre sujet = center the subject
    recentrez le sujet = center the subject
    en gardant … au milieu | en gardant … au centre | en laissant … au milieu | en laissant … au centre | en conservant … au milieu | en conservant … au centre | en mettant … au milieu | en mettant … au centre = centered on
    en placant … au milieu | en placant … au centre = centered on
    decoup~ en | decoup~ au format | tu me recadr~ | me recadr~ = crop
    rends/mets/decoupe/coupe/recadre la/le ronde | rends/mets/decoupe/coupe/recadre la/le/en rond | rends/mets/decoupe/coupe/recadre la/le en rond | rends/mets/decoupe/coupe/recadre ronde/rond = crop circle
    coupe ce qui depasse en bas = crop the bottom
    coup~/enlev~/vir~/retir~/supprim~ la moitie du bas | coup~/enlev~/vir~/retir~/supprim~ la moitie basse/inferieure = crop the bottom half
    un peu moins de sol/bitume/trottoir | un peu moins de premier plan | legerement moins de sol/bitume/trottoir | legerement moins de premier plan | moins de sol/bitume/trottoir | moins de premier plan = crop the bottom slightly
    coupe/coupez/rogne/rognez/vire/virez ce qui depasse/traine/gene/deborde a gauche | coupe/coupez/rogne/rognez/vire/virez ce qui depasse/traine/gene/deborde sur la gauche = crop the left
    coup~ la moitie gauche | coup~ la moitie de gauche | enlev~ la moitie gauche | enlev~ la moitie de gauche | vir~ la moitie gauche | vir~ la moitie de gauche | retir~ la moitie gauche | retir~ la moitie de gauche = crop the left half
    supprim~ la moitie gauche | supprim~ la moitie de gauche = crop the left half
    coupe/coupez/rogne/rognez/vire/virez ce qui depasse/traine/gene/deborde a droite | coupe/coupez/rogne/rognez/vire/virez ce qui depasse/traine/gene/deborde sur la droite = crop the right
    coup~ la moitie droite | coup~ la moitie de droite | enlev~ la moitie droite | enlev~ la moitie de droite | vir~ la moitie droite | vir~ la moitie de droite | retir~ la moitie droite | retir~ la moitie de droite = crop the right half
    supprim~ la moitie droite | supprim~ la moitie de droite = crop the right half
    coupe ce qui depasse en haut = crop the top
    coup~/enlev~/vir~/retir~/supprim~ la moitie du haut | coup~/enlev~/vir~/retir~/supprim~ la moitie haute/superieure = crop the top half
    un peu moins de ciel | un peu moins de ciel et | legerement moins de ciel | legerement moins de ciel et | moins de ciel | moins de ciel et | enleve un peu de ciel | coupe un peu de ciel | retire un peu de ciel = crop the top slightly
    rogne un peu de ciel | vire un peu de ciel = crop the top slightly
    recadre serre | recadrage serre | cadrage serre | cadre serre = crop tight
    regle des tiers | aux tiers | selon la regle des tiers = rule of thirds
    serre autour du | serre autour de | serre autour de la | serree autour du | serre sur le | serre sur la = tight around
    au plus pres du | au plus pres de la | au plus pres de l | au plus pres de | au plus pres des = tight around the
    coup~ le bas | rogn~ le bas | coup~ un peu le bas | coup~ en bas | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil en/du bas | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil par le bas = trim the bottom
    enlev~/retir~/vir~/rogn~/rabot~ un peu le bas | enlev~/retir~/vir~/coup~/rogn~/rabot~ un bout/morceau/poil le bas | recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper le bas = trim the bottom
    coup~ la gauche | rogn~ la gauche | coup~ a gauche | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil a/de gauche | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil du cote gauche = trim the left
    enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil sur la gauche | recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper la gauche = trim the left
    recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper le cote gauche = trim the left
    coup~ la droite | rogn~ la droite | coup~ a droite | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil a/de droite | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil du cote droit = trim the right
    enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil sur la droite | recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper la droite = trim the right
    recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper le cote droit = trim the right
    coup~ le haut | rogn~ le haut | coup~ un peu le haut | coup~ en haut | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil en/du haut | enlev~/retir~/vir~/coup~/rogn~/rabot~ un peu/bout/morceau/poil par le haut = trim the top
    enlev~/retir~/vir~/rogn~/rabot~ un peu le haut | enlev~/retir~/vir~/coup~/rogn~/rabot~ un bout/morceau/poil le haut | recadr~/coup~/rogn~ pour enlever/virer/retirer/supprimer/couper le haut = trim the top
    sans couper personne | sans couper quelqu @ un | sans rien couper = without cropping
    sans couper les tetes | sans couper de tete | sans couper de tetes | sans couper la tete | sans couper les pieds | sans couper nos tetes = without cut off heads
    zoom~ | rapproch~ | zoom avant | plus pres = zoom in
    zoome sur | zoomer sur | zoomez sur | zoom sur | rapproche toi du | rapproche toi de = zoom in on
    recadr~/recadrage/cadr~/cadrage serre sur le/la/les | recadr~/recadrage/cadr~/cadrage serre autour du/des | recadr~/recadrage/cadr~/cadrage serre autour de la | recadr~/recadrage/cadr~/cadrage plus/bien serre sur le/la/les = zoom in on the
    recadr~/recadrage/cadr~/cadrage plus/bien serre autour du/des | recadr~/recadrage/cadr~/cadrage plus/bien serre autour de la = zoom in on the
  `,
  adjective: `
    centr~ sur = centered on
  `,
};
