import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { STATE } from '../parts.ts';

/** Turns of French for black and white, tints, sepia, and what alone stays in colour. */
export const FRENCH_BLACK_AND_WHITE: Phrases = {
  phrase: `
    tons chair | tons de peau | carnation~ = skin tones
    reste/restent en couleur/couleurs | en couleur | en couleurs = in color
    duo de couleurs | duo de couleur | duo de teintes | deux teintes | en duo | bichromie | bicolore | deux tons | deux couleurs = duotone
    ${alternatives('deja', 'assez', STATE)} = already fine
    noir et blanc avec juste/seulement/uniquement | en noir et blanc avec juste/seulement/uniquement = everything black and white except
    noir/noire et blan | noire et blanc/blanche | noir et blanc | en noir et blanc | n b | nb | niveaux de gris | nuances de gris | monochrome | sans couleur | sans couleurs | enlev~ les couleurs | retir~ les couleurs | enlev~ la couleur | enlev~ toute la saturation = black and white
    enlev~ la saturation | retir~ toute la saturation | retir~ la saturation | sans saturation | en n & b | n & b | en nb | un beau noir et blanc | un beau n b | un joli noir et blanc | un joli n b | enlev~ toute la couleur = black and white
    enlev~ toutes les couleurs | supprim~ toute la couleur | supprim~ toutes les couleurs | retir~ toute la couleur | retir~ toutes les couleurs | vir~ toute la couleur | vir~ toutes les couleurs | plus aucune couleur = black and white
    adieu les couleurs | bye les couleurs | ciao les couleurs | exit les couleurs | adieu la couleur | exit la couleur = black and white
    pas de couleurs criardes/flashy/flashies/tapantes | sans couleurs criardes/flashy | pas de couleur criarde/flashy = no garish colors
    presque plus de couleur/couleurs = almost no color left
    deja en noir et blanc = already black and white
    monochrome bleu | monochromie bleu | camaieu bleu | camaieu de bleu | camaieu de bleus | tout en bleu | entierement en bleu = blue monochrome
    noir et blanc en couleur | noir et blanc a la couleur | du noir et blanc a la couleur | noir et blanc en couleurs = colorize
    sauf les coquelicots = except the red
    monochrome vert | monochromie vert | camaieu vert | camaieu de vert | camaieu de verts = green monochrome
    que noir et blanc | que du noir et blanc | qu @ en noir et blanc = instead of black and white
    garde/gardez/laisse/laissez/conserve que le bleu | ne garde/gardez/laisse/conserve que le bleu | que/seulement/juste/uniquement le bleu en couleur = keep only blue in color
    garde/gardez/laisse/laissez/conserve que le vert | ne garde/gardez/laisse/conserve que le vert | que/seulement/juste/uniquement le vert en couleur = keep only green in color
    garde/gardez/laisse/laissez/conserve que l @ orange | garde/gardez/laisse/laissez/conserve que le orange | ne garde/gardez/laisse/conserve que l @ orange | ne garde/gardez/laisse/conserve que le orange = keep only orange in color
    garde/gardez/laisse/laissez/conserve que le rose | ne garde/gardez/laisse/conserve que le rose | que/seulement/juste/uniquement le rose en couleur = keep only pink in color
    garde/gardez/laisse/laissez/conserve que le rouge | ne garde/gardez/laisse/conserve que le rouge | que/seulement/juste/uniquement le rouge en couleur = keep only red in color
    garde/gardez/laisse/laissez/conserve que le bleu du/des | garde/gardez/laisse/laissez/conserve que le bleu de la/mon/ma | garde/gardez/laisse/laissez/conserve que le bleu de l @ = keep only the blue of the
    ne garde/gardez/laisse/conserve que le bleu du/des | ne garde/gardez/laisse/conserve que le bleu de la/mon/ma | ne garde/gardez/laisse/conserve que le bleu de l @ = keep only the blue of the
    garde/gardez/laisse/laissez/conserve que le vert du/des | garde/gardez/laisse/laissez/conserve que le vert de la/mon/ma | garde/gardez/laisse/laissez/conserve que le vert de l @ = keep only the green of the
    ne garde/gardez/laisse/conserve que le vert du/des | ne garde/gardez/laisse/conserve que le vert de la/mon/ma | ne garde/gardez/laisse/conserve que le vert de l @ = keep only the green of the
    garde/gardez/laisse/laissez/conserve que le orange du/des | garde/gardez/laisse/laissez/conserve que le orange de la/mon/ma | garde/gardez/laisse/laissez/conserve que le orange de l @ = keep only the orange of the
    ne garde/gardez/laisse/conserve que le orange du/des | ne garde/gardez/laisse/conserve que le orange de la/mon/ma | ne garde/gardez/laisse/conserve que le orange de l @ = keep only the orange of the
    garde/gardez/laisse/laissez/conserve que le rose du/des | garde/gardez/laisse/laissez/conserve que le rose de la/mon/ma | garde/gardez/laisse/laissez/conserve que le rose de l @ = keep only the pink of the
    ne garde/gardez/laisse/conserve que le rose du/des | ne garde/gardez/laisse/conserve que le rose de la/mon/ma | ne garde/gardez/laisse/conserve que le rose de l @ = keep only the pink of the
    garde/gardez/laisse/laissez/conserve que le rouge du/des | garde/gardez/laisse/laissez/conserve que le rouge de la/mon/ma | garde/gardez/laisse/laissez/conserve que le rouge de l @ = keep only the red of the
    ne garde/gardez/laisse/conserve que le rouge du/des | ne garde/gardez/laisse/conserve que le rouge de la/mon/ma | ne garde/gardez/laisse/conserve que le rouge de l @ = keep only the red of the
    garde/gardez/laisse/laissez/conserve que le jaune du/des | garde/gardez/laisse/laissez/conserve que le jaune de la/mon/ma | garde/gardez/laisse/laissez/conserve que le jaune de l @ = keep only the yellow of the
    ne garde/gardez/laisse/conserve que le jaune du/des | ne garde/gardez/laisse/conserve que le jaune de la/mon/ma | ne garde/gardez/laisse/conserve que le jaune de l @ = keep only the yellow of the
    garde/gardez/laisse/laissez/conserve que le jaune | ne garde/gardez/laisse/conserve que le jaune | que/seulement/juste/uniquement le jaune en couleur = keep only yellow in color
    seul … en couleur | seulement … en couleur | uniquement … en couleur | seul/seule/que … garde sa couleur | seuls/seules … gardent leur couleur | seul/seule … garde ses couleurs | seuls/seules … gardent leurs couleurs = only in color
    seul/seule … conserve sa couleur | seul … reste colore | seule … reste coloree | seul/seule/que … reste en couleur | seuls/seules … restent en couleur | seul/seule … reste en couleurs | il n @ y a que … qui garde sa couleur = only in color
    il n @ y a que … qui reste en couleur | y a que … qui garde sa couleur | y a que … qui reste en couleur | seul … soit en couleur | seul … soit en couleurs | seule … soit en couleur | seule … soit en couleurs = only in color
    que … soit en couleur | que … soit en couleurs | seuls … soient en couleur | seuls … soient en couleurs | seules … soient en couleur | seules … soient en couleurs = only in color
    monochrome orange | monochromie orange | camaieu orange | camaieu d @ orange | camaieu d @ oranges = orange monochrome
    monochrome rose | monochromie rose | camaieu rose | camaieu de rose | camaieu de roses = pink monochrome
    monochrome violet | monochromie violet | camaieu violet | camaieu de violet | camaieu de violets | camaieu de mauve | camaieu de mauves = purple monochrome
    monochrome rouge | monochromie rouge | camaieu rouge | camaieu de rouge | camaieu de rouges = red monochrome
    teinte sepia | teintes sepia | ton sepia | tons sepia | tonalite sepia | virage sepia = sepia
    sepia clair/pale/leger/doux/discret | teinte/ton/un sepia clair/pale/leger/doux/discret = slight sepia
    teinte | voile de couleur = tint
    colore/colorez/colorer/teinte/teintez/teinter la/le/tout en | colore/colorez/colorer/teinte/teintez/teinter la photo en | colore/colorez/colorer/teinte/teintez/teinter l @ image en = tint it
    colore/colorez/colorer/teinte/teintez/teinter toute la photo en | colore/colorez/colorer/teinte/teintez/teinter le tout en | colore/colorez/colorer/teinte/teintez/teinter moi ca en = tint it
    tire la vers le vert | tire la sur le vert | tire le vers le vert | tire le sur le vert | tire les vers le vert | tire les sur le vert | tirez la vers le vert | tirez la sur le vert | tirez le vers le vert | tirez le sur le vert | tirez les vers le vert | tirez les sur le vert = tint it green
    tire/tirez la/le/les vers/sur le rose/magenta = tint it pink
    mets/mettez moi en noir et blanc | mets/mettez nous en noir et blanc | passe/passez moi en noir et blanc = make it black and white
    limite bleute~ | legerement bleute~ | tirant sur le bleu = slightly blue tint
    la meme en noir et blanc | la meme mais en noir et blanc | la meme photo en noir et blanc = it in black and white
    ${alternatives('rien que', 'le|la|les|l @|mon|ma|mes')} = only the
    qu il/elle reste en noir et blanc | qu ils/elles restent en noir et blanc | que ca reste en noir et blanc = keep it black and white
    met~ des couleurs sur ce/cette vieux/vieille/ancien/ancienne cliche/photo/image noir et blanc | met~ des couleurs sur ce/cette cliche/photo noir et blanc | mets des couleurs sur ce vieux cliche noir et blanc | mets des couleurs sur cette vieille photo noir et blanc | mets de la couleur sur ce/cette vieux/vieille cliche/photo noir et blanc = colorize it
    met~ de la couleur sur ce/cette photo/image/cliche noir et blanc | rends/rendez/rend cette photo noir et blanc en couleur | mettre/mets/mettez/met en couleur une/la/cette photo/image | mettre/mets/mettez/remettre en couleur = colorize it
    filtre un peu/legerement/plutot rose/rosee = slight pink tint
    met~/mettre/remettre/remet~/donn~/redonn~ les vrai/vrais/vraies/veritables/bonnes couleurs/couleur sur/a cette/la/ma/une photo/image = colorize the photo
    met~/mets/ajout~ une teinte orangee/orange = add an orange tint
    avec une teinte orangee/orange = with an orange tint
    gard~ juste/seulement/uniquement le/la/les | gard~ que le/la/les = keep only the
  `,
  adjective: `
    coloriser | colorise | colorisez | colorises | coloriser la photo noir et blanc = colorize
    mets la en couleur | mettez la en couleur | mets la en couleurs | mets le en couleur | passe la en couleur | remets les vraies couleurs | remets ses vraies couleurs | redonne lui ses couleurs | redonne lui ses vraies couleurs = colorize it
    remettre les vraies couleurs | remets les couleurs d @ epoque | remets les couleurs d @ origine | mets la en vraies couleurs d @ epoque | mets la en vraies couleurs | mettez la en vraies couleurs = colorize it
    colorise cette photo | colorise cette vieille photo | coloriser cette photo = colorize this photo
    deux tons seulement | deux couleurs seulement | seulement deux tons | seulement deux couleurs = duotone
    peu de couleurs = few colors
    c @ est du noir et blanc | c @ est en noir et blanc = it is black and white
    ne garder en couleur que | ne garde en couleur que | ne laisser en couleur que | ne laisse en couleur que | garder en couleur uniquement = keep in color only
    y a que … qui doit rester en couleur | il n @ y a que … qui doit rester en couleur | seul … doit rester en couleur | seule … doit rester en couleur = keep only in color
    en couleur que = only in color
    sepia = sepia
  `,
};
