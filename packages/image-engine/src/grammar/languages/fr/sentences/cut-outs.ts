import type { Form } from '../../../forms/rewrite.ts';
import { END, START } from '../parts.ts';

const AWAY = '(?:enlev|retir|supprim|effac|vir|degag|ot)(?:e|ez|er|es)';

/** Sentences of French about what is cut out of its background, and the shadow it casts. */
export const FRENCH_CUT_OUTS: readonly Form[] = [
  // "Suprime larriere plan": as it is typed, without apostrophe, hyphen or double letters
  [/(?<=^|\S )suprim(?:e|er|ez|es|ee)(?= )/, 'supprime'],
  [/(?<=^|\S )l ?ar?rier?e?plan(?= |$)/, 'l arriere plan'],
  [/(?<=^|\S )l ?(?:arrier|ariere|arier|arrierre|arriere?s) plans?(?= |$)/, 'l arriere plan'],
  [/(?<=^|\S )ar?rier?e?plan(?= |$)/, 'arriere plan'],
  [/(?<=^|\S )larriere plan(?= |$)/, 'l arriere plan'],
  // "Enlève le font"
  [
    new RegExp(
      `(?<=\\b(?:${AWAY}|supprime|chang(?:e|er|ez)|flout(?:e|er|ez)|remplac(?:e|er|ez)|detour(?:e|er|ez)|mets|met|rends) (?:moi )?(?:le|un|ce|tout le) )font(?= |$)`,
    ),
    'fond',
  ],
  // "Pose une ombre douce dessous"
  [
    /(?<=^|[,.;:!?] |\b(?:et|puis) )(?:pose|posez|poser|depose|deposez|glisse|glissez|colle|collez|place|placez)(?: (?:lui|moi))? (?=(?:une|l|la|un peu d) ?(?:(?:petite|belle|legere) )?ombre)/,
    'ajoute ',
  ],

  [
    /\b(?:enleve|retire|supprime|efface|vire)z? (?:lui|leur|nous|moi) (?=(?:le|l|ce) ?(?:fond|arriere plan|decor)\b)/,
    'enleve ',
  ],
  // "On dirait que ça flotte, ajoute une ombre"
  [
    /(?<=^|[,.;:!?] )(?:on dirait (?:que |qu ?))?(?:ca|cela|il|elle|l objet|lobjet|(?:le|la|mon|ma) \S+) flotte(?: (?:dans (?:le vide|l ?air)|un peu))*(?: [,.;:!]| et| donc| alors)+ (?=.*ombre)/,
    '',
  ],
  // "Vire-moi ce vilain fond"
  [/(?<=\b(?:ce|cet|le) )(?:(?:vilain|sale|immonde|fichu|satane) )+(?=fond\b)/, ''],
  // "Détourage svp"
  [
    /(?<=^|[,.;:!?] )(?:bonjour )?(?:un )?detourage(?: (?:complet|rapide|simple|soigne|parfait))?(?= ?$| [,.;:!?]| (?:et|puis|stp|svp|merci|s il)\b)/,
    'enleve le fond',
  ],
  // "Bien détouré, en gardant les poils": they are of what stays
  [
    /(?<=\b(?:fond|detour\w*|arriere plan)\b[^.;!?“]* )(?:, )?(?:en gardant|garde|gardez|en conservant|sans perdre|sans couper|sans abimer|en preservant|en respectant)(?: (?:bien|tous|toutes|soigneusement))* (?:les|mes|ses|la|sa|le|des) (?:(?:petits?|petites?|fines?|fins?) )*(?:meches?|cheveux|boucles?|poils?|chevelure|frises?|frisottis|moustaches|pelage|plumes)(?: (?:de|du|des) (?:(?:la|les|mes|ses|son|sa) )?[^,.;:!?“ ]+)?(?= ?$| [,.;!?]| et\b)/,
    '',
  ],
  // "Je veux voir que le sac à main, vire tout le reste autour"
  [
    new RegExp(
      `${START}(?:(?:je|j|on) )?(?:ne )?(?:jveux|jvoudrais|jaimerais|veux|veut|voudrais|aimerais|faut) (?:ne )?(?:voir|garder|avoir|conserver|quon voie|qu on voie) (?:que|seulement|juste|uniquement|rien que) (?:le|la|les|mon|ma|mes|l|ce|cette|[ls][^,.;:!?“ ]+)(?: [^,.;:!?“ ]+){0,4} (?:(?:,|et|donc) )+(?:(?:tu|peux) )*${AWAY} (?:moi )?(?:tout )?le reste(?: (?:autour|derriere|qui est autour|tout autour))*${END}`,
    ),
    'enleve tout le reste',
  ],
  // "Photo produit pour ma boutique : fond blanc": what it is for
  [
    /^(?:(?:une?|cest|pour|la) )*photos? (?:de )?produits?(?: (?:vinted|etsy|amazon|ebay|leboncoin))?(?: (?:pour|de|sur) (?:(?:la|ma|mon|notre|mes|le|les|une?|leur) )?[^,.;:!?“ ]+(?: en ligne| vinted| etsy| internet)?)? [,:] (?=\S)/,
    '',
  ],
];
