/** Who a wish is put to, before its verb: it is asked for all the same. */
const ASKED = `
  tu peux | tu peux tu | peux tu | tu pourrais | pourrais tu | vous pouvez | pouvez vous | vous pourriez | pourriez vous = please
`;

/** What French tells beside a wish, and asks for nothing: reasons, cautions, where a picture is from. */
const BESIDE = `
  on dirait/croirait qu @ il/elle/ils/elles = no idea
  qu @ on reconnaisse | qu @ on identifie | pour qu @ on reconnaisse = no idea
  on doit encore/toujours/pouvoir | il faut encore/pouvoir | on devrait encore = no idea
  qu @ on voie a peine | qu @ on voit a peine | qu @ on ne voie presque plus = no idea
  c @ est pour que … puisse/puissent/puissions | c est pour que … puisse/puissent = no idea
  on voit mes/nos/ses pieds/jambes | on voit mon doigt/pouce = no idea
  nous etions trois/quatre/cinq/six | on etait trois/quatre/cinq/six | on est trois/quatre/cinq = no idea
  jamais tous/ensemble sur la meme/photo | jamais tous/ensemble sur la meme image/photo | jamais tous ensemble | jamais ensemble =
  j @ en ai … a faire | on en a … a faire | j @ en ai … comme ca | il m @ en reste … a faire = i have a deadline
  merci de faire simple | fais simple | faites simple | sans chichi~ | rien de kitsch/ringard | rien de trop kitsch/voyant | pas kitsch =
  profite~ en pour | profite~ en | tant que tu y es | tant que vous y etes | pendant que tu y es | pendant que vous y etes | par la meme occasion | dans la foulee | du meme coup = also
  ca fait pas vendre | ca ne fait pas vendre | ca donne pas envie | ca ne donne pas envie | c @ est pas vendeur | ca vend pas du reve | ca attire personne | ca fait fuir =
  la c @ est tout gris/blanc/terne/triste | la il est tout gris/blanc =
  le site/formulaire/portail … refuse/rejette/accepte | l @ imprimeur/agence … refuse/rejette/accepte = the website rejects
  photo faite a/au/en/dans/chez/pendant | photo prise au/en/chez/pendant/depuis | photo faite/prise derriere | photo faite/prise a travers = shot at
  j @ ai pris ca | jai pris ca | j @ ai pris cette photo | jai pris cette photo | on a pris cette photo | on a pris ca | j @ ai fait cette photo = i took this
  alors que je l @ ai prise debout/droite | alors que je l @ ai prise a la verticale | alors que je l @ ai prise en portrait/hauteur =
  je le/la/les revends/vends = i am selling it on
  je tiens un/une | je gere un/une | on tient un/une | on gere un/une = im a
  fete ses … ans | fete mes … ans | fetent leurs … ans | fetent leurs … noces = has a birthday
  dans une salle/piece/eglise/rue mal eclairee | dans une salle/piece sombre | dans un bar/restaurant/endroit sombre | dans un endroit mal eclaire | dans la penombre = indoors
  notre/mon salon est en bordel/bazar/desordre | notre/ma chambre est en bordel/bazar/desordre | notre/mon salon est en bordel/bazar/desordre derriere | notre/ma chambre est en bordel/bazar/desordre derriere = the background is messy
  je veux/voudrais l @ imprimer | on veut/voudrait l @ imprimer | nous voulons l @ imprimer | je veux/voudrais la faire imprimer/encadrer/tirer | on veut/voudrait la faire imprimer/encadrer/tirer = i want to print it
  on ne voit presque rien | on ne voit quasiment rien | on voit quasi rien | on ne distingue rien | on y voit que dalle | on ne voit pas grand chose = too dark
  je suis = im
  mon mari/patron voudrait/veut | ma femme/mere voudrait/veut | mon mari/patron voudrait/veut que | ma femme/mere voudrait/veut que = i want
  genre/facon/comme avant l @ orage =
  l @ ete a ete sec/pourri | l @ hiver a ete long/rude | il a fait sec | il a pas plu = it was a dry summer
  on dirait un filtre | on dirait un filtre insta/instagram/snap/snapchat/tiktok | filtre insta/instagram/snap/snapchat trop fort = no idea
  il/elle courait/bougeait/sautait | ils couraient/bougeaient = he moved
  chez nous/moi =
  moi c @ est bon | nous c @ est bon | pour moi c @ est bon | le reste c @ est bon =
  on peut lire | on peut pas lire | on arrive pas a lire | impossible de lire | on n @ arrive pas a lire = no idea
  comme sur les vieux appareils/cliches | comme les vieux appareils | comme sur les anciennes photos | comme sur les vieux appareils photo =
  comme une enseigne | comme une enseigne de bar/magasin/boite | facon enseigne | facon enseigne de bar =
  ce jour la | il faisait moche/gris/mauvais | il faisait moche/gris/mauvais ce jour la | fait/font pas rever | ne fait/font pas rever =
  y a que du ciel/vide/sol | il n @ y a que du ciel/vide/sol | on se les gele | on se gele | rien qu @ a regarder = no idea
  par rapport au fond/decor/ciel | par rapport a l @ arriere plan =
  heille | heye | eille | ohe | rebonjour | re bonjour =
`;

