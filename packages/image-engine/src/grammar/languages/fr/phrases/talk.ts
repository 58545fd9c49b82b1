import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

const SCENES = [
  ['de nuit|nocturne', 'at night'],
  ['de plage|a la plage', 'on beach'],
  ['de montagne', 'in mountains'],
  ['de neige', 'in the snow'],
  ['de foret', 'in forest'],
  ['de ville', 'in city'],
  ['de studio', 'in studio'],
  ['d @ automne', 'in autumn'],
  ['de coucher de soleil', 'at the golden hour'],
] as const;

/** "Cette photo": which picture is told of. */
const THIS = 'ma|cette|la|mes|nos|ces';

/** What is wrong with it. */
const WRONG = 'trop|tres|un peu';

/** Of which the scene is told without an article: "selfie de nuit". */
const OTHER = 'selfie~|portrait~';

const TAKEN = SCENES.map(
  ([scene, where]) => `
  ${alternatives(THIS, 'photo~', scene)} = picture taken ${where}
  ${alternatives('photo', scene, WRONG)} = picture taken ${where} too
  ${alternatives(OTHER, scene.split('|')[0] ?? '')} = picture taken ${where}`,
).join('');

const VEIL =
  'a cause de la brume|a cause du brouillard|a cause du voile|a cause de la pollution|a cause du smog';

/** "On voit presque pas le lac à cause de la brume": then "enlève-la" is said of the haze. */
const HAZE = `
  ${alternatives('on voit|on distingue|on devine|on ne voit|on ne distingue', '|presque|quasiment', 'pas|plus|mal|a peine|rien', '…', VEIL)} = it is too hazy because
  voile de brume/brouillard gache/cache/mange/masque/bouffe = is too hazy because of
  y avait = it have
`;

