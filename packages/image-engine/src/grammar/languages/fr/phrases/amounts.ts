import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** How far a look, a size or a cut goes: "la hauteur suit". */
const EXTENT = `
  bords/coins/angles/contours … plus sombres/fonces/foncees/noirs = darker edges
  ${alternatives('|la', 'hauteur|largeur', 'suit|suivra|s @ adapte|s @ adaptera|s @ ajuste|suivra toute seule|suit toute seule|en proportion|proportionnelle|automatique')} = keep proportions
  rogn~/coup~/recadr~ ce qui depasse/deborde | enlev~/vir~ ce qui depasse/deborde | rogn~/coup~ les coins/bords vides/blancs/noirs | enlev~/vir~ les coins/bords vides | rogn~/coup~ ce qui reste/manque = trim the empty edges
  ${alternatives('coup~|rogn~|recadr~', '|le bas|en bas|l @ image|la photo|moi', 'jusqu @ a|au niveau de|a hauteur de', 'la', 'ceinture|taille|poitrine')} = crop to the waist
  ${alternatives('coup~|rogn~|recadr~', '|le bas|en bas|l @ image|la photo|moi', 'jusqu @ aux|au niveau des|a hauteur des', 'genoux|epaules|hanches')} = crop to the waist
  desatur~ d @ un quart | desatur~ un quart = desaturate by 25 percent
  desatur~ d @ un tiers | desatur~ un tiers = desaturate by 33 percent
  desatur~ de moitie | desatur~ a moitie | desatur~ la moitie = desaturate by 50 percent
  d @ un quart = by 25 percent
  d @ un tiers = by 33 percent
  d @ un cinquieme = by 20 percent
  d @ un dixieme = by 10 percent
  des deux tiers = by 67 percent
  de trois quarts = by 75 percent
  au quart = at 25 percent
  affin~/aminci~/minci~ … hanches/cuisses/taille/ventre/silhouette/joues/mollets/bras/jambes/visage/nez/menton = make me thinner
`;

/** "Descends la saturation", "fais grimper le contraste": which way a quality goes. */
const MOVED = `
  descend~ | descends | redescend~ | redescends | rabaiss~ | rebaiss~ = reduce
  ${alternatives('fais|faites|faire', 'descendre|redescendre|baisser|rebaisser|chuter|retomber', '|un peu')} = reduce
  ${alternatives('fais|faites|faire', 'grimper|monter|remonter', '|un peu')} = increase
  grimp~ = increase
  horizon descend/monte/tombe/part | horizon s @ incline | horizon est incline = horizon is crooked
  ${alternatives('pas trop', 'fort~|visible~|voyant~|marque~|prononce~|appuye~|intense~|present~|pousse~|flagrant~')} = not too strong
`;