/** What is wrong, and what it is to be. */
const FAULTS = `
  yeux … fluo | yeux fluorescents | yeux phosphorescents | yeux lasers | yeux de demon/diable/zombie = red eyes
  yeux … sont jaunes/verts/blancs fluo | yeux … sont tout jaunes/verts/blancs | yeux verts/jaunes/blancs/bleus qui brillent | yeux tout/tous verts/jaunes/blancs | yeux tout verts/jaunes/blancs qui brillent = red eyes
  yeux … a cause du flash | yeux … avec le flash = red eyes because of the flash
  c @ est le flash | c @ etait le flash | c @ est a cause du flash | c @ est la faute du flash | la faute au flash =
  y a un voile blanc/gris/laiteux/blanchatre/grisatre/brumeux | il y a un voile blanc/gris/laiteux/blanchatre/grisatre/brumeux = it is too hazy
  y a comme un voile | il y a comme un voile | y a comme un voile blanc/gris/laiteux/blanchatre/grisatre | il y a comme un voile blanc/gris/laiteux/blanchatre/grisatre = it is too hazy
  grosse/grande/vilaine pliure/dechirure/rayure | grosse/grande pliure/dechirure/rayure au milieu | grosse/grande pliure/dechirure/rayure en travers | pliure/dechirure/rayure au milieu | pliure/dechirure/rayure en travers = scratches
  couleurs comme en vrai/realite | couleurs comme dans la realite | couleurs comme a l @ oeil | couleurs comme elles etaient/sont | couleurs telles qu @ elles etaient = true colors
  j @ ai renverse du cafe/the/vin | on a renverse du cafe/vin = it has stains because of
  le flash m @ a crame/grille | le flash nous a crames/cramees | le flash m @ a crame/grille le front/visage = highlights too bright
  enlev~ le flou | supprim~ le flou | retir~ le flou | corrig~ le flou | enlev~ le flou de bouge | supprim~ le flou de bouge | corrig~ le flou de bouge | rattrap~ le flou = sharpen
  remet~ les couleurs comme en vrai/realite | remet~ les couleurs comme elles etaient | remet~ des/les couleurs normales/naturelles | remettre des/les couleurs normales = fix the white balance
  plein de poussiere~ | pleine de poussiere~ = dust
  on n @ est pas assez lumineux/clairs/eclaires | on est pas assez lumineux/clairs/eclaires | je suis pas assez lumineux/clair/eclaire = the subject is too dark
  ce/le filtre bleu | ce/le filtre tout bleu = the blue cast
  ce/le filtre jaune | ce/le filtre tout jaune = the yellow cast
  ce/le filtre orange | ce/le filtre tout orange = the orange cast
  je la/le trouve un peu = it is a bit
  molle | mollassonne = dull
  est sortie/ressortie bleue | est sorti/ressorti bleu = is too blue
  est sortie/ressortie jaune | est sorti/ressorti jaune = is too yellow
  est sortie/ressortie verte | est sorti/ressorti vert = is too green
  est sortie/ressortie orange | est sorti/ressorti orange = is too orange
  ciel moins crame/brule/surexpose = highlights less bright
  rends le ciel moins crame/brule/surexpose | rendre le ciel moins crame/brule/surexpose = reduce the highlights
`;

