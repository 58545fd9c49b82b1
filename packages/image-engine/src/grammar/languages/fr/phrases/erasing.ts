import { alternatives } from '../../alternatives.ts';
import type { Phrases } from '../../phrases.ts';
import { HIDES, MESS } from '../parts.ts';

/** Turns of French for what is to go, is in the way, or was marked. */
export const FRENCH_ERASING: Phrases = {
  phrase: `
    je veux/voudrais plus la/le/les voir | je ne veux/voudrais plus la/le/les voir | vire moi | enleve moi | supprime moi | retire moi | fai~ disparaitre | fais disparaitre | disparaitre … fais | faites disparaitre | fais la disparaitre | fais le disparaitre | fais les disparaitre | faites la disparaitre = remove
    degage/efface/effacez/nettoie/gomme/gommez/ote/otez/jette/jetez/bazarde/supprimez/enlevez/retirez/virez/balaie/eliminez/elimine moi | vire/enleve/supprime/retire/efface/virez/enlevez nous | fais donc disparaitre | faites donc disparaitre = remove
    ${alternatives('bouch~|combl~', 'le|ce|les|ces', 'trou~')} = erase the hole
    ${alternatives('on voit|on ne voit', '|plus', 'que', 'le decor|le fond|l @ arriere plan')} = the background is distracting
    pixelis~ le fond | pixelis~ l @ arriere plan = pixelate the background
    dans cet ordre | dans cet ordre la | dans l @ ordre indique = in that order
    pixelis~ ca/cela/ceci = pixelate this
    pixelis~ le visage | pixelis~ les visages = pixelate the faces
    pixelis~ la plaque | pixelis~ les plaques = pixelate the license plate
    anonymise/anonymisez/anonymiser/floute/floutez/flouter/masque/masquez/masquer/cache/cachez/cacher/brouille/brouillez les visages | anonymise/anonymisez/anonymiser les gens/enfants = blur the faces
    anonymise/anonymisez/anonymiser tout le monde | floute/floutez/flouter/masque/masquez/masquer/cache/cachez/cacher/brouille/brouillez le/son visage | floute/floutez/flouter/masque/masquez/masquer/cache/cachez/cacher/brouille/brouillez tous les visages = blur the faces
    floute/floutez/flouter/masque/masquez/masquer/cache/cachez/cacher/brouille/brouillez les tetes/faces/bouilles/frimousses | floute/floutez/flouter/masque/masquez/masquer/cache/cachez/cacher/brouille/brouillez leurs visages = blur the faces
    pixelis~ tous les visages | pixelis~ les tetes | pixelis~ les faces | pixelis~ les bouilles | pixelis~ les frimousses | pixelis~ leurs visages | pixelis~ son visage = blur the faces
    floute/floutez/flouter/brouille/brouillez la plaque | floute/floutez/flouter/brouille/brouillez les plaques/immatriculations | floute/floutez/flouter/brouille/brouillez les plaques d @ immatriculation = blur the license plate
    floute/floutez/flouter/brouille/brouillez la plaque d @ immatriculation | floute/floutez/flouter/brouille/brouillez l @ immatriculation | floute/floutez/flouter/brouille/brouillez le numero de plaque = blur the license plate
    pixelis~ les plaques d @ immatriculation | pixelis~ la plaque d @ immatriculation | pixelis~ l @ immatriculation | pixelis~ les immatriculations | pixelis~ le numero de plaque = blur the license plate
    nettoie | nettoyer | nettoie la | nettoie le = clean
    tu/vous/on me l @ effaces/efface/effacez/gommes/gomme/gommez | tu/vous/on l @ effaces/efface/effacez/gommes/gomme/gommez | tu/vous/on les/le/la effaces/efface/effacez/gommes/gomme/gommez = erase it
    nettoie/nettoyez/nettoyer ce que j ai coche/entoure/marque/peint/colorie/surligne/encadre/selectionne/gribouille/barbouille | nettoie/nettoyez/nettoyer tout ce que j ai coche/entoure/marque/peint/colorie/surligne/encadre/selectionne/gribouille/barbouille = erase the thing i boxed
    j @ ai marque | j @ ai encadre/entoure/entouree/encercle/cercle/selectionne/surligne/colorie/peint/gribouille/barbouille/peinturlure/coche/delimite | j @ ai passe au pinceau | j @ ai mis/fait un cadre autour de/du = i marked
    j @ ai fait un carre/rectangle autour du | j @ ai passe le pinceau sur | j @ ai passe un coup de pinceau sur | j @ ai passe le pinceau rouge sur | j @ ai passe le feutre sur = i marked
    distrait | distraient | est distrayant = is distracting
    le reste degage/degages/poubelle/dehors/ouste/oust/disparait/zou/saute | le reste a la poubelle/benne | le reste doit/peut disparaitre | le reste peut/doit partir | le reste doit degager = remove everything else
    le reste on vire/jette/enleve | le reste au panier | tout le reste degage/degages/poubelle/dehors/ouste/oust/disparait/zou/saute | tout le reste a la poubelle/benne | tout le reste doit/peut disparaitre = remove everything else
    tout le reste peut/doit partir | tout le reste doit degager | tout le reste on vire/jette/enleve | tout le reste au panier = remove everything else
    vire/virez/degage/degagez/enleve/enlevez/supprime/supprimez/jette/jetez/retire/retirez le reste | vire/virez/degage/degagez/enleve/enlevez/supprime/supprimez/jette/jetez/retire/retirez tout le reste = remove everything else
    qu @ il/elle disparaisse/degage | qu @ ils/elles disparaissent | qu @ ils degagent | qu @ il s @ en aille | qu @ il parte/saute | dehors | ouste | oust | zou | hop a la poubelle | a la poubelle/trappe | poubelle direct = remove it
    du balai | bye bye | a/doit/doivent degager | a virer/enlever/supprimer/effacer/jeter/gommer/retirer/eliminer | a faire disparaitre/sauter/partir | fais le/les/la sauter | fais le/la degager | peut/peuvent/doit/doivent disparaitre | doit/doivent partir | doit sauter | n @ a/ont rien a faire la = remove it
    tu/vous/on me le/la/les vires/vire/virez/enleves/enleve/enlevez/supprimes/supprime/supprimez/retires/retire/retirez/degages/degage/degagez/jettes/ejectes/sucres/bazardes = remove it
    tu/vous/on le/la/les vires/vire/virez/enleves/enleve/enlevez/supprimes/supprime/supprimez/retires/retire/retirez/degages/degage/degagez/jettes/ejectes/bazardes | tu/vous/on le/la/les fais disparaitre/sauter/degager = remove it
    tu/vous/on l @ vires/vire/virez/enleves/enleve/enlevez/supprimes/supprime/supprimez/retires/retire/retirez/degages/degage/degagez/jettes/ejectes/bazardes | tu/vous/on l @ fais disparaitre/sauter/degager = remove it
    faites/faire le/les disparaitre | faire la disparaitre | fais/faites le/la/les partir | fais/faites les degager | faites le/la/les sauter | faites le/la degager = remove it
    a enlever/supprimer/effacer/virer/retirer/gommer/degager mon/ma/mes = remove my
    tasse le | tasse la | tasse les | tassez le | tassez la | tassez les | tasse moi le | tasse moi la | tasse moi les | tasse moi ca | tassez moi le | tassez moi la | tassez moi les | tassez moi ca = remove the
    a enlever/supprimer/effacer/virer/retirer/gommer/degager le/la/les/ce/cette/ces | a enlever/supprimer/effacer/virer/retirer/gommer/degager l @ | adieu/ciao/exit/basta/oust/ouste/zou/dehors le/la/les | adieu/exit/basta/oust/ouste/zou/dehors l | bye bye le/la/les = remove the
    que j @ ai entouree | que j @ ai entoure | que j @ ai entourees | que j @ ai entoures | que j @ ai cerclee = that i marked
    que j @ ai encadre/encadree/encadres/encadrees/coloriee/colories/coloriees/peints/peintes/surlignee/surlignes/encercle/encerclee/encercles/encerclees/cercle/gribouille/gribouillee/barbouille/barbouillee/badigeonne/badigeonnee/selectionne/selectionnee/selectionnes/selectionnees/delimite/delimitee/marquee/marques/marquees/cochee/coche/indique/indiquee = that i marked
    que j @ ai mis/mise en rouge | que je viens d @ entourer/encadrer | que je viens de marquer/colorier/peindre | dans le cadre/carre rouge | dans le/mon rectangle | sous mon/le coup de pinceau | que jai surligne = that i marked
    que j @ ai surligne | que jai marque | que j @ ai marque | que jai entoure | que j @ ai colorie = that i marked
    que j ai/avais barre/barree/barres/barrees/rature/raturee/ratures/raturees/pointe/pointee/pointes/pointees/coches/cochees/hachure/hachuree/hachures/hachurees/tague/taguee/tagues/designe/designee/designes/designees/indiques/indiquees/surlignees/gribouilles/gribouillees/barbouilles/barbouillees/badigeonnes/stabilote/stabilotee/stabilotes/delimites/cercles/recouvert/recouverte/recouverts/couvert/couverte/couverts = that i marked
    que j ai/avais mis/mise en evidence/surbrillance | que j avais coche/cochee/indique/indiquee/surlignes/surlignee/surligne/coloriee/coloriees/colories/gribouillee/barbouillee/badigeonne/badigeonnee/delimitee/encadres/encadree/encadrees = that i marked
    que je t/vous ai barre/barree/barres/barrees/rature/raturee/ratures/raturees/pointe/pointee/pointes/pointees/coche/cochee/coches/cochees/hachure/hachuree/hachures/hachurees/tague/taguee/tagues/designe/designee/designes/designees/indique/indiquee/indiques/indiquees/surlignes/surlignees/surlignee/surligne/coloriee/coloriees/colories/gribouillee/gribouilles/gribouillees/barbouillee/barbouilles/barbouillees/badigeonne/badigeonnee/badigeonnes/stabilote/stabilotee/stabilotes/delimitee/delimites/encadres/encadree/encadrees/cercles/recouvert/recouverte/recouverts/couvert/couverte/couverts = that i marked
    que je t/vous ai mis/mise en evidence/surbrillance = that i marked
    la marque | une marque | cette marque | ma marque | les marques | des marques | ces marques = the spot
    ce que j @ ai entoure | ce que j @ ai encercle | ce que j @ ai peint = the thing i boxed
    l @ objet/element/endroit encercle/encerclee/encercles/encerclees/entoure/entouree/entoures/entourees/marque/marquee/marques/marquees/surligne/surlignee/surlignes/surlignees/selectionne/selectionnee/selectionnes/selectionnees/colorie/coloriee/colories/coloriees/encadre/encadree/encadres/encadrees/cercle/cerclee/peint/peinte = the thing i boxed
    la zone encercle/encerclee/encercles/encerclees/entoure/entouree/entoures/entourees/marque/marques/marquees/surligne/surlignee/surlignes/surlignees/selectionne/selectionnee/selectionnes/selectionnees/colorie/coloriee/colories/coloriees/encadre/encadree/encadres/encadrees/cercle/cerclee/peint/peinte = the thing i boxed
    la chose/personne/partie encercle/encerclee/encercles/encerclees/entoure/entouree/entoures/entourees/marque/marquee/marques/marquees/surligne/surlignee/surlignes/surlignees/selectionne/selectionnee/selectionnes/selectionnees/colorie/coloriee/colories/coloriees/encadre/encadree/encadres/encadrees/cercle/cerclee/peint/peinte = the thing i boxed
    le truc/type/mec encercle/encerclee/encercles/encerclees/entoure/entouree/entoures/entourees/marque/marquee/marques/marquees/surligne/surlignee/surlignes/surlignees/selectionne/selectionnee/selectionnes/selectionnees/colorie/coloriee/colories/coloriees/encadre/encadree/encadres/encadrees/cercle/cerclee/peint/peinte = the thing i boxed
    les trucs/objets/elements/zones/gens encercle/encerclee/encercles/encerclees/entoure/entouree/entoures/entourees/marque/marquee/marques/marquees/surligne/surlignee/surlignes/surlignees/selectionne/selectionnee/selectionnes/selectionnees/colorie/coloriee/colories/coloriees/encadre/encadree/encadres/encadrees/cercle/cerclee/peint/peinte = the thing i boxed
    ce qui est surligne/entoure/encercle/selectionne/encadre/colorie/peint | ce qui est en surbrillance | tout ce qui est surligne/entoure/encercle/selectionne/encadre/colorie/marque = the thing i boxed
    ce que j @ ai surligne/encadre/colorie/barbouille/gribouille/cercle/delimite/coche/souligne | tout ce que j @ ai surligne/encadre/colorie/barbouille/gribouille/cercle/delimite/coche/souligne | ma selection = the thing i boxed
    la zone rouge | le cadre rouge | dans la selection | tout ce qui est barbouille/peint/colorie/gribouille/marque/couvert par/de mon pinceau | tout ce qui est barbouille/peint/colorie/gribouille/marque/couvert au pinceau = the thing i boxed
    tout ce qui est barbouille/peint/colorie/gribouille/marque/couvert avec le pinceau | tout ce que mon/le pinceau a touche/couvert/peint | tout ce que mon/le pinceau couvre/recouvre = the thing i boxed
    ce que mon/le pinceau a touche/couvert/peint | ce que mon/le pinceau couvre/recouvre | tout ce qui est sous mon/le pinceau | tout ce qui est dans mon/le cadre/rectangle/cercle | tout ce qui est dans mon rond = the thing i boxed
    tout ce qui est dans la boite | tout ce qui est dans ma selection | ce qui est sous mon/le pinceau | ce qui est dans mon/le cadre/rectangle/cercle | ce qui est dans mon rond | ce qui est dans la boite = the thing i boxed
    ce qui est dans ma selection | ce qui se trouve sous mon/le pinceau | ce qui se trouve dans mon/le cadre/rectangle/cercle | ce qui se trouve dans mon rond | ce qui se trouve dans la boite = the thing i boxed
    ce qui se trouve dans ma selection | ce que j ai barre/rature/pointe/hachure/tague/designe/indique/badigeonne/stabilote/recouvert | ce que j ai mis en evidence/surbrillance/rouge | ce que j ai couvert de rouge = the thing i boxed
    ce que j ai passe au rouge | ce que j ai mis/pris dans le cadre | tout ce que j ai barre/rature/pointe/hachure/tague/designe/indique/badigeonne/stabilote/recouvert | tout ce que j ai mis en evidence/surbrillance/rouge = the thing i boxed
    tout ce que j ai couvert de rouge | tout ce que j ai passe au rouge | tout ce que j ai mis/pris dans le cadre | ce que je t/vous ai indique/montre | tout ce que je t/vous ai indique/montre = the thing i boxed
    le truc/machin barre/barres/coche/coches/gribouille/barbouille | les trucs/machins/choses barre/barres/coche/coches/gribouille/barbouille | le machin surligne/surlignes/entoure/entoures | les machins/choses surligne/surlignes/entoure/entoures | la chose barre/barres/coche/coches/gribouille/barbouille = the thing i boxed
    ce que j @ ai marque | ce que j @ ai selectionne | la zone marquee | ce qui est marque | la selection = what marked
    je l @ ai marque/marquee/entoure/entouree/surligne/surlignee | je l @ ai marque/marquee/entoure/entouree en rouge =
    ${alternatives(HIDES, 'le', MESS, 'derriere')} = blur the mess behind
    ma plaque | notre plaque | mes plaques | nos plaques = my license plate
    sa plaque | leur plaque | leurs plaques | ses plaques = the license plate
    nettoy~ donc | nettoy~ moi ca | nettoy~ donc ca | nettoi~ donc ca | nettoy~ ca | nettoy~ tout ca = clean this
  `,
  adjective: `
    me gene | me derange | nous gene = bothers me
    entoure~ | encercle~ | surligne~ | gribouille~ = marked
    bazar | ce bazar | foutoir | bordel = mess
    en bazar | en desordre | en bordel | tout en desordre = messy
    la faire sauter | faire sauter la = remove it
    y a un touriste qui gache tout | il y a un touriste qui gache tout = remove the tourist
    celle la | celui la = this one
  `,
};
