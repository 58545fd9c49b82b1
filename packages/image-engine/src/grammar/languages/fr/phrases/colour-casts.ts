import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** "Ça vire vers le magenta": a fault, and no wish for a tint. */
const TURNED = [
  ['magenta', 'purple'],
  ['rose', 'pink'],
  ['violet', 'purple'],
  ['vert', 'green'],
  ['bleu', 'blue'],
  ['jaune', 'yellow'],
  ['rouge', 'red'],
  ['orange', 'orange'],
]
  .map(
    ([said = '', english = '']) =>
      `${alternatives('ca|elle|tout|la photo|l @ image|la peau', 'vire|tire', '|un peu|trop', 'vers le|au|sur le', said)} = it is too ${english}`,
  )
  .join('\n');

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

/** Turns of French for casts and warmth: too yellow, cooler, white balance. */
export const FRENCH_COLOUR_CASTS: Phrases = {
  phrase: `
    ${TURNED}
    ${alternatives('teintes|tons|couleurs|tonalites', 'bleu orange~|orange bleu~|bleu et orange~|orange et bleu~|bleues et orange~|orange~ et bleues|orange et bleus|turquoise et orange')} = teal and orange look
    ${alternatives('avec', 'cette', 'lumiere', 'verte')} = it is too green
    ${alternatives('avec', 'cette', 'lumiere', 'jaune')} = it is too yellow
    ${alternatives('avec', 'cette', 'lumiere', 'bleue')} = it is too blue
    ${alternatives('avec', 'cette', 'lumiere', 'orange')} = it is too orange
    brouillard/brume est trop epais/epaisse/dense/fort | trop de brouillard/brume | brouillard/brume gache/cache/mange/bouffe/masque = is too hazy because of
    moins de vert | moins vert~ = less green
    moins de rouge/rose | moins rouge~ | moins rose~ = less red
    moins de jaune | enlev~ le jaune | retir~ le jaune | vir~ le jaune = less yellow
    moins de bleu = less blue
    corrig~ les yeux du chien/chat = fix the red eyes
    couleurs ne sont pas celles de la realite | couleurs sont pas les vraies | couleurs ne sont pas les vraies | les blancs sont/paraissent pas blancs | les blancs ne sont pas blancs | corrig~ la balance | regl~ la balance | la balance est fausse = fix the white balance
    remet~ les couleurs comme en vrai/realite | remet~ les couleurs comme elles etaient | remet~ des/les couleurs normales/naturelles | remettre des/les couleurs normales = fix the white balance
    correction de la balance des blancs | balance des blancs | balance de blancs | equilibre des blancs | rends le neutre | rendez/rend la neutre | rendre neutre | rends la plus neutre | rends les couleurs neutres | rends les couleurs plus neutres = fix white balance
    couleurs/tons/blancs neutres | couleurs/tons/blancs plus neutres | des blancs bien blancs | blancs bien blancs | que les blancs soient blancs | rends les blancs blancs | neutralis~ la dominante/teinte/couleur/balance = fix white balance
    neutralis~ les couleurs | neutralis~ le jaune/bleu | est neutre | est neutres | sont neutre | sont neutres | rends la neutre | rends les neutre | rends la neutres | rends le neutres | rends les neutres = fix white balance
    rends la neutre quoi | les blancs sont bleus/jaunes/verts/roses/oranges/bleu/jaune/vert/rose | blancs sont bleus/jaunes/verts/roses/oranges/bleu/jaune/vert/rose = fix white balance
    les blancs tirent sur le bleus/jaunes/verts/roses/oranges/bleu/jaune/vert/rose | les blancs virent au bleus/jaunes/verts/roses/oranges/bleu/jaune/vert/rose | balance des blancs est a l @ ouest = fix white balance
    balance des blancs est a la rue | balance des blancs est ratee/foireuse/pourrie/fausse/decalee/naze/bof/mauvaise | balance des blancs est aux fraises | balance des blancs est completement fausse = fix white balance
    balance des blancs est completement a l @ ouest | balance des blancs deconne/ratee | balance des blancs a l @ ouest | neutralis~ ca | neutralis~ la lumiere | neutralis~ la dominante orange | neutralis~ cette dominante = fix white balance
    neutralis~ cette couleur | neutralis~ ce jaune | neutralis~ l orange | neutralis~ cet orange | neutralis~ moi ca | neutralis~ moi la lumiere | neutralis~ moi la dominante orange | neutralis~ moi cette dominante = fix white balance
    neutralis~ moi cette couleur | neutralis~ moi ce jaune | neutralis~ moi l orange | neutralis~ moi cet orange | un rendu neutre | un rendu plus neutre | ramen~ a quelque chose de neutre | ramen~ a quelque chose de plus neutre | revenir a quelque chose de neutre = fix white balance
    elle est bleutee | photo/image est bleutee | tir~ sur le bleu | vir~ au bleu | tire trop sur le bleu | vire trop au bleu | tire au bleute | tirent au bleu | tirent au bleute | tirait au bleu | tirait au bleute | vire au bleute | virent au bleu | virent au bleute = is too blue
    est bleuatre | est bleuatres | est tout bleuatre | est tout bleuatres | est toute bleuatre | est toute bleuatres | c @ est tout bleuatre | c @ est tout bleuatres | sont bleuatre | sont bleuatres | parait bleuatre = is too blue
    parait bleuatres | fait tout bleuatre | fait tout bleuatres | c est tout bleu | c est tout bleute | est sortie/ressortie bleue | est sorti/ressorti bleu = is too blue
    dominante bleue | teinte bleue | voile bleu | ton bleute | teinte bleutee | reflet bleu | ton bleu | effet bleute | aspect bleute | cote bleute = blue cast
    dominante | dominante magenta | dominante rose | dominante rosee | dominante violette | dominante violacee | dominante cyan = color cast
    temperature des couleurs | temperature de couleur | temperature = color temperature
    dominante verte | teinte verte | voile vert | ton verdatre | teinte verdatre | reflet vert = green cast
    chuis tout rouge | jsuis tout rouge | chui tout rouge | j suis tout rouge | chuis toute rouge | jsuis toute rouge | chui toute rouge = i am too red
    avec de vraies couleurs | en vraies couleurs | avec les vraies couleurs | aux vraies couleurs = in natural colors
    tir~ sur le vert | vir~ au vert | tire trop sur le vert | tire au vert | tire au verdatre | tirent au vert | tirent au verdatre | tirait au vert | tirait au verdatre | vire au verdatre | virent au vert | virent au verdatre = is too green
    est verdatre | est verdatres | est tout verdatre | est tout verdatres | est toute verdatre | est toute verdatres | c @ est tout verdatre | c @ est tout verdatres | sont verdatre | sont verdatres | parait verdatre | parait verdatres | fait tout verdatre | fait tout verdatres | c est tout vert = is too green
    est sortie/ressortie verte | est sorti/ressorti vert = is too green
    tir~ sur l @ orange | vir~ a l @ orange | tire trop sur le rouge | tire trop sur l @ orange | c est tout orange | c est tout orange fluo | est sortie/ressortie orange | est sorti/ressorti orange = is too orange
    tir~ sur le rouge | vir~ au rouge | tire/tirent/tirait/virent au rouge | tire/tirent/tirait/vire/virent au magenta/rose | tire/tirent/tirait/vire/virent sur/vers le magenta | est/sont/parait rougeatre/rougeatres/rosatre = is too red
    est/fait tout rougeatre/rougeatres/rosatre | est toute rougeatre/rougeatres/rosatre | c @ est tout rougeatre/rougeatres/rosatre | c est tout rose | c est tout rouge = is too red
    fait jaune | fait tout jaune | fait trop jaune | tir~ sur le jaune | vir~ au jaune | tire trop sur le jaune | vire trop au jaune | tire au jaune | tire au jaunatre | tirent au jaune | tirent au jaunatre | tirait au jaune = is too yellow
    tirait au jaunatre | vire au jaunatre | virent au jaune | virent au jaunatre | est jaunatre | est jaunatres | est tout jaunatre | est tout jaunatres | est toute jaunatre | est toute jaunatres | c @ est tout jaunatre = is too yellow
    c @ est tout jaunatres | sont jaunatre | sont jaunatres | parait jaunatre | parait jaunatres | fait tout jaunatre | fait tout jaunatres | c jaune | c tout jaune | c trop jaune | est sortie/ressortie jaune | est sorti/ressorti jaune = is too yellow
    les neons ont tout verdi | neons ont tout verdi | la lumiere/lampe de la cuisine/salle/chambre/cave rend/rendait/fait tout vert | la lumiere/lampe du salon/bureau/couloir/garage rend/rendait/fait tout vert = it is too green
    couleurs plus naturelles | couleurs naturelles | des couleurs plus naturelles = more natural colors
    dominante orange | dominante orangee | voile orange/orangee/orangé = orange cast
    voile rose/rosee/rosé = pink cast
    voile violet/mauve/violace = purple cast
    dominante rouge | teinte rouge | voile rouge | teinte rougeatre | ton rougeatre | reflet rouge = red cast
    un brin/poil/chouia/tantinet/peu moins de bleu | un brin/poil/chouia/tantinet/peu moins bleu | legerement moins de bleu | legerement moins bleu = slightly less blue
    un brin/poil/chouia/tantinet/peu moins de vert | un brin/poil/chouia/tantinet/peu moins vert | legerement moins de vert | legerement moins vert = slightly less green
    un brin/poil/chouia/tantinet/peu moins de rouge | un brin/poil/chouia/tantinet/peu moins rouge | legerement moins de rouge | legerement moins rouge = slightly less red
    un brin/poil/chouia/tantinet/peu moins de jaune | un brin/poil/chouia/tantinet/peu moins jaune | legerement moins de jaune | legerement moins jaune = slightly less yellow
    trop bleu~ | tres bleue | un peu bleue | toute bleue | trop bleute~ | tire sur le bleu | tire vers le bleu | vire au bleu | tire au bleu = too blue
    trop froid~ | tres froide | un peu froide | ca fait froid | ca fait trop froid | ca fait tres froid | pas assez chaud~ | pas assez chaleureu~ = too cold
    trop vert~ | tres verte | toute verte | trop verdatre | tout/toute/tous/toutes verdatre/verdatres | tire sur le vert | vire au vert = too green
    trop orange | tres orange | toute orange | un peu orange | trop orangee | orangee = too orange
    trop rouge~ | tres rouge | toute rouge | trop rougeatre | trop rose | tire sur le rouge | vire au rouge | tire sur le rose = too red
    trop jaune | tres jaune | un peu jaune | toute jaune | tout jaune | super jaune | trop jaunatre | trop jaunes | tire sur le jaune | tire vers le jaune | vire au jaune = too yellow
    on est tous bleus | on est tous bleu | on est tous bleues | on est tous schtroumpfs | on est toutes bleus | on est toutes bleu | on est toutes bleues | on est toutes schtroumpfs | on est tout bleus | on est tout bleu | on est tout bleues | on est tout schtroumpfs = we are too blue
    on est tous verts | on est tous vert | on est tous vertes | on est tous martiens | on est toutes verts | on est toutes vert | on est toutes vertes | on est toutes martiens | on est tout verts | on est tout vert | on est tout vertes | on est tout martiens = we are too green
    on est tous/toutes/tout orange/oranges/carotte/carottes | on est tous/toutes/tout orange carotte | on est orange/oranges | nous sommes orange/oranges | on a tous l air orange = we are too orange
    on est tous/toutes/tout rouges/rouge/tomate/tomates/homard/homards/ecrevisse = we are too red
    on est tous jaunes | on est tous jaune | on est tous jaunatres | on est toutes jaunes | on est toutes jaune | on est toutes jaunatres | on est tout jaunes | on est tout jaune | on est tout jaunatres = we are too yellow
    dominante jaune | teinte jaune | teinte jaunatre | ton jaunatre | ton jaune | voile jaune | reflet jaune | jaunissement | cote jaune | effet jaunatre | aspect jaunatre | cote jaunatre = yellow cast
    j @ ai renverse du cafe/the/vin | on a renverse du cafe/vin = it has stains because of
    ce/le filtre bleu | ce/le filtre tout bleu = the blue cast
    ce/le filtre jaune | ce/le filtre tout jaune = the yellow cast
    ce/le filtre orange | ce/le filtre tout orange = the orange cast
    je la/le trouve un peu = it is a bit
    ${CASTS}
    ${alternatives('corrig~', 'la|cette', 'couleur')} = fix the color cast
    ${alternatives('corrig~', 'la|cette', 'couleur', 'de|du|des|d')} = fix the color of
    a cause du neon | a cause des neons | a cause des leds | a cause du tube neon | a cause de l @ eclairage | a cause des spots | a cause des lampadaires | a cause des projecteurs = because of the lamp
    a cause du flash = because of the flash
    dominante orange du | dominante orange de la | dominante orange des | dominante orange de l @ = orange cast from the
    dominante jaune du | dominante jaune de la | dominante jaune des | dominante jaune de l @ = yellow cast from the
    dominante verte du | dominante verte de la | dominante verte des | dominante verte de l @ = green cast from the
    dominante bleue du | dominante bleue de la | dominante bleue des | dominante bleue de l @ = blue cast from the
    dominante rouge du | dominante rouge de la | dominante rouge des | dominante rouge de l @ = red cast from the
    ${alternatives('le blanc|les blancs|la neige', '…', 'tire sur le|tirent sur le|vire au|virent au', 'bleu')} = it is too blue because
    ${alternatives('le blanc|les blancs|la neige', '…', 'tire sur le|tirent sur le|vire au|virent au', 'jaune')} = it is too yellow because
    ${alternatives('remets|remettez|rends|rendez', 'le|la|les', 'vraiment|bien', 'blanc|blanche|blancs')} | rends la neige plus blanche | rendre la neige plus blanche | rends la neige vraiment blanche | rends les blancs vraiment blancs | que le blanc soit vraiment blanc = fix white balance
    ${alternatives('il|elle|ca', 'sort|parait', 'rose|rouge', '|sur la photo')} = it is too red
    ${alternatives('il|elle|ca', 'sort|parait', 'jaune', '|sur la photo')} = it is too yellow
    ${alternatives('il|elle|ca', 'sort|parait', 'vert|verte', '|sur la photo')} = it is too green
    ${alternatives('cinema|look cinema|rendu cinema|style cinema', 'bleu|bleu et|bleu vert et', 'orange~')} = cinematic teal and orange
    pas trop orange = not too orange
    lumiere/lampe/neon/ampoule du/de/dans/des salon/cuisine/bureau/couloir/salle/chambre/cave/garage rend/rendait tout jaune | la lumiere/lampe de la cuisine/salle/chambre/cave rend/rendait/fait tout jaune | la lumiere/lampe du salon/bureau/couloir/garage rend/rendait/fait tout jaune = it is too yellow
    la lumiere/lampe de la cuisine/salle/chambre/cave rend/rendait/fait tout orange | la lumiere/lampe du salon/bureau/couloir/garage rend/rendait/fait tout orange = it is too orange
    toute/tout/tous gris/grise/grises a cause de la brume | gris/grise a cause du brouillard | grise/gris a cause de la brume = gray because of the mist
    fassent/fasse/fait plus automne | fassent/fasse automne = look more autumnal
    ${alternatives('il y a|y a|elle a|on a|avec', 'une teinte|des teintes', 'orangee|orange|orangees|oranges', 'sur toute la photo|sur toute l @ image|partout')} = has orange cast
  `,
  adjective: `
    vert/verte jaune/jaunatre = yellowgreen
    balance des blancs auto | balance des blancs automatique = auto white balance
    a cause de l @ ampoule | a cause de la lampe | a cause des ampoules = because of the lamp
    froid~ = cold
    rend tout le monde orange | rend tout orange | rend tout le monde jaune | rend tout jaune = everything is too yellow
    les couleurs sont bizarres/fausses/etranges/faussees/louches | les couleurs sont pas bonnes/justes/naturelles | les couleurs ne sont pas bonnes/justes/naturelles | couleurs bizarres/fausses/faussees | les couleurs tirent partout/bizarrement = fix the white balance
    je suis tout rouge | je suis toute rouge = i am too red
    tirent sur le bleu | face/visage/figure/tete/peau/teint est toute/tout/trop/tres/completement bleu/bleue/bleus/bleute | face/visage/figure/tete/peau/teint est bleu/bleue/bleus/bleute = is too blue
    face/visage/figure/tete/peau/teint parait/semble/sort bleu/bleue/bleus/bleute | face/visage/figure/tete/peau/teint a l air bleu/bleue/bleus/bleute | visages/faces/tetes sont tout/toutes/trop/tres bleu/bleue/bleus/bleute = is too blue
    visages/faces/tetes sont/paraissent/sortent bleu/bleue/bleus/bleute | on a la face/peau/figure toute bleu/bleue/bleus/bleute | on a le visage/teint tout bleu/bleue/bleus/bleute | bebe/fils/fille/mari/femme/chum/blonde/copain/copine/mere/pere/maman/papa/chien/chat/gateau est tout/toute/trop bleu/bleue = is too blue
    tire vers le vert | face/visage/figure/tete/peau/teint est toute/tout/trop/tres/completement vert/verte/verts/verdatre/verdatres | face/visage/figure/tete/peau/teint est vert/verte/verts/verdatre/verdatres = is too green
    face/visage/figure/tete/peau/teint parait/semble/sort vert/verte/verts/verdatre/verdatres | face/visage/figure/tete/peau/teint a l air vert/verte/verts/verdatre/verdatres = is too green
    visages/faces/tetes sont tout/toutes/trop/tres vert/verte/verts/verdatre/verdatres | visages/faces/tetes sont/paraissent/sortent vert/verte/verts/verdatre/verdatres | on a la face/peau/figure toute vert/verte/verts/verdatre/verdatres | on a le visage/teint tout vert/verte/verts/verdatre/verdatres = is too green
    bebe/fils/fille/mari/femme/chum/blonde/copain/copine/mere/pere/maman/papa/chien/chat/gateau est tout/toute/trop vert/verte = is too green
    face/visage/figure/tete/peau/teint est toute/tout/trop/tres/completement orange/oranges/orangee | face/visage/figure/tete/peau/teint est orange/oranges/orangee = is too orange
    face/visage/figure/tete/peau/teint parait/semble/sort orange/oranges/orangee | face/visage/figure/tete/peau/teint a l air orange/oranges/orangee | visages/faces/tetes sont tout/toutes/trop/tres orange/oranges/orangee = is too orange
    visages/faces/tetes sont/paraissent/sortent orange/oranges/orangee | on a la face/peau/figure toute orange/oranges/orangee | on a le visage/teint tout orange/oranges/orangee | bebe/fils/fille/mari/femme/chum/blonde/copain/copine/mere/pere/maman/papa/chien/chat/gateau est tout/toute/trop orange = is too orange
    tire vers le rouge | face/visage/figure/tete/peau/teint est toute/tout/trop/tres/completement rouge/rouges/rougeaud | face/visage/figure/tete/peau/teint est rouge/rouges/rougeaud = is too red
    face/visage/figure/tete/peau/teint parait/semble/sort rouge/rouges/rougeaud | face/visage/figure/tete/peau/teint a l air rouge/rouges/rougeaud | visages/faces/tetes sont tout/toutes/trop/tres rouge/rouges/rougeaud = is too red
    visages/faces/tetes sont/paraissent/sortent rouge/rouges/rougeaud | on a la face/peau/figure toute rouge/rouges/rougeaud | on a le visage/teint tout rouge/rouges/rougeaud | bebe/fils/fille/mari/femme/chum/blonde/copain/copine/mere/pere/maman/papa/chien/chat/gateau est tout/toute/trop rouge = is too red
    tirent sur le jaune | face/visage/figure/tete/peau/teint est toute/tout/trop/tres/completement jaune/jaunes/jaunatre/jaunatres | face/visage/figure/tete/peau/teint est jaune/jaunes/jaunatre/jaunatres = is too yellow
    face/visage/figure/tete/peau/teint parait/semble/sort jaune/jaunes/jaunatre/jaunatres | face/visage/figure/tete/peau/teint a l air jaune/jaunes/jaunatre/jaunatres = is too yellow
    visages/faces/tetes sont tout/toutes/trop/tres jaune/jaunes/jaunatre/jaunatres | visages/faces/tetes sont/paraissent/sortent jaune/jaunes/jaunatre/jaunatres | on a la face/peau/figure toute jaune/jaunes/jaunatre/jaunatres = is too yellow
    on a le visage/teint tout jaune/jaunes/jaunatre/jaunatres | bebe/fils/fille/mari/femme/chum/blonde/copain/copine/mere/pere/maman/papa/chien/chat/gateau est tout/toute/trop jaune = is too yellow
    les murs/rideaux/draps blancs sont/paraissent/sortent bleus/bleutes | les blancs sont bleutes | les blancs paraissent/sortent bleus/bleutes | le blanc parait/est/sort bleu/bleute | le mur blanc est/parait bleu = it is too blue
    je suis tout/toute/trop bleu/bleue | j ai la face/peau/tronche toute bleu/bleue | j ai la face/peau/tronche bleu/bleue | j ai le visage/teint tout bleu/bleue | on est tout/tous/toutes bleue = it is too blue
    mon visage est/parait/semble tout/trop/tres bleu/bleue/bleute | mon visage est/parait bleu/bleue/bleute | mon visage a l air bleu/bleue/bleute | ma/sa tete/tronche/gueule est toute/trop/tres bleu/bleue/bleute = it is too blue
    tout est/parait/sort bleu dans la/le/ma/mon/notre/une chambre/salon/cuisine/resto/restaurant/salle/eglise/bar | la/cette lumiere du/de/dans resto/restaurant/salon/bar/magasin rend tout bleu | tout est/parait/sort bleu au resto/restaurant/bar/salon = it is too blue
    je suis tout/toute/trop vert/verte | j ai la face/peau/tronche toute vert/verte | j ai la face/tronche vert/verte | j ai la peau vert | j ai le visage/teint tout vert/verte | on est tout/tous/toutes verte = it is too green
    mon visage est/parait/semble tout/trop/tres vert/verte/verdatre | mon visage est/parait vert/verte/verdatre | mon visage a l air vert/verte/verdatre | ma/sa tete/tronche/gueule est toute/trop/tres vert/verte/verdatre = it is too green
    tout est/parait/sort vert dans la/le/ma/mon/notre/une chambre/salon/cuisine/resto/restaurant/salle/eglise/bar | la/cette lumiere du/de/dans resto/restaurant/salon/bar/magasin rend tout vert | tout est/parait/sort vert au resto/restaurant/bar/salon = it is too green
    je suis tout/toute/trop orange | j ai la face/peau/tronche toute orange | j ai la face/peau/tronche orange | j ai le visage/teint tout orange = it is too orange
    mon visage est/parait/semble tout/trop/tres orange | mon visage est/parait orange | mon visage a l air orange | ma/sa tete/tronche/gueule est toute/trop/tres orange = it is too orange
    tout est/parait/sort orange dans la/le/ma/mon/notre/une chambre/salon/cuisine/resto/restaurant/salle/eglise/bar | la/cette lumiere du/de/dans resto/restaurant/salon/bar/magasin rend tout orange | tout est/parait/sort orange au resto/restaurant/bar/salon = it is too orange
    on dirait une ecrevisse | rouge comme une ecrevisse | rouge comme une tomate | on dirait une tomate | je suis trop rouge | j ai la face/peau/tronche toute rouge | j ai la face/peau/tronche rouge = it is too red
    j ai le visage/teint tout rouge | j ai la face/peau rouge tomate/homard/pivoine/ecrevisse | j ai le visage rouge tomate/homard/pivoine = it is too red
    mon visage est/parait/semble tout/trop/tres rouge/rougeaud | mon visage est/parait rouge/rougeaud | mon visage a l air rouge/rougeaud | ma/sa tete/tronche/gueule est toute/trop/tres rouge/rougeaud = it is too red
    c @ est tout jaune | tout est jaune | tout est devenu jaune | c @ est jaune partout | les murs blancs sont jaunes/jaunatres | les murs/rideaux/draps/assiettes blancs/blanches sont/paraissent/sortent jaunes/jaunatres = it is too yellow
    le blanc parait/est/sort jaune/jaunatre | les blancs sont jaunatres | les blancs paraissent/sortent jaunes/jaunatres | le mur blanc est/parait/sort jaune/jaunatre | je suis tout/toute/trop jaune | j ai la face/peau/tronche toute jaune = it is too yellow
    j ai la face/peau/tronche jaune | j ai le visage/teint tout jaune | mon visage est/parait/semble tout/trop/tres jaune/jaunatre | mon visage est/parait jaune/jaunatre = it is too yellow
    mon visage a l air jaune/jaunatre | ma/sa tete/tronche/gueule est toute/trop/tres jaune/jaunatre | tout est/parait/sort jaune dans la/le/ma/mon/notre/une chambre/salon/cuisine/resto/restaurant/salle/eglise/bar = it is too yellow
    la/cette lumiere du/de/dans resto/restaurant/salon/bar/magasin rend tout jaune | tout est/parait/sort jaune au resto/restaurant/bar/salon = it is too yellow
    calm~ le rouge sur mon visage | calm~ le rouge | attenu~ le rouge sur mon visage | moins de rouge sur mon visage | calm~ un peu le rouge de la peau | calm~ le rouge de la peau | moins de rouge sur la peau | attenu~ le rouge de la peau = make it less red
    enlev~/retir~/vir~/supprim~/corrig~ le/la/ce/cette ton/teinte/cote/aspect/couleur/dominante jaune de/sur la/ma/sa/notre peau/face/figure | enlev~/retir~/vir~/supprim~/corrig~ le/la/ce/cette ton/teinte/cote/aspect/couleur/dominante jaune du/sur visage/teint = remove the yellow cast
    tons orange et bleu | tons bleu et orange | teintes orange et bleu | teintes bleues et orangees | tons bleus et oranges | teintes bleues et oranges = teal and orange
    les vraies couleurs | ses vraies couleurs | leurs vraies couleurs | vraies couleurs = the true colors
    lumiere/eclairage trop jaune dans le/la/un/mon/notre restaurant/resto/salon/cuisine/salle/bar/chambre/eglise | lumiere/eclairage trop jaune au restaurant/resto/bar/salon = too yellow
    lumiere/eclairage/light trop jaune dans/au | lumiere/eclairage tres jaune dans/au = too yellow in
    voile jaunatre | filtre jaune/jaunatre | voile orange | voile orangee = yellow cast
  `,
};
