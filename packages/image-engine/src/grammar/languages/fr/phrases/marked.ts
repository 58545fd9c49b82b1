import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';

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

/** Turns of French for what was marked, boxed or painted over. */
export const FRENCH_MARKED: Phrases = {
  phrase: `
    cette zone | cette partie | cet endroit | ce bout | ce morceau | ce coin | ce coin la | cette zone la | cette partie la | cet endroit la | cette surface = this area
    sauf/excepte/hormis ici | a part ici | partout sauf ici = except this area
    juste ici | seulement ici | uniquement ici | la dedans | ici seulement = in this area
    sauf ce que j @ ai marque | sauf la zone marquee | sauf la zone selectionnee | sauf la zone entouree | hors de la zone marquee | sauf ma selection = except the thing i boxed
    enleve/enlevez/enlever/efface/effacez/effacer/supprime/supprimez/supprimer/retire/retirez/retirer … marque/marquee/marques/marquees = erase i marked
    ${MARKED}
    la zone que j ai peinte/marquee/entouree/coloriee/surlignee | la partie que j ai peinte/marquee/entouree = what i marked
  `,
  adjective: '',
};