/** How pictures are put together, cut and framed. */
const MADE = `
  en une seule page/image/photo avec | une seule page/image/photo avec | un seul visuel/montage avec = a collage of
  sur une seule page/planche/feuille/affiche | sur un seul visuel/montage/panneau | sur un meme visuel | sur une meme page/affiche = in one picture
  tous/toutes de la meme taille | tous/toutes de meme taille | de la meme taille | a la meme taille | de meme taille = same size
  cadre dore a l @ ancienne | cadre dore ancien/baroque/antique/ouvrage/sculpte/rococo/vieillot/orne | cadre dore de musee/tableau | cadre dore facon musee | cadre dore comme au musee | cadre dore d @ epoque | cadre dore style louis = gold gallery frame
  cadre a l @ ancienne | cadre a l @ ancienne dore | cadre ancien/baroque/antique/ouvrage/rococo dore | cadre ancien/baroque/antique/ouvrage en or | vieux cadre dore = gold gallery frame
  au dessus et en dessous | dessus et dessous = top and bottom
  du flou en haut et en bas | du flou au dessus et en dessous | du flou sur les cotes | du flou de chaque cote = blurred sides
  bandes/bords floutees/floues/flous en haut et en bas | bandes floutees/floues au dessus et en dessous | bandes floutees/floues de chaque cote | bandes floutees/floues sur les cotes = blurred sides
  au lieu de rogner/couper/recadrer | au lieu de la rogner/couper/recadrer | au lieu de le rogner/couper/recadrer | plutot que de rogner/couper/recadrer | plutot que de la rogner/couper/recadrer = without cropping
  la photo entiere au centre/milieu | la photo complete au centre/milieu | toute la photo au centre/milieu = the full picture
  format exact | au format exact | taille exacte | dimensions exactes | aux dimensions exactes | a la taille exacte | aux bonnes dimensions =
  ne coupe~ pas la/ma/mes/les/nos/sa tete~ | ne coupe~ pas les/mes/nos pieds | coupe/coupez pas les/ma/nos tete~ = without cropping
  le/la/les sur la photo de/du | le/la/les dans la photo de/du = it into the second picture of
  moi sur la photo de/du | moi dans la photo de/du = me into the second picture of
  nous sur la photo de/du | nous dans la photo de/du = us into the second picture of
  assombri~ un peu les bords/coins/angles | fonce~ un peu les bords/coins/angles | assombri~ legerement les bords/coins = slight vignette
  pour qu @ on regarde | pour qu @ on voie surtout | pour attirer l @ oeil/attention sur | pour attirer le regard sur | pour diriger le regard vers | pour mettre l @ accent sur = so that i can see
  mes/nos/les deux/trois/quatre … sur un seul visuel | mes/nos/les deux/trois/quatre … sur une seule image/photo = make a collage of my
  cadrage serre sur le/mon/son visage | cadre serre sur le/mon/son visage | serre sur le/mon/son visage | recadre sur le/mon/son visage | recadrez sur le/mon/son visage = crop tight on the subject
  mets/mettez moi en noir et blanc | mets/mettez nous en noir et blanc | passe/passez moi en noir et blanc = make it black and white
  recadr~ pour qu @ il ne reste que nous/moi/lui/elle | recadr~ pour qu @ il ne reste que nous deux | recadr~ pour ne garder que nous/moi/lui/elle | recadr~ pour qu @ on ne voie que nous/moi = crop tight on the subject
  fond d @ ecran pour mon samsung/iphone/tel/mobile/smartphone/xiaomi/huawei/natel/gsm | fond d @ ecran samsung/iphone/android = phone wallpaper
  arrondi~ la photo | arrondi~ l @ image | photo/image arrondie | recadr~ en rond | coup~ en rond = round profile picture
  le/la/les sans toucher au reste | le/la/les sans changer le reste | le/la/les sans modifier le reste = only it
  je l @ ai marque/marquee/entoure/entouree/surligne/surlignee | je l @ ai marque/marquee/entoure/entouree en rouge =
  enleve/enlevez/enlever/efface/effacez/effacer/supprime/supprimez/supprimer/retire/retirez/retirer … marque/marquee/marques/marquees = erase i marked
  on peut voir | peut on voir | je peux voir = make
  ambiance/atmosphere brumeuse du matin | ambiance/atmosphere brumeuse | brume du matin | brouillard du matin = fog
  y a plein/trop/beaucoup de bruit dans les parties/zones sombres/noires | y a plein/trop/beaucoup de bruit dans les ombres = remove noise
  y a plein/trop/beaucoup de bruit … a enlever/retirer/supprimer/corriger = remove noise
  avec des eclairs/eclaires | avec un/quelques eclair/eclairs | des eclairs = with lightning
  etre plus mince/maigre/fin/fine | plus mince et plus grand/grande = look thinner
  tiers du haut/superieur = top third
  tiers du bas/inferieur = bottom third
  un bandeau noir en bas = a black bar at the bottom
  un bandeau noir en haut = a black bar at the top
  un bandeau blanc en bas = a white bar at the bottom
  un bandeau rouge en bas = a red bar at the bottom
  traits noirs | lignes noires = line drawing
  effet/style vieille photo jaunie | comme une vieille photo jaunie | effet vieille photo jaunie avec les coins uses/cornes = vintage look
  format png | au format png | en format png | fichier png = png
  le/mon sac/bijou/vase/gateau/meuble bien centre | la/ma bague/montre/lampe bien centree | le sac/bijou/vase/gateau/meuble bien centre avec un peu de marge = center the subject
  bien centre avec un peu de marge | bien centree avec un peu de marge | centre avec un peu de marge = center the subject
`;

