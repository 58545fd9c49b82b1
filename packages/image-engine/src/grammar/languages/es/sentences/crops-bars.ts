import type { Form } from '../../../forms/rewrite.ts';
import { CUT, WISH_END, WISH_START } from '../parts.ts';

/** What is left around a picture that was fitted into a shape. */
const BARS = '(?:franjas|barras|bandas|tiras|bordes|margenes) (?:negr|blanc)[oa]s';

/** Somewhere else they may be scratches, or what is on a field. */
const LINES = '(?:rayas|lineas|cintas|cosas|partes|pedazos) (?:negr|blanc)[oa]s';

const BY_EDGE =
  '(?:(?:que (?:tiene|hay|salen|quedaron|estan|aparecen|trae|se ven) )?(?:(?:a|de|en|por|al|ambos|los|las|cada|todos) )*(?:lados?|costados?|laterales|orillas?|extremos|arriba(?: y (?:de )?abajo)?|abajo(?: y (?:de )?arriba)?|alrededor|izquierda y derecha))';

/** Spanish: bars beside a picture, which are cut off. */
export const SPANISH_CROPS_BARS: readonly Form[] = [
  // "Sácale las franjas negras de los costados", "tiene franjas negras a los lados, quítalas"
  [
    new RegExp(
      `${WISH_START}${CUT} (?:(?:todas|todos|las|los|esas|esos|estas|estos|unas) )*(?:${BARS}(?: ${BY_EDGE})?|${LINES} ${BY_EDGE})${WISH_END}`,
    ),
    'quita las barras negras de los lados',
  ],
  [
    new RegExp(
      `${WISH_START}(?:(?:la foto|foto) )?(?:(?:me|le|se|nos|la|lo) )*(?:tiene|trae|hay|qued[a-z]+|sali[a-z]+|salen|aparec[a-z]+|tengo|puso|pusieron|vino|viene)(?: (?:con|unas|unos|las|los|dos|estas|estos))* (?:${BARS}(?: ${BY_EDGE})?|${LINES} ${BY_EDGE}) (?:(?:[,.;:¿]|y|asi que|porfa|por favor) )+(?:(?:se|me|puedes|podrias|puede|las|los) )*(?:quit|sac|elimin|borr|cort|recort|fuera)[a-z]*(?: (?:me|se|la|le|las|los|selas|selos|melas))*${WISH_END}`,
    ),
    'quita las barras negras de los lados',
  ],
];
