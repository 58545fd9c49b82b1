import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** What people and animals do in a place, in which they stay. */
const DOES = 'court|courent|joue|jouent|danse|saute|marche|dort';

const SITES =
  'insta|instagram|facebook|fb|mon site|mon blog|vinted|leboncoin|linkedin|tiktok|whatsapp';

/** Turns of French for sizes, formats and what a picture is for: passports, covers, prints. */
export const FRENCH_FORMATS: Phrases = {
  phrase: `
    ${alternatives('je suis|il est|elle est|mon pere est|mon mari est|je suis presque|je deviens', 'chauve|degarni|degarnie')} = no idea
    j @ ai/jai le mal de mer | on a le mal de mer | ca me rend malade | j @ ai/jai le tournis | on a l @ impression de tomber/glisser/couler | qu @ on reconnaisse | qu @ on identifie | pour qu @ on reconnaisse | c @ est pour que … puisse/puissent/puissions = no idea
    reel insta/instagram | reels insta/instagram | pour un reel/reels | pour mon reel = instagram reel
    ${alternatives(DOES, 'sous la pluie|sous la neige|dans la neige|sur la plage|dans la foret|dans la cuisine')} = no idea
    ${alternatives('j @ ai l @ air|on a l @ air|je fais|je parais', 'vieux|vieille|plus vieux|plus vieille|vieilli|agee')} = no idea
    ${alternatives('j @ ai l @ air|il a l @ air|elle a l @ air|on a l @ air', 'fatigue~|malade~|creve~|epuise~|triste~')} = no idea
    ${alternatives('j @ ai l @ air|on a l @ air', 'fatigue~|malade~|creve~', 'et', 'vieux|vieille|agee')} = no idea
    ${alternatives('je ressemble a|on dirait', 'un vampire|un zombie|un fantome|un mort')} | on a l @ air de fantomes/zombies/morts = no idea
    pass~ en paysage | pass~ la en paysage | met~ en paysage | met~ la en paysage | format paysage | au format paysage | en mode paysage | verticale en horizontal | vertical en horizontal | verticale en horizontale | de vertical a horizontal | verticale a horizontale = landscape format
    en care | care | au carre | en carre | format carre | carree = square
    vignette youtube | vignette pour/de youtube | vignette pour ma/mon/une/la video youtube = youtube thumbnail
    miniature youtube | miniature pour youtube | miniature/vignette pour/de ma/la/notre chaine/video | miniature/vignette pour/de ma/la/notre chaine youtube | miniature/vignette pour mon/le vlog/tuto/live | miniature de vlog = youtube thumbnail
    deux fois plus de luminosite | deux fois plus lumineux/lumineuse/clair/claire = twice as bright
    divis~ la taille par deux/2 | divis~ par deux/2 la taille | taille divisee par deux/2 | demi taille = half size
    moitie moins grand~ | deux fois plus petit~ | a la moitie de sa taille | moitie de la taille | la moitie de sa taille | taille reduite de moitie | reduit de moitie | reduite de moitie | reduits de moitie | reduites de moitie | deux fois plus petit | 2 fois plus petit = half size
    resolution plus elevee/haute/grande | plus haute/grande resolution | resolution trop/tres faible/basse | meilleure resolution | haute resolution | plus de resolution | augment~ la resolution | agrandi~ x2 | meilleure definition | haute definition | en hd | en haute qualite | plus de definition = upscale
    multipli~ la taille par quatre/4 = 4 times as big
    redui~/reduis au tiers = resize to a third
    redui~/reduis au quart = resize to a quarter
    fichier trop gros/lourd | fichier est trop gros/lourd | reduis/reduire/diminue~ la taille/poids du fichier | reduis/reduire/diminue~ le poids du fichier | allege~ le fichier | fichier plus leger = make the file smaller
    trois fois plus grand~ | triple taille | tripl~ la taille = 3 times as big
    max | maximum | au plus | pas plus de = at most
    en gros caracteres | en gros | en tres gros | en grand | en plus gros | en plus grand | en bien plus gros | en beaucoup plus gros = big
    plus grand~ | plus gros~ | + grand~ | + gros~ = bigger
    le double de resolution | double resolution | doubl~ la resolution | resolution double = double the resolution
    tenir dans | tienne dans | tient dans = fit within
    de haut = high
    post insta | post instagram | publication instagram | feed insta = instagram post
    cote long | cote le plus long | grand cote | le plus grand cote | plus grand cote = long side
    pas plus haut~ que = no taller than
    pas plus large que | pas plus grand~ que = no wider than
    format portrait | au format portrait | format vertical | a la verticale | en mode portrait | en portrait | horizontale en vertical | horizontal en vertical | de horizontal a vertical | horizontale en verticale = portrait format
    en gardant les proportions | gard~ les proportions | en conservant les proportions | sans perdre les proportions | en respectant les proportions = proportionally
    px de haut | pixels de haut = px high
    px de large | pixels de large = px wide
    reduis la a | reduis le a | reduire a | reduis la photo a | reduis l @ image a | reduis a = resize to
    a l @ echelle | mets a l @ echelle | mettre a l @ echelle = scale
    cote court | petit cote = short side
    petits caracteres | en petit | en tout petit | petites lettres = small
    plus petit~ | + petit~ = smaller
    deux fois plus grand~ | le double | doubl~ la taille | double taille | deux fois sa taille = twice as big
    britannique = uk
    americain~ | nous deux | nous 2 | nous trois | nous tous | nous toutes = us
    statut whatsapp | statut = whatsapp status
    de large = wide
    sans perdre en/la nettete | sans perdre/perte de nettete/definition/details | sans perdre en definition/details/resolution | en restant net/nette/nets/nettes/piquee | en gardant nette/nets/nettes/piquee = without losing quality
    en restant/gardant bien net/nette | qui reste/restent net/nette/nets/nettes/piquee | qui reste/restent bien net/nette | tout en restant net/nette/nets/nettes/piquee | tout en restant bien net/nette = without losing quality
    en la/le gardant net/nette/nets/nettes/piquee | en la/le gardant bien net/nette | sans que ca devienne pixelisation | sans la/le rendre pixelisation | sans que ca soit flou | sans que ca floute = without losing quality
    tous/toutes de la meme taille | tous/toutes de meme taille | de la meme taille | a la meme taille | de meme taille = same size
    la photo entiere au centre/milieu | la photo complete au centre/milieu | toute la photo au centre/milieu = the full picture
    format png | au format png | en format png | fichier png = png
    en plus petit | en plus petite | en plus petits | en un peu plus petit | en taille plus petite | en caracteres plus petits = in small
    poids du fichier | poids de la photo | poids de l @ image | taille du fichier | le poids | son poids = the file size
    photo en plus petit | image en plus petit = picture smaller
    la en plus petit | le en plus petit = it smaller
    ${alternatives('que', 'le resultat|le resultat final|le rendu final|le tout|l @ ensemble|l @ image finale|la photo finale', 'fasse|mesure|ait')} = resize it to
    ${alternatives('le resultat|le resultat final|le tout|l @ ensemble|l @ image finale|la photo finale', 'doit|devra|devrait|dois', 'faire|mesurer|avoir')} = resize it to
    ${alternatives('que', 'le resultat|le resultat final|le rendu final', 'soit', 'en|au format|de')} = resize it to
    largeur finale/totale | largeur finale/totale de = resize to width
    hauteur finale/totale | hauteur finale/totale de = resize to height
    ${alternatives('je tire|je fais|j @ ai|on tire|on fait|on a|il fait|elle fait|il a|elle a|il tire|elle tire', 'une de ces|de ces|de ces drole de|une drole de', 'tete~|tronche~|gueule~|bouille~|face~|mine~')} = no idea
    max/maximum/moins … de cote | pas plus de … de cote | au plus … de cote = long side at most
    ${alternatives('je', 'la|le|les', 'poste|publie|mets|remets|partage|remettrai', '|apres|ensuite', 'sur', SITES)} = no idea
    ${alternatives('je l @ envoie|je vais l @ envoyer|je l @ offre|je vais l @ offrir|je la donne|je la montre', 'a|au|aux')} = no idea
    ramen~ la largeur a | mets la largeur a | mettre la largeur a = resize width to
    ramen~ la hauteur a | mets la hauteur a | mettre la hauteur a = resize height to
  `,
  adjective: `
    grand~ | gros~ = big
    canadien | canadienne = canada
    circulaire = circle
    double = double
    horizontal~ = horizontal
    enorme = huge
    long~ = long
    etroit~ = narrow
    ovale = oval
    format panoramique | en panoramique | format pano = panoramic format
    rond~ | arrondi~ = round
    court~ = short
    petit~ = small
    carre = square
    minuscule~ | riquiqui | tout petit | toute petite | en minuscule = tiny
    vertical~ = vertical
    format large | format cinema = widescreen format
    sans perte | sans pertes | sans aucune perte | sans perdre en qualite | sans perdre de qualite | sans perte de qualite | sans qu @ elle devienne floue | sans qu @ il devienne flou | sans que ca devienne flou | sans que ce soit flou | sans devenir flou~ | sans flou | sans pixelisation = without losing quality
  `,
};