/** How French says how much: slightly, by half, three times. */
export const FRENCH_AMOUNTS: Phrases = {
  phrase: `
    mais moins intense/fort/prononce/marque = but less intense
    avec moins d @ intensite = with less intensity
    ${EXTENT}
    plus discret/discrete/discrets/discretes/efface/effacee/effaces/effacees | moins presente/present/visible/marquee = fainter
    sans que ce/ca soit/devienne trop | sans que ca fasse trop = but not too
    un max | un maximum | au maximum | extremement | a fond | a fond les ballons/manettes | a fond de train/balle | a fond la gomme | plein pot/gaz/tube | plein/pleins tubes | pleine/a balle | au taquet/maxi | a toc/mort/gogo = extremely
    a/au/puissance/intensite max | au max du max | au maximum possible | a son maximum | a pleine puissance | pleine puissance | puissance/intensite maximale | puissance maximum | a 100 a l @ heure | a tout casser/va = extremely
    mets/met/mettez le paquet | mets/mettez la gomme | envoie la sauce | envoie du lourd/pate | comme un malade/dingue/fou | comme des malades | lache toi | lachez vous | vas/allez y a fond | vas y fort/franchement | de ouf = extremely
    de malade | de malades | de fou | de fous | de dingue | de dingues | d @ enfer | de folie | de fou furieux | de l @ espace de la mort | de la mort qui tue | de compet | de barjo | a donf les ballons | a donf les manettes | a bloc les ballons | a bloc les manettes = extremely
    bien moins | bien moins de = much less
    deux fois = 2 times
    trois fois = 3 times
    quatre fois = 4 times
    a moitie = 50 percent
    a parts egales | en parts egales | a egalite = all equally
    a la moitie | de moitie = by half
    cinquieme = fifth
    premiere | premier = first
    quatrieme = fourth
    en moins | de moins = less
    en plus | un chouette coup de | un vrai coup de | un coup de | davantage = more
    beaucoup | tres | fort~ | fortement | nettement | bien plus = much
    un bon coup de | un gros coup de | un grand coup de | un sacre coup de | un bon gros coup de = much more
    pas trop | sans exagerer | vas y mollo | vas y doucement | vas y molo | allez y mollo | allez y doucement | vas y tout doux | vas y leger | mollo mollo | mollo | molo | doucement | sans forcer | sans trop forcer = not too much
    sans pousser | sans trop pousser | ne force pas | force pas trop | force pas | ne pousse pas trop | pousse pas trop | n @ y va pas trop fort | y va pas trop fort | sans y aller trop fort | sans y aller comme un bourrin = not too much
    rien de trop violent | rien de violent | tout en retenue | avec retenue | avec parcimonie | avec moderation | n @ abuse pas | n @ abusez pas | sans abuser | pas beaucoup | pas enormement | vraiment pas beaucoup | vraiment pas enormement | surtout pas beaucoup | surtout pas enormement = not too much
    un quart | quart = quarter
    plutot | mets plutot | met plutot | mettez plutot | plutot la | plutot le | plutot une | plutot un = rather
    deuxieme | seconde | second = second
    un peu | un petit peu | un tout petit peu | tout petit peu | legerement | leger~ | legere~ | un chouia | une touche de | un poil | subtil~ | tres leger~ | tres legere | tres discret~ | tres subtil~ | tout leger~ | a peine = slightly
    un soupcon de | un soupcon | tres doux | tres douce | tout doux | bien doux | poil | un tout petit poil | un micro poil | un bout | un morceau | un petit bout | subtile | subtiles | discret | discrets | discrete | discretes = slightly
    modere | moderee | moderes | moderees | un peu mieux | un ptit look | un petit look | un tit look | un leger look | un ptit cote | un ptit air | un ptit effet | un ptit style | un petit air | un leger cote | un leger air = slightly
    un leger effet | un leger style | une petite idee plus | un quart de poil | un poil de cul | un peu plus que ca | un brin | un chouilla | un tantinet | un iota | dilue~ | tres dilue~ = slightly
    un leger = slightly a
    un petit coup de | un petit chouia de | un petit soupcon de | un leger coup de | un leger chouia de | un leger soupcon de | un ptit coup de | un ptit chouia de | un ptit soupcon de | un tit coup de | un tit chouia de | un tit soupcon de = slightly more
    metres carres | m carres = square meters
    bien marque | bien marquee | bien marques | bien marquees | bien prononce | bien prononcee | bien appuye | bien appuyee | tres marque | tres marquee | tres prononce | tres prononcee | bien visible | bien soutenu | bien soutenue = strong
    costaud | costauds | corse | corsee | bien corse | appuye | appuyee | bien tasse | bien trempe | puissant | puissante | puissants = strong
    tout en douceur | en douceur | peu appuye~ | peu marque~ | peu prononce~ = subtle
    un tiers | tiers | troisieme = third
    petit espace | fin espace | mince espace | petit interstice = thin gap
    ${MOVED}
    faut pas que ca fasse western/kitsch/vieillot/trop | il faut pas que ca fasse western/kitsch/vieillot/trop = but subtle
    plein plein = a lot
    pas trop gros/grosse/grosses/grand/grande = not too big
  `,
  adjective: `
    au boutte | au boute | au coton | au max du boutte = extremely
    moin = less
    pas trop petant | pas trop petante | pas trop flashy | pas trop criard = not too much
    fais le lever | fais la lever = raise
    plutot qu @ en = rather than
    faible~ = slight
    un ti peu | ti peu | un tit peu | leger | legere = slightly
    marquee | marquees | marques = strong
    doux | douce | discret~ | discrete~ | delicat~ = subtle
    epais~ | epaisse | dense~ | large~ = thick
    fin~ | mince = thin
    tres epais~ | tres epaisse | super epais~ | bien epais~ | bien epaisse = very thick
    tres fin~ | super fin~ | ultra fin~ | extra fin~ | hyper fin~ | tout fin~ | bien fin~ = very thin
  `,
};
