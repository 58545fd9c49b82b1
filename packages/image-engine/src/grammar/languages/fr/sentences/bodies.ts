import type { Form } from '../../../forms/rewrite.ts';
import { END, START, STP } from '../parts.ts';

const WHO =
  '(?:moi|lui|le|la|leur|les|nous|(?:(?:le|la|les|mon|ma|mes|son|sa) )(?!photo|image|fond|ciel|couleurs?|fleurs?|arbres?)[^,.;:!?“ ]+)';

/** Somebody shall do something. */
const MAKES = `(?:(?:(?:tu peux|peux tu|pourrais tu|je veux|je voudrais|il faut) )*(?:(?:fais|fait|faites|faire|mets|mettre|donne|donner) ${WHO}|(?:(?:fais|faites) (?:en sorte )?)?(?:je (?:veux|voudrais) )?(?:qu ?|que )(?:il|elle|on|ils|elles|je|(?:le|la|les|mon|ma|mes|son|sa) [^,.;:!?“ ]+)) )`;

const CUT = '(?:courte?|longue?|degradee?|mulet|afro|garconne|rasee?|bouclee?|punk|militaire)';

/** French: faces, hair, poses, and things that are no part of the picture. */
export const FRENCH_BODIES: readonly Form[] = [
  // "Fais-lui tirer la langue"
  [
    new RegExp(
      `${START}(?:${MAKES}(?:(?:faire|fasse|fassent|fasses|de) )*(?:tire[rz]?|tirent|tires|sort[a-z]*|(?:faire |fasse )?(?:la |une |des )?(?:grimaces?|moue)|(?:un |des )?clins? d ?(?:oeil|œil)|(?:les )?gros yeux)|tire(?:z|r)? ${WHO})(?: (?:la|sa|une|ma|leur) langue)?${STP}${END}`,
    ),
    'change the smile',
  ],
  [
    new RegExp(
      `${START}(?:${MAKES}(?:ait|aie|aient|avoir|a)|(?:donne|enleve|retire|mets) (?:moi|lui|leur)|(?:donne|enleve|retire)) (?:(?:l|un|une|son|cet|sa|moins|plus) ?)*(?:air|mine|tete|expression) (?:(?:plus|moins|tres|un peu|d|de) )*(?:content|heureu|triste|fach|serieu|fatigu|souriant|joyeu|en colere|surpris|mechant|gentil|bete|grognon|boud|endormi|enerv|malheureu|detendu|stress|severe|sympa|aimable|renfrogn|ennuy|effray|gai)[a-z]*${STP}${END}`,
    ),
    'change the smile',
  ],
  [
    new RegExp(
      `^(?:(?:un peu|un air|l ?air|avoir|plus|beaucoup) )*(?:moins|plus) (?:(?:l ?air|d ?air) )?(?:serieu(?:x|se)|souriante?|grognon|boudeur|joyeu(?:x|se))${STP}(?= ?[.!]? ?$)`,
    ),
    'change the smile',
  ],
  [
    new RegExp(`${START}(?:ferme|fermer|fermez)(?: (?:moi|lui))? (?:la|ma|sa) bouche${STP}${END}`),
    'change the smile',
  ],
  [
    new RegExp(`^(?:avec )?(?:les |mes |ses )?(?:mains|bras) en l ?air${STP}(?= ?[.!]? ?$)`),
    'change the pose',
  ],
  // "Fais-moi plus grand", "fais-moi les yeux verts"
  [
    new RegExp(
      `${START}(?:fais|rends|rend|fait) (?:moi|lui|nous|leur) (?:(?:un peu|beaucoup|bien) )*plus (?:grand|petit|gros|maigre|fin|fort|baraque|musclee?|mince|beau|belle|joli|jolie)(?:e|es|s)?${STP}${END}`,
    ),
    'grandis moi',
  ],
  // "Rends les yeux bleus": painted over, they are recoloured
  [
    new RegExp(
      `${START}(?:fais|mets|rends|peins|colore)(?: (?:moi|lui|nous))? (?:les|mes|ses) yeux (?:(?:en|de|couleur) )*(verts?|bleus?|marrons?|gris)${STP}${END}`,
    ),
    'make the eyes $1',
  ],
  // "Rends les cheveux blonds": the same
  ...(
    [
      ['blonds?', 'tan'],
      ['chatains?|bruns?', 'brown'],
      ['roux', 'cuivre'],
    ] as const
  ).map(
    ([said, colour]): Form => [
      new RegExp(
        `${START}(?:fais|mets|rends|peins|colore|teins)(?: (?:moi|lui|nous))? (?:les|mes|ses) cheveux (?:(?:en|de|couleur) )*(?:${said})${STP}${END}`,
      ),
      `make the hair ${colour}`,
    ],
  ),
  [
    new RegExp(
      `${START}(?:fais|mets|donne|change|rends|je veux|avec)(?: (?:moi|lui|nous))? (?:(?:la|couleur|de|des) )*(?:les|mes|ses|des) yeux (?:(?:en|de|couleur|plus) )*(?:verts?|bleus?|clairs?|marrons?|noisette|gris)${STP}${END}`,
    ),
    'change my hair',
  ],
  // "Change ma tête", "change ma tenue"
  [
    new RegExp(
      `${START}(?:change|changer|changez|arrange)(?: moi)? (?:ma|sa|la) (?:tete|figure|tronche)${STP}${END}`,
    ),
    'grandis moi',
  ],
  // "Coupe de cheveux courte pour moi": no crop
  [
    new RegExp(
      `${START}(?:(?:je|tu|peux|veux|voudrais|une|la|fais|faire|mets|donne|change|essaie|teste|moi|lui|nous|nouvelle|autre|ma|sa|ta) )*(?:coupe de cheveux|coupe de tifs|coiffure)(?: (?!et\\b)[^,.;:!?“ ]+){0,5}?${END}`,
    ),
    'change my hair',
  ],
  [
    new RegExp(
      `${START}(?:fais|faire|donne|mets) (?:moi|lui|nous|leur) (?:une|la) (?:belle |jolie |petite |nouvelle )?coupe (?:(?:tres|plus|un peu|assez|bien) )*(?:${CUT}|au bol|a la garconne|en brosse)${STP}${END}`,
    ),
    'change my hair',
  ],
  [
    new RegExp(
      `${START}(?:(?:je (?:veux|voudrais)|j ?aimerais) )?(?:(?:une|la) )?coupe (?:courte|longue|afro|mulet|garconne|a la garconne|degradee|au bol|en brosse|rasee)(?: pour (?:moi|lui|elle))?${STP}${END}`,
    ),
    'change my hair',
  ],
  [
    new RegExp(
      `${START}(?:(?:tu peux|peux tu|je veux|je voudrais) )*(?:coup|recoup|rallong|allong|raccourci|frise|boucl|liss|coiff|decoiff|ras|teint|teins|teindr|attach|detach)[a-z]*(?: (?:moi|lui|nous|leur|me))? (?:les|mes|ses|ces|leurs) cheveux(?: (?:de|du|des|d|en|a|au)\\b[^,.;:!?“]{1,30}?)?${STP}${END}`,
    ),
    'change my hair',
  ],
  // "Pose un vase de pivoines sur la table": a thing, and no posture
  [
    new RegExp(
      `${START}(?:pose|poser|posez|depose|deposer|deposez)(?: (?:moi|y|lui))? (un|une|des|du|quelques|deux|trois|plusieurs) (?!(?:petit |joli |beau |bel |leger )*(?:filtre|effet|cadre|texte|titre|bord|bordure|ombre|fond|ciel|flou|logo|tampon|filigrane|vignettage|voile|calque)\\b)(?=[^,.;:!?“ ])`,
    ),
    'ajoute $1',
  ],
  [
    new RegExp(
      `${START}(?:pose|poser|posez)(?: (?:moi|y|lui))? (un|une|du|le|la) (?=(?:petit |joli |beau |bel |leger )*(?:filtre|effet|cadre|texte|titre|bord|bordure|ombre|fond|ciel|flou|vignettage|voile)\\b)`,
    ),
    'mets $1',
  ],
];
