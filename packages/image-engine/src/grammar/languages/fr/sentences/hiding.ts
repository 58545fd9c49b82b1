import type { Form } from '../../../forms/rewrite.ts';
import { END, START, STP } from '../parts.ts';

const COVERS =
  '(?:(?:tu peux|peux tu|il faut|je veux|pourrais tu) )*(?:cach|masqu|couvr|recouvr|dissimul|camoufl|censur|anonymis|plan[cq]u?)(?:e|es|ez|er|ir)(?: (?:moi|lui|leur))?';

/** What is hidden: no background, and nothing that the picture is. */
const SECRET =
  '((?:(?:le|la|les|l|mon|ma|mes|son|sa|ses|leurs?|ce|cet|cette|ces) (?!(?:fond|ciel|photo|image|reste|arriere)\\b)[^,.;:!?“ ]+(?: (?:de|du|des|d) (?:(?:la|le|les|l|ma|mon|mes|cette|ce) )?[^,.;:!?“ ]+)?|ca|cela|ceci))';

const WITH =
  '(?:(?:avec|par|sous|derriere|en|a laide de|grace a|de|d) )+(?:(?:un|une|du|de|la|des|l|d|effet|petit|gros|bon|leger) )*';

const STRONG = '(?: (?:bien |tres )?(?:fort|forte|epais|intense|opaque|marque|total))?';

const KINDS = [
  ['(?:flou|floutage|brouillage|blur|floute)(?: gaussien)?', 'floute'],
  [
    '(?:mosaiques?|pixels?|pixell?isation|pixell?ise|pixell?age|petits carres|carres|gros pixels)',
    'pixelise',
  ],
] as const;

const HIDDEN: readonly Form[] = KINDS.flatMap(([how, does]): Form[] => [
  // "Cache la plaque avec un flou", "masque le visage avec une mosaïque"
  [new RegExp(`${START}${COVERS} ${SECRET} ${WITH}${how}${STRONG}${STP}${END}`), `${does} $1`],
  [
    new RegExp(`${START}${COVERS} (?:le|la|les) ${WITH}${how}${STRONG}${STP}${END}`),
    `${does} cette zone`,
  ],
  // "Mets un flou sur la plaque", "une mosaïque sur le visage"
  ...(does === 'pixelise'
    ? [
        [
          new RegExp(
            `${START}(?:(?:mets|met|mettre|mettez|ajoute|applique|pose|fais) )?(?:(?:un|une|de la|du|des|effet) )*(?:mosaique|pixell?isation|gros pixels) (?:sur|a) ((?:le|la|les|l|son|sa|mon|ma|cette|ce) (?:visages?|plaques?|immatriculation|tetes?|figures?|noms?|adresses?|numeros?|logos?|marque)|ca|cela)${STP}${END}`,
          ),
          'pixelise $1',
        ] as Form,
      ]
    : []),
]);

/** Sentences of French about what is hidden, and not painted away. */
export const FRENCH_HIDING: readonly Form[] = [
  // "Cache le fond avec un flou": it alone
  [
    new RegExp(
      `${START}${COVERS} (?:le fond|l ?arriere plan|le decor) ${WITH}(?:flou|floutage|blur)${STRONG}${STP}${END}`,
    ),
    'floute le fond',
  ],
  ...HIDDEN,
];
