import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** Turns of French for what a picture is for: passports, cards, prints, covers. */
export const FRENCH_FORMATS_USES: Phrases = {
  phrase: `
    ${alternatives('c @ est pour|ce sera pour|ce serait pour', 'un|mon|notre|le|faire un', 'poster')} | ${alternatives('c @ est pour|ce sera pour|ce serait pour', 'une|mon|notre|l @|faire une', 'affiche')} = i want to print it
    pour ma/une story | pour mes stories = story format
    couverture fb | photo de couverture fb/facebook | couverture facebook | couverture pour facebook | banniere facebook | banniere pour facebook | bandeau facebook | entete facebook | en tete facebook | couv facebook | banniere fb = facebook cover
    l @ accrocher dans le/la/mon/ma bureau/cuisine/salon/chambre | l @ accrocher au bureau/mur/salon | imprimer en poster | imprimer en affiche | l @ imprimer en poster | l @ imprimer en affiche | tirer en poster | l @ imprimer en grand | imprimer en grand = to print it
    c @ est pour l @ affiche de/du cinema/film | c @ est pour une affiche de cinema/film | ca va finir en affiche | ca sera une affiche | pour en faire une affiche | c @ est pour imprimer en grand/poster/affiche/couleur | c @ est pour imprimer sur toile | c @ est pour imprimer en grand sur toile = i want to print it
    c @ est pour imprimer en grand format | c @ est pour imprimer chez le photographe | c @ est pour imprimer au labo | c @ est pour imprimer chez un imprimeur = i want to print it
    je veux/voudrais l @ imprimer | on veut/voudrait l @ imprimer | nous voulons l @ imprimer | je veux/voudrais la faire imprimer/encadrer/tirer | on veut/voudrait la faire imprimer/encadrer/tirer = i want to print it
    pour noel | a noel | pour l @ anniversaire de | pour son/mon anniversaire = for a birthday
    fond d @ ecran de mon telephone/portable/iphone/tel/smartphone/mobile | fond d @ ecran telephone | fond d @ ecran de telephone | fond d @ ecran pour telephone | fond d @ ecran pour mon telephone | fond d @ ecran de portable | fond d @ ecran pour mon portable = phone wallpaper
    fond d @ ecran iphone/samsung/android/smartphone/mobile/tel | fond d @ ecran pour iphone/samsung/smartphone | fond d @ ecran d @ iphone | fond d @ ecran de mobile | fond d @ ecran pour mon samsung/iphone/tel/mobile/smartphone/xiaomi/huawei/natel/gsm = phone wallpaper
    une belle photo de profil | photo de profil | avatar = profile picture
    photo de visa | photo pour visa | photo biometrique | photo de candidature | photo d @ identite biometrique = passport photo
    photo d @ identite | photo de passeport | photo identite | pour mon passeport | pour passeport | pour le passeport | format passeport | format identite | format photo d @ identite | format d @ identite = passport photo
    photo d @ identite aux normes | photo d @ identite officielle | photo pour/de ma/la carte vitale | photo pour/de mon/le permis | photo pour/de le/mon permis de conduire | photo pour/de la/ma carte d identite = passport photo
    photo pour/de mon titre de sejour | photo pour/de la carte de transport | photo pour/de mon navigo | photo pour/de mon passe navigo | photo pour/de mon abonnement sncf | photo pour/de mon abonnement de bus = passport photo
    photo pour/de ma carte d etudiant/eleve | photo pour/de ma carte etudiante | photo pour/de mon abo tcl | photo pour/de la carte id | photo pour la prefecture | photo conforme ants/prefecture/passeport | photo permis/navigo | photo carte vitale | photo de permis = passport photo
    carte postale en hauteur = portrait postcard
    en tete twitter | en tete pour twitter | banniere twitter | banniere x | banniere pour twitter = twitter header
    fond d @ ecran | fond d @ ecran pour ordi | fond d @ ecran ordinateur | fond d @ ecran d @ ordi/ordinateur | fond d @ ecran pc/ordi/mac/windows | fond d @ ecran pour mon pc/mac/ordi/ordinateur | fond d @ ecran pour/de pc = desktop wallpaper
    banniere/couverture facebook de/pour la/mon/ma/notre | banniere/couverture facebook du/des | banniere/couverture facebook de l @ | banniere/couverture facebook pour le = facebook cover format for the
    banniere pour facebook de/pour la/mon/ma/notre | banniere pour facebook du/des | banniere pour facebook de l @ | banniere pour facebook pour le | photo de couverture facebook de/pour la/mon/ma/notre = facebook cover format for the
    photo de couverture facebook du/des | photo de couverture facebook de l @ | photo de couverture facebook pour le = facebook cover format for the
    imprimer/imprimee/impression/tirage/tirer sur toile | imprimer/imprimee/impression/tirage/tirer en grand sur toile | imprimer/imprimee/impression/tirage/tirer sur une toile | pour une toile imprimee | toile imprimee = for printing
    pour imprimer en grand | pour imprimer sur toile | pour imprimer en grand sur toile | pour imprimer en grand format | pour imprimer en poster | pour imprimer en affiche | pour imprimer en couleur | pour imprimer chez le photographe | pour imprimer au labo | pour imprimer chez un imprimeur = for printing
    format vertical pour story/stories | format vertical pour une/ma/la story | format vertical pour story/stories instagram/insta | format vertical pour une/ma/la story instagram/insta | vertical pour story/stories | story insta | story instagram | storie~ = instagram story
    banniere linkedin | banniere pour linkedin | couverture linkedin | bandeau linkedin = linkedin banner
    banniere/couverture linkedin de/pour la/mon/ma/notre | banniere/couverture linkedin du | banniere/couverture linkedin de l @ | banniere/couverture linkedin pour le = linkedin banner format for the
    banniere pour linkedin de/pour la/mon/ma/notre | banniere pour linkedin du | banniere pour linkedin de l @ | banniere pour linkedin pour le = linkedin banner format for the
    photo de profil linkedin | profil linkedin = linkedin profile picture
    imprimable en | imprimable au format | a imprimer en | pour imprimer en | pour impression en | tirage en = print at
    photo de profil ronde | profil rond~ | photo ronde | image ronde | photo ronde pour mon profil | photo ronde de profil | photo ronde pour le profil | photo ronde pour mon avatar | image ronde pour mon profil | image ronde de profil | image ronde pour le profil | image ronde pour mon avatar = round profile picture
    arrondi~ la photo | arrondi~ l @ image | photo/image arrondie | recadr~ en rond | coup~ en rond = round profile picture
    agrandi~/agrandiss~ … fois pour une impression | agrandi~ … fois pour l @ impression | agrandi~/agrandiss~ … fois pour imprimer | agrandi~/agrandiss~ … fois pour un tirage/poster = upscale for print
    agrandi~/agrandiss~ pour impression/imprimer | agrandi~/agrandiss~ pour l/une impression | agrandi~ pour tirage | agrandi~/agrandiss~ pour un tirage/poster | agrandi~ pour le tirage | agrandi~ pour l imprimer = upscale for print
    agrandi~/agrandiss~ pour une affiche | agrandi~ pour un grand tirage | agrandi~ pour tirage photo = upscale for print
    banniere youtube | banniere pour youtube = youtube banner
    banniere youtube de/pour la/mon/ma/notre | banniere youtube du | banniere youtube de l @ | banniere youtube pour le | banniere pour youtube de/pour la/mon/ma/notre | banniere pour youtube du | banniere pour youtube de l @ | banniere pour youtube pour le = youtube banner format for the
    c @ est pour imprimer en | c @ est pour une impression en | c @ est pour un tirage en | c @ est pour l @ imprimer en | c @ est pour un tirage = to print at
    pochette d @ album | pochette de disque | pochette de vinyle | pochette d @ un album = album cover
  `,
  adjective: `
    photo passeport canadien/canadienne/canada | photo de passeport canadien/canadienne/canada | photo pour passeport canadien | photo pour un/le/mon passeport canadien | photo passeport du canada | photo d identite canadienne | passeport canadien | passeport du canada = canadian passport photo
    recadr~/cadr~/coup~/rogn~ aux epaules | recadr~/cadr~/coup~/rogn~ moi aux epaules | recadr~/cadr~/coup~/rogn~ la/le/l image/photo aux epaules | cadr~ jusqu aux epaules = crop to a profile picture
    cadr~ au niveau des epaules | recadr~/coup~/rogn~ la image au niveau des epaules | cadr~ la photo/image au niveau des epaules | cadr~ a hauteur des epaules = crop to a profile picture
    recadr~/cadr~/coup~/rogn~ a la hauteur des epaules | recadr~/cadr~/coup~/rogn~ sous/sur les epaules | recadr~/cadr~/coup~/rogn~ tete et epaules | recadr~/cadr~/coup~/rogn~ tete epaules = crop to a profile picture
    recadr~/cadr~/coup~ en/au buste | recadr~/cadr~/coup~ la photo en/au buste | recadr~/cadr~ en plan buste/poitrine/rapproche | recadr~/cadr~/coup~ sur la tete et les epaules = crop to a profile picture
    recadr~ sur le buste | cadr~/coup~ sur le buste/visage | cadrage/recadrage/plan/format tete epaules | cadrage/recadrage/plan/format tete et epaules | cadrage/recadrage/plan/format buste/poitrine | cadrage/recadrage aux epaules | cadrage/recadrage en/au buste = crop to a profile picture
    photo d @ identitee | photo didentite | format/photo carte d identite | photo pour/de une/sa carte d identite | photo pour carte d identite | photo carte etudiant/etudiante/navigo/opus/scolaire = passport photo
    photo pour/de ma carte etudiant/navigo/opus/scolaire | photo pour/de la/une/sa carte etudiant/etudiante/navigo/opus/scolaire | photo pour ma carte de bus/metro/transport/sejour | photo pour la carte de bus/metro/sejour = passport photo
    fond d ecran pour mon cell/cellulaire | fond d ecran de mon cell/cellulaire/natel/gsm | fond d ecran cell/cellulaire/natel/gsm | fond d ecran pour cell/tel/cellulaire/natel/mobile = phone wallpaper
    c @ est pour imprimer l @ affiche | pour imprimer l @ affiche | imprimer l @ affiche | pour l @ affiche = to print
  `,
};
