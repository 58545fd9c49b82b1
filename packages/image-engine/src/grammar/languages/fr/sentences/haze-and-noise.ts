import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

/** Sentences of French about haze, noise and film grain. */
export const FRENCH_HAZE_AND_NOISE: readonly Form[] = [
  // "On dirait qu'il y a un voile laiteux sur la vallée, si vous pouviez le dissiper"
  [
    new RegExp(
      `${START}(?:(?:on dirait|je trouve|j ai l impression|jai limpression) (?:que |qu ?))?(?:(?:il )?y a|je vois|on voit|il reste|on a|ya) (?:(?:un|une|du|de la|comme|ce|cette|le|la|petit|leger) )+(voile|brume|brouillard|film|halo|nappe|smog|buee|brumasse)(?: [^.;!?,“]{1,60}?)? (?:(?:,|[.;]|et|alors|donc) )+(?:(?:si|est ce que) )?(?:(?:vous|tu|on|je|ca|pouvez|peux|pourriez|pourrais|pouviez|pouvais|pouvait|peut|serait|possible|de|se|faudrait|il|merci|svp|stp|voudrais) )*(?:(?:le|la|l|les|ca|me le|me la) )?(?:dissip|enlev|enleve|retir|lev|supprim|effac|perc|vir|elimin|nettoy|attenu|redui|dispara|degag|ot)[a-z]*(?: (?:le|la|ca|moi))*${END}`,
    ),
    'enleve la brume',
  ],
  [new RegExp(`^(?:la |ma )?(?:photo|image) granuleuse${LAST}`), 'photo est granuleuse'],
  // "Y a plein de grain, nettoie": too much of it, and none to be added
  [
    /\b(?:il )?y a (?:vraiment )?(?:plein|un paquet|des tonnes|un max|trop plein) de (grain|bruit)\b/,
    'il y a trop de $1',
  ],
  // "Y a plein de petits points partout, lisse tout ça"
  [
    new RegExp(
      `${START}(?:(?:il )?y ?a |on voit |jai |je vois )?(?:plein|beaucoup|trop|enormement|pas mal|vachement|des tonnes|un tas|une tonne) de (?:petits? )?(?:points|grains|pixels colores)(?: (?:partout|colores|de couleurs?|dans (?:le noir|les ombres|le ciel|limage|la photo)|sur (?:la photo|limage)))*(?: (?:pcq|psk|pck|car|parce que|parce quil|vu que|vu quil|il|a cause de) (?:(?:il|on|cetait|faisait|etait|la|de|le) )*(?:nuit|sombre|noir|soir|manque de lumiere))? (?=,[^.;!“]*\\b(?:liss|adouci)\\w*)`,
    ),
    'trop de bruit ',
  ],
  // "Y a plein de grain, tu peux lisser ?\": it is to go; and none of it is there where it is to be added
  [
    new RegExp(
      `${START}(?:(?:il )?y ?a )?(?:plein|beaucoup|trop|enormement|pas mal|vachement) de grain (?=,[^.;!“]*\\b(?:liss|adouci)\\w*)`,
    ),
    'trop de bruit ',
  ],
  [
    new RegExp(
      `(?<=\\btrop de bruit\\b[^.;!?“]* )(?:, )?(?:(?:et|tu peux|peux tu|pourrais tu|stp) )*liss(?:e|er|ez)(?: (?:moi|ca|la|un peu|tout|le|cela))*${END}`,
    ),
    '',
  ],
  // "On dirait qu'il y a un voile gris sur la montagne, enlève-le": haze, and no veil of a bride
  [
    new RegExp(
      `${START}(?:(?:on dirait (?:quil y a|qu il y a)|on dirait|(?:il )?y ?a|jai|on a|on voit|je vois) (?:comme )?)?(?:un|ce|une espece de|une sorte de) (?:(?:leger|gros|fin|petit|vilain) )?voile(?: (?:gris|blanc|laiteux|grisatre|blanchatre|brumeux|terne))?(?: de (?:brume|brouillard|pollution|poussiere|chaleur))?(?: (?:sur|devant|dans|au dessus de|par dessus|partout|au loin)(?: (?:la|le|les|toute|tout|mon|ma|mes|notre))*(?: (?!mariee|tete|visage|cheveux|fenetre|femme|fille|epaules?|robe|lit)[^,.;:!?“ ]+)?)? (?:[,.;] )?(?:(?:et|tu|peux|pourrais|faut|il|stp|a|vous|pouvez) )*(?:(?:me )?(?:le|l|ca) )?(?:enlev|vir|retir|supprim|degag|effac|elimin|ot|dissip)(?:e|ez|er|es)?(?: (?:le|moi|ca|cela))*${END}`,
    ),
    'enleve le voile gris',
  ],
  // "Photo prise le soir au bar\", beside noise: how it came about
  [
    /(?<=\b(?:bruit|bruitee?|grain)\b[^.;!?“]*, )(?:(?:la|cette|photo|image|c ?est|elle|est|etait) )*(?:prise?|faite) (?:(?:le soir|de nuit|la nuit) )?(?:au|dans un|dans une|a la|en|a un) (?:bar|pub|boite|club|concert|soiree|restaurant)(?: (?:le soir|la nuit|de nuit|dans le noir))? (?:, )?(?=\S)/,
    '',
  ],
];
