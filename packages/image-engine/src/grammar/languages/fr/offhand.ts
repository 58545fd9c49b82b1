import { alternatives } from '../alternatives.ts';

/** "Ce que j'ai peint en rouge, tu l'effaces", with and without its apostrophes. */
const MARKED = [
  alternatives(
    'ce que j ai|ce que jai|tout ce que j ai|tout ce que jai',
    'peint|entoure|marque|dessine|surligne|colorie|gribouille',
    '|en rouge|en bleu|en vert|en jaune|en rose',
    'tu l effaces|tu leffaces|tu effaces|tu l enleves|tu lenleves|tu enleves|tu le vires|tu vires',
  ),
  '= remove what i marked',
].join(' ');

/** "Je veux pas qu'on me coupe les pieds" */
const WHOLE = alternatives(
  '|je veux pas|je ne veux pas|faut pas|il faut pas|sans',
  'qu on',
  'me|nous|lui|leur',
  'coupe',
  'les pieds|la tete|les tetes|les jambes|les cheveux|les bras',
);

/** Wishes of French as they are said offhand. */
export const FRENCH_OFFHAND = `
  corrig~/rectifi~/redress~ la pente de la/du/cette/le facade/maison/batiment/immeuble/horizon/mur/clocher/tour | corrig~/rectifi~/redress~ l inclinaison de la/du/cette/le facade/maison/batiment/immeuble/horizon/mur/clocher/tour | corrig~/rectifi~ la pente | corrig~/rectifi~ l inclinaison = straighten
  vir~/enlev~/retir~/corrig~/supprim~ le flou | vir~/enlev~/retir~ ce flou = sharpen
  comme si le soleil allait se coucher | comme si le soleil se couchait | comme si on etait au soleil couchant | juste avant que le soleil se couche = golden hour
  dechiree/dechire et pleine/plein de taches | pleine/plein de taches et dechiree/dechire | abimee/abime et pleine/plein de taches = is damaged
  que pouvez vous faire | que peux tu faire | qu est ce que tu peux faire | qu est ce que vous pouvez faire | on peut faire quelque chose | vous pouvez faire quelque chose = can you fix it
  peau mieux/plus eclairee | visage mieux/plus eclaire | visage mieux eclairee | figure mieux/plus eclairee | le/mon visage mieux eclaire = light on my face
  ca donnerait quoi | ca rendrait comment | ca ferait quoi | ca rendrait bien | ca donne quoi =
  ma/sa/notre/la caisse = my car
  remets/remettre/remettez d aplomb | remets/remettez la d aplomb = straighten
  essaie de percer a travers | perce~ a travers =
  merki | merciii | mercii | mci = thanks
  ${MARKED}
  ${WHOLE} = dont cut off the heads
  on ait l impression que je suis | qu on ait l impression que je suis | qu on ait l impression que nous sommes | aimer~ bien qu on ait l impression que je suis | aimer~ qu on ait l impression que je suis = put me
  alors que c est mon/ma/notre salon/bureau/jardin/balcon/garage/cuisine/chambre | alors que c est juste mon/ma/notre salon/bureau/jardin/balcon/garage/cuisine/chambre =
  flout~ le bien/tres/super fort | flout~ le fort | flout~ le bien | flout~ la bien fort = blur it strongly
  avoir voulu que la photo … prise de nuit | j aurais voulu que la photo ait ete prise de nuit | que la photo ait ete prise de nuit | comme si la photo avait ete prise de nuit = make it night
  qu il/elle reste en noir et blanc | qu ils/elles restent en noir et blanc | que ca reste en noir et blanc = keep it black and white
  pas trop orange = not too orange
  fonds/fondez/fondre/fonde mes/les/nos/ces … en une seule/meme image/photo = blend all the photos
  la scene/photo/rue/ville ait l air prise la/de nuit | ait l air pris/prise de nuit | ait l air pris/prise la nuit | l air pris/prise de nuit | l air pris/prise la nuit = make it night
  sur celle de gauche = on the left one
  sur celle de droite = on the right one
  et pas trois gouttes hein | et pas trois gouttes | pas trois gouttes =
  un vrai deluge | vrai deluge | un deluge | trombes d eau | des trombes d eau = heavy rain
  tu peux/pourrais nous/me/le/la/les dessiner comme ca | dessin~ nous/moi/le/la comme ca =
  ramen~ la largeur a | mets la largeur a | mettre la largeur a = resize width to
  ramen~ la hauteur a | mets la hauteur a | mettre la hauteur a = resize height to
  ajout~ plutot des bandes noires pour que ca passe en | mets plutot des bandes noires pour que ca passe en | mets des bandes noires pour que ca passe en | ajoute des bandes noires pour que ca passe en = add black bars so it fits
  est ce qu il y aurait moyen de | y aurait moyen de | il y aurait moyen de | y a moyen de | il y a moyen de = can you
  redonn~ une seconde jeunesse | lui redonner une seconde jeunesse | donn~ une seconde jeunesse | une seconde jeunesse = restore it
  et ne me change/changez pas le fond | ne me change/changez pas le fond | ne me touche/touchez pas au fond = dont change the background
  moins d ombre | moins d ombres = lift the shadows
  met~ des couleurs sur ce/cette vieux/vieille/ancien/ancienne cliche/photo/image noir et blanc | met~ des couleurs sur ce/cette cliche/photo noir et blanc | mets des couleurs sur ce vieux cliche noir et blanc | mets des couleurs sur cette vieille photo noir et blanc | mets de la couleur sur ce/cette vieux/vieille cliche/photo noir et blanc = colorize it
  les vraies | des vraies =
  comme si on y etait | comme si vous y etiez =
  faut pas que ca fasse western/kitsch/vieillot/trop | il faut pas que ca fasse western/kitsch/vieillot/trop = but subtle
  c est tout petit comme image/photo | cest tout petit comme image/photo =
  facon argentique | comme de l argentique | comme en argentique =
  mon vieux tel | mon vieux telephone/portable =
  nettoi/nettoie un peu = reduce noise
  jvoudrais | jvoudrai | jveux | jveu | jaimerais | jaimerai = i want
  la photo vient de/du/des | la photo date de/du/des | cette photo vient de/du/des = the photo is from
  ca ne me plait pas comme ca | ca ne me plait pas | ca me plait pas comme ca | ca me plait pas = i dont like it like this
  en bonne/haute/meilleure/excellente qualite | en tres bonne/haute qualite = in good quality
  pour que ca fasse plus professionnel/pro/professionnelle | pour faire plus professionnel/pro | pour que ce soit plus professionnel/pro = so that it looks professional
  pour que ca fasse plus joli/beau/moderne/elegant/propre | pour faire plus joli/beau/moderne/elegant/propre | pour que ce soit plus joli/beau/moderne/elegant = so that it looks better
  je ne suis pas un/une pro/expert/experte/professionnel | je suis pas un/une pro/expert/experte/professionnel | je ne suis pas pro/expert/experte | je suis pas pro/expert/experte = im no expert
  bien a vous | bien cordialement | cordialement | bien a toi | salutations | bonne journee = thanks
  met~ de la couleur sur ce/cette photo/image/cliche noir et blanc | rends/rendez/rend cette photo noir et blanc en couleur = colorize it
  fais le/la s asseoir | fais le/la asseoir | qu il/elle s assoie | assieds le/la = make him sit down
  leve son bras | leve sa main | qu il/elle leve le bras = raise his arm
  sur son/mon/leur corps = on his body
  qu il/elle regarde l appareil | regard~ l appareil/objectif = look at the camera
  maquille la/le/moi | maquill~ la/le = put makeup on her
  fais lui/moi des boucles | fais lui/moi des cheveux boucles = curls
  une frange | frange = fringe
  ait l air moins serieux/serieuse | qu il/elle ait l air moins serieux/serieuse | l air moins serieux/serieuse = look less serious
  en vieil homme | en vieille femme | en vieillard = as an old man
  fais d elle une adolescente | fais de lui un adolescent | adolescent/adolescente = teenager
  montre le/la vu/vue d en haut | vu/vue d en haut | montre le/la d en haut = show it from above
  se tiennent/tiennent la main | qu ils/elles se tiennent la main = hold hands
  fais moi saluer de la main | saluer de la main | qu il/elle salue = have me wave
  rend~ moi plus grand/grande | rend~ le/la plus grand/grande = make him taller
  echang~ les tetes = swap the heads
  change/changez le fond pour l espace = change the background to space
  amelior~ la lumiere du portrait | amelior~ l eclairage du portrait = portrait light
  retourn~ l image/la photo verticalement | retourn~ la photo verticalement | retourn~ l image verticalement = flip vertically
  retourn~ la photo horizontalement | retourn~ l image horizontalement = flip horizontally
  la zone que j ai peinte/marquee/entouree/coloriee/surlignee | la partie que j ai peinte/marquee/entouree = what i marked
  mais pas celle/celui/ceux/celles des/du | mais pas celle/celui de la = but not the
  plein plein = a lot
  ya | y a plein de =
  dun = of a
  un fondu entre les | fondu entre les | un fondu enchaine entre les | fondu enchaine entre les | un fondu enchaine des | fondu enchaine des = crossfade the
  fais/fait comme s il neigeait | comme s il neigeait | comme si il neigeait = make it snow
  ne crame/crames/cramez/brule/brules/brulez/grille pas le ciel | crame/crames/cramez/brule/brules/brulez/grille pas le ciel | sans cramer/bruler/griller le ciel | ne crame/brule pas les nuages | crame/brule pas les nuages = dont blow out the sky
  enlev~/supprim~/retir~ le/ce voile brumeux/laiteux/blanchatre | enlev~/supprim~/retir~ le/ce voile de brume/brouillard = remove haze
  sauf ce qui est | sauf tout ce qui est | hormis ce qui est | a part ce qui est | excepte ce qui est = except
  entour~ la photo/image d un | entour~ l image d un = add a
  doit pas devenir fluo/fluorescente | ne doit pas devenir fluo/fluorescente | doivent pas devenir fluo | sans devenir fluo = should not look neon
  a l air tout/toute pale | ont l air tout/toutes pales = is too pale
  il etait une/deux/trois heure/heures du mat/matin et | il etait minuit et =
  lumiere/lampe/neon/ampoule du/de/dans/des salon/cuisine/bureau/couloir/salle/chambre/cave/garage rend/rendait tout jaune | la lumiere/lampe de la cuisine/salle/chambre/cave rend/rendait/fait tout jaune | la lumiere/lampe du salon/bureau/couloir/garage rend/rendait/fait tout jaune = it is too yellow
  la lumiere/lampe de la cuisine/salle/chambre/cave rend/rendait/fait tout orange | la lumiere/lampe du salon/bureau/couloir/garage rend/rendait/fait tout orange = it is too orange
  la lumiere/lampe de la cuisine/salle/chambre/cave rend/rendait/fait tout vert | la lumiere/lampe du salon/bureau/couloir/garage rend/rendait/fait tout vert = it is too green
  tourn~/mets/mettez/remets la/le dans l @ autre sens … est a l @ envers | tourn~/mets/mettez/remets la/le dans l @ autre sens … elle est a l @ envers = turn it upside down
  garde/gardez/garder l @ immeuble entier | garde/gardez/garder l @ eglise entiere | garde/gardez/garder la tour/maison/cathedrale/chapelle entiere | garde/gardez/garder le chateau/phare/gateau/batiment entier = keep the whole building
  la tour/maison/cathedrale/chapelle/eglise entiere doit etre/rester visible | le chateau/phare/gateau/batiment entier doit etre/rester visible = keep the whole building
  ne me/nous/le/la deform~ pas le visage | sans deform~/abim~/touch~ le/son/leur/mon/notre visage | sans deform~/abim~/touch~ les/leurs/nos visages = without changing the face
  le reste on touche pas/plus | le reste on y touche pas | le reste on le touche pas | on touche pas au reste =
  redonn~/rend~/remet~/remett~ du/son bleu au ciel | redonn~/rend~/remet~/remett~ du/son bleu a la mer = make the sky bluer
  redonn~/rend~/remet~/remett~ du/le/son vert a la pelouse | redonn~/rend~/remet~/remett~ du/le/son vert a l @ herbe = make the grass greener
  aux/selon/suivant les normes | aux normes | conforme aux normes =
  a/ont jauni avec le temps | a/ont jauni avec les annees | a/ont jauni au fil du temps | a/ont jauni au fil des ans/annees = is yellow
  la cuisine/piece/chambre/salle/maison/facade/tour/porte/eglise penche | le batiment/salon/mur/clocher/immeuble penche = is crooked
  virage sepia = sepia
  pliure/pli/dechirure/rayure au milieu de la photo | pliure/pli/dechirure/rayure au milieu/centre/travers = scratches
  tout le groupe/monde | toute la famille/bande/classe/equipe = everyone
  filtre un peu/legerement/plutot rose/rosee = slight pink tint
  a moins de = under
  m a/ont dit que vous sauriez/pouviez/pourriez/saviez | m a/ont dit que tu saurais/pouvais/pourrais/savais = please
  elle est orange/rose/vert/jaune fluo c est horrible/moche/affreux/hideux/laid | elle est orange/rose/vert/jaune fluo | il est orange/rose/vert/jaune fluo c est horrible/moche/affreux =
  tu la/le mettrais/ferais plutot en | tu peux la/le mettre plutot en | tu la/le mettrais en = make it
  tant qu a faire/y etre =
  y touches/touche/touchez pas | tu y touches pas | on y touche pas | faut pas y toucher = unchanged
  fais/faites/fait propre | fais ca propre =
  en l espace vide | dans l @ espace vide/libre | dans la zone vide =
  ma/mon fille/fils/mari/femme/soeur/frere/amie/ami/voisine/voisin/copine/copain m a dit que vous/tu sauriez/pourriez/saviez/pouviez/saurais/pourrais | ma/mon petite/petit fille/fils m a dit que vous/tu sauriez/pourriez/saviez/pouviez/saurais/pourrais = please
  je vous en serais tres/vraiment/infiniment reconnaissant/reconnaissante | vous en serais tres/vraiment reconnaissant/reconnaissante =
  la/le meme mais au coucher de/du soleil | pareil mais au coucher de/du soleil = make it sunset
  enleve~/enlever/supprim~/rogn~/coup~/retir~/vir~ le/ce cadre/bord/contour blanc/noir/gris | enleve~/enlever/supprim~/rogn~/retir~/vir~ les/ces bords blancs/noirs/gris | enleve~/enlever/supprim~/rogn~/coup~/retir~/vir~ la/cette bordure/marge blanche/noire/grise | enleve~/enlever/supprim~/rogn~/coup~/retir~/vir~ les/ces bandes/marges/bordures blanches/noires/grises = crop off border
  plage des/aux caraibes/antilles/maldives/seychelles/bahamas | plage tropicale/paradisiaque = tropical beach
  mettre/mets/mettez/met en couleur une/la/cette photo/image | mettre/mets/mettez/remettre en couleur = colorize it
  floute~/flouter tres legerement | floute~/flouter vraiment legerement = blur slightly
  flou d @ arriere plan fort/prononce/marque = strong background blur
  plage des/aux caraibes/antilles/maldives/seychelles/bahamas au coucher du/de soleil | plage tropicale/paradisiaque au coucher du/de soleil | plage au coucher du/de soleil = beach at sunset
  avec la/une lumiere qui vient de la droite | avec la/une lumiere venant de la droite | avec la/une lumiere de la droite = with light from the right
  avec la/une lumiere qui vient de la gauche | avec la/une lumiere venant de la gauche | avec la/une lumiere de la gauche = with light from the left
  bandes/bordures/marges noires/blanches doivent/devraient disparaitre/partir | bandes/bordures/marges noires/blanches a enlever/supprimer/virer | bordure/marge noire/blanche doit/devrait disparaitre/partir | plus de bandes/bordures noires/blanches = crop off border
`;
