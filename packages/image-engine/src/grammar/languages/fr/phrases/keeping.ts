import type { Phrases } from '../../phrases.ts';

/** How French says what is to stay as it is: keep, leave alone, everything except. */
export const FRENCH_KEEPING: Phrases = {
  phrase: `
    pas besoin de toucher au/a/aux | inutile de toucher au/a/aux | ne touche/touchez pas au/a/aux = leave the
    pas de filtre insta/instagram/snap/snapchat/tiktok | sans filtre insta/instagram/snap/snapchat/tiktok | mais pas de filtre insta/instagram/snap/snapchat/tiktok = but no filter
    sans marge/marges/espaces/bordures = without margins
    sans rendre | sans la/le/les rendre | sans trop la/le rendre = without making it
    ne change/modifie rien a part | ne change/modifie rien sauf | ne touche a rien sauf | ne touche a rien a part | ne changez rien a part/sauf = change only
    que ca reste credible | que ca reste naturel | que ca fasse naturel | sans que ca fasse faux | que ca reste discret = but keep it natural
    touche pas | touchez pas | ne touche pas | ne touchez pas | ne modifie pas | ne modifiez pas | ne change pas | ne changez pas | change rien | ne change rien | pas toucher | change pas | modifie pas | faut pas toucher = dont change
    ne touche rien | pas touche | je veux pas que tu changes | je ne veux pas que tu changes | veux pas que tu touches | je veux pas que tu modifies | je ne veux pas que vous changiez = dont change
    sauf moi | a part moi | excepte moi | hormis moi = except me
    sauf nous | a part nous = except us
    gard~/laiss~ … comme il/elle est | gard~/laiss~ … comme ils/elles sont | gard~/laiss~ … tel quel | gard~/laiss~ … tel qu @ il est | gard~/laiss~ … telle quelle | gard~/laiss~ … telle qu @ elle est = keep
    que … reste pareil~ | que … reste comme ca | que … reste intact~ | que … reste inchange~ | que … restent pareil~ | que … restent comme ca = keep
    laiss~ tranquille | fich~ la paix = leave alone
    comme il est | comme elle est | comme ils sont | comme elles sont | comme ca | comme c @ est | tel qu @ il est | telle qu @ elle est | reste pareil | reste pareille | reste comme ca | reste tel quel | restent pareils = stay unchanged
    reste identique | reste intact | reste inchange | identique~ | ne bouge pas | bouge pas = stay unchanged
    tout le reste | le reste | reste = the rest
    tel quel | telle quelle | intact~ | inchange~ | pareil | y touches/touche/touchez pas | tu y touches pas | on y touche pas | faut pas y toucher = unchanged
    sans toucher | sans modifier | sans changer | sans alterer | sans abimer = without changing
    le/la/les sans toucher au reste | le/la/les sans changer le reste | le/la/les sans modifier le reste = only it
    sauf ceux/celles de/du/des | excepte ceux/celles de/du/des | a part ceux/celles de/du/des = except the
    touche~ pas au/aux | touche~ pas a la | touche~ pas a l @ | touche~ surtout pas au/aux | touche~ surtout pas a la | touche~ surtout pas a l @ = dont change the
    ne touche~ pas au/aux | ne touche~ pas a la | ne touche~ pas a l @ | ne touche~ surtout pas au/aux | ne touche~ surtout pas a la | ne touche~ surtout pas a l @ | ne pas toucher au/aux | ne pas toucher a la | ne pas toucher a l @ = dont change the
    sans la mettre en couleur | sans la mettre en couleurs | sans mettre en couleur | sans ajouter de couleur | sans y mettre de couleurs | sans colorisation = without colorizing it
    sans toucher aux claires | sans toucher aux zones claires | sans toucher aux parties claires | sans cramer les claires = without overexposing
    rien d @ autre ne doit bouger | rien d @ autre ne doit changer | rien d @ autre ne bouge | rien d @ autre ne change | que rien d @ autre ne bouge | que rien d @ autre ne change | ne chang~ rien d @ autre = leave the rest unchanged
    sans deformer | sans la deformer | sans le deformer | sans etirer | sans deformation = without stretching
    mais pas celle/celui/ceux/celles des/du | mais pas celle/celui de la = but not the
    sauf ce qui est | sauf tout ce qui est | hormis ce qui est | a part ce qui est | excepte ce qui est = except
    garde/gardez/garder l @ immeuble entier | garde/gardez/garder l @ eglise entiere | garde/gardez/garder la tour/maison/cathedrale/chapelle entiere | garde/gardez/garder le chateau/phare/gateau/batiment entier = keep the whole building
    la tour/maison/cathedrale/chapelle/eglise entiere doit etre/rester visible | le chateau/phare/gateau/batiment entier doit etre/rester visible = keep the whole building
    ne me/nous/le/la deform~ pas le visage | sans deform~/abim~/touch~ le/son/leur/mon/notre visage | sans deform~/abim~/touch~ les/leurs/nos visages = without changing the face
    pas une tempete non plus | pas une tempete | sans exces | sans en faire trop | n @ en fais pas trop | n @ en faites pas trop | sans que ca se voie trop | sans que ca se remarque | tout en discretion = without overdoing it
  `,
  adjective: `
    on garde | on laisse | on n @ y touche pas = keep it
    qu on reconnaisse ma fille | qu on la reconnaisse | qu on le reconnaisse | en restant reconnaissable = keep it natural
    pogne/garde/gardes juste = keep only
    laisse les meubles tranquilles | sans toucher aux meubles = keep the furniture
    doit rester = should stay
    restent | doivent rester = stay
  `,
};
