import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** Eyes that the flash made red, and who looks like what because of them. */
const EYES = 'de diable|du demon|d @ albinos|de lapin albinos|de monstre|de robot';

/** Turns of French for faces, bodies, poses, hair and age. */
export const FRENCH_FACES: Phrases = {
  phrase: `
    ${alternatives('yeux', EYES)} = red eyes
    peau plus lisse/douce/uniforme/parfaite/nette/belle | peau lisse/douce/uniforme/parfaite/nette/impeccable | peau de porcelaine | belle/jolie peau | teint plus uniforme/lisse/unifie/net | teint uniforme/unifie/parfait | unifi~/uniformis~/egalis~ le/mon/son teint | unifi~/uniformis~ la/ma/sa peau | liss~/adouc~/amelior~ … peau | lissage de la/peau | lissage de la peau | grain de peau plus fin | affin~ le grain de peau = smooth skin
    retouch~ le/mon/son visage/portrait | retouch~ la/ma/sa peau | retouche de peau/portrait/visage/beaute | retouche du visage | retouche de la peau = retouch skin
    de facon naturelle | de maniere naturelle = naturally
    peau de bebe/porcelaine = baby skin
    filtre beaute | filtre de beaute | effet beaute | mode beaute | embellis moi/nous | embellissez moi/nous = beauty filter
    grandis moi | grandissez moi | rallonge moi | allonge moi = make me taller
    vieillis/vieillir la/ma photo | vieillis/vieillir l @ image = make the photo look old
    ouvr~ moi/lui/nous/leur les yeux | qu @ il ouvre les yeux | qu @ elle ouvre les yeux | ouvre/ouvrez les = open my eyes
    decrois~ lui/moi/leur les bras/jambes | qu @ il/elle leve le bras | qu @ il/elle leve | leve/baisse/tends lui le bras | leve/levez/baisse/plie/tends le bras | croise/decroise les bras | croise lui les bras | leve la main = change the pose
    tourne/incline/redresse/penche/baisse/leve la tete | tourne lui la tete | qu @ il/elle tourne la tete | qu @ il/elle regarde l @ objectif | regarder l @ objectif | qu @ il se tienne droit | qu @ elle se tienne droite = change the pose
    qu @ il soit assis | qu @ elle soit assise | qu @ il/elle soit debout | tourn~ mon visage | tourn~ son visage | tourn~ ma tete | tourn~ sa tete | tourn~ la tete | tourn~ le visage | mon visage vers l @ objectif = change the pose
    son visage vers l @ objectif | ma tete vers l @ objectif | fais tourner la tete | faites tourner la tete | faire tourner la tete | tourner la tete = change the pose
    ferm~ lui/moi la bouche | ouvr~ lui/moi la bouche = change the smile
    a l @ air si grognon/fache/fachee/triste/boudeur | a l @ air tellement grognon/fache/fachee/triste | a l @ air trop grognon/fache/fachee = looks so grumpy
    l @ effet yeux rouges | effet yeux rouges | yeux rouges | yeux de lapin/lapins/vampires/demon/demons | yeux/regard de vampire | yeux de/du diable | pupilles rouges | pupille rouge | nous/m/lui a fait/donne/mis des/les yeux rouges | nous/m/lui a fait/donne/mis des/les yeux de lapin/vampire/demon = red eyes
    yeux … fluo | yeux fluorescents | yeux phosphorescents | yeux lasers | yeux de zombie | yeux … sont jaunes/verts/blancs fluo | yeux … sont tout jaunes/verts/blancs | yeux verts/jaunes/blancs/bleus qui brillent | yeux tout/tous verts/jaunes/blancs | yeux tout verts/jaunes/blancs qui brillent = red eyes
    les yeux tout rouges | des yeux tout rouges | yeux tout rouges | yeux tous rouges | yeux bien rouges | yeux rouges comme un lapin = red eyes
    anime/animez/animer la/cette/ma photo | anime/animez/animer l @ image | anime/animez/animer la/le/moi | anime/animez/animer mon image | fais/faites/faire bouger la photo | fais/faites/faire bouger l @ image = animate the photo
    fais/faites/faire bouger la/le | mets la en mouvement | en gif anime | en gif/video | fais/faites en un gif | fais/faites en une video = animate the photo
    chauv~ = bald
    trait fin = fine lines
    ait l @ air | a l @ air | ont l @ air | avoir l @ air | air = look
    affin~ ma taille | affin~ mon visage | affin~ mes cuisses | affin~ mon ventre | affin~ ma silhouette | affin~ moi/lui/nous la taille/silhouette | affin~ moi/lui/nous les cuisses/hanches/bras/jambes = make me thinner
    affin~ moi/lui/nous le ventre/visage/nez/menton | minci~ moi | minci~ le | minci~ la | minci~ nous | minci~ lui | aminci~ moi | aminci~ le | aminci~ la | aminci~ nous | aminci~ lui | fais moi maigrir | fais moi mincir = make me thinner
    enlev~ les yeux rouges | supprim~ les yeux rouges | corrig~ les yeux rouges | retir~ les yeux rouges | corrig~ la couleur des yeux rouges | corrig~ la couleur rouge des yeux = remove red eyes
    apparaitre | etre | etais | sois | debout = standing
    un signe de la main | un signe de la tete | le signe de la main | le signe de la tete | faire signe de la main | faire signe de la tete | fait signe de la main | fait signe de la tete | fais signe de la main | fais signe de la tete | signe de la main = waving
    clin d oeil = wink
    yeux … a cause du flash | yeux … avec le flash = red eyes because of the flash
    etre plus mince/maigre/fin/fine | plus mince et plus grand/grande = look thinner
    plus mince | plus maigre = thinner
    peau mieux/plus eclairee | visage mieux/plus eclaire | visage mieux eclairee | figure mieux/plus eclairee | le/mon visage mieux eclaire = light on my face
    leve son bras | leve sa main = raise his arm
    sur son/mon/leur corps = on his body
    qu il/elle regarde l appareil | regard~ l appareil/objectif = look at the camera
    maquille la/le/moi | maquill~ la/le = put makeup on her
    fais lui/moi des boucles | fais lui/moi des cheveux boucles = curls
    une frange | frange = fringe
    ait l air moins serieux/serieuse | qu il/elle ait l air moins serieux/serieuse | l air moins serieux/serieuse = look less serious
    fais d elle une adolescente | fais de lui un adolescent | adolescent/adolescente = teenager
    se tiennent/tiennent la main | qu ils/elles se tiennent la main = hold hands
    fais moi saluer de la main | saluer de la main | qu il/elle salue = have me wave
  `,
  adjective: `
    abdos = abs
    font peur avec le flash | brillent avec le flash | sont rouges avec le flash | rouges avec le flash = are red
    qu il ait les bras croises | qu elle ait les bras croises | bras croises = arms crossed
    clign~ | a cligne = blink
    sans que la peau vire au rouge | sans que la peau vire a l @ orange | sans que la peau devienne orange | sans que la peau devienne rouge = but keep the skin natural
    croiser les bras | fais lui croiser les bras | lever le bras | baisser le bras | lever les bras | lever la main | fais moi lever les bras = change the pose
    vide = empty
    cils = eyelashes
    tronche = face
    mes taches de rousseur | ses taches de rousseur | taches de rousseur = freckles
    meuble moi | meublez moi | meubler = furnish
    carre avec frange | un carre avec frange | un carre court | un carre long | carre court = haircut
    a les yeux rouges | ont les yeux rouges | a les yeux rouge = has red eyes
    kilos | kilo = kilos
    tete de deterre | une tete de deterre | une tete de mort = look too pale
    allong~ = lying
    enlev~ moi … ans = make me look younger by
    ouvrir les yeux | ouvre les yeux | ouvrez les yeux | ouvre lui les yeux | ouvrez lui les yeux = open eyes
    a fait les yeux rouge~ | nous a fait les yeux rouge~ | m @ a fait les yeux rouge~ | lui a fait les yeux rouge~ | yeux rouge | yeux rouges a corriger | yeux rouge a corriger = red eyes
    assis~ = sitting
    coup de soleil | coups de soleil = sunburn
    le menton = the chin
    ma coupe | sa coupe | ma coupe de cheveux | sa coupe de cheveux = the haircut
    comme s @ il disait bonjour | comme s @ il saluait | comme si elle disait bonjour | comme s @ ils disaient bonjour = waving
    a quoi jressemblerais | a quoi je ressemblerais | a quoi je ressemblerai | a quoi il ressemblerait | a quoi elle ressemblerait = what would i look like
    piges = years
    jeune | plus jeune = younger
  `,
};
