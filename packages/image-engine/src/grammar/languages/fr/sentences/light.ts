import type { Form } from '../../../forms/rewrite.ts';
import { END, LAST, START } from '../parts.ts';

/** "Fais croire que c'est minuit" */
const BELIEVED =
  '(?:(?:il )?(?:faut )?qu ?on (?:croie|croit|pense|croirait)|fais croire|on doit (?:croire|penser)|(?:il )?faut (?:croire|penser))';

const NIGHT = '(?:minuit|la nuit|nuit|en pleine nuit|le milieu de la nuit)';

const ASKED = '(?:(?:tu peux|peux tu|stp|svp) )*';

const LIT = '(?:(?:les|des|aux|le|du|dans) )*(?:nuages|ciel)';

const SHADED = '(?:(?:les|des|aux|dans) )*ombres';

const ADVERTS =
  '(?:les |des |une |d )*(?:(?:annonces?|photos?|agences?|pubs?) (?:d |de |des )*(?:agences? |annonces? )?(?:immobilieres?|immobilier)|immobilieres?|immobilier)';

const LIKE_ADVERTS = `(?:comme|facon|style) (?:(?:dans|sur|pour|chez) )?${ADVERTS}`;

const BURNT =
  '(?:cramee?s?|brulee?s?|surexposee?s?|grillee?s?|explosee?s?|trop claire?s?|trop blanc(?:he)?s?)';

