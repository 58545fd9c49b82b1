import type { Form } from '../../../forms/rewrite.ts';
import { END, REST, START } from '../parts.ts';

/** Of these, a place has a size or a shape of its own, and is read by itself. */
const SHAPED =
  '(?![^,.;:!?“]*(?:\\d|\\b(?:instagram|insta|ig|tiktok|youtube|facebook|fb|linkedin|whatsapp|wsp|tinder|stories|story|historias?|estados?|portada|perfil|miniatura|pantalla|banner|carnet|pasaporte|dni|tamano|formato|grande|vertical|horizontal|cuadrad[oa]|fondo|marco)\\b))';

const WHY = '(?:(?:y|pues|porque|es|ya|ademas|como|que) )*';

const IT = '(?:me |se |te |nos )?(?:la|lo|las|los) ';

const PLAN =
  '(?:quiero|queremos|quisiera|quisieramos|quiere|quieren|voy a|vamos a|va a|van a|necesito|necesitamos|necesita|tengo que|tenemos que|hay que|pienso|pensamos|pensaba|puedo|debo)';

const USE =
  '(?:imprim\\w+|enmarc\\w+|encuadr\\w+|colg\\w+|cuelg\\w+|regal\\w+|mand\\w+|envi\\w+|vend\\w+|usar|utilizar|compartir|comparta|subir|suba|publi\\w+|present\\w+|entreg\\w+|expon\\w+|revel\\w+|ensen\\w+|mostrar|llevar|pegar|estampar|bordar|guardar|poner|dar)';

/** Whoever did it tells what happened; what is said to have come into the picture is to go. */
const FAULT =
  '(?![^,.;:!?“]*\\b(?:paso|pasaba|pasaron|cruzo|metio|aparecio|salio|salimos|sale|quedo|habia|hay|oscur\\w+|borros\\w+|movid\\w+|torcid\\w+|chuec\\w+|amarill\\w+|azul\\w*|roj\\w+|verd\\w+|quemad\\w+|clar\\w+|ruido|gran\\w+|fondo|flash|sombra\\w*|reflejo\\w*|luz)\\b)';

