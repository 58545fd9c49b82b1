import type { Form } from '../../forms/rewrite.ts';
import { END, INK, START } from './parts.ts';

/** What a body looks like, which nothing here changes. */
const BODY =
  '(?:delgad|flac|alt|joven|guap|gord|fuerte|musculos|maquillad|rubi|moren|viej|baj)(?:[oa]s?|es)?';

/** Frames, shapes, letters and cut-outs as people ask for them, in words that the tables of Spanish hold. */
export const SPANISH_SPOKEN_WISHES: readonly Form[] = [
  // "Pa la izquierda"
  [/\bpa (?:la|el) (izquierda|derecha)\b/, 'a la $1'],
  [/\bpa (?=(?:la|el|los|las|mi|que|arriba|abajo|un|una)\b)/, 'para'],
  // "Y ya que estás, quítame diez años"
  [/(?<=[,.;] |\by |^)(?:ya que estas|ya que estamos|ya puestos) (?:, )?/, ''],
  // "Aclara las sombras, que el cielo ya está bien"
  [
    /(?<=\w )(?:, )?que (el cielo|el fondo) (?:ya )?(?:esta|se ve|sale) (?:muy )?(?:bien|perfecto)(?= ?$| [,.;!])/,
    ', pero deja $1 como esta',
  ],
  // "Hazme ver más delgada": nothing that light does.
  [
    new RegExp(
      `\\b(?:hazme|haz me|hazla|hazlo|haznos|que me|quiero) (?:ver|vea|verme|veamos|lucir|luzca|salir|salga|parecer|parezca) (?:un poco |un poquito |bastante |mucho )?mas (${BODY})`,
    ),
    'hazme mas $1',
  ],
  // "Recórtala para que solo se vea de los hombros para arriba"
  [
    new RegExp(
      `${START}(?:(?:recort|cort|encuadr)\\w* (?:(?:para )?que (?:solo |solamente |nada mas )?(?:se (?:me |nos |le )?vea|salga|quede) )?|que (?:solo |solamente )?(?:se (?:me |nos |le )?vea|salga|quede) (?:solo |solamente |nada mas )?|solo )(?:de(?:sde)? )?(?:los |mis |sus )?hombros (?:para|hacia) arriba${END}`,
    ),
    'crop to head and shoulders',
  ],
  [
    new RegExp(
      `${START}(?:(?:recort|encuadr)\\w*|(?:un )?(?:primer )?plano) (?:de|a|hasta|en|solo|por) (?:(?:la |mi |su )?cabeza y (?:los |mis )?hombros|(?:los |mis )?hombros|(?:el |medio )?busto)${END}`,
    ),
    'crop to head and shoulders',
  ],
  // "Bordes difuminados en blanco": a light vignette.
  [
    /\b(?:bordes|esquinas|orillas) (?:difuminad|suavizad|desvanecid|esfumad|degradad)[oa]s (?:(?:en|a|de|con|hacia) )?(?:color )?blanc[oa]s?/,
    'vineta blanca',
  ],
  // "El texto “Oferta” en un círculo rojo": a shape that is nowhere yet, and no shape of the picture.
  [
    /(?<=“” (?:[^,.;:!?“ ]+ )*)(?:(?:en|dentro de|sobre|con) )+un (circulo|ovalo|triangulo|rectangulo|corazon|rombo) ((?:roj|negr|blanc|amarill|azul|verd|naranj|rosa|morad|dorad)[^,.;:!?“ ]*) ?/,
    ', agrega un $1 $2 ; ',
  ],
  // "Con letra de máquina de escribir"
  [
    /\b(?:(?:con|en) )?(?:una )?(?:letras?|tipografia|fuente|tipo) (?:(?:tipo|como|estilo|como de) )?(?:de )?(?:maquina(?: de escribir)?|typewriter)\b/,
    'en typewriter',
  ],
  // "Un marco tipo cuadro de museo": a frame, and no painting.
  [
    /\bmarco (?:(?:tipo|como|como de|de|estilo) )+(?:un )?(?:cuadro(?: (?:de )?(?:museo|galeria|antiguo|clasico))?|museo|pinacoteca|exposicion)\b/,
    'marco de galeria',
  ],
  // "Pon la primera encima de la segunda pero transparente": one shines through the other.
  [
    new RegExp(
      `${START}(?:pon|coloca|poner|mete|quiero) (?:la )?(?:primera|segunda|una|1|2) (?:foto |imagen )?(?:encima|sobre|arriba) (?:de )?(?:la )?(?:segunda|primera|otra|1|2)(?: foto| imagen)? (?:(?:,|pero|y|que|con|en|quede|sea|este|medio|algo|un poco) )*(?:transparente|semitransparente|translucida|transparencia|que se (?:transparente|trasluzca))${END}`,
    ),
    'mezcla las dos fotos',
  ],
  // "El pasaporte gringo", "la visa de Estados Unidos"
  [
    /\b(pasaporte|visa) (?:gring[oa]|yanqui|american[oa]|estadounidense|de (?:los )?(?:estados unidos|ee uu|eeuu|usa)|usa)\b(?: (?:, )?(?:de )?2 ?x ?2(?: pulgadas)?)?/,
    'pasaporte americano',
  ],
  // "Deja el fondo, solo quita …": as it is.
  [
    /(?<=^|[,.;] |\by )(?:pero )?dej(?:a|ame|alo)? (el fondo|el cielo) (?=[,;.] |y (?:solo |nada mas )?(?:quit|borr|elimin|cambi|pon|aclar|oscur))/,
    'deja $1 igual ',
  ],
  // "Foto de producto: recorta el zapato", "recorta el jarrón y ponle una sombra": cut out.
  [
    /\brecort(?:a|e|ame|ar) (?:el|la|los|las|mi|este|esta) (?!parte|zona|trozo|borde|cielo|suelo|piso|lado|foto|imagen|fondo|cara|altura|alto|ancho)[^,.;:!?“ ]+(?= (?:, |y )+(?:pon|agreg|anad|con)\w* (?:le |lo |la )?(?:una |un |el )?(?:sombr|fondo|reflejo|sobre))/,
    'recorta el producto',
  ],
  [
    /\b(?:colores|tonos) (?:(?:bien|muy|mas) )?(?:veranieg|alegr|tropical|festiv)\w*/,
    'colores vivos',
  ],
  // "Con un globo que diga “Hola”": letters, and no bubble.
  [
    /\b(?:con|pon(?:le|me)?|agrega(?:le)?|anade(?:le)?|mete(?:le)?) un (?:globo|globito|bocadillo)(?: de (?:texto|dialogo|comic))? (?:que (?:diga|ponga)|diciendo|con) (“”)/,
    'agrega un globo ; escribe $1',
  ],
  // "Ponle mi nombre, Camila"
  [
    new RegExp(
      `\\b(?:pon(?:le|me)?|escrib(?:e|ele|eme)|agrega(?:le)?|anade(?:le)?) (?:mi|su|el) nombre (?:[,:] )(?!con\\b|en\\b|abajo|arriba|que\\b)([^,.;:!?“ ]+)${END}`,
    ),
    'escribe “$1”',
  ],
  // "Quita el fondo y pon uno amarillo pastel"
  [
    /\b(?:quit|elimin|borr|sac|cambi)\w* (?:el|ese|este) fondo (?:[,;] |y )+(?:pon|ponle|ponme|mete|metele|usa|dame) (?:uno|otro) /,
    'pon un fondo ',
  ],
  [/\bque (?:ahora|ya|mejor) (?=(?:sea|sean|quede|queden)\b)/, 'que '],
  // "Acuarela, pero que la cara se distinga": not too much of it.
  [
    new RegExp(
      `(?<=\\b(?:acuarela|oleo|comic|anime|manga|caricatura|dibujo|boceto|pixel\\w*|cartoon|poster|pintura)\\b.* )(?:[,;] )?(?:(?:pero|y|con|sin que) )*que (?:la |mi |las |nuestras |su )?(?:cara|caras|rostro|persona) (?:se )?(?:(?:me |nos |le )?(?:distinga|reconozca|note|entienda|aprecie|identifique)n?|siga siendo reconocible|sea reconocible)(?: (?:bien|todavia|igual))?${END}`,
    ),
    ', sin pasarse',
  ],
  // "En letras azul oscuro", "en letras verdes claras"
  [new RegExp(`\\b(en|con) letras (?:de )?${INK} oscur[oa]s?\\b`), '$1 letras de color $2 oscuro'],
  [new RegExp(`\\b(en|con) letras (?:de )?${INK} clar[oa]s?\\b`), '$1 letras de color $2 claro'],
  [/\blloviznando\b/, 'lloviendo un poco'],
  // "Escribe con letras grandes y negras SE VENDE"
  [
    new RegExp(
      `\\b(?:escrib|pon)\\w* (?:con|en) letras? (?:bien |muy )?grandes? (?:y |, )?(?:de color |en )?${INK} ((?!(?:cielo|marino|claro|oscuro|pastel|menta|electrico|bebe|fuerte|chillon)\\b|y\\b|en\\b|arriba|abajo|con\\b|que\\b|el\\b|la\\b)[^,.;:!?“ ]+(?: (?!arriba|abajo|en\\b)[^,.;:!?“ ]+){0,4})(?= $|$| [,.;:!?]| arriba\\b| abajo\\b| en\\b)`,
    ),
    'escribe “$2” en letras $1 grandes',
  ],
  // "¿Me la puedes poner bonita para el perfil?"
  [
    new RegExp(
      `${START}(?:(?:me |por favor )?(?:la |lo )?(?:puedes|podrias|quiero) )?(?:poner|dejar|pon|deja|haz|hacer)(?:mela|me la|la|lo)? (?:(?:mas|bien|muy) )?(?:bonit|lind|chul|chid|presentabl|bell|hermos)[oae](?: para (?:el|mi) (?:perfil|feed|muro))?${END}`,
    ),
    'mejorala',
  ],
  // "Me gustaría que mi vestido fuera azul": were, and not outside
  [
    /\bque ((?:mi|el|la|los|las|su|mis|sus|este|esta|nuestro|nuestra) (?:[^,.;:!?“ ]+ ){1,3}?)(?:fuera|fuese|fueran|fuesen) (?!(?:de|del|borra|quita|elimina)\b)(?=[^,.;:!?“ ])/,
    'que $1 sea',
  ],
  // "Se ve muy oscura mi cara"
  [
    /\b(?:me )?(?:se ve|sale|salio|quedo|esta) (muy|demasiado|bien|super) (oscur[oa]|clar[oa]|palid[oa]) (mi cara|la cara|mi rostro|el rostro)(?= ?$| [,.;:!?])/,
    '$3 esta $1 $2',
  ],
];
