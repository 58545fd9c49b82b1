import { alternatives } from '../alternatives.ts';
import { FRENCH_COLOUR_CHANGES } from './colour-changes.ts';

/** "Paraissent verdâtres": a cast that light left on something. */
const CASTS = [
  ['jaunatre~|jaune~', 'yellow'],
  ['bleuatre~|bleue~|bleu~', 'blue'],
  ['verdatre~|verte~|vert~', 'green'],
  ['rougeatre~|rouge~', 'red'],
  ['rosatre~|rose~', 'pink'],
]
  .map(
    ([tinged = '', english = '']) =>
      `${alternatives('parait|paraissent|semble|semblent|sort|sortent|a l @ air|ont l @ air', tinged)} = has a ${english} cast`,
  )
  .join('\n');

/** "Cache le bazar derrière": it is hidden where it is blurred. */
const HIDES = 'cach~|dissimul~|camoufl~|masqu~';
const MESS = 'desordre|bazar|bordel|foutoir|fouillis|chantier|souk|fatras';

/** Whole turns of French wishes. */
export const FRENCH_WISHES = `${FRENCH_COLOUR_CHANGES}
  ${CASTS}
  sont verdatres | est verdatre = has a green cast
  sont bleuatres | est bleuatre = has a blue cast
  sont jaunatres | est jaunatre = has a yellow cast
  ${alternatives(HIDES, 'le', MESS, 'derriere')} = blur the mess behind
  ${alternatives(HIDES, 'le', MESS, 'au fond')} = blur the background
  ${alternatives('corrig~', 'la|cette', 'couleur')} = fix the color cast
  ${alternatives('corrig~', 'la|cette', 'couleur', 'de|du|des|d')} = fix the color of
  ${alternatives('egalis~|uniformis~|equilibr~|homogeneis~', 'la|l @', 'lumiere|eclairage|luminosite')} = even out the light
  + clair~ | + lumineu~ | + lumineuse~ | + de lumiere | + de luminosite = brighter
  + sombre~ | + fonce~ = darker
  + vif~ | + viv~ | + satur~ | + eclatant~ | + de saturation | + petant~ | + de peps | + intens~ | + flashy = more vivid
  + colore~ | + de couleur~ = more colorful
  + chaud~ | + de chaleur | + dore~ = warmer
  + froid~ | + frais | + fraich~ = cooler
  + net~ | + nett~ | + de nettete = sharper
  + flou~ = blurrier
  + contraste~ | + de contraste = more contrast
  + grand~ | + gros~ = bigger
  + petit~ = smaller
  + dou~ | + douce~ = softer
  + joli~ | + beau | + belle~ = nicer
  au secours | a l @ aide | help | sos | mayday =
  couleurs douces | des couleurs douces | couleurs tres douces | couleurs bien douces | coloris doux | tons doux | des tons doux | teintes douces | des teintes douces | couleurs tendres | couleurs estompees | couleurs attenuees | couleurs passees | couleurs discretes = muted colors
  pas d @ espace entre | pas d @ espaces entre | sans espace entre | sans espaces entre | aucun espace entre | sans marge entre | pas de marge entre | sans bordure entre | pas de bordure entre | sans blanc entre | pas de blanc entre | sans separation entre | pas de separation entre | sans trou entre | sans interstice entre = no gap between
  le fouillis derriere | le fatras derriere | le chantier derriere | le boxon derriere | le souk derriere = the mess behind
  par exemple | p ex =
  un cote est dans l @ ombre | un cote est trop sombre | un cote est plus sombre | un cote est plus sombre que l @ autre | trop de difference de lumiere entre les deux cotes | la lumiere n @ est pas uniforme | la lumiere est pas uniforme | la lumiere est inegale | l eclairage est inegal | eclairage pas uniforme | lumiere pas uniforme | moitie dans l @ ombre | moitie du visage dans l @ ombre | la moitie du visage est dans l @ ombre | la moitie est dans l @ ombre = even out the light
  a cause du neon | a cause des neons | a cause des leds | a cause du tube neon | a cause de l @ eclairage | a cause des spots | a cause des lampadaires | a cause des projecteurs = because of the lamp
  a cause du flash = because of the flash
  en vrai | en realite | dans la realite | dans la vraie vie | en vrai de vrai =
  elle date de | il date de | ca date de | cela date de | elle date des | elle remonte a | prise vers | la photo date de | cette photo date de | l @ original date de = it was taken in
  datant de | datee de | qui date de | qui remonte a = taken in
  on a scanne cette photo | j @ ai scanne cette photo | on l @ a scannee | je l @ ai scannee | je l @ ai numerisee | on l @ a numerisee | on a numerise cette photo = i scanned this picture
  rend~ lui sa | rend~ lui son | rends lui ses | redonn~ lui sa | redonn~ lui son | redonn~ lui ses | rendez lui sa | rendez lui son = restore its
  sans la mettre en couleur | sans la mettre en couleurs | sans mettre en couleur | sans mettre de couleur | sans ajouter de couleur | sans y mettre de couleurs | sans la coloriser | sans coloriser | sans colorisation = without colorizing it
  il manque un coin | il manque un morceau | il manque un bout | un coin manque | un morceau manque | un bout manque | un coin est arrache | un coin est dechire | un coin est parti | le coin est arrache | le coin est dechire = and is damaged
  on s @ en fout du | on s @ en fout de | on s @ en fout des | on s @ en fout de la | on s @ en fiche du | on s @ en fiche de | on s @ en fiche des | on s @ en fiche de la | on s @ en moque du | on s @ en moque de | on s @ en moque des | je m @ en fous du | je m @ en fous de | je m @ en fous des | je m @ en fiche du | je m @ en fiche de | je m @ en fiche des | osef du | osef de la | osef des | peu importe le | peu importe la | peu importe les = we dont care about the
  on s @ en fout | on s @ en fiche | on s @ en moque | je m @ en fous | je m @ en fiche | osef | peu importe | tant pis pour le reste | sinon tant pis | tant pis =
  ${alternatives('recentre|recentrez|recentrer|centre|centrez', 'moi|nous', '|au milieu')} = center the subject
  je suis tout au bord | je suis trop au bord | je suis tout a droite | je suis tout a gauche | je suis trop a droite | je suis trop a gauche | on est trop a droite | on est trop a gauche | je suis pas au centre | je ne suis pas au centre | je suis pas centre | je suis pas centree | je ne suis pas centre | je ne suis pas centree | on n @ est pas centres | on est pas centres | je suis decentre | je suis decentree = center the subject
  sans perdre les cotes | sans perdre les bords | sans perdre les tetes | sans rien perdre | sans rien couper | sans perdre personne | sans perdre de contenu | sans perdre d @ image | sans rogner | sans rien rogner = without cropping
  rempli~ avec du flou | remplis avec du flou | rempli~ de flou | combl~ avec du flou | combl~ de flou | rempli~ les cotes avec du flou | rempli~ les bords avec du flou | combl~ les cotes avec du flou | rempli~ les vides avec du flou | remplis les cotes avec du flou | avec du flou sur les cotes | avec du flou autour | complet~ avec du flou = fill with blur
  en plus petit | en plus petite | en plus petits | en un peu plus petit | en taille plus petite | en caracteres plus petits = in small
  en plus gros | en plus grand | en bien plus gros | en beaucoup plus gros = big
  juste dessous | juste en dessous | juste au dessous | sur la ligne du dessous = bottom
  film d @ horreur | film d @ epouvante = horror movie
  mon cv = for my resume
  les yeux tout rouges | des yeux tout rouges | yeux tout rouges | yeux tous rouges | yeux bien rouges | yeux rouges comme un lapin | yeux de lapin | yeux de vampire = red eyes
  petit espace blanc | fin espace blanc | mince espace blanc | leger espace blanc | petit interstice blanc | petite marge blanche = thin white gap
  petit espace | fin espace | mince espace | petit interstice = thin gap
  poids du fichier | poids de la photo | poids de l @ image | taille du fichier | le poids | son poids = the file size
  je ne suis pas doue~ avec l @ appareil | je suis pas doue~ avec l @ appareil | je ne suis pas doue~ | je suis pas doue~ | je ne suis pas tres doue~ | je suis pas tres doue~ | je n @ y connais rien | j @ y connais rien | j @ y connais que dalle | je suis nul~ en photo | je suis nul~ en informatique | je suis nulle en photo | je suis nulle en informatique | je suis une quiche | je suis une bille | je suis debutant~ | je debute =
  avec les ordinateurs | avec l @ ordinateur | avec l @ appareil | avec un appareil photo | avec la technologie | avec tout ca | avec l @ informatique =
  elle s @ affiche couchee | il s @ affiche couche | s @ affiche couchee | s @ affiche de cote | s @ affiche de travers | elle sort couchee | elle est apparue couchee = is sideways
  s @ affiche | s @ affichent = is
  on doit encore voir les visages | on doit toujours voir les visages | on doit voir les visages | on doit pouvoir voir les visages | qu @ on voie encore les visages | qu @ on voit encore les visages | que les visages restent visibles | il faut qu @ on voie les visages | faut qu @ on voie les visages | faut qu @ on voit encore les visages | on doit encore nous reconnaitre | qu @ on nous reconnaisse =
  ${alternatives('sans', 'bruler|cramer|surexposer', 'le ciel|le soleil|le coucher de soleil', '|orange~|rose~|rouge~')} = without overexposing the sky
  ${alternatives('on est|nous sommes|je suis', 'tout noirs|tous noirs|tout noir|toute noire|toutes noires|dans le noir', '|devant le coucher de soleil|devant le soleil couchant|devant le soleil|devant la fenetre')} = the subject is too dark
  contre jour total | gros contre jour | contre jour complet | plein contre jour | en plein contre jour = the subject is too dark
  recadr~ sur | recadrage sur | recadr~ autour de | resserr~ sur | resserr~ le cadre sur | resserr~ le cadrage sur | cadr~ sur = crop tight on
  seulement dans sa silhouette | uniquement dans sa silhouette | juste dans sa silhouette | que dans sa silhouette | a l @ interieur de sa silhouette | dans sa silhouette = only inside her silhouette
  c @ est pour imprimer en | c @ est pour une impression en | c @ est pour un tirage en | c @ est pour l @ imprimer en | c @ est pour un tirage = to print at
  affiche vintage facon vintage | affiche retro facon vintage | affiche facon vintage | affiche des vintage | affiche style vintage = retro look poster
  ma plaque | notre plaque | mes plaques | nos plaques = my license plate
  sa plaque | leur plaque | leurs plaques | ses plaques = the license plate
  couleurs max | couleurs maxi | couleurs maximum | couleurs au maximum | couleurs au plus | couleurs pas plus = colors
  il les a fermes | elle les a fermes | ils les ont fermes | il les avait fermes | elle les avait fermes =
  ca fait neglige | ca fait sale | ca fait desordre | ca fait brouillon | ca fait amateur | ca fait cheap | ca fait pas pro | ca fait pas serieux | ca fait pas propre | ca fait moche | ca fait mauvais genre | ca fait tache | ca la fout mal | ca gache tout | ca gache la photo | c @ est pas presentable | ce n @ est pas presentable =
  dominante orange du | dominante orange de la | dominante orange des | dominante orange de l @ = orange cast from the
  dominante jaune du | dominante jaune de la | dominante jaune des | dominante jaune de l @ = yellow cast from the
  dominante verte du | dominante verte de la | dominante verte des | dominante verte de l @ = green cast from the
  dominante bleue du | dominante bleue de la | dominante bleue des | dominante bleue de l @ = blue cast from the
  dominante rouge du | dominante rouge de la | dominante rouge des | dominante rouge de l @ = red cast from the
  ambiance nocturne | ambiance de nuit | atmosphere nocturne = make it night
  ambiance du soir = mood
  pour mon permis de conduire | pour le permis de conduire | pour mon permis | pour le permis | photo de permis | photo pour permis de conduire = driving licence photo
  palotte~ | trop palotte~ | palichonne~ = too dull
  redonn~ lui du tonus | donn~ lui du tonus | redonn~ du tonus | donn~ du tonus | donn~ lui de la peche | redonn~ lui de la patate | donn~ lui du caractere | redonn~ lui du caractere = more vivid
  on distingue plus | on ne distingue plus | on voit plus | on ne voit plus | on distingue mal | on voit mal | on devine a peine | on voit a peine = we cant see
  on voit plus … dans la brume | on voit plus … dans le brouillard | on ne voit plus … dans la brume | on ne voit plus … dans le brouillard | on distingue plus … dans la brume | on distingue plus … dans le brouillard = it is too hazy because
  peut on le rendre | peut on la rendre | peux tu le rendre | peux tu la rendre | on peut le rendre | on peut la rendre | pouvez vous le rendre | pouvez vous la rendre = make it
  et des contours noirs | et de gros contours noirs | et des gros contours noirs | et contours noirs | et des traits noirs = with bold outlines
  imprimer en poster | imprimer en affiche | l @ imprimer en poster | l @ imprimer en affiche | tirer en poster | l @ imprimer en grand | imprimer en grand = to print it
  jaune avec ombre = yellow with a shadow
  blanc avec ombre | blanche avec ombre = white with a shadow
  a la fin d @ une journee d @ ete | fin d @ une journee d @ ete | une fin de journee d @ ete | fin d @ apres midi d @ ete | a la tombee du jour | au jour tombant = golden hour
  comme en hiver | comme l @ hiver | comme un jour d @ hiver = cooler
  limite bleute~ | legerement bleute~ | tirant sur le bleu = slightly blue tint
  grain comme avec une vieille pellicule | grain comme une vieille pellicule | grain de vieille pellicule | grain facon pellicule | grain de pellicule = film grain
  comme la tendance tiktok | comme la trend tiktok | comme la mode tiktok | comme la tendance sur tiktok | comme la tendance = 
  ${alternatives('laiss~|gard~', 'le coucher de soleil|le soleil couchant|le couchant', '|comme il est|tel quel|intact')} = leave the sunset as it is
  garee~ | stationne~ = parked
  puis une blanche = then a white border
  puis une noire = then a black border
  coup~ le cote gauche | coup~ sur la gauche | coup~ un peu a gauche | rogn~ a gauche | rogn~ un peu a gauche = trim the left side
  coup~ le cote droit | coup~ sur la droite | coup~ un peu a droite | rogn~ a droite | rogn~ un peu a droite = trim the right side
  mes beaux parents | nos beaux parents = my parents
  y'en a trop | y'en a partout | il y en a trop | y en a trop | y en a partout | il y en a partout =
  bleu poudre | bleu poudree = powder blue
  sans griller les fenetres | sans griller le blanc | sans griller les blancs | sans griller la neige | sans griller la robe | sans bruler les fenetres | sans bruler les blancs | sans bruler le blanc | sans bruler la robe | sans bruler la neige | sans cramer les fenetres | sans cramer les blancs | sans cramer la robe | sans cramer la neige | sans tout cramer | sans tout bruler | sans tout griller | sans rien cramer | sans rien bruler = without overexposing
  un brin | un chouilla | un tantinet | un iota = slightly
  fil electrique qui traverse le ciel | fils electriques qui traversent le ciel | cable qui traverse le ciel = power line
  est dans l @ ombre | sont dans l @ ombre | suis dans l @ ombre | sommes dans l @ ombre = is too dark
  couleurs bavent | couleurs qui bavent | couleurs crient | couleurs hurlent = colors are too strong
  calm~ le jeu | calm~ les couleurs | calm~ un peu le jeu | calm~ tout ca = tone down the colors
  a mon gout | a notre gout | a son gout | je trouve | a mon avis =
  mettre quelque chose de neutre | mets quelque chose de neutre | mettez quelque chose de neutre = put a neutral background
  un rendu neutre | un rendu plus neutre | ramen~ a quelque chose de neutre | ramen~ a quelque chose de plus neutre | revenir a quelque chose de neutre = fix white balance
  ${alternatives('le blanc|les blancs|la neige', '…', 'tire sur le|tirent sur le|vire au|virent au', 'bleu')} = it is too blue because
  ${alternatives('le blanc|les blancs|la neige', '…', 'tire sur le|tirent sur le|vire au|virent au', 'jaune')} = it is too yellow because
  ${alternatives('remets|remettez|rends|rendez', 'le|la|les', 'vraiment|bien', 'blanc|blanche|blancs')} | rends la neige plus blanche | rendre la neige plus blanche | rends la neige vraiment blanche | rends les blancs vraiment blancs | que le blanc soit vraiment blanc = fix white balance
  on se croirait dans un frigo | on se croirait dans un four | on se croirait dans un congelo | on se croirait dans une cave | on se croirait dans un tunnel | on dirait un frigo | on dirait un four | on dirait une cave =
  donn~ lui du relief | redonn~ lui du relief | donn~ du relief | redonn~ du relief | donn~ lui plus de relief = more contrast
  ressors les details | ressortez les details | ressortir les details | fais ressortir les details | faites ressortir les details | faire ressortir les details = bring out the details
  j @ etais a | on etait a | pris a | prise a | photo prise a = shot at
  coins abimes | coins cornes | coins ecornes | coins dechires | bords abimes | bords dechires | coins uses | pliures = scratches
  ${alternatives('fais|faites|faire', 'ressortir', 'mon|le|ce', 'produit|bijou|sac|vase')} = make the product stand out
  ombre portee centre | ombre portee et centre = drop shadow and center the subject
  centre sur la photo | bien centre | bien centree | bien centre au milieu = center the subject
  au lieu du | au lieu de la | au lieu des | au lieu de l @ = instead of the
  tu me le mets en | tu me la mets en | tu me les mets en | mets le moi en | mets la moi en | mets les moi en | tu peux le mettre en | tu peux la mettre en | tu peux les mettre en | tu peux me le mettre en | tu peux me la mettre en = make it
  vieux film super | film super | pellicule super = vintage film
  dessin au trait | dessin en trait | au trait noir = line drawing
  comme un carnet de voyage | un carnet de voyage | facon carnet de voyages =
  pochette d @ album | pochette de disque | pochette de vinyle | pochette d @ un album = album cover
  au ras du | au ras de la | au ras de l @ = over the
  facon matin d @ octobre | facon matin de novembre | facon matin d @ automne | facon matin d @ hiver | comme un matin d @ automne | comme un matin d @ hiver =
  devant le decor de la photo | dans le decor de la photo | devant le fond de la photo | sur le fond de la photo | devant le paysage de la photo | dans le paysage de la photo = into the picture
  a bouge pendant la photo | ont bouge pendant la photo | a bouge la tete | a bouge = is too blurry
  la meme en noir et blanc | la meme mais en noir et blanc | la meme photo en noir et blanc = it in black and white
  sur bandeau bleu | sur un bandeau bleu | sur fond bleu derriere le texte = on a blue banner
  sur bandeau vert | sur un bandeau vert = on a green banner
  eclairci~ les zones sombres | eclairci~ les parties sombres | eclairci~ les endroits sombres | eclairci~ les zones d @ ombre | debouch~ les zones sombres = lift the shadows
  sans toucher aux claires | sans toucher aux zones claires | sans toucher aux parties claires | sans cramer les claires = without overexposing
  comme si elle etait prise avec | comme si elle avait ete prise avec | comme si c @ etait pris avec | comme prise avec | comme si je l @ avais prise avec = vintage like
  sur deux lignes | sur trois lignes | sur une ligne | sur une seule ligne = on two lines
  dans l @ apercu | dans la galerie | dans la miniature =
  remets la bien | remets le bien | remets la comme il faut | remettez la bien | remettez la comme il faut = turn it right way up
  plus instagrammable | plus instagramable | plus photogenique = nicer
  photo en plus petit | image en plus petit = picture smaller
  la en plus petit | le en plus petit = it smaller
  rien d @ autre ne doit bouger | rien d @ autre ne doit changer | rien d @ autre ne bouge | rien d @ autre ne change | que rien d @ autre ne bouge | que rien d @ autre ne change | ne chang~ rien d @ autre = leave the rest unchanged
  ${alternatives('il|elle|ca', 'sort|parait', 'rose|rouge', '|sur la photo')} = it is too red
  ${alternatives('il|elle|ca', 'sort|parait', 'jaune', '|sur la photo')} = it is too yellow
  ${alternatives('il|elle|ca', 'sort|parait', 'vert|verte', '|sur la photo')} = it is too green
  v | p =
`;
