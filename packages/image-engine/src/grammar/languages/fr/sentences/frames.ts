import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START, STP, TONE } from '../parts.ts';

/** "Des bandes noires en haut et en bas": along the edges, and nothing of the scene. */
const BARS =
  '(?:des|de|deux|2|ces|les|(?:de )?(?:grosses|vilaines|grandes|petites|affreuses|sales))';

const ALONG =
  '(?:(?:en|a|au|aux|sur|dans|du|de|et|tout|la|le|les|l|chaque|des|deux|2) )*(?:haut|bas|gauche|droite|cotes?|bords?|autour|dessus|dessous|lhaut|lbas)';

const SEEN =
  '(?:(?:il )?y ?a|on (?:a|voit)|jai|(?:la |ma |cette )?(?:photo|image|elle) a|reste|il reste|(?:il )?y avait)';

const AWAY =
  '(?:(?:et|tu|vous|peux|pourrais|pourriez|pouvez|faut|il|je|on|voudrais|veux|aimerais|stp|svp|a|quil|qui|sont|merci|de|d) )*(?:(?:me |moi )?(?:les|le|la|l|ca|me|moi) )?(?:enlev|degag|vir|retir|supprim|rogn|coup|effac|elimin|ot|suppr|dej|jart|gicl)(?:e|ez|er|es)?(?: (?:les|le|la|moi|ca|tout|cela|nous))*';

/** Sentences of French about frames, borders, edges and vignettes. */
export const FRENCH_FRAMES: readonly Form[] = [
  // "Laisse une marge blanche autour": what is left is put there
  [
    new RegExp(
      `${START}(?:laisse|laissez|laisser|garde|gardez|garder|prevois|prevoyez) (?:lui )?(?:une?|des) ((?:(?:petite|grande|fine|large) )?)marges? (?=${TONE}(?: (?:tout )?autour)?${END})`,
    ),
    'ajoute une $1 bordure ',
  ],
  [
    new RegExp(
      `(?<=\\bprofil ronde? )avec (?:un|une) (?:contour|bordure|bord|cadre|lisere) (?=${TONE}${END})`,
    ),
    'avec une bordure ',
  ],
  // "Y a des bandes noires en haut et en bas, dégage-les": they are there, and none are added
  [
    new RegExp(
      `${START}(?:${SEEN} )?${BARS} (?:grosses |grandes |petites |vilaines )?(?:bandes|barres|bordures|marges|bandeaux|bords) (?:noire?s|blanc(?:he)?s|grise?s)(?: ${ALONG})*(?: qui (?:genent|servent a rien|ne servent a rien|depassent|trainent))? (?:[,.;] )?${AWAY}${STP}${END}`,
    ),
    'enleve les bandes noires',
  ],
  [
    new RegExp(
      `${START}${SEEN} ${BARS} (?:grosses |grandes |petites |vilaines )?(?:bandes|barres|bordures|marges|bandeaux|bords) (?:noire?s|blanc(?:he)?s|grise?s)(?: ${ALONG})*${LAST}`,
    ),
    'enleve les bandes noires',
  ],
  [
    new RegExp(
      `${START}${SEEN} (?:un |une |ce |cette )(?:gros |grosse |petit |petite |vilain )?(cadre|bordure|marge|lisere|bord|contour) (noire?|blanc|blanche|grise?) (?:tout )?autour(?: de (?:la |cette |l )?(?:photo|image))? (?:[,.;] )?${AWAY}${STP}${END}`,
    ),
    'enleve la bordure $2',
  ],
  // "Un liseré blanc": a border that is thin
  [
    new RegExp(
      `(?<!(?:“|\\b(?:ecri\\w*|texte|titre|lettres?|mots?|sticker|autocollant|detour\\w*|profil)\\b).*)(?<!\\b(?:enlev|retir|supprim|vir|effac|degag)\\w* (?:un|de|du) )(?<!\\b(?:a|ont|avait|as|est) un )(?<=\\b(?:un|avec|de|d|et) )lisere(?: (${TONE}))?(?= ?$| [,.;!?]| (?:et|autour|tout autour|stp|svp)\\b)(?!.*\\b(?:epais|larges?|fine?s?|minces?|px|pixels?)\\b)`,
    ),
    'lisere $1 fin',
  ],
  // "Une vignette à peine visible"
  [
    new RegExp(
      `(?<=\\b(?:vignett\\w*|assombri\\w* (?:un peu )?les (?:bords|coins|angles)) (?:(?!(?:texte|ecris|titre|cadre|et|avec)\\b)[^,.;!?“ ]+ ){0,4})(?:(?:,|mais|et|tout|toute) )*(?:(?:qui (?:se )?|quon |qu on )(?:soit |voit |voie |remarque |distingue )?)?(?:a peine|presque pas|quasi|quasiment|presque|tout juste)(?: (?:visible|perceptible|marquee?|invisible|imperceptible|sensible|discernable|voyante?))?${END}`,
    ),
    ', legere',
  ],
  // "Les bandes que l'appli a ajoutées": where they are from
  [
    /(?<=\b(?:bords?|bordures?|cadres?|marges?|bandes?|lisere)\b(?: [^,.;:!?“ ]+)? (?:(?:a|en|sur|du) (?:la |le )?(?:droite|gauche|haut|bas|cote) )?)(?:que (?:(?:le|la|mon|ma) )?(?:scanner|scan|lappli|lapplication|appli|telephone|imprimante|limprimante|logiciel|numerisation)(?: (?:a|ma|ont|y|avait))* (?:laiss|mis|ajout|fait|rajout|coll)[a-z]*|(?:laiss|ajout|rajout|mis|fait|caus)[a-z]* (?:par|au|lors du|en) (?:(?:le|la|mon|ma) )?(?:scanner|scan|scannant|lappli|lapplication|telephone|imprimante|logiciel|numerisation|limpression)|(?:du|de la|de mon|de ma|dus? au) (?:scanner|scan|capture|capture decran|numerisation|appli))(?= ?$| [,.;!?]| et\b)/,
    '',
  ],
];
