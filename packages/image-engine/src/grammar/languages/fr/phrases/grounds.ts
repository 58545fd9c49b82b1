import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { EVENING } from '../parts.ts';

const COLOURED = [
  ['blanc', 'white'],
  ['noir', 'black'],
  ['gris', 'gray'],
  ['gris clair', 'light gray'],
  ['gris fonce', 'dark gray'],
  ['beige', 'beige'],
  ['bleu', 'blue'],
  ['rose', 'pink'],
  ['vert', 'green'],
  ['rouge', 'red'],
  ['jaune', 'yellow'],
] as const;

/** "Par un studio gris clair": a scene, and no light. */
const STUDIOS = COLOURED.map(
  ([said, english]) =>
    `${alternatives('un studio|un studio photo', said)} = a ${english} studio background`,
).join('\n');

/** Turns of French for backgrounds: plain, of a studio, changed, in the way. */
export const FRENCH_GROUNDS: Phrases = {
  phrase: `
    fond galaxie/cosmos | fond de galaxie = galaxy background
    degrade vers le/la/du/un | degrade jusqu @ au | degrade tirant vers le = gradient to
    ${STUDIOS}
    un truc uni | quelque chose d @ uni | un truc neutre = a plain background
    trouve/trouvez moi = give me
    ${alternatives('sur une plage|sur la plage|a la plage|sur une plage tropicale|au bord de la mer', EVENING)} = sunset beach background
    ${alternatives('fond|arriere plan', '|de', 'plage', EVENING)} = sunset beach background
    le fon | lariere plan | l @ ariere plan | larriere plan | ce qu il y a derrière | ce qui est derrière | ce qui se trouve derrière | derriere | l @ arriere | l @ arriere plan = background
    ${alternatives('fond|fond de|arriere plan|arriere plan de|mur de', 'studio gris perle')} = pearl gray studio background
    nettoi~ le fond | nettoi~ l @ arriere plan | rang~ le fond | rang~ l @ arriere plan | desencombr~ le fond | desencombr~ l @ arriere plan = clean the background
    comme decor | en decor | comme decor de | comme fond = as the background
    sous bois roux/rousse/dore/automnal | sous bois d automne/octobre | foret/bois/arbres/feuillage/feuillages rousse/roux/rousses/automnaux/dores = autumn background
    foret/bois/arbres/feuillage/feuillages rousse/roux/rousses/automnaux/dores d octobre/automne | foret/bois/arbres/feuillage/feuillages d octobre | foret/bois/arbres/feuillage/feuillages d octobre d octobre/automne = autumn background
    foret/bois/arbres/feuillage/feuillages de novembre | foret/bois/arbres/feuillage/feuillages de novembre d octobre/automne | sous bois roux d octobre = autumn background
    mur du fond = back wall
    derriere moi | derriere elle | derriere lui | derriere nous = behind me
    derriere nous deux | derriere nous 2 | derriere nous tous = behind us
    chang~ le fond | chang~ l @ arriere plan | chang~ de fond | un autre fond | remplac~ le fond | remplac~ l @ arriere plan | mets/mettez/emmene/envoie moi/nous/le/la/les ailleurs = change background
    fond studio anthracite | fond studio gris anthracite | fond de studio anthracite | fond de studio gris anthracite | arriere plan studio anthracite | arriere plan studio gris anthracite | arriere plan de studio anthracite | arriere plan de studio gris anthracite = dark gray studio background
    tout ce qu @ il y a derriere | tout ce qui est derriere | tout ce qui se trouve derriere = everything behind
    degrade = gradient
    j @ aime pas le fond | j @ aime pas du tout le fond | je n @ aime pas le fond | j @ aime pas ce fond | le fond me plait pas | le fond ne me plait pas | j @ aime pas ce mur derriere = i hate the background
    j @ aime pas du tout ce mur derriere | j @ aime pas ce qu @ il y a derriere | le fond/decor est/fait degueu/degueulasse/moche/affreux/nul/pourri/horrible/laid/hideux/ringard/charge/kitsch/crade = i hate the background
    le fond/decor est trop/vraiment/super/hyper/tellement degueu/degueulasse/moche/affreux/nul/pourri/horrible/laid/hideux/ringard/charge/kitsch/crade | le fond/decor est vraiment trop degueu/degueulasse/moche/affreux/nul/pourri/horrible/laid/hideux/ringard/charge/kitsch/crade = i hate the background
    le fond/decor me parait degueu/degueulasse/moche/affreux/nul/pourri/horrible/laid/hideux/ringard/charge/kitsch/crade | l @ arriere plan est/fait degueu/degueulasse/moche/affreux/nul/pourri/horrible/laid/hideux/ringard/charge/kitsch/crade = i hate the background
    l @ arriere plan est trop/vraiment/super/hyper/tellement degueu/degueulasse/moche/affreux/nul/pourri/horrible/laid/hideux/ringard/charge/kitsch/crade | l @ arriere plan est vraiment trop degueu/degueulasse/moche/affreux/nul/pourri/horrible/laid/hideux/ringard/charge/kitsch/crade = i hate the background
    l @ arriere plan me parait degueu/degueulasse/moche/affreux/nul/pourri/horrible/laid/hideux/ringard/charge/kitsch/crade = i hate the background
    ce fond/decor degueu/degueulasse/moche/affreux/nul/pourri/horrible/laid/hideux/ringard/kitsch/crade | cet arriere plan degueu/degueulasse/moche/affreux/nul/pourri/horrible/laid/hideux/ringard/kitsch/crade = i hate the background
    fond/decor degueu/degueulasse/moche/affreux/pourri/hideux/crade | arriere plan degueu/degueulasse/moche/affreux/pourri/hideux/crade | le mur derriere est moche/affreux/laid/horrible = i hate the background
    au fond | a l @ arriere plan | en arriere plan | dans le fond = in background
    partout ailleurs | dans le reste | sur le reste | pour le reste | sur tout le reste | dans tout le reste | ailleurs | en arriere = in the background
    fond studio gris clair/pale | fond de studio gris clair/pale | arriere plan studio gris clair/pale | arriere plan de studio gris clair/pale | fond gris clair/pale studio | fond gris clair/pale de studio | arriere plan gris clair/pale studio | arriere plan gris clair/pale de studio = light gray studio background
    arriere plan bureau | fond bureau = office background
    paysage enneige | paysage d @ hiver | paysage hivernal | en hiver | decor de neige = snow background
    en studio | dans un studio | de studio | fond studio | studio photo | dans un studio photo | fond de studio | fond studio photo = studio background
    coucher de soleil derriere eux/nous/moi/elle/lui/elles | soleil couchant derriere eux/nous/moi/elle/lui/elles | un coucher de soleil derriere eux/nous/moi/elle/lui/elles = sunset background
    coucher de soleil derriere nous deux/trois/tous/toutes | un coucher de soleil derriere nous deux/trois/tous/toutes | soleil couchant derriere nous deux/trois/tous/toutes = sunset background
    les gens au fond | les gens derriere | les passants au fond | les personnes au fond = the people in the background
    notre/mon salon est en bordel/bazar/desordre | notre/ma chambre est en bordel/bazar/desordre | notre/mon salon est en bordel/bazar/desordre derriere | notre/ma chambre est en bordel/bazar/desordre derriere = the background is messy
    par rapport au fond/decor/ciel | par rapport a l @ arriere plan =
    le fouillis derriere | le fatras derriere | le chantier derriere | le boxon derriere | le souk derriere = the mess behind
    mettre quelque chose de neutre | mets quelque chose de neutre | mettez quelque chose de neutre = put a neutral background
    et ne me change/changez pas le fond | ne me change/changez pas le fond | ne me touche/touchez pas au fond = dont change the background
    change/changez le fond pour l espace = change the background to space
  `,
  adjective: `
    ambiance automne | ambiance automnale | ambiance d automne = autumn background
    fond noir studio | fond studio noir | fond de studio noir = black studio background
    fond studio gris fonce | fond gris fonce studio | fond de studio gris fonce = dark gray studio background
    fond gris studio | fond studio gris | fond de studio gris | arriere plan gris studio = gray studio background
    mets du blanc a la place | mettre du blanc a la place = make the background white
    uni~ = plain
    meme decor | meme endroit | meme lieu = same place
    sous la/le/les/mon/ma/mes chaussure/chaussures/basket/baskets/botte/bottes/sac/montre/bouteille/produit/objet/article/vase/tasse/lampe/bague/collier/bijou/parfum/flacon/bougie/chaise/meuble/voiture/velo/livre/boite/jouet/casquette/sujet/plat/gateau/lunettes/casque/telephone/pull/robe/veste sur fond = under it with background
    sous la/le/les/mon/ma/mes chaussure/chaussures/basket/baskets/botte/bottes/sac/montre/bouteille/produit/objet/article/vase/tasse/lampe/bague/collier/bijou/parfum/flacon/bougie/chaise/meuble/voiture/velo/livre/boite/jouet/casquette/sujet/plat/gateau/lunettes/casque/telephone/pull/robe/veste sur un fond = under it with background
    sous l objet/article sur fond | sous l objet/article sur un fond = under it with background
    fond blanc studio | fond studio blanc | fond de studio blanc = white studio background
  `,
};
