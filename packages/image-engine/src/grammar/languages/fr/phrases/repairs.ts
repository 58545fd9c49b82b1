import type { Phrases } from '../../phrases.ts';

/** Turns of French for old and damaged photos, and for what restores them. */
export const FRENCH_REPAIRS: Phrases = {
  phrase: `
    toute rayee | toute abimee | toute dechiree | toute jaunie | tout abime | tout raye | pliee | plie | pliees | plies | pleine de taches | plein de taches | couverte de taches | couvert de taches | bourree de taches = damaged
    pliee et tachee | pliee en deux | ecornee | ecorne | gondolee | mitee | piquee de taches | mangee par le temps | rongee par le temps | moisie | jaunie et tachee | dechiree et tachee | rayee et tachee | abimee et tachee = damaged
    froissee et tachee | tachee et dechiree | tachee et pliee | tachee et jaunie | tachee et rayee | tachee et abimee | tachee et froissee | est toute tachee | est un peu tachee | est tres tachee | toute tachee | tachee | tachees = damaged
    tout/toute plie | tout pliee | pique/piques/parseme/parsemee/constelle/constellee/crible/criblee/macule/maculee de taches | pique/piquee/piques/parseme/parsemee/constelle/constellee/crible/criblee/macule/maculee de taches brunes = damaged
    pique/piquee/piques/parseme/parsemee/constelle/constellee/crible/criblee/macule/maculee de moisissures/rousseurs/piqures | plie/pliee/froissee/froisse/dechire/dechiree en quatre/huit = damaged
    plie/froissee/froisse/dechire/dechiree en deux | toute/tout froissee/froisse/ecornee/ecorne/gondolee/gondole/chiffonnee/chiffonne = damaged
    look delave | un look delave | style delave | effet delave | rendu delave | aspect delave | ambiance delavee | delave facon annees | tons delaves | teintes delavees | tons passes | teintes passees = faded colors
    photo delavee | photo toute delavee | photo fanee | photo jaunie | photo passee | on dirait que la photo a perdu ses couleurs | la photo a perdu ses couleurs | a perdu ses couleurs = faded photo
    vintage delave~ | retro delave~ | look … delave~ | style … delave~ | effet … delave~ | rendu … delave~ | ambiance … delave~ = faded vintage look
    arrange~ | arranger ca | arranger = fix
    sauve la | sauve le | sauve moi ca | remet~ le a l @ endroit | remet~ la a l @ endroit | met~ la a l @ endroit | met~ le a l @ endroit | arange sa | arrange sa | arange ca | arrange moi sa | arranges ca | corrige sa | corige sa = fix it
    corige ca | repare sa | repare moi ca | regle ca | regle moi ca | fais/faites/faire quelque chose | fais/faites quelque chose pour ca/elle | fais/faites quelque chose la dessus = fix it
    rattraper/rattrape/rattrapez/recuperer/recupere/sauver/sauve/sauvez ca/la/le | la/le rattraper/recuperer/sauver | rattrape les | rattrapez les | fais un truc | fais qqch | fais qqchose | fais qch | fais kek chose | faites un truc = fix it
    faites qqch | faites qqchose | faites qch | faites kek chose = fix it
    comme une vieille photo | comme une photo ancienne | photo ancienne | vieille photo | photo d @ epoque | ancienne photo | daguerreotype | ferrotype | ambrotype | plaque photographique = old photo
    repar~ la photo | repar~ cette photo | restaur~ | redonn~ vie a | redonn~ vie | raviv~ la photo | ramen~ a la vie | redonn~ un coup de jeune = restore
    est il possible de la reparer | est il possible de la restaurer | vous pouvez la reparer | redonn~/donn~/offr~ lui un coup de jeune | donn~/offr~ un coup de jeune a | un coup de jeune/frais/neuf = restore it
    redonn~ lui une seconde jeunesse | une seconde/nouvelle jeunesse | redonn~ lui une/sa jeunesse | donn~ lui un coup de frais/neuf | refais/refaites lui une beaute | refaire une beaute | remets/remettez la a neuf = restore it
    remets le a neuf | remettre/remise a neuf | redonn~ lui vie | redonn~ lui sa splendeur | redonn~ lui son eclat d @ antan | redonn~ son lustre | lui redonner vie | lui redonner un coup de jeune | la ramener a la vie = restore it
    la/le/les reparer/restaurer/retaper/rafistoler/rajeunir | la/le/les remettre en etat/forme | la/le/les remettre a neuf = restore it
    toute rayee et pliee | toute pliee | toute craquelee = scratched
    dechirure~ | griffure~ | eraflure~ | pliures | pliure | craquelure~ = scratches
    taches d @ humidite | l @ humidite = stains
  `,
  adjective: `
    abime~ | raye~ | endommage~ | dechire~ | use~ | froisse~ | deteriore~ | craquele~ | jauni~ | corne~ | fendu~ = damaged
    decolore~ | toute/tout palie/palis/pali avec le temps | palie/pali/jauni/jaunie/passee avec/par le temps | toute palie | toute palotte = faded
    couleurs passees | couleurs delavees = faded colors
    dissipe le | dissipe la | dissipe ca = fix it
    la remettre en etat | remettre en etat | remets la en etat | remettez la en etat | a reparer | a restaurer | a rafistoler = restore it
  `,
};
