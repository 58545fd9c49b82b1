import type { Phrases } from '../../phrases.ts';

/** Turns of French for reasons that are told beside a wish, and that ask for nothing. */
export const FRENCH_TALK_REASONS: Phrases = {
  phrase: `
    en verite | de retour de vacances | au retour de vacances | au retour des vacances | au debut | la veille du mariage | note/notez que =
    pour mon annonce | pour l @ annonce | pour une annonce | prise a 6400 iso | prise a 3200 iso | prise a 12800 iso | prise a 1600 iso | avec la pluie | a cause de la pluie | corrigez les deux | corrige les deux | corrige tout ca =
    comme tout le monde | savez faire ca | vous savez faire ca | tu sais faire ca | vous sauriez faire ca | vous sauriez la reparer | vous sauriez le reparer | vous sauriez reparer ca | pour encadrer | a encadrer | pour l @ encadrer =
    pour le faire encadrer | pour la faire encadrer | remets la debout | remets le debout | remettre debout | remets la droite | remets la a l @ endroit | remets la dans le bon sens | remettre dans le bon sens | pour rigoler | pour rire =
    pour le fun | histoire de rire | pour deconner | pour voir ce que ca donne | pour voir ce que ca donnerait | pour voir le resultat | pour voir comment ca fait | pour voir ce que ca rend | je voudrais voir | j @ aimerais voir =
    ce serait bien | ca serait sympa | ce serait sympa | ce serait top | ca serait top | comme chez mes grands parents | faudrait que | faut que | crepi | pour attirer l @ oeil au centre | pour attirer l @ oeil | pour attirer le regard =
    avec plein d @ etoiles | rempli d @ etoiles | avec des etoiles partout | etoiles partout | avec des etoiles | c @ est pour l @ affiche de | c @ est pour notre/mon/le club | c @ est pour notre asso | c @ est pour l @ asso =
    c @ est pour le/mon boulot | c @ est pour mon blog/site | c @ est pour ma mere | c @ est pour ma grand mere | c @ est pour un cadeau | c @ est pour offrir | c @ est un cadeau | type tri x | facon tri x | tri x | facon hp5 | type hp5 =
    c @ etait chez mamie | c @ etait chez ma mere | c @ etait au mariage de ma soeur | c @ etait a un mariage | on etait a la plage/mer/montagne/neige/maison/campagne | on etait au bord de la mer | on etait en ville/montagne/foret/vacances =
    on etait dans la foret | on etait au bureau/ski/restaurant/resto | on etait a paris | on etait chez mamie | on etait chez ma mere | on etait au mariage de ma soeur | on etait a un mariage =
    j @ etais chez mamie | j @ etais chez ma mere | j @ etais au mariage de ma soeur | j @ etais a un mariage | nous etions a la plage/mer/montagne/neige/maison/campagne | nous etions au bord de la mer =
    nous etions en ville/montagne/foret/vacances | nous etions dans la foret | nous etions au bureau/ski/restaurant/resto | nous etions a paris | nous etions chez mamie | nous etions chez ma mere | nous etions au mariage de ma soeur =
    nous etions a un mariage | vas y | vasy | allez y | bon vas y | fais toi plaisir | comme tu le sens | comme tu veux | comme tu l @ entends | comme tu voudras | comme vous le sentez | comme vous voulez | comme vous voudrez =
    meme taille pour les deux | meme taille pour toutes | meme hauteur pour les deux | meme hauteur pour toutes | a couper au couteau | d @ ailleurs | par ailleurs | il fait gris | il fait gris sur la photo | il fait moche sur la photo =
    y fait un temps de canard | y fait froid | y fait chaud | y fait beau | je/j suis nul/nulle/naze en photo/photos/retouche/informatique | je/j suis nul/nulle/naze avec/pour ca | je/j suis nul/nulle/naze la dedans =
    je/j suis pas doue/douee en photo/photos/retouche/informatique | je/j suis pas doue/douee avec/pour ca | je/j suis pas doue/douee la dedans | je/j suis une quiche/bille en photo/photos/retouche/informatique =
    je/j suis une quiche/bille avec/pour ca | je/j suis une quiche/bille la dedans | je/j suis un manche en photo/photos/retouche/informatique | je/j suis un manche avec/pour ca | je/j suis un manche la dedans =
    jsuis/chuis nul/nulle/naze en photo/photos/retouche/informatique | jsuis/chuis nul/nulle/naze avec/pour ca | jsuis/chuis nul/nulle/naze la dedans | jsuis/chuis pas doue/douee en photo/photos/retouche/informatique =
    jsuis/chuis pas doue/douee avec/pour ca | jsuis/chuis pas doue/douee la dedans | jsuis/chuis une quiche/bille en photo/photos/retouche/informatique | jsuis/chuis une quiche/bille avec/pour ca | jsuis/chuis une quiche/bille la dedans =
    jsuis/chuis un manche en photo/photos/retouche/informatique | jsuis/chuis un manche avec/pour ca | jsuis/chuis un manche la dedans | de vous deranger | de te deranger | prise dehors | pris dehors | prises dehors | photographie dehors =
    tant/quitte a faire | dans l elan | il me les faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel | il me les faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel pour vinted/leboncoin =
    il me la faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel | il me la faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel pour vinted/leboncoin =
    il me le faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel | il me le faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel pour vinted/leboncoin =
    il nous les faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel | il nous les faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel pour vinted/leboncoin =
    il nous la faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel | il nous la faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel pour vinted/leboncoin =
    il nous le faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel | il nous le faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel pour vinted/leboncoin =
    il m les faudrait propres/propre/impeccables/impeccable/presentables/presentable/nickel | il m les faudrait propres/propre/impeccables/impeccable/presentables/presentable pour vinted/leboncoin =
    il m les faudrait nickel pour vinted/leboncoin | il m la faudrait propres/propre/impeccables/impeccable/presentables/presentable | il m la faudrait propres/propre/impeccables/impeccable/presentables/presentable pour vinted =
    il m la faudrait propres/propre/impeccables/impeccable/presentables pour leboncoin | il m la faudrait presentable/nickel pour leboncoin | il m la faudrait nickel | il m la faudrait nickel pour vinted =
    il m le faudrait propres/propre/impeccables/impeccable/presentables | il m le faudrait propres/propre/impeccables/impeccable/presentables pour vinted/leboncoin | il m le faudrait presentable | il m le faudrait presentable pour vinted =
    il m le faudrait presentable pour leboncoin | il m le faudrait nickel | il m le faudrait nickel pour vinted | il m le faudrait nickel pour leboncoin | aplats | aplats francs/colores | aplats/aplat de couleur | qui doit rester telle quelle =
    genre catalogue | facon catalogue | style catalogue | comme dans un catalogue | comme sur un catalogue | type catalogue | pour le catalogue | pour mon catalogue | pour un catalogue | il me les faut propres | il me la faut propre =
    le printemps qui se fond dans l ete/automne/hiver | le printemps qui se fond dans le printemps | le printemps qui devient l ete/automne/hiver | le printemps qui devient le printemps | propres/propre pour vinted | moi c @ est bon | nous c @ est bon | pour moi c @ est bon | le reste c @ est bon =
    on s @ en fout | on s @ en fiche | on s @ en moque | je m @ en fous | je m @ en fiche | osef | peu importe | tant pis pour le reste | sinon tant pis | tant pis =
  `,
  adjective: `
    le texte se lit a l envers | est a l envers sur la photo | etiquettes lisibles | etiquette lisible | pour la pochette de mon ep | pour la pochette | pour ma pochette | pour une pochette | avec les bords qui bavent un peu =
    pour en faire un poster | je veux en faire un poster a 3 | facon portrait pro | facon pro | les cartes postales | comme les cartes postales de mamie | comme les cartes postales | le dissiper | la dissiper | les dissiper =
    ambiance/atmosphere un peu mysterieuse/mystique/feerique/magique/etrange/inquietante | genre/style mysterieux | pour un/le cote/air/effet mysterieux/mystique/feerique | c est moche/laid/affreux/horrible/degueu/crade/sale chez moi/nous =
  `,
};