/** Sentences of French about light: too dark, shadows, highlights, contrast, golden hours, the night. */
export const FRENCH_LIGHT: readonly Form[] = [
  // "Contre jour, on voit pas le visage": a face in the dark
  [
    new RegExp(
      `${START}(?:(?:a |en |photo (?:a|en) |cest (?:a|en) )?contre jour (?:(?:,|\\.|et|donc|du coup) )*)?(?:on|je|jarrive) (?:ne )?(?:voit|vois|distingue|y voit|y vois) (?:(?:pas|plus|rien|a peine|mal|bien|du tout|presque|de|du) )+(?:le |mon |son |ma |sa |leur |les |nos |leurs )?(?:visages?|tete|figure)${END}`,
    ),
    'visage trop sombre',
  ],
  [
    new RegExp(`^(?:(?:la photo |elle |c |ca )?est )?(?:trop|tres|bien trop) obscure?${LAST}`),
    'trop sombre',
  ],
  // "Toute blanche à cause du flash"
  [
    new RegExp(
      `^(?:(?:je suis|elle est|il est|on est|la photo est|c est|cest|mon visage est) )?(?:tout|toute|tous|trop|completement) blanc(?:he|hes|s)? (?:(?:a cause|avec) (?:du|le)|par le) flash${LAST}`,
    ),
    'baisse les hautes lumieres',
  ],
  [
    new RegExp(`^(?:photo |la photo |prise |elle est |a )*contre jour${LAST}`),
    'debouche les ombres',
  ],
  [new RegExp(`^(?:il y a |y a |tres )?peu de lumiere${LAST}`), 'manque de lumiere'],
  // "Je ne veux plus de détails dans les ombres": fewer, and no more of them
  [
    new RegExp(
      `${START}(?:je |on )(?:ne |n )?(?:veux|veut|voudrais|souhaite) (?<=\\bn(?:e)? \\w+ )(?:plus|pas|aucun) (?:de |d |aucun )?details? dans les (?:ombres|noirs|zones sombres|parties sombres)${END}`,
    ),
    'assombris les ombres',
  ],
  // "Garde l'ambiance aux bougies"
  [
    /(?<=\bgarde[rz]? (?:bien )?)(?:l ?|cette |la )?(?:ambiance|lumiere|atmosphere) (?:(?:aux|a|la|des|de|d) )*(?:bougies?|chandelles?)(?= ?$| [,.;!?]| et\b)/,
    'the candle mood ',
  ],
  // "Fais que cette rue de jour ait l'air d'être de nuit": a street is all of the picture, a car is not
  [
    /\b(?:fais(?: en sorte)?|faites(?: en sorte)?) que (?:cette|la|ma|ce|le) (?!(?:voiture|personne|sujet|fille|femme|homme|chien|chat|moto|velo|maison|fond|ciel)\b)\w+ (?:de jour )?(?:ait l ?air|paraisse|semble|ressemble|soit)(?: (?:d ?etre|etre|prise?|de|la|a|en|une|photo))* nuit(?= ?$| [,.;!?]| (?:et|mais)\b)/,
    'make it night ',
  ],
  // "Au couché du soleil", as it sounds
  [/\bcouche (?=(?:du|de|de la) soleil\b)/, 'coucher '],
  // "Plus de détails dans les ombres"
  [
    /(?<!\bne (?:\w+ )?)\bplus de details? dans les (?:ombres|(?:zones|parties) (?:sombres|noires))(?= ?$| [,.;!?]| et\b)/,
    'debouche les ombres',
  ],
  [
    /(?<!\bne (?:\w+ )?)\bplus de details? dans les (?:hautes lumieres|blancs|(?:zones|parties) (?:claires|cramees|brulees))(?= ?$| [,.;!?]| et\b)/,
    'baisse les hautes lumieres',
  ],
  // "Comme si c'était minuit"
  [
    new RegExp(
      `${START}(?:fais )?comme (?:si (?:cetait|c etait|on etait|il etait)|sil etait|s il etait) (?:(?:a|en) )?${NIGHT}${END}`,
    ),
    'make it night',
  ],
  // "Il faut qu'on croie que c'est minuit"
  [
    new RegExp(
      `${START}${BELIEVED} (?:que c ?est|que ce soit|qu ?il (?:est|fait|soit|fasse)|etre (?:a|en)) ${NIGHT}${END}`,
    ),
    'make it night',
  ],
  // "Fais ressortir les détails des nuages et des ombres": all of the range
  [
    new RegExp(
      `${START}${ASKED}(?:fais (?:ressortir|sortir)|sors|ressors|recupere|mets)? ?(?:(?:les|des|du|de|plus|tous|le|plein|tout) )*details? (?:(?:dans|des|aux|de|sur) )*(?:${LIT} et ${SHADED}|${SHADED} et ${LIT})(?= ?$| [,.;:!?])`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `(?<=\\bhdr (?:(?!pas |sans |mais |non )[^.;!?“ ]+ )*)(?:, )?(?:(?:bien|tres|completement|vraiment|carrement) )*(?:exagere|a fond|a donf|pousse a fond|outre)(?:(?: ,)? ${LIKE_ADVERTS})?${END}`,
    ),
    ', tres fort',
  ],
  [new RegExp(`(?<=\\bhdr (?:[^.;!?“]* )?)(?:, )?${LIKE_ADVERTS}${END}`), ''],
  // "Tous les détails, ciel dramatique, le grand jeu"
  [
    new RegExp(
      `${START}${ASKED}(?:(?:fais|fait) (?:ressortir|peter|sortir) (?:(?:tous|toute) )?les details|tous les details(?: bien visibles)?)(?= (?:,|et) (?:un )?ciel (?:dramatique|d ?orage|orageux)\\b)`,
    ),
    'hdr',
  ],
  [
    new RegExp(
      `(?<=\\b(?:hdr|ciel|details)\\b[^.;!?“]* )(?:, )?(?:le grand jeu|la totale|le grand show)(?: quoi)?${END}`,
    ),
    '',
  ],
  // "Corrige les parties brûlées de la nappe"
  [
    new RegExp(
      `${START}(?:(?:peux tu|tu peux|pourrais tu) )?(?:rattrap|recuper|corrig|sauv|repar|attenu|baiss|adouc|assombri)\\w* (?:un peu |legerement )?(?:les|des|ces) (?:zones?|parties?|endroits?|coins?|taches?) ${BURNT}(?: (?:sur|de|dans|du|a|au|des|par) (?:(?:la|le|les|mon|ma|mes|sa|son) )?(?!peau|tapis|moquette|nappe|document|papier)[^,.;:!?“ ]+)?${END}`,
    ),
    'baisse les hautes lumieres',
  ],
  // "Baisse la lumière des vitres, elles sont brûlées"
  [
    new RegExp(
      `${START}(?:baisse|baisser|reduis|reduire|diminue|diminuer|attenue|attenuer|calme)z? (un peu |legerement |beaucoup )?(?:la |le |lec)(?:luminosite|lumiere|lat|eclat|brillance|exposition) (?:de la|du|des|de|sur la|sur le|sur les|dans les) (?!photo|image|fond|arriere)[^,.;:!?“ ]+ (?:[,.;] |car |parce |qui |elles? |ils? |quelles? |quils? |cest )+(?:sont|est|ressort|ressortent|a|ont|ete) (?:(?:tout|toute|toutes|tous|completement|trop|un peu) )*${BURNT}${END}`,
    ),
    'baisse les hautes lumieres $1',
  ],
  // "La feuille plus claire et l'encre plus noire"
  [
    /\b(?:(?:rends|rend|mets|fais|que|avec|je veux) )*(?:le )?(?:papier|fond du papier|la feuille|feuille|la page) (?:(?:soit|un peu|bien) )*plus (?:blanc|blanche|claire?)(?: (?:,|et))+ (?:(?:le|la|les|l) )?(?:lecriture|ecriture|lencre|encre|texte|lettres?|ecrits?|mots|caracteres) (?:(?:soit|un peu|bien) )*(?:plus )?(?:foncee?s?|sombres?|noire?s?|marquee?s?|nette?s?)(?= ?$| [,.;!?])/,
    'rends le papier plus blanc et le texte plus noir',
  ],
];
