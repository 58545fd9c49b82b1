import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

/** Turns of French for old and damaged photos, and for what restores them. */
export const FRENCH_REPAIRS: Phrases = {
  phrase: `
    pale et rayee/raye/rayees/rayes/dechiree/dechire | palie/pali et rayee/raye = faded and scratched
    couleurs passees/eteintes/delavees/pisseuses | look delave | un look delave | style delave | effet delave | rendu delave | aspect delave | ambiance delavee | delave facon annees | tons delaves | teintes delavees | tons passes | teintes passees = faded colors
    toute jaunie/palie et abimee/dechiree/cornee/froissee/tachee/rayee = it is faded and damaged
    redonn~/met~ un coup de jeune a | redonn~/met~ un petit coup de jeune a | restauration de photo/photos | restauration | repar~ la photo | repar~ cette photo | restaur~ | redonn~ vie a | redonn~ vie | raviv~ la photo | ramen~ a la vie | redonn~ un coup de jeune = restore
    photo/image a vieilli | photo/image a mal vieilli | photo/image a pris un coup de vieux = old photo is damaged
    coin/bord dechire/corne/abime | cassure~ = creases
    toute passee | est passee avec le temps | s @ est decoloree | se sont effacees | est toute/tout/tres/bien/si pale = is faded
    toute rayee | toute abimee | toute dechiree | toute jaunie | tout abime | tout raye | pliee | plie | pliees | plies | pleine de taches | plein de taches | couverte de taches | couvert de taches | bourree de taches = damaged
    pliee et tachee | pliee en deux | ecornee | ecorne | gondolee | mitee | piquee de taches | mangee par le temps | rongee par le temps | moisie | jaunie et tachee | dechiree et tachee | rayee et tachee | abimee et tachee = damaged
    froissee et tachee | tachee et dechiree | tachee et pliee | tachee et jaunie | tachee et rayee | tachee et abimee | tachee et froissee | est toute tachee | est un peu tachee | est tres tachee | toute tachee | tachee | tachees = damaged
    tout/toute plie | tout pliee | pique/piques/parseme/parsemee/constelle/constellee/crible/criblee/macule/maculee de taches | pique/piquee/piques/parseme/parsemee/constelle/constellee/crible/criblee/macule/maculee de taches brunes = damaged
    pique/piquee/piques/parseme/parsemee/constelle/constellee/crible/criblee/macule/maculee de moisissures/rousseurs/piqures | plie/pliee/froissee/froisse/dechire/dechiree en quatre/huit = damaged
    plie/froissee/froisse/dechire/dechiree en deux | toute/tout froissee/froisse/ecornee/ecorne/gondolee/gondole/chiffonnee/chiffonne = damaged
    photo delavee | photo toute delavee | photo fanee | photo jaunie | photo passee | on dirait que la photo a perdu ses couleurs | la photo a perdu ses couleurs | a perdu ses couleurs = faded photo
    vintage delave~ | retro delave~ | look … delave~ | style … delave~ | effet … delave~ | rendu … delave~ | ambiance … delave~ = faded vintage look
    arrange~ | arranger ca | arranger = fix
    sauve la | sauve le | sauve moi ca | remet~ le a l @ endroit | remet~ la a l @ endroit | met~ la a l @ endroit | met~ le a l @ endroit | arange sa | arrange sa | arange ca | arrange moi sa | arranges ca | corrige sa | corige sa = fix it
    corige ca | repare sa | repare moi ca | regle ca | regle moi ca | fais/faites/faire quelque chose | fais/faites quelque chose pour ca/elle | fais/faites quelque chose la dessus = fix it
    rattraper/rattrape/rattrapez/recuperer/recupere/sauver/sauvez ca/la/le | sauve ca | la/le rattraper/recuperer/sauver | rattrape les | rattrapez les | fais un truc | fais qqch | fais qqchose | fais qch | fais kek chose | faites un truc | faites qqch | faites qqchose | faites qch | faites kek chose = fix it
    comme une vieille photo | comme une photo ancienne | photo ancienne | vieille photo | photo d @ epoque | ancienne photo | daguerreotype | ferrotype | ambrotype | plaque photographique = old photo
    est il possible de la reparer | est il possible de la restaurer | vous pouvez la reparer | redonn~/donn~/offr~ lui un coup de jeune | donn~/offr~ un coup de jeune a | un coup de jeune/frais/neuf = restore it
    redonn~ lui une seconde jeunesse | une seconde/nouvelle jeunesse | redonn~ lui une/sa jeunesse | donn~ lui un coup de frais/neuf | refais/refaites lui une beaute | refaire une beaute | remets/remettez la a neuf = restore it
    remets le a neuf | remettre/remise a neuf | redonn~ lui vie | redonn~ lui sa splendeur | redonn~ lui son eclat d @ antan | redonn~ son lustre | lui redonner vie | lui redonner un coup de jeune | la ramener a la vie = restore it
    la/le/les reparer/restaurer/retaper/rafistoler/rajeunir | la/le/les remettre en etat/forme | la/le/les remettre a neuf | redonn~ une seconde jeunesse | lui redonner une seconde jeunesse | donn~ une seconde jeunesse = restore it
    toute rayee et pliee | toute pliee | toute craquelee = scratched
    dechirure~ | griffure~ | eraflure~ | pliures | pliure | craquelure~ | grosse/grande/vilaine pliure/dechirure/rayure | grosse/grande pliure/dechirure/rayure au milieu | grosse/grande pliure/dechirure/rayure en travers | pliure/dechirure/rayure au milieu | pliure/dechirure/rayure en travers = scratches
    coins abimes | coins cornes | coins ecornes | coins dechires | bords abimes | bords dechires | coins uses | pliure/pli/dechirure/rayure au milieu de la photo | pliure/dechirure/rayure au centre/travers | pli au milieu/centre/travers = scratches
    taches d @ humidite | l @ humidite = stains
    fete ses … ans | fete mes … ans | fetent leurs … ans | fetent leurs … noces = has a birthday
    rend~ lui sa | rend~ lui son | rends lui ses | redonn~ lui sa | redonn~ lui son | redonn~ lui ses | rendez lui sa | rendez lui son = restore its
    il manque un coin | il manque un morceau | il manque un bout | un coin manque | un morceau manque | un bout manque | un coin est arrache | un coin est dechire | un coin est parti | le coin est arrache | le coin est dechire = and is damaged
    pour mon permis de conduire | pour le permis de conduire | pour mon permis | pour le permis | photo pour permis de conduire = driving licence photo
    temps orageux | temps d @ orage = stormy weather
    ${alternatives('tache~', 'de', 'cafe|vin|the|gras|humidite|rouille|graisse')} | tache~ d @ encre/huile/eau/humidite = stains
    dechiree/dechire et pleine/plein de taches | pleine/plein de taches et dechiree/dechire | abimee/abime et pleine/plein de taches = is damaged
    en vieil homme | en vieille femme | en vieillard = as an old man
    a/ont jauni avec le temps | a/ont jauni avec les annees | a/ont jauni au fil du temps | a/ont jauni au fil des ans/annees = is yellow
    et a une dechirure | et a des dechirures = and has a tear
    et a un pli | et a des plis | et a une cassure = and has a crease
    et a une rayure | et a des rayures = and has scratches
  `,
  adjective: `
    abime~ | raye~ | endommage~ | dechire~ | use~ | froisse~ | deteriore~ | craquele~ | jauni~ | corne~ | fendu~ = damaged
    decolore~ | palie | palies | toute/tout palie/palis/pali avec le temps | palie/pali/jauni/jaunie/passee avec/par le temps | toute palie | toute palotte = faded
    dissipe le | dissipe la | dissipe ca = fix it
    remettre en etat | remets la en etat | remettez la en etat | a reparer | a restaurer | a rafistoler = restore it
  `,
};