/** Sentences of Spanish about what is said beside a wish and asks for nothing. */
export const SPANISH_TALK: readonly Form[] = [
  // "Ninguna edición, gracias"
  [
    new RegExp(
      `(?<=^|^[^“]* (?:gracias|hola|no|nada) (?:[,.;!] )?)(?:por favor )?(?:no (?:(?:le|la|me) )?(?:quiero|necesito|necesita|hace falta|hagas|pongas|apliques) |sin )?ningun[oa]? (?:edicion|cambio|retoque|arreglo|ajuste|modificacion|filtro|efecto|edit)(?: (?:mas|por favor))?${END}`,
    ),
    'no hagas nada',
  ],
  // "Qué pena, pon nieve"
  [/(?<=^|[,.;:!?¡] )que (?:pena|lastima|fastidio)(?: [,.;:!])+ (?=\S)/, ''],
  // "La foto es un desastre, ¿me la dejas …?": no wish
  [
    /(?<=^|[,.;:!?¡¿] |\by )(?:(?:la|esta|mi) (?:foto|imagen) )?(?:es|esta|quedo|salio|me salio|me quedo) (?:hech[oa] )?(?:un|una) (?:(?:completo|verdadero|total) )?(?:desastre|asco|horror|porqueria|mierda|pena) (?:[,.;:¿¡] |y )+(?=\S)/,
    '',
  ],
  // "…, me lo podrías preparar, gracias": of what was said
  [
    /(?<=\w )(?:, )?(?:me|nos) l[oa]s? (?:puede|puedes|podria|podrias|pueden|podeis) (?:arreglar|hacer|ajustar|preparar|dejar|poner|sacar)(?: (?:asi|bien|por favor|porfa|, |gracias|muchas gracias))*(?= ?$| [.!?])/,
    '',
  ],
  // "El doble de tamaño, voy a imprimirla en A3"
  [
    new RegExp(
      `(?<=\\b(?:doble|triple|grande|resolucion|tamano|ampli\\w+|agrand\\w+|definicion|nitid\\w*|calidad|aument\\w+)\\b.* )(?:[,;] )?(?:(?:que|porque|pues|es que|ya que) )*(?:(?:la|lo) )?(?:(?:voy|vamos|quiero|queremos|necesito|tengo|pienso|es|va) (?:a |que |para )?)?(?:mandar a |mandarla a |poder )?(?:imprimir(?:la|lo)?|imprimo|imprimire|imprimimos|revelar(?:la|lo)?)(?: (?:en|a|tamano|papel|formato|de))*(?: a ?\\d| \\d+ ?x ?\\d+(?: cm)?| a\\d)?${END}`,
    ),
    '',
  ],
  // "Y ya que estás, quítame diez años"
  [/(?<=[,.;] |\by |^)(?:ya que estas|ya que estamos|ya puestos) (?:, )?/, ''],
  // "Más grande, que la quiero imprimir"
  [
    new RegExp(
      `${START}${SHAPED}${WHY}${IT}${PLAN} (?:poder |mandar a |mandar |llevar a |ir a |hacer )*${USE}${REST}${END}`,
    ),
    '',
  ],
  // "Más grande que la voy a mandar imprimir"
  [
    new RegExp(
      `(?<=\\w )${SHAPED}(?:es |por)?que ${IT}${PLAN} (?:poder |mandar a |mandar |llevar a |ir a |hacer )*${USE}${REST}${END}`,
    ),
    '',
  ],
  // "Que salga sonriendo, que justo puse cara de susto"
  [
    new RegExp(
      `${START}${FAULT}(?:(?:y|pues|es|por|ya) ?)*(?:que|porque) justo(?: ahi| en ese momento| entonces)?${REST}${END}`,
    ),
    '',
  ],
  // "… , ¿lo arreglas?"
  [
    new RegExp(
      `(?<=\\w (?:[,.;:!?¿] )+)(?:(?:me |por favor |y )*(?:lo|la|eso|esto) (?:arreglas|corriges|puedes arreglar|podrias arreglar|puedes corregir|podrias corregir|puedes mejorar|mejoras|solucionas)|(?:arregla|corrige|soluciona)(?:lo|melo)?)(?: por favor| porfa)?${END}`,
    ),
    '',
  ],
  // "La tenía doblada en la cartera", "la saqué con el celular viejo y …"
  [
    new RegExp(
      `${START}(?:(?:porque|es que|que|pues|y) )*(?:la|lo|las|los) (?:tenia|teniamos|tuve|tuvimos|guarde|guardamos|guardaba|llevaba|encontre|encontramos|halle|hallamos|rescate de|escanee|herede)${REST}${END}`,
    ),
    '',
  ],
  [
    new RegExp(
      `${START}(?:(?:porque|es que|que|pues|y) )*(?:la|lo|las|los) (?:saque|tome|hice|sacamos|tomamos|hicimos|saco|tomo) (?:con|desde|en|por)(?! (?:la )?(?:noche|contraluz|penumbra|oscuridad))${REST}(?=(?: $|$| [,.;:!?])| y (?:se|sale|salio|quedo|esta|no|me)\\b)`,
    ),
    '',
  ],
  // "… para Mercado Libre", "para venderla en Wallapop": where it goes.
  [
    /(?<=\w )para (?:(?:subir|vender|publicar|poner|anunciar)(?:la|lo|las|los)? (?:a|en|por) )?(?:mercado libre|mercadolibre|wallapop|vinted|milanuncios|segundamano|marketplace|olx|mi (?:tienda|tiendita|negocio|emprendimiento)(?: online| en linea| virtual)?)(?= $|$| [,.;:!?])/,
    '',
  ],
  // "… , es de 1930"
  [
    new RegExp(
      `(?<=\\w [,.;:!?¿] )(?:y )?(?:la foto )?(?:es|data|sera) (?:de|del|como de)(?: ano| anos)? 1[89]\\d\\d${END}`,
    ),
    '',
  ],
];
