import type { Form } from '../../forms/rewrite.ts';

/** What is hidden of somebody or something, and in whose words that is. */
const HIDES = [
  ['pixe', 'pixela'],
  ['tap', 'tapa'],
  ['difumin', 'difumina'],
  ['desenfo', 'desenfoca'],
  ['censur', 'censura'],
] as const;
const HIDDEN =
  '(patentes?|placas?|matriculas?|chapas?|numeros?|caras?|rostros?|ojos|carita|nombres?|direccion)';
const OWNERS = [
  ['al', 'del'],
  ['a la', 'de la'],
  ['a los', 'de los'],
  ['a las', 'de las'],
  ['a mi', 'de mi'],
  ['a este', 'de este'],
  ['a esta', 'de esta'],
] as const;

/** What of somebody or something is to be hidden, as the tables of Spanish have it. */
export const SPANISH_HIDDEN_OF: readonly Form[] = [
  // "Pixélale la patente al auto": of the car
  ...HIDES.flatMap(([verb, said]) =>
    OWNERS.map(
      ([to, of]): Form => [
        new RegExp(
          `\\b${verb}[a-z]*(?: (?:le|les|me))? (la|las|el|los) ${HIDDEN} ${to} (?!(?:derecha|izquierda|foto|imagen)\\b)(?=[^,.;:!?“ ])`,
        ),
        `${said} $1 $2 ${of} `,
      ],
    ),
  ),
];
