import { END, START } from '../../forms/parts.ts';
import type { Form } from '../../forms/rewrite.ts';
import { alternatives } from '../alternatives.ts';
import { FRENCH_LAYOUTS } from '../layouts-said.ts';
import { FRENCH_ASKED_FREELY } from './asked-freely.ts';
import { FRENCH_LOOKS_ASKED } from './looks-asked.ts';
import { FRENCH_STROKES_ASKED } from './strokes-asked.ts';

const STP = '(?: (?:stp|svp|merci|s il te plait|s il vous plait))*';
const SIDES = [
  ['(?:en bas|dans le bas|au bas|tout en bas)', 'en bas'],
  ['(?:en haut|dans le haut|au dessus|tout en haut)', 'en haut'],
  ['(?:a gauche|sur la gauche|du cote gauche)', 'a gauche'],
  ['(?:a droite|sur la droite|du cote droit)', 'a droite'],
] as const;

/** What is cut off at an edge, and never painted away there: colours are no areas, margins are. */
const AREAS =
  '(?:ciel|sol|plancher|parquet|carrelage|plafond|herbe|gazon|pelouse|espace|vide|place|marges?|murs?|route|rue|bitume|goudron|trottoir|sable|terre|eau|mer|lac|neige|plage|verdure|toit|blanc|noir|gris)';
const GONE = 'enlev|retir|supprim|vire|efface|degage';

/** French wishes of few words, in words that its tables hold. */
export const FRENCH_SHORT_SENTENCES: readonly Form[] = [
  ...FRENCH_ASKED_FREELY,
  ...FRENCH_LOOKS_ASKED,
  ...FRENCH_STROKES_ASKED,
  // "Penche un peu à droite, corrige": it does so, and is to do so no longer
  [
    new RegExp(
      `${START}(?:(?:elle|il|ca|la photo|l?image|le cadre) )?penche(?: (?:un peu|un petit peu|legerement|trop|beaucoup|un brin))? (?:a|vers la|sur la|vers) (?:la )?(?:droite|gauche) (?:(?:,|et|tu peux|peux tu|il faut) )+(?:corrig|redress|rectifi|repar|arrang|remets|remettre)\\w*(?: (?:la|le|ca|cela|droit|droite|d?aplomb))*${STP}${END}`,
    ),
    'redresse',
  ],
  // "Trop de carrelage en bas, coupe": an edge; "trop de câbles en haut, enlève": the things
  ...SIDES.flatMap(([where, side]): Form[] => {
    const said = (what: string) =>
      `${START}(?:(?:il y a|y a|ya|ca fait|je vois|on voit) )?(?:beaucoup |un peu |bien )?trop (?:de |d |du |des )(?!bruit|grain|contraste|lumiere|saturation|flou|couleurs?)${what}${where} (?:(?:,|et|tu peux|peux tu|donc|alors) )+`;
    const rest = `(?: (?:la|le|les|ca|cela|un peu|un bout|en|moi))*${STP}${END}`;
    const things = '(?:[^,.;:!?“ ]+ ){1,2}?';
    return [
      [
        new RegExp(`${said(things)}(?:coup|recadr|rogn)(?!\\w*dre)\\w*${rest}`),
        `coupe un peu ${side}`,
      ],
      [
        new RegExp(
          `${said(`${AREAS} (?:(?:vide|blanc|noir|gris|bleu|vert)(?:he|e)? )?`)}(?:${GONE})\\w*${rest}`,
        ),
        `coupe un peu ${side}`,
      ],
      [
        new RegExp(`${said(`((?:[^,.;:!?“ ]+ ){0,1}[^,.;:!?“ ]+) `)}(?:${GONE})\\w*${rest}`),
        `enleve les $1 ${side}`,
      ],
    ];
  }),
  // "Mets le visage de Paul sur le corps de Marc"
  [
    new RegExp(
      `${START}(?:(?:peux tu|tu peux|pourrais tu) )?(?:mets|met|mettre|mettez|colle|coller|place|pose|greffe) (?:le visage|la tete|mon visage|ma tete|sa tete|son visage)(?: (?:de|du|d) [^,.;:!?“]{1,30}?)? (?:sur|a la place de|a la place du|au lieu de) (?:(?:le|la|son|mon|celui|celle|cet|cette|ce) )(?:(?:corps|visage|tete|acteur|actrice|chanteur|chanteuse|personne|mec|homme|femme|type)\\b)?(?: ?(?:de|du|d) [^,.;:!?“]{1,30}?)?${STP}(?=${END}| et (?:floute|mets|rends|change|enleve|supprime|passe|ajoute|garde|laisse|fais|recadre|eclaircis|assombris|coupe|retire|efface)\\b)`,
    ),
    'swap the faces',
  ],
];

/** The same as phrases of its tables. */
export const FRENCH_SHORTLY = `
  ${FRENCH_LAYOUTS}
  vignette youtube | vignette pour/de youtube | vignette pour ma/mon/une/la video youtube = youtube thumbnail
  resserr~ le cadre | resserr~ un peu le cadre | resserr~ le cadrage | resserr~ un peu le cadrage = crop closer
  pas de couleurs criardes/flashy/flashies/tapantes | sans couleurs criardes/flashy | pas de couleur criarde/flashy = no garish colors
  j @ ai le teint verdatre/vert | j @ ai le visage verdatre/vert | j @ ai la peau verdatre/verte | on a le teint verdatre/vert | on a le visage verdatre = my face is too green
  deux en haut et deux en bas | 2 en haut et 2 en bas | deux en haut deux en bas = two top and two bottom
  presque plus de couleur/couleurs = almost no color left
  bruit/grain dans les zones/parties sombres | bruit/grain dans les ombres = noise
  une longue bande avec/de ces photos/images | une seule longue bande avec/de ces photos = one long strip out of these
  ou n @ importe quelle/quelles montagne/montagnes =
  fonds/fondez/fondre ces trois = blend these 3
  fonds/fondez/fondre ces quatre = blend these 4
  a l @ air si grognon/fache/fachee/triste/boudeur | a l @ air tellement grognon/fache/fachee/triste | a l @ air trop grognon/fache/fachee = looks so grumpy
  lumiere plus franche | une lumiere plus franche | lumiere plus franche et nette = brighter
  si ce n @ est pas possible | si c @ est pas possible | si tu ne peux pas | si tu peux pas | si pas possible = if you cant
  annule/annuler/annulez la derniere modification | annule/annuler/annulez le dernier changement | annule/annuler ca | annule/annuler cela = undo the last change
  suprimer/suprime/suprimez le fond | suprimer/suprime/suprimez l @ arriere plan = remove the background
  plus chud/chau | plus chude = warmer
  fond floou/flo | le fond floou/flo = blurred background
  dans cet ordre | dans cet ordre la | dans l @ ordre indique = in that order
  tiers inferieur | tiers du bas = bottom third
  tiers superieur | tiers du haut = top third
  avec un anneau | avec un fin anneau | avec anneau = with a ring
  gris perle | gris perles = pearl gray
  ${alternatives('fond|fond de|arriere plan|arriere plan de|mur de', 'studio gris perle')} = pearl gray studio background
`;