/** Looks, light and weather. */
const LOOKS = `
  comme une vraie tempete | comme une grosse tempete =
  une vraie tempete de neige | une grosse tempete de neige | un vrai blizzard = heavy snow
  fai~ tomber la neige | fai~ tomber de la neige | fai~ tomber des flocons = make it snow
  met~ une ambiance de nuit/nocturne | ajout~ une ambiance de nuit/nocturne | donn~ une ambiance de nuit/nocturne | cree~ une ambiance de nuit/nocturne | met~ moi une ambiance de nuit/nocturne = make it night
  comme si c @ etait le crepuscule/soir | comme si c @ etait la nuit | comme s @ il faisait nuit = make it night
  crepuscule = dusk
  un peu de brouillard/brume dans le bas | un peu de brouillard/brume en bas | un peu de brouillard/brume au sol | un peu de brouillard/brume au ras du sol | un peu de brouillard/brume dans la vallee = light fog over the ground
  brouillard/brume en bas de l @ image | brouillard/brume en bas de la photo | brouillard/brume dans le bas de l @ image | brouillard/brume dans le bas de la photo = fog at the bottom of the picture
  brouillard/brume dans le bas | brouillard/brume en bas | brouillard/brume au sol | brouillard/brume au ras du sol | brouillard/brume dans la vallee = fog over the ground
  ambiance/atmosphere film d @ horreur/epouvante | ambiance/atmosphere d @ horreur/epouvante | ambiance/atmosphere de film d @ horreur = eerie mood
  brouillard/brume dans la foret | brouillard/brume sur la ville/plage | brouillard/brume sur la montagne = fog
  brouillard epais dans la foret/vallee | brume epaisse dans la foret/vallee = thick fog
  ma/notre maison/terrasse/rue/ville sous la neige | mon/notre jardin/chalet/village sous la neige = snow falling
  bords flous blancs | bords blancs flous | bords blancs fondus | vignettage blanc = white vignette
  bleu sans nuage~ | bien bleu sans nuage~ | tout bleu sans nuage~ | bleu sans aucun nuage = clear blue
  baiss~ un peu la lumiere/luminosite | baiss~ legerement la lumiere/luminosite = slightly darker
  mont~ un peu la lumiere/luminosite | augment~ un peu la lumiere/luminosite | mont~ legerement la lumiere/luminosite = slightly brighter
  ciel en feu | ciel embrase | ciel flamboyant | ciel rougeoyant = sunset sky
  photo prise … sous la pluie | prise … sous la pluie = picture taken in the rain
  photo prise … sous la neige | prise … sous la neige = picture taken in the snow
  photo prise … dans le brouillard/brume | photo prise … dans la brume = picture taken in the fog
  il pleuvait | il a plu | il drachait | il tombait des cordes | il neigeait = it rained
  coucher de soleil derriere nous/moi/eux a la place du ciel | un coucher de soleil derriere nous/moi/eux a la place du ciel = sunset instead of the sky
  lumiere sur nos/les visages soit plus doree/chaude | lumiere sur mon/son/le visage soit plus doree/chaude = golden hour light
  pas un truc de/genre | pas un effet/rendu | pas un effet/rendu de | pas quelque chose de = not
  pas d @ ombres/ombre grises/grise | sans ombres grises | pas d @ ombrage | sans ombrage | pas de hachures | sans hachures = no gray shadows
  traits/lignes/contours fins/fines | traits/contours noirs fins = delicate lines
  coloriage | un coloriage | dessin/page a colorier | dessin de coloriage = line drawing
  comme les pochettes spotify/deezer | comme sur les pochettes spotify/deezer | comme sur spotify/deezer | comme les pochettes de disques/vinyles =
  sauf ceux/celles de/du/des | excepte ceux/celles de/du/des | a part ceux/celles de/du/des = except the
`;

/** What stays as it is. */
const KEPT = `
  touche~ pas au/aux | touche~ pas a la | touche~ pas a l @ | touche~ surtout pas au/aux | touche~ surtout pas a la | touche~ surtout pas a l @ = dont change the
  ne touche~ pas au/aux | ne touche~ pas a la | ne touche~ pas a l @ | ne touche~ surtout pas au/aux | ne touche~ surtout pas a la | ne touche~ surtout pas a l @ | ne pas toucher au/aux | ne pas toucher a la | ne pas toucher a l @ = dont change the
  que … reste pareil~ | que … reste comme ca | que … reste intact~ | que … reste inchange~ | que … restent pareil~ | que … restent comme ca = keep
`;

/** What is told beside wishes, and more turns of them. */
export const FRENCH_TOLD = `${ASKED}${BESIDE}${FAULTS}${MADE}${LOOKS}${KEPT}`;
