import type { Form } from '../../../forms/rewrite.ts';
import { START } from '../parts.ts';

const PUTS = '(?:mets|met|mettre|mettez|pose|place|visse|colle|plante|enfonce|flanque|ajoute)';

const WEAR =
  '((?:une?|des) (?!flou|filtre|effet|texte|ombre|lumiere)(?:[^,.;:!?“ ]+ ){1,4}?)(?:sur|par dessus) (?:la|ma|sa|leur|nos) tetes?';

/** What no picture is a look of. */
const BEINGS =
  '(?:ferrari|lamborghini|lambo|porsche|bugatti|tesla|bmw|mercedes|audi|maserati|limousine|4x4|tracteur|camion|bateau|avion|voiture|moto|velo|fusee|carrosse|tank|lion|lionne|tigre|chien|chat|chaton|loup|ours|panda|lapin|singe|dragon|licorne|cheval|poney|dinosaure|requin|girafe|elephant|citrouille|chateau|villa|palais|zombie|vampire|sorciere|sorcier|sirene|fee|elfe|princesse|prince|super heros|superheros|robot|extraterrestre|alien|monstre|loup garou|lutin|ange|demon|animal)';

/** Sentences of French about people and things that are there or are to be. */
export const FRENCH_PEOPLE_AND_THINGS: readonly Form[] = [
  // "Transforme-la en Ferrari"
  [
    new RegExp(
      `(?:${START}|(?<=\\bpis ))(?:(?:tu peux|peux tu|pis) )*(?:transform|metamorphos|chang)(?:e|ez|er) (?:moi )?(?:la|le|les|ca|moi|nous|lui) en (?:(?:une?|vraie?|grosse?|belle|beau|petite?) )*(${BEINGS}s?)(?= ?$| [,.;:!?]| (?:et|puis|stp|svp|mdr|lol|ptdr|xd|haha|hihi|rouge|jaune|noire?|blanche?)\\b)`,
    ),
    'turn it into a $1',
  ],
  // "Plante un palmier à côté\"
  [
    new RegExp(
      `${START}(?:plante|planter|plantez|plantes)(?: moi| y)? (un|une|des|quelques|deux|trois) (?!peu\\b|poil\\b|chouia\\b|brin\\b|plus\\b)(?=[^,.;:!?“ ]{3,})`,
    ),
    'ajoute $1',
  ],
  // "Visse-moi un chapeau sur la tête"
  [
    new RegExp(
      `${START}(?:(?:tu peux|peux tu) )?${PUTS} (?:(?:moi|lui|leur|nous|me) )?${WEAR}(?= ?$| [,.;:!?]| (?:et|puis)\\b)`,
    ),
    'add $1',
  ],
];