/** What is said beside a wish in French: greetings, reasons, thanks. */
export const FRENCH_TALK: Phrases = {
  phrase: `
    il/elle est beau/belle/joli/jolie/magnifique | ils/elles sont beaux/belles/jolis/jolies/magnifiques | sans lui/leur/me changer ses/leurs/mes traits | sans changer ses/leurs/les traits | sans modifier/toucher ses/leurs/les traits | sans lui/leur/me changer le/son/leur visage =
    j @ ai l @ air d @ un cadavre/zombie/mort/fantome/alien/martien | il fait nuit/noir/sombre mais | ouais | yep | mouaip | comme s @ il/elle avait ete pris/prise en couleur/couleurs | comme si c @ etait pris en couleur/couleurs | comme si la photo avait ete prise en couleur/couleurs =
    le soir/jour tombait | la nuit/neige/pluie tombait | il faisait nuit/noir/sombre | il faisait deja/presque nuit/noir/sombre | la nuit etait tombee | que j @ ai peint/peinte/dessine/dessinee | par rapport a moi/nous/lui | avec le temps | au fil du temps | ou n @ importe quelle/quelles montagne/montagnes =
    pas de filtre | sans filtre | sans filtres | pas de filtres | ressorti~ | sortie | je veux que | je voudrais que | j @ aimerais que | je souhaite que | il faudrait que | il faut que | d @ abord | tout d @ abord | en premier | francais~ =
    belge | suisse | quebecois~ | comme avec un reflex | comme un reflex | avec un reflex | d @ un reflex | reflex | comme avec un vrai appareil | appareil photo pro | comme avec un appareil pro | moitie de chaque | flash =
    je l @ ai prise la nuit | je l @ ai pris la nuit | prise la nuit | prise de nuit | prise le soir | pris de nuit | pris la nuit | prise en soiree | tu me la | tu me le | tu me les | vous me la | vous me le | tu nous la | on me voit a peine =
    on nous voit a peine | on me voit pas | on nous voit pas | on ne me voit pas | jsp quoi faire | jsp | je sais pas quoi faire | je ne sais pas quoi faire | je sais pas trop quoi faire | genre hopital | on dirait un hopital =
    comme a l @ hopital | on voit pas le paysage | on ne voit pas le paysage | on voit mal le paysage | a partir de ma photo | a partir de cette photo | a partir de la photo | sur vinted | sur leboncoin | sur le bon coin | vinted | leboncoin =
    corrigez tout ca | n @ y connais rien | je n @ y connais rien | j @ y connais rien | style insta | facon insta | genre insta | comme sur insta | comme sur instagram | comme sur amazon | comme tout le monde sur tiktok | comme sur tiktok =
    j @ aimerais bien voir | montre moi | montrez moi | fais voir | comme chez le photographe | comme chez un photographe | facon photographe | comme un pro | facon film d @ horreur | comme dans un film d @ horreur | comme dans un western =
    a cause du brouillard | a cause de la brume | a cause du contre jour | on peut le supprimer | peut on le supprimer | on peut l @ enlever | on peut la corriger | on peut corriger | ca serait joli | ce serait joli | ca serait bien =
    comme dans le temps | dans le temps | comme autrefois | comme un soir d @ ete | un soir d @ ete | les carnets de voyage | comme les carnets de voyage | facon carnet de voyage | on dirait qu @ il fait moche | on dirait qu @ il fait gris =
    il fait moche | il fait gris dehors | il faisait un temps pourri | il fait un temps de chien | il faisait un temps de chien | temps pourri | temps de chien | temps de merde | la meteo etait pourrie | c @ etait en soiree =
    c @ etait le soir | c @ etait la nuit | c @ etait de nuit | on etait en soiree | on etait le soir | on etait de nuit | il faisait tout noir | c @ etait en boite | c @ etait en boite de nuit | c @ etait un concert | prise en boite =
    prise en concert | c @ etait dans la penombre | sans changer sa teinte brune | sans changer la teinte brune | garde sa teinte brune | en gardant sa teinte brune | en gardant la teinte brune | en gardant le sepia | en gardant son sepia =
    sans toucher au sepia | sans toucher a la teinte | garde le sepia | garde son cote sepia | garde le ton sepia | en gardant le ton sepia | sans la coloriser | sans coloriser | sans mettre de couleur | sans ajouter de couleurs | au pinceau =
    au gros pinceau | avec le pinceau | au feutre | au surligneur | au marqueur | au stylet | avec le doigt | au doigt | a la souris | avec la souris | entre les vignettes | entre chaque vignette | entre les images | entre les photos =
    entre chaque photo | entre chaque image | entre elles | entre les cases | entre les tuiles | entre les cliches | entre eux | laisser pendre | le laisser pendre | les laisser pendre | la laisser pendre | plein d @ etoiles =
    facon portra | facon kodak | facon kodachrome | facon ilford | facon fuji | genre kodak | visage centre | visage bien centre | visage au centre | tete centree | tete au centre | visage au milieu | visage de face | tire/fait la gueule =
    il/elle tire/fait la gueule | fait la tronche/moue | il/elle fait la tete | boude | il/elle boude | il/elle a l @ air grognon | il/elle sourit jamais | ne doit pas etre reconnaissable | ne doivent pas etre reconnaissables =
    pas reconnaissable | pas reconnaissables | ne soient pas reconnaissables | qu @ on ne les reconnaisse pas | qu @ on les reconnaisse pas | qu @ on ne le reconnaisse pas | qu @ on ne me reconnaisse pas | etoiles derriere =
    plein d @ etoiles derriere | avec plein d @ etoiles derriere | au detourage | au detourage automatique | au lieu de le laisser pendre | au lieu de les laisser pendre | au lieu de la laisser pendre | a meme | chez meme =
    je regarde ailleurs | il regarde ailleurs | elle regarde ailleurs | on regarde ailleurs | et tachee | et tachees | et tache | et taches d @ humidite | comme avec un gros objectif | comme avec un vrai objectif | comme avec un 85 =
    comme avec un 50 mm | photo prise au telephone/portable/smartphone | photo prise a l @ iphone/arrache | photo prise avec mon/un telephone | photo prise avec mon iphone | photo prise a la va vite | photo prise vite fait =
    prise au telephone/portable/smartphone | prise a l @ iphone/arrache | prise a la va vite | petite urgence | c @ est urgent | urgent | c @ est une urgence | vite s @ il te plait | vite svp =
    c @ etait a la plage/mer/montagne/neige/maison/campagne | c @ etait au bord de la mer | c @ etait en ville/montagne/foret/vacances | c @ etait dans la foret | c @ etait au bureau/ski/restaurant/resto | c @ etait a paris =
    j @ etais a la plage/mer/montagne/neige/maison/campagne | j @ etais au bord de la mer | j @ etais en ville/montagne/foret/vacances | j @ etais dans la foret | j @ etais au bureau/ski/restaurant/resto | j @ etais a paris =
    comme bon te semble | comme bon vous semble | a ta guise | a ta sauce | a toi de jouer | je te fais confiance | je vous fais confiance | carte blanche | tu as carte blanche | a la meme hauteur | de la meme hauteur | de meme hauteur =
    il fait mauvais sur la photo | il fait tout gris | couleurs diluees | couleurs lavees | couleurs fluides | il fait frette | il fait frisquet | il fait un temps de canard | y fait frette | y fait frisquet | y fait un froid de canard =
    photographiee dehors | prise en dehors | il fait beau dehors | il faisait beau dehors | on est dehors | on etait dehors | j @ etais dehors | c @ etait dehors | c @ est dehors | nous etions dehors | la photo est prise dehors | envoye =
    enweille | enweye | envoye donc | tant/pendant que t y es | puisque que t/tu y es | puisque que vous y etes | tant/pendant/puisque qu on y est | tant/pendant/puisque qu a y etre | pendant/puisque qu a faire | tant/quitte a y etre =
    qui doit rester tel quel | qui doit rester intacte/intact | qui doit rester comme elle/il est | qui doivent rester tels quels | qui doivent rester telles quelles | l apres a droite | l apres en bas | apres a droite | apres en bas =
    il me le faut propre | il nous les faut propres | il me les faut impeccables | il me la faut impeccable | il me le faut impeccable | il me les faut presentables | il me la faut nickel | il me le faut nickel | il me les faut nickel =
    l ete/automne/hiver qui glisse vers l ete/automne/hiver | l ete/automne/hiver qui glisse vers le printemps | l ete/automne/hiver qui se fond dans l ete/automne/hiver | l ete/automne/hiver qui se fond dans le printemps =
    l ete/automne/hiver qui devient l ete/automne/hiver | l ete/automne/hiver qui devient le printemps | le printemps qui glisse vers l ete/automne/hiver | le printemps qui glisse vers le printemps =
    jamais tous/ensemble sur la meme/photo | jamais tous/ensemble sur la meme image/photo | jamais tous ensemble | jamais ensemble | merci de faire simple | fais simple | faites simple | sans chichi~ | rien de kitsch/ringard | rien de trop kitsch/voyant | pas kitsch =
    ca fait pas vendre | ca ne fait pas vendre | ca donne pas envie | ca ne donne pas envie | c @ est pas vendeur | ca vend pas du reve | ca attire personne | ca fait fuir | la c @ est tout gris/blanc/terne/triste | la il est tout gris/blanc =
    alors que je l @ ai prise debout/droite | alors que je l @ ai prise a la verticale | alors que je l @ ai prise en portrait/hauteur | genre/facon/comme avant l @ orage | chez nous/moi =
    comme sur les vieux appareils/cliches | comme les vieux appareils | comme sur les anciennes photos | comme sur les vieux appareils photo | comme une enseigne | comme une enseigne de bar/magasin/boite | facon enseigne | facon enseigne de bar =
    ce jour la | il faisait moche/gris/mauvais | il faisait moche/gris/mauvais ce jour la | fait/font pas rever | ne fait/font pas rever | heille | heye | eille | ohe | rebonjour | re bonjour | c @ est le flash | c @ etait le flash | c @ est a cause du flash | c @ est la faute du flash | la faute au flash =
    format exact | au format exact | taille exacte | dimensions exactes | aux dimensions exactes | a la taille exacte | aux bonnes dimensions | comme une vraie tempete | comme une grosse tempete =
    comme les pochettes spotify/deezer | comme sur les pochettes spotify/deezer | comme sur spotify/deezer | comme les pochettes de disques/vinyles | au secours | a l @ aide | help | sos | mayday | par exemple | p ex | en vrai | en realite | dans la realite | dans la vraie vie | en vrai de vrai =
    je ne suis pas doue~ avec l @ appareil | je suis pas doue~ avec l @ appareil | je ne suis pas doue~ | je suis pas doue~ | je ne suis pas tres doue~ | je suis pas tres doue~ | j @ y connais que dalle | je suis nul~ en photo | je suis nul~ en informatique | je suis nulle en photo | je suis nulle en informatique | je suis une quiche | je suis une bille | je suis debutant~ | je debute =
    avec les ordinateurs | avec l @ ordinateur | avec l @ appareil | avec un appareil photo | avec la technologie | avec tout ca | avec l @ informatique =
    on doit encore voir les visages | on doit toujours voir les visages | on doit voir les visages | on doit pouvoir voir les visages | qu @ on voie encore les visages | qu @ on voit encore les visages | que les visages restent visibles | il faut qu @ on voie les visages | faut qu @ on voie les visages | faut qu @ on voit encore les visages | on doit encore nous reconnaitre | qu @ on nous reconnaisse =
    il les a fermes | elle les a fermes | ils les ont fermes | il les avait fermes | elle les avait fermes =
    ca fait neglige | ca fait sale | ca fait desordre | ca fait brouillon | ca fait amateur | ca fait cheap | ca fait pas pro | ca fait pas serieux | ca fait pas propre | ca fait moche | ca fait mauvais genre | ca fait tache | ca la fout mal | ca gache tout | ca gache la photo | c @ est pas presentable | ce n @ est pas presentable =
    comme la tendance tiktok | comme la trend tiktok | comme la mode tiktok | comme la tendance sur tiktok | comme la tendance | y'en a trop | y'en a partout | il y en a trop | y en a trop | y en a partout | il y en a partout | a mon gout | a notre gout | a son gout | je trouve | a mon avis =
    on se croirait dans un frigo | on se croirait dans un four | on se croirait dans un congelo | on se croirait dans une cave | on se croirait dans un tunnel | on dirait un frigo | on dirait un four | on dirait une cave | comme un carnet de voyage | un carnet de voyage | facon carnet de voyages =
    facon matin d @ octobre | facon matin de novembre | facon matin d @ automne | facon matin d @ hiver | comme un matin d @ automne | comme un matin d @ hiver | dans l @ apercu | dans la galerie | dans la miniature | v | p =
    en general | dans l @ ensemble | dans son ensemble | d @ une maniere generale | de facon generale | de maniere generale | ca donnerait quoi | ca rendrait comment | ca ferait quoi | ca rendrait bien | ca donne quoi | essaie de percer a travers | perce~ a travers =
    alors que c est mon/ma/notre salon/bureau/jardin/balcon/garage/cuisine/chambre | alors que c est juste mon/ma/notre salon/bureau/jardin/balcon/garage/cuisine/chambre | et pas trois gouttes hein | et pas trois gouttes | pas trois gouttes =
    tu peux/pourrais nous/me/le/la/les dessiner comme ca | dessin~ nous/moi/le/la comme ca | les vraies | des vraies | comme si on y etait | comme si vous y etiez | c est tout petit comme image/photo | cest tout petit comme image/photo | facon argentique | comme de l argentique | comme en argentique =
    mon vieux tel | mon vieux telephone/portable | y a plein de | il etait une/deux/trois heure/heures du mat/matin et | il etait minuit et | le reste on touche pas/plus | le reste on y touche pas | le reste on le touche pas | on touche pas au reste | aux/selon/suivant les normes | aux normes | conforme aux normes =
    elle est orange/rose/vert/jaune fluo c est horrible/moche/affreux/hideux/laid | elle est orange/rose/vert/jaune fluo | il est orange/rose/vert/jaune fluo c est horrible/moche/affreux | tant qu a faire etre | fais/faites/fait propre | fais ca propre | en l espace vide | dans l @ espace vide/libre | dans la zone vide =
    je vous en serais tres/vraiment/infiniment reconnaissant/reconnaissante | vous en serais tres/vraiment reconnaissant/reconnaissante | ok alors je dicte | je dicte | alors je dicte =
    ${TAKEN}
    ${alternatives('il faisait|il fait', 'un froid de canard|froid|tres froid|chaud|tres chaud|un soleil de plomb')} | il faisait sombre/nuit/noir dehors =
    ${HAZE}
  `,
  adjective: `
    comme chez un pro | on dirait des schtroumpfs | par le smog | par la brume | par la pollution | a cause du smog | par le brouillard | le delire de la | le delire du | a la doisneau | facon doisneau | a la cartier bresson | comme doisneau =
    avec mon telephone | avec mon portable | avec mon smartphone | ca pique les yeux | ca fait mal aux yeux | c est agressif | recuperable | c est recuperable | c est rattrapable | rattrapable | j ai bouge | jai bouge | genre carnet de voyage =
    sans que ca fasse artificiel | sans faire faux | avant de commander | avant de l acheter | avant d acheter | avant de repeindre | tu vois | vous voyez | tu sais | l enseigne se lit a l envers =
    bords qui bavent | les bords qui bavent | on distingue meme pas le gateau | on distingue meme pas | on voit meme pas | on ne distingue pas | on ne voit meme pas | je veux en faire un poster | en faire un poster =
    doit voir les gouttes | on doit voir les gouttes | bords qui fondent | les bords qui fondent | avec les bords qui fondent | bords fondus | prise/pris/faite avec mon/un vieux/vieil/petit telephone/portable/cell/cellulaire/natel/gsm/mobile/smartphone/iphone/nokia/samsung/appareil/kodak =
    prise/pris/faite avec mon/un telephone/portable/cell/cellulaire/natel/gsm/mobile/smartphone/iphone/nokia/samsung/appareil/kodak =
    avec mon/un vieux/vieil/ancien telephone/portable/cell/cellulaire/natel/gsm/mobile/smartphone/iphone/nokia/samsung/appareil/kodak | avec ma/une vieille camera/tablette | avec mon cell/cellulaire/natel/gsm/mobile/iphone/nokia =
    au cell/natel/gsm | ambiance/atmosphere mysterieuse/mysterieux/mystique/feerique/magique/brumeux/envoutante/paisible/calme/silencieuse/etrange/surreelle/fantastique/poetique/mystere | climat mysterieuse/mysterieux/mystique/feerique/magique/brumeuse/brumeux/envoutante/paisible/calme/silencieuse/etrange/surreelle/fantastique/poetique/mystere =
    c est le bordel/bazar/foutoir/bordel/desordre/chantier/fouillis/souk/merdier chez moi/nous | chez moi/nous c est moche/laid/affreux/horrible/crade/sale | chez moi/nous c est le bordel/bazar/foutoir/chantier =
    c est pas beau/joli/propre/range chez moi/nous | c est en bordel/desordre/bazar chez moi/nous | c est petit/sombre chez moi/nous | on fait la gueule/tete/moue/tronche | elle/il fait la moue/tronche | on/elle/il a l air de faire la gueule/tete/moue/tronche =
    on/elle/il a l air fache/fachee/faches/triste/tristes/bete/betes/con/cons/severe/severes/fatigue/fatigues/fatiguee/coince/coinces/constipe/constipes/niaiseux | ils/elles font la gueule/tete/moue/tronche =
    ils/elles ont l air de faire la gueule/tete/moue/tronche | je fais/fait la gueule/tete/moue/tronche | j ai l air de faire la gueule/tete/moue/tronche =
    j ai l air bete/con/conne/triste/fache/fachee/severe/fatigue/fatiguee/coince/coincee/niaiseux/niaiseuse | on tire/fait une tronche/tete d enterrement | on tire la tronche/gueule | neon/neons du bureau/plafond =
    neons/neon de la cuisine/classe/salle | a cause des lampes/lumieres/bougies/rideaux/murs/feuilles/arbres/vitres =
    a cause de la bougie/vitre/tente/bache/piscine | a cause du soleil/parasol/coucher/spot/lampadaire/plafonnier/lustre/projecteur | a cause de l ecran | sous les neons | sous la lumiere du salon | sous les spots =
    avec ces/cette/les/la lumieres/lumiere/ampoules/neons/lampes/leds/spots | j ai un/une bouton/poil/spot/bobo/comedon sur le/la/ma/mon nez/menton/front/joue/menton/visage/face =
    j ai un/une gros/petit/enorme/vilain bouton/bobo sur le/la/ma/mon nez/menton/front/joue/visage/face | il y a un/une bouton/bobo sur le/la/ma/mon/sa/son nez/menton/front/joue/visage/face =
    de un/deux/trois cran/crans/diaph/diaphs/diaphragmes/stop/stops | comme on en voit partout | comme on en voit partout sur internet/insta/tiktok | comme on en voit sur internet/insta/tiktok | comme on voit partout | qu on voit partout =
    qu on voit partout sur internet/insta/tiktok | garde/gardez/gardant/laisse/conserve le ton/cote sepia d origine | garde/gardez/gardant/laisse/conserve sa/la teinte d origine =
  `,
};
